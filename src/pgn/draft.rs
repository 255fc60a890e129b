//! A game while it is being read.

mod course;

use std::mem;

use self::course::Course;
use super::PgnGame;
use super::lexer::{Lexeme, Token};
use super::marker::Marker;
use super::problem::{PgnError, Problem, RefusedMove};
use super::source::Spot;
use super::start::Start;
use super::tags::Tags;
use crate::order::InOrder;

/// More tags are not taken of a game. Each is looked for among those before it.
const MOST_TAGS: usize = 1_000;

/// How much of the games is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Depth {
    /// Where they begin, their tags and results; moves are not looked into.
    Tags,
    /// Everything.
    Moves,
}

/// A game while it is being read: takes one token after another.
#[derive(Debug)]
pub(super) struct Draft {
    depth: Depth,
    /// Where the first token stands.
    pub(super) offset: u64,
    pub(super) spot: Spot,
    pub(super) tags: Tags,
    /// Where each tag stands.
    tag_spots: Vec<Spot>,
    errors: Vec<PgnError>,
    start: Start,
    course: Course,
    /// Where the variation began that was left last in the main line.
    left_at: Spot,
    /// Whether the tags are over.
    begun: bool,
    /// Whether something was met that should be a move.
    has_words: bool,
    /// Whether the line cannot be read on.
    lost: bool,
    /// How many variations deep the reading is inside something left out.
    skipping: usize,
    marker: Option<Marker>,
    /// The last marker inside a variation.
    inner_marker: Option<Marker>,
}

impl Draft {
    /// A game without tokens, which begins as asked unless its tags say otherwise.
    pub(super) fn new(depth: Depth, asked: Start) -> Draft {
        Draft {
            depth,
            offset: 0,
            spot: Spot::default(),
            tags: Tags::new(),
            tag_spots: Vec::new(),
            errors: Vec::new(),
            start: asked,
            course: Course::starting(asked.position.unwrap_or_default()),
            left_at: Spot::default(),
            begun: false,
            has_words: false,
            lost: false,
            skipping: 0,
            marker: None,
            inner_marker: None,
        }
    }

    /// Whether there is a game at all: moves, tags, or a result.
    pub(super) fn is_game(&self) -> bool {
        self.has_words || self.marker.is_some() || !self.tags.is_empty()
    }

    /// Whether the end of the game was met. What follows on the same line may
    /// still belong to it.
    pub(super) const fn is_over(&self) -> bool {
        self.marker.is_some()
    }

    /// Whether a token belongs to the next game.
    pub(super) fn ends_before(&self, lexeme: &Lexeme<'_>) -> bool {
        match lexeme.token {
            Token::Tag { name, .. } => {
                let again = || self.tags.get(name).is_some();
                self.begun || self.is_over() || lexeme.after_blank_line && again()
            }
            // The end of the game before is missing.
            Token::Number {
                number: 1,
                dots: 0..=1,
            } if lexeme.after_blank_line => {
                self.is_over() || self.has_words && !self.in_variation()
            }
            Token::Number { .. } | Token::Word(_) | Token::Open | Token::Marker(_) => {
                self.is_over()
            }
            _ => false,
        }
    }

    const fn in_variation(&self) -> bool {
        self.course.depth() > 0 || self.skipping > 0
    }

    const fn is_skipping(&self) -> bool {
        self.lost || self.skipping > 0
    }

    /// Whether the next word will be taken as a move of this game.
    pub(super) const fn is_reading_moves(&self) -> bool {
        let line_goes_on = match self.depth {
            Depth::Moves => !self.is_skipping(),
            Depth::Tags => !self.in_variation(),
        };
        self.has_words && line_goes_on && !self.is_over()
    }

    /// Takes a token that belongs to this game.
    pub(super) fn take(&mut self, lexeme: Lexeme<'_>) {
        let Lexeme { spot, token, .. } = lexeme;
        if self.spot == Spot::default() {
            (self.spot, self.offset) = (spot, lexeme.offset);
        }
        match token {
            Token::Tag { name, value, whole } => self.take_tag(spot, name, value, whole),
            Token::Comment { text, closed } => self.take_comment(spot, text, closed),
            _ => self.take_move_text(spot, token),
        }
    }

    fn take_tag(&mut self, spot: Spot, name: &str, value: &str, whole: bool) {
        if !whole {
            self.report(spot, Problem::TagUnclosed(name.to_owned()));
        }
        if self.tag_spots.len() >= MOST_TAGS {
            // Said once: the place of the first one beyond is kept too.
            if self.tag_spots.len() == MOST_TAGS {
                self.tag_spots.push(spot);
                self.report(spot, Problem::TagsTooMany(MOST_TAGS));
            }
        } else if self.tags.get(name).is_some() {
            self.report(spot, Problem::TagRepeated(name.to_owned()));
        } else {
            self.tags.push(name, value);
            self.tag_spots.push(spot);
        }
    }

    fn take_comment(&mut self, spot: Spot, text: &str, closed: bool) {
        if !closed {
            self.report(spot, Problem::CommentUnclosed);
        }
        if !self.is_skipping() && self.depth == Depth::Moves {
            self.course.comment(text);
        }
    }

