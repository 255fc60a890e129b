//! An independent generator as judge: the same legal moves along random games.

use cozy_chess::Board;
use tabiya::notation::{coordinate, fen};
use tabiya::rules::{Instructions, Position, Variant, chess960};

use crate::data::variant_position;

/// A small generator of numbers, so that the games are the same on every run.
pub(crate) struct Numbers(u64);

impl Numbers {
    pub(crate) fn new(seed: u64) -> Numbers {
        Numbers(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from((self.0 >> 33) % limit as u64).expect("a small number")
    }
}

/// The same moves by every kind of instructions, as many as are counted.
fn ours(position: &Position) -> Vec<String> {
    let moves = position.legal_moves();
    for instructions in Instructions::all() {
        let others = instructions.legal_moves(position);
        assert_eq!(*others, *moves, "{instructions:?}: {position:?}");
        let counted = instructions.legal_move_count(position);
        assert_eq!(
            counted,
            moves.len() as u64,
            "{instructions:?}: {position:?}"
        );
    }
    let mut texts: Vec<String> = moves
        .iter()
        .map(|&mv| coordinate::write(mv, Variant::Chess960))
        .collect();
    texts.sort();
    texts
}

fn theirs(board: &Board) -> Vec<String> {
    let mut texts = Vec::new();
    board.generate_moves(|moves| {
        texts.extend(moves.into_iter().map(|mv| mv.to_string()));
        false
    });
    texts.sort();
    texts
}

/// Plays one random game in both programs and compares every position.
fn compare_game(start: Position, numbers: &mut Numbers) -> usize {
    let mut position = start;
    let mut board = Board::from_fen(&fen::write(&start), true)
        .or_else(|_| Board::from_fen(&fen::write(&start), false))
        .expect("the judge reads our FEN");
    for ply in 0..150 {
        let ours = ours(&position);
        assert_eq!(ours, theirs(&board), "after {ply} plies: {position:?}");
        assert_eq!(
            position.is_check(),
            !board.checkers().is_empty(),
            "{position:?}"
        );
        if ours.is_empty() || board.halfmove_clock() >= 100 {
            return ply;
        }
        let chosen = &ours[numbers.below(ours.len())];
        let mv = coordinate::read(chosen, &position).expect("our own move is read");
        position = position.play(mv);
        board.play(chosen.parse().expect("the judge reads our move"));
    }
    150
}

#[test]
fn random_games_have_the_same_legal_moves_as_another_program_finds() {
    let mut numbers = Numbers::new(1);
    let plies: usize = (0..200)
        .map(|_| compare_game(Position::initial(), &mut numbers))
        .sum();
    assert!(
        plies > 10_000,
        "the games are long enough to mean something"
    );
}

#[test]
fn random_chess960_games_have_the_same_legal_moves_too() {
    let mut numbers = Numbers::new(2);
    for number in (0..960).step_by(7) {
        let setup = chess960(number).expect("a number below 960");
        let start = Position::from_setup(&setup).expect("a legal start").0;
        compare_game(start, &mut numbers);
    }
}

#[test]
fn castling_is_judged_alike_from_positions_made_for_it() {
    let mut numbers = Numbers::new(3);
    for text in [
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1R1 w GBgb - 0 1",
        "rk5r/8/8/8/8/8/8/RK5R w HAha - 0 1",
        "4krr1/8/8/8/8/8/8/1RRK4 w Bg - 0 1",
    ] {
        for _ in 0..40 {
            compare_game(variant_position(text, Variant::Chess960), &mut numbers);
        }
    }
}
