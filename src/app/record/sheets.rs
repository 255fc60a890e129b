//! What a player wrote on the own sheet, a word for each ply: `.` and the text, or `-` for a gap.

use super::escape::{escaped, unescaped};
use crate::game::Sheets;
use crate::rules::Color;

/// The words up to the last ply that was written.
pub(super) fn write(sheets: &Sheets, color: Color, plies: usize) -> Vec<String> {
    let mut words: Vec<String> = (0..plies)
        .map(|ply| match sheets.text(color, ply) {
            Some(text) => format!(".{}", escaped(text)),
            None => "-".to_owned(),
        })
        .collect();
    let written = words.iter().rposition(|word| word != "-");
    words.truncate(written.map_or(0, |last| last + 1));
    words
}

/// Nothing if there are more words than plies, or one of them is no word of a sheet.
pub(super) fn read<'a>(
    sheets: &mut Sheets,
    color: Color,
    plies: usize,
    words: impl Iterator<Item = &'a str>,
) -> Option<()> {
    for (ply, word) in words.enumerate() {
        if ply >= plies {
            return None;
        }
        if word != "-" {
            sheets.write(color, ply, &unescaped(word.strip_prefix('.')?)?);
        }
    }
    Some(())
}