    fn take_move_text(&mut self, spot: Spot, token: Token<'_>) {
        let problem = match token {
            Token::BadTag => Problem::TagUnreadable,
            Token::Reserved => Problem::Reserved,
            Token::Stray(letter) => Problem::Stray(letter),
            _ => return self.take_move_section(spot, token),
        };
        if !self.is_skipping() {
            self.report(spot, problem);
        }
    }

    fn take_move_section(&mut self, spot: Spot, token: Token<'_>) {
        self.begin();
        match token {
            Token::Word(word) => {
                self.has_words = true;
                if !self.is_skipping() {
                    self.take_word(spot, word);
                }
            }
            Token::Glyph(glyph) if !self.is_skipping() => match glyph {
                Some(glyph) => self.course.glyph(glyph),
                None => self.report(spot, Problem::GlyphUnreadable),
            },
            Token::Open => self.open(spot),
            Token::Close => self.close(spot),
            Token::Marker(marker) if self.in_variation() => self.inner_marker = Some(marker),
            Token::Marker(marker) => self.marker = Some(marker),
            _ => {}
        }
    }

    /// Takes a word in standard notation, or, where moves are not looked into,
    /// one that is made like a move. Tells whether it was taken.
    #[inline]
    pub(super) fn take_plain_word(&mut self, word: &[u8]) -> bool {
        match self.depth {
            Depth::Moves => self.course.play_standard(word),
            Depth::Tags => is_like_a_move(word),
        }
    }

    fn take_word(&mut self, spot: Spot, word: &str) {
        if is_suffix(word) {
            return;
        }
        if let Err(refusal) = self.course.play_word(word) {
            self.lost = true;
            let refused = RefusedMove {
                text: word.to_owned(),
                position: *self.course.position(),
                refusal,
            };
            self.report(spot, Problem::Move(Box::new(refused)));
        }
    }

    fn open(&mut self, spot: Spot) {
        if self.is_skipping() {
            self.skipping += 1;
        } else if self.course.open() {
            if self.course.depth() == 1 {
                self.left_at = spot;
            }
        } else {
            self.report(spot, Problem::VariationMisplaced);
            self.skipping = 1;
        }
    }

    fn close(&mut self, spot: Spot) {
        if self.skipping > 0 {
            self.skipping -= 1;
        } else if self.course.close() {
            self.lost = false;
        } else if !self.lost {
            self.report(spot, Problem::VariationUnopened);
        }
    }

    /// Ends the tags: what they say of the start decides how the moves are read.
    fn begin(&mut self) {
        if mem::replace(&mut self.begun, true) {
            return;
        }
        if self.depth == Depth::Tags {
            self.lost = true;
            return;
        }
        let (start, complaints) = self.start.with_tags(&self.tags);
        self.start = start;
        for (name, problem) in complaints {
            self.report(self.tag_spot(name), problem);
        }
        match start.position {
            Some(position) => self.course.start_at(position),
            None => self.lost = true,
        }
    }

    /// Where a tag stands, whatever its case.
    fn tag_spot(&self, name: &str) -> Spot {
        let mut tags = self.tags.iter().zip(&self.tag_spots);
        let found = tags.find(|((own, _), _)| own.eq_ignore_ascii_case(name));
        found.map_or(self.spot, |(_, &spot)| spot)
    }

    fn report(&mut self, spot: Spot, problem: Problem) {
        self.errors.push(PgnError { spot, problem });
    }

    /// How the game ended: as its end says, else as its tag says.
    pub(super) fn result(&mut self) -> Marker {
        let unclosed = self.in_variation();
        let marker = self.marker.or(self.inner_marker.filter(|_| unclosed));
        let marker = marker.unwrap_or_default();
        let said = self.tags.get_any_case("Result").unwrap_or("*").trim();
        let tag = Marker::read(said);
        if tag.is_none() && !matches!(said, "" | "?") {
            let problem = Problem::ResultUnreadable(said.to_owned());
            self.report(self.tag_spot("Result"), problem);
        }
        let tag = tag.unwrap_or_default();
        match (tag, marker) {
            (tag, Marker::Unknown) => tag,
            (Marker::Unknown, marker) => marker,
            (tag, marker) => {
                if tag != marker {
                    let problem = Problem::ResultsDiffer { tag, marker };
                    self.report(self.tag_spot("Result"), problem);
                }
                marker
            }
        }
    }

    /// The game, as far as it could be read.
    pub(super) fn finish(mut self) -> PgnGame {
        self.begin();
        let result = self.result();
        if self.course.depth() > 0 {
            let problem = Problem::VariationUnclosed(self.course.depth());
            self.report(self.left_at, problem);
        }
        self.errors.put_in_order_by(|error| error.spot);
        PgnGame {
            tags: self.tags,
            variant: self.start.variant,
            start: self.start.position,
            tree: self.course.finish(),
            result,
            errors: self.errors,
        }
    }
}

/// Whether a word only adds a mark to the move before it: a check, or that a
/// capture was en passant.
fn is_suffix(word: &str) -> bool {
    matches!(
        word,
        "+" | "++" | "#" | "†" | "‡" | "e.p." | "e.p" | "ep" | "ep."
    )
}

/// Whether a word is made like a move.
fn is_like_a_move(word: &[u8]) -> bool {
    let signs = |byte: &u8| byte.is_ascii_alphanumeric() || b"+#=-".contains(byte);
    word.first().is_some_and(u8::is_ascii_alphabetic) && word.iter().all(signs)
}
