//! The clock at the table: starting, pressing, flags, pauses.

use super::{Incident, Notice, Refusal, Table};
use crate::game::clock::{Flag, Gap};
use crate::game::regulations::FlagCall;
use crate::game::time_control::Class;
use crate::game::{Ending, Termination, Timestamp};
use crate::rules::Color;

impl Table {
    /// Lets time do its part: a flag that has fallen by now ends the game,
    /// unless the players call flags themselves.
    pub fn tick(&mut self, at: Timestamp) -> Vec<Notice> {
        if self.ending.is_some() || self.loss.is_some() {
            return Vec::new();
        }
        let flag = self.clock.as_mut().and_then(|clock| clock.check(at));
        match (flag, self.regulations.flag) {
            (Some(Flag { color, at }), FlagCall::Program) => {
                self.lose(color, Termination::TimeForfeit, at)
            }
            _ => Vec::new(),
        }
    }

    /// Charges nobody for so many milliseconds that have just passed: the program was busy.
    pub fn excuse(&mut self, millis: u64) {
        if let Some(clock) = &mut self.clock {
            clock.excuse(millis);
        }
    }

    /// When the table next looks different by itself, if the clock runs.
    pub fn next_change(&self, now: Timestamp) -> Option<Timestamp> {
        self.clock.as_ref()?.next_change(now)
    }

    pub(super) fn start(&mut self, at: Timestamp) -> Result<Vec<Notice>, Refusal> {
        let clock = self.clock.as_mut().ok_or(Refusal::NoClock)?;
        if self.started {
            return Err(Refusal::NothingToPress);
        }
        clock.start(at);
        self.started = true;
        Ok(vec![Notice::Started(clock.turn())])
    }

    pub(super) fn press(&mut self, at: Timestamp) -> Result<Vec<Notice>, Refusal> {
        if self.is_paused() {
            return Err(Refusal::Paused);
        }
        if !self.press_due {
            // Pressing without having moved is an illegal move where those are counted (Article 7.5.3).
            let counted =
                self.regulations.illegal_limit.is_some() && self.clock.is_some() && self.started;
            return if counted {
                self.illegal(None, at)
            } else {
                Err(Refusal::NothingToPress)
            };
        }
        self.press_due = false;
        Ok(self.press_clock(at))
    }

    /// Presses the clock for the last move, and writes down the time.
    pub(super) fn press_clock(&mut self, at: Timestamp) -> Vec<Notice> {
        let color = !self.game.turn();
        let Some(clock) = &mut self.clock else {
            return Vec::new();
        };
        // A flag that had fallen was noticed by the tick before; here it can only be one that is not called.
        let Ok(turn) = clock.press(at) else {
            return Vec::new();
        };
        if let Some(margin) = self.margins.last_mut() {
            margin.left = clock.left(color, at);
            margin.used = Some(turn.used);
        }
        self.turn_began = Some(clock.snapshot(at));
        if turn.new_stage {
            self.spent_flags[color.index()] = false;
            self.stage_ended(color);
        }
        vec![Notice::Pressed(turn)]
    }

    /// Gives the other side time for something this side did, and tells how much.
    pub(super) fn penalize(&mut self, color: Color, at: Timestamp) -> u64 {
        let Some(clock) = self
            .clock
            .as_mut()
            .filter(|clock| clock.control(!color).is_timed())
        else {
            return 0;
        };
        let class = clock.control(color).class().unwrap_or(Class::Blitz);
        let penalty = class.penalty_millis();
        clock.add_time(!color, penalty.cast_signed(), at);
        self.note(Incident::TimeAdded {
            color: !color,
            millis: penalty.cast_signed(),
        });
        penalty
    }

    /// Article 6.8, with the flags called by the players.
    pub(super) fn call_flag(&mut self, at: Timestamp) -> Result<Vec<Notice>, Refusal> {
        let clock = self.clock.as_ref().ok_or(Refusal::NoClock)?;
        let fallen = Color::ALL.map(|color| clock.has_fallen(color));
        // Two flags that did not decide when they were called decide nothing later.
        let [white, black] =
            Color::ALL.map(|color| fallen[color.index()] && !self.spent_flags[color.index()]);
        match (white, black) {
            (false, false) if fallen != [false, false] => Err(Refusal::BothFlags),
            (false, false) => Err(Refusal::NoFlag),
            (true, false) => Ok(self.lose(Color::White, Termination::TimeForfeit, at)),
            (false, true) => Ok(self.lose(Color::Black, Termination::TimeForfeit, at)),
            (true, true) if self.in_last_stage() => {
                Ok(self.end(Ending::draw(Termination::BothFlags), at))
            }
            (true, true) => {
                self.spent_flags = [true; 2];
                Err(Refusal::BothFlags)
            }
        }
    }

    /// Whether both players are in the last stage of their time.
    fn in_last_stage(&self) -> bool {
        self.clock.as_ref().is_some_and(|clock| {
            Color::ALL.iter().all(|&color| {
                clock.control(color).stages().is_none_or(|stages| {
                    let begun = stages.place(clock.moves(color)).ordinal + 1;
                    begun as usize >= stages.as_slice().len()
                })
            })
        })
    }

    pub(super) fn pause(&mut self, at: Timestamp) -> Result<Vec<Notice>, Refusal> {
        if self.regulations.free_pause {
            self.stop(at)
        } else {
            Err(Refusal::ArbiterOnly)
        }
    }

    pub(super) fn stop(&mut self, at: Timestamp) -> Result<Vec<Notice>, Refusal> {
        if !self.started {
            return Err(Refusal::NotStarted);
        }
        if self.is_paused() {
            return Err(Refusal::Paused);
        }
        self.halt(at);
        Ok(vec![Notice::Paused])
    }

    fn halt(&mut self, at: Timestamp) {
        if let Some(clock) = &mut self.clock {
            clock.stop(at);
        }
        self.paused = Some(at);
        self.note(Incident::Paused);
    }

    /// The program did not run for a while: the clock stops where it last did.
    /// Gives whether there was anything to stop.
    pub fn stop_for(&mut self, gap: Gap) -> bool {
        let running = self.clock.as_ref().is_some_and(super::Clock::is_running);
        if running && !self.is_paused() && self.ending.is_none() {
            self.halt(gap.stop_at);
            return true;
        }
        false
    }

    pub(super) fn resume(&mut self, at: Timestamp) -> Result<Vec<Notice>, Refusal> {
        let since = self.paused.take().ok_or(Refusal::NotPaused)?;
        if let Some(clock) = &mut self.clock {
            clock.start(at);
        }
        let lasted = at.millis().saturating_sub(since.millis());
        self.note(Incident::Resumed(lasted));
        Ok(vec![Notice::Resumed(lasted)])
    }
}
