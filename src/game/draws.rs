//! Draws that a player may claim.

use super::{Game, Termination};
use crate::rules::Move;

/// Why a draw can be claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Claim {
    /// The position stands, or would stand, at least a third time (Article 9.2).
    Threefold,
    /// Fifty moves by each side without capture or pawn move (Article 9.3).
    FiftyMoves,
}

impl Claim {
    /// The ending that a right claim brings.
    pub const fn termination(self) -> Termination {
        match self {
            Claim::Threefold => Termination::Threefold,
            Claim::FiftyMoves => Termination::FiftyMoves,
        }
    }
}

/// Why a claim is wrong: what was counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClaimError {
    /// How often the position has stood, or would stand.
    pub occurrences: u32,
    /// Plies without capture or pawn move, the intended move included.
    pub halfmoves: u32,
}

impl Game {
    /// The claim that the player to move may make, with the position on the
    /// board or with a move that is written down but not made.
    ///
    /// # Errors
    ///
    /// What was counted, if it is not enough.
    pub fn claim(&self, intended: Option<Move>) -> Result<Claim, ClaimError> {
        let (occurrences, halfmoves) = match intended {
            None => (self.repetitions(), self.position().halfmoves()),
            Some(mv) => {
                let after = self.position().play(mv);
                (self.occurrences(&after) + 1, after.halfmoves())
            }
        };
        if occurrences >= 3 {
            Ok(Claim::Threefold)
        } else if halfmoves >= 100 {
            Ok(Claim::FiftyMoves)
        } else {
            Err(ClaimError {
                occurrences,
                halfmoves,
            })
        }
    }
}
