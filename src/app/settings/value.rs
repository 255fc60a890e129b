//! The values of settings as words, and the words as values.

use std::borrow::Cow;

use super::table::Setting;
use crate::app::preferences::{Blindfold, ColorUse, Coordinates, Pieces, Preferences, View};
use crate::game::time_control::SpecError;
use crate::game::{Players, Profile};
use crate::notation::letters::Letters;
use crate::notation::note::Standard;
use crate::notation::style::{Form, Style};
use crate::rules::Color;
use crate::wording::Language;

/// A word and what it stands for.
type Named<T> = (&'static str, T);

const PIECES: &[Named<Pieces>] = &[
    ("drawn", Pieces::Drawn),
    ("unicode", Pieces::Unicode),
    ("letters", Pieces::Letters),
];

const VIEWS: &[Named<View>] = &[
    ("white", View::Fixed(Color::White)),
    ("black", View::Fixed(Color::Black)),
    ("mover", View::Mover),
    ("face", View::FaceToFace),
];

const COORDINATES: &[Named<Coordinates>] = &[
    ("outside", Coordinates::Outside),
    ("inside", Coordinates::Inside),
    ("hidden", Coordinates::Hidden),
];

const BLINDFOLDS: &[Named<Blindfold>] = &[
    ("off", Blindfold::Off),
    ("men", Blindfold::Men),
    ("board", Blindfold::Board),
];

const FORMS: &[Named<Form>] = &[
    ("san", Form::San),
    ("fide", Form::Fide),
    ("long", Form::Long),
    ("figurine", Form::Figurine),
    ("uci", Form::Uci),
    ("iccf", Form::Iccf),
];

const STANDARDS: &[Named<Option<Standard>>] = &[
    ("off", None),
    ("pgn", Some(Standard::Pgn)),
    ("fide", Some(Standard::Fide)),
];

/// Whether moves are only typed.
const INPUTS: &[Named<bool>] = &[("any", false), ("typed", true)];

const SWITCH: &[Named<bool>] = &[("on", true), ("off", false)];

const COLORS: &[Named<ColorUse>] = &[
    ("auto", ColorUse::Auto),
    ("always", ColorUse::Always),
    ("never", ColorUse::Never),
    ("16", ColorUse::Sixteen),
    ("256", ColorUse::Indexed256),
    ("truecolor", ColorUse::TrueColor),
];

/// Below which time tenths of a second are shown, in milliseconds.
const TENTHS: &[Named<u64>] = &[("20", 20_000), ("10", 10_000), ("never", 0)];

/// Whether ambiguous characters are wide.
const WIDTHS: &[Named<bool>] = &[("narrow", false), ("wide", true)];

/// Without a language of one's own it is that of the system.
const LANGUAGES: &[Named<Option<Language>>] = &[
    ("auto", None),
    ("en", Some(Language::English)),
    ("zh-Hans", Some(Language::Simplified)),
    ("zh-Hant", Some(Language::Traditional)),
];

const PROFILES: &[Named<Profile>] = &[
    ("casual", Profile::Casual),
    ("tournament", Profile::Tournament),
];

fn names<T>(named: &[Named<T>]) -> Vec<&'static str> {
    named.iter().map(|(name, _)| *name).collect()
}

pub(super) fn pieces() -> Vec<&'static str> {
    names(PIECES)
}

pub(super) fn views() -> Vec<&'static str> {
    names(VIEWS)
}

pub(super) fn coordinates() -> Vec<&'static str> {
    names(COORDINATES)
}

pub(super) fn blindfolds() -> Vec<&'static str> {
    names(BLINDFOLDS)
}

pub(super) fn forms() -> Vec<&'static str> {
    names(FORMS)
}

pub(super) fn letters() -> Vec<&'static str> {
    Letters::ALL.into_iter().map(Letters::code).collect()
}

pub(super) fn standards() -> Vec<&'static str> {
    names(STANDARDS)
}

pub(super) fn inputs() -> Vec<&'static str> {
    names(INPUTS)
}

pub(super) fn colors() -> Vec<&'static str> {
    names(COLORS)
}

pub(super) fn tenths() -> Vec<&'static str> {
    names(TENTHS)
}

pub(super) fn widths() -> Vec<&'static str> {
    names(WIDTHS)
}

pub(super) fn languages() -> Vec<&'static str> {
    names(LANGUAGES)
}

pub(super) fn profiles() -> Vec<&'static str> {
    names(PROFILES)
}

/// Why a word is no value of a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// It is none of the words there are.
    Unknown,
    /// It is no time control.
    Clock(SpecError),
}

/// The word for a value.
fn word<T: PartialEq>(named: &[Named<T>], value: &T) -> Cow<'static, str> {
    let found = named.iter().find(|(_, known)| known == value);
    Cow::Borrowed(found.map_or("", |(name, _)| name))
}

/// The value of a word.
fn value<T: Copy>(named: &[Named<T>], word: &str) -> Result<T, Unfit> {
    let found = named.iter().find(|(name, _)| *name == word);
    found.map(|(_, value)| *value).ok_or(Unfit::Unknown)
}

