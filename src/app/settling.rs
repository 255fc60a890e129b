//! Questions that take longer than a moment: whether a side can still mate.
//!
//! What the table wants to know goes out as [`Effect::Settle`]; what is found out comes back as
//! an event while play goes on. As soon as the table wants to know something else, or nothing,
//! that goes out too, and answers to older questions are passed over.

use super::{App, Effect};
use crate::game::{Finding, Question};

/// What somebody outside is finding out.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Settling {
    question: Option<Question>,
    /// At how many positions they have looked.
    looked: Option<usize>,
}

impl App {
    /// Whether the table wants to know something else than what was asked last.
    pub(super) fn has_to_ask(&self) -> bool {
        self.table.question() != self.settling.question
    }

    /// Asks for what the table wants to know now.
    pub(super) fn ask_outside(&mut self) -> Option<Effect> {
        let question = self.table.question();
        self.has_to_ask().then(|| {
            self.settling = Settling {
                question,
                looked: None,
            };
            Effect::Settle(question)
        })
    }

    /// Something was found out.
    pub(super) fn found(&mut self, question: &Question, finding: Finding) {
        match finding {
            Finding::Looked(positions) if self.settling.question == Some(*question) => {
                self.settling.looked = Some(positions);
            }
            Finding::Looked(_) => {}
            Finding::Settled(answer) => {
                let notices = self.table.settle(question, answer, self.now);
                if !notices.is_empty() {
                    self.has_happened();
                    self.show_notices(&notices);
                }
            }
        }
    }

    /// At how many positions somebody has looked to settle the result, if that takes long.
    pub fn looked_at(&self) -> Option<usize> {
        self.table.loss().and(self.settling.looked)
    }
}
