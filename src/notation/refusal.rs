//! Why a text or a drop on a square is no move: the cause, with what the board
//! has to do with it.

mod board;

use super::history::RightLost;
use super::letters::Letters;
use super::note::{Note, Standard};
use super::shape::Shape;
use crate::rules::{CastlingSide, File, Move, Piece, Rank, Role, Square};

/// A refusal: the cause, and the legal moves that may have been meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The first cause that fits.
    pub cause: Cause,
    /// What may have been meant; never played by itself.
    pub candidates: Vec<Move>,
}

impl Refusal {
    pub(super) fn new(cause: Cause, candidates: impl Into<Vec<Move>>) -> Refusal {
        Refusal {
            cause,
            candidates: candidates.into(),
        }
    }

    /// The short stable name of the cause.
    pub fn code(&self) -> &'static str {
        self.cause.code()
    }
}

/// A man and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Man {
    /// The man.
    pub piece: Piece,
    /// Its square.
    pub square: Square,
}

/// Why a text is not a move at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// Nothing is written.
    Empty,
    /// Much too long.
    TooLong,
    /// More than one move.
    SeveralMoves,
    /// A move is passed, which chess does not allow.
    Pass,
    /// The form is near that of a move, but no square a–h, 1–8 is named.
    Square,
    /// Nothing like a move.
    Other,
}

/// Where a man was looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// On the whole board.
    Board,
    /// On a file.
    File(File),
    /// On a rank.
    Rank(Rank),
    /// On a square.
    Square(Square),
}

/// Why a pawn does not move so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PawnFault {
    /// A capture was meant, but its file is not written.
    NamesNoFile,
    /// A capture is written straight ahead.
    CapturesStraight,
    /// There is nothing to capture diagonally.
    NothingThere,
}

/// Why castling is barred, in the order in which it is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CastlingBar {
    /// The right is gone or never was.
    NoRight(RightLost),
    /// These men stand between or where king or rook would land.
    Between(Vec<Man>),
    /// The king is in check from these.
    InCheck(Vec<Man>),
    /// The king would cross a square attacked by this man.
    Through(Square, Man),
    /// The king would land on a square attacked by this man.
    Into(Square, Man),
    /// Only the castling rook shields the square where the king would land from this man, which
    /// happens in Chess960 alone.
    Uncovers {
        /// Where the king would land.
        lands: Square,
        /// Where the rook stands.
        rook: Square,
        /// Who would attack the king.
        by: Man,
    },
}

impl CastlingBar {
    const fn code(&self) -> &'static str {
        match self {
            CastlingBar::NoRight(RightLost::KingMoved) => "castle-king-moved",
            CastlingBar::NoRight(RightLost::RookMoved(_)) => "castle-rook-moved",
            CastlingBar::NoRight(_) => "castle-no-right",
            CastlingBar::Between(_) => "castle-between",
            CastlingBar::InCheck(_) => "castle-in-check",
            CastlingBar::Through(..) => "castle-through",
            CastlingBar::Into(..) | CastlingBar::Uncovers { .. } => "castle-into",
        }
    }
}

/// Why there are several readings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ambiguity {
    /// Several men of a kind reach the square.
    Men(Role, Square),
    /// The text is one move with capital letters and another with small ones.
    Case,
    /// Several pawn captures have these files.
    Files(File, File),
}

