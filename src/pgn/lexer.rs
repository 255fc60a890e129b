//! Text to tokens (PGN standard 7), as tolerant as real files ask.
//!
//! Nothing here knows about positions: a word may be a move, and is not looked
//! into. Each token keeps one buffer busy, which the next one uses again.

mod tag;

use std::io::{self, Read};

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

/// A word that was shown and not yet taken: the bytes up to its end.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlainWord {
    /// Where a line starts among them.
    line_start: Option<usize>,
    end: usize,
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

    /// What comes next, if that is a short word with nothing but white space and
    /// a move number before it: nearly every move of every file. It stays where it
    /// is until [`Lexer::take_plain_word`]. Where this gives nothing, and where
    /// the word is no move, [`Lexer::next`] tells what there is.
    #[inline]
    pub(super) fn plain_word(&mut self) -> Option<(&str, PlainWord)> {
        if self.given < self.text.len() {
            return None;
        }
        let buffered = self.source.buffered();
        let mut start = 0;
        let mut line_start = None;
        skip_white(buffered, &mut start, &mut line_start);
        let digits = digits(&buffered[start..]);
        if digits > 0 {
            // The number 1 may begin a game, and no digit before a dot is a result.
            if buffered[start..].starts_with(b"1.") || buffered.get(start + digits) != Some(&b'.') {
                return None;
            }
            start += digits + 1;
            skip_white(buffered, &mut start, &mut line_start);
        }
        let ahead = buffered[start..].first_chunk()?;
        let end = start + blank_in(*ahead)?;
        let word = PlainWord { line_start, end };
        let text = str::from_utf8(&buffered[start..end]).ok()?;
        // Marks behind a move are tokens of their own.
        (!text.ends_with(['!', '?'])).then_some((text, word))
    }

    /// Takes the word that [`Lexer::plain_word`] showed.
    #[inline]
    pub(super) fn take_plain_word(&mut self, word: PlainWord) {
        if let Some(line_start) = word.line_start {
            self.source.take_plain(line_start - 1);
            self.source.take();
            self.source.take_plain(word.end - line_start);
        } else {
            self.source.take_plain(word.end);
        }
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

    fn comment(&mut self) -> Token<'_> {
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

    fn line_comment(&mut self) -> Token<'_> {
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

    /// Takes everything up to the next blank or sign.
    fn word(&mut self) {
        self.given = 0;
        self.text.clear();
        let buffered = self.source.buffered();
        let length = plain_length(buffered);
        let ends = buffered
            .get(length)
            .is_some_and(|&next| next != b'.' && next < 0x80);
        match str::from_utf8(&buffered[..length]) {
            // Nearly all words are this simple.
            Ok(word) if ends || length == 1 && buffered.get(2) == Some(&b' ') => {
                self.text.push_str(word);
                self.source.take_plain(length);
            }
            _ => {
                self.bytes.clear();
                self.whole_word();
                decode(&self.bytes, &mut self.text);
            }
        }
    }

    /// Takes the letters, digits and marks that come next.
    fn plain_part(&mut self) {
        let buffered = self.source.buffered();
        let length = plain_length(buffered);
        self.bytes.extend_from_slice(&buffered[..length]);
        self.source.take_plain(length);
    }

    /// Takes a word that may have wide characters in it, or `e.p.`
    fn whole_word(&mut self) {
        loop {
            match self.source.peek() {
                Some(0x80..) => {
                    let (letter, length) = self.wide();
                    if is_blank(letter) {
                        return;
                    }
                    self.bytes.extend_from_slice(self.source.ahead(length));
                    self.source.skip(length);
                }
                Some(b'.') if self.is_in_passing() => {
                    self.bytes.push(b'.');
                    self.source.skip(1);
                }
                Some(byte) if is_plain(byte) => self.plain_part(),
                _ => return,
            }
        }
    }

    /// Whether the dot that comes next is one of `e.p.`
    fn is_in_passing(&mut self) -> bool {
        self.bytes.ends_with(b"e.p") || self.bytes.ends_with(b"e") && self.source.ahead(2) == b".p"
    }

    /// The next token of a word that may be several.
    fn piece(&mut self, after_blank_line: bool) -> Lexeme<'_> {
        let (spot, offset) = (self.rest, self.source.offset());
        let from = self.given;
        let (piece, length) = first_piece(&self.text[from..]);
        self.given += length;
        if self.given < self.text.len() {
            self.rest.column += self.text[from..self.given].chars().count() as u64;
        }
        let token = match piece {
            Piece::Number(number) => Token::Number {
                number,
                dots: self.dots(),
            },
            Piece::Marker(marker) => Token::Marker(marker),
            Piece::Glyph(glyph) => Token::Glyph(Some(glyph)),
            Piece::Remark(glyph) if self.stands_alone() => Token::Glyph(Some(glyph)),
            Piece::Remark(_) | Piece::Word => Token::Word(&self.text[from..self.given]),
        };
        Lexeme {
            spot,
            offset,
            after_blank_line,
            token,
        }
    }

    /// Takes the dots after a number and counts them.
    fn dots(&mut self) -> u32 {
        let mut dots = 0_u32;
        if self.given < self.text.len() {
            return dots;
        }
        loop {
            match self.source.peek() {
                Some(b'.') => self.source.skip(1),
                Some(b' ' | b'\t') => {
                    self.source.skip(1);
                    continue;
                }
                Some(0x80..) if self.wide() == ('…', 3) => {
                    self.source.skip(3);
                    dots = dots.saturating_add(2);
                }
                _ => return dots,
            }
            dots = dots.saturating_add(1);
        }
    }

    /// Whether a letter that may be a remark on the last move cannot be the
    /// first letter of a move torn apart, as in `N f3`.
    fn stands_alone(&mut self) -> bool {
        let ahead = self.source.ahead(16).trim_ascii_start();
        !ahead.first().is_some_and(u8::is_ascii_lowercase)
    }
}

