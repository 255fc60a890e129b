//! Practising notation beside the game: the round in play, and what the screen has to know of it.

mod answering;
mod keys;
mod opening;
mod pages;

use super::App;
use crate::game::Timestamp;
use crate::practice::{Day, Effort, Item, Progress, Random, Round, Stamp, Task};
use crate::rules::{Piece, Position, Square, Variant};

pub use opening::{Opened, Wish};

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
    deadline: Option<Timestamp>,
    timing: Timing,
    stage: Stage,
    /// Whether the program was started for practice alone.
    alone: bool,
}

/// How far a round is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Items are asked.
    Asking,
    /// The figures of the round are shown.
    Summary,
    /// The progress is shown.
    Progress,
}

/// The learner's calendar: what it showed at some moment.
#[derive(Clone, Copy, Debug)]
struct Calendar {
    shown: Stamp,
    at: Timestamp,
}

impl Calendar {
    /// What it shows now.
    fn stamp(self, now: Timestamp) -> Stamp {
        const DAY: u64 = 86_400;
        let slept = now.suspended.saturating_sub(self.at.suspended).as_secs();
        let awake = u64::from(millis_between(self.at, now)) / 1000;
        let seconds = u64::from(self.shown.second)
            .saturating_add(awake)
            .saturating_add(slept);
        Stamp {
            day: self
                .shown
                .day
                .plus(i32::try_from(seconds / DAY).unwrap_or(i32::MAX)),
            second: u32::try_from(seconds % DAY).unwrap_or_default(),
        }
    }
}

/// What the present try has cost so far.
#[derive(Clone, Copy, Debug, Default)]
struct Timing {
    /// When the item was shown, or the last mistake was made.
    since: Timestamp,
    first_key: Option<u32>,
    keys: u32,
    backspaces: u32,
}

impl Timing {
    fn starting(since: Timestamp) -> Timing {
        Timing {
            since,
            ..Timing::default()
        }
    }

    /// Counts a key.
    fn note_key(&mut self, takes_back: bool, now: Timestamp) {
        let millis = millis_between(self.since, now);
        self.first_key.get_or_insert(millis);
        self.keys = self.keys.saturating_add(1);
        self.backspaces = self.backspaces.saturating_add(u32::from(takes_back));
    }

    fn effort(self, now: Timestamp) -> Effort {
        let millis = millis_between(self.since, now);
        Effort {
            millis,
            first_key: self.first_key.unwrap_or(millis),
            keys: self.keys,
            backspaces: self.backspaces,
        }
    }
}

/// The time between two moments, without that in which the machine slept.
fn millis_between(from: Timestamp, to: Timestamp) -> u32 {
    let passed = to.monotonic.saturating_sub(from.monotonic).as_millis();
    u32::try_from(passed).unwrap_or(u32::MAX)
}

impl Drilling {
    /// The item to be answered; nothing once the round is over.
    pub fn item(&self) -> Option<&Item> {
        self.round.current()
    }

    /// The round.
    pub const fn round(&self) -> &Round {
        &self.round
    }

    /// The position that is shown, if the item has one.
    pub fn position(&self) -> Option<&Position> {
        match &self.item()?.task {
            Task::Repair(repair) => Some(&repair.start),
            _ => self
                .item()
                .and_then(Item::example)
                .map(|example| &example.position),
        }
    }

    /// The squares between which a man goes in the move that is to be written.
    pub fn shown_move(&self) -> Option<(Square, Square)> {
        match &self.item()?.task {
            Task::Write(example) | Task::Choose { example, .. } | Task::Dictate { example, .. } => {
                Some((example.mv.from, example.mv.target()))
            }
            _ => None,
        }
    }

    /// The square that is to be named.
    pub fn marked(&self) -> Option<Square> {
        match self.item()?.task {
            Task::Name(square) => Some(square),
            _ => None,
        }
    }

    /// When the round ends by itself, while it is played.
    pub(super) fn deadline(&self) -> Option<Timestamp> {
        self.deadline.filter(|_| self.stage == Stage::Asking)
    }

    fn variant(&self) -> Variant {
        self.item()
            .and_then(Item::example)
            .map_or(Variant::Standard, crate::practice::Example::variant)
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
        drilled.unwrap_or((game.position(), game.variant()))
    }

    /// The man that is to be seen on a square.
    pub fn shown_piece(&self, square: Square) -> Option<Piece> {
        match (self.drill(), self.editor()) {
            (Some(drill), _) => drill.position()?.piece_at(square),
            (_, Some(editor)) => editor.setup().piece_at(square),
            _ => self.shown_position().piece_at(square),
        }
    }

    /// The question that is asked in practice.
    pub(super) fn drill_state(&self, drill: &Drilling) -> String {
        let asked = drill.item().map(|item| self.words.task(item));
        asked.unwrap_or_else(|| self.words.round_over())
    }

    /// What there is to choose from, and how far the round is.
    pub(super) fn drill_due(&self, drill: &Drilling) -> Option<String> {
        let item = drill.item()?;
        let (done, all) = drill.round.progress();
        let place = self.words.round_place(done, all);
        let asked = match &item.task {
            Task::Choose { options, .. } => self.words.options(options),
            _ => self.words.drill_hint(item.drill()),
        };
        Some(format!("{asked} {place}"))
    }
}
