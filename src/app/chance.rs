//! What is known of the side that won, or would have won, without mating: how it
//! could still have mated, to be played through on the board, or why it could not.

use super::dialog::{Dialog, Page};
use super::{App, Medium, Message};
use crate::game::{Ply, Verdict};
use crate::rules::{Color, Position};

/// So many moves of a line stand in a sentence.
const LONGEST: usize = 12;

impl App {
    /// The moves with which the winner could still have mated. They are shown
    /// behind the moves of the game.
    pub fn chance(&self) -> &[Ply] {
        let mut lines =
            Color::ALL
                .into_iter()
                .filter_map(|color| match self.table.verdict(color) {
                    Some(Verdict::CouldMate(line)) => Some(line.as_slice()),
                    _ => None,
                });
        lines.next_back().unwrap_or_default()
    }

    /// The last of these moves made in the position shown.
    pub(super) fn shown_ply_beyond(&self) -> Option<&Ply> {
        let last = self.shown_beyond().checked_sub(1)?;
        self.chance().get(last)
    }

    /// How many moves of that line have been made in the position shown.
    pub fn shown_beyond(&self) -> usize {
        let viewed = self.viewed.unwrap_or_default();
        viewed.saturating_sub(self.table.game().len())
    }

    /// What was found out about whether a side could still have mated.
    pub(super) fn chances(&self) -> impl Iterator<Item = String> {
        let found = |color| Some((color, self.table.verdict(color)?));
        let found = Color::ALL.into_iter().filter_map(found);
        found.map(|(color, verdict)| self.verdict(color, verdict))
    }

    fn verdict(&self, color: Color, verdict: &Verdict) -> String {
        match verdict {
            Verdict::CouldMate(line) => {
                let beginning = line.iter().enumerate().take(LONGEST);
                let mut texts: Vec<String> = beginning
                    .map(|(index, ply)| self.write(self.before(index), ply.mv))
                    .collect();
                texts.extend((line.len() > LONGEST).then(|| "…".to_owned()));
                let said = self.words.chance(color, &texts.join(" "));
                match self.medium {
                    Medium::Screen => format!("{said} {}", self.words.chance_hint()),
                    Medium::Lines => said,
                }
            }
            Verdict::CouldNot(obstacle) => self.words.obstacle(color, *obstacle),
            Verdict::Unsettled => self.words.unsettled(color),
        }
    }

    /// The position before a move of the line.
    fn before(&self, index: usize) -> &Position {
        match index.checked_sub(1) {
            Some(last) => &self.chance()[last].after,
            None => self.table.game().position(),
        }
    }

    /// That a position of the line is shown, and which.
    pub(super) fn state_beyond(&self) -> Option<String> {
        let line = self.chance();
        let last = self.shown_beyond().checked_sub(1)?;
        let text = self.write(self.before(last), line.get(last)?.mv);
        Some(self.words.viewing_chance(last + 1, line.len(), &text))
    }

    /// Plays the first move of the line on the board; where there is no board, tells all of it.
    pub(super) fn show_chance(&mut self) {
        let line = self.chance();
        if line.is_empty() {
            let said: Vec<String> = self.chances().collect();
            let said = if said.is_empty() {
                self.words.no_chance()
            } else {
                said.join(" ")
            };
            self.message = Some(Message::refusal(said));
        } else if self.medium == Medium::Screen {
            self.viewed = Some(self.table.game().len() + 1);
        } else {
            let moves = line.iter().enumerate().map(|(index, ply)| {
                let before = self.before(index);
                let text = self.write(before, ply.mv);
                let told = self.words.move_line(before, ply.mv, &text);
                self.words.numbered(before.fullmoves(), &told)
            });
            let title = self.words.chance_title().to_owned();
            self.dialog = Some(Dialog::Page(Page::new(title, moves.collect())));
        }
    }
}
