//! Rows 22 to 62: how the men move (Article 3).

mod castling;
mod king;
mod men;
mod pawns;
