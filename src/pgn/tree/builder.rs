//! Making a tree in the order in which it is written.

use std::mem;
use std::ops::Range;
use std::time::Duration;

use super::{Comment, Node, NodeId, Place, Tree};
use crate::order::InOrder;
use crate::pgn::clock;
use crate::rules::Move;

/// A line left for one of its variations.
#[derive(Clone, Debug)]
struct Branch {
    /// The move that the variation replaces, to which the line comes back.
    node: NodeId,
    /// The last variation of that move.
    last_variation: Option<NodeId>,
}

/// Makes a [`Tree`] move by move.
///
/// ```
/// use tabiya::notation::coordinate;
/// use tabiya::pgn::Builder;
/// use tabiya::rules::Position;
///
/// let start = Position::initial();
/// let mut builder = Builder::new();
/// builder.play(coordinate::read("e2e4", &start));
/// builder.comment("best by test");
/// builder.open();
/// builder.play(coordinate::read("d2d4", &start));
/// builder.close();
/// let tree = builder.finish();
/// let first = tree.main_line().next().expect("a move was played");
/// assert_eq!(tree.variations(first).count(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Builder {
    tree: Tree,
    /// The last move of the line being written.
    current: NodeId,
    /// The last variation that was written for it.
    last_variation: Option<NodeId>,
    branches: Vec<Branch>,
    /// Whether a variation was opened and has no move yet.
    opened: bool,
    /// Comments and glyphs waiting for the move before which they stand.
    waiting_comments: Vec<Range<usize>>,
    waiting_glyphs: Vec<u8>,
}

impl Builder {
    /// A builder at the start of a game.
    pub fn new() -> Builder {
        let root = Node {
            mv: None,
            previous: NodeId::ROOT,
            next: None,
            variation: None,
            sibling: None,
        };
        Builder {
            tree: Tree {
                nodes: vec![root],
                comments: Vec::new(),
                glyphs: Vec::new(),
                text: String::new(),
            },
            current: NodeId::ROOT,
            last_variation: None,
            branches: Vec::new(),
            opened: false,
            waiting_comments: Vec::new(),
            waiting_glyphs: Vec::new(),
        }
    }

    /// How deep in variations the next move is; 0 in the main line.
    pub const fn depth(&self) -> usize {
        self.branches.len()
    }

    /// The last move of the line being written, or the start.
    pub const fn current(&self) -> NodeId {
        self.current
    }

    /// The move at a place; nothing for a null move and at the start.
    pub fn mv(&self, id: NodeId) -> Option<Move> {
        self.tree.mv(id)
    }

    /// The place before a move.
    pub fn previous(&self, id: NodeId) -> NodeId {
        self.tree.previous(id)
    }

    /// Adds a move to the line, or a null move.
    ///
    /// # Panics
    ///
    /// If there are 2^32 moves already, which no memory holds.
    pub fn play(&mut self, mv: Option<Move>) -> NodeId {
        let id = NodeId::at(self.tree.nodes.len());
        let previous = match self.branches.last() {
            Some(branch) if self.opened => self.tree.previous(branch.node),
            _ => self.current,
        };
        self.tree.nodes.push(Node {
            mv,
            previous,
            next: None,
            variation: None,
            sibling: None,
        });
        self.link(id);
        if self.is_waited_for() {
            self.release(id, Place::Before);
        }
        self.current = id;
        self.last_variation = None;
        self.opened = false;
        id
    }

    /// Makes the new move known to its neighbours.
    fn link(&mut self, id: NodeId) {
        match self.branches.last_mut() {
            Some(branch) if self.opened => match branch.last_variation.replace(id) {
                Some(last) => self.tree.nodes[last.index()].sibling = Some(id),
                None => self.tree.nodes[branch.node.index()].variation = Some(id),
            },
            _ => self.tree.nodes[self.current.index()].next = Some(id),
        }
    }

    /// Starts a variation that replaces the last move. Refused, and `false`, if
    /// there is none.
    pub fn open(&mut self) -> bool {
        if self.opened || self.current == NodeId::ROOT {
            return false;
        }
        self.branches.push(Branch {
            node: self.current,
            last_variation: self.last_variation,
        });
        self.opened = true;
        true
    }

    /// Ends a variation; the line that it left goes on. Refused, and `false`,
    /// in the main line.
    pub fn close(&mut self) -> bool {
        let Some(branch) = self.branches.pop() else {
            return false;
        };
        // What waits belongs to no move of the variation.
        self.release(branch.node, Place::After);
        self.current = branch.node;
        self.last_variation = branch.last_variation;
        self.opened = false;
        true
    }

    /// Adds a comment where the writing stands. One without text is left out.
    pub fn comment(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        let start = self.tree.text.len();
        self.tree.text.push_str(text);
        let text = start..self.tree.text.len();
        if self.opened || self.last_variation.is_some() {
            self.waiting_comments.push(text);
        } else {
            let (node, place) = (self.current, Place::After);
            self.tree.comments.push(Comment { node, place, text });
        }
    }

    /// Adds a comment with what the mover's clock shows.
    pub fn clock(&mut self, left: Duration) {
        self.comment(&clock::write(left));
    }

    /// Adds a numeric annotation glyph to the last move; at the start of a
    /// variation, to the next one.
    pub fn glyph(&mut self, glyph: u8) {
        if self.opened {
            self.waiting_glyphs.push(glyph);
        } else {
            self.tree.glyphs.push((self.current, glyph));
        }
    }

    const fn is_waited_for(&self) -> bool {
        !self.waiting_comments.is_empty() || !self.waiting_glyphs.is_empty()
    }

    /// Gives what waits to a move.
    fn release(&mut self, node: NodeId, place: Place) {
        let comments = mem::take(&mut self.waiting_comments);
        let comments = comments.into_iter();
        let comments = comments.map(|text| Comment { node, place, text });
        self.tree.comments.extend(comments);
        let glyphs = self.waiting_glyphs.drain(..);
        self.tree.glyphs.extend(glyphs.map(|glyph| (node, glyph)));
    }

    /// The tree; variations that are still open end here.
    pub fn finish(mut self) -> Tree {
        while self.close() {}
        self.release(self.current, Place::After);
        if !self.tree.comments.is_sorted_by_key(|comment| comment.node) {
            self.tree.comments.put_in_order_by(|comment| comment.node);
        }
        if !self.tree.glyphs.is_sorted_by_key(|&(node, _)| node) {
            self.tree.glyphs.put_in_order_by(|&(node, _)| node);
        }
        self.tree
    }
}

impl Default for Builder {
    fn default() -> Builder {
        Builder::new()
    }
}
