//! English sentences of the practice screen.

use super::practice::tasks;
use super::{English, quoted};
use crate::openings::Opening;
use crate::practice::{Drill, Item};
use crate::rules::Square;
use crate::wording::DrillWords;

impl DrillWords for English {
    fn board_question(&self, item: &Item) -> String {
        tasks::question(item)
    }

    fn short_question(&self, item: &Item) -> String {
        tasks::short_question(item)
    }

    fn asked_next(&self, square: Square) -> String {
        format!("Then {square}.")
    }

    fn light_or_dark(&self, light: bool) -> &'static str {
        if light { "light" } else { "dark" }
    }

    fn drill_hint(&self, drill: Drill) -> String {
        let hint = match drill {
            Drill::Find => "Go to the square with the arrows and press Enter, or click it.",
            Drill::Name => "Type a letter and a digit.",
            Drill::Color => "Type l for light or d for dark.",
            Drill::Read => "Make it with arrows and Enter or the mouse, or type the two squares.",
            Drill::Choose => "Type 1, 2, 3 or 4.",
            Drill::Repair => "Type the wrong move as it should be, and Enter.",
            Drill::Convert | Drill::Write | Drill::Dictation => "Type the move, and Enter.",
            Drill::ScoreSheet => "Type every move on your sheet.",
        };
        hint.to_owned()
    }

    fn drill_hint_in_lines(&self, drill: Drill) -> String {
        match drill {
            Drill::Find => "Type the square.".to_owned(),
            Drill::Read => "Type the two squares, as e2e4.".to_owned(),
            Drill::Repair => "Type the wrong move as it should be.".to_owned(),
            Drill::Convert | Drill::Write | Drill::Dictation => "Type the move.".to_owned(),
            _ => self.drill_hint(drill),
        }
    }

    fn practice_help(&self) -> &'static [&'static str] {
        &[
            "Each item has three tries. After the second miss the rule is told, after the third the answer, and the item comes back when three others are done.",
            "Only the first try counts for accuracy. Score: right answers a minute by the square of the accuracy. A move's number need not be written.",
            "A round has twenty items if no other number or time was asked for. A round of ten items or more is in the chart.",
            "Skills open one after the other: 19 of the last 20 right at the first try, in the time set for it.",
            "Each skill lies in one of five boxes and is due again at once, or after 1, 3, 7 or 21 days. Two rounds with 95 % right move it up a box, one below 80 % moves it down.",
        ]
    }

    fn practice_help_title(&self) -> &'static str {
        "How practice goes"
    }

    fn practice_line_help(&self) -> &'static [&'static str] {
        &[
            "An answer is a line of its own. These words may stand alone or behind a colon:",
            "board: the board as letters; the square in question is marked",
            "men, what: what stands where",
            "notation?: the rules of notation",
            "stop: end the round",
        ]
    }

    fn options(&self, options: &[String; 4]) -> String {
        let numbered = options.iter().enumerate();
        let numbered = numbered.map(|(index, option)| format!("{} {option}", index + 1));
        numbered.collect::<Vec<_>>().join("   ")
    }

    fn round_place(&self, done: usize, all: Option<usize>) -> String {
        match all {
            Some(all) => format!("{done} of {all} done"),
            None => format!("{done} done"),
        }
    }

    fn round_over(&self) -> String {
        "The round is over.".to_owned()
    }

    fn right_so_far(&self, count: usize) -> String {
        format!("{count} at the first try")
    }

    fn time_left(&self, seconds: u32) -> String {
        match (seconds / 60, seconds % 60) {
            (minutes, 0) if minutes > 0 => format!("{minutes} min left"),
            _ => format!("{seconds} s left"),
        }
    }

    fn lesson_hint(&self) -> String {
        "Enter goes on.".to_owned()
    }

    fn dictated(&self, opening: &Opening) -> String {
        format!("Opening: {} ({}).", opening.name, opening.eco)
    }

    fn practice_keys(&self) -> String {
        "Esc: stop · F1: help · F2: rules of notation · F4: turn the board".to_owned()
    }

    fn summary_foot(&self, has_missed: bool) -> String {
        if has_missed {
            "Up, Down: scroll · Enter: another round · m: what was missed · Esc: leave".to_owned()
        } else {
            "Up, Down: scroll · Enter: another round · Esc: leave".to_owned()
        }
    }

    fn only_missed(&self) -> String {
        "Only what was missed".to_owned()
    }

    fn progress_title(&self) -> String {
        "Progress, the weakest first".to_owned()
    }

    fn ask_again(&self) -> String {
        "Another round?".to_owned()
    }

    fn ask_stop(&self) -> String {
        "Stop this round?".to_owned()
    }

    fn untimed(&self) -> String {
        "The first three rounds of a new skill have no timer: twenty items instead.".to_owned()
    }

    fn not_in_practice(&self) -> String {
        "Not while practising. :stop ends the round.".to_owned()
    }

    fn no_practice(&self) -> String {
        "Nothing is being practised. :practice begins.".to_owned()
    }

    fn no_such_drill(&self, name: &str) -> String {
        let drills: Vec<&str> = Drill::ALL.iter().map(|drill| drill.code()).collect();
        format!(
            "No drill and no skill is called {}. The drills are {}.",
            quoted(name),
            drills.join(", ")
        )
    }

    fn score_sheet_drill(&self) -> String {
        "Score keeping is practised by two players on a full screen: each writes every move."
            .to_owned()
    }
}
