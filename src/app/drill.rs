//! Practising notation beside the game: the round in play, and what the screen has to know of it.

mod answering;
mod asking;
mod board;
mod dictation;
mod keys;
mod opening;
mod pages;
mod timing;
mod wish;

use super::App;
use crate::game::Timestamp;
use crate::practice::{Day, Example, Item, Progress, Random, Round, Stamp, Task};
use crate::rules::{Color, Piece, Position, Square, Variant};
use dictation::Dictated;
use timing::{Calendar, Deadline, Timing};

pub use opening::Opened;
pub(super) use opening::Request;
pub use wish::Wish;

/// A round of practice on the screen.
pub struct Drilling {
    wish: Wish,
    round: Round,
    progress: Progress,
    /// Where the seeds of further rounds come from.
    seeds: Random,
    calendar: Calendar,
    /// When the round began; it is the round's name in the log.
    began: Stamp,
    /// When the round ends, if it is timed.
    deadline: Option<Deadline>,
    timing: Timing,
    /// Since when the clock of the round stands, as a page is read.
    stopped: Option<Timestamp>,
    /// When the round was over; its figures are shown since then.
    ended: Option<Timestamp>,
    /// The item of which the answer was told; the learner looks at it as long as it is wanted.
    lesson: Option<Item>,
    /// Which choices of the present item were wrong.
    tried: Vec<usize>,
    /// What is written of the game that is dictated.
    dictated: Dictated,
    /// How often the learner wanted to read on, where the window cannot hold all there is to read.
    turned: usize,
    /// Whether the program was started for practice alone.
    alone: bool,
}

impl Drilling {
    /// The item that is seen; nothing once the round is over.
    pub fn item(&self) -> Option<&Item> {
        self.lesson.as_ref().or_else(|| self.round.current())
    }

    /// Whether the answer to the item was told, so that nothing is asked before it was read.
    pub const fn is_lesson(&self) -> bool {
        self.lesson.is_some()
    }

    /// The round.
    pub const fn round(&self) -> &Round {
        &self.round
    }

    /// Which choices of the present item were wrong.
    pub fn tried(&self) -> &[usize] {
        &self.tried
    }

    /// Which choice is right, once the answer was told.
    pub fn told_choice(&self) -> Option<usize> {
        match self.lesson.as_ref()?.task {
            Task::Choose { right, .. } => Some(right),
            Task::Color(square) => Some(usize::from(!square.is_light())),
            _ => None,
        }
    }

    /// The last moves of the game that is dictated, as far as it is written.
    pub fn written(&self) -> Option<String> {
        self.dictated.score()
    }

    /// How often the learner wanted to read on.
    pub const fn turned(&self) -> usize {
        self.turned
    }

    /// Whether the answer is typed.
    pub fn is_typed(&self) -> bool {
        !self.is_lesson()
            && self
                .item()
                .is_some_and(|item| asking::is_typed(item.drill()))
    }

    /// How many seconds are left of a timed round, as they are told.
    pub fn time_left(&self, now: Timestamp) -> Option<u32> {
        self.deadline
            .map(|deadline| deadline.told(self.stopped.unwrap_or(now)))
    }

    /// The position that is shown, if the item has one. Together with the answer it is that of
    /// the move in question.
    pub fn position(&self) -> Option<&Position> {
        let item = self.item()?;
        match &item.task {
            Task::Repair(repair) if !self.is_lesson() => Some(&repair.start),
            _ => item.example().map(|example| &example.position),
        }
    }

    /// The squares between which a man goes in the move that is to be written, or was told.
    pub fn shown_move(&self) -> Option<(Square, Square)> {
        let item = self.item()?;
        let is_shown = matches!(
            item.task,
            Task::Write(_) | Task::Choose { .. } | Task::Dictate { .. }
        );
        let example = item.example().filter(|_| is_shown || self.is_lesson())?;
        Some((example.mv.from, example.mv.target()))
    }

    /// Whether the board would tell the answer: whoever sees a square sees its colour.
    pub fn hides_board(&self) -> bool {
        let task = self.item().map(|item| &item.task);
        matches!(task, Some(Task::Color(_))) && !self.is_lesson()
    }

    /// The square that is to be named, or was to be found.
    pub fn marked(&self) -> Option<Square> {
        match self.item()?.task {
            Task::Name(square) => Some(square),
            Task::Find(square) | Task::Color(square) if self.is_lesson() => Some(square),
            _ => None,
        }
    }

    /// The board as text with the square that is to be named, if one is.
    pub(super) fn marked_board(&self) -> Option<Vec<String>> {
        let item = self.item()?;
        matches!(item.task, Task::Name(_)).then(|| item.diagram())?
    }

    /// The side to move. On an empty board nobody moves: there both sides take turns, so that
    /// a board that turns with them does so here too.
    pub fn turn(&self) -> Color {
        let takes_turns = if self.round.outcomes().len().is_multiple_of(2) {
            Color::White
        } else {
            Color::Black
        };
        self.position().map_or(takes_turns, Position::turn)
    }

    /// When the round ends by itself, or less time is told to be left.
    pub(super) fn next_change(&self, now: Timestamp) -> Option<Timestamp> {
        let deadline = self
            .deadline
            .filter(|_| !self.is_over() && self.stopped.is_none())?;
        Some(deadline.next_change(now))
    }

    /// Whether the figures of the round are shown.
    pub(super) const fn is_over(&self) -> bool {
        self.ended.is_some()
    }

    fn variant(&self) -> Variant {
        self.item()
            .and_then(Item::example)
            .map_or(Variant::Standard, Example::variant)
    }

    fn today(&self, now: Timestamp) -> Day {
        self.calendar.stamp(now).day
    }
}

impl App {
    /// The position in which a move is to be made, and which game it belongs to.
    pub(super) fn position_to_move_in(&self) -> (&Position, Variant) {
        let game = self.table.game();
        let drilled = self
            .drill()
            .and_then(|drill| Some((drill.position()?, drill.variant())));
        let reviewed = || {
            let review = self.review()?;
            Some((review.position(), review.study().game().variant))
        };
        drilled
            .or_else(reviewed)
            .unwrap_or((game.position(), game.variant()))
    }

    /// The man that is to be seen on a square.
    pub fn shown_piece(&self, square: Square) -> Option<Piece> {
        match (self.drill(), self.editor()) {
            (Some(drill), _) => drill.position()?.piece_at(square),
            (_, Some(editor)) => editor.setup().piece_at(square),
            // The men of some other position would be a lie.
            _ if self.reviews_no_position() => None,
            _ => self.shown_position().piece_at(square),
        }
    }
}
