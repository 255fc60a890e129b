//! The loop: draw, wait, handle, carry out. Generic over where events come from, where the
//! screen is and what effects do, so that a test can drive a program without a terminal.

use std::collections::VecDeque;
use std::{io, mem};

use ratatui::backend::Backend;
use ratatui::layout::{Position, Rect};
use ratatui::{Frame, Terminal};

use super::deadline::{HUNG_UP, TERMINATED};
use super::inbox::{Messenger, Stamped};
use super::translate::RawEvent;
use crate::app::{Effect, Event, Pointer, Target};
use crate::game::Timestamp;

/// At most so many events are handled between two frames, so that a flood of them cannot
/// keep the screen from following.
const EVENTS_A_FRAME: usize = 1000;

/// A process that was stopped hears of it as soon as it goes on. One that has heard nothing
/// for so long was never stopped: the first process of a container cannot be.
const STOP_TAKES_MILLIS: u64 = 1000;

/// The program as the loop sees it.
pub trait Program {
    /// Handles an event that was read at this time; what is to be done outside.
    fn update(&mut self, event: Event, at: Timestamp) -> Vec<Effect>;

    /// When [`Event::Wake`] is wanted, if nothing comes in before; without it the loop sleeps.
    fn next_wake(&self, now: Timestamp) -> Option<Timestamp>;

    /// Draws what is to be seen now.
    fn draw(&self, frame: &mut Frame<'_>);

    /// What stands in a cell of a screen of this size.
    fn target(&self, area: Rect, column: u16, row: u16) -> Target;
}

/// Carries out what the program asks for.
pub trait Shell {
    /// Carries out one effect; what the program has to hear of it, such as
    /// [`Event::Failed`].
    ///
    /// [`Effect::Redraw`] never comes here, and [`Effect::Exit`] last, when the loop is over.
    fn perform(&mut self, effect: Effect) -> Option<Event>;

    /// Takes in by which way its threads can tell the program something.
    fn connect(&mut self, _messenger: Messenger) {}

    /// Takes back what was given away for a suspension.
    ///
    /// # Errors
    ///
    /// When the terminal cannot be had again; it then counts as lost.
    fn resume(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Where events come from, and the only clock there is.
pub trait EventSource<E = RawEvent> {
    /// The time now.
    fn now(&self) -> Timestamp;

    /// Waits for the next event, at most until this time, else for ever.
    fn wait(&mut self, until: Option<Timestamp>) -> Arrival<E>;

    /// An event that has come already.
    fn waiting(&mut self) -> Option<Stamped<E>>;
}

/// What ended a wait.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arrival<E = RawEvent> {
    /// Something came in.
    Event(Stamped<E>),
    /// The time waited for has come, it is now this, and nothing that was read before waits.
    TimeIsUp(Timestamp),
}

/// How the loop ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// The exit code.
    pub code: u8,
    /// Whether the terminal is gone, or was said to be.
    pub hung_up: bool,
}

/// A program running on a screen.
pub struct Loop<'a, P, E, B: Backend, S> {
    program: &'a mut P,
    source: E,
    screen: Terminal<B>,
    shell: S,
    /// The area of the last frame: what a person points at.
    area: Rect,
    /// Whether the screen may show something else than the last frame.
    stale: bool,
    /// Whether the terminal was given away: nothing is drawn until it is had again.
    suspended: bool,
    /// The exit code, once the process has to end whatever the program thinks of it.
    ending: Option<u8>,
}

