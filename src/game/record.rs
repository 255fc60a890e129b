//! The record: where a game started and every move made since.

use std::collections::HashMap;

use crate::rules::{Color, Move, Piece, Position, PositionKey, Role, Variant};

/// A game as far as it has been played: a position and the moves from it.
#[derive(Clone, Debug)]
pub struct Game {
    start: Position,
    variant: Variant,
    plies: Vec<Ply>,
    /// How often each position has stood.
    occurrences: HashMap<PositionKey, u32>,
}

/// A move that was made, and the position it led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The move.
    pub mv: Move,
    /// The position after it.
    pub after: Position,
}

impl Game {
    /// A game that starts from a position.
    ///
    /// A position whose castling rights are not the usual ones makes it a game
    /// of Chess960 whatever was asked for.
    pub fn new(start: Position, variant: Variant) -> Game {
        let variant = if start.castles_as_usual() {
            variant
        } else {
            Variant::Chess960
        };
        Game {
            start,
            variant,
            plies: Vec::new(),
            occurrences: HashMap::from([(start.key(), 1)]),
        }
    }

    /// The position it started from.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// Which game is played.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// All moves made, in order.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// How many moves have been made by both sides together.
    pub const fn len(&self) -> usize {
        self.plies.len()
    }

    /// Whether no move has been made yet.
    pub const fn is_empty(&self) -> bool {
        self.plies.is_empty()
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.position_after(self.plies.len())
    }

    /// The position after so many plies; the present one if there were fewer.
    pub fn position_after(&self, plies: usize) -> &Position {
        match plies.min(self.plies.len()).checked_sub(1) {
            Some(last) => &self.plies[last].after,
            None => &self.start,
        }
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.position().turn()
    }

    /// The last move made.
    pub fn last_move(&self) -> Option<Move> {
        self.plies.last().map(|ply| ply.mv)
    }

    /// Makes a legal move.
    pub fn play(&mut self, mv: Move) {
        let after = self.position().play(mv);
        *self.occurrences.entry(after.key()).or_default() += 1;
        self.plies.push(Ply { mv, after });
    }

    /// Takes the last move back and gives it.
    pub fn take_back(&mut self) -> Option<Move> {
        let ply = self.plies.pop()?;
        if let Some(count) = self.occurrences.get_mut(&ply.after.key()) {
            *count -= 1;
            if *count == 0 {
                self.occurrences.remove(&ply.after.key());
            }
        }
        Some(ply.mv)
    }

    /// How often a position has stood in this game (Article 9.2.3).
    pub fn occurrences(&self, position: &Position) -> u32 {
        self.occurrences.get(&position.key()).copied().unwrap_or(0)
    }

    /// How often the present position has stood, from 1.
    pub fn repetitions(&self) -> u32 {
        self.occurrences(self.position())
    }

    /// How many moves a side has made.
    pub fn moves_made(&self, color: Color) -> usize {
        let first = usize::from(self.start.turn() == color);
        usize::midpoint(self.plies.len(), first)
    }

    /// The men captured in the first so many plies, in order. A man that was
    /// promoted is captured as what it had become.
    pub fn captured(&self, plies: usize) -> Vec<Piece> {
        (0..plies.min(self.plies.len()))
            .filter_map(|ply| self.position_after(ply).captured(self.plies[ply].mv))
            .map(|(_, piece)| piece)
            .collect()
    }
}

/// How much more a side's men are worth than the other's, counting a queen as
/// 9, a rook as 5, bishop and knight as 3 and a pawn as 1.
pub fn balance(position: &Position, color: Color) -> i32 {
    const VALUES: [(Role, i32); 5] = [
        (Role::Pawn, 1),
        (Role::Knight, 3),
        (Role::Bishop, 3),
        (Role::Rook, 5),
        (Role::Queen, 9),
    ];
    let worth = |color| {
        let value =
            |(role, value): (Role, i32)| value * position.pieces(color, role).len().cast_signed();
        VALUES.into_iter().map(value).sum::<i32>()
    };
    worth(color) - worth(!color)
}
