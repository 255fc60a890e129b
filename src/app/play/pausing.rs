//! Pauses that a player asks for: both players say by Enter that they are ready to go on.

use crate::app::App;
use crate::game::Command;
use crate::rules::Color;

/// A pause that a player asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) struct Pause {
    by: Color,
    /// Whether the player who asked for it is ready; the other one comes last.
    asker_ready: bool,
}

impl Pause {
    /// Who has to say next that play can go on.
    pub(in crate::app) fn waits_for(self) -> Color {
        if self.asker_ready { !self.by } else { self.by }
    }

    /// Who asked for it.
    pub(in crate::app) const fn by(self) -> Color {
        self.by
    }
}

impl App {
    /// Stops the clocks for the player to move.
    pub(in crate::app) fn ask_pause(&mut self) {
        let by = self.turn();
        let stood = self.table.is_paused();
        self.give(Command::Pause);
        if self.table.is_paused() && !stood {
            self.pause = Some(Pause {
                by,
                asker_ready: false,
            });
            self.message = None;
        }
    }

    /// A player says that play can go on; it does when both have.
    pub(in crate::app) fn say_ready(&mut self) {
        match &mut self.pause {
            Some(pause) if !pause.asker_ready => {
                pause.asker_ready = true;
                self.message = None;
            }
            _ => self.give(Command::Resume),
        }
    }
}
