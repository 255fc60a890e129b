//! The moment at which something was read.

use std::time::Duration;

/// When an event was read: monotonic time since the program started, and how
/// long the machine has been suspended in that time.
///
/// Monotonic time stands still while a Linux machine sleeps, so the second
/// figure is what tells a sleep from thinking.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Timestamp {
    /// Monotonic time since the program started.
    pub monotonic: Duration,
    /// How long the machine has been suspended since the program started.
    pub suspended: Duration,
}

impl Timestamp {
    /// A moment so many milliseconds after the start, without any suspension.
    pub const fn from_millis(millis: u64) -> Timestamp {
        Timestamp {
            monotonic: Duration::from_millis(millis),
            suspended: Duration::ZERO,
        }
    }

    /// Whole milliseconds since the start.
    pub fn millis(self) -> u64 {
        u64::try_from(self.monotonic.as_millis()).unwrap_or(u64::MAX)
    }

    /// The moment `millis` milliseconds later.
    #[must_use]
    pub fn plus_millis(self, millis: u64) -> Timestamp {
        Timestamp {
            monotonic: self.monotonic + Duration::from_millis(millis),
            ..self
        }
    }
}
