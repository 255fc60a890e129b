//! Castling, on the conditions of Article 3.8.2.
//!
//! The right is kept, nothing stands between or on the landing squares, the
//! king is not in check, and it neither crosses nor enters an attacked square.
//! The rook may be attacked, and may cross attacked squares.

use crate::rules::analysis::Analysis;
use crate::rules::attacks::index;
use crate::rules::board::Board;
use crate::rules::moves::CastlingSide;
use crate::rules::processor::Processor;

/// The squares that castling needs, all on the mover's first rank.
#[derive(Clone, Copy)]
struct Path {
    /// The squares from the king to where it lands, both included: none may be attacked.
    king: u8,
    /// The squares that king and rook cross and land on, but for those on
    /// which they stand: all must be empty.
    empty: u8,
}

/// By the files of king and rook.
static PATHS: [[Path; 8]; 8] = {
    let mut paths = [[Path { king: 0, empty: 0 }; 8]; 8];
    let mut king = 0;
    while king < 8 {
        let mut rook = 0;
        while rook < 8 {
            paths[king][rook] = path(1 << king, 1 << rook);
            rook += 1;
        }
        king += 1;
    }
    paths
};

const fn path(king: u8, rook: u8) -> Path {
    let side = side_of(king as u64, rook as u64);
    let king_path = span(king, 1 << side.king_file().index());
    let rook_path = span(rook, 1 << side.rook_file().index());
    Path {
        king: king_path,
        empty: (king_path | rook_path) & !(king | rook),
    }
}

/// All squares from one to the other, both included.
const fn span(a: u8, b: u8) -> u8 {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    high | (high - low)
}

/// The side on which a castling rook stands.
pub(in crate::rules) const fn side_of(king: u64, rook: u64) -> CastlingSide {
    if rook > king {
        CastlingSide::Short
    } else {
        CastlingSide::Long
    }
}

/// The rooks with which a mover that is not in check may castle now.
#[inline(always)]
pub(super) fn rooks_to_castle_with<P: Processor>(board: Board, analysis: &Analysis<P>) -> u64 {
    let mut rooks = board.castling_rooks() & board.own();
    let mut able = 0;
    while rooks != 0 {
        let rook = rooks & rooks.wrapping_neg();
        rooks ^= rook;
        let path = PATHS[index(analysis.king) % 8][index(rook) % 8];
        let obstacles = u64::from(path.empty) & board.occupied()
            | u64::from(path.king) & analysis.danger
            // In Chess960 the rook may be all that shields the king along its rank.
            | rook & analysis.shields_along_rank();
        able |= if obstacles == 0 { rook } else { 0 };
    }
    able
}
