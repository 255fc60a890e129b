//! English about openings.

use super::{English, quoted};
use crate::openings::{Class, Opening};
use crate::wording::OpeningWords;

impl OpeningWords for English {
    fn opening(&self, opening: &Opening) -> String {
        format!("{} {}", opening.eco, opening.name)
    }

    fn opening_line(&self, opening: &Opening) -> String {
        let class = opening.class().map_or("open or semi-open", class);
        let Opening { eco, name, .. } = opening;
        let moves = opening.score();
        format!("{eco}  {name}  ({class})  {moves}")
    }

    fn opening_class(&self, class: Class) -> &'static str {
        match class {
            Class::Open => "Open games: 1. e4 e5",
            Class::SemiOpen => "Semi-open games: 1. e4 and another reply",
            Class::Closed => "Closed games: every other first move",
        }
    }

    fn opening_family(&self, name: &str, lines: usize) -> String {
        match lines {
            1 => format!("{name}  1 line"),
            lines => format!("{name}  {lines} lines"),
        }
    }

    fn openings_title(&self, shown: usize, found: usize) -> String {
        match (shown, found) {
            (_, 1) => "1 opening".to_owned(),
            (shown, found) if shown < found => {
                format!("The first {shown} of {found} openings; say more to find fewer")
            }
            (_, found) => format!("{found} openings"),
        }
    }

    fn no_such_opening(&self, text: &str) -> String {
        format!(
            "No opening is called {}, and none begins with these moves.",
            quoted(text)
        )
    }

    fn no_opening_yet(&self) -> String {
        "The position has no name. :openings with a name, a code or moves looks one up.".to_owned()
    }
}

const fn class(class: Class) -> &'static str {
    match class {
        Class::Open => "open",
        Class::SemiOpen => "semi-open",
        Class::Closed => "closed",
    }
}
