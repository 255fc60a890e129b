//! What can be wrong with a game in a file, and where.

use std::fmt;

use super::marker::Marker;
use super::source::Spot;
use crate::notation::fen::FenError;
use crate::notation::refusal::Refusal;
use crate::rules::{Doubt, Position};

/// Something in a game that could not be taken as it stands.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {}, column {}: {problem}", spot.line, spot.column)]
pub struct PgnError {
    /// Where it stands in the file.
    pub spot: Spot,
    /// What is wrong.
    pub problem: Problem,
}

/// A text that is not a move in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusedMove {
    /// The text.
    pub text: String,
    /// Where the move would be made.
    pub position: Position,
    /// Why it is none.
    pub refusal: Refusal,
}

/// What is wrong. Only [`Problem::Move`] and [`Problem::Fen`] cost moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// A text is not a move here. The line is read up to it.
    Move(Box<RefusedMove>),
    /// The FEN tag gives no position. The moves of the game are not read.
    Fen(FenError),
    /// Something in the FEN tag cannot be true; it was left out where it makes a difference.
    FenDoubts(Vec<Doubt>),
    /// A game that is set up, as one tag says, has no position.
    FenMissing,
    /// A game of rules that are not known here. It was read as the usual game.
    VariantUnknown(String),
    /// The result tag says nothing that can be read.
    ResultUnreadable(String),
    /// The result tag and the end of the moves contradict each other. The latter was taken.
    ResultsDiffer {
        /// What the tag says.
        tag: Marker,
        /// What stands at the end of the moves.
        marker: Marker,
    },
    /// A tag pair is not complete; what there is of it was taken.
    TagUnclosed(String),
    /// Something in brackets is no tag pair. It was left out.
    TagUnreadable,
    /// A tag was given twice. The first one was taken.
    TagRepeated(String),
    /// No game has more tags than this many. What goes beyond was left out.
    TagsTooMany(usize),
    /// A comment has no end. It was read up to the next game.
    CommentUnclosed,
    /// So many variations were not ended.
    VariationUnclosed(usize),
    /// A variation stands where there is no move to replace. It was left out.
    VariationMisplaced,
    /// The end of a variation that was not begun.
    VariationUnopened,
    /// A glyph that is no number from 0 to 255. It was left out.
    GlyphUnreadable,
    /// Something in angle brackets, which have no meaning yet. It was left out.
    Reserved,
    /// A character without meaning. It was left out.
    Stray(char),
}

impl Problem {
    /// The short stable name of the problem.
    pub fn code(&self) -> &'static str {
        match self {
            Problem::Move(refused) => refused.refusal.code(),
            Problem::Fen(_) => "bad-fen",
            Problem::FenDoubts(_) => "doubtful-fen",
            Problem::FenMissing => "fen-missing",
            Problem::VariantUnknown(_) => "unknown-variant",
            Problem::ResultUnreadable(_) => "bad-result",
            Problem::ResultsDiffer { .. } => "results-differ",
            Problem::TagUnclosed(_) => "tag-unclosed",
            Problem::TagUnreadable => "bad-tag",
            Problem::TagRepeated(_) => "tag-repeated",
            Problem::TagsTooMany(_) => "tags-too-many",
            Problem::CommentUnclosed => "comment-unclosed",
            Problem::VariationUnclosed(_) => "variation-unclosed",
            Problem::VariationMisplaced => "variation-misplaced",
            Problem::VariationUnopened => "variation-unopened",
            Problem::GlyphUnreadable => "bad-glyph",
            Problem::Reserved => "reserved",
            Problem::Stray(_) => "stray",
        }
    }
}

impl fmt::Display for Problem {
    /// For logs and tests; players are told by `wording`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Move(refused) => write!(f, "{}: {}", self.code(), refused.text),
            _ => f.write_str(self.code()),
        }
    }
}