/// What a word begins with.
enum Piece {
    Number(u32),
    Marker(Marker),
    Glyph(u8),
    /// A capital letter that some programs put behind a move.
    Remark(u8),
    Word,
}

/// The first token of a word, and its length in bytes.
fn first_piece(word: &str) -> (Piece, usize) {
    match word.as_bytes() {
        [b'a'..=b'z' | b'A'..=b'Z', ..] => match word {
            "N" => (Piece::Remark(146), 1),
            "D" => (Piece::Remark(220), 1),
            _ => (Piece::Word, word.len() - glyph::length_at_end(word)),
        },
        [b'0'..=b'9', ..] => number(word),
        _ => sign(word),
    }
}

/// A move number, a result, or castling with zeros.
fn number(word: &str) -> (Piece, usize) {
    let digits = digits(word.as_bytes());
    let next = word.as_bytes().get(digits);
    let null_move = word == "0000";
    if next.is_none_or(u8::is_ascii_alphabetic) && !null_move {
        let number = word[..digits].parse().unwrap_or(u32::MAX);
        return (Piece::Number(number), digits);
    }
    sign(word)
}

/// A result or a glyph, else what may be a move all the same.
fn sign(word: &str) -> (Piece, usize) {
    if let Some(marker) = Marker::read(word) {
        return (Piece::Marker(marker), word.len());
    }
    match glyph::at_start(word) {
        Some((glyph, length)) => (Piece::Glyph(glyph), length),
        None => (Piece::Word, word.len() - glyph::length_at_end(word)),
    }
}

/// Skips one blank, or the first end of a line and tells where that line starts.
fn skip_white(bytes: &[u8], at: &mut usize, line_start: &mut Option<usize>) {
    match bytes.get(*at) {
        Some(b' ') => *at += 1,
        Some(b'\n') if line_start.is_none() => {
            *at += 1;
            *line_start = Some(*at);
        }
        _ => {}
    }
}

/// Where the first blank or line feed stands, all eight bytes compared at once.
fn blank_in(bytes: [u8; 8]) -> Option<usize> {
    const ONES: u64 = u64::from_le_bytes([1; 8]);
    let word = u64::from_le_bytes(bytes);
    // The lowest bit found is right; a borrow can only spoil those above it.
    let equal = |byte: u8| {
        let differences = word ^ (ONES * u64::from(byte));
        differences.wrapping_sub(ONES) & !differences & (ONES << 7)
    };
    let found = equal(b' ') | equal(b'\n');
    (found != 0).then_some(found.trailing_zeros() as usize / 8)
}

/// How many digits stand at the start.
fn digits(bytes: &[u8]) -> usize {
    bytes
        .iter()
        .take_while(|byte| byte.is_ascii_digit())
        .count()
}

/// How many plain bytes stand at the start.
fn plain_length(bytes: &[u8]) -> usize {
    let plain = bytes.iter().take_while(|&&byte| is_plain(byte));
    plain.count()
}

/// Whether a byte is a letter, digit or mark of a word. What is not plain
/// ASCII is looked at more closely.
const fn is_plain(byte: u8) -> bool {
    IS_PLAIN[byte as usize]
}

static IS_PLAIN: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = b'!';
    while byte < 0x7f {
        table[byte as usize] = !matches!(
            byte,
            b'[' | b']'
                | b'('
                | b')'
                | b'{'
                | b'}'
                | b'<'
                | b'>'
                | b';'
                | b'"'
                | b'$'
                | b'!'
                | b'?'
                | b'.'
                | b','
                | b'*'
                | b'%'
                | b'`'
                | b'\\'
        );
        byte += 1;
    }
    table
};

/// Whether a character separates words: blanks, dots, marks without width.
fn is_blank(letter: char) -> bool {
    letter.is_whitespace()
        || letter.is_control()
        || matches!(
            letter,
            '…' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}'
        )
}

/// Adds a byte of running text, in which any white space is one blank.
fn push_single_spaced(bytes: &mut Vec<u8>, byte: u8) {
    if byte > b' ' && byte != 0x7f {
        bytes.push(byte);
    } else if bytes.last().is_some_and(|&last| last != b' ') {
        bytes.push(b' ');
    }
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
