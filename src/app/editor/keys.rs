//! Keys and words while a position is set up.

use super::reading;
use crate::app::action::{self, Action};
use crate::app::activity::Activity;
use crate::app::dialog::{Deed, Dialog, Page};
use crate::app::play::word;
use crate::app::{App, Effect, Key, KeyPress, Medium, Message};
use crate::rules::{Piece, Square};

impl App {
    /// A key while a position is set up.
    pub(in crate::app) fn setup_key(&mut self, press: KeyPress) -> Vec<Effect> {
        let on_board = self.cursor.visible && self.line.is_empty();
        match press.key {
            Key::Char(' ') if self.line.is_empty() => return self.setup_submit(),
            Key::Char(letter) if !(press.ctrl || press.alt) => {
                match Piece::from_fen_letter(letter).filter(|_| on_board) {
                    Some(piece) => self.put_man(self.cursor.square, Some(piece)),
                    None => self.type_text(&letter.to_string()),
                }
                return Vec::new();
            }
            Key::Delete | Key::Backspace if on_board => {
                self.put_man(self.cursor.square, None);
                return Vec::new();
            }
            _ => {}
        }
        match action::of_key(press) {
            Some(Action::Arrows) => self.arrow(press.key),
            Some(action) => return self.setup_action(action, ""),
            None => self.edit_key(press),
        }
        Vec::new()
    }

    /// What can be asked for while a position is set up.
    fn setup_action(&mut self, action: Action, argument: &str) -> Vec<Effect> {
        match action {
            Action::Submit => return self.setup_submit(),
            Action::LetGo => return self.setup_let_go(),
            Action::Quit | Action::Stop => return self.ask_leave_setup(),
            Action::TakeBack => self.undo_setup(),
            Action::Help => self.dialog = Some(Dialog::Page(self.setup_help())),
            Action::Fen => return self.show_fen_text(self.setup_fen()),
            Action::New => return self.play_setup(),
            Action::Flip
            | Action::View
            | Action::Pieces
            | Action::Theme
            | Action::Language
            | Action::Coordinates
            | Action::Board
            | Action::What
            | Action::Mouse
            | Action::Settings
            | Action::Redraw => return self.perform(action, argument),
            _ => self.message = Some(Message::refusal(self.words.not_in_setup())),
        }
        Vec::new()
    }

    /// Enter: a change, a word, a man picked up or dropped, or the game.
    fn setup_submit(&mut self) -> Vec<Effect> {
        let text = self.line.text().trim().to_owned();
        if text.is_empty() {
            self.line.clear();
            if self.cursor.visible {
                self.setup_choose(self.cursor.square);
                return Vec::new();
            }
            return self.play_setup();
        }
        if text == "undo" || text == ":undo" {
            self.line.clear();
            self.undo_setup();
            return Vec::new();
        }
        if text == "play" || text == ":play" {
            self.line.clear();
            return self.play_setup();
        }
        match word(&text) {
            // Here the start is a position.
            Some((Action::ToStart, _)) if !text.starts_with(':') => self.change_setup(&text),
            Some((action, argument)) => {
                self.line.clear();
                self.message = None;
                return self.setup_action(action, &argument);
            }
            None if text.starts_with(':') => {
                self.refuse_word(&text);
            }
            None => self.change_setup(&text),
        }
        Vec::new()
    }

    /// Makes the change that a text describes, or says why it is none.
    pub(in crate::app) fn change_setup(&mut self, text: &str) {
        // When the key went down, to the nanosecond, is lot enough.
        let seed = self.now.monotonic.as_nanos();
        let seed = u64::try_from(seed).unwrap_or_default();
        let Some(editor) = self.editor_mut() else {
            return;
        };
        match reading::read(text, &editor.setup, seed) {
            Ok(setup) => {
                editor.change(setup);
                self.line.clear();
                self.message = None;
            }
            Err(fault) => {
                self.message = Some(Message::refusal(self.words.setup_fault(&fault)));
            }
        }
    }

    /// Whether a pasted text is a whole position for the editor.
    pub(in crate::app) fn is_setup_fen(&self, text: &str) -> bool {
        self.editor().is_some() && reading::is_fen(text)
    }

    pub(super) fn put_man(&mut self, square: Square, man: Option<Piece>) {
        self.message = None;
        self.cursor.let_go();
        if let Some(editor) = self.editor_mut() {
            editor.edit(|setup| setup.put(square, man));
        }
    }

    /// Picks up the man on a square, or drops the one that is held.
    pub(super) fn setup_choose(&mut self, square: Square) {
        self.message = None;
        let picked = self.cursor.picked.take();
        let Some(editor) = self.editor_mut() else {
            return;
        };
        match picked {
            Some(from) if from != square => {
                editor.carry(from, square);
            }
            None if editor.setup.piece_at(square).is_some() => self.cursor.picked = Some(square),
            _ => {}
        }
    }

    fn undo_setup(&mut self) {
        self.cursor.let_go();
        let undone = self.editor_mut().is_some_and(super::Editor::undo);
        self.message = (!undone).then(|| Message::refusal(self.words.nothing_to_undo()));
    }

    fn setup_let_go(&mut self) -> Vec<Effect> {
        if !self.line.is_empty() {
            self.line.clear();
            self.message = None;
        } else if self.cursor.picked.is_some() {
            self.cursor.let_go();
        } else if self.message.take().is_some() {
        } else if self.cursor.visible {
            self.cursor.hide();
        } else if let Some(editor) = self.editor_mut().filter(|it| it.tool.is_some()) {
            editor.tool = None;
        } else if self.medium == Medium::Screen {
            return self.ask_leave_setup();
        }
        Vec::new()
    }

    fn setup_help(&self) -> Page {
        let mut lines = self.words.setup_help().to_vec();
        if self.medium == Medium::Screen {
            lines.push("");
            lines.extend(self.words.setup_keys());
        }
        let lines = lines.into_iter().map(str::to_owned).collect();
        Page::new(self.words.setup_title().to_owned(), lines)
    }

    /// Leaves, after a question if something would be lost.
    fn ask_leave_setup(&mut self) -> Vec<Effect> {
        if self.editor().is_some_and(|editor| editor.past.is_empty()) {
            return self.leave_setup();
        }
        self.confirm(self.words.ask_leave_setup(), Deed::LeaveSetup);
        Vec::new()
    }

    /// Back to the game, or out of the program.
    pub(in crate::app) fn leave_setup(&mut self) -> Vec<Effect> {
        let alone = self.editor().is_some_and(|editor| editor.alone);
        self.activity = Activity::Game;
        self.line.clear();
        self.cursor.hide();
        self.message = None;
        if alone {
            vec![Effect::Exit(0)]
        } else {
            Vec::new()
        }
    }
}
