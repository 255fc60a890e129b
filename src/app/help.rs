//! The help page, made from the table of actions.

use super::action::{ACTIONS, Entry};
use super::dialog::Page;
use super::event::{Key, KeyPress};
use super::{App, Message};

impl App {
    /// Keys and words, each with its line; what was last said stands first.
    pub(super) fn help(&self) -> Page {
        let mut lines = Vec::new();
        if let Some(Message { text, .. }) = &self.message {
            lines.extend([text.clone(), String::new()]);
        }
        lines.extend(self.words.typing_help().iter().map(|&line| line.to_owned()));
        lines.push(String::new());
        let rows = ACTIONS.iter().map(|entry| {
            let names = names(entry);
            format!("{names:<20} {}", self.words.action_help(entry.action))
        });
        lines.extend(rows);
        Page::new(self.words.help_title().to_owned(), lines)
    }
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
