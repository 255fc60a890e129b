//! The null move, by which annotators let a side pass: `--`, `Z0`.
//!
//! No game has one (Article 3 knows no passing), but files do, in variations
//! that show a threat, and some in the main line.

use crate::rules::Move;
use crate::rules::Position;

/// The text written for a null move.
pub(super) const TEXT: &str = "--";

/// Whether a word is a null move, in one of the usual spellings.
pub(super) fn is_null_move(word: &str) -> bool {
    matches!(word, "--" | "Z0" | "0000" | "@@@@" | "null" | "NULL")
}

/// The position after a legal move, or after a null move if the mover may pass,
/// that is, if not in check. Both counters go on.
pub fn play(position: &Position, mv: Option<Move>) -> Option<Position> {
    match mv {
        Some(mv) => Some(position.play(mv)),
        None => pass(position),
    }
}

fn pass(position: &Position) -> Option<Position> {
    let mut setup = position.passed()?.setup();
    setup.halfmoves = setup.halfmoves.saturating_add(1);
    if setup.turn.is_white() {
        setup.fullmoves = setup.fullmoves.saturating_add(1);
    }
    let (position, _) = Position::from_setup(&setup).ok()?;
    Some(position)
}
