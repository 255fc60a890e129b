//! Games under review: one from a file or the one at the table, looked at without being touched.

mod autoplay;
mod export;
mod keys;
mod library;
mod listing;
mod opening;
mod query;
mod rows;
mod study;
mod telling;
mod traffic;
mod typed;
mod walking;
mod words;

use self::autoplay::Autoplay;
use crate::app::App;
use crate::app::activity::Activity;
use crate::game::Timestamp;
use crate::pgn::NodeId;
use crate::rules::{Move, Position};

pub use library::{Library, Search};
pub use query::{Query, QueryError, Verdict};
pub use rows::{Piece, Row, said};
pub use study::Study;
pub use traffic::{Found, Heading, Indexed, Loaded, Opened, Request, Told};

/// A game under review, and the file it is from.
pub struct Reviewing {
    study: Study,
    /// Whether only the beginning of the game was read.
    cut: bool,
    /// The file, if the game is from one.
    library: Option<Library>,
    /// The number of the game in the file, from 0.
    number: usize,
    /// The place that is looked at.
    at: NodeId,
    /// Which of the moves that may follow there is chosen.
    chosen: usize,
    /// The row of the list that is selected, while the list is open.
    list: Option<usize>,
    autoplay: Autoplay,
    /// Whether the program was started for this alone.
    alone: bool,
}

impl Reviewing {
    /// The game.
    pub const fn study(&self) -> &Study {
        &self.study
    }

    /// The file the game is from, if it is from one.
    pub const fn library(&self) -> Option<&Library> {
        self.library.as_ref()
    }

    /// The number of the game in its file, from 0.
    pub const fn number(&self) -> usize {
        self.number
    }

    /// The place that is looked at.
    pub const fn at(&self) -> NodeId {
        self.at
    }

    /// The position that is looked at.
    pub fn position(&self) -> &Position {
        self.study.position(self.at)
    }

    /// The move that led to it.
    pub fn shown_move(&self) -> Option<Move> {
        self.study.tree().mv(self.at)
    }

    /// The moves that may follow, and which of them is chosen.
    pub fn continuations(&self) -> (Vec<NodeId>, usize) {
        let nodes = self.study.continuations(self.at);
        let chosen = self.chosen.min(nodes.len().saturating_sub(1));
        (nodes, chosen)
    }

    /// When the next move is made, if the moves go on by themselves.
    pub(super) const fn next_move(&self) -> Option<Timestamp> {
        self.autoplay.next()
    }

    /// The row of the list that is selected, while the list is open.
    pub const fn list(&self) -> Option<usize> {
        self.list
    }
}

impl App {
    /// The game under review, if there is one.
    pub fn review(&self) -> Option<&Reviewing> {
        match &self.activity {
            Activity::Review(review) => Some(review),
            _ => None,
        }
    }

    pub(super) fn review_mut(&mut self) -> Option<&mut Reviewing> {
        match &mut self.activity {
            Activity::Review(review) => Some(review),
            _ => None,
        }
    }
}
