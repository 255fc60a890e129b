//! English sentences about games under review and the files they are from.

use super::{English, quoted};
use crate::pgn::PgnError;
use crate::rules::Color;
use crate::wording::{
    FileWords, LibraryFault, Line, ListRow, Listed, PgnWords, ReviewWords, Viewed,
};

impl ReviewWords for English {
    fn viewed(&self, viewed: &Viewed) -> String {
        let Viewed { made, last, line } = viewed;
        let line = match line {
            Line::Game => "",
            Line::Variation => ", a variation",
            Line::Own => ", your own line",
        };
        let last = last.map(|last| format!(", of {last}")).unwrap_or_default();
        match made {
            None if last.is_empty() => "Viewing the start; there are no moves".to_owned(),
            None => "Viewing the start".to_owned(),
            Some((number, color, text)) => {
                let side = side_letter(*color);
                format!("Viewing move {number}{side}, {text}{last}{line}")
            }
        }
    }

    fn continuations(&self, texts: &[String], chosen: usize) -> String {
        let shown = texts.iter().enumerate().map(|(index, text)| {
            if index == chosen {
                format!("[{text}]")
            } else {
                text.clone()
            }
        });
        let shown: Vec<String> = shown.collect();
        format!("Next: {}", shown.join("  "))
    }

    fn chosen_continuation(&self, text: &str, number: usize, count: usize) -> String {
        format!("Next: {text}, {number} of {count}")
    }

    fn alternatives(&self, texts: &[String]) -> String {
        format!("Instead: {}", texts.join("  "))
    }

