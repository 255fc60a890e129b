//! Free text as one word of a command: everything unusual as `%` and its number.

use std::fmt::Write as _;

pub(super) fn escaped(text: &str) -> String {
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

pub(super) fn unescaped(word: &str) -> Option<String> {
    let mut parts = word.split('%');
    let mut text = parts.next()?.to_owned();
    for part in parts {
        let (number, rest) = part.split_once(';')?;
        text.push(char::from_u32(u32::from_str_radix(number, 16).ok()?)?);
        text.push_str(rest);
    }
    Some(text)
}
