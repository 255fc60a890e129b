//! Questions that stand in front of the board until they are answered, and pages to read.

use super::action::Action;
use super::form::Form;
use super::settings_screen::SettingsScreen;
use crate::rules::{Color, Move, Position, Variant};
use crate::wording::ArbiterChoice;

/// Something that takes all keys until it is closed.
#[expect(clippy::large_enum_variant, reason = "there is one dialog at most")]
#[derive(Clone, Debug)]
pub enum Dialog {
    /// A choice between a few answers.
    Choice(Choice),
    /// A text to be read.
    Page(Page),
    /// The form for a new game.
    Form(Form),
    /// The settings.
    Settings(SettingsScreen),
}

/// A question with its answers.
#[derive(Clone, Debug)]
pub struct Choice {
    /// What is asked.
    pub question: String,
    /// The answers, each with the key that gives it at once.
    pub answers: Vec<Answer>,
    /// Which answer Enter gives.
    pub selected: usize,
    /// Whether it stays until it is answered.
    pub binding: bool,
}

/// One answer to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The key that gives it at once.
    pub key: char,
    /// What it says.
    pub label: String,
    /// What is done then.
    pub deed: Deed,
}

/// What an answer does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Nothing: all stays as it was.
    Nothing,
    /// Plays this move.
    Play(Move),
    /// Plays the moves that were pasted.
    PlayPasted,
    /// Leaves the program.
    Quit,
    /// Starts a game from this position.
    New(Position, Variant),
    /// Starts the game that the form describes.
    Begin,
    /// Starts another game from the same position with the sides changed.
    Rematch,
    /// The players change sides and begin again.
    Swap,
    /// Ends the round of practice.
    StopRound,
    /// Another round of practice.
    PractiseAgain,
    /// What was missed in the last round of practice once more.
    PractiseMissed,
    /// A game begins in which the players keep the score.
    KeepScore,
    /// Back from practice to the game.
    LeavePractice,
    /// Back from the set-up to the game.
    LeaveSetup,
    /// A line of one's own in the game under review, or its own move.
    OwnLine(Move),
    /// A new game from the position under review, in which this move is typed.
    PlayFrom(Move),
    /// This side confirms the result, or does not.
    Sign(Color, bool),
    /// Goes on with the game that waits.
    Reopen,
    /// Puts the game that waits away.
    PutAway,
    /// Replaces the file that is in the way.
    Overwrite,
    /// This side gives up.
    Resign(Color),
    /// Takes so many plies back.
    TakeBack(usize),
    /// Does something as the arbiter.
    Arbiter(ArbiterChoice),
    /// Asks for something that has a word of its own.
    Perform(Action),
}

/// A text that can be longer than the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// What it is about.
    pub title: String,
    /// Its lines; long ones are wrapped when drawn.
    pub lines: Vec<String>,
    /// How many lines have been scrolled away at the top.
    pub scroll: usize,
    /// What can be done now, where that is not just to close it.
    pub foot: Option<String>,
}

impl Answer {
    /// An answer with its key and its words.
    pub const fn new(key: char, label: String, deed: Deed) -> Answer {
        Answer { key, label, deed }
    }
}

impl Choice {
    /// A question; Enter gives the first answer at first.
    pub const fn new(question: String, answers: Vec<Answer>) -> Choice {
        Choice {
            question,
            answers,
            selected: 0,
            binding: false,
        }
    }

    /// The same question, which must be answered.
    #[must_use]
    pub fn binding(self, binding: bool) -> Choice {
        Choice { binding, ..self }
    }

    /// A question whose last answer, the harmless one, Enter gives at first.
    pub const fn careful(question: String, answers: Vec<Answer>) -> Choice {
        let selected = answers.len().saturating_sub(1);
        Choice {
            question,
            answers,
            selected,
            binding: false,
        }
    }

    /// Whether one of the answers leaves the program.
    pub fn can_quit(&self) -> bool {
        self.answers.iter().any(|answer| answer.deed == Deed::Quit)
    }

    /// Selects the next answer, or the one before.
    pub fn step(&mut self, forward: bool) {
        let count = self.answers.len().max(1);
        let step = if forward { 1 } else { count - 1 };
        self.selected = (self.selected + step) % count;
    }
}

impl Page {
    /// A page shown from its first line.
    pub const fn new(title: String, lines: Vec<String>) -> Page {
        Page {
            title,
            lines,
            scroll: 0,
            foot: None,
        }
    }

    /// The page with something else at its foot than how to close it.
    #[must_use]
    pub fn with_foot(self, foot: String) -> Page {
        Page {
            foot: Some(foot),
            ..self
        }
    }

    /// Scrolls down (or up, if negative); the last line stays in sight.
    pub fn scroll_by(&mut self, lines: isize) {
        let last = self.lines.len().saturating_sub(1);
        self.scroll = self.scroll.saturating_add_signed(lines).min(last);
    }
}
