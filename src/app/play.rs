//! The playing screen: which key or word does what.

mod arbiter;
mod board;
mod choices;
mod entry;
mod files;
mod in_words;
mod pages;
mod paste;
mod pausing;
mod questions;
mod signing;
mod table;

pub(super) use entry::word;
pub(super) use pausing::Pause;

use super::action::{self, Action};
use super::dialog::Dialog;
use super::effect::Effect;
use super::event::{Key, KeyPress};
use super::settings::table::Setting;
use super::{App, LineEdit, Medium, Message};
use crate::game::Command;

impl App {
    /// A key on the playing screen.
    pub(super) fn play_key(&mut self, press: KeyPress) -> Vec<Effect> {
        if let Key::Char(letter) = press.key
            && !(press.ctrl || press.alt)
        {
            return self.type_letter(letter);
        }
        match action::of_key(press) {
            Some(Action::Arrows) => self.arrow(press.key),
            Some(action) => return self.perform(action, ""),
            None => self.edit_key(press),
        }
        Vec::new()
    }

    fn type_letter(&mut self, letter: char) -> Vec<Effect> {
        if letter == ' ' && self.line.is_empty() {
            self.enter_on_empty_line();
        } else {
            self.type_text(&letter.to_string());
        }
        Vec::new()
    }

    pub(super) fn edit_key(&mut self, press: KeyPress) {
        if let Some(change) = LineEdit::by_control(press) {
            return self.change_line(change);
        }
        match press.key {
            Key::Backspace => self.change_line(LineEdit::backspace),
            Key::Delete => self.change_line(LineEdit::delete),
            Key::Home => self.change_line(LineEdit::home),
            Key::End => self.change_line(LineEdit::end),
            _ => {}
        }
    }

    pub(super) fn arrow(&mut self, key: Key) {
        match (key, self.line.is_empty()) {
            (Key::Left, false) => self.change_line(LineEdit::left),
            (Key::Right, false) => self.change_line(LineEdit::right),
            (Key::Up, false) => self.choose_candidate(false),
            (Key::Down, false) => self.choose_candidate(true),
            (Key::Left, true) => self.cursor.step(-1, 0, self.bottom()),
            (Key::Right, true) => self.cursor.step(1, 0, self.bottom()),
            (Key::Up, true) => self.cursor.step(0, 1, self.bottom()),
            (_, true) => self.cursor.step(0, -1, self.bottom()),
            (_, false) => {}
        }
    }

    /// Does what was asked for by key or word.
    pub(super) fn perform(&mut self, action: Action, argument: &str) -> Vec<Effect> {
        if self.medium == Medium::Lines && action::needs_screen(action) {
            self.message = Some(Message::refusal(self.words.needs_screen()));
            return Vec::new();
        }
        match action {
            Action::Submit => return self.submit(),
            Action::Complete => self.complete(),
            Action::LetGo => self.let_go(),
            Action::Help => self.dialog = Some(Dialog::Page(self.help())),
            Action::Back => self.look(|now| now.saturating_sub(1)),
            Action::Forward => self.look(|now| now + 1),
            Action::ToStart => self.look(|_| 0),
            Action::ToEnd => self.viewed = None,
            Action::Settings => self.open_settings(),
            Action::Flip => self.flip(),
            Action::View => self.choose_setting(Setting::View, argument),
            Action::Notation => self.choose_setting(Setting::Notation, argument),
            Action::Moves if argument.contains(' ') => self.arbiter(&format!("moves {argument}")),
            Action::Moves => self.list_moves(argument),
            Action::Board => self.show_board(),
            Action::Men => self.say_men(argument),
            Action::What => self.say_what(argument),
            Action::Last => self.say_last(argument),
            Action::Clocks => self.say_clocks(),
            Action::Say => self.say_last_move(),
            Action::Sheet if argument.is_empty() => self.show_sheet(),
            Action::Sheet => return self.save_sheet(argument),
            Action::Fen => return self.show_fen(),
            Action::TakeBack => self.ask_take_back(),
            Action::Draw => self.offer_draw(),
            Action::Sign => self.sign(),
            Action::Accept => self.give(Command::Accept),
            Action::Decline => self.give(Command::Decline),
            Action::Claim => self.claim(argument),
            Action::Mate => self.show_chance(),
            Action::Openings => self.look_up_openings(argument),
            Action::Flag => self.give(Command::CallFlag),
            Action::Resign => self.ask_resign(),
            Action::Adjust => self.give(Command::Adjust),
            Action::Pause => self.ask_pause(),
            Action::Resume => return self.resume(argument),
            Action::Pgn => return self.show_pgn(),
            Action::Save => return self.save(argument),
            Action::Swap => self.ask_swap(),
            Action::Arbiter => self.arbiter(argument),
            Action::Time => self.arbiter(&format!("time {argument}")),
            Action::Press => self.give(Command::Press),
            Action::New => self.ask_new(argument),
            Action::Rematch => self.ask_rematch(),
            Action::Mouse => return self.switch_mouse(),
            Action::Pieces => self.choose_pieces(argument),
            Action::Theme => self.choose_setting(Setting::Theme, argument),
            Action::Language => return self.choose_language(argument),
            Action::Coordinates => self.choose_setting(Setting::Coordinates, argument),
            Action::Blindfold => self.choose_setting(Setting::Blindfold, argument),
            Action::NotationPage => self.show_notation(),
            Action::Quit => return self.ask_quit(),
            Action::Redraw => return vec![Effect::Redraw],
            Action::Laws => self.read_laws(argument),
            Action::Why => self.read_why(),
            Action::Menu => self.ask_menu(),
            Action::Practice => return self.ask_practice(argument),
            Action::SetUp => self.ask_setup(argument),
            Action::Stop => self.message = Some(Message::refusal(self.words.no_practice())),
            Action::Review => return self.ask_review(argument),
            Action::Variation
            | Action::Leave
            | Action::Autoplay
            | Action::List
            | Action::Game
            | Action::Find
            | Action::PlayOn => {
                self.message = Some(Message::refusal(self.words.no_review()));
            }
            Action::Arrows => {}
        }
        Vec::new()
    }

    /// Whether the program may list, mark and complete legal moves; not where a pause covers them.
    pub fn hints(&self) -> bool {
        let of_game = self.table.regulations().hints || self.table.ending().is_some();
        let seen = of_game && !self.table.is_paused();
        self.review().is_some() || self.is_at_the_table() && seen
    }
}
