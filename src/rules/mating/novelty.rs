//! What a search has not seen before.
//!
//! A search that follows promise alone tries ten thousand arrangements of the
//! same men before it gives a pawn away to open a wall. What helps is to like
//! everything done for the first time: a man on a square where it has never
//! been, with the same pawns and men and with the losing king on the same
//! square.

use super::states::mix;
use crate::rules::{Color, Position, Role};

/// How many circumstances are told apart, as a power of two.
const ROWS: u32 = 10;

/// The men that move around; pawns belong to the circumstances.
const PIECES: [Role; 5] = [
    Role::Knight,
    Role::Bishop,
    Role::Rook,
    Role::Queen,
    Role::King,
];

/// The squares of each side's pieces, kind by kind.
type Squares = [u64; 10];

/// Where pieces have been seen, under each of many circumstances.
///
/// Circumstances that share a row by chance only make a guess worse.
pub(super) struct Novelty {
    rows: Vec<Squares>,
}

impl Novelty {
    pub(super) fn new() -> Novelty {
        Novelty {
            rows: vec![[0; 10]; 1 << ROWS],
        }
    }

    /// How many bytes are taken from the heap.
    pub(super) fn bytes(&self) -> usize {
        self.rows.capacity() * size_of::<Squares>()
    }

    /// Looks at a position: whether some piece stands where none of its kind has
    /// been seen under the same circumstances.
    pub(super) fn notice(&mut self, position: &Position, loser: Color) -> bool {
        let now = squares(position);
        let row = circumstances(position, loser, &now) >> (u64::BITS - ROWS);
        let seen = &mut self.rows[row as usize];
        let mut new = false;
        for (seen, now) in seen.iter_mut().zip(now) {
            new |= now & !*seen != 0;
            *seen |= now;
        }
        new
    }
}

fn squares(position: &Position) -> Squares {
    let mut squares = [0; 10];
    for (color, half) in Color::ALL.into_iter().zip(squares.chunks_mut(PIECES.len())) {
        let men = position.color(color);
        for (role, set) in PIECES.into_iter().zip(half) {
            *set = (men & position.role(role)).0;
        }
    }
    squares
}

fn circumstances(position: &Position, loser: Color, squares: &Squares) -> u64 {
    let pawns = Color::ALL.map(|color| position.pieces(color, Role::Pawn).0);
    let king = position.pieces(loser, Role::King).0;
    let counts = squares
        .iter()
        .fold(0, |counts, set| counts << 6 | u64::from(set.count_ones()));
    [pawns[0], pawns[1], king, counts].into_iter().fold(0, mix)
}
