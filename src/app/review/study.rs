//! A game under review: its moves with lines of one's own beside them, and the position after each.

use std::borrow::Cow;
use std::iter;
use std::time::Duration;

use super::rows::{self, Row};
use crate::notation::history::History;
use crate::pgn::{NodeId, PgnGame, Step, Tree, play_or_pass};
use crate::rules::{Color, Move, Piece, Position};

/// A game under review.
///
/// The game stays as it was read. Lines of one's own are grafted on a copy of its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Study {
    game: PgnGame,
    /// The moves of the game and one's own, once there are any.
    grown: Option<Tree>,
    /// The positions after the moves, by the index of their nodes.
    after: Vec<Position>,
    rows: Vec<Row>,
}

impl Study {
    /// A game to be reviewed. One whose start cannot be read has no moves and stands at the
    /// initial position.
    pub fn new(game: PgnGame) -> Study {
        let start = game.start.unwrap_or_default();
        let mut after = vec![start; game.tree.places()];
        for step in game.tree.walk(start) {
            if let Step::Move { node, before } = step {
                after[node.index()] = play_or_pass(&before, game.tree.mv(node)).unwrap_or(before);
            }
        }
        let mut study = Study {
            game,
            grown: None,
            after,
            rows: Vec::new(),
        };
        study.rows = rows::of(&study);
        study
    }

    /// Whether it is known from which position the game began: else there is none to look at.
    pub const fn has_start(&self) -> bool {
        self.game.start.is_some()
    }

    /// The game as it was read.
    pub const fn game(&self) -> &PgnGame {
        &self.game
    }

    /// The game with one's own lines as variations.
    pub fn with_own_lines(&self) -> Cow<'_, PgnGame> {
        match &self.grown {
            None => Cow::Borrowed(&self.game),
            Some(tree) => Cow::Owned(PgnGame {
                tree: tree.clone(),
                ..self.game.clone()
            }),
        }
    }

    /// Its moves and one's own.
    pub fn tree(&self) -> &Tree {
        self.grown.as_ref().unwrap_or(&self.game.tree)
    }

    /// The rows of its score sheet.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The position at a place.
    pub fn position(&self, at: NodeId) -> &Position {
        &self.after[at.index()]
    }

    /// The position in which a move is made.
    pub fn before(&self, node: NodeId) -> &Position {
        self.position(self.tree().previous(node))
    }

    /// Whether a move is one's own.
    pub fn is_own(&self, node: NodeId) -> bool {
        node.index() >= self.game.tree.places()
    }

    /// The moves that lead to a place, the last one first.
    fn back(&self, at: NodeId) -> impl Iterator<Item = NodeId> {
        let further = |&node: &NodeId| {
            let previous = self.tree().previous(node);
            (previous != NodeId::ROOT).then_some(previous)
        };
        iter::successors((at != NodeId::ROOT).then_some(at), further)
    }

    /// The moves that lead to a place, in order.
    pub fn path(&self, at: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> = self.back(at).collect();
        path.reverse();
        path
    }

    /// The moves that were made or mentioned at a place, that of the line first.
    pub fn continuations(&self, at: NodeId) -> Vec<NodeId> {
        let mut found: Vec<NodeId> = self.tree().next(at).into_iter().collect();
        let mut seen = 0;
        // A variation can have variations of its first move, which begin here as well.
        while let Some(&node) = found.get(seen) {
            found.extend(self.tree().variations(node));
            seen += 1;
        }
        found
    }

    /// The moves that may be made in place of one, and that one.
    pub fn alternatives(&self, node: NodeId) -> Vec<NodeId> {
        if node == NodeId::ROOT {
            return Vec::new();
        }
        self.continuations(self.tree().previous(node))
    }

    /// The last place of the line that goes on from a place.
    pub fn end(&self, at: NodeId) -> NodeId {
        let line = self.tree().line(self.tree().next(at));
        line.last().unwrap_or(at)
    }

    /// Where the line of a place left another one; nothing in the main line.
    pub fn fork(&self, at: NodeId) -> Option<NodeId> {
        let begins_line = |node: &NodeId| {
            let previous = self.tree().previous(*node);
            self.tree().next(previous) != Some(*node)
        };
        let first = self.back(at).find(begins_line)?;
        Some(self.tree().previous(first))
    }

    /// The move with this number in the line of a place.
    pub fn numbered(&self, at: NodeId, number: u32, color: Color) -> Option<NodeId> {
        let ahead = self.tree().line(self.tree().next(at));
        let is_it = |node: &NodeId| {
            let before = self.before(*node);
            before.fullmoves() == number && before.turn() == color
        };
        self.back(at).chain(ahead).find(is_it)
    }

    /// The move at a place, as one's own if the game does not have it.
    pub fn add(&mut self, at: NodeId, mv: Move) -> NodeId {
        let continuations = self.continuations(at);
        let known = |&&node: &&NodeId| self.tree().mv(node) == Some(mv);
        if let Some(&node) = continuations.iter().find(known) {
            return node;
        }
        let after = self.position(at).play(mv);
        let tree = self.grown.get_or_insert_with(|| self.game.tree.clone());
        let node = tree.graft(at, mv);
        self.after.push(after);
        self.rows = rows::of(self);
        node
    }

    /// The men that were captured on the way to a place.
    pub fn captured(&self, at: NodeId) -> Vec<Piece> {
        let taken = |node: NodeId| {
            let (_, piece) = self.before(node).captured(self.tree().mv(node)?)?;
            Some(piece)
        };
        self.path(at).into_iter().filter_map(taken).collect()
    }

    /// What the moves up to a place tell beyond its position.
    pub fn history(&self, at: NodeId) -> History {
        let moves: Option<Vec<Move>> = self
            .path(at)
            .into_iter()
            .map(|node| self.tree().mv(node))
            .collect();
        // After a null move nobody knows what the moves before it are worth.
        moves.map_or(History::UNKNOWN, |moves| {
            History::of_game(self.position(NodeId::ROOT), moves)
        })
    }

    /// What a side's clock showed last on the way to a place.
    pub fn clock(&self, at: NodeId, color: Color) -> Option<Duration> {
        let mut own = self
            .back(at)
            .filter(|&node| self.before(node).turn() == color);
        own.find_map(|node| self.tree().clock(node))
    }
}
