//! Tokens to games, one after another.

use std::io::{self, Read};
use std::mem;

use super::PgnGame;
use super::draft::{Depth, Draft};
use super::lexer::Lexer;
use super::marker::Marker;
use super::start::Start;
use super::tags::Tags;
use crate::rules::Variant;

/// Reads the games of a stream, one after another, in constant memory.
///
/// What is wrong with a game is told in its `errors`; the moves before it are
/// kept, and the next game is read. An error of the stream ends the reading,
/// after the game in which it happened.
///
/// ```
/// use tabiya::pgn::{Marker, Reader};
///
/// let text = "1. f3 e5 2. g4 Qh4# 0-1";
/// let game = Reader::new(text.as_bytes()).next().expect("one game")?;
/// assert_eq!(game.tree.main_line().count(), 4);
/// assert_eq!(game.result, Marker::BlackWins);
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Reader<R>(Games<R>);

impl<R: Read> Reader<R> {
    /// A reader of games that are of the usual kind unless they say otherwise.
    pub fn new(input: R) -> Reader<R> {
        Reader::with_variant(input, Variant::Standard)
    }

    /// A reader of games that are of that kind unless they say otherwise.
    pub fn with_variant(input: R, variant: Variant) -> Reader<R> {
        Reader(Games::new(input, Depth::Moves, variant))
    }
}

impl<R: Read> Iterator for Reader<R> {
    type Item = io::Result<PgnGame>;

    fn next(&mut self) -> Option<io::Result<PgnGame>> {
        let draft = self.0.next()?;
        Some(draft.map(Draft::finish))
    }
}

/// What is known of a game without reading its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Where the game begins, in bytes from the start of the stream. A
    /// [`Reader`] of the stream from there reads this game first.
    pub offset: u64,
    /// The line in which it begins, from 1.
    pub line: u64,
    /// Its tags.
    pub tags: Tags,
    /// How it ended.
    pub result: Marker,
}

/// Lists the games of a stream without reading their moves.
///
/// It finds the same games as a [`Reader`], much faster.
pub struct Index<R>(Games<R>);

impl<R: Read> Index<R> {
    /// An index of the games of a stream.
    pub fn new(input: R) -> Index<R> {
        Index(Games::new(input, Depth::Tags, Variant::Standard))
    }
}

impl<R: Read> Iterator for Index<R> {
    type Item = io::Result<Entry>;

    fn next(&mut self) -> Option<io::Result<Entry>> {
        let draft = self.0.next()?;
        Some(draft.map(|mut draft| {
            // Many entries may be kept, for files of any size.
            draft.tags.shrink();
            Entry {
                offset: draft.offset,
                line: draft.spot.line,
                result: draft.result(),
                tags: draft.tags,
            }
        }))
    }
}

/// Cuts the stream into games.
struct Games<R> {
    lexer: Lexer<R>,
    draft: Draft,
    depth: Depth,
    asked: Start,
    ended: bool,
}

impl<R: Read> Games<R> {
    fn new(input: R, depth: Depth, variant: Variant) -> Games<R> {
        let asked = Start::new(variant);
        Games {
            lexer: Lexer::new(input),
            draft: Draft::new(depth, asked),
            depth,
            asked,
            ended: false,
        }
    }

    /// The next game.
    fn next(&mut self) -> Option<io::Result<Draft>> {
        while !self.ended {
            self.read_plain_moves();
            // A game whose line is over is given out before the stream is asked for more.
            let over = self.draft.is_over() && self.lexer.at_line_end();
            let lexeme = if over { None } else { self.lexer.next() };
            let ends = lexeme.is_none_or(|lexeme| self.draft.ends_before(&lexeme));
            let done =
                ends.then(|| mem::replace(&mut self.draft, Draft::new(self.depth, self.asked)));
            match lexeme {
                Some(lexeme) => self.draft.take(lexeme),
                None => self.ended = !over,
            }
            if let Some(draft) = done.filter(Draft::is_game) {
                return Some(Ok(draft));
            }
        }
        self.lexer.failure().map(Err)
    }

    /// Reads on as long as there is nothing but moves and their numbers.
    fn read_plain_moves(&mut self) {
        while self.draft.is_reading_moves() {
            match self.lexer.plain_word() {
                Some((text, word)) if self.draft.take_plain_word(text) => {
                    self.lexer.take_plain_word(word);
                }
                _ => return,
            }
        }
    }
}
