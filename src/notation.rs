//! Positions and moves as text: FEN, SAN and its relatives, the forgiving
//! reader, and why a text is refused.
//!
//! A text becomes a [`shape::Shape`] (what it says), and that becomes a legal
//! move or a [`refusal::Refusal`] (why it is none): see [`reader`] and
//! [`diagnosis`].

pub mod completion;
pub mod coordinate;
pub mod diagnosis;
pub mod diagram;
pub mod fen;
pub mod history;
pub mod letters;
pub mod note;
pub mod reader;
pub mod refusal;
pub mod san;
pub mod shape;
pub mod style;
