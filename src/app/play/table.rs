//! What the players do at the table, and what is said of it.

use crate::app::understand::Misread;
use crate::app::{App, Message};
use crate::game::clock::gap;
use crate::game::{Command, Notice, Refusal};
use crate::rules::Move;

impl App {
    /// Lets time do its part before anything else is looked at: a flag may
    /// have fallen, or the program may not have run for a while.
    pub(in crate::app) fn let_time_pass(&mut self) {
        let planned = self.planned.take();
        if let Some(gap) = gap(self.last_run, planned, self.now)
            && self.table.stop_for(gap)
        {
            let millis = u64::try_from(gap.lasted.as_millis()).unwrap_or(u64::MAX);
            self.slept = Some(millis);
        }
        let notices = self.table.tick(self.now);
        if !notices.is_empty() {
            self.show_notices(&notices);
        }
        self.last_run = self.now;
    }

    /// Makes a legal move and shows what came of it.
    pub(in crate::app) fn play(&mut self, mv: Move) {
        self.give(Command::Play { mv, offer: false });
    }

    /// Gives a command to the table and shows what came of it.
    pub(in crate::app) fn give(&mut self, command: Command) {
        match self.table.apply(command, self.now) {
            Ok(notices) => self.show_notices(&notices),
            Err(refusal) => self.refuse(refusal),
        }
    }

    pub(in crate::app) fn refuse(&mut self, refusal: Refusal) {
        let sentence = self.words.refusal(&refusal, &self.table);
        self.message = Some(Message::refusal(sentence));
    }

    /// Says why a move was refused; where illegal moves are counted, a definite one is.
    pub(in crate::app) fn refuse_move(&mut self, misread: Misread) {
        self.message = Some(Message::refusal(misread.sentence.clone()));
        if self.table.regulations().illegal_limit.is_none() || !misread.definite {
            return;
        }
        if let Ok(notices) = self.table.apply(Command::Illegal(misread.man), self.now) {
            let counted = notices
                .iter()
                .filter_map(|notice| self.words.notice(notice, &self.table));
            let said: Vec<String> = std::iter::once(misread.sentence).chain(counted).collect();
            self.message = Some(Message::refusal(said.join(" ")));
        }
    }

    /// Adds what is remarkable about the typed text to what was said of the move.
    pub(in crate::app) fn add_remark(&mut self, remark: Option<String>) {
        let Some(remark) = remark else { return };
        match &mut self.message {
            Some(message) => message.text = format!("{} {remark}", message.text),
            None => self.message = Some(Message::news(remark)),
        }
    }

    fn show_notices(&mut self, notices: &[Notice]) {
        if notices.iter().any(changes_the_board) {
            self.line.clear();
            self.cursor.let_go();
            self.viewed = None;
            self.dialog = None;
        }
        if notices
            .iter()
            .any(|notice| matches!(notice, Notice::Resumed(_)))
        {
            self.slept = None;
        }
        let sentences: Vec<String> = notices
            .iter()
            .filter_map(|notice| self.words.notice(notice, &self.table))
            .collect();
        if !notices.is_empty() {
            self.message = (!sentences.is_empty()).then(|| Message::news(sentences.join(" ")));
        }
    }
}

/// Whether something happened after which what is typed or held has no meaning any more.
fn changes_the_board(notice: &Notice) -> bool {
    matches!(
        notice,
        Notice::Played(_)
            | Notice::TakenBack(_)
            | Notice::Swapped
            | Notice::Ruled(_)
            | Notice::Ended(_)
    )
}
