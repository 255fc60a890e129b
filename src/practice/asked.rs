//! An item before the learner: how often it was tried, and what is said to
//! each answer.

use super::log::RIGHT;
use super::{Answer, Effort, Entry, Item, Miss, Outcome, Task};

/// After so many wrong tries the rule is told.
const RULE_AFTER: u32 = 2;

/// After so many wrong tries the answer is told, and the item is put aside.
const ANSWER_AFTER: u32 = 3;

/// The longest text of a learner that is kept, in characters.
const LONGEST: usize = 80;

/// What is told together with a verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Help {
    /// Nothing more than what was wrong.
    None,
    /// The rule that was broken.
    Rule,
    /// The right answer; the item is put aside and may come back.
    Answer,
}

/// What is said to an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// What was wrong, if anything was.
    pub miss: Option<Miss>,
    /// What is told with it.
    pub help: Help,
    /// The item that was answered.
    pub item: Item,
    /// The line for the log.
    pub entry: Entry,
}

impl Verdict {
    /// Whether the answer was right.
    pub const fn is_right(&self) -> bool {
        self.miss.is_none()
    }
}

/// An item that is being asked, or put aside to come back.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    pub(super) item: Item,
    pub(super) tries: u32,
    /// Wrong tries since it was last put before the learner.
    pub(super) misses: u32,
    pub(super) returns: u32,
    pub(super) millis: u32,
    pub(super) errors: Vec<String>,
}

impl Asked {
    /// An item that is put before the learner for the first time.
    pub(super) const fn new(item: Item) -> Asked {
        Asked {
            item,
            tries: 0,
            misses: 0,
            returns: 0,
            millis: 0,
            errors: Vec::new(),
        }
    }

    /// Counts a try, decides what is told, and notes it all for the log.
    pub(super) fn verdict(
        &mut self,
        answer: &Answer,
        miss: Option<Miss>,
        effort: Effort,
    ) -> Verdict {
        let code = miss.as_ref().map_or(RIGHT, Miss::code);
        self.tries = self.tries.saturating_add(1);
        self.millis = self.millis.saturating_add(effort.millis);
        if miss.is_some() {
            self.misses += 1;
            self.errors.push(code.to_owned());
        }
        let help = match self.misses {
            _ if miss.is_none() => Help::None,
            ANSWER_AFTER.. => Help::Answer,
            RULE_AFTER => Help::Rule,
            _ => Help::None,
        };
        let entry = Entry {
            drill: self.item.drill(),
            skill: self.item.skill,
            ground: self.item.ground(),
            expected: self.item.expected(),
            given: given(&self.item, answer),
            code: code.to_owned(),
            tries: self.tries,
            effort,
        };
        Verdict {
            miss,
            help,
            item: self.item.clone(),
            entry,
        }
    }

    /// What came of the item.
    pub(super) fn outcome(self, right: bool) -> Outcome {
        let typed = !matches!(
            self.item.task,
            Task::Find(_) | Task::Color(_) | Task::Read(_) | Task::Choose { .. }
        );
        let characters = if typed {
            self.item.expected().chars().count()
        } else {
            0
        };
        Outcome {
            skill: self.item.skill,
            drill: self.item.drill(),
            tries: self.tries,
            right,
            millis: self.millis,
            characters: u32::try_from(characters).unwrap_or(u32::MAX),
            errors: self.errors,
        }
    }
}

/// An answer as text, not too long.
fn given(item: &Item, answer: &Answer) -> String {
    match (answer, &item.task, item.example()) {
        (Answer::Text(text), ..) => text.chars().take(LONGEST).collect(),
        (Answer::Square(square), ..) => square.to_string(),
        (Answer::Light(light), ..) => if *light { "l" } else { "d" }.to_owned(),
        (Answer::Choice(choice), Task::Choose { options, .. }, _) => {
            options.get(*choice).cloned().unwrap_or_default()
        }
        (Answer::Choice(choice), ..) => choice.saturating_add(1).to_string(),
        (Answer::Move(mv), _, Some(example)) if example.position.is_legal(*mv) => item
            .style()
            .write(&example.position, *mv, example.variant()),
        (Answer::Move(mv), ..) => format!("{}{}", mv.from, mv.to),
    }
}
