//! Words: moves, numbers, results, signs, and several of them without a blank between.

use std::io::Read;

use super::{Lexeme, Lexer, Token, decode, is_blank};
use crate::pgn::glyph;
use crate::pgn::marker::Marker;

/// What is kept of a word, in bytes. No move is so long; the rest is read over.
const LONGEST: usize = 1 << 12;

impl<R: Read> Lexer<R> {
    /// Takes everything up to the next blank or sign.
    pub(super) fn word(&mut self) {
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
    pub(super) fn plain_part(&mut self) {
        let buffered = self.source.buffered();
        let length = plain_length(buffered);
        let room = LONGEST.saturating_sub(self.bytes.len());
        self.bytes.extend_from_slice(&buffered[..length.min(room)]);
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
                    if self.bytes.len() < LONGEST {
                        self.bytes.extend_from_slice(self.source.ahead(length));
                    }
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
    pub(super) fn piece(&mut self, after_blank_line: bool) -> Lexeme<'_> {
        let from = self.given;
        let (spot, offset) = (self.rest, self.word_offset + from as u64);
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
        let mut ahead = (0..16).map_while(|at| self.source.peek_behind(at));
        let next = ahead.find(|byte| !byte.is_ascii_whitespace());
        !next.is_some_and(|next| next.is_ascii_lowercase())
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

/// How many digits stand at the start.
pub(super) fn digits(bytes: &[u8]) -> usize {
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
pub(super) const fn is_plain(byte: u8) -> bool {
    IS_PLAIN[byte as usize]
}

/// What ends a word and is no blank.
const SIGNS: [u8; 19] = *b"[](){}<>;\"$!?.,*%`\\";

static IS_PLAIN: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = b'!';
    while byte < 0x7f {
        table[byte as usize] = true;
        byte += 1;
    }
    let mut index = 0;
    while index < SIGNS.len() {
        table[SIGNS[index] as usize] = false;
        index += 1;
    }
    table
};
