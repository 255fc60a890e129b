//! What the learner's calendar and watch show while a round is played.

use crate::game::Timestamp;
use crate::practice::{Effort, Stamp};

/// The learner's calendar: what it showed at some moment.
#[derive(Clone, Copy, Debug)]
pub(super) struct Calendar {
    pub(super) shown: Stamp,
    pub(super) at: Timestamp,
}

impl Calendar {
    /// What it shows now.
    pub(super) fn stamp(self, now: Timestamp) -> Stamp {
        const DAY: u64 = 86_400;
        let slept = now.suspended.saturating_sub(self.at.suspended).as_secs();
        let awake = u64::from(millis_between(self.at, now)) / 1000;
        let seconds = u64::from(self.shown.second)
            .saturating_add(awake)
            .saturating_add(slept);
        Stamp {
            day: self
                .shown
                .day
                .plus(i32::try_from(seconds / DAY).unwrap_or(i32::MAX)),
            second: u32::try_from(seconds % DAY).unwrap_or_default(),
        }
    }
}

/// What the present try has cost so far.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Timing {
    /// When the item was shown, or the last mistake was made.
    since: Timestamp,
    first_key: Option<u32>,
    keys: u32,
    backspaces: u32,
}

impl Timing {
    pub(super) fn starting(since: Timestamp) -> Timing {
        Timing {
            since,
            ..Timing::default()
        }
    }

    /// Leaves out so much time.
    pub(super) fn leave_out(&mut self, millis: u32) {
        self.since = self.since.plus_millis(millis.into());
    }

    /// Counts a key.
    pub(super) fn note_key(&mut self, takes_back: bool, now: Timestamp) {
        let millis = millis_between(self.since, now);
        self.first_key.get_or_insert(millis);
        self.keys = self.keys.saturating_add(1);
        self.backspaces = self.backspaces.saturating_add(u32::from(takes_back));
    }

    pub(super) fn effort(self, now: Timestamp) -> Effort {
        let millis = millis_between(self.since, now);
        Effort {
            millis,
            first_key: self.first_key.unwrap_or(millis),
            keys: self.keys,
            backspaces: self.backspaces,
        }
    }
}

/// The time that is left of a timed round.
///
/// It is told in whole minutes, and in seconds only in the last one: a learner is to look at
/// the board, and nothing wakes the program that is not seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Deadline(pub(super) Timestamp);

const MINUTE: u32 = 60;

impl Deadline {
    /// The moment so many seconds from now.
    pub(super) fn after(seconds: u32, now: Timestamp) -> Deadline {
        Deadline(now.plus_millis(u64::from(seconds) * 1000))
    }

    /// The same so much later.
    pub(super) fn later(self, millis: u32) -> Deadline {
        Deadline(self.0.plus_millis(millis.into()))
    }

    /// Whether time is up.
    pub(super) fn is_past(self, now: Timestamp) -> bool {
        now >= self.0
    }

    /// How many seconds are left as they are told: whole minutes, or less than one.
    pub(super) fn told(self, now: Timestamp) -> u32 {
        let seconds = millis_between(now, self.0).div_ceil(1000);
        if seconds > MINUTE {
            seconds.next_multiple_of(MINUTE)
        } else {
            seconds
        }
    }

    /// When something else is to be told.
    pub(super) fn next_change(self, now: Timestamp) -> Timestamp {
        let told = self.told(now);
        let step = if told > MINUTE { MINUTE } else { 1 };
        let left = told.saturating_sub(step);
        let before = std::time::Duration::from_secs(left.into());
        Timestamp {
            monotonic: self.0.monotonic.saturating_sub(before),
            ..self.0
        }
    }
}

/// The time between two moments, without that in which the machine slept.
pub(super) fn millis_between(from: Timestamp, to: Timestamp) -> u32 {
    let passed = to.monotonic.saturating_sub(from.monotonic).as_millis();
    u32::try_from(passed).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::Deadline;
    use crate::game::Timestamp;

    #[test]
    fn minutes_are_told_until_the_last_one_and_then_seconds() {
        let at = Timestamp::from_millis;
        let deadline = Deadline::after(600, at(0));
        for (now, told, next) in [
            (0, 600, 60_000),
            (59_999, 600, 60_000),
            (60_000, 540, 120_000),
            (500_000, 120, 540_000),
            (540_000, 60, 541_000),
            (541_500, 59, 542_000),
            (599_001, 1, 600_000),
            (600_000, 0, 600_000),
        ] {
            assert_eq!(deadline.told(at(now)), told, "{now}");
            assert_eq!(deadline.next_change(at(now)), at(next), "{now}");
            assert_eq!(deadline.is_past(at(now)), now >= 600_000, "{now}");
        }
    }
}
