//! What an arbiter does, and what is written down of it.

use super::{Notice, Refusal, Ruling, Table};
use crate::game::{Ending, Outcome, Termination, Timestamp};
use crate::rules::Color;

/// Something that happened beside the moves; it goes into the record as a comment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Incident {
    /// This side offered a draw.
    Offered(Color),
    /// The offer of this side was declined.
    Declined(Color),
    /// This side claimed a draw wrongly.
    WrongClaim(Color),
    /// An illegal move was counted.
    IllegalMove {
        /// Against whom.
        color: Color,
        /// How many that makes.
        count: u8,
    },
    /// Time was added to a clock, or taken away.
    TimeAdded {
        /// To whose.
        color: Color,
        /// Milliseconds.
        millis: i64,
    },
    /// A clock was set.
    TimeSet {
        /// Whose.
        color: Color,
        /// Milliseconds.
        millis: u64,
    },
    /// The number of completed moves was set.
    MovesSet {
        /// Whose.
        color: Color,
        /// The number.
        moves: u32,
    },
    /// So many plies were taken back.
    TakenBack(usize),
    /// The arbiter went back by so many plies.
    SteppedBack(usize),
    /// The clocks were stopped.
    Paused,
    /// The clocks went on after so many milliseconds.
    Resumed(u64),
    /// The arbiter set the result.
    ResultSet(Outcome),
    /// The arbiter wrote this down.
    Noted(String),
}

impl Table {
    /// The arbiter writes something down, such as why a result was set. Nothing is changed by it.
    pub fn remark(&mut self, text: &str) {
        self.note(Incident::Noted(text.to_owned()));
    }

    pub(super) fn rule(&mut self, ruling: Ruling, at: Timestamp) -> Result<Vec<Notice>, Refusal> {
        if self.ending.is_some() {
            return Err(Refusal::GameOver);
        }
        if self.loss.is_some() && !matches!(ruling, Ruling::StepBack(_) | Ruling::Result(_)) {
            return Err(Refusal::BeingSettled);
        }
        match ruling {
            Ruling::Pause => return self.stop(at),
            Ruling::SetTime(color, millis) => {
                self.standing_clock()?.set_time(color, millis, at);
                self.note(Incident::TimeSet { color, millis });
            }
            Ruling::AddTime(color, millis) => {
                self.standing_clock()?.add_time(color, millis, at);
                self.note(Incident::TimeAdded { color, millis });
            }
            Ruling::SetMoves(color, moves) => {
                self.standing_clock()?.set_moves(color, moves, at);
                self.note(Incident::MovesSet { color, moves });
            }
            Ruling::StepBack(plies) => self.step_back(plies, at)?,
            Ruling::Result(outcome) => {
                self.note(Incident::ResultSet(outcome));
                let termination = match outcome {
                    Outcome::Unfinished => Termination::Abandoned,
                    _ => Termination::Arbiter,
                };
                return Ok(self.end(
                    Ending {
                        outcome,
                        termination,
                    },
                    at,
                ));
            }
        }
        if let Some(clock) = &self.clock {
            self.turn_began = Some(clock.snapshot(at));
        }
        Ok(vec![Notice::Ruled(ruling)])
    }

    fn standing_clock(&mut self) -> Result<&mut super::Clock, Refusal> {
        let clock = self.clock.as_mut().ok_or(Refusal::NoClock)?;
        if clock.is_running() {
            Err(Refusal::PauseFirst)
        } else {
            Ok(clock)
        }
    }

    /// Goes back to an earlier position; the clocks stay as they are, but the turn changes.
    fn step_back(&mut self, plies: usize, at: Timestamp) -> Result<(), Refusal> {
        let back = self.game.len().checked_sub(plies).filter(|&back| back > 0);
        let back = back.ok_or(Refusal::NothingToTakeBack)?;
        if self.clock.as_ref().is_some_and(super::Clock::is_running) {
            return Err(Refusal::PauseFirst);
        }
        self.unmake(back);
        let turn = self.game.turn();
        if let Some(clock) = &mut self.clock {
            let now = clock.snapshot(at);
            clock.restore(&super::Snapshot { turn, ..now }, at);
        }
        self.note(Incident::SteppedBack(back));
        Ok(())
    }

    /// Article 7.3: with fewer than ten moves made by both, a game with reversed colours begins again.
    pub(super) fn swap(&mut self) -> Result<Vec<Notice>, Refusal> {
        if Color::ALL
            .iter()
            .all(|&color| self.game.moves_made(color) >= 10)
        {
            return Err(Refusal::TooLateToSwap);
        }
        let game = super::Game::new(*self.game.start(), self.game.variant());
        let [white, black] = self.controls.clone();
        let tenths_below = self.clock.as_ref().map(super::Clock::tenths_below);
        *self = Table::new(
            game,
            self.players.swapped(),
            self.regulations,
            [black, white],
        );
        if let Some(millis) = tenths_below {
            self.show_tenths_below(millis);
        }
        Ok(vec![Notice::Swapped])
    }
}
