//! What is known of one skill: the last answers, and the box it lies in.

use std::collections::VecDeque;

use super::Day;

/// So many last first tries tell how well a skill is known.
const WINDOW: usize = 20;

/// Days until a skill is due again, by its box.
pub const INTERVALS: [i32; 5] = [0, 1, 3, 7, 21];

/// So many good rounds move a skill up a box.
const GOOD_ROUNDS: u32 = 2;

/// So many rounds of a new skill have no timer.
const UNTIMED_ROUNDS: u32 = 3;

/// A round counts for a skill if so many of its items asked for it.
const FEWEST_ITEMS: u32 = 5;

/// First tries of one skill in a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    pub(super) items: u32,
    pub(super) right: u32,
}

impl Tally {
    /// At least 95 of a hundred were right.
    const fn is_good(self) -> bool {
        self.right * 100 >= self.items * 95
    }

    /// Fewer than 80 of a hundred were right.
    const fn is_bad(self) -> bool {
        self.right * 100 < self.items * 80
    }
}

/// What is known of a skill.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mastery {
    /// The last first tries: whether right, and in how many milliseconds.
    last: VecDeque<(bool, u32)>,
    is_mastered: bool,
    rounds: u32,
    place: usize,
    good_rounds: u32,
    due: Option<Day>,
    seen: Option<Day>,
}

impl Mastery {
    /// Whether it was ever known well and quickly enough to open the next skill.
    pub const fn is_mastered(&self) -> bool {
        self.is_mastered
    }

    /// Right first tries among the last twenty: 0 to 1, nothing if there is none.
    pub fn accuracy(&self) -> Option<f64> {
        let percent = self.percent()?;
        Some(f64::from(percent) / 100.0)
    }

    /// The same in whole per cent, rounded down.
    pub fn percent(&self) -> Option<u32> {
        let right = self.last.iter().filter(|(right, _)| *right).count();
        let percent = (right * 100).checked_div(self.last.len())?;
        u32::try_from(percent).ok()
    }

    /// The median time of the last first tries, in milliseconds.
    pub fn median(&self) -> Option<u32> {
        let mut times: Vec<u32> = self.last.iter().map(|&(_, millis)| millis).collect();
        times.sort_unstable();
        let middle = times.len() / 2;
        match times.len() {
            0 => None,
            odd if odd % 2 == 1 => Some(times[middle]),
            _ => Some(u32::midpoint(times[middle - 1], times[middle])),
        }
    }

    /// The box it lies in, 0 to 4; see [`INTERVALS`].
    pub const fn place(&self) -> usize {
        self.place
    }

    /// The day on which it is to be practised again; nothing if it never was.
    pub const fn due(&self) -> Option<Day> {
        self.due
    }

    /// The day on which it was last practised.
    pub const fn seen(&self) -> Option<Day> {
        self.seen
    }

    /// How many rounds counted for it.
    pub const fn rounds(&self) -> u32 {
        self.rounds
    }

    /// Whether rounds of it may have a timer: not while it is new.
    pub const fn may_be_timed(&self) -> bool {
        self.rounds >= UNTIMED_ROUNDS
    }

    /// Whether the time has come to practise it again.
    pub fn is_due(&self, today: Day) -> bool {
        self.due.is_some_and(|due| due <= today)
    }

    /// Whether the last first tries fall short of 95 right of a hundred.
    pub fn is_weak(&self) -> bool {
        self.percent().is_none_or(|percent| percent < 95)
    }

    /// Notes a first try.
    pub(super) fn note(&mut self, right: bool, millis: u32, day: Day, target: u32) {
        if self.last.len() == WINDOW {
            self.last.pop_front();
        }
        self.last.push_back((right, millis));
        self.seen = self.seen.max(Some(day));
        let is_quick = self.median().is_some_and(|median| median <= target);
        self.is_mastered |= self.last.len() == WINDOW && !self.is_weak() && is_quick;
    }

    /// Notes a round, if it asked often enough.
    ///
    /// Two good rounds on days when the skill is due move it up a box; a bad
    /// round on any day moves it down. Good rounds before it is due change
    /// nothing: repetition is to be spaced.
    pub(super) fn note_round(&mut self, tally: Tally, day: Day) {
        if tally.items < FEWEST_ITEMS {
            return;
        }
        self.rounds = self.rounds.saturating_add(1);
        let is_due = self.due.is_none_or(|due| due <= day);
        self.due = self.due.or(Some(day));
        if tally.is_bad() {
            self.put_into(self.place.saturating_sub(1), day);
        } else if tally.is_good() && is_due {
            self.good_rounds += 1;
            if self.good_rounds >= GOOD_ROUNDS {
                self.put_into((self.place + 1).min(INTERVALS.len() - 1), day);
            }
        }
    }

    fn put_into(&mut self, place: usize, day: Day) {
        self.place = place;
        self.good_rounds = 0;
        self.due = Some(day.plus(INTERVALS[place]));
    }

    /// How much it asks to be practised, in hundredths: 1, up to 4 more the
    /// more was wrong of late, and 1 more if it was not seen for a week.
    pub fn weight(&self, today: Day) -> u32 {
        const WEEK: i32 = 7;
        let wrong = 100 - self.percent().unwrap_or(0);
        let is_stale = self.seen.is_none_or(|seen| today.since(seen) >= WEEK);
        100 + 4 * wrong + if is_stale { 100 } else { 0 }
    }
}
