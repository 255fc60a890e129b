//! Reading the case files.

use serde_json::Value;
use tabiya::notation::fen::{self, Reading};
use tabiya::rules::{Position, Variant};

/// The cases of a file, one JSON object a line.
pub(crate) fn cases(text: &str) -> impl Iterator<Item = Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).expect("a case is JSON"))
}

/// The position of a FEN, read leniently.
pub(crate) fn position(text: &str) -> Position {
    variant_position(text, Variant::Standard)
}

/// The position of a FEN of that variant, read leniently.
pub(crate) fn variant_position(text: &str, variant: Variant) -> Position {
    match fen::read(text, Reading::Lenient, variant) {
        Ok((position, _)) => position,
        Err(error) => panic!("{text}: {error}"),
    }
}
