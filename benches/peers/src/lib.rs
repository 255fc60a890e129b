//! What the bench `speed` has other programs do.
//!
//! Much of a library is compiled where it is used. So this is a package of its own, which
//! `Cargo.toml` has built for speed: the peers shall not lose because Tabiya is built to be small.

use std::hint::black_box;

pub use cozy_chess::{Board as CozyBoard, Move as CozyMove};
pub use owlchess::Board as OwlBoard;
use owlchess::movegen::legal;
use owlchess::moves::Style;

/// How many move sequences of exactly `depth` plies are legal, from 1 on.
pub fn cozy_perft(board: &CozyBoard, depth: u32) -> u64 {
    let mut leaves = 0;
    if depth == 1 {
        board.generate_moves(|moves| {
            leaves += moves.len() as u64;
            false
        });
        return leaves;
    }
    board.generate_moves(|moves| {
        for mv in moves {
            let mut after = board.clone();
            after.play_unchecked(mv);
            leaves += cozy_perft(&after, depth - 1);
        }
        false
    });
    leaves
}

/// The legal moves.
pub fn cozy_list(board: &CozyBoard) -> Vec<CozyMove> {
    let mut list = Vec::with_capacity(64);
    board.generate_moves(|moves| {
        list.extend(moves);
        false
    });
    list
}

/// Makes each of the moves, with the key of the position after it.
pub fn cozy_play(board: &CozyBoard, moves: &[CozyMove]) {
    for &mv in moves {
        let mut after = board.clone();
        after.play_unchecked(mv);
        black_box(after.hash());
    }
}

/// Writes all legal moves in SAN; how long the texts are together.
///
/// # Panics
///
/// Never: the moves are legal.
pub fn owl_write(board: &OwlBoard) -> usize {
    let moves = legal::gen_all(board);
    let texts = moves.iter().map(|mv| mv.styled(board, Style::San));
    texts
        .map(|text| text.expect("legal").to_string().len())
        .sum()
}

/// Reads moves in SAN.
///
/// # Panics
///
/// When one of them is not legal.
pub fn owl_read(board: &OwlBoard, texts: &[String]) {
    for text in texts {
        black_box(owlchess::Move::from_san(text, board).expect("legal"));
    }
}
