//! The moves of a game: the main line, and variations to any depth.
//!
//! All moves lie in one list and name each other by number, so that nothing
//! here calls itself: a game nested a million deep is read, walked and dropped
//! like any other.

mod builder;
mod walk;

use std::iter;
use std::num::NonZeroU32;
use std::ops::Range;
use std::time::Duration;

use super::clock;
use crate::rules::Move;

pub use builder::Builder;
pub use walk::{Step, Walk};

/// A place in a tree: its start, or a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(NonZeroU32);

impl NodeId {
    /// The start of the game, before any move.
    pub const ROOT: NodeId = NodeId(NonZeroU32::MIN);

    /// The name of the place that is put at the end of the list.
    ///
    /// # Panics
    ///
    /// If there are 2^32 places already, which no memory holds.
    fn at(index: usize) -> NodeId {
        let number = u32::try_from(index + 1).ok().and_then(NonZeroU32::new);
        NodeId(number.expect("fewer than 2^32 moves fit in memory"))
    }

    /// How many places were put into the tree before this one: a number for tables beside the tree.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// Whether a comment stands before a move or behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// Before the move: at the start of a variation, or behind variations.
    Before,
    /// Behind the move; at the start of the game, before the first one.
    After,
}

/// A move and its neighbours.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Node {
    /// The move; nothing for a null move, and at the root.
    mv: Option<Move>,
    /// The place before the move.
    previous: NodeId,
    /// The move after it.
    next: Option<NodeId>,
    /// The first variation that replaces it.
    variation: Option<NodeId>,
    /// The next variation that replaces the same move as this one, the first
    /// move of a variation, does.
    sibling: Option<NodeId>,
}

/// A comment: whose it is and where its text lies.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Comment {
    node: NodeId,
    place: Place,
    text: Range<usize>,
}

/// The moves of a game with variations, comments and glyphs.
///
/// It is made by a [`Builder`]. Variations are kept as they were written: a
/// variation belongs to the move that it replaces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    nodes: Vec<Node>,
    /// In the order of the nodes; so are the glyphs.
    comments: Vec<Comment>,
    glyphs: Vec<(NodeId, u8)>,
    /// The text of all comments.
    text: String,
}

impl Tree {
    /// A tree without moves.
    pub fn new() -> Tree {
        Builder::new().finish()
    }

    /// Whether there is nothing in it, not even a comment.
    pub const fn is_empty(&self) -> bool {
        self.nodes.len() == 1 && self.comments.is_empty() && self.glyphs.is_empty()
    }

    fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    /// The move that leads to a place; nothing for a null move, and at the start.
    pub fn mv(&self, id: NodeId) -> Option<Move> {
        self.node(id).mv
    }

    /// The place before a move, also for the first one of a variation; the
    /// start is before itself.
    pub fn previous(&self, id: NodeId) -> NodeId {
        self.node(id).previous
    }

    /// The move that follows in the same line.
    pub fn next(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).next
    }

    /// The moves of the main line, without those in variations.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        self.line(self.next(NodeId::ROOT))
    }

    /// A move, and those that follow in its line.
    pub fn line(&self, first: Option<NodeId>) -> impl Iterator<Item = NodeId> {
        iter::successors(first, |&id| self.next(id))
    }

    /// The first moves of the variations that replace a move.
    pub fn variations(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        iter::successors(self.node(id).variation, |&id| self.node(id).sibling)
    }

    /// Adds a move, the next one of the line if there is none yet, else a variation of that.
    ///
    /// # Panics
    ///
    /// If there are 2^32 moves already, which no memory holds.
    pub fn graft(&mut self, after: NodeId, mv: Move) -> NodeId {
        let id = NodeId::at(self.nodes.len());
        let last_variation = |next| self.variations(next).last();
        match self.next(after).map(|next| (next, last_variation(next))) {
            None => self.nodes[after.index()].next = Some(id),
            Some((next, None)) => self.nodes[next.index()].variation = Some(id),
            Some((_, Some(last))) => self.nodes[last.index()].sibling = Some(id),
        }
        self.nodes.push(Node {
            mv: Some(mv),
            previous: after,
            next: None,
            variation: None,
            sibling: None,
        });
        id
    }

    /// How many places there are: the start and all moves.
    pub const fn places(&self) -> usize {
        self.nodes.len()
    }

    /// The comments before or behind a move.
    pub fn comments(&self, id: NodeId, place: Place) -> impl Iterator<Item = &str> {
        let start = self.comments.partition_point(|comment| comment.node < id);
        self.comments[start..]
            .iter()
            .take_while(move |comment| comment.node == id)
            .filter(move |comment| comment.place == place)
            .map(|comment| &self.text[comment.text.clone()])
    }

    /// The numeric annotation glyphs of a move.
    pub fn glyphs(&self, id: NodeId) -> impl Iterator<Item = u8> {
        let start = self.glyphs.partition_point(|&(node, _)| node < id);
        let own = self.glyphs[start..]
            .iter()
            .take_while(move |&&(node, _)| node == id);
        own.map(|&(_, glyph)| glyph)
    }

    /// What the mover's clock showed after a move, as a comment tells it.
    pub fn clock(&self, id: NodeId) -> Option<Duration> {
        self.comments(id, Place::After).find_map(clock::read)
    }
}

impl Default for Tree {
    fn default() -> Tree {
        Tree::new()
    }
}
