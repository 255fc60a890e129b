//! The part of a dictated game that is written already.

use crate::openings::{self, Opening};
use crate::practice::{Example, Item, Task};

/// So many of the last half-moves are seen.
const SEEN: usize = 16;

/// The moves of a dictated game that are done with.
#[derive(Clone, Debug, Default)]
pub(super) struct Dictated {
    moves: Vec<Example>,
    /// The moves as they are written, each with its number where it has one.
    texts: Vec<String>,
}

impl Dictated {
    /// Notes an item that is done with, if it is the next move of the game.
    pub(super) fn note(&mut self, item: &Item) {
        let Task::Dictate { example, ply, .. } = &item.task else {
            return;
        };
        if *ply != self.moves.len() {
            return;
        }
        let position = &example.position;
        let number = match (position.turn().is_white(), *ply) {
            (true, _) => format!("{}. ", position.fullmoves()),
            (false, 0) => format!("{}... ", position.fullmoves()),
            (false, _) => String::new(),
        };
        self.texts.push(format!("{number}{}", item.expected()));
        self.moves.push(*example);
    }

    /// The last moves as a game score; nothing if there is none.
    pub(super) fn score(&self) -> Option<String> {
        let first = self.texts.len().saturating_sub(SEEN);
        let score = self.texts[first..].join(" ");
        let cut = if first > 0 { "… " } else { "" };
        (!score.is_empty()).then(|| format!("{cut}{score}"))
    }

    /// The opening of the game as far as it was written.
    pub(super) fn opening(&self) -> Option<Opening> {
        let start = self.moves.first()?.position;
        let after = self.moves.iter().map(|example| {
            let Example { position, mv, .. } = example;
            position.play(*mv)
        });
        let after: Vec<_> = after.collect();
        openings::of_game(&start, after.iter())
    }
}
