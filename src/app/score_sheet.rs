//! The score sheet as paper has it, and how the players' own sheets compare.

use super::App;
use super::dialog::{Dialog, Page};
use crate::game::clock;
use crate::notation::reader::{self, Context};
use crate::notation::san;
use crate::rules::Color;
use crate::wording::Comparison;

/// The width of a move with its time on the sheet.
const COLUMN: usize = 20;

impl App {
    /// What stands on the sheet for a ply (counted from 0): the move; or where
    /// the players keep the sheets, what the player to move has written.
    pub fn sheet_text(&self, ply: usize) -> String {
        let game = self.table.game();
        if self.table.players_record() && self.table.ending().is_none() {
            let written = self.table.sheets().text(self.turn(), ply);
            return written.unwrap_or("…").to_owned();
        }
        self.write(game.position_after(ply), game.plies()[ply].mv)
    }

    pub(super) fn show_sheet(&mut self) {
        let page = Page::new(self.words.sheet_title().to_owned(), self.sheet_lines());
        self.dialog = Some(Dialog::Page(page));
    }

    /// The sheet in two columns, with times, offers, the result and who has confirmed it.
    pub fn sheet_lines(&self) -> Vec<String> {
        let name = |color| {
            self.table
                .players()
                .name(color)
                .unwrap_or(self.words.side(color))
        };
        let [white, black] = Color::ALL.map(name);
        let mut lines = vec![format!("{:5}{white:COLUMN$}{black}", ""), String::new()];
        let game = self.table.game();
        let offset = usize::from(!game.start().turn().is_white());
        for row in 0..(game.len() + offset).div_ceil(2) {
            let number = game
                .start()
                .fullmoves()
                .saturating_add(u32::try_from(row).unwrap_or(u32::MAX));
            let [left, right] = [0, 1].map(|half| match (2 * row + half).checked_sub(offset) {
                None => "…".to_owned(),
                Some(ply) if ply < game.len() => self.sheet_entry(ply),
                Some(_) => String::new(),
            });
            lines.push(
                format!("{number:3}. {left:COLUMN$}{right}")
                    .trim_end()
                    .to_owned(),
            );
        }
        if let Some(ending) = self.table.ending() {
            lines.extend([String::new(), self.words.ending(&ending)]);
            let signed = Color::ALL
                .into_iter()
                .filter(|&color| self.has_signed(color));
            lines.extend(signed.map(|color| self.words.signed(name(color))));
        }
        lines
    }

    /// A move with the time on the clock and the sign of an offer.
    fn sheet_entry(&self, ply: usize) -> String {
        let margin = self.table.margins().get(ply);
        let time = margin
            .and_then(|margin| margin.left)
            .map(|left| clock::clk(left, false));
        let offer = margin
            .filter(|margin| margin.offered)
            .map(|_| "(=)".to_owned());
        let parts = [Some(self.sheet_text(ply)), offer, time];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// How the sheet that a player kept compares with the moves that were made, in a sentence.
    pub fn sheet_comparison(&self, color: Color) -> String {
        let game = self.table.game();
        let mut faults = Vec::new();
        for (ply, made) in game.plies().iter().enumerate() {
            let before = game.position_after(ply);
            let written = self.table.sheets().text(color, ply).unwrap_or_default();
            if written == san::write(before, made.mv) {
                continue;
            }
            let code = match reader::read(written, &Context::new(before)) {
                _ if written.is_empty() => "missing",
                Ok(read) if read.mv == made.mv => {
                    read.notes.first().map_or("spelling", |note| note.code())
                }
                Ok(_) => "other-move",
                Err(refusal) => refusal.code(),
            };
            let dots = if before.turn().is_white() { "." } else { "..." };
            faults.push((
                format!("{}{dots}", before.fullmoves()),
                written.to_owned(),
                code,
            ));
        }
        let moves = game.len();
        let exact = moves - faults.len();
        self.words.written(
            color,
            Comparison {
                exact,
                moves,
                faults: &faults,
            },
        )
    }
}
