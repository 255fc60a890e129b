//! What players ask of the table, what happened, and why something could not be done.

use super::Loss;
use crate::game::clock::Turn;
use crate::game::{Claim, ClaimError, Ending, Outcome};
use crate::rules::{Color, Move, Square};

/// What a player, or both with the arbiter's powers, ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Starts the clock of the player to move (Article 6.6).
    Start,
    /// Makes a legal move, perhaps with an offer of a draw (Article 9.1.2.1).
    Play {
        /// The move.
        mv: Move,
        /// Whether a draw is offered with it.
        offer: bool,
    },
    /// Presses the clock after a move, where that is a thing of its own.
    Press,
    /// Touches a man deliberately (Article 4.3).
    Touch(Square),
    /// Announces that the next touch is only adjusting (Article 4.2.1).
    Adjust,
    /// Submits a definite move that is not legal, of the man on that square (Article 7.5.5).
    Illegal(Option<Square>),
    /// Offers a draw without a move.
    Offer,
    /// Accepts the open offer.
    Accept,
    /// Declines the open offer in words.
    Decline,
    /// Claims a draw, with the position on the board or with a move that is only written down.
    Claim(Option<Move>),
    /// Claims that a flag has fallen (Article 6.8).
    CallFlag,
    /// This side gives up.
    Resign(Color),
    /// Takes so many plies back; both players have agreed.
    TakeBack(usize),
    /// The players change sides and begin again: the colours were reversed (Article 7.3).
    Swap,
    /// Stops the clocks.
    Pause,
    /// Both are ready to go on.
    Resume,
    /// Something only an arbiter does.
    Rule(Ruling),
}

/// What an arbiter does; two players have the powers together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ruling {
    /// Stops the clocks (Article 6.11).
    Pause,
    /// Sets a clock to so many milliseconds.
    SetTime(Color, u64),
    /// Adds milliseconds to a clock, or takes them away.
    AddTime(Color, i64),
    /// Sets how many moves a player has completed on the clock.
    SetMoves(Color, u32),
    /// Goes back to the position after so many plies.
    StepBack(usize),
    /// Ends the game with this result.
    Result(Outcome),
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The clock of this side runs.
    Started(Color),
    /// A move was made; it stands last in the record.
    Played(Move),
    /// The clock was pressed.
    Pressed(Turn),
    /// The touched man must move or be captured.
    Bound(Square),
    /// The touch was only adjusting.
    Adjusted,
    /// The next touch will be only adjusting: "J'adoube".
    Adjusting,
    /// The touched man cannot move or be captured, so any move will do.
    Free(Square),
    /// This side offers a draw.
    Offered(Color),
    /// The offer of this side was declined.
    Declined(Color),
    /// The mover could now claim a draw.
    Claimable(Claim),
    /// The claim of this side was wrong; the other side got so many milliseconds.
    WrongClaim {
        /// Who claimed.
        color: Color,
        /// What was counted.
        counted: ClaimError,
        /// Time for the other side.
        penalty: u64,
    },
    /// An illegal move was counted; the other side got so many milliseconds.
    IllegalCounted {
        /// Who made it.
        color: Color,
        /// How many that makes.
        count: u8,
        /// With which one the game is lost.
        limit: u8,
        /// Time for the other side.
        penalty: u64,
    },
    /// So many plies were taken back.
    TakenBack(usize),
    /// The players have changed sides.
    Swapped,
    /// The clocks stand.
    Paused,
    /// The clocks go on after so many milliseconds.
    Resumed(u64),
    /// An arbiter did this.
    Ruled(Ruling),
    /// A side has lost, if the other side can still mate; that is being settled.
    Lost(Loss),
    /// The game is over.
    Ended(Ending),
}

/// Why something could not be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// The game is over but for the result, which depends on who can still mate.
    BeingSettled,
    /// The move is not legal in the present position.
    IllegalMove,
    /// The clock has not been started yet.
    NotStarted,
    /// The clocks stand.
    Paused,
    /// There is nothing to be resumed.
    NotPaused,
    /// There is no clock.
    NoClock,
    /// The move is made; the clock must be pressed first.
    PressFirst,
    /// There is no move for which the clock could be pressed.
    NothingToPress,
    /// Another man was touched and must move or be captured.
    Touched(Square),
    /// A man is already touched in this turn.
    AlreadyTouched,
    /// Touching obliges to nothing in this game.
    NoTouchMove,
    /// Both sides must have made a move first (Article 5.2.3).
    OfferTooEarly,
    /// No draw may be agreed before this move.
    OfferBeforeMove(u32),
    /// A draw is offered together with a move.
    OfferWithMove,
    /// An offer is open already.
    OfferOpen(Color),
    /// This side has offered already; the other side has to offer first, or so many moves must pass.
    OfferRepeated {
        /// Own moves that must still be made; nothing if only the other side's offer helps.
        moves: Option<usize>,
    },
    /// There is no offer to be answered.
    NoOffer,
    /// There is nothing, or not so much, to take back.
    NothingToTakeBack,
    /// No move is taken back in this game (Article 4.7).
    NoTakeBack,
    /// The claim is wrong.
    WrongClaim(ClaimError),
    /// This move (a ply counted from 0) must be written on the own score sheet first (Article 8.1).
    WriteFirst(usize),
    /// Nothing is missing on the own score sheet.
    NothingToWrite,
    /// No flag has fallen.
    NoFlag,
    /// Both flags have fallen, and it is not known which first (Guideline III.3.1).
    BothFlags,
    /// Ten moves have been made with reversed colours: play goes on (Article 7.3).
    TooLateToSwap,
    /// Only the arbiter may do that.
    ArbiterOnly,
    /// That needs the clocks to stand.
    PauseFirst,
}
