//! Making a text plain: one kind of dash, one kind of letter, nothing invisible.

use std::borrow::Cow;

use unicode_normalization::UnicodeNormalization as _;

use crate::notation::refusal::Unreadable;

/// Longer texts are no move. In bytes; figurines and blanks leave room to spare.
const LONGEST: usize = 120;

/// A text as typed, made plain.
///
/// Full-width letters of an input method become plain ones, every dash a
/// hyphen, every multiplication sign and `X` an `x`; control characters and
/// others that show nothing are dropped.
pub(super) fn clean(text: &str) -> Result<Cow<'_, str>, Unreadable> {
    let text = text.trim_matches(|c: char| c.is_whitespace() || is_invisible(c));
    if text.is_empty() {
        return Err(Unreadable::Empty);
    }
    if text.len() > LONGEST {
        return Err(Unreadable::TooLong);
    }
    if text.bytes().all(is_plain) {
        return Ok(Cow::Borrowed(text));
    }
    let plain: String = text
        .nfkc()
        .filter(|&c| !is_invisible(c))
        .map(plain)
        .collect();
    match plain.trim() {
        "" => Err(Unreadable::Empty),
        trimmed => Ok(Cow::Owned(trimmed.to_owned())),
    }
}

/// Whether a byte needs no change.
const fn is_plain(byte: u8) -> bool {
    matches!(byte, b' '..=b'~') && byte != b'X'
}

/// Control characters (but for blanks), joiners, marks of direction, and
/// variation selectors, such as the one that asks for a coloured figurine.
fn is_invisible(c: char) -> bool {
    (c.is_control() && !c.is_whitespace())
        || matches!(c,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{e0100}'..='\u{e01ef}')
}

fn plain(c: char) -> char {
    match c {
        _ if c.is_whitespace() => ' ',
        '\u{2010}'..='\u{2015}' | '\u{2043}' | '\u{2212}' | '\u{2500}' | '\u{30fc}' => '-',
        'X' | '×' | '✕' | '✖' | '⨉' | '⨯' | 'х' | 'Х' => 'x',
        'О' | 'Ο' => 'O',
        'о' | 'ο' => 'o',
        '。' => '.',
        _ => c,
    }
}
