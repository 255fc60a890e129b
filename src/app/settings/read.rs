//! TOML text read as settings: all that is wrong is told, the rest is taken.

use std::borrow::Cow;

use toml::Spanned;
use toml::de::{DeTable, DeValue, Error};

use super::nearness::nearest;
use super::table::{Entry, Kind, SETTINGS, Setting};
use super::targets::TARGETS;
use super::theme::{ThemeKey, UserTheme, color};
use super::{Settings, Unfit};
use crate::order::InOrder;
use crate::wording::{LowContrast, SettingsFault, Trouble, Wanted};

/// The key under which players' own themes stand.
const THEMES: &str = "themes";

/// What the reader has to know of themes, which are made where they are drawn.
#[derive(Clone, Copy, Debug)]
pub struct Known<'a> {
    /// The names of the built-in themes.
    pub themes: &'a [&'a str],
    /// The colours of a player's theme that can hardly be told apart.
    pub weak: fn(&UserTheme) -> Vec<LowContrast>,
}

/// What a text says, and what is wrong with it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReadSettings {
    /// What was understood; the rest is as it is without a file.
    pub settings: Settings,
    /// What was not, in the order of lines.
    pub troubles: Vec<Trouble>,
}

pub(super) type Table<'i> = DeTable<'i>;
pub(super) type Value<'i> = Spanned<DeValue<'i>>;

/// Reads the text of a settings file.
pub fn read(text: &str, known: &Known<'_>) -> ReadSettings {
    let (table, errors) = DeTable::parse_recoverable(text);
    let mut reader = Reader {
        text,
        known,
        troubles: Vec::new(),
        broken: Vec::new(),
    };
    for error in &errors {
        reader.syntax(error);
    }
    let table = table.get_ref();
    let mut settings = Settings {
        themes: reader.themes(table),
        ..Settings::default()
    };
    for entry in SETTINGS {
        if let Some(value) = table.get(entry.key) {
            reader.setting(entry, value, &mut settings);
        }
    }
    settings.preferences.targets = reader.targets(table);
    reader.unknown_keys(table);
    reader.troubles.put_in_order_by(|trouble| trouble.line);
    ReadSettings {
        settings,
        troubles: reader.troubles,
    }
}

/// What the reader of TOML has against a text.
pub(super) fn syntax(text: &str, error: &Error) -> Trouble {
    let start = error.span().map_or(0, |span| span.start);
    Trouble {
        line: line_of(text, start),
        fault: SettingsFault::Syntax(error.message().to_owned()),
    }
}

/// The line in which a byte stands, from 1.
fn line_of(text: &str, offset: usize) -> usize {
    let before = text.as_bytes().iter().take(offset);
    1 + before.filter(|byte| **byte == b'\n').count()
}

pub(super) struct Reader<'a> {
    text: &'a str,
    known: &'a Known<'a>,
    troubles: Vec<Trouble>,
    /// The lines that are no TOML: what was made of them is not to be trusted.
    broken: Vec<usize>,
}

