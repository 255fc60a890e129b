//! Stages: so many moves in so much time, and what each move brings.

use std::num::NonZeroU32;

use super::fault::Fault;
use super::{MAX_BONUS, MAX_MOVES, MAX_SECONDS, MAX_STAGES};

/// What a player gets for each move, in seconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Bonus {
    /// Nothing.
    #[default]
    None,
    /// Fischer: added for each move, used or not.
    Increment(u32),
    /// Simple delay: the clock waits this long before it counts.
    Delay(u32),
    /// Bronstein: what was used comes back after the move, up to this much.
    Bronstein(u32),
}

impl Bonus {
    /// The seconds of the bonus, whatever its kind.
    pub const fn seconds(self) -> u32 {
        match self {
            Bonus::None => 0,
            Bonus::Increment(seconds) | Bonus::Delay(seconds) | Bonus::Bronstein(seconds) => {
                seconds
            }
        }
    }

    /// The seconds added for each move, used or not.
    pub const fn increment(self) -> u32 {
        match self {
            Bonus::Increment(seconds) => seconds,
            _ => 0,
        }
    }

    /// The seconds of each turn that cost nothing, in either form of delay.
    pub const fn delay(self) -> u32 {
        match self {
            Bonus::Delay(seconds) | Bonus::Bronstein(seconds) => seconds,
            _ => 0,
        }
    }
}

/// One stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stage {
    /// Moves to be made in it; `None` for the rest of the game.
    pub moves: Option<NonZeroU32>,
    /// Time given when the stage begins.
    pub seconds: u32,
    /// What each move of the stage brings.
    pub bonus: Bonus,
}

/// Where a player's next move falls among the stages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The stage.
    pub stage: Stage,
    /// Moves completed in it.
    pub done: u32,
    /// How many stages have begun before it, repetitions counted.
    pub ordinal: u32,
    /// Seconds given by it and all stages before it, without any bonus.
    pub granted: u64,
}

/// One to eight stages in order. Only the last can be without a number of
/// moves; a last stage with one repeats for ever (PGN standard 9.6.1).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Stages(Vec<Stage>);

impl Stages {
    /// Checks stages for what no clock could carry out.
    ///
    /// # Errors
    ///
    /// The fault, and the index of the stage that has it.
    pub fn new(stages: Vec<Stage>) -> Result<Stages, (usize, Fault)> {
        if stages.is_empty() {
            return Err((0, Fault::Empty));
        }
        if stages.len() > MAX_STAGES {
            return Err((MAX_STAGES, Fault::TooManyStages));
        }
        for (index, stage) in stages.iter().enumerate() {
            let last = index + 1 == stages.len();
            fault_of(stage, last).map_or(Ok(()), |fault| Err((index, fault)))?;
        }
        Ok(Stages(stages))
    }

    /// The stages; never empty.
    pub fn as_slice(&self) -> &[Stage] {
        &self.0
    }

    /// Whether the last stage begins anew when its moves are made.
    pub fn repeats(&self) -> bool {
        self.last().moves.is_some()
    }

    /// The bonus of all stages, where they have the same.
    pub fn common_bonus(&self) -> Option<Bonus> {
        let first = self.0[0].bonus;
        self.0
            .iter()
            .all(|stage| stage.bonus == first)
            .then_some(first)
    }

    /// Where the next move falls after `moves` completed moves.
    pub fn place(&self, moves: u32) -> Place {
        let (mut done, mut granted) = (moves, 0);
        for (ordinal, &stage) in (0..).zip(&self.0) {
            granted += u64::from(stage.seconds);
            match stage.moves {
                Some(needed) if done >= needed.get() => done -= needed.get(),
                _ => {
                    return Place {
                        stage,
                        done,
                        ordinal,
                        granted,
                    };
                }
            }
        }
        self.repeated(done, granted)
    }

    /// The place `done` moves after the last stage was completed once.
    fn repeated(&self, done: u32, granted: u64) -> Place {
        let stage = self.last();
        let needed = stage.moves.map_or(1, NonZeroU32::get);
        let more = done / needed + 1;
        Place {
            stage,
            done: done % needed,
            ordinal: u32::try_from(self.0.len())
                .unwrap_or(u32::MAX)
                .saturating_add(more - 1),
            granted: granted + u64::from(more) * u64::from(stage.seconds),
        }
    }

    fn last(&self) -> Stage {
        *self.0.last().expect("invariant: there is a stage")
    }
}

fn fault_of(stage: &Stage, last: bool) -> Option<Fault> {
    if stage.moves.is_none() && !last {
        Some(Fault::SuddenDeathNotLast)
    } else if stage.moves.is_some_and(|moves| moves.get() > MAX_MOVES) {
        Some(Fault::MovesOutOfRange)
    } else if stage.seconds > MAX_SECONDS {
        Some(Fault::TimeTooLong)
    } else if stage.bonus.seconds() > MAX_BONUS {
        Some(Fault::SecondsOutOfRange)
    } else if stage.seconds == 0 && stage.bonus.seconds() == 0 {
        Some(Fault::NoTime)
    } else {
        None
    }
}
