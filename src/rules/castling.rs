//! The rights to castle.

use super::{Bitboard, CastlingSide, Color, Rank, Square};

/// The rights to castle that both sides still have, named by the rooks.
///
/// Which rook it is says all: in ordinary chess it stands on a1, h1, a8 or h8,
/// in Chess960 anywhere on its side of the king.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CastlingRights {
    rooks: Bitboard,
    kings: [Option<Square>; 2],
}

impl CastlingRights {
    pub(super) const fn new(rooks: Bitboard, kings: [Option<Square>; 2]) -> CastlingRights {
        CastlingRights { rooks, kings }
    }

    /// Whether nobody may castle any more.
    pub const fn is_empty(self) -> bool {
        self.rooks.is_empty()
    }

    /// The squares of all rooks with which a king may castle.
    pub const fn rooks(self) -> Bitboard {
        self.rooks
    }

    /// The square of the rook with which a side may castle to that side of the board.
    pub fn rook(self, color: Color, side: CastlingSide) -> Option<Square> {
        let king = self.kings[color.index()]?;
        let home = Bitboard::rank(Rank::relative(color, 1));
        (self.rooks & home).into_iter().find(|rook| match side {
            CastlingSide::Short => rook.file() > king.file(),
            CastlingSide::Long => rook.file() < king.file(),
        })
    }

    /// Whether a side may castle to that side of the board, now or later.
    pub fn has(self, color: Color, side: CastlingSide) -> bool {
        self.rook(color, side).is_some()
    }
}
