//! How good a round was.

use std::collections::BTreeMap;

use super::log::RoundEnd;
use super::{Drill, Skill};
use crate::order::InOrder;

/// What came of an item that is done with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The skill.
    pub skill: Skill,
    /// The drill.
    pub drill: Drill,
    /// How often it was tried.
    pub tries: u32,
    /// Whether it was right in the end; if not, the wrong answer was left standing.
    pub right: bool,
    /// How long all tries took together, in milliseconds.
    pub millis: u32,
    /// How many characters the right answer has; 0 if it was not typed.
    pub characters: u32,
    /// The codes of what was wrong, in order.
    pub errors: Vec<String>,
}

impl Outcome {
    /// Whether it was right at the first try.
    pub const fn is_right_at_once(&self) -> bool {
        self.right && self.tries == 1
    }
}

/// The figures of a round.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Score {
    /// How many items were answered.
    pub items: u32,
    /// How many of them were right at the first try.
    pub first_try: u32,
    /// How many were right in the end.
    pub right: u32,
    /// How long all answers took together, in milliseconds.
    pub millis: u32,
    /// How many characters the right answers had that were typed.
    pub characters: u32,
    /// How even the times of the answers were, 0 to 100; nothing for fewer
    /// than two.
    pub steadiness: Option<f64>,
    /// How often each thing was wrong, the commonest first.
    pub errors: Vec<(String, u32)>,
}

impl Score {
    /// The score of all outcomes of a round.
    pub fn of(outcomes: &[Outcome]) -> Score {
        let count = |holds: fn(&Outcome) -> bool| {
            let counted = outcomes.iter().filter(|outcome| holds(outcome)).count();
            u32::try_from(counted).unwrap_or(u32::MAX)
        };
        let sum =
            |part: fn(&Outcome) -> u32| outcomes.iter().map(part).fold(0, u32::saturating_add);
        Score {
            items: count(|_| true),
            first_try: count(Outcome::is_right_at_once),
            right: count(|outcome| outcome.right),
            millis: sum(|outcome| outcome.millis),
            characters: sum(|outcome| if outcome.right { outcome.characters } else { 0 }),
            steadiness: steadiness(outcomes),
            errors: count_errors(outcomes),
        }
    }

    /// How many wrong answers were left standing.
    pub const fn left_standing(&self) -> u32 {
        self.items.saturating_sub(self.right)
    }

    /// Right at the first try, of all items: 0 to 1.
    pub fn accuracy(&self) -> f64 {
        ratio(self.first_try, self.items)
    }

    /// Right answers a minute.
    pub fn pace(&self) -> f64 {
        self.per_minute(self.right)
    }

    /// Right answers less those left standing wrong, a minute; not below 0.
    pub fn net_pace(&self) -> f64 {
        self.per_minute(self.right.saturating_sub(self.left_standing()))
    }

    /// Characters of right answers a minute.
    pub fn characters_per_minute(&self) -> f64 {
        self.per_minute(self.characters)
    }

    /// One figure for all: pace by the square of accuracy, so that haste does
    /// not pay.
    pub fn headline(&self) -> f64 {
        self.pace() * self.accuracy().powi(2)
    }

    /// The score as the log keeps it.
    pub const fn end(&self) -> RoundEnd {
        RoundEnd {
            items: self.items,
            first_try: self.first_try,
            right: self.right,
            millis: self.millis,
        }
    }

    fn per_minute(&self, count: u32) -> f64 {
        60_000.0 * ratio(count, self.millis)
    }
}

impl From<RoundEnd> for Score {
    /// The figures that the log keeps; the others are not known any more.
    fn from(end: RoundEnd) -> Score {
        Score {
            items: end.items,
            first_try: end.first_try,
            right: end.right,
            millis: end.millis,
            ..Score::default()
        }
    }
}

/// One number by another; 0 if there is nothing to divide by.
fn ratio(part: u32, whole: u32) -> f64 {
    if whole == 0 {
        0.0
    } else {
        f64::from(part) / f64::from(whole)
    }
}

/// 100 × (1 − standard deviation / mean) of the times of all items, not below 0.
fn steadiness(outcomes: &[Outcome]) -> Option<f64> {
    let times: Vec<f64> = outcomes
        .iter()
        .map(|outcome| f64::from(outcome.millis))
        .collect();
    let count = f64::from(u32::try_from(times.len()).ok().filter(|&count| count > 1)?);
    let mean = times.iter().sum::<f64>() / count;
    let squares = times.iter().map(|time| (time - mean).powi(2));
    let deviation = (squares.sum::<f64>() / count).sqrt();
    (mean > 0.0).then(|| (100.0 * (1.0 - deviation / mean)).max(0.0))
}

fn count_errors(outcomes: &[Outcome]) -> Vec<(String, u32)> {
    let errors = outcomes.iter().flat_map(|outcome| &outcome.errors);
    commonest(errors.map(String::as_str))
}

/// How often each of the codes stands there, the commonest first, those as
/// common as each other by name.
pub(super) fn commonest<'a>(codes: impl Iterator<Item = &'a str>) -> Vec<(String, u32)> {
    let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
    codes.for_each(|code| *counts.entry(code).or_default() += 1);
    let mut counts: Vec<(String, u32)> = counts
        .into_iter()
        .map(|(code, count)| (code.to_owned(), count))
        .collect();
    counts.put_in_order_by(|&(_, count)| std::cmp::Reverse(count));
    counts
}
