//! English about time controls.

use std::num::NonZeroU32;

use super::English;
use crate::game::clock::{FirstIncrement, digits};
use crate::game::time_control::{Bonus, Class, Fault, SpecError, Stage, Stages, TimeControl};
use crate::wording::ClockWords;

impl ClockWords for English {
    fn half_a_glass(&self) -> String {
        "An hourglass runs for both players: what one uses the other gains.".to_owned()
    }

    fn sheet_is_kept(&self) -> String {
        "In line mode every move is typed, so the program keeps the score sheet.".to_owned()
    }

    fn setting(&self, control: &TimeControl, first: FirstIncrement) -> String {
        setting(control, first)
    }

    fn class(&self, class: Class) -> String {
        let penalty = digits(class.penalty_millis(), 0);
        let name = class.code();
        let score = if class.must_record() {
            "keep score"
        } else {
            "no duty to keep score"
        };
        format!("FIDE class {name}: penalty {penalty}, {score}.")
    }

    fn unknown_setting(&self) -> String {
        "The time control is not known.".to_owned()
    }

    fn spec_error(&self, error: SpecError, spec: &str) -> String {
        let sentence = sentence(error.fault);
        match (error.fault, as_pgn(spec)) {
            (Fault::TooManyMinutes(figure), pgn) => too_many_minutes(figure, pgn),
            (_, Some(pgn)) => format!("{sentence} Did you mean {pgn}?"),
            (_, None) => sentence.to_owned(),
        }
    }
}

/// "40 moves in 1:30:00, then the rest in 30:00; +30 s per move from move 1."
fn setting(control: &TimeControl, first: FirstIncrement) -> String {
    match control {
        TimeControl::None => "No clock.".to_owned(),
        TimeControl::CountUp => "No limit; the time used is shown.".to_owned(),
        TimeControl::Stages(stages) => staged(stages, first),
        TimeControl::Hourglass(seconds) => format!(
            "Hourglass of {} each; what one player uses the other gains.",
            time(seconds.get())
        ),
        TimeControl::ByoYomi {
            main,
            periods,
            period,
        } => format!(
            "{}{} of {period} s; a move made inside a period keeps it.",
            main_time(*main),
            count(*periods, "period")
        ),
        TimeControl::Canadian {
            main,
            moves,
            period,
        } => format!(
            "{}{} in every {}.",
            main_time(*main),
            count(*moves, "move"),
            time(period.get())
        ),
        TimeControl::PerMove(seconds) => format!("{seconds} s for each move."),
    }
}

fn staged(stages: &Stages, first: FirstIncrement) -> String {
    let common = stages.common_bonus();
    let mut from = 1;
    let mut parts = Vec::new();
    for stage in stages.as_slice() {
        let what = moves_and_time(*stage, parts.is_empty());
        parts.push(match stage.bonus {
            own if common.is_none() && own != Bonus::None => {
                format!("{what} with {}", bonus(own, from, first))
            }
            _ => what,
        });
        from += stage.moves.map_or(0, NonZeroU32::get);
    }
    let repeats = match (stages.repeats(), parts.len()) {
        (false, _) => "",
        (true, 1) => ", repeating",
        (true, _) => "; the last stage repeats",
    };
    let parts = parts.join(", then ");
    match common {
        None | Some(Bonus::None) => format!("{parts}{repeats}."),
        Some(common) => format!("{parts}{repeats}; {}.", bonus(common, 1, first)),
    }
}

fn moves_and_time(stage: Stage, first: bool) -> String {
    let time = time(stage.seconds);
    match stage.moves {
        Some(moves) => format!("{} in {time}", count(moves, "move")),
        None if first => format!("{time} for the whole game"),
        None => format!("the rest in {time}"),
    }
}

/// What each move brings, from move `from`.
fn bonus(bonus: Bonus, from: u32, first: FirstIncrement) -> String {
    match (bonus, first) {
        (Bonus::None, _) => String::new(),
        (Bonus::Increment(seconds), FirstIncrement::BeforeMoveOne) => {
            format!("+{seconds} s per move from move {from}")
        }
        (Bonus::Increment(seconds), FirstIncrement::AfterMoveOne) => {
            format!("+{seconds} s after each move from move {from}")
        }
        (Bonus::Delay(seconds), _) => format!("{seconds} s delay per move from move {from}"),
        (Bonus::Bronstein(seconds), _) => {
            format!("up to {seconds} s given back per move from move {from} (Bronstein)")
        }
    }
}

