//! Going through a tree in the order in which it is written.

use super::{NodeId, Tree};
use crate::pgn::null_move;
use crate::rules::Position;

/// What comes next on the way through a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A move, and the position in which it is made.
    Move {
        /// Which one.
        node: NodeId,
        /// Before the move.
        before: Position,
    },
    /// A variation begins, which replaces the move before it.
    Open,
    /// A variation ends.
    Close,
}

/// Where the way goes on.
#[derive(Clone, Copy, Debug)]
struct Junction {
    /// The move just passed.
    node: NodeId,
    /// The position before it.
    before: Position,
    /// The first of its variations still to be seen.
    variation: Option<NodeId>,
}

/// Goes through a tree: each move, then the variations that replace it, then
/// the move after it.
#[derive(Clone, Debug)]
pub struct Walk<'a> {
    tree: &'a Tree,
    /// The move to come next.
    ahead: Option<(NodeId, Position)>,
    /// Where to go on when there is none: here, and above here.
    junctions: Vec<Junction>,
}

impl Tree {
    /// A walk through the tree of a game that begins in a position.
    pub fn walk(&self, start: Position) -> Walk<'_> {
        Walk {
            tree: self,
            ahead: self.next(NodeId::ROOT).map(|first| (first, start)),
            junctions: Vec::new(),
        }
    }
}

impl Iterator for Walk<'_> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        if let Some((node, before)) = self.ahead.take() {
            self.junctions.push(Junction {
                node,
                before,
                variation: self.tree.node(node).variation,
            });
            return Some(Step::Move { node, before });
        }
        let junction = self.junctions.last_mut()?;
        if let Some(variation) = junction.variation {
            junction.variation = self.tree.node(variation).sibling;
            self.ahead = Some((variation, junction.before));
            return Some(Step::Open);
        }
        let Junction { node, before, .. } = self.junctions.pop()?;
        if let Some(next) = self.tree.next(node) {
            let after = null_move::play(&before, self.tree.mv(node))?;
            self.ahead = Some((next, after));
            return self.next();
        }
        (!self.junctions.is_empty()).then_some(Step::Close)
    }
}
