//! Pasted text: a line to be edited, or the moves of a game, which are offered to be played.

use crate::app::dialog::Deed;
use crate::app::{App, Dialog, Medium};
use crate::notation::fen;
use crate::pgn;
use crate::rules::Move;

impl App {
    /// Text was pasted as a whole. It is never a row of commands.
    pub(in crate::app) fn paste(&mut self, text: &str) {
        match &mut self.dialog {
            Some(Dialog::Form(form)) => return form.paste(text),
            Some(_) => return,
            None => {}
        }
        if self.reading().is_some() {
            return self.search_laws(text);
        }
        let moves = if self.is_at_the_table() {
            self.pasted_moves(text)
        } else {
            Vec::new()
        };
        if moves.len() > 1 && self.table.may_move().is_ok() && self.table.ending().is_none() {
            let question = self.words.ask_paste(moves.len(), &self.beginning(&moves));
            self.pasted = moves;
            match self.medium {
                Medium::Screen => self.confirm(question, Deed::PlayPasted),
                // Whoever types several moves in one line means them.
                Medium::Lines => self.play_pasted(),
            }
        } else {
            let first = text.lines().map(str::trim).find(|line| !line.is_empty());
            let first = first.unwrap_or_default();
            self.type_text(first);
            if self.is_setup_fen(first) {
                self.change_setup(first);
            }
        }
    }

    /// The moves that a text holds from the present position; none if not all of it are moves.
    fn pasted_moves(&self, text: &str) -> Vec<Move> {
        let position = self.table.game().position();
        let start = format!("[SetUp \"1\"]\n[FEN \"{}\"]\n\n", fen::write(position));
        let text = if text.trim_start().starts_with('[') {
            text.to_owned()
        } else {
            start + text
        };
        let Some(Ok(game)) = pgn::Reader::new(text.as_bytes()).next() else {
            return Vec::new();
        };
        if !game.errors.is_empty() || game.start.is_none_or(|start| start.key() != position.key()) {
            return Vec::new();
        }
        game.tree
            .main_line()
            .map_while(|node| game.tree.mv(node))
            .collect()
    }

    /// The first few moves, as they are written.
    fn beginning(&self, moves: &[Move]) -> String {
        const SHOWN: usize = 4;
        let mut position = *self.table.game().position();
        let mut texts = Vec::new();
        for &mv in moves.iter().take(SHOWN) {
            texts.push(self.write(&position, mv));
            position = position.play(mv);
        }
        if moves.len() > SHOWN {
            texts.push("…".to_owned());
        }
        texts.join(" ")
    }

    /// Plays the moves that were pasted, as far as the game goes.
    pub(in crate::app) fn play_pasted(&mut self) {
        for mv in std::mem::take(&mut self.pasted) {
            if self.table.ending().is_some() {
                break;
            }
            self.give(crate::game::Command::Play { mv, offer: false });
        }
    }
}
