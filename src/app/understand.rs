//! What a typed text or a gesture on the board means here, or why it means nothing.

use super::App;
use crate::notation::{coordinate, san};
use crate::rules::{Move, Square};

/// A text that means a legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Understood {
    /// The move.
    pub(super) mv: Move,
    /// Whether a draw is offered with it.
    pub(super) offer: bool,
}

/// A text or gesture that means no legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Misread {
    /// Why not.
    pub(super) sentence: String,
    /// Whether one definite move was meant, so that it counts as an illegal move.
    pub(super) definite: bool,
    /// The man that was meant to move, if it is known.
    pub(super) man: Option<Square>,
}

impl App {
    /// The legal move that a text means, or why there is none.
    pub(super) fn understand(&self, text: &str) -> Result<Understood, Misread> {
        let position = self.table.game().position();
        let (text, offer) = match text.strip_suffix("(=)") {
            Some(rest) => (rest.trim_end(), true),
            None => (text, false),
        };
        let read = san::read(text, position).or_else(|| coordinate::read(text, position));
        match read {
            Some(mv) => Ok(Understood { mv, offer }),
            None => Err(Misread {
                sentence: format!("{text} is no legal move."),
                definite: true,
                man: None,
            }),
        }
    }

    /// Why the man on a square may not go to another.
    pub(super) fn why_not(&self, from: Square, to: Square) -> Misread {
        let _ = self;
        Misread {
            sentence: format!("{from}-{to} is no legal move."),
            definite: true,
            man: Some(from),
        }
    }
}
