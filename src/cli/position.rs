//! The position that the arguments mean.

use std::io::{self, Write};

use super::language::words;
use super::{Chess960Start, PositionArguments};
use crate::notation::fen::{self, FenError, Reading};
use crate::rules::{Doubt, Position, Variant, chess960};

/// A position to start from, and what is doubtful about it.
#[derive(Debug)]
pub(super) struct Start {
    pub(super) position: Position,
    pub(super) variant: Variant,
    pub(super) doubts: Vec<Doubt>,
}

/// Writes the reasons why a FEN is refused for a person.
pub(super) fn report(error: &FenError, err: &mut impl Write) -> io::Result<()> {
    let sentences = words().fen_refusal(error);
    sentences
        .iter()
        .try_for_each(|sentence| writeln!(err, "tabiya: {sentence}"))
}

/// The position meant by `--fen` and `--chess960`, or the usual start.
///
/// `random` is a number for a Chess960 start without one.
pub(super) fn start(
    arguments: &PositionArguments,
    reading: Reading,
    random: impl FnOnce() -> u16,
) -> Result<Start, FenError> {
    let variant = if arguments.chess960.is_some() {
        Variant::Chess960
    } else {
        Variant::Standard
    };
    if let Some(text) = &arguments.fen {
        let (position, doubts) = fen::read(text, reading, variant)?;
        return Ok(Start {
            position,
            variant,
            doubts,
        });
    }
    let number = match arguments.chess960 {
        None => None,
        Some(Chess960Start::Number(number)) => Some(number),
        Some(Chess960Start::Random) => Some(random() % 960),
    };
    let numbered = number
        .and_then(chess960)
        .and_then(|setup| Position::from_setup(&setup).ok());
    let position = numbered.map_or_else(Position::initial, |(position, _)| position);
    Ok(Start {
        position,
        variant,
        doubts: Vec::new(),
    })
}
