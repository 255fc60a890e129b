//! The mouse while a position is set up: men are put, dragged, and dragged off the board.

use super::Control;
use crate::app::{App, Effect, Message, Pointer, PointerKind, Target};
use crate::rules::Square;

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
        if let Some(tool) = editor.tool {
            // A second click takes off what the first has put.
            let man = tool.man().filter(|_| tool.man() != stands);
            self.put_man(square, man);
        } else {
            self.pressed = Some(square);
            self.setup_choose(square);
        }
    }

    /// A man that was dragged is dropped on a square, or beside the board, where it is gone.
    fn setup_release(&mut self, target: Target) {
        let held = self
            .pressed
            .take()
            .filter(|&from| self.cursor.picked == Some(from));
        match (held, target) {
            (Some(from), Target::Square(square)) if square != from => self.setup_choose(square),
            (Some(from), Target::Nothing | Target::Choice(_)) => self.put_man(from, None),
            _ => {}
        }
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
