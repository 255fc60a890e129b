//! Reading the Laws beside the game: which page is open, and what lies under it.

mod contents;
mod keys;
mod opening;
mod topic;

pub use contents::Contents;
pub use topic::{Face, Kind, Page, Passage};

use super::App;
use super::activity::Activity;
use crate::laws::{Scene, Topic};

/// The Laws, open somewhere.
pub struct Reading {
    /// What is gone on with after reading.
    under: Box<Activity>,
    /// Whether the program was started for reading alone.
    alone: bool,
    /// What is seen.
    leaf: Leaf,
    /// What was seen before, the last one last.
    behind: Vec<Leaf>,
}

/// What is seen of the Laws.
pub enum Leaf {
    /// A list of topics.
    Contents(Box<Contents>),
    /// The page of a topic.
    Page(Box<Page>),
}

impl Reading {
    /// What is seen.
    pub const fn leaf(&self) -> &Leaf {
        &self.leaf
    }

    /// Opens a leaf over what is seen.
    fn open(&mut self, leaf: Leaf) {
        self.behind.push(std::mem::replace(&mut self.leaf, leaf));
    }

    /// The board that is seen beside the text.
    pub fn scene(&self) -> &Scene {
        match &self.leaf {
            Leaf::Contents(contents) => contents.scene(),
            Leaf::Page(page) => page.scene(),
        }
    }
}

impl App {
    /// The Laws, if they are being read.
    pub fn reading(&self) -> Option<&Reading> {
        match &self.activity {
            Activity::Laws(reading) => Some(reading),
            _ => None,
        }
    }

    fn reading_mut(&mut self) -> Option<&mut Reading> {
        match &mut self.activity {
            Activity::Laws(reading) => Some(reading),
            _ => None,
        }
    }

    /// The topic behind the refusal that is to be seen.
    pub fn why(&self) -> Option<Topic> {
        self.message()?.law
    }
}
