//! Looking back from a square: which men of a kind may legally go there.
//!
//! Reading a move such as `Nf3` needs no list of all moves. From f3 one looks
//! back along the ways a knight goes, finds the one or two knights that stand
//! there, and asks only of them whether check or a pin stops them.

use super::analysis::Analysis;
use super::attacks::{self, pawn_steps_down};
use super::board::Board;
use super::{Bitboard, Color, Role, Square, movegen};

const FOURTH: u64 = super::board::HOME << 24;

/// The squares from which a man of that kind may legally go to a square, all
/// in the mover's view and as sets. Castling is left out.
pub(super) fn sources(board: Board, role: Role, to: u64) -> u64 {
    if board.own() & to != 0 {
        return 0;
    }
    let men = board.role(role) & board.own();
    let near = match role {
        Role::Pawn => pawns_before(board, men, to),
        _ => attacked_from(board, role, to) & men,
    };
    match role {
        _ if near == 0 => 0,
        Role::King if Analysis::of(board).danger & to != 0 => 0,
        Role::King => near,
        Role::Pawn if board.en_passant() == to => movegen::en_passant_capturers(board, to),
        _ => free(board, near, to),
    }
}

/// The squares from which a man of a kind other than the pawn attacks a square.
fn attacked_from(board: Board, role: Role, to: u64) -> u64 {
    let square = Square::wrapping(to.trailing_zeros());
    attacks::of(role, Color::White, square, Bitboard(board.occupied())).0
}

/// The pawns that could go to a square if no check or pin stopped them.
fn pawns_before(board: Board, pawns: u64, to: u64) -> u64 {
    if board.enemy() & to != 0 || board.en_passant() == to {
        return pawn_steps_down(to) & pawns;
    }
    let one = to >> 8;
    if one & board.occupied() == 0 && to & FOURTH != 0 {
        return to >> 16 & pawns;
    }
    one & pawns
}

/// Those of the men that may go to a square in spite of checks and pins.
fn free(board: Board, men: u64, to: u64) -> u64 {
    let analysis = Analysis::of(board);
    if analysis.evasions & to == 0 {
        return 0;
    }
    let [king, target] = [analysis.king, to].map(|set| Square::wrapping(set.trailing_zeros()));
    let shields = Bitboard(men & analysis.all_pinned());
    let stuck = shields
        .into_iter()
        .filter(|&shield| !attacks::aligned(king, shield, target));
    men & !stuck.collect::<Bitboard>().0
}
