//! Time controls: how much time a player has, for which moves, and what a move brings back.
//!
//! A [`TimeControl`] is read from what somebody typed ([`FromStr`]) or from a
//! PGN tag ([`TimeControl::from_pgn`]), is spelt in one canonical way
//! ([`Display`](std::fmt::Display)), and knows its class. It belongs to one
//! player; a game with odds has two of them. All figures are whole seconds;
//! the [`Clock`](super::clock::Clock) turns them into milliseconds.
//!
//! ```
//! use tabiya::game::time_control::{Class, TimeControl};
//!
//! let control: TimeControl = "40/90:00, SD/30m; inc/30".parse()?;
//! assert_eq!(control.to_string(), "40/90,SD/30;+30");
//! assert_eq!(control.to_pgn(), "40/5400+30:1800+30");
//! assert_eq!(control.class(), Some(Class::Standard));
//! # Ok::<(), tabiya::game::time_control::SpecError>(())
//! ```

mod class;
mod fault;
mod parse;
mod pgn;
mod preset;
mod reader;
mod spell;
mod stage;

use std::num::NonZeroU32;
use std::str::FromStr;

pub use class::Class;
pub use fault::{Fault, SpecError};
pub use preset::{COMMON, NAMED, NamedControl};
pub use stage::{Bonus, Place, Stage, Stages};

/// The longest time that can be set, in seconds: 99:59:59.
pub const MAX_SECONDS: u32 = 99 * 3600 + 59 * 60 + 59;
/// The largest bonus for a move and the longest period, in seconds: one hour.
pub const MAX_BONUS: u32 = 3600;
/// The largest number of moves in a stage, and of byo-yomi periods.
pub const MAX_MOVES: u32 = 500;
/// The largest number of stages.
pub const MAX_STAGES: usize = 8;
/// The largest figure read as minutes when it stands alone. Other programs
/// read larger ones as seconds, so they are refused rather than guessed.
pub const MAX_PLAIN_MINUTES: u32 = 180;

/// The time one player has. All times are in seconds.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// No clock.
    None,
    /// No limit; the time used is shown.
    CountUp,
    /// Stages of so many moves in so much time, each with what a move brings.
    /// A single stage without a number of moves is sudden death.
    Stages(Stages),
    /// Each player starts with this; what one uses, the other gains.
    Hourglass(NonZeroU32),
    /// Japanese byo-yomi: main time, then periods; a move made inside a period
    /// keeps it, each period used up is lost.
    ByoYomi {
        /// Main time; may be 0.
        main: u32,
        /// Number of periods.
        periods: NonZeroU32,
        /// Length of a period.
        period: NonZeroU32,
    },
    /// Canadian byo-yomi: main time, then so many moves in each period.
    Canadian {
        /// Main time; may be 0.
        main: u32,
        /// Moves that win a new period.
        moves: NonZeroU32,
        /// Length of a period.
        period: NonZeroU32,
    },
    /// The same time for each move; what is left over is lost.
    PerMove(NonZeroU32),
}

impl TimeControl {
    /// Whether a flag can fall under this control.
    pub const fn is_timed(&self) -> bool {
        !matches!(self, TimeControl::None | TimeControl::CountUp)
    }

    /// The stages, where the control has any.
    pub const fn stages(&self) -> Option<&Stages> {
        match self {
            TimeControl::Stages(stages) => Some(stages),
            _ => None,
        }
    }

    /// At how many milliseconds left a player is to be warned: an eighth of
    /// the first stage, from 10 s to 60 s; where that is shorter than a minute,
    /// a fifth, at least 2 s. With periods the period counts as the stage.
    /// 0 where no flag can fall.
    pub fn low_time_millis(&self) -> u64 {
        let base = match self {
            TimeControl::None | TimeControl::CountUp => return 0,
            TimeControl::Stages(stages) => stages.as_slice()[0].seconds,
            TimeControl::Hourglass(seconds) | TimeControl::PerMove(seconds) => seconds.get(),
            TimeControl::ByoYomi { period, .. } | TimeControl::Canadian { period, .. } => {
                period.get()
            }
        };
        let base = u64::from(base) * 1000;
        if base < 60_000 {
            (base / 5).max(2_000)
        } else {
            (base / 8).clamp(10_000, 60_000)
        }
    }
}

impl FromStr for TimeControl {
    type Err = SpecError;

    /// Reads a control as it is typed:
    ///
    /// ```text
    /// clock  = "none" | "up" | name | stages [tail] | "hourglass" time
    ///        | time "byo" INT "x" SEC | time "can" INT "/" SEC | "move" SEC
    ///        | "pgn:" PGN time control
    /// stages = stage { "," stage }
    /// stage  = [ INT "/" | "SD/" | "G/" ] time [bonus]
    /// time   = MIN | MIN ":" SS | H ":" MM ":" SS | 1h30m, 90m, 45s
    /// bonus  = "+" SEC | "d" SEC | "b" SEC | "inc" SEC | "i" SEC    this stage
    /// tail   = ( " " | ";" ) bonus                  every stage without its own
    /// ```
    ///
    /// Case and extra blanks do not matter; `d/5` and `inc/30` are read too,
    /// and `5|3` and `5 3` are 5+3. The name is one of [`NAMED`].
    ///
    /// # Errors
    ///
    /// The first [`Fault`] and where it stands. The fault [`Fault::Unknown`]
    /// stands for `pgn:?`: rightly written, but there is nothing to set.
    fn from_str(spec: &str) -> Result<TimeControl, SpecError> {
        parse::control(spec)
    }
}
