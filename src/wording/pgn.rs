//! Sentences about games in files.

use crate::pgn::Problem;

/// What is said about games in files.
pub trait PgnWords {
    /// What is wrong with a game, in one sentence.
    fn problem(&self, problem: &Problem) -> String;

    /// How many games were looked at, and in how many of them something is wrong.
    fn checked(&self, games: u64, wrong: u64) -> String;
}
