//! Keeping the game on the disk: what is written when, and what is said of it.
//!
//! Whatever happens at the table goes out as an [`Effect::Journal`] before anything else of the
//! same moment, so that it is on the disk before it is shown. How long that took comes back, and
//! is charged to nobody.

use std::time::Duration;

use super::record::{self, Journal, Record};
use super::{App, Effect, JournalEntry, Medium, Message};
use crate::game::{Clock, Table};
use crate::pgn;
use crate::wording::{FileFault, Unfinished};

/// Saving is to be felt by nobody; what takes longer is named.
const UNNOTICED: Duration = Duration::from_millis(50);

/// What is known of the record on the disk.
#[derive(Clone, Debug, Default)]
pub(super) struct Keeping {
    /// The number of the game since the program was started.
    game: u32,
    /// Whether something of the game has been written.
    begun: bool,
    /// Whether something has happened since.
    due: bool,
    /// The last words on a game that was left for another.
    left: Option<JournalEntry>,
    /// Why the last try failed, if it did.
    fault: Option<FileFault>,
    /// A game that waits to be gone on with.
    pub(super) waiting: Option<Unfinished>,
    /// A file that is there already and may be replaced.
    pub(super) in_the_way: Option<String>,
    /// Whether the score sheet was to go into the file, and not the game.
    pub(super) saves_sheet: bool,
}

impl Keeping {
    /// The same for the next game.
    fn next(&self) -> Keeping {
        Keeping {
            game: self.game + 1,
            begun: false,
            due: false,
            in_the_way: None,
            ..self.clone()
        }
    }

    /// The number that the next game will have.
    pub(super) const fn next_game(&self) -> u32 {
        self.game + 1
    }
}

impl App {
    /// The number of the game on the board, from 0 at the start of the program.
    pub const fn game_number(&self) -> u32 {
        self.keeping.game
    }

    /// Why the game is not on the disk, if the last try to write it failed.
    pub const fn not_kept(&self) -> Option<&FileFault> {
        self.keeping.fault.as_ref()
    }

    /// Something has happened at the table.
    pub(super) const fn has_happened(&mut self) {
        self.keeping.due = true;
    }

    /// Another game begins; what is on the disk of the last one tells of this moment.
    pub(super) fn keep_apart(&self) -> Keeping {
        let clock_runs = self.clock_runs() && self.keeping.begun;
        Keeping {
            left: clock_runs.then(|| self.journal_entry()),
            ..self.keeping.next()
        }
    }

    fn clock_runs(&self) -> bool {
        let clock = self.table.clock();
        clock.is_some_and(Clock::is_running)
    }

    /// Puts what has to be written before everything else that is to be done.
    pub(super) fn keep_first(&mut self, effects: Vec<Effect>) -> Vec<Effect> {
        let leaves = |effect: &Effect| matches!(effect, Effect::Exit(_) | Effect::Suspend);
        let is_behind = self.clock_runs() || self.keeping.fault.is_some();
        if self.keeping.begun && is_behind && effects.iter().any(leaves) {
            self.keeping.due = true;
        }
        let left = self.keeping.left.take();
        let had_begun = self.keeping.begun;
        let now = self.next_entry();
        let begins = self.keeping.begun && !had_begun;
        let remember = begins.then(|| self.remember_if_said()).flatten();
        let entries = left.into_iter().chain(now).map(Effect::Journal);
        entries.chain(remember).chain(effects).collect()
    }

    /// What is to be written of this game, if it is worth it: nothing before anything happened.
    fn next_entry(&mut self) -> Option<JournalEntry> {
        let table = &self.table;
        let is_over = table.ending().is_some() || table.loss().is_some();
        let has_news = !table.game().is_empty() || !table.incidents().is_empty() || is_over;
        if !self.keeping.due || !(self.keeping.begun || has_news) {
            return None;
        }
        self.keeping.due = false;
        self.keeping.begun = true;
        Some(self.journal_entry())
    }

    fn journal_entry(&self) -> JournalEntry {
        JournalEntry {
            game: self.keeping.game,
            record: Journal::of(self),
            over: self.table.ending().is_some(),
        }
    }

    /// The game as PGN.
    pub fn pgn(&self) -> String {
        pgn::to_text(&record::plain(self))
    }

    /// Nobody could play while the game was being written.
    pub(super) fn excuse(&mut self, took: Duration) {
        let millis = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
        self.table.excuse(millis);
        self.planned = self.planned.map(|planned| planned.plus_millis(millis));
    }

    /// The game was written, or why not.
    pub(super) fn journaled(&mut self, took: Duration, fault: Option<FileFault>) {
        let before = std::mem::replace(&mut self.keeping.fault, fault);
        match (&before, &self.keeping.fault) {
            (before, Some(fault)) if before.as_ref() != Some(fault) => {
                let sentence = self.words.file_fault(fault);
                self.add_remark(Some(sentence));
            }
            (Some(_), None) => self.add_remark(Some(self.words.kept_again())),
            _ => {}
        }
        // By lines nobody waits for a screen, and a script is to be answered the same each time;
        // without a clock there is nothing that the time could have been taken from.
        let timed = self.table.clock().is_some();
        if took > UNNOTICED && timed && self.medium == Medium::Screen {
            let millis = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
            self.add_remark(Some(self.words.slow_keeping(millis)));
        }
    }

    /// Plays on with a game that was put aside, whose record has this name.
    pub fn play_on(&mut self, record: Record, kept_as: &str) {
        let plies = record.game.game.len();
        self.score = record.score;
        self.occasion = record.occasion;
        if let Some(view) = record.view {
            self.preferences.view = view;
        }
        if record.strict.is_some() {
            self.preferences.spelling.strict = record.strict;
        }
        self.begin(Table::resumed(record.game, self.now));
        self.signed = record.signed;
        self.grades = record.grades;
        self.keeping.begun = true;
        self.keeping.waiting = None;
        self.message = Some(if record.damage.is_empty() {
            Message::news(self.words.resumed(plies))
        } else {
            Message::refusal(self.words.record_damaged(&record.damage, plies, kept_as))
        });
    }

    /// A record was fetched to be played on with.
    pub(super) fn reopened(&mut self, content: &[u8], kept_as: &str) {
        match record::of_text(content) {
            Some(record) => self.play_on(record, kept_as),
            None => self.message = Some(Message::refusal(self.words.no_unfinished_game())),
        }
    }
}
