//! Taking games out: the text of the game on the board, and the name of a file for it.

use crate::app::App;
use crate::pgn;
use crate::rules::Color;

impl App {
    /// The game that is on the board as PGN: the one at the table, or the one under review as
    /// it was read, with the lines that were tried.
    pub(in crate::app) fn exported(&self) -> String {
        match self.review() {
            Some(review) => pgn::to_text(&review.study.with_own_lines()),
            None => self.pgn(),
        }
    }

    /// What a file for that game is named after: the day and the players.
    pub(in crate::app) fn exported_name(&self) -> [String; 3] {
        let names = |name: &dyn Fn(Color) -> Option<String>| {
            Color::ALL.map(|color| name(color).unwrap_or_else(|| self.words.side(color).to_owned()))
        };
        let tag = |name: &str| {
            let tags = &self.review()?.study.game().tags;
            let value = tags.get_any_case(name)?.trim();
            (!value.is_empty() && !value.contains('?')).then(|| value.to_owned())
        };
        let (date, [white, black]) = if self.review().is_some() {
            let name = |color| {
                tag(if color == Color::White {
                    "White"
                } else {
                    "Black"
                })
            };
            (tag("Date").unwrap_or_default(), names(&name))
        } else {
            let players = self.table.players();
            let name = |color| players.name(color).map(str::to_owned);
            (self.occasion.date.clone(), names(&name))
        };
        [date, white, black]
    }
}
