//! Words that choose how things look and how moves are written.

use crate::app::preferences::{Blindfold, Coordinates, Pieces, View};
use crate::app::{App, Medium, Message};
use crate::notation::style::Style;
use crate::rules::Color;

const VIEWS: [(&str, View); 4] = [
    ("white", View::Fixed(Color::White)),
    ("black", View::Fixed(Color::Black)),
    ("mover", View::Mover),
    ("face", View::FaceToFace),
];

const PIECES: [(&str, Pieces); 3] = [
    ("drawn", Pieces::Drawn),
    ("unicode", Pieces::Unicode),
    ("letters", Pieces::Letters),
];

const COORDINATES: [(&str, Coordinates); 3] = [
    ("outside", Coordinates::Outside),
    ("inside", Coordinates::Inside),
    ("hidden", Coordinates::Hidden),
];

const BLINDFOLDS: [(&str, Blindfold); 3] = [
    ("off", Blindfold::Off),
    ("men", Blindfold::Men),
    ("board", Blindfold::Board),
];

/// The styles of writing, in the order in which they are offered.
const STYLES: [&str; 16] = [
    "san", "fide", "long", "figurine", "uci", "iccf", "de", "fr", "es", "it", "pt", "nl", "pl",
    "ru", "zh-Hans", "zh-Hant",
];

impl App {
    /// Turns the board round; then it stays so.
    pub(in crate::app) fn flip(&mut self) {
        let bottom = !self.bottom();
        self.preferences.view = View::Fixed(bottom);
        if self.medium == Medium::Lines {
            let side = self.words.side(bottom);
            self.message = Some(Message::news(self.words.choice_made(side)));
        }
    }

    pub(in crate::app) fn choose_view(&mut self, word: &str) {
        if let Some(view) = self.choose(&VIEWS, word, &{ self.preferences.view }) {
            self.preferences.view = view;
        }
    }

    /// How the men look; where nothing is seen, where they stand.
    pub(in crate::app) fn choose_pieces(&mut self, word: &str) {
        if self.medium == Medium::Lines {
            let names_a_set = PIECES.iter().any(|(name, _)| *name == word);
            return if names_a_set {
                self.message = Some(Message::refusal(self.words.needs_screen()));
            } else {
                self.say_men(word);
            };
        }
        if let Some(pieces) = self.choose(&PIECES, word, &{ self.preferences.pieces }) {
            self.preferences.pieces = pieces;
        }
    }

    pub(in crate::app) fn choose_coordinates(&mut self, word: &str) {
        if let Some(coordinates) =
            self.choose(&COORDINATES, word, &{ self.preferences.coordinates })
        {
            self.preferences.coordinates = coordinates;
        }
    }

    pub(in crate::app) fn choose_blindfold(&mut self, word: &str) {
        if let Some(blindfold) = self.choose(&BLINDFOLDS, word, &{ self.preferences.blindfold }) {
            self.preferences.blindfold = blindfold;
        }
    }

    /// The next theme, or the one of that name; which there are is known where they are drawn.
    pub(in crate::app) fn choose_theme(&mut self, word: &str) {
        let names = self.themes.clone();
        let choices: Vec<(&str, String)> = names
            .iter()
            .map(|name| (name.as_str(), name.clone()))
            .collect();
        if let Some(theme) = self.choose(&choices, word, &self.preferences.theme.clone()) {
            self.preferences.theme = theme;
        }
    }

    pub(in crate::app) fn choose_notation(&mut self, word: &str) {
        match word.parse::<Style>() {
            Ok(style) => {
                self.preferences.spelling.style = style;
                self.message = Some(Message::news(self.words.choice_made(style.code())));
            }
            Err(_) => self.message = Some(Message::refusal(self.words.choices(&STYLES))),
        }
    }

    /// The choice of a word, or without one the choice after the present one.
    fn choose<T: Clone + PartialEq>(
        &mut self,
        choices: &[(&str, T)],
        word: &str,
        now: &T,
    ) -> Option<T> {
        let index = if word.is_empty() {
            let at = choices.iter().position(|(_, choice)| choice == now);
            Some(at.map_or(0, |at| (at + 1) % choices.len().max(1)))
        } else {
            choices.iter().position(|(name, _)| *name == word)
        };
        let Some((name, choice)) = index.and_then(|index| choices.get(index)) else {
            let names: Vec<&str> = choices.iter().map(|(name, _)| *name).collect();
            self.message = Some(Message::refusal(self.words.choices(&names)));
            return None;
        };
        self.message = Some(Message::news(self.words.choice_made(name)));
        Some(choice.clone())
    }
}
