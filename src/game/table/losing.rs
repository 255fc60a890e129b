//! Losing without being mated, and what has to be known for it: whether the
//! other side can still mate.

use super::{Notice, Table};
use crate::game::winning::Verdict;
use crate::game::{Ending, Question, Termination, Timestamp};
use crate::rules::Color;
use crate::rules::mating::Answer;

/// A loss by a flag, a resignation or an illegal move: it is one only if the
/// other side can mate by some series of legal moves, else a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loss {
    /// Who loses.
    pub color: Color,
    /// By what.
    pub termination: Termination,
}

impl Table {
    /// The loss that waits for the answer whether the other side can still mate.
    pub const fn loss(&self) -> Option<Loss> {
        self.loss
    }

    /// What was found out about whether a side could still have mated: the one that won, or
    /// would have, without mating; both where nobody could.
    pub const fn verdict(&self, color: Color) -> Option<&Verdict> {
        self.verdicts[color.index()].as_ref()
    }

    /// What somebody has to find out for this game, if anything.
    ///
    /// It changes with every move; the answer to an older question is not wanted any more.
    pub fn question(&self) -> Option<Question> {
        let position = *self.game.position();
        let ask = |color, awaited| Question {
            position,
            color,
            awaited,
        };
        match self.loss {
            _ if self.ending.is_some() => None,
            Some(loss) => Some(ask(!loss.color, true)),
            None => {
                let doubtful = self.prospects.doubtful(&position)?;
                Some(ask(doubtful, false))
            }
        }
    }

    /// Takes the answer to [`Table::question`]; one to another question is nothing to it.
    pub fn settle(&mut self, question: &Question, answer: Answer, at: Timestamp) -> Vec<Notice> {
        if self.question() != Some(*question) {
            return Vec::new();
        }
        if let Some(loss) = self.loss {
            return self.conclude(loss, &answer, at);
        }
        self.prospects.learn(question.color, answer);
        match self.automatic_ending() {
            Some(ending) => self.end(ending, at),
            None => Vec::new(),
        }
    }

    /// Articles 6.9, 5.1.2 and 7.5.5: a loss for one side, or a draw if the
    /// other side cannot mate by any series of legal moves.
    pub(super) fn lose(
        &mut self,
        color: Color,
        termination: Termination,
        at: Timestamp,
    ) -> Vec<Notice> {
        let loss = Loss { color, termination };
        let position = *self.game.position();
        if let Some(answer) = self.prospects.decide(&position, !color) {
            return self.conclude(loss, &answer, at);
        }
        self.stop_playing(at);
        self.loss = Some(loss);
        vec![Notice::Lost(loss)]
    }

    fn conclude(&mut self, loss: Loss, answer: &Answer, at: Timestamp) -> Vec<Notice> {
        let Loss { color, termination } = loss;
        let verdict = Verdict::new(answer, self.game.position(), !color);
        self.verdicts[(!color).index()] = Some(verdict);
        let ending = match answer {
            Answer::Cannot => Ending::draw(termination),
            Answer::Can(_) | Answer::Unknown(_) => Ending::win(!color, termination),
        };
        self.end(ending, at)
    }
}
