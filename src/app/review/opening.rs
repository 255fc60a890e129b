//! Beginning and ending a review, and taking in what the ring tells of the file.

use std::mem;

use super::Reviewing;
use super::autoplay::Autoplay;
use super::library::Library;
use super::study::Study;
use super::traffic::{Found, Indexed, Loaded, Opened, Request, Told};
use crate::app::activity::Activity;
use crate::app::record;
use crate::app::{App, Effect, Message};
use crate::pgn::NodeId;

impl App {
    /// The program with a file of games and no game at the table: it ends when the review does.
    pub fn review_alone(&mut self, file: u32, opened: Opened) {
        self.review_opened(file, opened, true);
    }

    /// Another game than the first of the file is shown in the beginning.
    pub fn review_begins_with(&mut self, told: Told) {
        let file = self
            .review()
            .and_then(Reviewing::library)
            .map(|library| library.file);
        // Nothing is asked for in return where a game is brought.
        let _ = self.review_told(file.unwrap_or_default(), told);
    }

    /// Reviews a file, or the game at the table.
    pub(in crate::app) fn ask_review(&mut self, path: &str) -> Vec<Effect> {
        if self.table.regulations().is_tournament() && self.table.is_being_played() {
            self.message = Some(Message::refusal(self.words.not_in_tournament()));
        } else if path.is_empty() && self.is_covered_by_pause() {
            // The game lies under the cover.
        } else if !path.is_empty() {
            return vec![Effect::Review(Request::Open(path.to_owned()))];
        } else if self.table.game().is_empty() {
            self.message = Some(Message::refusal(self.words.nothing_to_review()));
        } else {
            let study = Study::new(record::plain(self));
            let at = self.viewed.unwrap_or(self.table.game().len());
            let path = study.path(study.end(NodeId::ROOT));
            let at = at.checked_sub(1).and_then(|last| path.get(last).copied());
            let loaded = Loaded { study, cut: false };
            self.begin_review(loaded, None, false);
            self.go_to(at.unwrap_or(NodeId::ROOT));
        }
        Vec::new()
    }

    fn review_opened(&mut self, file: u32, opened: Opened, alone: bool) {
        let library = Library::new(file, opened.name, opened.bytes);
        self.begin_review(*opened.first, Some(library), alone);
        self.tell_of_game();
    }

    fn begin_review(&mut self, loaded: Loaded, library: Option<Library>, alone: bool) {
        self.put_game_aside();
        self.viewed = None;
        self.activity = Activity::Review(Box::new(Reviewing {
            study: loaded.study,
            cut: loaded.cut,
            library,
            number: 0,
            at: NodeId::ROOT,
            chosen: 0,
            list: None,
            autoplay: Autoplay::default(),
            alone,
        }));
        self.line.clear();
        self.cursor.hide();
        self.message = None;
    }

    /// Back to the game at the table, or out of the program.
    pub(in crate::app) fn leave_review(&mut self) -> Vec<Effect> {
        let Activity::Review(review) = mem::take(&mut self.activity) else {
            return Vec::new();
        };
        self.line.clear();
        self.cursor.hide();
        self.message = None;
        if review.alone {
            return vec![Effect::Exit(0)];
        }
        let from_file = review.library.is_some();
        from_file
            .then_some(Effect::Review(Request::Close))
            .into_iter()
            .collect()
    }

    /// The ring has told something of the file.
    pub(in crate::app) fn review_told(&mut self, file: u32, told: Told) -> Vec<Effect> {
        let own = self.review().and_then(Reviewing::library);
        let is_own = own.is_some_and(|library| library.file == file);
        match told {
            Told::Opened(_) | Told::Fault(_) => {}
            // It was asked for while another file was open.
            _ if !is_own => return Vec::new(),
            _ => {}
        }
        match told {
            Told::Opened(opened) => {
                let alone = self.review().is_some_and(|review| review.alone);
                self.review_opened(file, opened, alone);
            }
            Told::Indexed(indexed) => return self.take_indexed(indexed),
            Told::Game { number, loaded } => self.take_game(number, *loaded),
            Told::NoGame { number, games } => {
                let sentence = self.words.no_such_game_in_file(number + 1, games);
                self.message = Some(Message::refusal(sentence));
            }
            Told::Headings(headings) => self.take_headings(headings),
            Told::Found(found) => return self.take_found(found),
            Told::Fault(fault) => {
                let sentence = self.words.library_fault(&fault);
                self.message = Some(Message::refusal(sentence));
            }
        }
        Vec::new()
    }

    fn library_mut(&mut self) -> Option<&mut Library> {
        self.review_mut()?.library.as_mut()
    }

    fn take_indexed(&mut self, indexed: Indexed) -> Vec<Effect> {
        if let Some(library) = self.library_mut() {
            library.indexed = indexed;
        }
        self.ask_headings()
    }

    fn take_game(&mut self, number: usize, loaded: Loaded) {
        let Some(review) = self.review_mut() else {
            return;
        };
        review.study = loaded.study;
        review.cut = loaded.cut;
        review.number = number;
        review.list = None;
        review.autoplay.stop();
        self.go_to(NodeId::ROOT);
        self.tell_of_game();
    }

    /// Says what is wrong with the game that was read, if anything is.
    fn tell_of_game(&mut self) {
        let Some(review) = self.review() else { return };
        let cut = review.cut.then(|| self.words.game_cut());
        let errors = &review.study.game().errors;
        let damaged = errors
            .first()
            .filter(|_| cut.is_none())
            .map(|error| self.words.game_damaged(error, errors.len()));
        self.message = cut.or(damaged).map(Message::refusal);
    }

    fn take_found(&mut self, found: Found) -> Vec<Effect> {
        let words = self.words;
        let Some(library) = self.library_mut() else {
            return Vec::new();
        };
        let Some(search) = library.take_found(found) else {
            return Vec::new();
        };
        if search.done {
            let said = words.games_found(search.games.len(), search.looked, &search.text);
            let none = search.games.is_empty();
            if none {
                // A list of nothing is of no use.
                library.search = None;
                if let Some(review) = self.review_mut() {
                    review.list = None;
                }
            }
            self.message = Some(if none {
                Message::refusal(said)
            } else {
                Message::news(said)
            });
        }
        self.ask_headings()
    }
}
