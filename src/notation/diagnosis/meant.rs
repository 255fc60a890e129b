//! Which men a text is about, whether or not they may do what it says.

use super::Board;
use crate::notation::history::History;
use crate::notation::refusal::Cause;
use crate::notation::shape::Shape;
use crate::rules::{Bitboard, Position, Role, Square};

/// The men of the mover that a text can be about: those that its square is in reach of, or if
/// it is of none, all that it names.
pub fn men_meant(shape: Shape, position: &Position) -> Vec<Square> {
    let board = Board {
        position,
        history: &History::UNKNOWN,
    };
    match shape {
        Shape::Null => Vec::new(),
        Shape::Castling(_) => vec![position.king(position.turn())],
        Shape::Files { from, .. } => {
            let pawns = position.pieces(position.turn(), Role::Pawn) & Bitboard::file(from);
            pawns.into_iter().collect()
        }
        Shape::Man(text) => {
            let men = board.men_meant(text);
            let reaches = |cause| !matches!(cause, Some(Cause::CannotReach { .. }));
            let near: Vec<Square> = men
                .iter()
                .filter(|&&man| reaches(board.cause(man, text.to, text.promotion)))
                .map(|man| man.square)
                .collect();
            if near.is_empty() {
                men.iter().map(|man| man.square).collect()
            } else {
                near
            }
        }
    }
}
