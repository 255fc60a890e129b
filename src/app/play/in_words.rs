//! What can be asked in words about what a board shows: men, squares, last moves, clocks.

use crate::app::dialog::{Dialog, Page};
use crate::app::{App, Blindfold, Drilling, Message};
use crate::game::Refusal;
use crate::notation::diagram;
use crate::rules::{Color, File, Piece, Rank, Role, Square};

/// How many moves `last` tells where no number is said: the last one of each side.
const LAST: usize = 2;

impl App {
    /// Says something, or how it is asked for.
    fn tell(&mut self, told: Result<String, &'static str>) {
        self.message = Some(match told {
            Ok(sentence) => Message::news(sentence),
            Err(usage) => Message::refusal(usage.to_owned()),
        });
    }

    /// Whether the board cannot be looked at; then that is said.
    fn is_covered(&mut self) -> bool {
        let covered = self.covered();
        if let Some(reason) = &covered {
            self.message = Some(Message::refusal(reason.clone()));
        }
        covered.is_some()
    }

    /// Whether the board is covered by a pause, so that nothing helps with its moves; then that is said.
    pub(in crate::app) fn is_covered_by_pause(&mut self) -> bool {
        self.table.is_paused() && self.is_at_the_table() && self.is_covered()
    }

    /// Why the board cannot be looked at: it is covered as it is on the screen.
    fn covered(&self) -> Option<String> {
        if self.table.is_paused() && self.is_at_the_table() {
            Some(self.due().unwrap_or_else(|| self.words.paused()))
        } else if self.preferences.blindfold == Blindfold::Off {
            None
        } else {
            Some(self.words.blindfolded())
        }
    }

    pub(in crate::app) fn show_board(&mut self) {
        if self.is_covered() {
            return;
        }
        let marked = self.drill().and_then(Drilling::marked_board);
        let board = marked
            .unwrap_or_else(|| diagram::write(|square| self.shown_piece(square), self.bottom()));
        let page = Page::new(self.state(), board);
        self.dialog = Some(Dialog::Page(page));
    }

    /// Where the men of both sides, of one, or of a kind stand.
    pub(in crate::app) fn say_men(&mut self, argument: &str) {
        if self.is_covered() {
            return;
        }
        match self.men_asked(argument) {
            None => self.tell(Err(self.words.men_usage())),
            Some((None, None)) => {
                let lines = Color::ALL.map(|color| self.standing(color, None)).to_vec();
                let page = Page::new(self.words.men_title().to_owned(), lines);
                self.dialog = Some(Dialog::Page(page));
            }
            Some((side, role)) => {
                let sides = Color::ALL
                    .into_iter()
                    .filter(|&color| side.is_none_or(|side| side == color));
                let said: Vec<String> = sides.map(|color| self.standing(color, role)).collect();
                self.tell(Ok(self.words.in_a_row(&said)));
            }
        }
    }

    fn standing(&self, color: Color, role: Option<Role>) -> String {
        let mut roles: Vec<Role> = role.map_or(Role::ALL.to_vec(), |role| vec![role]);
        roles.reverse();
        self.words.standing(self.shown_position(), color, &roles)
    }

    /// The side and the kind of men in "black rooks", each if it is said.
    fn men_asked(&self, argument: &str) -> Option<(Option<Color>, Option<Role>)> {
        let mut asked = (None, None);
        for word in argument.split_whitespace() {
            match (self.side_named(word), self.role_named(word)) {
                (Some(side), _) => asked.0 = Some(side),
                (None, Some(role)) => asked.1 = Some(role),
                (None, None) => return None,
            }
        }
        Some(asked)
    }

    fn side_named(&self, word: &str) -> Option<Color> {
        let mut sides = Color::ALL.into_iter();
        sides.find(|&side| same(self.words.side(side), word))
    }

    /// The kind of man that a word or a letter names: one's own letter before the English one.
    pub(in crate::app) fn role_named(&self, word: &str) -> Option<Role> {
        let find = |named: &dyn Fn(Role) -> bool| Role::ALL.into_iter().find(|&role| named(role));
        let letters = self.preferences.spelling.letters();
        let (one, many) = (|role| self.words.man(role), |role| self.words.men(role));
        find(&|role| same(one(role), word) || same(many(role), word))
            .or_else(|| find(&|role| same(letters.of(role), word)))
            .or_else(|| find(&|role| same(&role.letter().to_string(), word)))
    }

    /// What stands on a square, a file or a rank.
    pub(in crate::app) fn say_what(&mut self, argument: &str) {
        if !self.is_covered() {
            let told = self.what_stands(&argument.to_lowercase());
            self.tell(told.ok_or_else(|| self.words.what_usage()));
        }
    }

    fn what_stands(&self, place: &str) -> Option<String> {
        if let Ok(square) = place.parse::<Square>() {
            let piece = self.shown_piece(square);
            return Some(self.words.on_square(square, piece));
        }
        let letter = place.parse().ok()?;
        if let Some(file) = File::from_letter(letter) {
            let men = self.men_on(|square| square.file() == file);
            return Some(self.words.on_file(file, &men));
        }
        let rank = Rank::from_digit(letter)?;
        let men = self.men_on(|square| square.rank() == rank);
        Some(self.words.on_rank(rank, &men))
    }

    fn men_on(&self, there: impl Fn(Square) -> bool) -> Vec<(Square, Piece)> {
        let position = self.shown_position();
        Square::all()
            .filter(|&square| there(square))
            .filter_map(|square| Some((square, position.piece_at(square)?)))
            .collect()
    }

    /// The last moves in words, each with its number.
    pub(in crate::app) fn say_last(&mut self, argument: &str) {
        if self.table.players_record() && self.table.ending().is_none() {
            self.refuse_help();
            return;
        }
        let count = match argument {
            "" => Some(LAST),
            number => number.parse().ok().filter(|&count| count > 0),
        };
        let Some(count) = count else {
            return self.tell(Err(self.words.last_usage()));
        };
        let shown = self.shown_plies();
        let lines: Vec<String> = (shown.saturating_sub(count)..shown)
            .map(|ply| self.numbered_line(ply))
            .collect();
        if lines.is_empty() {
            self.tell(Ok(self.words.no_move_yet()));
        } else {
            let page = Page::new(self.words.last_moves(lines.len()), lines);
            self.dialog = Some(Dialog::Page(page));
        }
    }

    fn numbered_line(&self, ply: usize) -> String {
        let number = self.table.game().position_after(ply).fullmoves();
        self.words.numbered(number, &self.move_line(ply))
    }

    /// A move that was made (counted from 0), in words and as the players want it written.
    pub fn move_line(&self, ply: usize) -> String {
        let game = self.table.game();
        let (before, mv) = (game.position_after(ply), game.plies()[ply].mv);
        self.words.move_line(before, mv, &self.write(before, mv))
    }

    pub(in crate::app) fn say_clocks(&mut self) {
        if self.table.clock().is_none() {
            return self.refuse(Refusal::NoClock);
        }
        let sentence = self.words.clocks(&self.table, self.now);
        self.tell(Ok(sentence));
    }
}

/// Whether a word is this name, capitals aside.
fn same(name: &str, word: &str) -> bool {
    name.to_lowercase() == word.to_lowercase()
}
