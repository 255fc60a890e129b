//! What can be asked about the game: its position, its moves.

use crate::app::dialog::{Dialog, Page};
use crate::app::{App, Effect, Medium, Message};
use crate::notation::fen;
use crate::order::InOrder;
use crate::rules::Square;

impl App {
    pub(in crate::app) fn show_fen(&mut self) -> Vec<Effect> {
        self.show_fen_text(fen::write(self.shown_position()))
    }

    /// Shows the FEN of a position and copies it.
    pub(in crate::app) fn show_fen_text(&mut self, text: String) -> Vec<Effect> {
        let copies = self.medium == Medium::Screen;
        let mut lines = vec![text.clone()];
        if copies {
            lines.extend([String::new(), self.words.copied()]);
        }
        self.dialog = Some(Dialog::Page(Page::new("FEN".to_owned(), lines)));
        copies.then_some(Effect::Copy(text)).into_iter().collect()
    }

    /// Lists the legal moves, all or those from a square.
    pub(in crate::app) fn list_moves(&mut self, argument: &str) {
        if self.is_covered_by_pause() {
            return;
        }
        if !self.hints() {
            return self.refuse_help();
        }
        let from: Option<Square> = argument.to_lowercase().parse().ok();
        if from.is_none() && !argument.is_empty() {
            self.message = Some(Message::refusal(self.words.moves_usage().to_owned()));
            return;
        }
        let position = *self.shown_position();
        let moves = position.legal_moves();
        let mut texts: Vec<String> = moves
            .iter()
            .filter(|mv| from.is_none_or(|from| mv.from == from))
            .map(|&mv| self.write(&position, mv))
            .collect();
        texts.put_in_order();
        let title = match from {
            Some(square) => self.words.legal_moves_from(square, texts.len()),
            None => self.words.legal_moves(texts.len()),
        };
        let lines = (!texts.is_empty()).then(|| texts.join("  "));
        let page = Page::new(title, lines.into_iter().collect());
        self.dialog = Some(Dialog::Page(page));
    }

    /// Puts the rules of notation beside the board or takes them away; without a board they are a page.
    pub(in crate::app) fn show_notation(&mut self) {
        if self.medium == Medium::Screen {
            self.notation_page = !self.notation_page;
            return;
        }
        let rules = self.words.notation_rules().iter();
        let lines = rules.map(|&rule| rule.to_owned()).collect();
        let page = Page::new(self.words.notation_title().to_owned(), lines);
        self.dialog = Some(Dialog::Page(page));
    }

    pub(in crate::app) fn say_last_move(&mut self) {
        if let Some(review) = self.review() {
            let (study, at) = (review.study(), review.at());
            let made = study.tree().mv(at);
            let said = made.map(|mv| self.words.move_made(study.before(at), mv));
            self.message = Some(Message::news(
                said.unwrap_or_else(|| self.words.no_move_yet()),
            ));
            return;
        }
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
