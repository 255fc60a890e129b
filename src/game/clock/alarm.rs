//! When the bell rings for a player short of time.

use crate::game::timestamp::Timestamp;

/// The bell rings at these many milliseconds, as digital clocks do.
const MARKS: [u64; 6] = [10_000, 5_000, 4_000, 3_000, 2_000, 1_000];
/// At least this long lies between two warnings at the threshold.
const REST: u64 = 20_000;

/// One player's bell: at the threshold of low time, at ten seconds, and at each
/// of the last five.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alarm {
    threshold: u64,
    /// Whether the threshold may ring; again above one and a half times of it.
    armed: bool,
    rang: Option<Timestamp>,
    previous: u64,
}

impl Alarm {
    /// A bell that warns at `threshold` milliseconds
    /// ([`TimeControl::low_time_millis`](crate::game::TimeControl::low_time_millis)).
    pub const fn new(threshold: u64) -> Alarm {
        Alarm {
            threshold,
            armed: true,
            rang: None,
            previous: u64::MAX,
        }
    }

    /// Whether the bell rings now that a running clock shows `left`
    /// milliseconds. To be asked at each wake-up.
    pub fn rings(&mut self, left: u64, now: Timestamp) -> bool {
        let previous = std::mem::replace(&mut self.previous, left);
        let passed = |mark: u64| left > 0 && left <= mark && mark < previous;
        let mark = previous != u64::MAX && MARKS.into_iter().any(passed);
        self.warns(left, now) || mark
    }

    fn warns(&mut self, left: u64, now: Timestamp) -> bool {
        self.armed |= left > self.threshold + self.threshold / 2;
        let rested = self
            .rang
            .is_none_or(|rang| now.millis().saturating_sub(rang.millis()) >= REST);
        let warns = self.armed && rested && 0 < left && left <= self.threshold;
        if warns {
            self.armed = false;
            self.rang = Some(now);
        }
        warns
    }
}
