//! A game under the Laws: record, draws and claims, offers, results, clock, the two players.
//!
//! Time is an argument everywhere: nothing here asks what time it is.

pub mod clock;
mod draws;
mod ending;
mod record;
mod table;
pub mod time_control;
mod timestamp;

pub use clock::Clock;
pub use draws::{Claim, ClaimError};
pub use ending::{Ending, Outcome, Termination};
pub use record::{Game, Ply, balance};
pub use table::{Command, Notice, Players, Refusal, Table};
pub use time_control::TimeControl;
pub use timestamp::Timestamp;
