//! Positions and games for the tests, and the same with colours exchanged.

use serde_json::Value;
use tabiya::notation::fen::{self, Reading};
use tabiya::notation::history::History;
use tabiya::notation::reader::{self, Accepted, Context};
use tabiya::notation::refusal::Refusal;
use tabiya::notation::{coordinate, san};
use tabiya::rules::{Move, Position, Variant};

/// The cases of a file, one JSON object a line.
pub(crate) fn cases(text: &str) -> impl Iterator<Item = Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).expect("a case is JSON"))
}

/// The position of a FEN, read leniently.
pub(crate) fn position(text: &str) -> Position {
    match fen::read(text, Reading::Lenient, Variant::Standard) {
        Ok((position, _)) => position,
        Err(error) => panic!("{text}: {error}"),
    }
}

/// What a text is in a position without a past.
pub(crate) fn read(fen: &str, text: &str) -> Result<Accepted, Refusal> {
    reader::read(text, &Context::new(&position(fen)))
}

/// The canonical text of what was read, or `!` and the code of the refusal.
pub(crate) fn outcome(position: &Position, read: &Result<Accepted, Refusal>) -> String {
    match read {
        Ok(accepted) => san::write(position, accepted.mv),
        Err(refusal) => format!("!{}", refusal.code()),
    }
}

/// The candidates of a refusal in canonical text, in order.
pub(crate) fn candidates(position: &Position, refusal: &Refusal) -> Vec<String> {
    let write = |&mv: &Move| san::write(position, mv);
    refusal.candidates.iter().map(write).collect()
}

/// A game from a position by moves in coordinates, and what it tells.
pub(crate) fn game(fen: &str, moves: &str) -> (Position, History) {
    let start = position(fen);
    let mut now = start;
    let mut made = Vec::new();
    for text in moves.split_whitespace() {
        let mv = coordinate::read(text, &now).unwrap_or_else(|| panic!("{text} is legal"));
        made.push(mv);
        now = now.play(mv);
    }
    (now, History::of_game(&start, made))
}

/// A FEN with the colours exchanged: the board turned over, the other side to move.
pub(crate) fn mirror_fen(fen: &str) -> String {
    let fields: Vec<&str> = fen.split(' ').collect();
    let ranks: Vec<String> = fields[0].split('/').rev().map(swap_case).collect();
    let turn = if fields[1] == "w" { "b" } else { "w" };
    let castling = swap_case(fields[2]);
    let counters = fields[4..].join(" ");
    format!(
        "{} {turn} {castling} {} {counters}",
        ranks.join("/"),
        mirror(fields[3])
    )
}

/// A text with its ranks counted from the other side.
pub(crate) fn mirror(text: &str) -> String {
    let mirrored = text.chars().map(|c| match c {
        '1'..='8' => char::from(b'1' + (b'8' - u8::try_from(c).expect("a digit"))),
        _ => c,
    });
    mirrored.collect()
}

fn swap_case(text: &str) -> String {
    let swapped = text.chars().map(|c| {
        if c.is_ascii_uppercase() {
            c.to_ascii_lowercase()
        } else {
            c.to_ascii_uppercase()
        }
    });
    swapped.collect()
}
