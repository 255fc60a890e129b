//! One player's time: what using it and completing a move do to it, under every control.
//!
//! The one figure that decides is how long it is until the flag falls. It holds
//! everything the player could still use in this turn: main time, what is left
//! of a delay, all byo-yomi periods. So simple delay and Bronstein are one rule
//! here and differ only in what is shown.

use super::face::{Counter, Reading};
use super::options::FirstIncrement;
use crate::game::time_control::{Bonus, Stages, TimeControl};
use crate::game::timestamp::Timestamp;

/// Under this much the duty to record ends (Article 8.4).
const RECORDING_ENDS_BELOW: u64 = 300_000;
/// Unless this many seconds come with each move (Article 8.4).
const RECORDING_STAYS_WITH: u32 = 30;

/// One player's time. All times are in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Side {
    /// Time until the flag falls, with all that could be used in this turn. 0
    /// is out of time. Without meaning where no flag can fall.
    pub left: u64,
    /// Time used in the present turn.
    pub turn: u64,
    /// Time used in all.
    pub used: u64,
    /// Moves completed.
    pub moves: u32,
    /// Byo-yomi periods in hand, the present one included.
    pub periods: u32,
    /// Canadian byo-yomi: moves completed in the period; `None` in main time.
    pub period_moves: Option<u32>,
    /// When the flag fell.
    pub fallen: Option<Timestamp>,
    /// Whether the duty to record has ended for this stage.
    pub exempt: bool,
}

impl Side {
    /// The time at the start.
    pub(super) fn new(control: &TimeControl, first: FirstIncrement) -> Side {
        let mut side = Side::default();
        side.left = match control {
            TimeControl::None | TimeControl::CountUp => 0,
            TimeControl::Stages(stages) => at_start(stages, first),
            TimeControl::Hourglass(seconds) | TimeControl::PerMove(seconds) => ms(seconds.get()),
            TimeControl::ByoYomi {
                main,
                periods,
                period,
            } => {
                side.periods = periods.get();
                ms(*main) + ms(period.get()) * u64::from(periods.get())
            }
            TimeControl::Canadian { main, period, .. } => ms(*main) + ms(period.get()),
        };
        side.settle(control);
        side
    }

    /// Uses time of the present turn; says how much of it was there to be used.
    pub(super) fn spend(&mut self, control: &TimeControl, millis: u64) -> u64 {
        self.turn = self.turn.saturating_add(millis);
        self.used = self.used.saturating_add(millis);
        let taken = millis.min(self.left);
        self.left -= taken;
        self.settle(control);
        taken
    }

    /// Completes a move and begins the next turn; says whether a new stage begins.
    pub(super) fn complete(&mut self, control: &TimeControl, first: FirstIncrement) -> bool {
        self.moves = self.moves.saturating_add(1);
        let new_stage = if let TimeControl::Stages(stages) = control {
            self.complete_in_stages(stages, first)
        } else {
            self.complete_in_periods(control);
            false
        };
        self.turn = 0;
        self.settle(control);
        new_stage
    }

    fn complete_in_stages(&mut self, stages: &Stages, first: FirstIncrement) -> bool {
        let (before, after) = (stages.place(self.moves - 1), stages.place(self.moves));
        let new_stage = after.ordinal > before.ordinal;
        if self.fallen.is_some() && !new_stage {
            return false;
        }
        self.fallen = None;
        let increment = match first {
            FirstIncrement::BeforeMoveOne => after.stage.bonus.increment(),
            FirstIncrement::AfterMoveOne => before.stage.bonus.increment(),
        };
        self.left = self
            .left
            .saturating_sub(self.unused_delay(before.stage.bonus))
            .saturating_add((after.granted - before.granted) * 1000)
            .saturating_add(ms(after.stage.bonus.delay()))
            .saturating_add(ms(increment));
        self.exempt &= !new_stage;
        new_stage
    }

    fn complete_in_periods(&mut self, control: &TimeControl) {
        if self.fallen.is_some() {
            return;
        }
        match (control, self.period_moves) {
            (TimeControl::ByoYomi { period, .. }, _) => {
                self.left = self.left.max(ms(period.get()) * u64::from(self.periods));
            }
            (TimeControl::Canadian { moves, period, .. }, Some(done)) => {
                let done = done.saturating_add(1);
                let full = done >= moves.get();
                self.period_moves = Some(if full { 0 } else { done });
                self.left = if full { ms(period.get()) } else { self.left };
            }
            (TimeControl::PerMove(seconds), _) => self.left = ms(seconds.get()),
            _ => {}
        }
    }

    /// Adds time, or takes it away.
    pub(super) fn add(&mut self, control: &TimeControl, millis: i64) {
        if self.fallen.is_none() {
            self.left = self.left.saturating_add_signed(millis);
            self.settle(control);
        }
    }

