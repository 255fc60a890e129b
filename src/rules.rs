//! Chess without history or time: squares, bitboards, positions, moves, legality.
//!
//! Everything here is a value: nothing is remembered between calls and nothing
//! is looked up outside the arguments.

mod bitboard;
mod piece;
mod square;

pub use bitboard::Bitboard;
pub use piece::{Color, Piece, Role};
pub use square::{File, Rank, Square};
