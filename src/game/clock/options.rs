//! What can be chosen about a clock beside its time controls.

/// When the first increment of the Fischer mode is given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FirstIncrement {
    /// Before move one, and then before each move: what the Laws and digital clocks do.
    #[default]
    BeforeMoveOne,
    /// After move one, as online. A base time of zero gets one before, or the
    /// flag would fall at once.
    AfterMoveOne,
}

/// What a falling flag does to the clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum AfterFlag {
    /// The clock stops; so only one flag can fall.
    #[default]
    Stop,
    /// The clock goes on until a player claims; both flags can fall.
    GoOn,
}

/// How a clock behaves, the same for both players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// When the first increment is given.
    pub first_increment: FirstIncrement,
    /// What a falling flag does.
    pub after_flag: AfterFlag,
    /// Under how many milliseconds tenths of a second are shown; 0 for never.
    pub tenths_below: u64,
}

impl Default for Options {
    /// Increments from move one, a flag stops the clock, tenths under 20 s.
    fn default() -> Options {
        Options {
            first_increment: FirstIncrement::default(),
            after_flag: AfterFlag::default(),
            tenths_below: 20_000,
        }
    }
}
