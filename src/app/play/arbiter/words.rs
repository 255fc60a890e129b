//! What an arbiter's words mean: `pause`, `time white 12:30`, `result 1-0`, `note …`.

use crate::game::{Outcome, Ruling};
use crate::rules::Color;

/// So much of a note is kept, in characters.
const LONGEST_NOTE: usize = 400;

/// What an arbiter's words ask for: a ruling, something to be written down, or both.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Said {
    pub(super) ruling: Option<Ruling>,
    pub(super) note: Option<String>,
}

/// What is asked for in a game of so many plies; nothing if that cannot be read as a whole.
pub(super) fn read(words: &str, plies: usize) -> Option<Said> {
    let words: Vec<&str> = words.split_whitespace().collect();
    let (ruling, noted) = match words[..] {
        ["note", ref noted @ ..] if !noted.is_empty() => (None, noted),
        ["result", result, ref noted @ ..] => (Some(Ruling::Result(outcome(result)?)), noted),
        _ => (Some(ruling(&words, plies)?), &[][..]),
    };
    Some(Said {
        ruling,
        note: note(noted),
    })
}

fn note(words: &[&str]) -> Option<String> {
    let text = words.join(" ");
    let shown = text.chars().filter(|letter| !letter.is_control());
    let text: String = shown.take(LONGEST_NOTE).collect();
    (!text.is_empty()).then_some(text)
}

fn ruling(words: &[&str], plies: usize) -> Option<Ruling> {
    match *words {
        ["pause"] => Some(Ruling::Pause),
        ["time", side, time] => clock(color(side)?, time),
        ["moves", side, moves] => Some(Ruling::SetMoves(color(side)?, moves.parse().ok()?)),
        ["back", count] => Some(Ruling::StepBack(plies.checked_sub(count.parse().ok()?)?)),
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
    use super::{Said, read};
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
            let wanted = wanted.map(|ruling| Said {
                ruling: Some(ruling),
                note: None,
            });
            assert_eq!(read(words, 10), wanted, "{words}");
        }
    }

    #[test]
    fn what_stands_behind_a_result_is_written_down() {
        let said = |ruling, note: &str| {
            Some(Said {
                ruling,
                note: Some(note.to_owned()),
            })
        };
        let unfinished = Some(Ruling::Result(Outcome::Unfinished));
        assert_eq!(
            read("result *  both players\tlost", 10),
            said(unfinished, "both players lost")
        );
        assert_eq!(
            read("note late by 3 minutes", 10),
            said(None, "late by 3 minutes")
        );
    }

    #[test]
    fn nothing_is_written_down_behind_what_cannot_be_read() {
        assert_eq!(read("result 2-0 both lost", 10), None);
        assert_eq!(read("note", 10), None);
        assert_eq!(read("time white 12:30 it stood", 10), None);
    }
}
