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
    lists: Vec<List>,
    /// No state waits in a list before this one.
    first: usize,
}

/// The states of one grade.
#[derive(Clone, Copy)]
struct List {
    head: Id,
    tail: Id,
}

impl Frontier {
    pub(super) fn new() -> Frontier {
        let empty = List {
            head: NONE,
            tail: NONE,
        };
        Frontier {
            lists: vec![empty; GRADES],
            first: GRADES,
        }
    }

    /// Adds a state; the smaller its grade, the sooner it comes.
    pub(super) fn push(&mut self, states: &mut States, id: Id, grade: i32) {
        let number = usize::try_from(grade - BEST).map_or(0, |number| number.min(GRADES - 1));
        let list = &mut self.lists[number];
        if list.head == NONE {
            list.head = id;
        } else {
            states.set_link(list.tail, id);
        }
        list.tail = id;
        self.first = self.first.min(number);
    }

    /// Takes the state that is next.
    pub(super) fn pop(&mut self, states: &States) -> Option<Id> {
        let waiting = &mut self.lists[self.first..];
        let empty = waiting.iter().position(|list| list.head != NONE)?;
        self.first += empty;
        let list = &mut waiting[empty];
        let id = list.head;
        list.head = states.link(id);
        Some(id)
    }
}
