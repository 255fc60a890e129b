//! What can be asked about the game: its position, its moves.

use crate::app::dialog::{Dialog, Page};
use crate::app::{App, Effect, Message};
use crate::notation::fen;

impl App {
    pub(in crate::app) fn show_fen(&mut self) -> Vec<Effect> {
        let text = fen::write(self.shown_position());
        let lines = vec![text.clone(), String::new(), self.words.copied()];
        self.dialog = Some(Dialog::Page(Page::new("FEN".to_owned(), lines)));
        vec![Effect::Copy(text)]
    }

    pub(in crate::app) fn list_moves(&mut self) {
        if !self.hints() {
            self.message = Some(Message::refusal(self.words.not_in_tournament()));
            return;
        }
        let position = *self.shown_position();
        let moves = position.legal_moves();
        let mut texts: Vec<String> = moves.iter().map(|&mv| self.write(&position, mv)).collect();
        texts.sort();
        let page = Page::new(self.words.legal_moves(texts.len()), vec![texts.join("  ")]);
        self.dialog = Some(Dialog::Page(page));
    }

    pub(in crate::app) fn say_last_move(&mut self) {
        let game = self.table.game();
        let sentence = match self.shown_plies().checked_sub(1) {
            Some(last) => self
                .words
                .move_made(game.position_after(last), game.plies()[last].mv),
            None => self.words.no_move_yet(),
        };
        self.message = Some(Message::news(sentence));
    }
}
