//! The time control as PGN writes it (PGN standard 9.6.1): seconds, fields with colons between.

use super::TimeControl;
use super::fault::{Fault, SpecError};
use super::reader::Reader;
use super::stage::{Bonus, Stage, Stages};
use std::num::NonZeroU32;

impl TimeControl {
    /// Reads the value of a `TimeControl` tag: `-`, `300+3`,
    /// `40/7200:3600`, `*180`. An increment inside a stage with moves
    /// (`40/5400+30`) is no part of the standard, but in use.
    ///
    /// # Errors
    ///
    /// The first fault and where it stands; [`Fault::Unknown`] for `?`.
    pub fn from_pgn(value: &str) -> Result<TimeControl, SpecError> {
        read(&mut Reader::new(value))
    }

    /// The value for a `TimeControl` tag. PGN has no field for a delay, byo-yomi
    /// and the like: for these it is the nearest that can be said, and
    /// [`fits_pgn`](TimeControl::fits_pgn) is false.
    pub fn to_pgn(&self) -> String {
        match self {
            TimeControl::None | TimeControl::CountUp => "-".to_owned(),
            TimeControl::Stages(stages) => {
                let fields: Vec<String> = stages.as_slice().iter().map(field).collect();
                fields.join(":")
            }
            TimeControl::Hourglass(seconds) => format!("*{}", u64::from(seconds.get()) * 2),
            TimeControl::ByoYomi { main: 0, .. } | TimeControl::Canadian { main: 0, .. } => {
                "?".to_owned()
            }
            TimeControl::ByoYomi { main, .. } | TimeControl::Canadian { main, .. } => {
                main.to_string()
            }
            TimeControl::PerMove(seconds) => format!("1/{seconds}"),
        }
    }

    /// Whether [`to_pgn`](TimeControl::to_pgn) says all there is to say. If not,
    /// a second tag with the canonical spelling is needed to keep it.
    pub fn fits_pgn(&self) -> bool {
        TimeControl::from_pgn(&self.to_pgn()).as_ref() == Ok(self)
    }
}

fn field(stage: &Stage) -> String {
    let moves = stage
        .moves
        .map_or(String::new(), |moves| format!("{moves}/"));
    match stage.bonus.increment() {
        0 => format!("{moves}{}", stage.seconds),
        increment => format!("{moves}{}+{increment}", stage.seconds),
    }
}

/// Reads PGN text up to the end.
pub(super) fn read(reader: &mut Reader) -> Result<TimeControl, SpecError> {
    reader.blanks();
    let start = *reader;
    let control = if reader.is_at_end() {
        return Err(start.fault(Fault::Empty));
    } else if reader.take("?") {
        reader.end()?;
        return Err(start.fault(Fault::Unknown));
    } else if reader.take("-") {
        TimeControl::None
    } else if reader.take("*") {
        TimeControl::Hourglass(half_a_glass(reader)?)
    } else {
        TimeControl::Stages(fields(reader)?)
    };
    reader.end()?;
    Ok(control)
}

/// The star's figure is the sum of both chambers; each player starts with half.
fn half_a_glass(reader: &mut Reader) -> Result<NonZeroU32, SpecError> {
    reader.blanks();
    let start = *reader;
    let sum = reader.number().ok_or(start.fault(Fault::ExpectedSeconds))?;
    if sum % 2 == 1 {
        return Err(start.fault(Fault::OddGlass));
    }
    NonZeroU32::new(sum / 2)
        .filter(|half| half.get() <= super::MAX_SECONDS)
        .ok_or(start.fault(if sum == 0 {
            Fault::NoTime
        } else {
            Fault::TimeTooLong
        }))
}

fn fields(reader: &mut Reader) -> Result<Stages, SpecError> {
    let (mut stages, mut places) = (Vec::new(), Vec::new());
    loop {
        reader.blanks();
        places.push(reader.at());
        stages.push(stage(reader)?);
        if !reader.take_spaced(":") {
            break;
        }
    }
    Stages::new(stages).map_err(|(index, fault)| SpecError {
        fault,
        at: places[index],
    })
}

fn stage(reader: &mut Reader) -> Result<Stage, SpecError> {
    let mut ahead = *reader;
    let has_moves = ahead.number().is_some() && ahead.take_spaced("/");
    let moves = if has_moves {
        let moves = reader.moves(Fault::ExpectedMoves)?;
        *reader = ahead;
        Some(moves)
    } else {
        None
    };
    let seconds = reader.time_seconds()?;
    let bonus = if reader.take_spaced("+") {
        match reader.bonus_seconds()? {
            0 => Bonus::None,
            increment => Bonus::Increment(increment),
        }
    } else {
        Bonus::None
    };
    Ok(Stage {
        moves,
        seconds,
        bonus,
    })
}
