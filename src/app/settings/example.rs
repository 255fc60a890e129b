//! A commented example of a settings file: every setting, what it is for, what it can be, and
//! what it is when nothing is said.

use super::table::{Kind, SETTINGS};
use super::targets::{self, TARGETS};
use super::theme::{ThemeKey, UserTheme};
use super::write::{line, theme_lines};
use crate::app::Preferences;
use crate::practice::Skill;
use crate::wording::Words;

/// The example, with the names of the built-in themes and a theme as a sample.
///
/// What begins with `#` and no space is TOML once the `#` is taken away.
pub fn example(words: &dyn Words, themes: &[&str], sample: &UserTheme) -> String {
    let mut lines: Vec<String> = words.example_head().iter().map(comment).collect();
    let unset = Preferences::default();
    for entry in SETTINGS {
        let (values, first) = match entry.kind {
            Kind::Theme => (themes.to_vec(), themes.first().copied()),
            Kind::Switch => (Vec::new(), None),
            _ => (entry.values(), None),
        };
        lines.extend([String::new(), comment(&words.setting_help(entry.setting))]);
        if !values.is_empty() {
            lines.push(comment(&words.one_of(&values)));
        }
        let word = unset.word(entry.setting);
        lines.push(format!("#{}", line(entry, first.unwrap_or(&word))));
    }
    lines.push(String::new());
    lines.extend(words.example_targets().iter().map(comment));
    lines.push(format!("#[{TARGETS}]"));
    let targets = Skill::ALL.map(|skill| format!("#{}", targets::line(&unset.targets, skill)));
    lines.extend(targets);
    lines.push(String::new());
    lines.extend(words.example_themes().iter().map(comment));
    lines.extend(
        theme_lines(sample)
            .iter()
            .map(|line| explained(words, line)),
    );
    lines.push(String::new());
    lines.join("\n")
}

fn comment(text: &impl AsRef<str>) -> String {
    format!("# {}", text.as_ref())
}

/// A line of a theme; that of a colour with what the colour is for.
fn explained(words: &dyn Words, line: &str) -> String {
    let spelling = line.split(' ').next().unwrap_or_default();
    let key = ThemeKey::ALL.iter().find(|(known, _)| *known == spelling);
    match key {
        Some((_, ThemeKey::Color(color))) => {
            format!("#{line:<23} # {}", words.theme_color(*color))
        }
        _ => format!("#{line}"),
    }
}
