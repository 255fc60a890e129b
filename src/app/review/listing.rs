//! The list of the games of a file: choosing, opening, looking for games.

use super::query::{Query, QueryError};
use super::traffic::{Heading, Request};
use crate::app::dialog::Dialog;
use crate::app::{App, Effect, Key, Medium, Message, Page};

/// How many rows a page goes.
const PAGE: usize = 10;
/// How many rows are said where nothing is seen.
const SAID: usize = 20;

impl App {
    /// Opens the list at the game that is shown; where nothing is seen, says its rows.
    pub(in crate::app) fn open_list(&mut self, argument: &str) -> Vec<Effect> {
        let words = self.words;
        let Some(review) = self.review_mut() else {
            return Vec::new();
        };
        let Some(library) = &review.library else {
            self.message = Some(Message::refusal(words.no_file_reviewed()));
            return Vec::new();
        };
        let from = argument
            .parse::<usize>()
            .ok()
            .and_then(|it| it.checked_sub(1));
        if from.is_none() && !argument.is_empty() {
            self.message = Some(Message::refusal(words.list_usage()));
            return Vec::new();
        }
        let known = library.indexed.done;
        review.list = Some(from.unwrap_or(library.row_of_game(review.number)));
        review.autoplay.stop();
        self.message = None;
        if self.medium == Medium::Lines && !known {
            return vec![Effect::Review(Request::Index)];
        }
        self.ask_headings()
    }

    /// Asks for what the list is to show and does not know yet.
    pub(super) fn ask_headings(&mut self) -> Vec<Effect> {
        let Some(review) = self.review_mut() else {
            return Vec::new();
        };
        let (Some(row), Some(library)) = (review.list.as_mut(), review.library.as_mut()) else {
            return Vec::new();
        };
        *row = (*row).min(library.listed().saturating_sub(1));
        let unknown = library.unknown_around(*row);
        if !unknown.is_empty() {
            return vec![Effect::Review(Request::Headings(unknown))];
        }
        self.say_list();
        Vec::new()
    }

    pub(super) fn take_headings(&mut self, headings: Vec<(usize, Heading)>) {
        if let Some(library) = self.review_mut().and_then(|review| review.library.as_mut()) {
            library.take_headings(headings);
        }
        self.say_list();
    }

    /// Says the rows of the list, where nothing is seen.
    fn say_list(&mut self) {
        if self.medium == Medium::Screen {
            return;
        }
        let words = self.words;
        let Some(review) = self.review_mut() else {
            return;
        };
        let Some(first) = review.list.take() else {
            return;
        };
        let Some(library) = &review.library else {
            return;
        };
        let rows = (first..first.saturating_add(SAID)).map_while(|row| {
            let number = library.game_in_row(row)?;
            Some(words.list_row(&library.heading(number)?.row(number + 1)))
        });
        let lines: Vec<String> = rows.collect();
        let page = Page::new(words.list_title(&library.told()), lines);
        self.dialog = Some(Dialog::Page(page));
    }

    /// A key while the list is open and nothing is typed; whether it was for the list.
    pub(super) fn list_key(&mut self, key: Key) -> Option<Vec<Effect>> {
        let review = self.review_mut()?;
        let row = review.list?;
        let last = review.library.as_ref()?.listed().saturating_sub(1);
        let row = match key {
            Key::Up => row.saturating_sub(1),
            Key::Down => row + 1,
            Key::PageUp => row.saturating_sub(PAGE),
            Key::PageDown => row.saturating_add(PAGE),
            Key::Home => 0,
            Key::End => last,
            _ => return None,
        };
        review.list = Some(row.min(last));
        Some(self.ask_headings())
    }

    /// Selects a row of the list; one that is selected already is opened.
    pub(super) fn click_row(&mut self, row: usize) -> Vec<Effect> {
        let Some(review) = self.review_mut() else {
            return Vec::new();
        };
        if review.list == Some(row) {
            return self.open_selected();
        }
        review.list = Some(row);
        self.ask_headings()
    }

    /// Opens the game that is selected.
    pub(super) fn open_selected(&mut self) -> Vec<Effect> {
        let selected = self.review().and_then(|review| {
            let library = review.library.as_ref()?;
            library.game_in_row(review.list?)
        });
        selected.map_or_else(Vec::new, |number| self.ask_game(number))
    }

    fn ask_game(&mut self, number: usize) -> Vec<Effect> {
        let known = self.review().and_then(|review| review.library.as_ref());
        let known = known.is_some_and(|library| number < library.indexed.games);
        self.message = (!known).then(|| Message::news(self.words.looking_for_game(number + 1)));
        vec![Effect::Review(Request::Game(number))]
    }

    /// Opens a game by its number, or the one beside the present one.
    pub(in crate::app) fn open_game(&mut self, argument: &str) -> Vec<Effect> {
        let Some(review) = self.review() else {
            return Vec::new();
        };
        let Some(library) = &review.library else {
            self.message = Some(Message::refusal(self.words.no_file_reviewed()));
            return Vec::new();
        };
        let beside = |forward| {
            let there = library.beside(review.number, forward);
            there.ok_or_else(|| self.words.no_game_beside(forward))
        };
        let number = match argument {
            "" | "next" => beside(true),
            "back" => beside(false),
            number => number
                .parse::<usize>()
                .ok()
                .and_then(|number| number.checked_sub(1))
                .ok_or_else(|| self.words.game_usage()),
        };
        match number {
            Ok(number) => self.ask_game(number),
            Err(sentence) => {
                self.message = Some(Message::refusal(sentence));
                Vec::new()
            }
        }
    }

    /// Looks for games; without a word the whole list is shown again.
    pub(in crate::app) fn find_games(&mut self, text: &str) -> Vec<Effect> {
        let words = self.words;
        let shown = *self.shown_position();
        let Some(library) = self.review_mut().and_then(|review| review.library.as_mut()) else {
            self.message = Some(Message::refusal(words.no_file_reviewed()));
            return Vec::new();
        };
        if text.is_empty() && library.search.take().is_some() {
            self.message = Some(Message::news(words.whole_list()));
            return self.reopen_list();
        }
        let query = match Query::read(text, &shown) {
            Ok(query) => query,
            Err(error) => {
                let sentence = match error {
                    QueryError::Empty => words.find_usage(),
                    QueryError::Result(text) => words.no_result(&text),
                    QueryError::Position(error) => words.in_a_row(&words.fen_refusal(&error)),
                };
                self.message = Some(Message::refusal(sentence));
                return Vec::new();
            }
        };
        let search = library.begin_search(query.text());
        self.message = None;
        if self.medium == Medium::Screen
            && let Some(review) = self.review_mut()
        {
            review.list = Some(0);
        }
        vec![Effect::Review(Request::Find { search, query })]
    }

    /// The list after its rows have changed, if it is open.
    fn reopen_list(&mut self) -> Vec<Effect> {
        if let Some(review) = self.review_mut()
            && review.list.is_some()
        {
            review.list = Some(review.number);
        }
        self.ask_headings()
    }
}
