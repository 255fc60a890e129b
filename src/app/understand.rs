//! What a typed text or a gesture on the board means here, or why it means nothing.

use super::App;
use crate::notation::{coordinate, san};
use crate::rules::{Move, Square};

impl App {
    /// The legal move that a text means, or the sentence why there is none.
    pub(super) fn understand(&self, text: &str) -> Result<Move, String> {
        let position = self.table.game().position();
        let read = san::read(text, position).or_else(|| coordinate::read(text, position));
        read.ok_or_else(|| format!("{text} is no legal move."))
    }

    /// Why the man on a square may not go to another.
    pub(super) fn why_not(&self, from: Square, to: Square) -> String {
        format!("{from}-{to} is no legal move.")
    }
}
