//! What a player wrote on the own sheet, a word for each ply: `.` and the text with everything
//! unusual as `%` and its number, or `-` for a gap.

use std::fmt::Write as _;

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

fn escaped(text: &str) -> String {
    let mut word = String::new();
    for letter in text.chars() {
        if letter.is_alphanumeric() || "+#=-.()!?½".contains(letter) {
            word.push(letter);
        } else {
            let _ = write!(word, "%{:x};", u32::from(letter));
        }
    }
    word
}

fn unescaped(word: &str) -> Option<String> {
    let mut parts = word.split('%');
    let mut text = parts.next()?.to_owned();
    for part in parts {
        let (number, rest) = part.split_once(';')?;
        text.push(char::from_u32(u32::from_str_radix(number, 16).ok()?)?);
        text.push_str(rest);
    }
    Some(text)
}
