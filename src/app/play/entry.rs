//! Typing: moves and words in the move line.

use crate::app::action::{self, Action, Entry};
use crate::app::move_line::{Typing, common_beginning};
use crate::app::understand::Misread;
use crate::app::{App, Effect, LineEdit, Medium, Message};
use crate::game::{Command, Refusal};
use crate::rules::Move;

impl App {
    /// Puts text into the line; the first of it returns to the present.
    pub(in crate::app) fn type_text(&mut self, text: &str) {
        // A word that was refused is not gone on with by another one.
        let refused = self.message.as_ref().is_some_and(|said| said.refusal);
        if refused && text.starts_with(':') && self.line.text().starts_with(':') {
            self.line.clear();
        }
        if self.line.is_empty() {
            // Words may be about the past; moves are made in the present.
            if !text.starts_with(':') && word(text).is_none() {
                self.viewed = None;
            }
            self.message = None;
            self.cursor.visible = false;
            if self.table.may_let_go().is_ok() {
                self.cursor.let_go();
            }
        }
        self.change_line(|edit| edit.insert(text));
    }

    /// Changes the text; what was said about the old one goes.
    pub(in crate::app) fn change_line(&mut self, change: impl FnOnce(&mut LineEdit)) {
        let before = self.line.text().to_owned();
        let typing = self.typing();
        self.line.change(&typing, change);
        if self.line.text() != before {
            self.message = None;
            self.pending = None;
        }
        self.preview = self.preview();
    }

    /// What the text is completed against.
    fn typing(&self) -> Typing {
        let (position, variant) = self.position_to_move_in();
        Typing {
            position: *position,
            variant,
            style: self.preferences.spelling.style,
            hints: self.hints(),
        }
    }

    pub(in crate::app) fn complete(&mut self) {
        let typing = self.typing();
        self.line.complete(&typing);
        self.preview = self.preview();
    }

    /// Puts the next candidate into the line, or the one before.
    pub(in crate::app) fn choose_candidate(&mut self, forward: bool) {
        self.line.choose(forward);
        self.preview = self.preview();
    }

    pub(in crate::app) fn submit(&mut self) -> Vec<Effect> {
        let text = self.line.text().trim().to_owned();
        if text.is_empty() {
            self.line.clear();
            self.enter_on_empty_line();
            return Vec::new();
        }
        match word(&text) {
            Some((action, argument)) => {
                self.line.clear();
                self.message = None;
                return self.perform(action, &argument);
            }
            None if text.starts_with(':') => {
                self.refuse_word(&text);
            }
            None => self.submit_move(&text),
        }
        Vec::new()
    }

    /// What Enter (or Space) does when nothing is typed: the next thing that is due.
    pub(in crate::app) fn enter_on_empty_line(&mut self) {
        if let Some(command) = self.next_command() {
            match command {
                Command::Resume => self.say_ready(),
                other => self.give(other),
            }
        } else if self.table.ending().is_some() {
            self.ask_what_next();
        } else if let Some(command) = self.pending.take() {
            self.give(command);
        } else if self.medium == Medium::Screen {
            self.pick_or_drop();
        }
    }

    /// Says why a text after a colon asks for nothing.
    pub(in crate::app) fn refuse_word(&mut self, text: &str) {
        // A word that is there was refused for what stands behind it.
        let sentence = match named(text).and_then(|(entry, _)| entry.word) {
            Some(word) => self.words.stands_alone(word),
            None => self.words.unknown_word(text),
        };
        self.message = Some(Message::refusal(sentence));
    }

    fn submit_move(&mut self, text: &str) {
        if self.table.ending().is_some() {
            return self.refuse(Refusal::GameOver);
        }
        if let Err(refusal) = self.table.may_move() {
            if refusal == Refusal::NotStarted && self.has_said_how_to_start() {
                return self.give(Command::Start);
            }
            return self.refuse(refusal);
        }
        if self.table.players_record() {
            return self.write_on_sheet(text);
        }
        match self.understand(text) {
            Ok(understood) => {
                let color = self.turn();
                if self.preferences.spelling.strict.is_some() {
                    self.grades.right(color);
                }
                let remark = self.remark(&understood, text);
                self.play_or_confirm(understood.mv, understood.offer);
                self.add_remark(remark);
            }
            Err(misread) if self.preferences.spelling.strict.is_some() => {
                self.grades.wrong(self.turn(), misread.code);
                self.has_happened();
                self.refuse_move(misread);
            }
            Err(misread) if !misread.promotions.is_empty() => self.ask_in_line(misread),
            Err(misread) => self.refuse_move(misread),
        }
    }