fn main_time(seconds: u32) -> String {
    match seconds {
        0 => String::new(),
        _ => format!("{}, then ", time(seconds)),
    }
}

fn count(number: NonZeroU32, noun: &str) -> String {
    match number.get() {
        1 => format!("1 {noun}"),
        number => format!("{number} {noun}s"),
    }
}

/// A time as the clock shows it. Under an hour the units are told where the
/// time is not in whole minutes, because 1:30 is easily read as an hour and a half.
fn time(seconds: u32) -> String {
    let shown = digits(u64::from(seconds) * 1000, 0);
    match (seconds / 60, seconds % 60) {
        (_, 0) | (60.., _) => shown,
        (0, _) => format!("{shown} ({seconds} s)"),
        (minutes, rest) => format!("{shown} ({minutes} min {rest} s)"),
    }
}

/// What is wrong.
fn sentence(fault: Fault) -> &'static str {
    match fault {
        Fault::Empty => "No time control is written; try 5+3, 40/90,SD/30;+30 or none.",
        Fault::ExpectedTime => "A time should stand here, such as 5, 1:30:00 or 90m.",
        Fault::ExpectedUnit => {
            "A unit should stand here: h, m or s, the larger first, as in 1h30m."
        }
        Fault::ExpectedSixtieth => {
            "After a colon stand two figures from 00 to 59, as in 2:30 or 1:30:00."
        }
        Fault::TooManyMinutes(_) => "More than 180 minutes as one figure.",
        Fault::TimeTooLong => "The longest time is 99:59:59.",
        Fault::NoTime => {
            "No time is given, and no increment or delay to move in; 0+5 would be possible."
        }
        Fault::ExpectedSeconds => "A number of seconds should stand here.",
        Fault::SecondsOutOfRange => {
            "An increment or a delay has at most 3600 seconds, a period from 1 to 3600."
        }
        Fault::ExpectedBonus => "An increment or a delay should stand here, such as +30, d5 or b5.",
        Fault::ExpectedMoves => "A number of moves should stand here.",
        Fault::MovesOutOfRange => "The number must be from 1 to 500.",
        Fault::ExpectedPeriods => "Periods and their seconds should stand here, such as 3x30.",
        Fault::ExpectedCanadian => "Moves and seconds should stand here, such as 10/300.",
        Fault::SuddenDeathNotLast => {
            "Only the last stage can be without a number of moves, as in 40/90,SD/30."
        }
        Fault::GameNotFirst => {
            "G/ means the whole game and stands first; for the rest of the game write SD/."
        }
        Fault::TooManyStages => "There can be eight stages at most.",
        Fault::Unexpected => "The time control should end here.",
        Fault::OddGlass => {
            "An hourglass has two equal halves, so its seconds must be an even number."
        }
        Fault::Unknown => "The time control is not known, so no clock can be set by it.",
    }
}

/// "More than 180 minutes as one figure; did you mean 5 or pgn:300? For 5
/// hours write 5:00:00 or 5h."
fn too_many_minutes(figure: u32, pgn: Option<String>) -> String {
    let minutes = figure.is_multiple_of(60).then(|| (figure / 60).to_string());
    let meant: Vec<String> = minutes.into_iter().chain(pgn).collect();
    let meant = match meant.as_slice() {
        [] => ".".to_owned(),
        meant => format!("; did you mean {}?", meant.join(" or ")),
    };
    let hours = match (figure / 60, figure % 60) {
        (100.., _) => String::new(),
        (hours, 0) => format!(" For {hours} hours write {hours}:00:00 or {hours}h."),
        (hours, rest) => {
            format!(" For {figure} minutes write {hours}:{rest:02}:00 or {hours}h{rest}m.")
        }
    };
    format!("More than 180 minutes as one figure{meant}{hours}")
}

/// The text as PGN, in seconds, if it can be read so.
fn as_pgn(spec: &str) -> Option<String> {
    let spec = spec.trim();
    TimeControl::from_pgn(spec)
        .is_ok()
        .then(|| format!("pgn:{spec}"))
}
