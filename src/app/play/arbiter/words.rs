//! What an arbiter's words mean: `pause`, `time white 12:30`, `result 1-0`, `note …`.

use crate::game::{Outcome, Ruling};
use crate::rules::Color;

/// So much of a note is kept, in characters.
const LONGEST_NOTE: usize = 400;

/// What is to be written down: what stands behind `note`, or behind a result.
pub(super) fn note(words: &str) -> Option<String> {
    let mut rest = words.split_whitespace();
    let skipped = match rest.next()? {
        "note" => 0,
        "result" => 1,
        _ => return None,
    };
    let rest: Vec<&str> = rest.skip(skipped).collect();
    let text = rest.join(" ");
    let shown = text.chars().filter(|letter| !letter.is_control());
    let text: String = shown.take(LONGEST_NOTE).collect();
    (!text.is_empty()).then_some(text)
}

/// What an arbiter's words ask for, in a game of so many plies.
pub(super) fn ruling(words: &str, plies: usize) -> Option<Ruling> {
    let words: Vec<&str> = words.split_whitespace().collect();
    match words[..] {
        ["pause"] => Some(Ruling::Pause),
        ["time", side, time] => clock(color(side)?, time),
        ["moves", side, moves] => Some(Ruling::SetMoves(color(side)?, moves.parse().ok()?)),
        ["back", count] => Some(Ruling::StepBack(plies.checked_sub(count.parse().ok()?)?)),
        ["result", result, ..] => Some(Ruling::Result(outcome(result)?)),
        _ => None,
    }
}

fn clock(color: Color, time: &str) -> Option<Ruling> {
    let (sign, digits) = match time.as_bytes().first()? {
        b'+' => (Some(1), &time[1..]),
        b'-' => (Some(-1), &time[1..]),
        _ => (None, time),
    };
    let millis = duration(digits)?;
    Some(match sign {
        None => Ruling::SetTime(color, millis),
        Some(sign) => Ruling::AddTime(color, sign * millis.cast_signed()),
    })
}

/// Milliseconds of `12:30` or `1:12:30`; a single figure is minutes.
fn duration(text: &str) -> Option<u64> {
    let parts: Option<Vec<u64>> = text.split(':').map(|part| part.parse().ok()).collect();
    let seconds = match parts?[..] {
        [minutes] if minutes < 6000 => minutes * 60,
        [minutes, seconds] if minutes < 6000 && seconds < 60 => minutes * 60 + seconds,
        [hours, minutes, seconds] if hours < 100 && minutes < 60 && seconds < 60 => {
            hours * 3600 + minutes * 60 + seconds
        }
        _ => return None,
    };
    Some(seconds * 1000)
}

fn color(word: &str) -> Option<Color> {
    match word.to_lowercase().as_str() {
        "white" | "w" => Some(Color::White),
        "black" | "b" => Some(Color::Black),
        _ => None,
    }
}

fn outcome(word: &str) -> Option<Outcome> {
    match word {
        "1-0" => Some(Outcome::Win(Color::White)),
        "0-1" => Some(Outcome::Win(Color::Black)),
        "1/2-1/2" | "1/2" | "draw" => Some(Outcome::Draw),
        "*" => Some(Outcome::Unfinished),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{note, ruling};
    use crate::game::{Outcome, Ruling};
    use crate::rules::Color;

    #[test]
    fn the_words_of_an_arbiter_are_understood_or_refused_as_a_whole() {
        for (words, wanted) in [
            ("pause", Some(Ruling::Pause)),
            (
                "time white 12:30",
                Some(Ruling::SetTime(Color::White, 750_000)),
            ),
            (
                "time black +2:00",
                Some(Ruling::AddTime(Color::Black, 120_000)),
            ),
            (
                "time black -0:10",
                Some(Ruling::AddTime(Color::Black, -10_000)),
            ),
            ("moves white 38", Some(Ruling::SetMoves(Color::White, 38))),
            ("back 2", Some(Ruling::StepBack(8))),
            ("result 1/2", Some(Ruling::Result(Outcome::Draw))),
            ("back 11", None),
            ("time white", None),
            ("time white 12:99", None),
            ("result 2-0", None),
            ("", None),
        ] {
            assert_eq!(ruling(words, 10), wanted, "{words}");
        }
    }

    #[test]
    fn what_stands_behind_a_result_is_written_down() {
        let both = "result *  both players\tlost";
        assert_eq!(note(both).as_deref(), Some("both players lost"));
        assert_eq!(ruling(both, 10), Some(Ruling::Result(Outcome::Unfinished)));
        assert_eq!(
            note("note late by 3 minutes").as_deref(),
            Some("late by 3 minutes")
        );
        assert_eq!(note("result 1-0"), None);
        assert_eq!(note("time white 12:30"), None);
    }
}
