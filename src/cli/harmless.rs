//! What goes out to people goes out without anything that a terminal would obey, whatever names,
//! files and typed texts hold: control characters, and what turns the direction of text.

use std::io::{self, Write};

/// Passes text on and puts a `?` in place of each character that a terminal would obey. Line
/// ends and tabs stay.
pub(super) struct Harmless<W> {
    out: W,
    /// The beginning of a character that may be one of those.
    begun: Vec<u8>,
}

impl<W> Harmless<W> {
    pub(super) const fn new(out: W) -> Harmless<W> {
        Harmless {
            out,
            begun: Vec::new(),
        }
    }

    fn take(&mut self, byte: u8, shown: &mut Vec<u8>) {
        self.begun.push(byte);
        match verdict(&self.begun) {
            Verdict::Open => return,
            Verdict::Obeyed => shown.push(b'?'),
            Verdict::Plain => shown.extend(&self.begun),
        }
        self.begun.clear();
    }
}

impl<W: Write> Write for Harmless<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut shown = Vec::with_capacity(bytes.len());
        for &byte in bytes {
            self.take(byte, &mut shown);
        }
        self.out.write_all(&shown)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// What can be said of the bytes of a character so far.
enum Verdict {
    /// More of them decide.
    Open,
    /// A terminal would obey it.
    Obeyed,
    /// It is shown.
    Plain,
}

/// Looks at UTF-8: U+0000 to U+001F and U+007F to U+009F are controls; U+061C, U+200E, U+200F,
/// U+2028 to U+202E and U+2066 to U+2069 turn the text or break the line.
const fn verdict(bytes: &[u8]) -> Verdict {
    match bytes {
        [b'\n' | b'\t'] => Verdict::Plain,
        [0..0x20 | 0x7f]
        | [0xc2, 0x80..=0x9f]
        | [0xd8, 0x9c]
        | [0xe2, 0x80, 0x8e | 0x8f | 0xa8..=0xae]
        | [0xe2, 0x81, 0xa6..=0xa9] => Verdict::Obeyed,
        [0xc2 | 0xd8 | 0xe2] | [0xe2, 0x80 | 0x81] => Verdict::Open,
        _ => Verdict::Plain,
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::Harmless;

    #[test]
    fn only_what_a_terminal_would_obey_is_replaced() {
        for (text, wanted) in [
            ("Ådné ½ 王 ♞…\n\tx", "Ådné ½ 王 ♞…\n\tx"),
            ("\u{1b}[2J\u{9b}2J\u{7}\r\u{7f}", "?[2J?2J???"),
            ("a\u{202e}b\u{2066}c\u{2028}d\u{200f}e\u{61c}", "a?b?c?d?e?"),
        ] {
            for at_once in [1, 2, 100] {
                let mut out = Harmless::new(Vec::new());
                for part in text.as_bytes().chunks(at_once) {
                    out.write_all(part).unwrap();
                }
                assert_eq!(String::from_utf8(out.out).unwrap(), wanted);
            }
        }
    }
}
