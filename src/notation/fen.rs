//! Forsyth–Edwards notation: a position in one line (PGN standard 16.1).
//!
//! Two readings: the lenient one takes what people paste, the strict one what
//! the standard says. Castling rights are read in all usual spellings: `KQkq`,
//! X-FEN and Shredder-FEN.

mod reader;
mod writer;

use crate::rules::{Doubt, Fault, IllegalSetup, Position, Setup, Variant};

pub use reader::parse;
pub use writer::write;

/// How much a reader forgives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reading {
    /// What can only be meant one way is taken; what is void is dropped and named.
    #[default]
    Lenient,
    /// Only what the standard says, and only what can have come from a game.
    Strict,
}

/// A field of a FEN, in the order of the standard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Field {
    /// The line as a whole.
    Whole,
    /// What stands where.
    Placement,
    /// The side to move.
    Turn,
    /// The castling rights.
    Castling,
    /// The en passant square.
    EnPassant,
    /// Plies since the last capture or pawn move.
    Halfmoves,
    /// The number of the move.
    Fullmoves,
}

/// What is wrong with a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// There is no text.
    Empty,
    /// The field is not there.
    Missing,
    /// There is more than six fields; this is the first too many.
    Extra,
    /// Blanks around the line, or more than one between fields.
    Spacing,
    /// So many ranks instead of eight.
    RankCount(usize),
    /// A rank (1 to 8) adds up to so many squares instead of eight.
    RankLength {
        /// The rank, 1 to 8.
        rank: usize,
        /// How many squares it adds up to.
        squares: usize,
    },
    /// A character that is neither a piece letter nor a digit 1 to 8.
    PieceLetter(char),
    /// Two digits in a row; the standard adds them up.
    SplitDigits,
    /// Neither `w` nor `b`.
    Turn,
    /// A letter that names no castling right.
    CastlingLetter(char),
    /// The letters are all right, but not as the standard writes them.
    CastlingSpelling,
    /// Not `-` and not a square a–h, 1–8.
    Square,
    /// Not a whole number that fits.
    Number,
    /// Moves are counted from 1.
    MoveZero,
}

/// Something wrong with the text of a FEN: where, what, and the culprit itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// In which field.
    pub field: Field,
    /// What is wrong.
    pub problem: Problem,
    /// The text that is wrong.
    pub culprit: String,
}

impl Mistake {
    /// The short stable name of the mistake.
    pub const fn code(&self) -> &'static str {
        match (&self.problem, self.field) {
            (Problem::Empty, _) => "empty",
            (Problem::Missing, _) => "missing-field",
            (Problem::Spacing, _) => "bad-spacing",
            (_, Field::Whole | Field::Placement) => "bad-board",
            (_, Field::Turn) => "bad-turn",
            (_, Field::Castling) => "bad-castling",
            (_, Field::EnPassant) => "bad-ep",
            (_, Field::Halfmoves | Field::Fullmoves) => "bad-counter",
        }
    }
}

/// All reasons why a FEN gives no position.
#[derive(Clone, Debug, Default, PartialEq, Eq, thiserror::Error)]
#[error("not a position: {mistakes:?} {faults:?} {doubts:?}")]
pub struct FenError {
    /// What is wrong with the text.
    pub mistakes: Vec<Mistake>,
    /// What is against the Laws in the position.
    pub faults: Vec<Fault>,
    /// What cannot have come from a game; reasons only in the strict reading.
    pub doubts: Vec<Doubt>,
}

impl FenError {
    /// The short stable names of all reasons.
    pub fn codes(&self) -> Vec<&'static str> {
        let mistakes = self.mistakes.iter().map(Mistake::code);
        let faults = self.faults.iter().map(|fault| fault.code());
        let doubts = self.doubts.iter().map(|doubt| doubt.reason());
        mistakes.chain(faults).chain(doubts).collect()
    }
}

/// The position of a FEN, with what was dropped or is doubtful.
///
/// # Errors
///
/// All reasons at once.
///
/// ```
/// use tabiya::notation::fen::{self, Reading};
/// use tabiya::rules::Variant;
///
/// let (position, doubts) =
///     fen::read("4k3/8/8/8/8/8/4P3/4K3 w - - 5 39", Reading::Strict, Variant::Standard)?;
/// assert!(doubts.is_empty());
/// assert_eq!(fen::write(&position), "4k3/8/8/8/8/8/4P3/4K3 w - - 5 39");
/// # Ok::<(), fen::FenError>(())
/// ```
pub fn read(
    text: &str,
    reading: Reading,
    variant: Variant,
) -> Result<(Position, Vec<Doubt>), FenError> {
    let (setup, mistakes) = parse(text, reading, variant);
    let legal = match reading {
        Reading::Lenient => Position::from_setup(&setup),
        Reading::Strict => {
            Position::from_setup_strict(&setup).map(|position| (position, Vec::new()))
        }
    };
    let board_is_known = !mistakes
        .iter()
        .any(|mistake| mistake.field <= Field::Placement);
    match legal {
        Ok(position) if mistakes.is_empty() => Ok(position),
        Err(IllegalSetup { faults, doubts }) if board_is_known => Err(FenError {
            mistakes,
            faults,
            doubts: if reading == Reading::Strict {
                doubts
            } else {
                Vec::new()
            },
        }),
        _ => Err(FenError {
            mistakes,
            ..FenError::default()
        }),
    }
}

/// The FEN of a set-up, legal or not, for showing one as it grows.
pub fn write_setup(setup: &Setup) -> String {
    writer::setup(setup)
}
