//! The one canonical spelling of a time control; it reads back as the same control.

use std::fmt::{self, Display};

use super::stage::{Bonus, Stage, Stages};
use super::{MAX_PLAIN_MINUTES, TimeControl};

impl Display for TimeControl {
    /// The canonical spelling, without a blank or capital that could be spared:
    /// `5+3`, `40/90,SD/30;+30`, `G/25;d5`, `1 byo 3x30`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::None => f.write_str("none"),
            TimeControl::CountUp => f.write_str("up"),
            TimeControl::Stages(stages) => stages.fmt(f),
            TimeControl::Hourglass(seconds) => write!(f, "hourglass {}", Time(seconds.get())),
            TimeControl::ByoYomi {
                main,
                periods,
                period,
            } => write!(f, "{} byo {periods}x{period}", Time(*main)),
            TimeControl::Canadian {
                main,
                moves,
                period,
            } => write!(f, "{} can {moves}/{period}", Time(*main)),
            TimeControl::PerMove(seconds) => write!(f, "move {seconds}"),
        }
    }
}

impl Display for Stages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let &[stage] = self.as_slice() {
            return single(stage, f);
        }
        let tail = self.common_bonus();
        for (index, stage) in self.as_slice().iter().enumerate() {
            f.write_str(if index > 0 { "," } else { "" })?;
            f.write_str(if stage.moves.is_none() { "SD/" } else { "" })?;
            moves_and_time(*stage, f)?;
            if tail.is_none() {
                stage.bonus.fmt(f)?;
            }
        }
        match tail {
            None | Some(Bonus::None) => Ok(()),
            Some(bonus) => write!(f, ";{bonus}"),
        }
    }
}

/// A single stage: an increment stands close, a delay as US players write it.
fn single(stage: Stage, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if stage.bonus.delay() == 0 {
        moves_and_time(stage, f)?;
        return stage.bonus.fmt(f);
    }
    f.write_str(if stage.moves.is_none() { "G/" } else { "" })?;
    moves_and_time(stage, f)?;
    write!(f, ";{}", stage.bonus)
}

fn moves_and_time(stage: Stage, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if let Some(moves) = stage.moves {
        write!(f, "{moves}/")?;
    }
    Time(stage.seconds).fmt(f)
}

impl Display for Bonus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bonus::None => Ok(()),
            Bonus::Increment(seconds) => write!(f, "+{seconds}"),
            Bonus::Delay(seconds) => write!(f, "d{seconds}"),
            Bonus::Bronstein(seconds) => write!(f, "b{seconds}"),
        }
    }
}

/// Seconds as a time is typed: whole minutes alone, else with colons.
struct Time(u32);

impl Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (minutes, seconds) = (self.0 / 60, self.0 % 60);
        if seconds == 0 && minutes <= MAX_PLAIN_MINUTES {
            write!(f, "{minutes}")
        } else if minutes < 60 {
            write!(f, "{minutes}:{seconds:02}")
        } else {
            write!(f, "{}:{:02}:{seconds:02}", minutes / 60, minutes % 60)
        }
    }
}
