//! `tabiya clock`: explains a time control.

use std::io::{self, Write};
use std::num::NonZeroU32;

use serde_json::{Value, json};
use unicode_width::UnicodeWidthChar;

use super::language::words;
use crate::game::clock::FirstIncrement;
use crate::game::time_control::{Bonus, Class, Fault, SpecError, Stage, TimeControl};

/// The request was answered.
const DONE: u8 = 0;
/// The request itself was wrong.
const WRONG: u8 = 2;

/// Explains `spec` in words, or as one JSON object on a line. Returns the exit
/// code: 0, or 2 if it is no time control; then a caret shows where.
///
/// # Errors
///
/// What writing to `out` or `err` gives.
pub fn run(spec: &str, json: bool, out: &mut impl Write, err: &mut impl Write) -> io::Result<u8> {
    let answer = match spec.parse::<TimeControl>() {
        Ok(control) => Answer::known(&control),
        // `?` is a right answer to the question, though no clock can be set by it.
        Err(error) if error.fault == Fault::Unknown => Answer::unknown(),
        Err(error) if json => {
            writeln!(out, "{}", error_object(error, spec))?;
            return Ok(WRONG);
        }
        Err(error) => {
            write!(err, "{}", caret(error, spec))?;
            return Ok(WRONG);
        }
    };
    if json {
        writeln!(out, "{}", answer.object())?;
    } else {
        writeln!(out, "{}", answer.words)?;
        writeln!(out, "PGN: [TimeControl \"{}\"]", answer.pgn)?;
    }
    Ok(DONE)
}

/// What there is to say about a time control.
struct Answer {
    words: String,
    kind: &'static str,
    spec: Option<String>,
    pgn: String,
    class: Option<&'static str>,
    stages: Vec<Value>,
}

impl Answer {
    fn known(control: &TimeControl) -> Answer {
        let stages = control.stages().map_or(&[][..], |stages| stages.as_slice());
        Answer {
            words: words().echo(control, FirstIncrement::default()),
            kind: kind(control),
            spec: Some(control.to_string()),
            pgn: control.to_pgn(),
            class: control.class().map(Class::code),
            stages: stages.iter().map(stage_object).collect(),
        }
    }

    fn unknown() -> Answer {
        Answer {
            words: words().unknown_setting(),
            kind: "unknown",
            spec: None,
            pgn: "?".to_owned(),
            class: None,
            stages: Vec::new(),
        }
    }

    fn object(&self) -> Value {
        json!({
            "words": self.words,
            "kind": self.kind,
            "spec": self.spec,
            "pgn": self.pgn,
            "class": self.class,
            "stages": self.stages,
        })
    }
}

const fn kind(control: &TimeControl) -> &'static str {
    match control {
        TimeControl::None => "unlimited",
        TimeControl::CountUp => "count-up",
        TimeControl::Stages(_) => "stages",
        TimeControl::Hourglass(_) => "hourglass",
        TimeControl::ByoYomi { .. } => "byo-yomi",
        TimeControl::Canadian { .. } => "canadian",
        TimeControl::PerMove(_) => "per-move",
    }
}

fn stage_object(stage: &Stage) -> Value {
    let mut object = json!({
        "moves": stage.moves.map_or(0, NonZeroU32::get),
        "seconds": stage.seconds,
        "increment": stage.bonus.increment(),
    });
    match stage.bonus {
        Bonus::Delay(seconds) => object["delay"] = seconds.into(),
        Bonus::Bronstein(seconds) => object["bronstein"] = seconds.into(),
        Bonus::None | Bonus::Increment(_) => {}
    }
    object
}

fn error_object(error: SpecError, spec: &str) -> Value {
    json!({
        "error": words().spec_error(error, spec),
        "code": error.fault.code(),
        "column": error.column(spec),
    })
}

/// So much of a text is repeated, in characters.
const LONGEST_SHOWN: usize = 200;

/// The text with a caret under the fault, and the sentence.
pub(super) fn caret(error: SpecError, spec: &str) -> String {
    // Control characters would move the caret, or worse.
    let cut = spec.chars().count() > LONGEST_SHOWN;
    let shown: String = spec
        .chars()
        .take(LONGEST_SHOWN)
        .map(|c| if c.is_control() { '\u{fffd}' } else { c })
        .chain(cut.then_some('…'))
        .collect();
    let before = shown.chars().take(error.column(spec) - 1);
    let columns: usize = before.map(|c| c.width().unwrap_or(0)).sum();
    let indent = " ".repeat(columns);
    let sentence = words().spec_error(error, spec);
    format!("  {shown}\n  {indent}^\n{sentence}\n")
}
