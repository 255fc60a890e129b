//! Tags with much to say: cut into several, as a line of PGN has at most 255 characters.

use crate::pgn::Tags;

/// How long a value may be; the name and the brackets come on top.
const LONGEST: usize = 200;

/// The name of the tag that holds the part with this number, from 0.
fn name_of(name: &str, part: usize) -> String {
    match part {
        0 => name.to_owned(),
        _ => format!("{name}{}", part + 1),
    }
}

/// Puts words into as many tags as they need.
pub(super) fn put(tags: &mut Tags, name: &str, words: impl IntoIterator<Item = String>) {
    let mut part = 0;
    let mut value = String::new();
    for word in words {
        if !value.is_empty() && value.len() + word.len() >= LONGEST {
            tags.set(&name_of(name, part), &value);
            part += 1;
            value.clear();
        }
        if !value.is_empty() {
            value.push(' ');
        }
        value.push_str(&word);
    }
    if !value.is_empty() {
        tags.set(&name_of(name, part), &value);
    }
}

/// The words of all parts.
pub(super) fn words<'a>(tags: &'a Tags, name: &str) -> impl Iterator<Item = &'a str> {
    let parts = (0..).map_while(move |part| tags.get(&name_of(name, part)));
    parts
        .collect::<Vec<_>>()
        .into_iter()
        .flat_map(str::split_whitespace)
}