/// Why a text or a drop on a square is no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The text is not a move at all.
    Unreadable(Unreadable),
    /// The text is in the old descriptive notation.
    Descriptive,
    /// The letter is that of another language.
    Letters {
        /// The letter as written.
        letter: String,
        /// The set to which it belongs.
        set: Letters,
        /// The man it names there.
        role: Role,
    },
    /// There is no such man.
    NoPiece {
        /// The kind of man; nothing if only its square was named.
        role: Option<Role>,
        /// Where it was looked for.
        place: Place,
    },
    /// No man of the kind goes there, even on an empty board.
    CannotReach {
        /// The men of the kind that the text can mean, at least one.
        men: Vec<Man>,
        /// The square of arrival.
        to: Square,
    },
    /// A man stands in the way.
    Blocked {
        /// The man that would move.
        man: Man,
        /// The square of arrival.
        to: Square,
        /// The first man in its way.
        by: Man,
    },
    /// The square of arrival holds a man of the same side.
    OwnPiece {
        /// The man that would move.
        man: Man,
        /// The man that stands there.
        by: Man,
    },
    /// A pawn does not move or capture so.
    PawnCapture {
        /// What is wrong.
        fault: PawnFault,
        /// The square of arrival.
        to: Square,
    },
    /// En passant written with the square of the captured pawn.
    EpSquare {
        /// The square where the capturing pawn lands.
        landing: Square,
    },
    /// En passant is no longer possible.
    EpLate {
        /// The pawn that would be captured.
        pawn: Square,
        /// The square where the capturing pawn would land.
        landing: Square,
        /// Whether the game tells that the pawn did make a double step earlier.
        certain: bool,
    },
    /// The man shields its king.
    Pinned {
        /// The man that would move.
        man: Man,
        /// The man that would then attack the king.
        pinner: Man,
    },
    /// Taking en passant takes two men off a line, which then opens on the king.
    EpExposes {
        /// The man that would then attack the king.
        attacker: Man,
    },
    /// The move does not answer a check.
    InCheck {
        /// The men that give check.
        checkers: Vec<Man>,
    },
    /// The king would stand on an attacked square.
    KingAttacked {
        /// The square.
        to: Square,
        /// A man that attacks it.
        by: Man,
    },
    /// Castling is barred.
    Castling {
        /// To which side.
        side: CastlingSide,
        /// By what.
        bar: CastlingBar,
    },
    /// It is the other side's move.
    WrongSide,
    /// Several moves fit.
    Ambiguous(Ambiguity),
    /// A pawn reaches the last rank, and what it becomes is not said.
    PromoMissing,
    /// A pawn becomes neither a king nor a pawn.
    PromoPiece(Role),
    /// Only a pawn that reaches the last rank is promoted.
    PromoNotNow {
        /// What would be promoted.
        role: Role,
        /// The square of arrival.
        to: Square,
    },
    /// The move is legal, but not written as the standard asks.
    NotStandard {
        /// The standard.
        standard: Standard,
        /// What is wrong, at least one thing, the most telling first.
        lessons: Vec<Note>,
    },
}

impl Cause {
    /// The short stable name; where a standard was missed, that of the first lesson.
    pub fn code(&self) -> &'static str {
        match self {
            Cause::Unreadable(_) => "unreadable",
            Cause::Descriptive => "descriptive",
            Cause::Letters { .. } => "letters",
            Cause::NoPiece { .. } => "no-piece",
            Cause::CannotReach { .. } => "cannot-reach",
            Cause::Blocked { .. } => "blocked",
            Cause::OwnPiece { .. } => "own-piece",
            Cause::PawnCapture { .. } => "pawn-capture",
            Cause::EpSquare { .. } => "ep-square",
            Cause::EpLate { .. } => "ep-late",
            Cause::Pinned { .. } | Cause::EpExposes { .. } => "pinned",
            Cause::InCheck { .. } => "in-check",
            Cause::KingAttacked { .. } => "king-attacked",
            Cause::Castling { bar, .. } => bar.code(),
            Cause::WrongSide => "wrong-side",
            Cause::Ambiguous(_) => "ambiguous",
            Cause::PromoMissing => "promo-missing",
            Cause::PromoPiece(_) => "promo-piece",
            Cause::PromoNotNow { .. } => "promo-not-now",
            Cause::NotStandard { lessons, .. } => {
                lessons.first().map_or("spelling", |note| note.code())
            }
        }
    }
}

impl Ambiguity {
    /// The ambiguity of a shape that several moves fit.
    pub(super) fn of(shape: Shape, moves: &[Move]) -> Ambiguity {
        match (shape, moves.first()) {
            (Shape::Files { from, to, .. }, _) => Ambiguity::Files(from, to),
            (Shape::Man(man), Some(mv)) => Ambiguity::Men(mv.role, man.to),
            _ => Ambiguity::Case,
        }
    }
}
