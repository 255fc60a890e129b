//! Whether a side can still win at all: what a flag, a resignation and a
//! second illegal move have to ask.

use crate::rules::{Color, Position};

/// Whether a side can mate by some series of legal moves, with the other side
/// helping (Articles 5.1.2, 5.2.2, 6.9, 7.5.5).
///
/// `Some` only with proof; nothing if it was not settled, which counts as "can".
/// Mate and stalemate are asked first, material after that.
pub fn can_win(position: &Position, color: Color) -> Option<bool> {
    if position.is_checkmate() {
        Some(position.turn() != color)
    } else if position.is_stalemate() || position.lacks_mating_material(color) {
        Some(false)
    } else {
        None
    }
}

/// Whether nobody can mate any more (Article 5.2.2). Only with proof.
pub fn is_dead(position: &Position) -> bool {
    Color::ALL
        .iter()
        .all(|&color| can_win(position, color) == Some(false))
}
