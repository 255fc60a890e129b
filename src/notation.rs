//! Positions and moves as text: FEN, SAN and its relatives, the forgiving
//! reader, and why a text is refused.

pub mod coordinate;
pub mod fen;
pub mod san;
