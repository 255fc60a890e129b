//! What the cause of a refusal has to do with the board: the man that was meant, its square of
//! arrival, the men that stand against it.

use super::{CastlingBar, Cause, Man, PawnFault};
use crate::rules::{Bitboard, Square};

impl Cause {
    /// Whether a move was meant that is not legal, and not only written wrongly.
    pub const fn is_illegal(&self) -> bool {
        matches!(
            self,
            Cause::CannotReach { .. }
                | Cause::Blocked { .. }
                | Cause::OwnPiece { .. }
                | Cause::PawnCapture {
                    fault: PawnFault::NothingThere,
                    ..
                }
                | Cause::EpLate { .. }
                | Cause::Pinned { .. }
                | Cause::EpExposes { .. }
                | Cause::InCheck { .. }
                | Cause::KingAttacked { .. }
                | Cause::Castling { .. }
        )
    }

    /// The square of the man that was meant to move, if it is known.
    pub fn man(&self) -> Option<Square> {
        match self {
            Cause::CannotReach { men, .. } => match men[..] {
                [man] => Some(man.square),
                _ => None,
            },
            Cause::Blocked { man, .. }
            | Cause::OwnPiece { man, .. }
            | Cause::Pinned { man, .. } => Some(man.square),
            _ => None,
        }
    }

    /// The square that was to be reached or crossed and cannot be, if it is known.
    pub const fn goal(&self) -> Option<Square> {
        match self {
            Cause::CannotReach { to, .. }
            | Cause::Blocked { to, .. }
            | Cause::PawnCapture { to, .. }
            | Cause::KingAttacked { to, .. } => Some(*to),
            Cause::EpSquare { landing } | Cause::EpLate { landing, .. } => Some(*landing),
            Cause::Castling {
                bar:
                    CastlingBar::Through(square, _)
                    | CastlingBar::Into(square, _)
                    | CastlingBar::Uncovers { lands: square, .. },
                ..
            } => Some(*square),
            _ => None,
        }
    }

    /// The squares of the men that stand against the move.
    pub fn opponents(&self) -> Bitboard {
        let squares = |men: &[Man]| {
            let one = |all: Bitboard, man: &Man| all.with(man.square);
            men.iter().fold(Bitboard::EMPTY, one)
        };
        match self {
            Cause::Blocked { by, .. }
            | Cause::OwnPiece { by, .. }
            | Cause::Pinned { pinner: by, .. }
            | Cause::EpExposes { attacker: by }
            | Cause::KingAttacked { by, .. } => Bitboard::of(by.square),
            Cause::InCheck { checkers } => squares(checkers),
            Cause::EpLate { pawn, .. } => Bitboard::of(*pawn),
            Cause::Castling { bar, .. } => match bar {
                CastlingBar::NoRight(_) => Bitboard::EMPTY,
                CastlingBar::Between(men) | CastlingBar::InCheck(men) => squares(men),
                CastlingBar::Through(_, by)
                | CastlingBar::Into(_, by)
                | CastlingBar::Uncovers { by, .. } => Bitboard::of(by.square),
            },
            _ => Bitboard::EMPTY,
        }
    }
}
