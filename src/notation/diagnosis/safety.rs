//! Whether a move leaves the king safe (Article 3.9.2).

use super::Board;
use crate::notation::refusal::{Cause, Man};
use crate::rules::{Bitboard, Role, Square};

impl Board<'_> {
    /// Why a man that reaches a square may not go there; nothing if it may.
    pub(super) fn unsafe_for_king(self, man: Man, to: Square) -> Option<Cause> {
        if man.piece.role == Role::King {
            let by = self.attacker(to, self.position.occupied().without(man.square))?;
            return Some(Cause::KingAttacked { to, by });
        }
        let checkers = self.position.checkers();
        let attackers = self.attackers_after(man, to);
        let opened = self.man_among(attackers & !checkers);
        match opened {
            Some(pinner) if self.position.pinned().contains(man.square) => {
                Some(Cause::Pinned { man, pinner })
            }
            _ if (attackers & checkers).any() => Some(Cause::InCheck {
                checkers: self.men(checkers),
            }),
            Some(attacker) => Some(Cause::EpExposes { attacker }),
            None => None,
        }
    }

    /// A man of the other side that attacks a square when only these men stop lines.
    pub(super) fn attacker(self, square: Square, occupied: Bitboard) -> Option<Man> {
        let enemy = !self.position.turn();
        self.man_among(self.position.attackers(square, enemy, occupied))
    }

    fn man_among(self, squares: Bitboard) -> Option<Man> {
        squares.first().and_then(|square| self.man(square))
    }

    /// The enemy men that attack the king once a man other than it has moved.
    fn attackers_after(self, man: Man, to: Square) -> Bitboard {
        let position = self.position;
        let enemy = !position.turn();
        let mut occupied = position.occupied().without(man.square).with(to);
        let passant = man.piece.role == Role::Pawn
            && man.square.file() != to.file()
            && !position.occupied().contains(to);
        if passant {
            occupied = occupied.without(Square::new(to.file(), man.square.rank()));
        }
        let king = position.king(position.turn());
        position.attackers(king, enemy, occupied).without(to)
    }
}
