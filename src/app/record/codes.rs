//! The words that stand for values in a record. They are never changed, only added to.

use crate::app::preferences::View;
use crate::game::clock::FirstIncrement;
use crate::game::regulations::{FlagCall, Offers, Press, Profile, ScoreSheet};
use crate::game::{Outcome, Termination};
use crate::notation::note::Standard;
use crate::rules::Color;

/// Words with what they stand for.
pub(super) type Codes<T, const N: usize> = [(&'static str, T); N];

/// The value of a word.
pub(super) fn value<T: Copy>(codes: &[(&'static str, T)], word: &str) -> Option<T> {
    let found = codes.iter().find(|(code, _)| *code == word);
    found.map(|&(_, value)| value)
}

/// The word for a value.
pub(super) fn word<T: PartialEq>(codes: &[(&'static str, T)], value: &T) -> &'static str {
    let found = codes.iter().find(|(_, own)| own == value);
    found.map_or("", |&(code, _)| code)
}

pub(super) const SIDES: Codes<Color, 2> = [("white", Color::White), ("black", Color::Black)];

pub(super) const SWITCHES: Codes<bool, 2> = [("on", true), ("off", false)];

pub(super) const VIEWS: Codes<View, 4> = [
    ("white", View::Fixed(Color::White)),
    ("black", View::Fixed(Color::Black)),
    ("mover", View::Mover),
    ("face", View::FaceToFace),
];

pub(super) const STANDARDS: Codes<Standard, 2> = [("pgn", Standard::Pgn), ("fide", Standard::Fide)];

pub(super) const PROFILES: Codes<Profile, 2> = [
    ("casual", Profile::Casual),
    ("tournament", Profile::Tournament),
];

pub(super) const OFFERS: Codes<Offers, 2> = [("turn", Offers::OnTurn), ("move", Offers::WithMove)];

pub(super) const PRESSES: Codes<Press, 2> =
    [("automatic", Press::Automatic), ("manual", Press::Manual)];

pub(super) const FLAG_CALLS: Codes<FlagCall, 2> =
    [("program", FlagCall::Program), ("claim", FlagCall::Players)];

pub(super) const SCORE_SHEETS: Codes<ScoreSheet, 2> = [
    ("program", ScoreSheet::Program),
    ("write", ScoreSheet::Players),
];

pub(super) const FIRST_INCREMENTS: Codes<FirstIncrement, 2> = [
    ("on", FirstIncrement::BeforeMoveOne),
    ("off", FirstIncrement::AfterMoveOne),
];

pub(super) const OUTCOMES: Codes<Outcome, 4> = [
    ("1-0", Outcome::Win(Color::White)),
    ("0-1", Outcome::Win(Color::Black)),
    ("1/2-1/2", Outcome::Draw),
    ("*", Outcome::Unfinished),
];

pub(super) const TERMINATIONS: Codes<Termination, 14> = [
    ("checkmate", Termination::Checkmate),
    ("resignation", Termination::Resignation),
    ("stalemate", Termination::Stalemate),
    ("dead-position", Termination::DeadPosition),
    ("agreement", Termination::Agreement),
    ("threefold", Termination::Threefold),
    ("fifty-moves", Termination::FiftyMoves),
    ("fivefold", Termination::Fivefold),
    ("seventy-five-moves", Termination::SeventyFiveMoves),
    ("time", Termination::TimeForfeit),
    ("both-flags", Termination::BothFlags),
    ("illegal-moves", Termination::RulesInfraction),
    ("arbiter", Termination::Arbiter),
    ("abandoned", Termination::Abandoned),
];
