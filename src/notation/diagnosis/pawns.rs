//! What is peculiar to pawns: they capture otherwise than they move, and en
//! passant.

use super::Board;
use super::reach::cannot_reach;
use crate::notation::refusal::{Cause, Man, PawnFault};
use crate::notation::shape::ManMove;
use crate::rules::{Color, MoveKind, Piece, Rank, Role, Square, attacks};

impl Board<'_> {
    /// Why a pawn does not reach a square, checks and pins aside.
    pub(super) fn pawn_unreachable(self, pawn: Man, to: Square) -> Option<Cause> {
        if let Some(landing) = self.landing_beside(pawn, to) {
            return Some(Cause::EpSquare { landing });
        }
        if attacks::pawn(pawn.piece.color, pawn.square).contains(to) {
            return self.no_capture(pawn, to);
        }
        if !is_push(pawn, to) {
            return Some(cannot_reach(pawn, to));
        }
        self.blocked(pawn, to)
            .or_else(|| self.own_piece(pawn, to))
            .or_else(|| {
                let by = self.man(to)?;
                Some(Cause::Blocked { man: pawn, to, by })
            })
    }

    /// The square ahead of an enemy pawn beside, if it can be taken en passant.
    fn landing_beside(self, pawn: Man, to: Square) -> Option<Square> {
        let landing = self.position.en_passant()?;
        let beside = to.rank() == pawn.square.rank() && to.file() == landing.file();
        let lands = attacks::pawn(pawn.piece.color, pawn.square).contains(landing);
        (beside && lands).then_some(landing)
    }

    /// Why a pawn does not capture on a square that it attacks.
    fn no_capture(self, pawn: Man, to: Square) -> Option<Cause> {
        if let Some(cause) = self.own_piece(pawn, to) {
            return Some(cause);
        }
        let victim = Square::new(to.file(), pawn.square.rank());
        if self.position.occupied().contains(to) || self.passed_just_now(to, victim) {
            return None;
        }
        Some(
            self.ep_late(pawn, to, victim)
                .unwrap_or(Cause::PawnCapture {
                    fault: PawnFault::NothingThere,
                    to,
                }),
        )
    }

    /// Whether a pawn may be, or might have been, taken en passant on this move.
    fn passed_just_now(self, landing: Square, victim: Square) -> bool {
        let last_double = self
            .history
            .last()
            .filter(|mv| mv.kind == MoveKind::DoubleStep && mv.to == victim);
        self.position.en_passant() == Some(landing) || last_double.is_some()
    }

    /// A pawn beside that passed this square earlier, or may have.
    fn ep_late(self, pawn: Man, landing: Square, victim: Square) -> Option<Cause> {
        let color = pawn.piece.color;
        let enemy_pawn = Piece {
            color: !color,
            role: Role::Pawn,
        };
        let on_fifth = pawn.square.rank() == Rank::relative(color, 5);
        let stands = self.position.piece_at(victim) == Some(enemy_pawn);
        let came = self.history.double_stepped(victim);
        let home = Square::new(landing.file(), Rank::relative(color, 7));
        let could_come = came.unwrap_or(!self.position.occupied().contains(home));
        (on_fifth && stands && could_come).then_some(Cause::EpLate {
            pawn: victim,
            landing,
            certain: came == Some(true),
        })
    }

    /// Whether a text lacks the file of a pawn capture: a bare square that
    /// only a capture reaches.
    pub(super) fn lacks_its_file(self, text: ManMove) -> bool {
        let captures = self.position.legal_moves();
        let captures = captures.iter().filter(|mv| {
            mv.role == Role::Pawn && mv.to == text.to && mv.from.file() != mv.to.file()
        });
        text.origin.file.is_none() && captures.count() > 0
    }
}

/// Whether a square is one or, from its first rank, two straight ahead.
fn is_push(pawn: Man, to: Square) -> bool {
    let color = pawn.piece.color;
    let (from, target) = (pawn.square.relative(color), to.relative(color));
    let ranks = target.rank().index().checked_sub(from.rank().index());
    let second = Rank::relative(Color::White, 2);
    let steps = if from.rank() == second { 2 } else { 1 };
    from.file() == target.file() && ranks.is_some_and(|ranks| ranks >= 1 && ranks <= steps)
}
