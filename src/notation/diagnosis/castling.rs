//! What bars castling (Article 3.8.2), condition by condition.

use super::Board;
use crate::notation::refusal::{CastlingBar, Man};
use crate::order::InOrder;
use crate::rules::{Bitboard, CastlingSide, File, Rank, Role, Square};

impl Board<'_> {
    /// The side to which a king's move is meant as castling: two squares or
    /// more to where it would land, or onto the rook.
    pub(super) fn castling_meant(self, man: Man, to: Square) -> Option<CastlingSide> {
        let home = Rank::relative(man.piece.color, 1);
        let along = man.square.rank() == home && to.rank() == home;
        if man.piece.role != Role::King || !along {
            return None;
        }
        CastlingSide::ALL.into_iter().find(|&side| {
            let rook = self.position.castling_rights().rook(man.piece.color, side);
            let far = man.square.distance(to) > 1 && to.file() == side.king_file();
            rook == Some(to) || far && (rook.is_some() || man.square.file() == File::E)
        })
    }

    /// The first condition that castling to a side fails; nothing if it is legal.
    pub(super) fn castling_bar(self, side: CastlingSide) -> Option<CastlingBar> {
        let position = self.position;
        let color = position.turn();
        let king = position.king(color);
        let Some(rook) = position.castling_rights().rook(color, side) else {
            return Some(CastlingBar::NoRight(self.history.right_lost(color, side)));
        };
        let lands = Square::new(side.king_file(), king.rank());
        let crossed = span(king, lands) | span(rook, Square::new(side.rook_file(), king.rank()));
        let between = crossed & position.occupied() & !(Bitboard::of(king) | Bitboard::of(rook));
        if between.any() {
            return Some(CastlingBar::Between(self.men(between)));
        }
        if position.is_check() {
            return Some(CastlingBar::InCheck(self.men(position.checkers())));
        }
        self.attacked_way(king, lands)
            .or_else(|| self.opened_line(king, rook, lands))
    }

    /// The first attacked square on the king's way.
    fn attacked_way(self, king: Square, lands: Square) -> Option<CastlingBar> {
        let lifted = self.position.occupied().without(king);
        let mut way: Vec<Square> = span(king, lands).without(king).into_iter().collect();
        way.put_in_order_by(|square| square.distance(king));
        way.into_iter().find_map(|square| {
            let by = self.attacker(square, lifted)?;
            Some(if square == lands {
                CastlingBar::Into(square, by)
            } else {
                CastlingBar::Through(square, by)
            })
        })
    }

    /// In Chess960 the rook may be all that shields the square where the king lands.
    fn opened_line(self, king: Square, rook: Square, lands: Square) -> Option<CastlingBar> {
        let left = self.position.occupied().without(king).without(rook);
        let by = self.attacker(lands, left)?;
        Some(CastlingBar::Uncovers { lands, rook, by })
    }
}

/// All squares of a rank from one to the other, both included.
fn span(a: Square, b: Square) -> Bitboard {
    let files = a.file().min(b.file())..=a.file().max(b.file());
    let squares = File::all().filter(|file| files.contains(file));
    squares.map(|file| Square::new(file, a.rank())).collect()
}
