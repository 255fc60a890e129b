//! Lines that go out: plain text, whatever names and quoted lines are made of.

use std::io::{self, Write};

/// Writes lines as a whole, so that they are heard together.
pub(super) fn say(
    output: &mut impl Write,
    lines: impl IntoIterator<Item = String>,
) -> io::Result<()> {
    let mut text = String::new();
    for line in lines.into_iter().flat_map(|line| harmless(&line)) {
        text.push_str(line.trim_end());
        text.push('\n');
    }
    if text.is_empty() {
        return Ok(());
    }
    output.write_all(text.as_bytes())?;
    output.flush()
}

/// The lines of a text without anything that a terminal would obey.
fn harmless(text: &str) -> Vec<String> {
    let shown = |letter: char| if obeyed(letter) { '?' } else { letter };
    text.split('\n')
        .map(|line| line.chars().map(shown).collect())
        .collect()
}

/// Control characters, and what turns the direction of the text after it or breaks its line.
fn obeyed(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
        )
}

#[cfg(test)]
mod tests {
    use super::say;

    #[test]
    fn nothing_goes_out_that_a_terminal_would_obey() {
        for (line, wanted) in [
            ("White: pawn e2 to e4, e4", "White: pawn e2 to e4, e4\n"),
            ("one\ntwo", "one\ntwo\n"),
            ("", "\n"),
            ("\u{1b}[2J\u{9b}2J\u{7}\r", "?[2J?2J??\n"),
            ("a\u{202e}b\u{2066}c\u{2028}", "a?b?c?\n"),
            ("a\u{200e}b\u{200f}c\u{61c}", "a?b?c?\n"),
            ("Ådné 王", "Ådné 王\n"),
        ] {
            let mut output = Vec::new();
            say(&mut output, [line.to_owned()]).unwrap();
            assert_eq!(String::from_utf8(output).unwrap(), wanted);
        }
    }
}
