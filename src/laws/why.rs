//! Which topic explains why something was refused.

use super::Topic;
use crate::game::Refusal;
use crate::notation::refusal::{Ambiguity, CastlingBar, Cause, PawnFault, Unreadable};
use crate::rules::Role;

/// The topic behind a text or gesture that was no move.
pub fn of_cause(cause: &Cause) -> Topic {
    match cause {
        Cause::Unreadable(Unreadable::Pass) | Cause::WrongSide => Topic::Turns,
        Cause::Unreadable(Unreadable::Square) => Topic::SquareNames,
        Cause::Unreadable(_)
        | Cause::Descriptive
        | Cause::Letters { .. }
        | Cause::NoPiece { .. }
        | Cause::PawnCapture {
            fault: PawnFault::NamesNoFile,
            ..
        }
        | Cause::Ambiguous(Ambiguity::Case | Ambiguity::Files(..))
        | Cause::NotStandard { .. } => Topic::Notation,
        Cause::Ambiguous(Ambiguity::Men(..)) => Topic::TwoOfAKind,
        Cause::CannotReach { men, .. } => of_role(men.first().map(|man| man.piece.role)),
        Cause::Blocked { man, .. } => of_role(Some(man.piece.role)),
        Cause::OwnPiece { .. } => Topic::Capturing,
        Cause::PawnCapture { .. } => Topic::PawnCapture,
        Cause::EpSquare { .. } | Cause::EpLate { .. } => Topic::EnPassant,
        Cause::EpExposes { .. } => Topic::EnPassantLimits,
        Cause::Pinned { .. } => Topic::Pin,
        Cause::InCheck { .. } => Topic::Check,
        Cause::KingAttacked { .. } => Topic::King,
        Cause::Castling { bar, .. } => match bar {
            CastlingBar::NoRight(_) => Topic::CastlingLost,
            CastlingBar::Between(_)
            | CastlingBar::InCheck(_)
            | CastlingBar::Through(..)
            | CastlingBar::Into(..)
            | CastlingBar::Uncovers { .. } => Topic::CastlingBarred,
        },
        Cause::PromoMissing | Cause::PromoPiece(_) | Cause::PromoNotNow { .. } => Topic::Promotion,
    }
}

/// The topic on how a man moves.
fn of_role(role: Option<Role>) -> Topic {
    match role {
        Some(Role::Pawn) => Topic::Pawn,
        Some(Role::Knight) => Topic::Knight,
        Some(Role::Bishop) => Topic::Bishop,
        Some(Role::Rook) => Topic::Rook,
        Some(Role::Queen) => Topic::Queen,
        Some(Role::King) => Topic::King,
        None => Topic::Notation,
    }
}

/// The topic behind something that could not be done at the table.
pub const fn of_refusal(refusal: &Refusal) -> Topic {
    match refusal {
        Refusal::GameOver => Topic::Result,
        Refusal::IllegalMove => Topic::IllegalMove,
        Refusal::NotStarted | Refusal::NoClock | Refusal::PressFirst | Refusal::NothingToPress => {
            Topic::Clock
        }
        Refusal::Paused | Refusal::NotPaused | Refusal::PauseFirst => Topic::Pause,
        Refusal::Touched(_) | Refusal::AlreadyTouched => Topic::TouchMove,
        Refusal::NoTouchMove => Topic::Adjusting,
        Refusal::OfferTooEarly
        | Refusal::OfferBeforeMove(_)
        | Refusal::OfferWithMove
        | Refusal::OfferOpen(_)
        | Refusal::OfferRepeated { .. }
        | Refusal::NoOffer => Topic::DrawOffer,
        Refusal::NothingToTakeBack | Refusal::NoTakeBack => Topic::Released,
        Refusal::WrongClaim(_) => Topic::Claim,
        Refusal::WriteFirst(_) | Refusal::NothingToWrite => Topic::ScoreSheet,
        Refusal::NoFlag | Refusal::BothFlags | Refusal::BeingSettled => Topic::FlagFall,
        Refusal::TooLateToSwap => Topic::FalseStart,
        Refusal::ArbiterOnly => Topic::Arbiter,
    }
}
