//! The mouse while a position is set up: men are put, dragged, and dragged off the board.

use super::{Control, Tool};
use crate::app::{App, Effect, Message, Pointer, PointerKind, Target};
use crate::rules::{Piece, Square};

impl App {
    /// The mouse while a position is set up.
    pub(in crate::app) fn setup_pointer(&mut self, pointer: Pointer) -> Vec<Effect> {
        match (pointer.kind, pointer.target) {
            (PointerKind::Press, Target::Square(square)) => self.setup_press(square),
            (PointerKind::Press, Target::Choice(index)) => {
                if let Some(control) = Control::all().nth(index) {
                    return self.use_control(control);
                }
            }
            (PointerKind::Release, target) => self.setup_release(target),
            _ => {}
        }
        Vec::new()
    }

    fn setup_press(&mut self, square: Square) {
        self.line.clear();
        self.cursor.visible = false;
        let Some(editor) = self.editor() else { return };
        let stands = editor.setup.piece_at(square);
        match editor.tool.map(Tool::man) {
            // Whether this is a click, or drags the man that stands there, is known at the release.
            Some(Some(_)) if stands.is_some() => {
                self.message = None;
                self.pressed = Some(square);
                self.cursor.picked = Some(square);
            }
            Some(man) => self.put_man(square, man),
            None => {
                self.pressed = Some(square);
                self.setup_choose(square);
            }
        }
    }

    /// A man that was dragged is dropped on a square, or beside the board, where it is gone. One
    /// that was only clicked gives way to the man in hand.
    fn setup_release(&mut self, target: Target) {
        let held = self
            .pressed
            .take()
            .filter(|&from| self.cursor.picked == Some(from));
        let in_hand = self.editor().and_then(|editor| editor.tool);
        match (held, target) {
            (Some(from), Target::Square(square)) if square == from => {
                if let Some(man) = in_hand.and_then(Tool::man) {
                    self.click_with(man, square);
                }
            }
            (Some(_), Target::Square(square)) => self.setup_choose(square),
            (Some(from), Target::Nothing | Target::Choice(_)) => self.put_man(from, None),
            _ => {}
        }
    }

    /// Puts the man in hand where another stands; a second click takes off what the first has put.
    fn click_with(&mut self, man: Piece, square: Square) {
        let stands = self
            .editor()
            .and_then(|editor| editor.setup.piece_at(square));
        self.put_man(square, Some(man).filter(|_| stands != Some(man)));
    }

    fn use_control(&mut self, control: Control) -> Vec<Effect> {
        self.cursor.hide();
        self.message = None;
        if control == Control::Play {
            return self.play_setup();
        }
        if let Some(editor) = self.editor_mut() {
            editor.use_control(control);
        }
        if let Some(tool) = self.editor().and_then(|editor| editor.tool) {
            self.message = Some(Message::news(self.words.in_hand(tool.man())));
        }
        Vec::new()
    }
}
