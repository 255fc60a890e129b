//! Reading a time control as people type it.

use std::num::NonZeroU32;

use super::fault::{Fault, SpecError};
use super::reader::Reader;
use super::stage::{Bonus, Stage, Stages};
use super::{MAX_PLAIN_MINUTES, MAX_SECONDS, TimeControl, pgn, preset};

/// Reads the whole of `spec`.
pub(super) fn control(spec: &str) -> Result<TimeControl, SpecError> {
    let mut reader = Reader::new(spec);
    reader.blanks();
    if reader.is_at_end() {
        return Err(reader.fault(Fault::Empty));
    }
    if reader.take("pgn:") {
        return pgn::read(&mut reader);
    }
    if let Some(control) = whole_word(spec.trim()) {
        return Ok(control);
    }
    let control = if reader.take("hourglass") {
        TimeControl::Hourglass(some_time(&mut reader)?)
    } else if reader.take("move") {
        TimeControl::PerMove(reader.period()?)
    } else if let Some(control) = overtime(&mut reader)? {
        control
    } else {
        TimeControl::Stages(stages(&mut reader)?)
    };
    reader.end()?;
    Ok(control)
}

/// A control that is one word.
fn whole_word(word: &str) -> Option<TimeControl> {
    if word.eq_ignore_ascii_case("none") {
        Some(TimeControl::None)
    } else if word.eq_ignore_ascii_case("up") {
        Some(TimeControl::CountUp)
    } else {
        let spec = preset::spec_of(word)?;
        Some(control(spec).expect("invariant: presets are well written"))
    }
}

/// Main time followed by `byo` or `can`; `None`, and nothing read, without them.
fn overtime(reader: &mut Reader) -> Result<Option<TimeControl>, SpecError> {
    let mut ahead = *reader;
    // What is wrong with the time is better said by the reader of stages.
    let Ok(main) = time(&mut ahead) else {
        return Ok(None);
    };
    let control = if ahead.take_spaced("byo") {
        byo_yomi(&mut ahead, main)?
    } else if ahead.take_spaced("can") {
        canadian(&mut ahead, main)?
    } else {
        return Ok(None);
    };
    *reader = ahead;
    Ok(Some(control))
}

/// `3x30`.
fn byo_yomi(reader: &mut Reader, main: u32) -> Result<TimeControl, SpecError> {
    let periods = reader.moves(Fault::ExpectedPeriods)?;
    if !reader.take_spaced("x") {
        return Err(reader.fault(Fault::ExpectedPeriods));
    }
    let period = reader.period()?;
    Ok(TimeControl::ByoYomi {
        main,
        periods,
        period,
    })
}

/// `10/300`.
fn canadian(reader: &mut Reader, main: u32) -> Result<TimeControl, SpecError> {
    let moves = reader.moves(Fault::ExpectedCanadian)?;
    if !reader.take_spaced("/") {
        return Err(reader.fault(Fault::ExpectedCanadian));
    }
    let period = reader.period()?;
    Ok(TimeControl::Canadian {
        main,
        moves,
        period,
    })
}

/// A stage as it is written: its bonus may still be missing.
struct Written {
    moves: Option<NonZeroU32>,
    seconds: u32,
    bonus: Option<Bonus>,
    /// Where a fault of the stage is shown.
    at: usize,
}

/// Stages, and the bonus after them that is meant for every stage without its own.
fn stages(reader: &mut Reader) -> Result<Stages, SpecError> {
    let mut written = vec![stage(reader, true)?];
    while reader.take_spaced(",") {
        written.push(stage(reader, false)?);
    }
    let tail = if written.iter().any(|stage| stage.bonus.is_none()) {
        tail(reader, written.len() == 1)?
    } else {
        Bonus::None
    };
    checked(&written, tail)
}

/// The stages with their bonuses, unless one of them cannot be.
fn checked(written: &[Written], tail: Bonus) -> Result<Stages, SpecError> {
    let stages = written.iter().map(|stage| Stage {
        moves: stage.moves,
        seconds: stage.seconds,
        bonus: stage.bonus.unwrap_or(tail),
    });
    Stages::new(stages.collect()).map_err(|(index, fault)| SpecError {
        fault,
        at: written[index].at,
    })
}

/// `40/90+30`, `SD/30`, `G/25`, `5+3`.
fn stage(reader: &mut Reader, first: bool) -> Result<Written, SpecError> {
    reader.blanks();
    let at = reader.at();
    let moves = prefix(reader, first)?;
    let seconds = time(reader)?;
    let bonus = own_bonus(reader)?;
    Ok(Written {
        moves,
        seconds,
        bonus,
        at,
    })
}

/// `40/`, `SD/`, `G/` or nothing.
fn prefix(reader: &mut Reader, first: bool) -> Result<Option<NonZeroU32>, SpecError> {
    let mut ahead = *reader;
    if ahead.take("sd") && ahead.take_spaced("/") {
        *reader = ahead;
        return Ok(None);
    }
    ahead = *reader;
    if ahead.take("g") && ahead.take_spaced("/") {
        if !first {
            return Err(reader.fault(Fault::GameNotFirst));
        }
        *reader = ahead;
        return Ok(None);
    }
    ahead = *reader;
    if ahead.number().is_some() && ahead.take_spaced("/") {
        let moves = reader.moves(Fault::ExpectedMoves)?;
        *reader = ahead;
        return Ok(Some(moves));
    }
    Ok(None)
}

