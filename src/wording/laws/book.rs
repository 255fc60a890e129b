//! The Laws as plain text: a page, and the list of pages.

use super::caption;
use crate::laws::{self, Topic, replay};
use crate::notation::letters::Letters;
use crate::practice::diagram;
use crate::rules::{Color, Position, Role};
use crate::wording::Words;

/// How boards stand in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Boards {
    /// As diagrams of letters.
    Drawn,
    /// In words, for those who hear the text.
    Told,
}

/// A page: text, examples step by step, related topics. A paragraph is one line.
pub fn page(words: &dyn Words, topic: Topic, boards: Boards) -> Vec<String> {
    let law = words.law(topic);
    let mut lines: Vec<String> = law.text.iter().map(|&line| line.to_owned()).collect();
    let count = law.boards.len();
    for (index, (example, legend)) in laws::examples(topic).iter().zip(law.boards).enumerate() {
        let scenes = replay(example).unwrap_or_default();
        let example = words.example(index + 1, count);
        lines.push(String::new());
        lines.push(format!("{example}: {legend}"));
        if let Some(first) = scenes.first() {
            lines.extend(board(words, first.table.game().position(), boards));
        }
        lines.extend(scenes.iter().map(|scene| caption(words, scene)));
    }
    let related = topic.related().iter().map(|&topic| topic.name());
    lines.push(String::new());
    lines.push(format!(
        "{} {}",
        words.see_also(),
        related.collect::<Vec<_>>().join(", ")
    ));
    lines
}

fn board(words: &dyn Words, position: &Position, boards: Boards) -> Vec<String> {
    match boards {
        Boards::Drawn => diagram(Some(position), &[], Letters::default()),
        Boards::Told => {
            let mut roles = Role::ALL.to_vec();
            roles.reverse();
            Color::ALL
                .map(|color| words.standing(position, color, &roles))
                .to_vec()
        }
    }
}

/// The names and titles of topics, one a line, under the titles of their chapters.
pub fn contents(words: &dyn Words, topics: &[Topic]) -> Vec<String> {
    let mut lines = Vec::new();
    let mut chapter = None;
    for &topic in topics {
        if chapter != Some(topic.chapter()) {
            chapter = Some(topic.chapter());
            lines.push(words.chapter(topic.chapter()).to_owned());
        }
        lines.push(format!("  {:<19}{}", topic.name(), words.law(topic).title));
    }
    lines
}
