//! Days and times as they stand in the log: the learner's own calendar, handed in.

use std::fmt;
use std::str::FromStr;

/// A day of the learner's calendar, counted from 1 January 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(pub i32);

impl Day {
    /// The day so many days later.
    #[must_use]
    pub const fn plus(self, days: i32) -> Day {
        Day(self.0.saturating_add(days))
    }

    /// How many days have passed since an earlier day.
    pub const fn since(self, earlier: Day) -> i32 {
        self.0.saturating_sub(earlier.0)
    }

    /// The day of a date of the Gregorian calendar; nothing if there is no such
    /// date in the years 1 to 9999.
    pub fn from_date(year: i32, month: i32, day: i32) -> Option<Day> {
        let exists = (1..=9999).contains(&year)
            && (1..=12).contains(&month)
            && (1..=days_of_month(year, month)).contains(&day);
        exists.then(|| {
            // Years that begin in March have their leap day at the end.
            let (year, month) = if month > 2 {
                (year, month - 3)
            } else {
                (year - 1, month + 9)
            };
            let leap_days = year / 4 - year / 100 + year / 400;
            Day(year * 365 + leap_days + (month * 153 + 2) / 5 + day - 1 - EPOCH)
        })
    }

    /// Year, month and day.
    pub fn date(self) -> (i32, i32, i32) {
        let days = i64::from(self.0) + i64::from(EPOCH);
        let era = days.div_euclid(DAYS_OF_400_YEARS);
        let rest = days.rem_euclid(DAYS_OF_400_YEARS);
        let year = (rest - rest / 1460 + rest / 36_524 - rest / 146_096) / 365;
        let of_year = rest - (year * 365 + year / 4 - year / 100);
        let month = (of_year * 5 + 2) / 153;
        let day = of_year - (month * 153 + 2) / 5 + 1;
        let year = era * 400 + year + i64::from(month >= 10);
        let month = if month < 10 { month + 3 } else { month - 9 };
        let small = |number: i64| i32::try_from(number).unwrap_or(i32::MAX);
        (small(year), small(month), small(day))
    }
}

/// Days from 1 March of the year 0 to 1 January 1970.
const EPOCH: i32 = 719_468;

const DAYS_OF_400_YEARS: i64 = 146_097;

const fn days_of_month(year: i32, month: i32) -> i32 {
    match month {
        2 if year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// A moment of the learner's calendar, to the second.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stamp {
    /// The day.
    pub day: Day,
    /// Seconds since midnight, below 86,400.
    pub second: u32,
}

impl fmt::Display for Stamp {
    /// As ISO 8601 writes it, without a zone: `2026-08-03T14:05:09`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.day.date();
        let (hour, minute, second) = (self.second / 3600, self.second / 60 % 60, self.second % 60);
        write!(
            f,
            "{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}"
        )
    }
}

/// The text is no moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a moment is written 2026-08-03T14:05:09")]
pub struct ParseStampError;

impl FromStr for Stamp {
    type Err = ParseStampError;

    fn from_str(text: &str) -> Result<Stamp, ParseStampError> {
        parse(text).ok_or(ParseStampError)
    }
}

fn parse(text: &str) -> Option<Stamp> {
    let shape = b"0000-00-00T00:00:00";
    let same = |(byte, shape): (&u8, &u8)| match shape {
        b'0' => byte.is_ascii_digit(),
        _ => byte == shape,
    };
    if text.len() != shape.len() || !text.as_bytes().iter().zip(shape).all(same) {
        return None;
    }
    let number = |range: std::ops::Range<usize>| text.get(range)?.parse::<i32>().ok();
    let day = Day::from_date(number(0..4)?, number(5..7)?, number(8..10)?)?;
    let (hour, minute, second) = (number(11..13)?, number(14..16)?, number(17..19)?);
    let exists = hour < 24 && minute < 60 && second < 60;
    let second = u32::try_from(hour * 3600 + minute * 60 + second).ok()?;
    exists.then_some(Stamp { day, second })
}

#[cfg(test)]
mod tests {
    use super::{Day, Stamp};

    #[test]
    fn days_and_dates_are_one_to_one() {
        assert_eq!(Day::from_date(1970, 1, 1), Some(Day(0)));
        assert_eq!(Day::from_date(2000, 2, 29), Some(Day(11_016)));
        assert_eq!(Day::from_date(2026, 8, 3), Some(Day(20_668)));
        for day in (-700_000..2_000_000).step_by(97) {
            let (year, month, date) = Day(day).date();
            assert_eq!(Day::from_date(year, month, date), Some(Day(day)));
        }
        for (year, month, day) in [
            (2026, 2, 29),
            (1900, 2, 29),
            (2026, 13, 1),
            (2026, 4, 31),
            (0, 1, 1),
        ] {
            assert_eq!(Day::from_date(year, month, day), None);
        }
    }

    #[test]
    fn moments_are_read_as_written() {
        let text = "2026-08-03T14:05:09";
        let stamp: Stamp = text.parse().expect("a moment");
        assert_eq!(stamp.to_string(), text);
        assert_eq!(stamp.second, 14 * 3600 + 5 * 60 + 9);
        for wrong in [
            "",
            "2026-08-03",
            "2026-08-03 14:05:09",
            "2026-08-03T24:05:09",
            "2026-8-03T014:05:09",
            "２026-08-03T14:05:09",
        ] {
            assert!(wrong.parse::<Stamp>().is_err(), "{wrong}");
        }
    }
}
