//! A line of text out of any bytes.

use std::io::{self, BufRead, Read};

/// Longer than any move, word or FEN, in bytes.
const LONGEST: usize = 1024;

/// A line that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// Its text, without its end and without control characters.
    Text(String),
    /// It is longer than anybody types, and was skipped.
    TooLong,
}

/// Reads the next line; the last one needs no end. `None` when there is nothing more.
///
/// A line is never held in memory beyond the longest that is read.
pub(super) fn next(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    let limit = u64::try_from(LONGEST + 1).unwrap_or(u64::MAX);
    input.take(limit).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.len() > LONGEST && !bytes.ends_with(b"\n") {
        input.skip_until(b'\n')?;
        return Ok(Some(Line::TooLong));
    }
    Ok(Some(Line::Text(text(&bytes))))
}

/// The text of the bytes. What is no text in them is replaced by a sign that is no move, so
/// that it cannot be read as if it were not there.
fn text(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    let text = text.trim_start_matches('\u{feff}').trim_end();
    let harmless = |letter: char| match letter {
        '\t' => ' ',
        letter if letter.is_control() => char::REPLACEMENT_CHARACTER,
        letter => letter,
    };
    text.chars().map(harmless).collect()
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::{LONGEST, Line, next};

    fn lines(bytes: &[u8]) -> Vec<Line> {
        let mut input = bytes;
        std::iter::from_fn(|| next(&mut input).unwrap()).collect()
    }

    fn texts(bytes: &[u8]) -> Vec<String> {
        let text = |line| match line {
            Line::Text(text) => text,
            Line::TooLong => "too long".to_owned(),
        };
        lines(bytes).into_iter().map(text).collect()
    }

    #[test]
    fn lines_end_as_any_system_ends_them_and_the_last_may_lack_it() {
        assert_eq!(texts(b"e4\ne5\r\n\nNf3"), ["e4", "e5", "", "Nf3"]);
        assert_eq!(texts(b"\xef\xbb\xbfe4\n"), ["e4"], "a byte order mark");
        assert_eq!(texts(b""), [""; 0]);
    }

    #[test]
    fn what_is_no_text_is_seen_and_never_vanishes() {
        assert_eq!(texts(b"e\x1b4\n"), ["e\u{fffd}4"]);
        assert_eq!(texts(b"\xffe4\n\0\n"), ["\u{fffd}e4", "\u{fffd}"]);
        assert_eq!(texts(b"last\t5\n"), ["last 5"]);
    }

    #[test]
    fn a_line_too_long_is_skipped_and_the_next_one_read() {
        let mut bytes = vec![b'x'; LONGEST];
        bytes.push(b'\n');
        assert_eq!(texts(&bytes)[0].len(), LONGEST);
        bytes.insert(0, b'x');
        bytes.extend(b"e4\n");
        assert_eq!(texts(&bytes), ["too long", "e4"]);
    }

    #[test]
    fn a_line_without_end_takes_no_memory() {
        let mut endless = std::io::BufReader::new(std::io::repeat(b'x').take(100_000_000));
        assert_eq!(next(&mut endless).unwrap(), Some(Line::TooLong));
        assert_eq!(next(&mut endless).unwrap(), None);
    }
}
