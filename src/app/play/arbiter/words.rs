//! What an arbiter's words mean: `pause`, `time white 12:30`, `result 1-0`.

use crate::game::{Outcome, Ruling};
use crate::rules::Color;

/// What an arbiter's words ask for, in a game of so many plies.
pub(super) fn ruling(words: &str, plies: usize) -> Option<Ruling> {
    let words: Vec<&str> = words.split_whitespace().collect();
    match words[..] {
        ["pause"] => Some(Ruling::Pause),
        ["time", side, time] => clock(color(side)?, time),
        ["moves", side, moves] => Some(Ruling::SetMoves(color(side)?, moves.parse().ok()?)),
        ["back", count] => Some(Ruling::StepBack(plies.checked_sub(count.parse().ok()?)?)),
        ["result", result] => Some(Ruling::Result(outcome(result)?)),
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
    use super::ruling;
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
}