    /// Sets the time shown.
    pub(super) fn set_time(&mut self, control: &TimeControl, millis: u64) {
        if *control == TimeControl::CountUp {
            self.used = millis;
            return;
        }
        self.left = millis.saturating_add(self.reserve(control));
        self.exempt = false;
        self.reconsider(control);
    }

    /// Sets the number of completed moves, with the time of the stages between.
    pub(super) fn set_moves(&mut self, control: &TimeControl, moves: u32) {
        if let TimeControl::Stages(stages) = control {
            let (before, after) = (stages.place(self.moves), stages.place(moves));
            self.left = self
                .left
                .saturating_sub(self.unused_delay(before.stage.bonus))
                .saturating_add(after.granted * 1000)
                .saturating_sub(before.granted * 1000)
                .saturating_add(self.unused_delay(after.stage.bonus));
            self.exempt &= after.ordinal == before.ordinal;
        }
        self.moves = moves;
        self.reconsider(control);
    }

    /// After a correction: the flag stands again if there is time.
    fn reconsider(&mut self, control: &TimeControl) {
        if self.left > 0 {
            self.fallen = None;
        }
        self.settle(control);
    }

    /// Brings what depends on the time left into line with it.
    fn settle(&mut self, control: &TimeControl) {
        match control {
            TimeControl::ByoYomi { period, .. } => {
                let coming = self.left.div_ceil(ms(period.get()));
                self.periods = self.periods.min(u32::try_from(coming).unwrap_or(u32::MAX));
            }
            TimeControl::Canadian { period, .. } if self.left <= ms(period.get()) => {
                self.period_moves.get_or_insert(0);
            }
            _ => {}
        }
        let little = control.is_timed() && self.reading(control).shown < RECORDING_ENDS_BELOW;
        self.exempt |= little && self.bonus(control).seconds() < RECORDING_STAYS_WITH;
    }

    /// What the clock shows.
    pub(super) fn reading(&self, control: &TimeControl) -> Reading {
        let shown = match control {
            TimeControl::CountUp => self.used,
            TimeControl::ByoYomi { period, .. } if self.left <= self.reserve(control) => {
                let later = u64::from(self.periods.saturating_sub(1));
                self.left.saturating_sub(ms(period.get()) * later)
            }
            _ => self.left.saturating_sub(self.reserve(control)),
        };
        Reading {
            shown,
            delay: self.shown_delay(control).min(self.left),
            periods: matches!(control, TimeControl::ByoYomi { .. }).then_some(self.periods),
        }
    }

    /// How far the stage or the period has come, where moves are counted.
    pub(super) fn counter(&self, control: &TimeControl) -> Option<Counter> {
        let (done, of) = match control {
            TimeControl::Stages(stages) => {
                let place = stages.place(self.moves);
                (place.done, place.stage.moves?)
            }
            TimeControl::Canadian { moves, .. } => (self.period_moves?, *moves),
            _ => return None,
        };
        Some(Counter { done, of: of.get() })
    }

    /// The part of the time left that is not in the figure shown.
    fn reserve(&self, control: &TimeControl) -> u64 {
        match control {
            TimeControl::ByoYomi { period, .. } => ms(period.get()) * u64::from(self.periods),
            TimeControl::Canadian { period, .. } if self.period_moves.is_none() => ms(period.get()),
            _ => self.shown_delay(control),
        }
    }

    /// What is left of a simple delay; Bronstein's is part of the time shown.
    fn shown_delay(&self, control: &TimeControl) -> u64 {
        match self.bonus(control) {
            bonus @ Bonus::Delay(_) => self.unused_delay(bonus),
            _ => 0,
        }
    }

    /// What this turn has left of a delay of either form.
    fn unused_delay(&self, bonus: Bonus) -> u64 {
        ms(bonus.delay()).saturating_sub(self.turn)
    }

    /// What the move to be made brings.
    fn bonus(&self, control: &TimeControl) -> Bonus {
        control
            .stages()
            .map_or(Bonus::None, |stages| stages.place(self.moves).stage.bonus)
    }
}

/// The time of the first stage, with what move one brings.
fn at_start(stages: &Stages, first: FirstIncrement) -> u64 {
    let stage = stages.as_slice()[0];
    let now = first == FirstIncrement::BeforeMoveOne || stage.seconds == 0;
    let increment = if now { stage.bonus.increment() } else { 0 };
    ms(stage.seconds) + ms(stage.bonus.delay()) + ms(increment)
}

/// Seconds as milliseconds.
fn ms(seconds: u32) -> u64 {
    u64::from(seconds) * 1000
}
