//! A game as it stands in a file.

use super::marker::Marker;
use super::null_move;
use super::problem::PgnError;
use super::tags::Tags;
use super::tree::{NodeId, Tree};
use crate::rules::{Position, Variant};

/// A game as it stands in a file: what was read of it, and what was wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnGame {
    /// The tag pairs, as given. What `FEN`, `SetUp` and `Result` say is told
    /// by `start` and `result`.
    pub tags: Tags,
    /// Which game is played, as far as castling is concerned.
    pub variant: Variant,
    /// Where the game begins; nothing if its FEN tag gives no position.
    pub start: Option<Position>,
    /// The moves.
    pub tree: Tree,
    /// How it ended.
    pub result: Marker,
    /// Everything that was wrong, in the order of the text.
    pub errors: Vec<PgnError>,
}

impl PgnGame {
    /// A game without moves, from the initial position.
    pub fn new() -> PgnGame {
        PgnGame {
            tags: Tags::new(),
            variant: Variant::Standard,
            start: Some(Position::initial()),
            tree: Tree::new(),
            result: Marker::Unknown,
            errors: Vec::new(),
        }
    }

    /// The moves of the main line, each with the position in which it is made.
    pub fn main_line(&self) -> impl Iterator<Item = (NodeId, Position)> {
        let mut position = self.start;
        self.tree.main_line().map_while(move |node| {
            let before = position?;
            position = null_move::play(&before, self.tree.mv(node));
            Some((node, before))
        })
    }

    /// The position at the end of the main line; nothing without a start.
    pub fn final_position(&self) -> Option<Position> {
        let mut moves = self.tree.main_line();
        moves.try_fold(self.start?, |position, node| {
            null_move::play(&position, self.tree.mv(node))
        })
    }
}

impl Default for PgnGame {
    fn default() -> PgnGame {
        PgnGame::new()
    }
}
