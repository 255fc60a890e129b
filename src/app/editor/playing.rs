//! The ways into the editor and out of it into a game.

use super::{Editor, reading};
use crate::app::activity::Activity;
use crate::app::dialog::{Deed, Dialog};
use crate::app::{App, Effect, Form, Medium, Message};
use crate::rules::Setup;

impl App {
    /// The program with the editor and no game.
    pub fn set_up_alone(&mut self, setup: Setup) {
        self.activity = Activity::SetUp(Box::new(Editor::new(setup, true)));
    }

    /// Sets up a position, beginning with the one on the board or with a FEN.
    pub(in crate::app) fn ask_setup(&mut self, argument: &str) {
        if self.table.regulations().is_tournament() && self.table.in_progress() {
            self.message = Some(Message::refusal(self.words.not_in_tournament()));
            return;
        }
        let mut setup = self.shown_position().setup();
        setup.variant = self.table.game().variant();
        if !argument.is_empty() {
            setup = match reading::read(argument, &setup, 0) {
                Ok(setup) => setup,
                Err(fault) => {
                    self.message = Some(Message::refusal(self.words.setup_fault(&fault)));
                    return;
                }
            };
        }
        self.put_game_aside();
        self.cursor.hide();
        self.activity = Activity::SetUp(Box::new(Editor::new(setup, false)));
    }

    /// Goes on to names and clock for a game from here, or says why there can be none.
    pub(super) fn play_setup(&mut self) -> Vec<Effect> {
        let Some(editor) = self.editor() else {
            return Vec::new();
        };
        let Ok((position, _)) = editor.verdict() else {
            self.message = Some(Message::refusal(self.setup_state(editor)));
            return Vec::new();
        };
        let deed = Deed::New(position, editor.setup.variant);
        if self.medium == Medium::Screen {
            let form = Form::of(self).at_position(&self.setup_fen());
            self.dialog = Some(Dialog::Form(form));
            return Vec::new();
        }
        if self.table.in_progress() {
            self.confirm(self.words.ask_new(), deed);
            return Vec::new();
        }
        self.carry_out(deed)
    }
}
