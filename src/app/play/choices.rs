//! Words that choose how things look and how moves are written.

use std::borrow::Cow;

use crate::app::preferences::View;
use crate::app::settings::table::{self, Kind, Setting};
use crate::app::{App, Effect, Medium, Message};
use crate::wording::Language;

impl App {
    /// Turns the board round; then it stays so.
    pub(in crate::app) fn flip(&mut self) {
        let bottom = !self.bottom();
        self.preferences.view = View::Fixed(bottom);
        if self.medium == Medium::Lines {
            let (name, side) = (
                self.words.setting_name(Setting::View),
                self.words.side(bottom),
            );
            self.message = Some(Message::news(self.words.choice_made(name, side)));
        }
    }

    /// How the men look; where nothing is seen, where they stand.
    pub(in crate::app) fn choose_pieces(&mut self, word: &str) {
        if self.medium == Medium::Screen {
            self.choose_setting(Setting::Pieces, word);
        } else if table::of(Setting::Pieces).values().contains(&word) {
            self.message = Some(Message::refusal(self.words.needs_screen()));
        } else {
            self.say_men(word);
        }
    }

    /// Gives a setting the value of a word, or without one the value after the present one.
    pub(in crate::app) fn choose_setting(&mut self, setting: Setting, word: &str) {
        let word = if word.is_empty() {
            self.value_beside(setting, true)
        } else {
            word.to_owned()
        };
        self.message = Some(match self.set(setting, &word) {
            Ok(()) => {
                let name = self.words.setting_name(setting);
                Message::news(self.words.choice_made(name, &word))
            }
            Err(choices) => {
                let choices: Vec<&str> = choices.iter().map(String::as_str).collect();
                Message::refusal(self.words.choices(&choices))
            }
        });
    }

    /// Speaks another language from now on.
    pub(in crate::app) fn choose_language(&mut self, word: &str) -> Vec<Effect> {
        self.choose_setting(Setting::Language, word);
        vec![Effect::Speak(self.language())]
    }

    /// The language that is spoken.
    pub fn language(&self) -> Language {
        self.preferences.language.unwrap_or(self.locale)
    }

    /// Gives a setting the value of a word, or tells which words there are.
    pub(in crate::app) fn set(&mut self, setting: Setting, word: &str) -> Result<(), Vec<String>> {
        let values = self.values(setting);
        let is_theme = setting == Setting::Theme;
        if is_theme && !values.iter().any(|name| name == word) {
            return Err(values);
        }
        self.preferences.set(setting, word).map_err(|_| values)?;
        self.table.show_tenths_below(self.preferences.tenths_below);
        if setting == Setting::Language {
            self.words = self.language().words();
        }
        Ok(())
    }

    /// The words for the values of a setting, where there are only a few.
    pub(in crate::app) fn values(&self, setting: Setting) -> Vec<String> {
        let entry = table::of(setting);
        match entry.kind {
            Kind::Theme => self.themes.clone(),
            _ => entry.values().into_iter().map(str::to_owned).collect(),
        }
    }

    /// The word for the present value of a setting.
    pub fn value(&self, setting: Setting) -> Cow<'_, str> {
        let word = self.preferences.word(setting);
        match self.themes.first() {
            Some(first) if setting == Setting::Theme && word.is_empty() => Cow::Borrowed(first),
            _ => word,
        }
    }

    /// The value of a setting after the present one, or before it; the first follows the last.
    pub(in crate::app) fn value_beside(&self, setting: Setting, forward: bool) -> String {
        let values = self.values(setting);
        let now = self.value(setting);
        let at = values.iter().position(|value| *value == now);
        let count = values.len().max(1);
        let next = match (at, forward) {
            (None, _) => 0,
            (Some(at), true) => (at + 1) % count,
            (Some(at), false) => (at + count - 1) % count,
        };
        values.get(next).cloned().unwrap_or_default()
    }
}
