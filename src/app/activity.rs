//! What the board is used for at the moment: the game at the table, or something beside it.

use crate::game::{Clock, Command};

use super::review::Reviewing;
use super::{App, Drilling, Editor, Reading};

/// What the board is used for. The game at the table stays as it is meanwhile.
#[derive(Default)]
pub(super) enum Activity {
    /// The game at the table.
    #[default]
    Game,
    /// A round of practice.
    Practice(Box<Drilling>),
    /// A position that is being set up.
    SetUp(Box<Editor>),
    /// The Laws, read beside the game.
    Laws(Box<Reading>),
    /// A game under review.
    Review(Box<Reviewing>),
}

impl App {
    /// Whether the board shows the game at the table, and nothing beside it.
    pub fn is_at_the_table(&self) -> bool {
        matches!(self.activity, Activity::Game)
    }

    /// Nobody's time runs while something else is done.
    pub(super) fn put_game_aside(&mut self) {
        if self.table.clock().is_some_and(Clock::is_running) {
            self.give(Command::Pause);
        }
    }

    /// The round of practice, if notation is practised now.
    pub fn drill(&self) -> Option<&Drilling> {
        match &self.activity {
            Activity::Practice(drill) => Some(drill),
            _ => None,
        }
    }

    /// Whether a round of practice is over and its figures are shown.
    pub(super) fn has_ended_round(&self) -> bool {
        self.drill().is_some_and(Drilling::is_over)
    }

    pub(super) fn drill_mut(&mut self) -> Option<&mut Drilling> {
        match &mut self.activity {
            Activity::Practice(drill) => Some(drill),
            _ => None,
        }
    }
}
