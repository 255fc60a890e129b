//! The help page, made from the table of actions.

use super::action::{ACTIONS, Action, Entry};
use super::dialog::Page;
use super::event::{Key, KeyPress};
use super::{App, Medium, Message};
use crate::wording::Words;

impl App {
    /// Keys and words, each with its line; what was last said stands first.
    pub(super) fn help(&self) -> Page {
        let mut lines = Vec::new();
        if let Some(Message { text, .. }) = &self.message {
            lines.extend([text.clone(), String::new()]);
        }
        let (typing, rows) = match self.medium {
            Medium::Screen => {
                let told = |action| self.words.action_help(action);
                (self.words.typing_help(), rows(|_| true, row, told))
            }
            Medium::Lines => {
                let told = |action| self.words.spoken_help(action);
                (self.words.plain_help(), rows(is_for_lines, spoken, told))
            }
        };
        lines.extend(typing.iter().map(|&line| line.to_owned()));
        lines.push(String::new());
        lines.extend(rows);
        Page::new(self.words.help_title().to_owned(), lines)
    }

    /// How practice goes, and what else can be done meanwhile.
    pub(super) fn practice_help(&self) -> Page {
        let hint = self.drill_hint().into_iter();
        let mut lines: Vec<String> = hint.chain([String::new()]).collect();
        let told = self.words.practice_help().iter();
        lines.extend(told.map(|&line| line.to_owned()));
        lines.push(String::new());
        match self.medium {
            Medium::Screen => lines.push(self.words.practice_keys()),
            Medium::Lines => {
                let words = self.words.practice_line_help().iter();
                lines.extend(words.map(|&line| line.to_owned()));
            }
        }
        Page::new(self.words.practice_help_title().to_owned(), lines)
    }
}

/// A line for each of these actions, written in this way.
fn rows(
    listed: fn(&Entry) -> bool,
    row: fn(&Entry, &str) -> String,
    told: impl Fn(Action) -> &'static str,
) -> Vec<String> {
    let entries = ACTIONS.iter().filter(|entry| listed(entry));
    let row = |entry: &Entry| row(entry, told(entry.action));
    let rows = entries.map(row).collect::<Vec<_>>().join("\n");
    rows.lines().map(str::to_owned).collect()
}

/// All keys and words, each with what it does, in the order of the help.
pub fn keys_and_words(words: &dyn Words) -> impl Iterator<Item = (String, &'static str)> {
    let told = |entry: &Entry| (names(entry), words.action_help(entry.action));
    ACTIONS.iter().map(told)
}

/// Keys and word in a column of their own, and what they do; what is too long for its column
/// stands on a line of its own.
fn row(entry: &Entry, help: &str) -> String {
    const COLUMN: usize = 21;
    let names = names(entry);
    if names.chars().count() < COLUMN {
        format!("{names:<COLUMN$} {help}")
    } else {
        format!("{names}\n{:COLUMN$} {help}", "")
    }
}

/// Whether an action can be asked for where there are neither keys nor a screen.
fn is_for_lines(entry: &Entry) -> bool {
    // What the pieces look like is of no interest there.
    entry.word.is_some() && !entry.needs_screen && entry.action != Action::Pieces
}

/// The word, alone as it can be typed where every line is a move or a word, and what it does.
fn spoken(entry: &Entry, help: &str) -> String {
    let asked = format!("{} {}", entry.word.unwrap_or_default(), entry.argument);
    format!("{}: {help}", asked.trim_end())
}

/// The key and the word of an action, as the help shows them.
fn names(entry: &Entry) -> String {
    let keys = match entry.keys {
        [one] => key_name(*one),
        [_, ..] => "arrows".to_owned(),
        [] => String::new(),
    };
    let word = entry.word.map(|word| format!(":{word} {}", entry.argument));
    let names = [Some(keys).filter(|keys| !keys.is_empty()), word];
    let names: Vec<String> = names.into_iter().flatten().collect();
    names.join(" ").trim().to_owned()
}

/// The name of a key as it is printed on it.
pub(super) fn key_name(press: KeyPress) -> String {
    let name = match press.key {
        Key::Char(letter) => letter.to_uppercase().to_string(),
        Key::PageUp => "PgUp".to_owned(),
        Key::PageDown => "PgDn".to_owned(),
        Key::F(number) => format!("F{number}"),
        other => format!("{other:?}"),
    };
    match (press.ctrl, press.alt) {
        (true, _) => format!("Ctrl-{name}"),
        (_, true) => format!("Alt-{name}"),
        _ => name,
    }
}
