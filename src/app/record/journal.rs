//! The record of a game as it lies on the disk while the game goes on.
//!
//! What happens at the table mostly adds to the record and changes nothing in it: then the file
//! need not be written anew. How things stand does change each time; it is written anew behind
//! what stood before, and the last word counts.
//!
//! A record ends with `*`, the mark of an unfinished game. What is added comes behind it, as
//! lines that begin with a semicolon and so are comments (PGN standard 5): the file is the same
//! game as before after each of their bytes. Then one byte, the old `*`, becomes a brace.
//!
//! ```text
//! 1. e4 *                         1. e4 {
//! ; [%tabiya now …]               ; [%tabiya now …]
//! ;} 1... e5 *                    ;} 1... e5 *
//! ```
//!
//! On the left everything behind `e4 *` is a comment; on the right the brace makes one comment of
//! all up to `}`, and what follows is part of the game. No state of the file in between exists.

use super::{command, present, writing};
use crate::app::App;
use crate::pgn;

/// Longer lines are not allowed in PGN (PGN standard 4.3).
const LONGEST_LINE: usize = 255;

/// How much of a line is filled with words.
const FILLED: usize = 200;

/// The record of a game with all that is needed to go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Journal {
    /// The tags, and the line behind them.
    tags: String,
    /// The moves with their comments, up to the result.
    moves: String,
    /// How things stand, in words.
    present: Vec<String>,
    /// The mark of the result.
    result: &'static str,
}

impl Journal {
    /// The record of the game on the board as it stands now.
    pub fn of(app: &App) -> Journal {
        let game = app.table().adjourn(app.now());
        let pgn = writing::whole(app, &game);
        let text = pgn::to_text(&pgn);
        let (tags, moves) = text.split_once("\n\n").unwrap_or((&text, ""));
        let moves = moves.trim_end();
        let result = pgn.result.text();
        Journal {
            tags: tags.to_owned(),
            moves: moves
                .strip_suffix(result)
                .unwrap_or(moves)
                .trim_end()
                .to_owned(),
            present: present::write(app, &game),
            result,
        }
    }

    /// All of it.
    pub fn text(&self) -> String {
        let Journal {
            tags,
            moves,
            result,
            ..
        } = self;
        let present = self.lines("").join("\n");
        let mut text = format!("{tags}\n\n");
        if !moves.is_empty() {
            text.push_str(moves);
            text.push('\n');
        }
        format!("{text}{{{present}}}\n{result}\n")
    }

    /// What has to be added behind a record to make it this one, before its last mark becomes a
    /// brace. Nothing if that does not do, and the record has to be written as a whole.
    pub fn added_to(&self, before: &Journal) -> Option<String> {
        let is_unfinished = |journal: &Journal| journal.result == pgn::Marker::Unknown.text();
        if self.tags != before.tags || !is_unfinished(self) || !is_unfinished(before) {
            return None;
        }
        let mut words = self.moves.split_whitespace();
        let mut known = before.moves.split_whitespace();
        if !known.by_ref().all(|word| words.next() == Some(word)) {
            return None;
        }
        let news: Vec<&str> = words.chain([self.result]).collect();
        let last = format!(";}} {}", news.join(" "));
        let mut lines = self.lines("; ");
        lines.push(last);
        let fits = lines.iter().all(|line| line.len() < LONGEST_LINE);
        fits.then(|| lines.join("\n") + "\n")
    }

    /// How things stand, on lines that each begin like this.
    fn lines(&self, head: &str) -> Vec<String> {
        let command = command::write(command::NOW, &self.present.join(" "));
        let mut lines = vec![head.to_owned()];
        for word in command.split(' ') {
            let line = lines.last_mut().expect("there is a line");
            let is_empty = line.len() == head.len();
            if !is_empty && line.len() + word.len() >= FILLED {
                lines.push(format!("{head}{word}"));
            } else {
                line.push_str(if is_empty { "" } else { " " });
                line.push_str(word);
            }
        }
        lines
    }
}
