//! The table of settings: key, kind and values of each.
//!
//! What a setting is for is said by the wording layer in one line.

use super::value;
pub use crate::wording::Setting;

/// What is known of a setting.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The setting.
    pub setting: Setting,
    /// Its key in the file; the command line calls it the same.
    pub key: &'static str,
    /// What its values are.
    pub kind: Kind,
}

/// What the values of a setting are.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// One of a few words.
    Words(fn() -> Vec<&'static str>),
    /// On or off: `true` or `false` in the file.
    Switch,
    /// The name of a theme.
    Theme,
    /// The name of a player.
    Name,
    /// The spelling of a time control.
    Clock,
}

impl Entry {
    /// The values, where there are only a few that are known here.
    pub fn values(&self) -> Vec<&'static str> {
        match self.kind {
            Kind::Words(words) => words(),
            Kind::Switch => vec!["on", "off"],
            Kind::Theme | Kind::Name | Kind::Clock => Vec::new(),
        }
    }

    /// Whether it can be seen and changed during a game; the others say how new games begin.
    pub const fn is_on_screen(&self) -> bool {
        !matches!(
            self.setting,
            Setting::White | Setting::Black | Setting::Clock | Setting::Profile
        )
    }
}

const fn entry(setting: Setting, key: &'static str, kind: Kind) -> Entry {
    Entry { setting, key, kind }
}

/// All settings in the order of [`Setting`], which is that of the example and the screen. Where
/// two speak of the same, the later one has the last word: letters after notation.
pub const SETTINGS: &[Entry] = &[
    entry(Setting::Theme, "theme", Kind::Theme),
    entry(Setting::Pieces, "pieces", Kind::Words(value::pieces)),
    entry(Setting::View, "view", Kind::Words(value::views)),
    entry(
        Setting::Coordinates,
        "coordinates",
        Kind::Words(value::coordinates),
    ),
    entry(
        Setting::Blindfold,
        "blindfold",
        Kind::Words(value::blindfolds),
    ),
    entry(Setting::Notation, "notation", Kind::Words(value::forms)),
    entry(Setting::Letters, "letters", Kind::Words(value::letters)),
    entry(Setting::Strict, "strict", Kind::Words(value::standards)),
    entry(Setting::Input, "input", Kind::Words(value::inputs)),
    entry(Setting::ConfirmMoves, "confirm-moves", Kind::Switch),
    entry(Setting::Mouse, "mouse", Kind::Switch),
    entry(Setting::Bell, "bell", Kind::Switch),
    entry(Setting::Color, "color", Kind::Words(value::colors)),
    entry(Setting::TextForm, "text-form", Kind::Switch),
    entry(Setting::Ambiguous, "ambiguous", Kind::Words(value::widths)),
    entry(Setting::Language, "language", Kind::Words(value::languages)),
    entry(Setting::Tenths, "tenths", Kind::Words(value::tenths)),
    entry(Setting::ClkTenths, "clk-tenths", Kind::Switch),
    entry(Setting::White, "white", Kind::Name),
    entry(Setting::Black, "black", Kind::Name),
    entry(Setting::Clock, "clock", Kind::Clock),
    entry(Setting::Profile, "profile", Kind::Words(value::profiles)),
];

/// The entry of a setting.
pub fn of(setting: Setting) -> &'static Entry {
    &SETTINGS[setting as usize]
}

/// The settings that can be seen and changed during a game.
pub fn on_screen() -> impl Iterator<Item = &'static Entry> {
    SETTINGS.iter().filter(|entry| entry.is_on_screen())
}

#[cfg(test)]
mod tests {
    use super::{SETTINGS, of};

    #[test]
    fn every_setting_has_its_entry_and_a_key_of_its_own() {
        for (index, entry) in SETTINGS.iter().enumerate() {
            assert_eq!(of(entry.setting).key, entry.key);
            let fits = |letter: char| letter.is_ascii_lowercase() || letter == '-';
            assert!(entry.key.chars().all(fits), "{}", entry.key);
            assert!(SETTINGS[..index].iter().all(|other| other.key != entry.key));
        }
    }
}
