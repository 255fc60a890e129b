//! The kinds of wrong spelling, why each is refused, and whose mistakes they are.

use super::Skill;

/// What was done to the canonical text to make it wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Misspelling {
    /// The square of departure is needed but left out: `Nd2` for `Nbd2`.
    DroppedOrigin,
    /// The square of departure is named though nothing asks for it: `Ngf3`.
    NeedlessOrigin,
    /// The wrong part of the square of departure: `N1d2` for `Nbd2`.
    WrongOrigin,
    /// The capture is not marked: `Bc6`.
    DroppedCapture,
    /// A capture is marked where there is none: `Nxf3`.
    FalseCapture,
    /// The file of the capturing pawn is left out: `xd5`.
    DroppedFile,
    /// A check is marked where there is none.
    FalseCheck,
    /// A check or mate is not marked.
    DroppedCheck,
    /// Mate is marked as check, or check as mate.
    WrongCheck,
    /// En passant with the square of the captured pawn: `exd5` for `exd6`.
    VictimSquare,
    /// A promotion without the new piece: `e8`.
    DroppedPromotion,
    /// A promotion without the equals sign, as the Laws write it: `e8Q`.
    BarePromotion,
    /// A promotion with a small letter: `e8=q`.
    SmallPromotion,
    /// A promotion in brackets: `e8(Q)`.
    BracketedPromotion,
    /// A small letter for the piece: `nf3`.
    SmallLetter,
    /// A capital letter for the file: `E4`.
    CapitalFile,
    /// A letter for the pawn: `Pe4`.
    PawnLetter,
    /// Both squares: `Ng1-f3`.
    LongForm,
    /// Castling with zeros, as the Laws write it: `0-0`.
    Zeros,
    /// Castling with small letters: `o-o`.
    SmallCastling,
    /// Castling without hyphens: `OO`.
    BareCastling,
    /// Castling as a move of the king: `Kg1`.
    KingMove,
    /// "e.p." added, as the Laws allow: `exd6 e.p.`
    EnPassantSign,
}

impl Misspelling {
    /// The codes with which the strict reading may refuse it.
    pub const fn reasons(self) -> &'static [&'static str] {
        match self {
            Misspelling::DroppedOrigin => &["ambiguous"],
            Misspelling::NeedlessOrigin => &["needless-origin", "long-form"],
            Misspelling::WrongOrigin => &[
                "ambiguous",
                "needless-origin",
                "no-piece",
                "cannot-reach",
                "blocked",
                "pinned",
            ],
            Misspelling::DroppedCapture => &["missing-x"],
            Misspelling::FalseCapture => &["false-x", "pawn-capture"],
            Misspelling::DroppedFile => &["pawn-capture"],
            Misspelling::FalseCheck => &["false-check"],
            Misspelling::DroppedCheck => &["missing-check", "missing-mate"],
            Misspelling::WrongCheck => &[
                "false-mate",
                "double-plus",
                "missing-mate",
                "mate-double-plus",
            ],
            Misspelling::VictimSquare => &["ep-square"],
            Misspelling::DroppedPromotion => &["promo-missing"],
            Misspelling::BarePromotion => &["promotion-bare"],
            Misspelling::SmallPromotion | Misspelling::BracketedPromotion => {
                &["promotion-spelling"]
            }
            Misspelling::SmallLetter => &["case", "small-b"],
            Misspelling::CapitalFile => &["case", "letters", "no-piece", "cannot-reach"],
            Misspelling::PawnLetter => &["pawn-letter"],
            Misspelling::LongForm => &["long-form"],
            Misspelling::Zeros => &["castling-zeros"],
            Misspelling::SmallCastling | Misspelling::BareCastling => &["castling-spelling"],
            Misspelling::KingMove => &["castling-squares"],
            Misspelling::EnPassantSign => &["ep-sign"],
        }
    }

    /// The skills that it is a typical mistake in.
    pub const fn skills(self) -> &'static [Skill] {
        match self {
            Misspelling::DroppedOrigin | Misspelling::NeedlessOrigin | Misspelling::WrongOrigin => {
                &[
                    Skill::FileOrigin,
                    Skill::RankOrigin,
                    Skill::SquareOrigin,
                    Skill::PinnedTwin,
                ]
            }
            Misspelling::DroppedCapture => &[Skill::PieceCaptures, Skill::BishopOrPawn],
            Misspelling::DroppedFile => {
                &[Skill::PawnCaptures, Skill::EnPassant, Skill::BishopOrPawn]
            }
            Misspelling::DroppedCheck | Misspelling::WrongCheck => &[Skill::CheckSigns],
            Misspelling::FalseCheck | Misspelling::FalseCapture => &[],
            Misspelling::VictimSquare | Misspelling::EnPassantSign => {
                &[Skill::EnPassant, Skill::Standards]
            }
            Misspelling::DroppedPromotion => &[Skill::Promotion],
            Misspelling::BarePromotion
            | Misspelling::SmallPromotion
            | Misspelling::BracketedPromotion => &[Skill::Promotion, Skill::Standards],
            Misspelling::SmallLetter => &[Skill::PieceMoves, Skill::BishopOrPawn],
            Misspelling::CapitalFile | Misspelling::PawnLetter => &[Skill::PawnMoves],
            Misspelling::LongForm => &[Skill::PieceMoves, Skill::PawnMoves, Skill::BishopOrPawn],
            Misspelling::Zeros | Misspelling::SmallCastling | Misspelling::BareCastling => {
                &[Skill::Castling, Skill::Standards]
            }
            Misspelling::KingMove => &[Skill::Castling],
        }
    }
}
