//! Looking back from a square: which men of a kind may legally go there.
//!
//! Reading a move such as `Nf3` needs no list of all moves. From f3 one looks
//! back along the ways a knight goes, finds the one or two knights that stand
//! there, and tries for each of them whether its king would be safe.

use super::Role;
use super::attacks::{self, pawn_steps_down};
use super::board::{Board, HOME};

const FOURTH: u64 = HOME << 24;

/// The squares among some from which a man of that kind may legally go to a
/// square, all in the mover's view and as sets. Castling is left out.
#[inline]
pub(super) fn sources(board: Board, role: Role, to: u64, among: u64) -> u64 {
    if board.own() & to != 0 {
        return 0;
    }
    let men = board.role(role) & board.own() & among;
    let mut untried = if role == Role::Pawn {
        pawns_before(board, men, to)
    } else {
        attacks::attackers(to, board, men, board.occupied())
    };
    let mut legal = 0;
    while untried != 0 {
        let from = untried & untried.wrapping_neg();
        untried ^= from;
        if leaves_king_safe(board, role, from, to) {
            legal |= from;
        }
    }
    legal
}

/// The pawns that could go to a square if no check or pin stopped them.
fn pawns_before(board: Board, pawns: u64, to: u64) -> u64 {
    if (board.enemy() | board.en_passant()) & to != 0 {
        return pawn_steps_down(to) & pawns;
    }
    let one = to >> 8;
    if one & board.occupied() == 0 && to & FOURTH != 0 {
        return to >> 16 & pawns;
    }
    one & pawns
}

/// Whether no enemy attacks the king once a man has gone from one square to another.
pub(super) fn leaves_king_safe(board: Board, role: Role, from: u64, to: u64) -> bool {
    let passed = if role == Role::Pawn && board.en_passant() == to {
        to >> 8
    } else {
        0
    };
    let king = if role == Role::King {
        to
    } else {
        board.role(Role::King) & board.own()
    };
    let occupied = board.occupied() & !from & !passed | to;
    let enemy = board.enemy() & !to & !passed;
    attacks::attackers(king, board, enemy, occupied) == 0
}