    /// Whether it stands on the screen that Enter starts the clock; then it does, and what is
    /// typed stays for the next Enter.
    fn has_said_how_to_start(&self) -> bool {
        let hint = self.words.start_hint(self.turn(), &self.table);
        let said = self.message.as_ref().map(|message| &message.text);
        self.medium == Medium::Screen && said == Some(&hint)
    }

    /// Where the players keep the score sheets, what is typed is written on the
    /// sheet of the player to move.
    fn write_on_sheet(&mut self, text: &str) {
        let color = self.turn();
        match self.table.write(text) {
            Ok(ply) => {
                self.has_happened();
                self.line.clear();
                let said = self.words.sheet_line(color, ply, text, &self.table);
                self.message = Some(Message::news(said));
            }
            Err(refusal) => self.refuse(refusal),
        }
    }

    /// A promotion without its piece: the line waits for it.
    pub(in crate::app) fn ask_in_line(&mut self, misread: Misread) {
        let (position, _) = self.position_to_move_in();
        let write = |mv: &Move| self.write(position, *mv);
        let texts: Vec<String> = misread.promotions.iter().map(write).collect();
        let beginning = common_beginning(&texts);
        self.change_line(|edit| edit.set(&beginning));
        self.refuse_with(misread.sentence, misread.topic);
    }

    /// Whether a second Enter plays the typed move.
    pub const fn is_to_confirm(&self) -> bool {
        self.pending.is_some()
    }

    /// The moves among which the typed text leaves open what a pawn becomes.
    pub fn open_promotions(&self) -> Vec<Move> {
        let asks = self.is_at_the_table()
            && self.preferences.spelling.strict.is_none()
            && self.table.ending().is_none();
        let misread = asks.then(|| self.understand(self.line.text()).err());
        misread.flatten().map_or_else(Vec::new, |it| it.promotions)
    }

    /// The text of the move that a word completes by naming what the pawn becomes.
    pub fn promotion_named(&self, word: &str) -> Option<String> {
        let role = self.role_named(word.trim_start_matches('='))?;
        let mut open = self.open_promotions().into_iter();
        let mv = open.find(|mv| mv.promotion() == Some(role))?;
        Some(self.write(self.table.game().position(), mv))
    }

    pub(in crate::app) fn claim(&mut self, argument: &str) {
        if argument.is_empty() {
            return self.give(Command::Claim(None));
        }
        match self.understand(argument) {
            Ok(understood) => self.give(Command::Claim(Some(understood.mv))),
            Err(misread) => self.refuse_with(misread.sentence, misread.topic),
        }
    }
}

/// The word that a text asks for: after a colon, or alone if no move can be meant. A word that
/// stands alone is none with something behind it.
pub(in crate::app) fn word(text: &str) -> Option<(Action, String)> {
    let (entry, argument) = named(text)?;
    let fits = argument.is_empty() || !entry.argument.is_empty();
    fits.then(|| (entry.action, argument.to_owned()))
}

/// The entry that a text begins with, and what stands behind its word.
fn named(text: &str) -> Option<(&'static Entry, &str)> {
    let (rest, bare) = match text.strip_prefix(':') {
        Some(rest) => (rest.trim_start(), false),
        None => (text, true),
    };
    let (word, argument) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let entry = action::of_word(&word.to_lowercase()).or_else(|| {
        // A beginning that fits one word only will do after the colon.
        let mut fitting = action::words_beginning(word).filter(|_| !bare && !word.is_empty());
        fitting.next().filter(|_| fitting.next().is_none())
    })?;
    Some((entry, argument.trim()))
}
