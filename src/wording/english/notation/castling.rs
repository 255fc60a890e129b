//! Why castling is barred.

use super::{all_at, at};
use crate::notation::history::RightLost;
use crate::notation::refusal::CastlingBar;
use crate::rules::CastlingSide;

/// The condition that is not met.
pub(super) fn barred(side: CastlingSide, bar: &CastlingBar) -> String {
    let to = match side {
        CastlingSide::Short => "short",
        CastlingSide::Long => "long",
    };
    match bar {
        CastlingBar::NoRight(RightLost::NeverHad) => {
            format!("The position gives no right to castle {to}.")
        }
        CastlingBar::NoRight(RightLost::KingMoved) => {
            "The right to castle is lost: the king has moved.".to_owned()
        }
        CastlingBar::NoRight(RightLost::RookMoved(rook)) => {
            format!("The right to castle {to} is lost: the rook from {rook} has moved.")
        }
        CastlingBar::NoRight(RightLost::RookTaken(rook)) => {
            format!("The right to castle {to} is lost: the rook from {rook} was captured.")
        }
        CastlingBar::Between(men) => {
            let stand = if men.len() == 1 { "stands" } else { "stand" };
            format!("No castling {to}: {} {stand} between.", all_at(men))
        }
        CastlingBar::InCheck(checkers) => {
            format!(
                "No castling out of check; {} attacks the king.",
                all_at(checkers)
            )
        }
        CastlingBar::Through(square, by) => {
            format!(
                "No castling {to}: the king would cross {square}, attacked by the {}.",
                at(*by)
            )
        }
        CastlingBar::Into(square, by) => {
            format!(
                "No castling {to}: the king would land on {square}, attacked by the {}.",
                at(*by)
            )
        }
        CastlingBar::Uncovers { lands, rook, by } => {
            format!(
                "No castling {to}: with the rook gone from {rook}, the {} would attack the king \
                 on {lands}.",
                at(*by)
            )
        }
    }
}
