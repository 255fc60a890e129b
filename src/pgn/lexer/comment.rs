//! Comments, in braces and to the end of the line (PGN standard 5).

use std::io::Read;

use super::{Lexer, Token, decode};

impl<R: Read> Lexer<R> {
    pub(super) fn comment(&mut self) -> Token<'_> {
        self.source.take();
        self.bytes.clear();
        let mut blank_line = false;
        let closed = loop {
            let byte = match self.source.take() {
                None => break false,
                Some(b'}') => break true,
                Some(byte) => byte,
            };
            push_single_spaced(&mut self.bytes, byte);
            if byte == b' ' {
                self.comment_word();
            } else if self.source.at_line_start() {
                // A game that begins inside a comment: the brace was forgotten.
                if blank_line && self.source.ahead(8) == b"[Event \"" {
                    break false;
                }
                blank_line = true;
            } else {
                blank_line &= byte.is_ascii_whitespace();
            }
        };
        self.finish_comment(closed)
    }

    /// Takes the plain letters that come next, without their last one.
    fn comment_word(&mut self) {
        let buffered = self.source.buffered();
        let letters = buffered
            .iter()
            .take_while(|byte| matches!(byte, b'!'..=b'|'));
        let length = letters.count().saturating_sub(1);
        self.bytes.extend_from_slice(&buffered[..length]);
        self.source.take_plain(length);
    }

    pub(super) fn line_comment(&mut self) -> Token<'_> {
        self.source.take();
        self.bytes.clear();
        while let Some(byte) = self
            .source
            .peek()
            .filter(|byte| !matches!(byte, b'\n' | b'\r'))
        {
            push_single_spaced(&mut self.bytes, byte);
            self.source.take();
        }
        self.finish_comment(true)
    }

    fn finish_comment(&mut self, closed: bool) -> Token<'_> {
        decode(self.bytes.trim_ascii_end(), &mut self.text);
        self.given = self.text.len();
        Token::Comment {
            text: &self.text,
            closed,
        }
    }
}

/// Adds a byte of running text, in which any white space is one blank.
fn push_single_spaced(bytes: &mut Vec<u8>, byte: u8) {
    if byte > b' ' && byte != 0x7f {
        bytes.push(byte);
    } else if bytes.last().is_some_and(|&last| last != b' ') {
        bytes.push(b' ');
    }
}
