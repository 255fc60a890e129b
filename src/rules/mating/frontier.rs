//! The states still to be looked into, the most promising first.

use super::states::{Id, NONE, States};

/// How many grades are told apart.
const GRADES: usize = 512;

/// The best grade that is told apart from still better ones.
const BEST: i32 = -230;

/// A queue of states by grade, first come first served within a grade.
///
/// The lists run through the links of the [`States`], so the queue never grows.
pub(super) struct Frontier {
    heads: [Id; GRADES],
    tails: [Id; GRADES],
    /// No state waits in a list before this one.
    first: usize,
}

impl Frontier {
    pub(super) const fn new() -> Frontier {
        Frontier {
            heads: [NONE; GRADES],
            tails: [NONE; GRADES],
            first: GRADES,
        }
    }

    /// Adds a state; the smaller its grade, the sooner it comes.
    pub(super) fn push(&mut self, states: &mut States, id: Id, grade: i32) {
        let list = usize::try_from(grade - BEST).map_or(0, |list| list.min(GRADES - 1));
        if self.heads[list] == NONE {
            self.heads[list] = id;
        } else {
            states.set_link(self.tails[list], id);
        }
        self.tails[list] = id;
        self.first = self.first.min(list);
    }

    /// Takes the state that is next.
    pub(super) fn pop(&mut self, states: &States) -> Option<Id> {
        let empty = self.heads[self.first..].iter().position(|&id| id != NONE)?;
        self.first += empty;
        let id = self.heads[self.first];
        self.heads[self.first] = states.link(id);
        Some(id)
    }
}
