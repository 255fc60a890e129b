//! What a clock shows, as figures and as text; figures are no language.

use std::fmt;

/// Columns that the digits of a face need at most, for any time that can be
/// set: `99:59:59`. With this much reserved nothing shifts.
pub const FACE_WIDTH: usize = 8;

/// What one player's clock looks like. Two equal faces look the same, so a
/// face needs drawing only when it differs from the last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// The time: `1:05:09`, `12:05`, `0:09.4`. Rounded up, so it is `0:00` only
    /// when the time is used up; under count-up the time used, rounded down.
    pub digits: String,
    /// Seconds left of a simple delay, rounded up.
    pub delay: Option<u64>,
    /// Byo-yomi periods in hand, the present one included.
    pub periods: Option<u32>,
    /// Moves of the stage.
    pub counter: Option<Counter>,
    /// Whether this clock runs.
    pub running: bool,
    /// Whether the player is to be warned.
    pub low: bool,
    /// Whether the time is used up.
    pub out: bool,
}

impl fmt::Display for Face {
    /// The time with what stands beside it: `25:00 +5`, `0:30 ×3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = f.width().unwrap_or(0);
        write!(f, "{:>width$}", self.digits)?;
        if let Some(delay) = self.delay {
            write!(f, " +{delay}")?;
        }
        if let Some(periods) = self.periods {
            write!(f, " ×{periods}")?;
        }
        Ok(())
    }
}

/// Moves completed in a stage or a period, and how many it takes; shown as `38/40`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counter {
    /// Completed moves.
    pub done: u32,
    /// Moves it takes.
    pub of: u32,
}

impl fmt::Display for Counter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.done, self.of)
    }
}

/// The exact figures behind a face, in milliseconds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reading {
    pub(super) shown: u64,
    pub(super) delay: u64,
    pub(super) periods: Option<u32>,
}

impl Reading {
    /// The time for the next move, a running delay included.
    pub(super) const fn available(self) -> u64 {
        self.shown.saturating_add(self.delay)
    }

    pub(super) fn delay_seconds(self) -> Option<u64> {
        (self.delay > 0).then(|| self.delay.div_ceil(1000))
    }

    /// Milliseconds until a running clock looks different: a digit, or the
    /// warning when `low` is reached.
    pub(super) fn until_change(self, tenths_below: u64, low: u64) -> u64 {
        let digit = if self.delay > 0 {
            to_next_below(self.delay, 1000)
        } else if self.shown >= tenths_below {
            // The tenths appear one millisecond below their limit.
            to_next_below(self.shown, 1000).min(self.shown - tenths_below + 1)
        } else {
            to_next_below(self.shown, 100)
        };
        match self.available().checked_sub(low) {
            Some(to_low @ 1..) => digit.min(to_low),
            _ => digit,
        }
    }

    /// The same for a clock that gains what the other loses.
    pub(super) fn until_change_gaining(self, tenths_below: u64, low: u64) -> u64 {
        let digit = if self.shown >= tenths_below {
            to_next_above(self.shown, 1000)
        } else {
            to_next_above(self.shown, 100).min(tenths_below - self.shown)
        };
        match low.checked_sub(self.shown) {
            Some(to_low) => digit.min(to_low + 1),
            None => digit,
        }
    }
}

/// How far it is from `millis` down to where it rounds up to one unit less.
const fn to_next_below(millis: u64, unit: u64) -> u64 {
    match millis % unit {
        0 => unit,
        rest => rest,
    }
}

/// How far it is from `millis` up to where it rounds up to one unit more.
const fn to_next_above(millis: u64, unit: u64) -> u64 {
    unit - (millis + unit - 1) % unit
}

/// A time as a clock shows it, rounded up to what is shown: `1:05:09`,
/// `12:05`, and below `tenths_below` milliseconds `0:09.4`.
pub fn digits(millis: u64, tenths_below: u64) -> String {
    if millis > 0 && millis < tenths_below {
        let tenths = millis.div_ceil(100);
        return format!("{}.{}", short(tenths / 10), tenths % 10);
    }
    short(millis.div_ceil(1000))
}

/// The figure of `[%clk …]`: `h:mm:ss`, rounded up as the clock shows it, with
/// tenths on request.
pub fn clk(millis: u64, tenths: bool) -> String {
    if tenths {
        let tenths = millis.div_ceil(100);
        format!("{}.{}", long(tenths / 10), tenths % 10)
    } else {
        long(millis.div_ceil(1000))
    }
}

/// The figure of `[%emt …]`, the time used: `h:mm:ss`, the nearest second.
pub fn emt(millis: u64) -> String {
    long(millis.saturating_add(500) / 1000)
}

/// Hours only where there are any.
fn short(seconds: u64) -> String {
    if seconds >= 3600 {
        long(seconds)
    } else {
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }
}

fn long(seconds: u64) -> String {
    let minutes = seconds / 60;
    format!("{}:{:02}:{:02}", minutes / 60, minutes % 60, seconds % 60)
}