impl<'a, P, E, B, S> Loop<'a, P, E, B, S>
where
    P: Program,
    E: EventSource,
    B: Backend,
    S: Shell,
{
    /// A loop that has not begun.
    pub fn new(program: &'a mut P, source: E, screen: Terminal<B>, shell: S) -> Self {
        Loop {
            program,
            source,
            screen,
            shell,
            area: Rect::ZERO,
            stale: false,
            suspended: false,
            ending: None,
        }
    }

    /// Runs until the program exits, is asked to end, or loses its terminal.
    pub fn run(&mut self) -> End {
        loop {
            let effects = if self.draw().is_ok() {
                self.gather()
            } else {
                self.lose_terminal(self.source.now())
            };
            if let Some(code) = self.carry_out(effects) {
                let hung_up = self.ending == Some(HUNG_UP);
                self.shell.perform(Effect::Exit(code));
                return End { code, hung_up };
            }
        }
    }

    fn draw(&mut self) -> Result<(), B::Error> {
        let size = self.screen.size()?;
        if self.suspended || size.width == 0 || size.height == 0 {
            return Ok(());
        }
        if mem::take(&mut self.stale) {
            // `Terminal::clear` would also lead to a whole frame, but it asks the terminal
            // where the cursor is, and the answer would go to the thread that reads keys.
            self.screen.resize(Rect::from((Position::ORIGIN, size)))?;
        }
        let program = &*self.program;
        self.area = self.screen.draw(|frame| program.draw(frame))?.area;
        Ok(())
    }

    /// Waits, then handles what has come in; what is to be carried out.
    fn gather(&mut self) -> Vec<Effect> {
        let now = self.source.now();
        let until = if self.suspended {
            Some(now.plus_millis(STOP_TAKES_MILLIS))
        } else {
            self.program.next_wake(now)
        };
        let mut effects = match self.source.wait(until) {
            Arrival::Event(stamped) => self.handle(stamped),
            Arrival::TimeIsUp(now) if self.suspended => self.resume(now),
            Arrival::TimeIsUp(now) => self.program.update(Event::Wake, now),
        };
        for _ in 1..EVENTS_A_FRAME {
            if self.ending.is_some() || effects.iter().any(goes_away) {
                break;
            }
            let Some(stamped) = self.source.waiting() else {
                break;
            };
            effects.extend(self.handle(stamped));
        }
        effects
    }

    fn handle(&mut self, Stamped { event, at }: Stamped) -> Vec<Effect> {
        let event = match event {
            RawEvent::Key(key) => Event::Key(key),
            RawEvent::Pasted(text) => Event::Pasted(text),
            RawEvent::Pointer { kind, column, row } => Event::Pointer(Pointer {
                kind,
                target: self.target(column, row),
            }),
            RawEvent::Resized => {
                // The size may be as before and yet have been smaller in between.
                self.stale = true;
                Event::Resized
            }
            RawEvent::Told(event) => event,
            RawEvent::Interrupted => Event::Interrupted,
            RawEvent::Found(question, finding) => Event::Found(question, finding),
            RawEvent::StopAsked => return vec![Effect::Suspend],
            RawEvent::Resumed => return self.resume(at),
            RawEvent::HungUp => return self.lose_terminal(at),
            RawEvent::Terminated => {
                self.ending = Some(TERMINATED);
                Event::Terminated
            }
        };
        self.program.update(event, at)
    }

    fn target(&self, column: u16, row: u16) -> Target {
        if self.area.contains(Position::new(column, row)) {
            self.program.target(self.area, column, row)
        } else {
            Target::Nothing
        }
    }

    /// The process goes on after a stop, in which others had the terminal.
    fn resume(&mut self, at: Timestamp) -> Vec<Effect> {
        self.suspended = false;
        self.stale = true;
        if self.shell.resume().is_ok() {
            self.program.update(Event::Resumed, at)
        } else {
            self.lose_terminal(at)
        }
    }

    fn lose_terminal(&mut self, at: Timestamp) -> Vec<Effect> {
        self.ending = Some(HUNG_UP);
        self.program.update(Event::HungUp, at)
    }

    /// Carries out the effects in order, and those of what came of them; the exit code if
    /// this is the end.
    fn carry_out(&mut self, effects: Vec<Effect>) -> Option<u8> {
        let mut effects = VecDeque::from(effects);
        while let Some(effect) = effects.pop_front() {
            if let Effect::Exit(code) = effect {
                return self.ending.or(Some(code));
            }
            if effect == Effect::Redraw {
                self.stale = true;
                continue;
            }
            let suspends = effect == Effect::Suspend;
            if let Some(event) = self.shell.perform(effect) {
                let at = self.source.now();
                effects.extend(self.program.update(event, at));
            } else if suspends {
                self.suspended = true;
            }
        }
        self.ending
    }
}

/// Whether what comes in after this effect belongs to another time.
fn goes_away(effect: &Effect) -> bool {
    matches!(effect, Effect::Suspend | Effect::Exit(_))
}

#[cfg(test)]
mod tests;
