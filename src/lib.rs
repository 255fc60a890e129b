//! Tabiya: a chess board for two people at one keyboard, in the terminal.
//!
//! # The map
//!
//! The program is built in layers. A layer may name only the layers before it;
//! `tests/architecture.rs` reads the `use` lines and fails on anything else.
//!
//! | layer | what belongs there |
//! |---|---|
//! | `order` | putting things in order, in little code |
//! | [`rules`] | chess without history or time: squares, bitboards, positions, moves, legality |
//! | [`notation`] | positions and moves as text: FEN, SAN and its relatives |
//! | [`game`] | a game under the Laws: record, draws and claims, clock |
//! | [`pgn`] | the exchange format for games, reading and writing |
//! | [`openings`] | the names of openings, recognised by position |
//! | [`practice`] | drills for notation: items, scoring, progress |
//! | [`laws`] | the topics of the Laws, each with examples that are played at a table |
//! | [`app`] | all state of the program: an event comes in, effects go out |
//!
//! Around them lies the ring of input and output, the only place that touches
//! the disk, the terminal or a clock: [`files`], [`terminal`], [`plain`] where
//! there is no terminal, and [`cli`].
//!
//! Start reading at [`rules`], then follow the table downwards.

pub mod app;
pub mod cli;
pub mod files;
pub mod game;
pub mod laws;
pub mod notation;
pub mod openings;
mod order;
pub mod pgn;
pub mod plain;
pub mod practice;
pub mod rules;
pub mod terminal;
pub mod ui;
pub mod wording;
