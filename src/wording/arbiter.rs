//! Sentences of the arbiter's menu.

use crate::game::{Outcome, Table};
use crate::rules::Color;

/// What can be chosen in the arbiter's menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArbiterChoice {
    /// Stop the clocks.
    Pause,
    /// Let the clocks go on.
    GoOn,
    /// Charge a side for so many milliseconds in which the program did not run.
    Charge(Color, u64),
    /// Set the clock of a side.
    Clock(Color),
    /// Set how many moves of its stage a side has made.
    Moves(Color),
    /// Go back by one move of one side.
    StepBack,
    /// Set the result.
    Result,
    /// This result.
    Outcome(Outcome),
    /// Do nothing.
    Close,
}

/// What is said to an arbiter.
pub trait ArbiterWords {
    /// What the arbiter's menu asks.
    fn ask_arbiter(&self) -> String;

    /// Which result the arbiter sets.
    fn ask_outcome(&self) -> String;

    /// A line of the menu.
    fn arbiter_choice(&self, choice: ArbiterChoice, table: &Table) -> String;

    /// How a time or a number of moves is typed that the arbiter sets.
    fn arbiter_prompt(&self, choice: ArbiterChoice, table: &Table) -> String;

    /// What was written down.
    fn noted(&self, note: &str) -> String;

    /// How an arbiter's words are said.
    fn arbiter_usage(&self) -> String;
}
