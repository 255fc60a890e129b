//! Settings written as TOML: whole, or as changes to a text that somebody else wrote.

use std::fmt::Write as _;
use std::ops::Range;

use toml::de::{DeTable, DeValue};

use super::Settings;
use super::read::syntax;
use super::table::{self, Entry, Kind, SETTINGS, Setting};
use super::targets;
use super::theme::{ThemeKey, UserTheme};
use crate::order::InOrder;
use crate::wording::Trouble;

/// A setting and the word for its new value.
pub type Change = (Setting, String);

/// All settings as the text of a file; reading it gives them again.
pub fn write(settings: &Settings) -> String {
    let mut text = String::new();
    for entry in SETTINGS {
        let word = settings.preferences.word(entry.setting);
        if !word.is_empty() {
            let _ = writeln!(text, "{}", line(entry, &word));
        }
    }
    for line in targets::lines(&settings.preferences.targets) {
        let _ = writeln!(text, "{line}");
    }
    for theme in &settings.themes {
        text.push('\n');
        for line in theme_lines(theme) {
            let _ = writeln!(text, "{line}");
        }
    }
    text
}

/// The text with these settings changed and everything else, comments too, as it was. An empty
/// text begins with a comment that says `head`.
///
/// # Errors
///
/// When the text is no TOML: then nobody can tell what would be changed.
pub fn edit(text: &str, changes: &[Change], head: &str) -> Result<String, Trouble> {
    let mut text = completed(text, head);
    // From the end, so that the places before it stay what they are.
    for (place, new) in replacements(&text, changes)?.into_iter().rev() {
        text.replace_range(place, &new);
    }
    Ok(text)
}

/// What has to be put where, in the order of places.
fn replacements(text: &str, changes: &[Change]) -> Result<Vec<(Range<usize>, String)>, Trouble> {
    let table = DeTable::parse(text).map_err(|error| syntax(text, &error))?;
    let places = Places::of(text, table.get_ref());
    let mut replacements: Vec<(Range<usize>, String)> = Vec::new();
    for (setting, word) in changes {
        let entry = table::of(*setting);
        let old = table.get_ref().get(entry.key).map(toml::Spanned::span);
        replacements.push(match old {
            Some(span) => (span, literal(entry.kind, word)),
            None => places.new_line(entry, word),
        });
    }
    replacements.put_in_order_by(|(place, _)| place.start);
    Ok(replacements)
}

/// The text with an end to its last line; with a head if there is nothing in it.
fn completed(text: &str, head: &str) -> String {
    if text.trim().is_empty() {
        return format!("# {head}\n\n");
    }
    let end = if text.ends_with('\n') { "" } else { "\n" };
    format!("{text}{end}")
}

/// A setting with its value.
pub(in crate::app) fn line(entry: &Entry, word: &str) -> String {
    format!("{} = {}", entry.key, literal(entry.kind, word))
}

fn literal(kind: Kind, word: &str) -> String {
    match kind {
        Kind::Switch => (word == "on").to_string(),
        _ => quoted(word),
    }
}

/// A basic string of TOML.
fn quoted(word: &str) -> String {
    let mut quoted = String::from('"');
    for letter in word.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            _ if letter.is_control() => {
                let _ = write!(quoted, "\\u{:04x}", u32::from(letter));
            }
            _ => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}

/// The table of a theme, line by line.
pub(super) fn theme_lines(theme: &UserTheme) -> Vec<String> {
    let mut lines = vec![format!("[themes.{}]", key(&theme.name))];
    for (spelling, key) in ThemeKey::ALL {
        let value = match key {
            ThemeKey::Base if theme.base.is_empty() => None,
            ThemeKey::Base => Some(quoted(&theme.base)),
            ThemeKey::Paper => theme.paper.map(|paper| paper.to_string()),
            ThemeKey::Color(color) => {
                let own = theme.colors.iter().find(|(known, _)| *known == color);
                own.map(|(_, [red, green, blue])| format!("\"#{red:02x}{green:02x}{blue:02x}\""))
            }
        };
        lines.extend(value.map(|value| format!("{spelling} = {value}")));
    }
    lines
}

/// A key, in quotation marks if it needs them.
fn key(name: &str) -> String {
    let bare = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    if !name.is_empty() && name.bytes().all(bare) {
        name.to_owned()
    } else {
        quoted(name)
    }
}

/// Where a key that is not in a text yet can be put.
struct Places<'t> {
    text: &'t str,
    /// Where the values before the first table stand.
    values: Vec<Range<usize>>,
    /// Where the first table begins, or the end.
    tables: usize,
}

impl<'t> Places<'t> {
    fn of(text: &'t str, table: &DeTable<'_>) -> Places<'t> {
        let plain = table
            .values()
            .filter(|value| !matches!(value.get_ref(), DeValue::Table(_)));
        let mut places = Places {
            text,
            values: plain.map(toml::Spanned::span).collect(),
            tables: text.len(),
        };
        let is_table = |line: &str| line.trim_start().starts_with('[');
        let first = places.lines().find(|(_, line)| is_table(line));
        let start = first.map(|(start, _)| start);
        places.tables = start.unwrap_or(text.len());
        places
    }

    /// The lines that do not begin inside a value, each with its start.
    fn lines(&self) -> impl Iterator<Item = (usize, &'t str)> {
        let mut next = 0;
        let lines = self.text.split_inclusive('\n').map(move |line| {
            let start = next;
            next += line.len();
            (start, line)
        });
        lines.filter(|(start, _)| !self.values.iter().any(|value| value.contains(start)))
    }

    /// The line of a key that is not there yet, and its place.
    fn new_line(&self, entry: &Entry, word: &str) -> (Range<usize>, String) {
        let place = self.of_new(entry.key);
        (place..place, format!("{}\n", line(entry, word)))
    }

    /// After the line of an example that shows the key, else after the last value, else before
    /// the first table.
    fn of_new(&self, key: &str) -> usize {
        let shows = |line: &str| {
            let rest = line
                .strip_prefix('#')
                .and_then(|line| line.strip_prefix(key));
            rest.is_some_and(|rest| rest.trim_start().starts_with('='))
        };
        let before_tables = self.lines().take_while(|(start, _)| *start < self.tables);
        let example = before_tables.filter(|(_, line)| shows(line)).last();
        let last_value = self.values.iter().map(|value| value.end).max();
        match (example, last_value) {
            (Some((start, line)), _) => start + line.len(),
            (None, Some(end)) => {
                let rest = self.text[end..].find('\n');
                rest.map_or(self.text.len(), |rest| end + rest + 1)
            }
            (None, None) => self.tables,
        }
    }
}