impl Preferences {
    /// The word for the value of a setting, as the table has it. A theme or a player without a
    /// name has an empty one.
    pub fn word(&self, setting: Setting) -> Cow<'_, str> {
        let style = self.spelling.style;
        let player = |color| Cow::Borrowed(self.players.name(color).unwrap_or_default());
        match setting {
            Setting::Theme => Cow::Borrowed(&self.theme),
            Setting::Pieces => word(PIECES, &self.pieces),
            Setting::View => word(VIEWS, &self.view),
            Setting::Coordinates => word(COORDINATES, &self.coordinates),
            Setting::Blindfold => word(BLINDFOLDS, &self.blindfold),
            Setting::Notation => word(FORMS, &style.form),
            Setting::Letters => Cow::Borrowed(style.letters.code()),
            Setting::Strict => word(STANDARDS, &self.spelling.strict),
            Setting::Input => word(INPUTS, &self.typed_only),
            Setting::ConfirmMoves => word(SWITCH, &self.confirm_moves),
            Setting::Mouse => word(SWITCH, &self.mouse),
            Setting::Bell => word(SWITCH, &self.bell),
            Setting::Tenths => word(TENTHS, &self.tenths_below),
            Setting::ClkTenths => word(SWITCH, &self.clk_tenths),
            Setting::Color => word(COLORS, &self.color),
            Setting::TextForm => word(SWITCH, &self.text_form),
            Setting::Ambiguous => word(WIDTHS, &self.wide),
            Setting::Language => word(LANGUAGES, &self.language),
            Setting::White => player(Color::White),
            Setting::Black => player(Color::Black),
            Setting::Clock => Cow::Owned(self.clock.to_string()),
            Setting::Profile => word(PROFILES, &self.profile),
        }
    }

    /// Gives a setting the value of a word. Which themes there are is not known here.
    ///
    /// # Errors
    ///
    /// When the word means no value; then nothing is changed.
    pub fn set(&mut self, setting: Setting, word: &str) -> Result<(), Unfit> {
        match setting {
            Setting::Theme => word.clone_into(&mut self.theme),
            Setting::Pieces => self.pieces = value(PIECES, word)?,
            Setting::View => self.view = value(VIEWS, word)?,
            Setting::Coordinates => self.coordinates = value(COORDINATES, word)?,
            Setting::Blindfold => self.blindfold = value(BLINDFOLDS, word)?,
            Setting::Notation => self.spelling.style = restyled(self.spelling.style, word)?,
            Setting::Letters => {
                self.spelling.style.letters = word.parse().map_err(|_| Unfit::Unknown)?;
            }
            Setting::Strict => self.spelling.strict = value(STANDARDS, word)?,
            Setting::Input => self.typed_only = value(INPUTS, word)?,
            Setting::ConfirmMoves => self.confirm_moves = value(SWITCH, word)?,
            Setting::Mouse => self.mouse = value(SWITCH, word)?,
            Setting::Bell => self.bell = value(SWITCH, word)?,
            Setting::Tenths => self.tenths_below = value(TENTHS, word)?,
            Setting::ClkTenths => self.clk_tenths = value(SWITCH, word)?,
            Setting::Color => self.color = value(COLORS, word)?,
            Setting::TextForm => self.text_form = value(SWITCH, word)?,
            Setting::Ambiguous => self.wide = value(WIDTHS, word)?,
            Setting::Language => self.language = language(word)?,
            Setting::White => self.players = renamed(&self.players, Color::White, word),
            Setting::Black => self.players = renamed(&self.players, Color::Black, word),
            Setting::Clock => self.clock = word.parse().map_err(Unfit::Clock)?,
            Setting::Profile => self.profile = value(PROFILES, word)?,
        }
        Ok(())
    }
}

/// The language of this name, of the many that it has.
fn language(word: &str) -> Result<Option<Language>, Unfit> {
    value(LANGUAGES, word).or_else(|_| word.parse().map(Some).map_err(|_| Unfit::Unknown))
}

/// The form of this name with the letters as they are; or the standard form with the letters
/// of a language.
fn restyled(style: Style, word: &str) -> Result<Style, Unfit> {
    if let Ok(form) = value(FORMS, word) {
        return Ok(Style { form, ..style });
    }
    word.parse().map_err(|_| Unfit::Unknown)
}

/// The same players, one of them with another name or, if it is empty, without one. What cannot
/// be shown is left out.
fn renamed(players: &Players, color: Color, word: &str) -> Players {
    let shown: String = word.chars().filter(|letter| !letter.is_control()).collect();
    let name = |side| {
        if side == color {
            Some(shown.trim().to_owned())
        } else {
            players.name(side).map(str::to_owned)
        }
    };
    Players::new(name(Color::White), name(Color::Black))
}

#[cfg(test)]
mod tests {
    use crate::app::Preferences;
    use crate::app::settings::table::SETTINGS;

    #[test]
    fn every_value_in_the_table_can_be_set_and_told() {
        for entry in SETTINGS {
            for word in entry.values() {
                let mut preferences = Preferences::default();
                assert_eq!(preferences.set(entry.setting, word), Ok(()), "{word}");
                assert_eq!(preferences.word(entry.setting), word, "{}", entry.key);
            }
        }
    }
}
