//! Whether a man goes to a square at all: its way of moving, what stands
//! between, what stands there.

use super::Board;
use crate::notation::refusal::{Cause, Man};
use crate::rules::{Bitboard, Role, Square, attacks};

impl Board<'_> {
    /// Why a man does not reach a square, checks and pins aside.
    pub(super) fn unreachable(self, man: Man, to: Square) -> Option<Cause> {
        if man.piece.role == Role::Pawn {
            return self.pawn_unreachable(man, to);
        }
        let empty_board = attacks::of(man.piece.role, man.piece.color, man.square, Bitboard::EMPTY);
        if !empty_board.contains(to) {
            return Some(cannot_reach(man, to));
        }
        self.blocked(man, to).or_else(|| self.own_piece(man, to))
    }

    /// The first man strictly between.
    pub(super) fn blocked(self, man: Man, to: Square) -> Option<Cause> {
        let way = attacks::between(man.square, to) & self.position.occupied();
        let first = way
            .into_iter()
            .min_by_key(|square| square.distance(man.square))?;
        let by = self.man(first)?;
        Some(Cause::Blocked { man, to, by })
    }

    /// A man of the same side on the square of arrival.
    pub(super) fn own_piece(self, man: Man, to: Square) -> Option<Cause> {
        let by = self.own_man(to)?;
        Some(Cause::OwnPiece { man, by })
    }
}

/// The man does not move so.
pub(super) fn cannot_reach(man: Man, to: Square) -> Cause {
    Cause::CannotReach { men: vec![man], to }
}
