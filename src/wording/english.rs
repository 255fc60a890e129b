//! English.

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
mod settings;
mod table;
mod terminal;

use crate::rules::{Bitboard, Color, Role};

/// The program's first language.
#[derive(Clone, Copy, Debug, Default)]
pub struct English;

/// White or Black.
const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

/// The name of a kind of man.
const fn man(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

/// Squares as a list: "a1, b2 and c3".
fn squares(set: Bitboard) -> String {
    list(set.into_iter().map(|square| square.to_string()))
}

/// Words as a list: "one, two and three".
fn list(items: impl IntoIterator<Item = String>) -> String {
    let mut items: Vec<String> = items.into_iter().collect();
    match items.pop() {
        None => String::new(),
        Some(last) if items.is_empty() => last,
        Some(last) => format!("{} and {last}", items.join(", ")),
    }
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

/// Text that somebody typed or pasted, made harmless for a terminal and not too long.
fn quoted(text: &str) -> String {
    const LONGEST: usize = 40;
    let mut shown: String = text
        .chars()
        .take(LONGEST)
        .map(|c| if c.is_control() { '?' } else { c })
        .collect();
    if text.chars().count() > LONGEST {
        shown.push('…');
    }
    format!("\"{shown}\"")
}
