//! The record of a game as PGN: everything at the table goes in, and comes back out of it.
//!
//! What PGN has words for stands in its own: tags, moves, `[%clk]`, comments. What it has none
//! for stands in tags that begin with `Tabiya` and in [commands](command) in comments, which other
//! programs pass over. A record that another program has written, or a damaged one,
//! gives the game as far as it can be read, and what was [wrong](Damage) with it.

mod codes;
mod command;
mod escape;
mod grades;
mod incidents;
mod journal;
mod long_tag;
mod margins;
mod present;
mod reading;
mod regulations;
mod sheets;
mod snapshot;
mod writing;

use super::Grades;
use super::preferences::View;
use crate::game::{Adjournment, MatchScore, Occasion};
use crate::notation::note::Standard;
use crate::wording::Damage;

pub use journal::Journal;
pub use reading::{of_text, read};
pub use writing::plain;

/// A game that was read, with all that belongs to it.
#[derive(Clone, Debug)]
pub struct Record {
    /// The game, put aside.
    pub game: Adjournment,
    /// Where and when it is played.
    pub occasion: Occasion,
    /// From where the board was seen.
    pub view: Option<View>,
    /// The standard that typed moves are held to, if any.
    pub strict: Option<Standard>,
    /// Who has confirmed the result.
    pub signed: [bool; 2],
    /// How well the moves were written, where they are held to a standard.
    pub grades: Grades,
    /// The points of the two players over their games.
    pub score: MatchScore,
    /// What was wrong with the text.
    pub damage: Vec<Damage>,
}

/// The names of our own tags.
mod tag {
    /// The spelling of White's time control, and of Black's where it is another.
    pub(super) const CLOCK: [&str; 2] = ["ClockSpec", "BlackClockSpec"];
    /// What the clocks show in an unfinished game.
    pub(super) const SHOWN: [&str; 2] = ["WhiteClock", "BlackClock"];
    /// The profile and every switch.
    pub(super) const REGULATIONS: &str = "TabiyaRegulations";
    /// The points of a match.
    pub(super) const SCORE: &str = "TabiyaScore";
    /// How the game ended, exactly.
    pub(super) const ENDING: &str = "TabiyaEnding";
}
