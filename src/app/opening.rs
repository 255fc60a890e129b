//! The opening that is played, and looking openings up.

use super::dialog::{Dialog, Page};
use super::{App, Message};
use crate::openings::{self, Opening};
use crate::order::InOrder;

/// So many lines of a search are shown; more are looked up more exactly.
const MOST: usize = 200;

impl App {
    /// The opening of the position shown, by its position; transpositions count.
    /// Where names of openings are kept back, nobody is told before the end.
    pub fn opening(&self) -> Option<Opening> {
        let told = self.is_at_the_table() && !self.keeps_openings_secret();
        let game = self.table.game();
        let shown = &game.plies()[..self.shown_plies()];
        told.then(|| openings::of_game(game.start(), shown.iter().map(|ply| &ply.after)))
            .flatten()
    }

    /// Whether the players are not told what their opening is called, as it would help them.
    pub(super) fn keeps_openings_secret(&self) -> bool {
        !self.table.regulations().opening_names && self.table.ending().is_none()
    }

    /// Tells the opening of the game, or lists those that a text means.
    pub(super) fn look_up_openings(&mut self, text: &str) {
        if self.keeps_openings_secret() {
            return self.refuse_help();
        }
        if self.is_covered_by_pause() {
            return;
        }
        let found = match (text, self.opening()) {
            ("", Some(opening)) => {
                let mut on = openings::search(opening.moves);
                // What is played first, then what is next.
                on.put_in_order_by(|opening| opening.sans().count());
                on
            }
            ("", None) => {
                self.message = Some(Message::refusal(self.words.no_opening_yet()));
                return;
            }
            (text, _) => openings::search(text),
        };
        if found.is_empty() {
            self.message = Some(Message::refusal(self.words.no_such_opening(text)));
            return;
        }
        let shown = found.iter().take(MOST);
        let lines = shown.map(|opening| self.words.opening_line(opening));
        let title = self
            .words
            .openings_title(found.len().min(MOST), found.len());
        self.dialog = Some(Dialog::Page(Page::new(title, lines.collect())));
    }
}