    fn glyph(&self, glyph: u8) -> Option<&'static str> {
        Some(match glyph {
            1 => "A good move.",
            2 => "A mistake.",
            3 => "A brilliant move.",
            4 => "A blunder.",
            5 => "An interesting move.",
            6 => "A dubious move.",
            7 => "The only move.",
            10 => "Level.",
            13 => "Unclear.",
            14 => "White is slightly better.",
            15 => "Black is slightly better.",
            16 => "White is better.",
            17 => "Black is better.",
            18 => "White is winning.",
            19 => "Black is winning.",
            22 | 23 => "Zugzwang.",
            146 => "A novelty.",
            _ => return None,
        })
    }

    fn no_start(&self) -> &'static str {
        "The position the game began from cannot be read"
    }

    fn review_hint(&self) -> &'static str {
        "Left, Right step · 23b goes there · Space plays · :list :find :play :stop · F1 help"
    }

    fn list_hint(&self) -> &'static str {
        "Enter opens · a number: that game · a name, opening or result: search · Esc"
    }

    fn review_end(&self, end: bool) -> String {
        if end {
            "This is the end of the line.".to_owned()
        } else {
            "This is the start of the game.".to_owned()
        }
    }

    fn no_variation(&self) -> String {
        "No other move is mentioned here.".to_owned()
    }

    fn in_no_variation(&self) -> String {
        "This is the game itself; there is no variation to leave.".to_owned()
    }

    fn no_move_numbered(&self, number: u32, color: Option<Color>, last: Option<u32>) -> String {
        let side = color.map(side_letter).unwrap_or_default();
        match last {
            Some(last) => format!("There is no move {number}{side}; the line ends at move {last}."),
            None => "There are no moves.".to_owned(),
        }
    }

    fn autoplays(&self, pace: Option<u64>) -> String {
        match pace {
            Some(millis) => format!("A move every {} s. Space stops.", seconds(millis)),
            None => "Stopped. Space goes on.".to_owned(),
        }
    }

    fn autoplay_usage(&self) -> String {
        "Say :autoplay and seconds a move, 0.1 to 60, or :autoplay off.".to_owned()
    }

    fn ask_reviewed_move(&self, text: &str, known: bool) -> String {
        if known {
            format!("{text} is in the record. Which do you want?")
        } else {
            format!("{text} is not in the record, which stays. What is it to begin?")
        }
    }

    fn follow_game(&self) -> String {
        "Follow the record".to_owned()
    }

    fn own_line(&self) -> String {
        "A line of my own".to_owned()
    }

    fn game_from_here(&self) -> String {
        "A new game from here".to_owned()
    }

    fn neither(&self) -> String {
        "Neither".to_owned()
    }

    fn not_in_review(&self) -> String {
        "Not while reviewing. :play begins a game from here, :stop ends the review.".to_owned()
    }

    fn no_review(&self) -> String {
        "No game is being reviewed. :review begins.".to_owned()
    }

    fn nothing_to_review(&self) -> String {
        "No move has been made yet. :review FILE reviews the games of a file.".to_owned()
    }

    fn no_file_reviewed(&self) -> String {
        "This game is from no file. :review FILE reviews the games of a file.".to_owned()
    }

    fn game_place(&self, number: usize, listed: &Listed<'_>) -> String {
        let games = thousands(listed.games);
        let more = if listed.percent.is_some() { "+" } else { "" };
        format!("Game {} of {games}{more}", thousands(number))
    }

    fn list_title(&self, listed: &Listed<'_>) -> String {
        let Listed {
            name,
            games,
            percent,
            search,
        } = listed;
        if let Some((text, found, percent)) = search {
            let so_far = percent.map(|percent| format!(" so far, {percent} % looked at"));
            let found = count(*found);
            return format!(
                "{}: {found}{} · {name}",
                quoted(text),
                so_far.unwrap_or_default()
            );
        }
        let so_far = percent.map(|percent| format!(" so far, {percent} % read"));
        format!("{name}: {}{}", count(*games), so_far.unwrap_or_default())
    }

    fn list_row(&self, row: &ListRow<'_>) -> String {
        let [white, black] = row
            .players
            .map(|name| if name.is_empty() { "?" } else { name });
        let mut text = format!("{}. {white} – {black}, {}", row.number, row.result);
        for part in [row.date, row.eco, row.event] {
            if !part.is_empty() {
                text.push_str(", ");
                text.push_str(part);
            }
        }
        text
    }

    fn list_usage(&self) -> String {
        "Say :list, or :list and the row to begin with.".to_owned()
    }

    fn game_usage(&self) -> String {
        "Say :game and its number, :game next or :game back.".to_owned()
    }

    fn find_usage(&self) -> String {
        "Say :find and a name, an opening, a year or a result; or :find white NAME, black NAME, opening NAME, result 1-0, position [FEN].".to_owned()
    }

    fn no_result(&self, text: &str) -> String {
        format!("{} is no result; say 1-0, 0-1, 1/2-1/2 or *.", quoted(text))
    }

    fn games_found(&self, found: usize, among: usize, text: &str) -> String {
        let text = quoted(text);
        match found {
            0 => format!("None of {} fits {text}.", count(among)),
            1 => format!("1 of {} fits {text}.", count(among)),
            _ => format!("{} of {} fit {text}.", thousands(found), count(among)),
        }
    }

    fn whole_list(&self) -> String {
        "All games are listed again.".to_owned()
    }

    fn looking_for_game(&self, number: usize) -> String {
        format!("Looking for game {} …", thousands(number))
    }

    fn no_such_game_in_file(&self, number: usize, games: usize) -> String {
        format!(
            "There is no game {}; the file has {}.",
            thousands(number),
            count(games)
        )
    }

    fn no_game_beside(&self, forward: bool) -> String {
        if forward {
            "This is the last game.".to_owned()
        } else {
            "This is the first game.".to_owned()
        }
    }

    fn game_cut(&self) -> String {
        "This game is longer than a million letters. Only its beginning is shown.".to_owned()
    }

    fn game_damaged(&self, error: &PgnError, errors: usize) -> String {
        let more = match errors {
            0 | 1 => String::new(),
            2 => " One thing more is wrong.".to_owned(),
            _ => format!(" {} things more are wrong.", errors - 1),
        };
        let spot = error.spot;
        let problem = self.problem(&error.problem);
        format!(
            "Line {}, column {}: {problem}{more}",
            spot.line, spot.column
        )
    }

    fn standard_input(&self) -> &'static str {
        "standard input"
    }

    fn library_fault(&self, fault: &LibraryFault) -> String {
        match fault {
            LibraryFault::File(fault) => self.file_fault(fault),
            LibraryFault::Empty(name) => format!("There are no games in {name}: it is empty."),
            LibraryFault::NotText(name) => {
                format!("There are no games in {name}: it is no text, and PGN is text.")
            }
            LibraryFault::NotPgn(name) => format!(
                "There are no games in {name}: its beginning has neither tags nor moves of PGN."
            ),
            LibraryFault::Changed(name) => {
                format!("{name} has changed since it was opened. :review FILE opens it again.")
            }
        }
    }

    fn file_is_reviewed(&self, path: &str) -> String {
        format!("{path} is the file under review, which is never written. Choose another name.")
    }
}

const fn side_letter(color: Color) -> &'static str {
    match color {
        Color::White => "w",
        Color::Black => "b",
    }
}

/// Milliseconds as seconds, as short as possible.
fn seconds(millis: u64) -> String {
    let text = format!("{}.{:03}", millis / 1000, millis % 1000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// "1 game", "1,234 games".
fn count(games: usize) -> String {
    match games {
        1 => "1 game".to_owned(),
        _ => format!("{} games", thousands(games)),
    }
}

/// A number with commas between its thousands.
fn thousands(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
