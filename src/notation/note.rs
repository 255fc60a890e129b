//! What is remarkable about a text that was understood: where it is not the
//! canonical one.

use std::str::FromStr;

/// A way in which an accepted text differs from the canonical one of its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Note {
    /// Capital and small letters are not as they should be.
    Case,
    /// A small `b` was taken for the bishop.
    SmallB,
    /// A pawn has a letter.
    PawnLetter,
    /// The square of departure is written out though the short form would do.
    LongForm,
    /// A piece has no letter, only its squares.
    MissingLetter,
    /// Digits instead of files: ICCF's numeric notation.
    Iccf,
    /// More, or another part, of the square of departure than is needed.
    NeedlessOrigin,
    /// Castling is written by squares: `Kg1`, `e1g1`.
    CastlingSquares,
    /// Castling is written with zeros, as the Laws do.
    CastlingZeros,
    /// Castling is written in a way that no standard knows.
    CastlingSpelling,
    /// The promotion has no equals sign, as the Laws write it.
    PromotionBare,
    /// The promotion is written in a way that no standard knows.
    PromotionSpelling,
    /// A pawn capture names the two files only.
    ShortCapture,
    /// A capture is not marked.
    MissingCapture,
    /// A capture is marked where there is none.
    FalseCapture,
    /// A dash stands before a square on which something is captured.
    DashCapture,
    /// A capture is marked in another way than by `x` before the square.
    CaptureSign,
    /// Check is not marked.
    MissingCheck,
    /// Mate is not marked, or only as check.
    MissingMate,
    /// Check is marked where there is none.
    FalseCheck,
    /// Mate is marked where there is only check.
    FalseMate,
    /// `++` stands where there is check but no mate.
    DoublePlus,
    /// Mate is marked by `++`, as the Laws allow.
    MateDoublePlus,
    /// Check or mate is marked by a word or a sign that no standard knows.
    CheckWord,
    /// Another move number than this one.
    WrongNumber {
        /// The number that is written.
        written: u32,
        /// The number of the move.
        right: u32,
    },
    /// The number is right, its dots are not.
    NumberForm,
    /// "e.p." is marked, as the Laws allow.
    EnPassantSign,
    /// "en passant" is marked in another way than by `e.p.`
    EnPassantSpelling,
    /// "en passant" is marked where the capture is an ordinary one or none.
    FalseEnPassant,
    /// A comment sign such as `!?` follows.
    Comment,
    /// A figurine stands for a letter.
    Figurine,
    /// A letter of another language than English.
    LocalLetter,
    /// Some characters are not the plain ones, or blanks stand within.
    Characters,
}

impl Note {
    /// The short stable name.
    pub const fn code(self) -> &'static str {
        match self {
            Note::Case => "case",
            Note::SmallB => "small-b",
            Note::PawnLetter => "pawn-letter",
            Note::LongForm => "long-form",
            Note::MissingLetter => "missing-letter",
            Note::Iccf => "iccf",
            Note::NeedlessOrigin => "needless-origin",
            Note::CastlingSquares => "castling-squares",
            Note::CastlingZeros => "castling-zeros",
            Note::CastlingSpelling => "castling-spelling",
            Note::PromotionBare => "promotion-bare",
            Note::PromotionSpelling => "promotion-spelling",
            Note::ShortCapture => "short-capture",
            Note::MissingCapture => "missing-x",
            Note::FalseCapture => "false-x",
            Note::DashCapture => "dash-capture",
            Note::CaptureSign => "capture-sign",
            Note::MissingCheck => "missing-check",
            Note::MissingMate => "missing-mate",
            Note::FalseCheck => "false-check",
            Note::FalseMate => "false-mate",
            Note::DoublePlus => "double-plus",
            Note::MateDoublePlus => "mate-double-plus",
            Note::CheckWord => "check-word",
            Note::WrongNumber { .. } => "wrong-number",
            Note::NumberForm => "number-form",
            Note::EnPassantSign => "ep-sign",
            Note::EnPassantSpelling => "ep-spelling",
            Note::FalseEnPassant => "false-ep",
            Note::Comment => "comment",
            Note::Figurine => "figurine",
            Note::LocalLetter => "local-letter",
            Note::Characters => "characters",
        }
    }

    /// Whether it is worth a word where nobody asked for a standard: forms
    /// that the Laws or printed books use are not.
    pub const fn is_worth_saying(self) -> bool {
        !matches!(
            self,
            Note::MissingLetter
                | Note::CastlingZeros
                | Note::PromotionBare
                | Note::DashCapture
                | Note::CaptureSign
                | Note::MateDoublePlus
                | Note::NumberForm
                | Note::EnPassantSign
                | Note::Figurine
                | Note::LocalLetter
                | Note::Characters
        )
    }

    /// Whether a standard allows it.
    pub const fn is_allowed_by(self, standard: Standard) -> bool {
        match standard {
            Standard::Pgn => false,
            Standard::Fide => matches!(
                self,
                Note::LongForm
                    | Note::NeedlessOrigin
                    | Note::CastlingZeros
                    | Note::PromotionBare
                    | Note::MissingCapture
                    | Note::MissingCheck
                    | Note::MissingMate
                    | Note::MateDoublePlus
                    | Note::EnPassantSign
                    | Note::LocalLetter
            ),
        }
    }
}

/// A standard that a text can be held to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standard {
    /// The canonical text of the PGN standard, to the byte.
    Pgn,
    /// Appendix C of the Laws: some signs may be left out, none may be false.
    Fide,
}

impl Standard {
    /// The name by which the standard is chosen.
    pub const fn code(self) -> &'static str {
        match self {
            Standard::Pgn => "pgn",
            Standard::Fide => "fide",
        }
    }
}

/// No standard has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a standard is pgn or fide")]
pub struct ParseStandardError;

impl FromStr for Standard {
    type Err = ParseStandardError;

    fn from_str(text: &str) -> Result<Standard, ParseStandardError> {
        match text.to_ascii_lowercase().as_str() {
            "pgn" => Ok(Standard::Pgn),
            "fide" => Ok(Standard::Fide),
            _ => Err(ParseStandardError),
        }
    }
}
