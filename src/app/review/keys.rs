//! Keys, words and the mouse while a game is reviewed.

use crate::app::action::{self, Action};
use crate::app::play::word;
use crate::app::{App, Effect, Key, KeyPress, Medium, Message, Pointer, PointerKind, Target};

impl App {
    /// A key while a game is reviewed.
    pub(in crate::app) fn review_key(&mut self, press: KeyPress) -> Vec<Effect> {
        if let Key::Char(letter) = press.key
            && !(press.ctrl || press.alt)
        {
            return self.review_letter(letter);
        }
        let plain = !(press.ctrl || press.alt);
        if plain
            && self.line.is_empty()
            && let Some(effects) = self.list_key(press.key)
        {
            return effects;
        }
        match action::of_key(press) {
            Some(Action::Arrows) => self.review_arrow(press.key),
            Some(action) => return self.review_action(action, ""),
            None => self.review_edit(press),
        }
        Vec::new()
    }

    fn review_letter(&mut self, letter: char) -> Vec<Effect> {
        if letter != ' ' || !self.line.is_empty() {
            self.type_text(&letter.to_string());
        } else if self.review().is_some_and(|review| review.list.is_some()) {
            return self.open_selected();
        } else {
            self.autoplay("");
        }
        Vec::new()
    }

    /// With nothing typed the arrows go through the game.
    fn review_arrow(&mut self, key: Key) {
        if !self.line.is_empty() {
            return self.arrow(key);
        }
        match key {
            Key::Left => self.step_review(false),
            Key::Right => self.step_review(true),
            Key::Up => self.choose_continuation(false),
            _ => self.choose_continuation(true),
        }
    }

    fn review_edit(&mut self, press: KeyPress) {
        match press.key {
            Key::Home if self.line.is_empty() => self.go_to_end(false),
            Key::End if self.line.is_empty() => self.go_to_end(true),
            _ => self.edit_key(press),
        }
    }

    /// What can be asked for while a game is reviewed.
    pub(super) fn review_action(&mut self, action: Action, argument: &str) -> Vec<Effect> {
        match action {
            Action::PlayOn
            | Action::Board
            | Action::Men
            | Action::What
            | Action::Say
            | Action::Fen
                if self.reviews_no_position() =>
            {
                self.refuse_without_start();
            }
            Action::Submit => return self.review_submit(),
            Action::LetGo => self.review_let_go(),
            Action::Back => self.step_review(false),
            Action::Forward => self.step_review(true),
            Action::ToStart => self.go_to_end(false),
            Action::ToEnd => self.go_to_end(true),
            Action::Variation => self.enter_variation(argument),
            Action::Leave => {
                if !self.leave_variation() {
                    self.message = Some(Message::refusal(self.words.in_no_variation()));
                }
            }
            Action::Autoplay => self.autoplay(argument),
            Action::List => return self.open_list(argument),
            Action::Game => return self.open_game(argument),
            Action::Find => return self.find_games(argument),
            Action::PlayOn => return self.play_from_here(None),
            Action::Pgn => return self.show_pgn(),
            Action::Sheet => self.show_reviewed_sheet(),
            Action::Stop | Action::Quit => return self.leave_review(),
            Action::Complete
            | Action::Flip
            | Action::View
            | Action::Notation
            | Action::NotationPage
            | Action::Pieces
            | Action::Theme
            | Action::Language
            | Action::Coordinates
            | Action::Blindfold
            | Action::Settings
            | Action::Moves
            | Action::Board
            | Action::Men
            | Action::What
            | Action::Say
            | Action::Fen
            | Action::Save
            | Action::Review
            | Action::Help
            | Action::Mouse
            | Action::Redraw => return self.perform(action, argument),
            _ => self.message = Some(Message::refusal(self.words.not_in_review())),
        }
        Vec::new()
    }

    /// Whether a game is reviewed that began nobody knows where.
    pub(in crate::app) fn reviews_no_position(&self) -> bool {
        self.review()
            .is_some_and(|review| !review.study.has_start())
    }

    pub(super) fn refuse_without_start(&mut self) {
        let sentence = self.words.ended(self.words.no_start());
        self.message = Some(Message::refusal(sentence));
    }

    /// Esc: one thing after the other is put away, and at last nothing.
    fn review_let_go(&mut self) {
        let Some(review) = self.review_mut() else {
            return;
        };
        let played = review.autoplay.next().is_some();
        review.autoplay.stop();
        let list = review.list.is_some();
        if !self.line.is_empty() {
            self.line.clear();
        } else if self.cursor.picked.is_some() {
            self.cursor.let_go();
        } else if self.message.take().is_some() || played {
        } else if list {
            if let Some(review) = self.review_mut() {
                review.list = None;
            }
        } else if self.medium == Medium::Screen {
            self.leave_variation();
        }
    }

    /// Enter: a word, a number, a move; with nothing typed the chosen move or game.
    fn review_submit(&mut self) -> Vec<Effect> {
        let text = self.line.text().trim().to_owned();
        let listing = self.review().is_some_and(|review| review.list.is_some());
        if text.is_empty() {
            self.line.clear();
            if listing {
                return self.open_selected();
            }
            self.step_review(true);
            return Vec::new();
        }
        if let Some((action, argument)) = word(&text) {
            self.line.clear();
            self.message = None;
            return self.review_action(action, &argument);
        }
        if text.starts_with(':') {
            self.refuse_word(&text);
            return Vec::new();
        }
        if listing {
            self.line.clear();
            return self.submit_to_list(&text);
        }
        self.review_typed(&text)
    }

    /// In the list a number opens a game, and any other text is looked for.
    fn submit_to_list(&mut self, text: &str) -> Vec<Effect> {
        if text.bytes().all(|byte| byte.is_ascii_digit()) {
            self.open_game(text)
        } else {
            self.find_games(text)
        }
    }

    /// The mouse while a game is reviewed.
    pub(in crate::app) fn review_pointer(&mut self, pointer: Pointer) -> Vec<Effect> {
        let listing = self.review().is_some_and(|review| review.list.is_some());
        match (pointer.kind, pointer.target) {
            (PointerKind::WheelUp, _) if listing => return self.turn_list(Key::Up),
            (PointerKind::WheelDown, _) if listing => return self.turn_list(Key::Down),
            (PointerKind::WheelUp, _) => self.step_review(false),
            (PointerKind::WheelDown, _) => self.step_review(true),
            (PointerKind::Press, Target::Choice(row)) if listing => return self.click_row(row),
            (PointerKind::Press, Target::Place(node)) => self.go_to(node),
            (PointerKind::Press, Target::Square(square)) => self.press_reviewed(square),
            (PointerKind::Release, Target::Square(square)) => self.release_reviewed(square),
            _ => {}
        }
        Vec::new()
    }

    fn turn_list(&mut self, key: Key) -> Vec<Effect> {
        const NOTCH: usize = 3;
        let turned = (0..NOTCH).filter_map(|_| self.list_key(key));
        turned.flatten().collect()
    }
}
