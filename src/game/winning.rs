//! Whether a side can still win at all: what a flag, a resignation and a
//! second illegal move have to ask, and what ends a dead game by itself.

use crate::rules::mating::{Answer, can_mate};
use crate::rules::{Color, Move, Position};

/// How many positions are looked at after each move: no player feels it.
const AFTER_A_MOVE: usize = 2_000;

/// How many positions are looked at when the answer decides a game: a moment at most.
const AT_THE_END: usize = 300_000;

/// What is known of both sides' chances to mate, kept from move to move.
///
/// Who cannot mate never can again in the same game, and a line that ends in
/// mate stays one as long as the game follows it; so the question is seldom
/// asked afresh.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Prospects {
    cannot: [bool; 2],
    /// Moves from the present position that end in mate, and who mates.
    line: Option<(Color, Vec<Move>)>,
}

impl Prospects {
    /// A move was made, which led to this position.
    pub(super) fn follow(&mut self, mv: Move) {
        self.line = self.line.take().and_then(|(color, mut line)| {
            let follows = line.first() == Some(&mv);
            line.drain(..line.len().min(1));
            follows.then_some((color, line))
        });
    }

    /// Whether nobody can mate any more (Article 5.2.2). Only with proof.
    pub(super) fn is_dead(&mut self, position: &Position) -> bool {
        if self.line.is_some() {
            return false;
        }
        // The side with more men is the likelier one, and one that can is enough.
        let white_first = position.color(Color::White).len() >= position.color(Color::Black).len();
        let order = if white_first {
            [Color::White, Color::Black]
        } else {
            [Color::Black, Color::White]
        };
        order.into_iter().all(|color| self.cannot(position, color))
    }

    fn cannot(&mut self, position: &Position, color: Color) -> bool {
        if !self.cannot[color.index()] {
            match can_mate(position, color, AFTER_A_MOVE) {
                Answer::Can(line) => self.line = Some((color, line)),
                Answer::Cannot => self.cannot[color.index()] = true,
                Answer::Unknown(_) => {}
            }
        }
        self.cannot[color.index()]
    }

    /// Whether a side can still mate, when that decides the game.
    pub(super) fn decide(&self, position: &Position, color: Color) -> Answer {
        match &self.line {
            _ if self.cannot[color.index()] => Answer::Cannot,
            Some((winner, line)) if *winner == color => Answer::Can(line.clone()),
            _ => can_mate(position, color, AT_THE_END),
        }
    }
}
