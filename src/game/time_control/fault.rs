//! Why a text is no time control, and where.

use thiserror::Error;

/// What is wrong with the text of a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    /// Nothing is written.
    Empty,
    /// A time should stand here.
    ExpectedTime,
    /// A figure after hours or minutes lacks its unit, as in `1h30`.
    ExpectedUnit,
    /// After a colon two figures from 00 to 59 should stand.
    ExpectedSixtieth,
    /// One figure of more than 180 minutes; seconds may have been meant.
    TooManyMinutes(u32),
    /// More than 99:59:59.
    TimeTooLong,
    /// No time at all, and nothing that a move brings.
    NoTime,
    /// Whole seconds should stand here.
    ExpectedSeconds,
    /// Seconds of a bonus or a period beyond one hour, or a period of none.
    SecondsOutOfRange,
    /// An increment or a delay should stand here.
    ExpectedBonus,
    /// A number of moves should stand here.
    ExpectedMoves,
    /// Not 1 to 500 moves or periods.
    MovesOutOfRange,
    /// Byo-yomi should go on as `3x30`.
    ExpectedPeriods,
    /// Canadian byo-yomi should go on as `10/300`.
    ExpectedCanadian,
    /// Only the last stage can be without a number of moves.
    SuddenDeathNotLast,
    /// `G/` means the whole game, so no stage can stand before it.
    GameNotFirst,
    /// More than eight stages.
    TooManyStages,
    /// The text should have ended here.
    Unexpected,
    /// A PGN hourglass of odd seconds has no two equal halves.
    OddGlass,
    /// PGN's `?`: the time control is not known.
    Unknown,
}

impl Fault {
    /// A name for scripts; it never changes.
    pub const fn code(self) -> &'static str {
        match self {
            Fault::Empty => "empty",
            Fault::ExpectedTime => "expected-time",
            Fault::ExpectedUnit => "expected-unit",
            Fault::ExpectedSixtieth => "expected-sixtieth",
            Fault::TooManyMinutes(_) => "too-many-minutes",
            Fault::TimeTooLong => "time-too-long",
            Fault::NoTime => "no-time",
            Fault::ExpectedSeconds => "expected-seconds",
            Fault::SecondsOutOfRange => "seconds-out-of-range",
            Fault::ExpectedBonus => "expected-bonus",
            Fault::ExpectedMoves => "expected-moves",
            Fault::MovesOutOfRange => "moves-out-of-range",
            Fault::ExpectedPeriods => "expected-periods",
            Fault::ExpectedCanadian => "expected-canadian",
            Fault::SuddenDeathNotLast => "sudden-death-not-last",
            Fault::GameNotFirst => "game-not-first",
            Fault::TooManyStages => "too-many-stages",
            Fault::Unexpected => "unexpected",
            Fault::OddGlass => "odd-glass",
            Fault::Unknown => "unknown",
        }
    }
}

/// A fault and where it stands in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("time control: {} at byte {at}", fault.code())]
pub struct SpecError {
    /// What is wrong.
    pub fault: Fault,
    /// The byte at which the fault begins; the length of the text where
    /// something is missing at its end.
    pub at: usize,
}

impl SpecError {
    /// The column of the fault in `spec`, counted in characters from 1.
    pub fn column(&self, spec: &str) -> usize {
        spec.char_indices()
            .take_while(|&(byte, _)| byte < self.at)
            .count()
            + 1
    }
}
