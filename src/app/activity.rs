//! What the board is used for at the moment: the game at the table, or something beside it.

use super::{App, Drilling};

/// What the board is used for. The game at the table stays as it is meanwhile.
#[derive(Default)]
pub(super) enum Activity {
    /// The game at the table.
    #[default]
    Game,
    /// A round of practice.
    Practice(Box<Drilling>),
}

impl App {
    /// Whether the board shows the game at the table, and nothing beside it.
    pub fn is_at_the_table(&self) -> bool {
        matches!(self.activity, Activity::Game)
    }

    /// The round of practice, if notation is practised now.
    pub fn drill(&self) -> Option<&Drilling> {
        match &self.activity {
            Activity::Practice(drill) => Some(drill),
            Activity::Game => None,
        }
    }

    pub(super) fn drill_mut(&mut self) -> Option<&mut Drilling> {
        match &mut self.activity {
            Activity::Practice(drill) => Some(drill),
            Activity::Game => None,
        }
    }
}