/// The bonus of one stage: close to it, or after blanks if another stage follows.
fn own_bonus(reader: &mut Reader) -> Result<Option<Bonus>, SpecError> {
    let mut ahead = *reader;
    let apart = ahead.blanks();
    if !starts_bonus(&ahead) {
        return Ok(None);
    }
    let bonus = bonus(&mut ahead)?;
    let mut beyond = ahead;
    if apart && !beyond.take_spaced(",") {
        return Ok(None);
    }
    *reader = ahead;
    Ok(Some(bonus))
}

/// The bonus after all stages: behind a blank or a semicolon.
fn tail(reader: &mut Reader, single: bool) -> Result<Bonus, SpecError> {
    let blank = reader.blanks();
    let semicolon = reader.take(";");
    reader.blanks();
    if starts_bonus(reader) || semicolon {
        bonus(reader)
    } else if blank && single && !reader.digits().is_empty() {
        // `5 3` is 5+3.
        increment(reader)
    } else {
        Ok(Bonus::None)
    }
}

fn starts_bonus(reader: &Reader) -> bool {
    reader
        .rest()
        .starts_with(['+', '|', 'd', 'D', 'b', 'B', 'i', 'I'])
}

/// `+30`, `|30`, `inc30`, `inc/30`, `i30`, `d5`, `d/5`, `b5`.
fn bonus(reader: &mut Reader) -> Result<Bonus, SpecError> {
    if reader.take("+") || reader.take("|") {
        return increment(reader);
    }
    let kind = if reader.take("inc") || reader.take("i") {
        Bonus::Increment
    } else if reader.take("d") {
        Bonus::Delay
    } else if reader.take("b") {
        Bonus::Bronstein
    } else {
        return Err(reader.fault(Fault::ExpectedBonus));
    };
    reader.take_spaced("/");
    let seconds = reader.bonus_seconds()?;
    Ok(if seconds == 0 {
        Bonus::None
    } else {
        kind(seconds)
    })
}

fn increment(reader: &mut Reader) -> Result<Bonus, SpecError> {
    Ok(match reader.bonus_seconds()? {
        0 => Bonus::None,
        seconds => Bonus::Increment(seconds),
    })
}

/// A time that is not zero.
fn some_time(reader: &mut Reader) -> Result<NonZeroU32, SpecError> {
    reader.blanks();
    let start = *reader;
    NonZeroU32::new(time(reader)?).ok_or(start.fault(Fault::NoTime))
}

/// A time in seconds: `90`, `90:00`, `1:30:00`, `1h30m`.
fn time(reader: &mut Reader) -> Result<u32, SpecError> {
    reader.blanks();
    let start = *reader;
    let first = reader.number().ok_or(start.fault(Fault::ExpectedTime))?;
    let seconds = if reader.take(":") {
        colons(reader, first)?
    } else if unit(*reader).is_some() {
        units(reader, first)?
    } else if first > MAX_PLAIN_MINUTES {
        return Err(start.fault(Fault::TooManyMinutes(first)));
    } else {
        u64::from(first) * 60
    };
    u32::try_from(seconds)
        .ok()
        .filter(|&seconds| seconds <= MAX_SECONDS)
        .ok_or(start.fault(Fault::TimeTooLong))
}

/// What follows `first` and a colon: two parts are minutes and seconds, three
/// hours, minutes and seconds.
fn colons(reader: &mut Reader, first: u32) -> Result<u64, SpecError> {
    let two = u64::from(first) * 60 + sixtieth(reader)?;
    if reader.take(":") {
        Ok(two * 60 + sixtieth(reader)?)
    } else {
        Ok(two)
    }
}

/// Two figures, 00 to 59.
fn sixtieth(reader: &mut Reader) -> Result<u64, SpecError> {
    let start = *reader;
    match (reader.digits().len(), reader.number()) {
        (2, Some(number @ 0..60)) => Ok(number.into()),
        _ => Err(start.fault(Fault::ExpectedSixtieth)),
    }
}

/// What follows `first` where units are written: hours, minutes, seconds in
/// that order, any of them left out.
fn units(reader: &mut Reader, first: u32) -> Result<u64, SpecError> {
    let (mut number, mut sum, mut larger) = (first, 0, u64::MAX);
    loop {
        let seconds = unit(*reader)
            .filter(|&seconds| seconds < larger)
            .ok_or(reader.fault(Fault::ExpectedUnit))?;
        reader.take(&reader.rest()[..1]);
        sum += u64::from(number) * seconds;
        larger = seconds;
        match reader.number() {
            Some(next) => number = next,
            None => return Ok(sum),
        }
    }
}

/// The seconds of the unit that comes next.
fn unit(reader: Reader) -> Option<u64> {
    match reader.rest().as_bytes().first()?.to_ascii_lowercase() {
        b'h' => Some(3600),
        b'm' => Some(60),
        b's' => Some(1),
        _ => None,
    }
}
