//! Text to tokens (PGN standard 7), as tolerant as real files ask.
//!
//! Nothing here knows about positions: a word may be a move, and is not looked
//! into. Each token keeps one buffer busy, which the next one uses again.

mod comment;
mod plain;
mod tag;
mod word;

use std::io::{self, Read};

use self::word::is_plain;
use super::glyph;
use super::marker::Marker;
use super::source::{Source, Spot};

/// What stands at one place of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// `[Name "value"]`; `whole` unless a quote or bracket at its end is missing.
    Tag {
        name: &'a str,
        value: &'a str,
        whole: bool,
    },
    /// Something in brackets that is no tag pair.
    BadTag,
    /// A move number and how many dots follow it.
    Number { number: u32, dots: u32 },
    /// What should be a move.
    Word(&'a str),
    /// `$14`, `!?` or a sign like `+-`; nothing for a number that is no glyph.
    Glyph(Option<u8>),
    /// A comment, white space made single; `closed` unless its brace is missing.
    Comment { text: &'a str, closed: bool },
    /// `(`
    Open,
    /// `)`
    Close,
    /// How the game ended.
    Marker(Marker),
    /// `<…>`, kept by the standard for later use.
    Reserved,
    /// A character that means nothing here.
    Stray(char),
}

/// A token and where it stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lexeme<'a> {
    pub(super) spot: Spot,
    /// In bytes from the start of the stream.
    pub(super) offset: u64,
    /// Whether an empty line stands before it.
    pub(super) after_blank_line: bool,
    pub(super) token: Token<'a>,
}

/// Cuts a stream into tokens.
pub(super) struct Lexer<R> {
    source: Source<R>,
    /// The bytes of the token being read.
    bytes: Vec<u8>,
    /// The text of the token being read, or the value of a tag.
    text: String,
    /// The name of a tag.
    name: String,
    /// How much of the word in `text` has been given out; a word like `1e4!`
    /// without blanks is several tokens.
    given: usize,
    /// Where the rest of that word stands.
    rest: Spot,
    /// And where its first byte does, from the start of the stream.
    word_offset: u64,
}

impl<R: Read> Lexer<R> {
    pub(super) fn new(input: R) -> Lexer<R> {
        Lexer {
            source: Source::new(input),
            bytes: Vec::new(),
            text: String::new(),
            name: String::new(),
            given: 0,
            rest: Spot::default(),
            word_offset: 0,
        }
    }

    /// Why the text ended, if it was not at its end.
    pub(super) fn failure(&mut self) -> Option<io::Error> {
        self.source.failure()
    }

    /// Whether nothing more stands on this line.
    pub(super) fn at_line_end(&mut self) -> bool {
        while let Some(b' ' | b'\t') = self.source.peek() {
            self.source.take();
        }
        self.given == self.text.len() && matches!(self.source.peek(), None | Some(b'\n' | b'\r'))
    }

    /// The next token.
    pub(super) fn next(&mut self) -> Option<Lexeme<'_>> {
        if self.given < self.text.len() {
            return Some(self.piece(false));
        }
        self.source.skip_byte_order_mark();
        let after_blank_line = self.skip_blanks();
        let (spot, offset) = (self.source.spot(), self.source.offset());
        let token = match self.source.peek()? {
            b'[' => self.tag(),
            b'{' => self.comment(),
            b';' => self.line_comment(),
            b'(' => self.open(),
            b')' => self.sign(Token::Close),
            b'*' => self.sign(Token::Marker(Marker::Unknown)),
            b'$' => self.numeric_glyph(),
            b'!' | b'?' => self.suffix(),
            b'<' => self.reserved(),
            byte if is_plain(byte) || byte >= 0x80 => {
                self.rest = spot;
                self.word_offset = offset;
                self.word();
                return Some(self.piece(after_blank_line));
            }
            byte => self.sign(Token::Stray(char::from(byte))),
        };
        Some(Lexeme {
            spot,
            offset,
            after_blank_line,
            token,
        })
    }

    /// Skips what separates tokens: blanks, lone dots, escaped lines (PGN
    /// standard 6). Tells whether an empty line was among it.
    fn skip_blanks(&mut self) -> bool {
        let mut lines = 0;
        let mut blank_line = false;
        while let Some(byte) = self.source.peek() {
            match byte {
                b'%' if self.source.at_line_start() => {
                    self.skip_line();
                    lines = 0;
                }
                b' ' | b'.' => self.source.take_plain(1),
                0..b' ' | 0x7f => {
                    self.source.take();
                    lines += u32::from(self.source.at_line_start());
                    blank_line |= lines > 1;
                }
                0x80.. => match self.wide() {
                    (letter, length) if is_blank(letter) => self.source.skip(length),
                    _ => break,
                },
                _ => break,
            }
        }
        blank_line
    }

    /// Skips the rest of the line, not its end.
    fn skip_line(&mut self) {
        while !matches!(self.source.peek(), None | Some(b'\n' | b'\r')) {
            self.source.take();
        }
    }

    /// The next character, not a plain one, and its length in bytes.
    fn wide(&mut self) -> (char, usize) {
        let bytes = self.source.ahead(4);
        let chunk = bytes.utf8_chunks().next();
        match chunk.and_then(|chunk| chunk.valid().chars().next()) {
            Some(letter) => (letter, letter.len_utf8()),
            None => (bytes.first().copied().map_or('\0', char::from), 1),
        }
    }

    fn sign(&mut self, token: Token<'static>) -> Token<'static> {
        self.source.take();
        token
    }

    fn open(&mut self) -> Token<'static> {
        // On a score sheet this sign records the offer of a draw (Appendix C.12).
        if self.source.ahead(3) == b"(=)" {
            self.source.skip(3);
            return Token::Comment {
                text: "(=)",
                closed: true,
            };
        }
        self.sign(Token::Open)
    }

    fn numeric_glyph(&mut self) -> Token<'static> {
        self.source.take();
        let mut number = None;
        while let Some(digit) = self.source.peek().filter(u8::is_ascii_digit) {
            let digit = u64::from(digit - b'0');
            number = Some(
                number
                    .unwrap_or(0_u64)
                    .saturating_mul(10)
                    .saturating_add(digit),
            );
            self.source.take();
        }
        Token::Glyph(number.and_then(|number| u8::try_from(number).ok()))
    }

    fn suffix(&mut self) -> Token<'static> {
        self.bytes.clear();
        while let Some(mark) = self
            .source
            .peek()
            .filter(|byte| matches!(byte, b'!' | b'?'))
        {
            self.bytes.push(mark);
            self.source.take();
        }
        Token::Glyph(glyph::suffix(&self.bytes))
    }

    fn reserved(&mut self) -> Token<'static> {
        while !matches!(self.source.peek(), None | Some(b'>' | b'\n' | b'\r')) {
            self.source.take();
        }
        if self.source.peek() == Some(b'>') {
            self.source.take();
        }
        Token::Reserved
    }
}

/// Whether a character separates words: blanks, dots, marks without width.
fn is_blank(letter: char) -> bool {
    letter.is_whitespace()
        || letter.is_control()
        || matches!(
            letter,
            '…' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}'
        )
}

/// Writes bytes as text: UTF-8, and what is not that as Latin-1 (PGN standard 4).
fn decode(bytes: &[u8], text: &mut String) {
    text.clear();
    if let Ok(valid) = str::from_utf8(bytes) {
        text.push_str(valid);
        return;
    }
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        text.extend(chunk.invalid().iter().copied().map(char::from));
    }
}
