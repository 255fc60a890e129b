//! What an example is made of: a position, regulations, and what is done there.

use crate::game::{Ending, Profile, Refusal, Ruling};

/// A small game that shows a rule.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// Where it begins; nothing for the usual start.
    pub fen: Option<&'static str>,
    /// Whether castling is that of Chess960.
    pub chess960: bool,
    /// Under which regulations.
    pub profile: Profile,
    /// The time control, as it is typed; nothing for none.
    pub clock: Option<&'static str>,
    /// Whether the clock is pressed by itself.
    pub presses: bool,
    /// Whether the players keep the score sheets.
    pub writes: bool,
    /// What is done, in order.
    pub steps: &'static [Step],
    /// How the game ends by it, if it does.
    pub ending: Option<Ending>,
}

/// One thing that is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// This move is made.
    Plays(&'static str),
    /// This is tried and is no legal move, for the reason with this code.
    Tries(&'static str, &'static str),
    /// Something else is done.
    Does(Deed),
    /// Something is tried that the table does not allow, for this reason.
    Denied(Deed, Refusal),
    /// So many seconds pass.
    Waits(u64),
}

/// What a player can do beside making a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Makes a legal move, perhaps with an offer of a draw.
    Play(&'static str),
    /// Touches the man on a square.
    Touch(&'static str),
    /// Puts a touched man back.
    PutBack,
    /// Says that a man is only put straight.
    Adjust,
    /// Offers a draw.
    Offer,
    /// Accepts a draw.
    Accept,
    /// Declines a draw.
    Decline,
    /// Claims a draw, with the position or with a move that is written down.
    Claim(Option<&'static str>),
    /// Gives up.
    Resign,
    /// Takes a move back, the other player agreeing.
    TakeBack,
    /// Presses the clock.
    Press,
    /// Writes this on the score sheet.
    Write(&'static str),
    /// Both change sides and begin again.
    Swap,
    /// The clocks are stopped.
    Pause,
    /// The clocks go on.
    Resume,
    /// The arbiter does this.
    Rule(Ruling),
}

impl Example {
    /// A casual game from a position, without a clock.
    pub(super) const fn of(fen: &'static str, steps: &'static [Step]) -> Example {
        Example {
            fen: Some(fen),
            chess960: false,
            profile: Profile::Casual,
            clock: None,
            presses: false,
            writes: false,
            steps,
            ending: None,
        }
    }

    /// A casual game from the start, without a clock.
    pub(super) const fn game(steps: &'static [Step]) -> Example {
        Example {
            fen: None,
            ..Example::of("", steps)
        }
    }

    /// The same, ending so.
    pub(super) const fn ends(self, ending: Ending) -> Example {
        Example {
            ending: Some(ending),
            ..self
        }
    }

    /// The same as a tournament game.
    pub(super) const fn in_tournament(self) -> Example {
        Example {
            profile: Profile::Tournament,
            ..self
        }
    }

    /// The same with a clock.
    pub(super) const fn with_clock(self, clock: &'static str) -> Example {
        Example {
            clock: Some(clock),
            ..self
        }
    }
}
