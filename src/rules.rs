//! Chess without history or time: squares, bitboards, positions, moves, legality.
//!
//! Everything here is a value: nothing is remembered between calls and nothing
//! is looked up outside the arguments. A [`Setup`] is what somebody wrote; a
//! [`Position`] is what the Laws allow; a [`Move`] leads from one to the next.
//!
//! ```
//! use tabiya::rules::Position;
//!
//! let start = Position::initial();
//! assert_eq!(start.legal_moves().len(), 20);
//! let after = start.play(start.legal_moves()[0]);
//! assert_eq!(after.legal_move_count(), 20);
//! ```
//!
//! Inside, the board is always seen by the side to move (`board`). Its men
//! slide in sets, all eight directions at once (`rays`), in plain numbers or
//! in the wide registers of a `processor`. One look (`analysis`) tells what
//! checks and pins allow, and `movegen` turns that into moves: counted,
//! listed, or made (`perft`).

mod analysis;
pub mod attacks;
mod bitboard;
mod board;
mod castling;
mod chess960;
mod lookback;
mod material;
pub mod mating;
mod movegen;
mod moves;
mod perft;
mod piece;
mod position;
mod processor;
mod rays;
mod setup;
mod square;

pub use bitboard::Bitboard;
pub use castling::CastlingRights;
pub use chess960::chess960;
pub use moves::{CastlingSide, Move, MoveKind, MoveList};
pub use perft::{divide, perft};
pub use piece::{Color, Piece, Role};
pub use position::{Position, PositionKey};
pub use processor::Instructions;
pub use setup::{Doubt, Fault, IllegalSetup, Setup, Variant};
pub use square::{File, ParseSquareError, Rank, Square};
