//! How a game ends, and the endings that come by themselves.

use super::Game;
use crate::rules::Color;

/// Who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This side won.
    Win(Color),
    /// Nobody did.
    Draw,
    /// The game was left unfinished.
    Unfinished,
}

impl Outcome {
    /// The result as score sheets and files have it.
    pub const fn token(self) -> &'static str {
        match self {
            Outcome::Win(Color::White) => "1-0",
            Outcome::Win(Color::Black) => "0-1",
            Outcome::Draw => "1/2-1/2",
            Outcome::Unfinished => "*",
        }
    }
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Termination {
    /// The king is attacked and nothing can be done (Article 5.1.1).
    Checkmate,
    /// A player gave up (Article 5.1.2).
    Resignation,
    /// No legal move, and no check (Article 5.2.1).
    Stalemate,
    /// No series of legal moves leads to mate (Article 5.2.2).
    DeadPosition,
    /// Both agreed (Article 5.2.3).
    Agreement,
    /// Claimed: the position stood, or was about to stand, a third time (Article 9.2).
    Threefold,
    /// Claimed: fifty moves by each side without capture or pawn move (Article 9.3).
    FiftyMoves,
    /// The position stood a fifth time (Article 9.6.1).
    Fivefold,
    /// Seventy-five moves by each side without capture or pawn move (Article 9.6.2).
    SeventyFiveMoves,
    /// A player's time was used up (Article 6.9).
    TimeForfeit,
    /// The time of both was used up, and nobody knows whose first (Guideline III.3.1).
    BothFlags,
    /// A player made one illegal move too many (Article 7.5.5).
    RulesInfraction,
    /// The arbiter decided.
    Arbiter,
    /// Nobody wants to go on.
    Abandoned,
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ending {
    /// Who won.
    pub outcome: Outcome,
    /// Why.
    pub termination: Termination,
}

impl Ending {
    /// A draw for a reason.
    pub const fn draw(termination: Termination) -> Ending {
        Ending {
            outcome: Outcome::Draw,
            termination,
        }
    }

    /// A win for a side, for a reason.
    pub const fn win(color: Color, termination: Termination) -> Ending {
        Ending {
            outcome: Outcome::Win(color),
            termination,
        }
    }
}

impl Game {
    /// The ending that the present position brings by itself.
    ///
    /// Mate and stalemate come before everything that is counted (Article 9.6.2).
    pub fn automatic_ending(&self) -> Option<Ending> {
        let position = self.position();
        if position.is_checkmate() {
            Some(Ending::win(!position.turn(), Termination::Checkmate))
        } else if position.is_stalemate() {
            Some(Ending::draw(Termination::Stalemate))
        } else if position.is_dead_by_material() {
            Some(Ending::draw(Termination::DeadPosition))
        } else if self.repetitions() >= 5 {
            Some(Ending::draw(Termination::Fivefold))
        } else if position.halfmoves() >= 150 {
            Some(Ending::draw(Termination::SeventyFiveMoves))
        } else {
            None
        }
    }
}
