//! Telling a program that did not run from a player who thinks.

use std::time::Duration;

use crate::game::timestamp::Timestamp;

/// How late a wake-up can be, and how long a suspension, before it counts as
/// the program not having run.
pub const LONGEST_DELAY: Duration = Duration::from_secs(2);

/// A stretch of time in which the program did not run: the machine slept, or
/// the process was stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    /// Where to stop the clock: the last wake-up before.
    pub stop_at: Timestamp,
    /// How long it lasted, from then to now.
    pub lasted: Duration,
}

/// Looks for a gap between the wake-up `last` and `now`. There is one if the
/// machine has been suspended for more than [`LONGEST_DELAY`] in between, or if
/// it is more than that past the wake-up that was `planned`.
///
/// To be asked before anything is charged to a clock; then the clock is to be
/// stopped at [`Gap::stop_at`].
pub fn gap(last: Timestamp, planned: Option<Timestamp>, now: Timestamp) -> Option<Gap> {
    // A wall clock set back can make the suspension seem to shrink: no effect.
    let suspended = now.suspended.saturating_sub(last.suspended);
    let late = planned.map_or(Duration::ZERO, |planned| {
        now.monotonic.saturating_sub(planned.monotonic)
    });
    (suspended > LONGEST_DELAY || late > LONGEST_DELAY).then(|| Gap {
        stop_at: last,
        lasted: now.monotonic.saturating_sub(last.monotonic) + suspended,
    })
}