impl Reader<'_> {
    fn syntax(&mut self, error: &Error) {
        let trouble = syntax(self.text, error);
        if !self.broken.contains(&trouble.line) {
            self.broken.push(trouble.line);
            self.troubles.push(trouble);
        }
    }

    pub(super) fn report(&mut self, at: usize, fault: SettingsFault) {
        let line = line_of(self.text, at);
        if !self.broken.contains(&line) {
            self.troubles.push(Trouble { line, fault });
        }
    }

    pub(super) fn is_broken(&self, value: &Value<'_>) -> bool {
        self.broken
            .contains(&line_of(self.text, value.span().start))
    }

    fn setting(&mut self, entry: &Entry, value: &Value<'_>, settings: &mut Settings) {
        if self.is_broken(value) {
            return;
        }
        let Some(word) = word(entry.kind, value.get_ref()) else {
            let wanted = match entry.kind {
                Kind::Switch => Wanted::Switch,
                _ => Wanted::Text,
            };
            return self.wrong_kind(entry.key, value, wanted);
        };
        let choices = match entry.kind {
            Kind::Theme => self.theme_names(&settings.themes),
            _ => entry.values().into_iter().map(str::to_owned).collect(),
        };
        let is_theme = entry.setting == Setting::Theme;
        if is_theme && !choices.iter().any(|name| *name == word) {
            return self.unknown_value(entry.key, &word, choices, value);
        }
        match settings.preferences.set(entry.setting, &word) {
            Ok(()) => {}
            Err(Unfit::Unknown) => self.unknown_value(entry.key, &word, choices, value),
            Err(Unfit::Clock(error)) => {
                let spec = word.into_owned();
                self.report(value.span().start, SettingsFault::Clock { spec, error });
            }
        }
    }

    fn theme_names(&self, own: &[UserTheme]) -> Vec<String> {
        let built_in = self.known.themes.iter().map(|&name| name.to_owned());
        let own = own.iter().map(|theme| theme.name.clone());
        built_in.chain(own).collect()
    }

    pub(super) fn wrong_kind(&mut self, key: &str, value: &Value<'_>, wanted: Wanted) {
        let key = key.to_owned();
        self.report(value.span().start, SettingsFault::WrongKind { key, wanted });
    }

    fn unknown_value(&mut self, key: &str, word: &str, choices: Vec<String>, value: &Value<'_>) {
        let fault = SettingsFault::UnknownValue {
            key: key.to_owned(),
            value: word.to_owned(),
            choices,
        };
        self.report(value.span().start, fault);
    }

    fn unknown_keys(&mut self, table: &Table<'_>) {
        let known = || {
            SETTINGS
                .iter()
                .map(|entry| entry.key)
                .chain([TARGETS, THEMES])
        };
        for key in table.keys() {
            let name: &str = key.get_ref();
            if known().all(|known| known != name) {
                let near = nearest(name, known());
                let key_name = name.to_owned();
                let fault = SettingsFault::UnknownKey {
                    key: key_name,
                    near,
                };
                self.report(key.span().start, fault);
            }
        }
    }

    fn themes(&mut self, table: &Table<'_>) -> Vec<UserTheme> {
        let Some(value) = table.get(THEMES) else {
            return Vec::new();
        };
        let DeValue::Table(themes) = value.get_ref() else {
            self.wrong_kind(THEMES, value, Wanted::Table);
            return Vec::new();
        };
        themes
            .iter()
            .filter_map(|(name, value)| self.theme(name, value))
            .collect()
    }

    fn theme(&mut self, name: &Spanned<Cow<'_, str>>, value: &Value<'_>) -> Option<UserTheme> {
        let at = name.span().start;
        let name = name.get_ref().to_string();
        let DeValue::Table(table) = value.get_ref() else {
            self.wrong_kind(&format!("{THEMES}.{name}"), value, Wanted::Table);
            return None;
        };
        let taken = self.known.themes.contains(&&*name);
        if taken || name.trim().is_empty() || name.contains(char::is_control) {
            self.report(at, SettingsFault::ThemeName(name));
            return None;
        }
        let mut theme = UserTheme {
            name,
            ..UserTheme::default()
        };
        for (spelling, key) in ThemeKey::ALL {
            if let Some(value) = table.get(spelling) {
                self.theme_key(&mut theme, spelling, key, value);
            }
        }
        self.unknown_theme_keys(&theme.name, table);
        for weak in (self.known.weak)(&theme) {
            self.report(at, SettingsFault::LowContrast(weak));
        }
        Some(theme)
    }

    fn theme_key(
        &mut self,
        theme: &mut UserTheme,
        spelling: &str,
        key: ThemeKey,
        value: &Value<'_>,
    ) {
        if self.is_broken(value) {
            return;
        }
        let path = format!("{THEMES}.{}.{spelling}", theme.name);
        let text = value.get_ref().as_str();
        match (key, text) {
            (ThemeKey::Base, Some(name)) if self.known.themes.contains(&name) => {
                name.clone_into(&mut theme.base);
            }
            (ThemeKey::Base, Some(name)) => {
                self.unknown_value(&path, name, self.theme_names(&[]), value);
            }
            (ThemeKey::Paper, _) => {
                theme.paper = value.get_ref().as_bool();
                if theme.paper.is_none() {
                    self.wrong_kind(&path, value, Wanted::Switch);
                }
            }
            (ThemeKey::Color(of), text) => match text.and_then(color) {
                Some(color) => theme.colors.push((of, color)),
                None => self.wrong_kind(&path, value, Wanted::Color),
            },
            (ThemeKey::Base, None) => self.wrong_kind(&path, value, Wanted::Text),
        }
    }

    fn unknown_theme_keys(&mut self, theme: &str, table: &Table<'_>) {
        let known = || ThemeKey::ALL.into_iter().map(|(spelling, _)| spelling);
        for key in table.keys() {
            let name: &str = key.get_ref();
            if known().all(|known| known != name) {
                let near = nearest(name, known());
                let path = format!("{THEMES}.{theme}.{name}");
                self.report(
                    key.span().start,
                    SettingsFault::UnknownKey { key: path, near },
                );
            }
        }
    }
}

/// The word that a value stands for, if it is of the right kind.
fn word<'v>(kind: Kind, value: &'v DeValue<'_>) -> Option<Cow<'v, str>> {
    match (kind, value) {
        (Kind::Switch, DeValue::Boolean(on)) => Some(Cow::Borrowed(if *on { "on" } else { "off" })),
        (Kind::Switch, _) => None,
        (_, DeValue::String(text)) => Some(Cow::Borrowed(text)),
        // 256 colours are easily written as a number.
        (Kind::Words(_), DeValue::Integer(number)) => Some(Cow::Borrowed(number.as_str())),
        _ => None,
    }
}
