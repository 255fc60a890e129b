//! Chinese: one text, written in simplified characters, from which the traditional one is made.

/// A sentence: a literal in simplified characters, and what is put where `{}` stands in it.
///
/// Only the literal is put into the script of the reader. What is inserted stays as it is: names,
/// moves, files, FENs, and what has been put into the script before.
macro_rules! say {
    ($zh:expr, $text:literal $(, $piece:expr)* $(,)?) => {
        $zh.fill(
            const {
                assert!(
                    $crate::wording::chinese::holes($text)
                        == <[&str]>::len(&[$(stringify!($piece)),*]),
                    "as many pieces as holes"
                );
                $text
            },
            &[$(&$piece),*],
        )
    };
}

mod arbiter;
mod clock;
mod drill;
mod editor;
mod files;
mod form;
mod laws;
mod notation;
mod opening;
mod pgn;
mod plain;
mod play;
mod position;
mod practice;
mod record;
mod review;
pub mod script;
mod settings;
mod table;
mod terminal;

use std::fmt::{Display, Write};

pub use script::Script;

use crate::rules::{Bitboard, Color, Role};

/// Chinese in one of its two scripts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chinese(pub Script);

impl Chinese {
    /// A literal of this program in the script of the reader.
    fn text(self, literal: &'static str) -> &'static str {
        match self.0 {
            Script::Simplified => literal,
            Script::Traditional => script::traditional(literal),
        }
    }

    /// Several literals, a line each.
    fn lines(self, literals: &'static [&'static str]) -> &'static [&'static str] {
        match self.0 {
            Script::Simplified => literals,
            Script::Traditional => script::traditional_lines(literals),
        }
    }

    /// A literal with its holes filled; [`say!`] is how it is called.
    fn fill(self, literal: &'static str, pieces: &[&dyn Display]) -> String {
        let mut parts = self.text(literal).split("{}");
        let mut said = parts.next().unwrap_or_default().to_owned();
        for (part, piece) in parts.zip(pieces) {
            // Writing into a string cannot fail.
            let _ = write!(said, "{piece}{part}");
        }
        said
    }

    /// White or Black.
    fn color(self, color: Color) -> &'static str {
        self.text(match color {
            Color::White => "白方",
            Color::Black => "黑方",
        })
    }

    /// The name of a kind of man.
    fn role(self, role: Role) -> &'static str {
        self.text(match role {
            Role::Pawn => "兵",
            Role::Knight => "马",
            Role::Bishop => "象",
            Role::Rook => "车",
            Role::Queen => "后",
            Role::King => "王",
        })
    }

    /// Words as a list: "一、二和三".
    fn list(self, items: impl IntoIterator<Item = String>) -> String {
        joined(items, self.text("和"))
    }

    /// Words as a choice: "一、二或三".
    fn choice(self, items: impl IntoIterator<Item = String>) -> String {
        joined(items, self.text("或"))
    }

    /// Text that somebody typed or pasted, made harmless for a terminal and not too long.
    fn quoted(self, text: &str) -> String {
        const LONGEST: usize = 40;
        let mut shown: String = text
            .chars()
            .take(LONGEST)
            .map(|c| if c.is_control() { '?' } else { c })
            .collect();
        if text.chars().count() > LONGEST {
            shown.push('…');
        }
        say!(self, "“{}”", shown)
    }
}

/// Words in a row, with a word before the last of them: "a1、b2 和 c3".
fn joined(items: impl IntoIterator<Item = String>, word: &str) -> String {
    let mut items: Vec<String> = items.into_iter().collect();
    match items.pop() {
        Some(last) if !items.is_empty() => {
            let first = items.join("、");
            // Between Chinese characters there are no blanks.
            let blank = |is_ascii| if is_ascii { " " } else { "" };
            let before = blank(first.ends_with(|c: char| c.is_ascii()));
            let after = blank(last.starts_with(|c: char| c.is_ascii()));
            format!("{first}{before}{word}{after}{last}")
        }
        last => last.unwrap_or_default(),
    }
}

/// How many holes a literal has.
const fn holes(literal: &str) -> usize {
    let bytes = literal.as_bytes();
    let (mut at, mut count) = (1, 0);
    while at < bytes.len() {
        if bytes[at - 1] == b'{' && bytes[at] == b'}' {
            count += 1;
        }
        at += 1;
    }
    count
}

/// Squares as a list: "a1、b2 和 c3".
fn squares(zh: Chinese, set: Bitboard) -> String {
    zh.list(set.into_iter().map(|square| square.to_string()))
}

/// A number with its thousands apart: 1,250,000.
fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let groups = digits.as_bytes().rchunks(3).rev();
    let groups: Vec<String> = groups
        .map(|group| group.iter().copied().map(char::from).collect())
        .collect();
    groups.join(",")
}

/// A text with blanks behind it so that it takes so many columns, where a Chinese character
/// takes two.
fn padded(text: &str, columns: usize) -> String {
    let taken: usize = text.chars().map(|c| if c.is_ascii() { 1 } else { 2 }).sum();
    format!("{text}{}", " ".repeat(columns.saturating_sub(taken)))
}
