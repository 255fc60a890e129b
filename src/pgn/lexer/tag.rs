//! Tag pairs, `[Name "value"]` (PGN standard 8.1), and how they go wrong.

use std::io::Read;

use super::{Lexer, Token, decode};

/// What follows a quotation mark inside a tag pair.
enum AfterQuote {
    /// A bracket: the value ends here.
    Bracket,
    /// Something that no value goes on with: the bracket is missing.
    NoBracket,
    /// More of the value, in which the mark was not escaped.
    Value,
}

/// How far the bracket is looked for behind the quotation mark.
const REACH: usize = 64;

impl<R: Read> Lexer<R> {
    pub(super) fn tag(&mut self) -> Token<'_> {
        self.source.take();
        self.skip_white();
        self.tag_name();
        self.skip_white();
        if self.name.is_empty() || self.source.peek() != Some(b'"') {
            self.skip_bad_tag();
            return Token::BadTag;
        }
        let whole = self.tag_value();
        decode(&self.bytes, &mut self.text);
        self.given = self.text.len();
        Token::Tag {
            name: &self.name,
            value: &self.text,
            whole,
        }
    }

    fn skip_white(&mut self) {
        while self.source.peek().is_some_and(|byte| byte <= b' ') {
            self.source.take();
        }
    }

    fn tag_name(&mut self) {
        self.bytes.clear();
        self.plain_part();
        while let Some(byte) = self.source.peek() {
            if byte <= b' ' || matches!(byte, b'"' | b'[' | b']') {
                break;
            }
            self.bytes.push(byte);
            self.source.take();
        }
        let name = self.bytes.strip_suffix(b":").unwrap_or(&self.bytes);
        decode(name, &mut self.name);
    }

    /// Skips to the bracket or the end of the line.
    fn skip_bad_tag(&mut self) {
        self.text.clear();
        self.given = 0;
        while !matches!(self.source.peek(), None | Some(b'\n' | b'\r')) {
            if self.source.take() == Some(b']') {
                break;
            }
        }
    }

    /// Takes the value up to the bracket. Tells whether the pair is whole.
    fn tag_value(&mut self) -> bool {
        self.source.take();
        self.bytes.clear();
        loop {
            match self.source.peek() {
                None | Some(b'\n' | b'\r') => {
                    self.drop_bracket();
                    return false;
                }
                Some(b'\\') => self.escape(),
                Some(b'"') => match self.after_quote() {
                    AfterQuote::Value => self.take_into_value(),
                    AfterQuote::NoBracket => {
                        self.source.take();
                        return false;
                    }
                    AfterQuote::Bracket => {
                        while self.source.take() != Some(b']') {}
                        return true;
                    }
                },
                Some(_) => {
                    self.plain_value();
                    self.take_into_value();
                }
            }
        }
    }

    /// Takes the letters and blanks that come next into the value, but for one
    /// of them.
    fn plain_value(&mut self) {
        let buffered = self.source.buffered();
        let is_text = |byte: &&u8| matches!(byte, b' '..=b'~') && !matches!(byte, b'"' | b'\\');
        let length = buffered
            .iter()
            .take_while(is_text)
            .count()
            .saturating_sub(1);
        self.bytes.extend_from_slice(&buffered[..length]);
        self.source.take_plain(length);
    }

    fn take_into_value(&mut self) {
        if let Some(byte) = self.source.take() {
            // No control character belongs into a value.
            self.bytes.push(if byte < b' ' || byte == 0x7f {
                b' '
            } else {
                byte
            });
        }
    }

    /// Takes a backslash, and the quotation mark or backslash that it makes
    /// plain. Before anything else it stands for itself, and so it does as the
    /// last character of a value, where careless programs leave it.
    fn escape(&mut self) {
        self.source.take();
        match self.source.peek() {
            Some(b'"') if self.quote_ends_line() => self.bytes.push(b'\\'),
            Some(byte @ (b'"' | b'\\')) => {
                self.bytes.push(byte);
                self.source.take();
            }
            _ => self.bytes.push(b'\\'),
        }
    }

    /// Whether the quotation mark that comes next, a bracket and blanks are all
    /// that is left of the line.
    fn quote_ends_line(&mut self) -> bool {
        let bracket = self.behind_blanks(1);
        self.source.peek_behind(bracket) == Some(b']') && {
            let end = self.behind_blanks(bracket + 1);
            matches!(self.source.peek_behind(end), None | Some(b'\n' | b'\r'))
        }
    }

    /// How many bytes come before the first one that is no blank, `from` or more.
    fn behind_blanks(&mut self, from: usize) -> usize {
        let mut at = from;
        while at < REACH && matches!(self.source.peek_behind(at), Some(b' ' | b'\t')) {
            at += 1;
        }
        at
    }

    fn after_quote(&mut self) -> AfterQuote {
        let mut line_ended = false;
        for at in 1..REACH {
            match self.source.peek_behind(at) {
                Some(byte @ 0..=b' ') => line_ended |= matches!(byte, b'\n' | b'\r'),
                Some(b']') => return AfterQuote::Bracket,
                None | Some(b'[') => return AfterQuote::NoBracket,
                Some(_) if line_ended => return AfterQuote::NoBracket,
                Some(_) => return AfterQuote::Value,
            }
        }
        AfterQuote::NoBracket
    }

    /// Drops the bracket from a value whose quotation mark is missing.
    fn drop_bracket(&mut self) {
        let trimmed = self.bytes.trim_ascii_end();
        let kept = trimmed.strip_suffix(b"]").unwrap_or(trimmed);
        let kept = kept.strip_suffix(b"\"").unwrap_or(kept).len();
        self.bytes.truncate(kept);
    }
}
