//! English sentences of the practice screen.

use super::{English, quoted};
use crate::practice::Drill;
use crate::wording::DrillWords;

/// Bars of eight heights.
const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

impl DrillWords for English {
    fn drill_hint(&self, drill: Drill) -> String {
        let hint = match drill {
            Drill::Find => "Go to the square with the arrows and press Enter, or click it.",
            Drill::Name => "Type a letter and a digit.",
            Drill::Color => "Type l for light or d for dark.",
            Drill::Read => {
                "Pick the man up and drop it with arrows and Enter or the mouse, or type the two squares."
            }
            Drill::Choose => "Type 1, 2, 3 or 4.",
            Drill::Repair | Drill::Convert | Drill::Write | Drill::Dictation => {
                "Type the move and press Enter."
            }
            Drill::ScoreSheet => "Type every move on your sheet.",
        };
        hint.to_owned()
    }

    fn options(&self, options: &[String; 4]) -> String {
        let numbered = options.iter().enumerate();
        let numbered = numbered.map(|(index, option)| format!("{} {option}", index + 1));
        numbered.collect::<Vec<_>>().join("   ")
    }

    fn round_place(&self, done: usize, all: Option<usize>) -> String {
        match all {
            Some(all) => format!("{done} of {all} done."),
            None => format!("{done} done."),
        }
    }

    fn round_over(&self) -> String {
        "The round is over.".to_owned()
    }

    fn round_chart(&self, accuracies: &[f64]) -> String {
        let bar = |accuracy: &f64| {
            let height = BARS.iter().enumerate().skip(1).rev();
            let mut reached = height.filter(|(index, _)| {
                let least = u32::try_from(*index).map_or(0.0, f64::from) / 8.0;
                *accuracy > least
            });
            reached.next().map_or(BARS[0], |(_, bar)| *bar)
        };
        let chart: String = accuracies.iter().map(bar).collect();
        format!("Accuracy of the last {} rounds: {chart}", accuracies.len())
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
        "Score keeping is practised in a game of your own: start one with --scoresheet write."
            .to_owned()
    }
}
