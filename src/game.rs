//! A game under the Laws: record, draws and claims, offers, results, clock, the two players.
//!
//! Time is an argument everywhere: nothing here asks what time it is.

pub mod clock;
mod draws;
mod ending;
mod occasion;
mod record;
pub mod regulations;
mod score;
mod sheets;
mod table;
pub mod time_control;
mod timestamp;
pub mod touch;
mod winning;

pub use clock::Clock;
pub use draws::{Claim, ClaimError};
pub use ending::{Ending, Outcome, Termination};
pub use occasion::Occasion;
pub use record::{Game, Ply, balance};
pub use regulations::{Profile, Regulations};
pub use score::MatchScore;
pub use sheets::Sheets;
pub use table::{
    Adjournment, Command, Duty, Incident, Loss, Margin, Notice, Players, Refusal, Ruling, Table,
};
pub use time_control::TimeControl;
pub use timestamp::Timestamp;
pub use winning::{Finding, Obstacle, Question, Verdict};
