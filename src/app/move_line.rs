//! The line in which moves and words are typed, and what it could still become.

use super::action::{self, Entry};
use super::line_edit::LineEdit;
use crate::notation::san;
use crate::rules::{Move, Position, Square};

/// What the typed text could become.
#[derive(Clone, Debug)]
pub enum Candidate {
    /// A legal move, with its text.
    Move(Move, String),
    /// A word.
    Word(&'static Entry),
}

impl Candidate {
    /// The text as it would be completed.
    pub fn text(&self) -> String {
        match self {
            Candidate::Move(_, text) => text.clone(),
            Candidate::Word(entry) => format!(":{}", entry.word.unwrap_or_default()),
        }
    }
}

/// The line in which moves and words are typed.
#[derive(Clone, Debug, Default)]
pub struct MoveLine {
    edit: LineEdit,
    candidates: Vec<Candidate>,
    selected: Option<usize>,
}

impl MoveLine {
    /// The text and its caret.
    pub const fn edit(&self) -> &LineEdit {
        &self.edit
    }

    /// The text.
    pub fn text(&self) -> &str {
        self.edit.text()
    }

    /// Whether nothing is typed.
    pub const fn is_empty(&self) -> bool {
        self.edit.is_empty()
    }

    /// What the text could still become.
    pub fn candidates(&self) -> &[Candidate] {
        &self.candidates
    }

    /// Which candidate stands in the line now, if one was chosen.
    pub const fn selected(&self) -> Option<usize> {
        self.selected
    }

    /// The squares on which the candidates land.
    pub fn targets(&self) -> impl Iterator<Item = Square> {
        self.candidates
            .iter()
            .filter_map(|candidate| match candidate {
                Candidate::Move(mv, _) => Some(mv.target()),
                Candidate::Word(_) => None,
            })
    }

    /// Empties the line.
    pub fn clear(&mut self) {
        *self = MoveLine::default();
    }

    /// Changes the text and asks again what it could become here; moves are listed only with `hints`.
    pub fn change(&mut self, position: &Position, hints: bool, change: impl FnOnce(&mut LineEdit)) {
        let before = self.edit.text().to_owned();
        change(&mut self.edit);
        if self.edit.text() != before {
            self.selected = None;
            self.candidates = candidates(self.edit.text(), position, hints);
        }
    }

    /// Puts the next candidate into the line, or the one before.
    pub fn choose(&mut self, forward: bool) {
        let count = self.candidates.len();
        if count == 0 {
            return;
        }
        let next = match (self.selected, forward) {
            (None, true) => 0,
            (None, false) => count - 1,
            (Some(now), true) => (now + 1) % count,
            (Some(now), false) => (now + count - 1) % count,
        };
        self.selected = Some(next);
        self.edit.set(&self.candidates[next].text());
    }

    /// Completes the text as far as all candidates agree; if it cannot grow, chooses the next.
    pub fn complete(&mut self, position: &Position, hints: bool) {
        let texts: Vec<String> = self.candidates.iter().map(Candidate::text).collect();
        let common = common_beginning(&texts);
        if self.selected.is_none() && common.len() > self.edit.text().len() {
            self.change(position, hints, |edit| edit.set(&common));
        } else {
            self.choose(true);
        }
    }
}

fn candidates(text: &str, position: &Position, hints: bool) -> Vec<Candidate> {
    let text = text.trim();
    if let Some(word) = text.strip_prefix(':') {
        return action::words_beginning(word).map(Candidate::Word).collect();
    }
    if text.is_empty() || !hints {
        return Vec::new();
    }
    let moves = position.legal_moves();
    let with_texts = moves.iter().map(|&mv| (mv, san::write(position, mv)));
    with_texts
        .filter(|(_, san)| san.starts_with(text))
        .map(|(mv, san)| Candidate::Move(mv, san))
        .collect()
}

/// The longest text with which all the texts begin.
fn common_beginning(texts: &[String]) -> String {
    let Some((first, rest)) = texts.split_first() else {
        return String::new();
    };
    let agrees = |end: usize| rest.iter().all(|text| text.starts_with(&first[..end]));
    let ends = first
        .char_indices()
        .map(|(start, letter)| start + letter.len_utf8());
    let end = ends.take_while(|&end| agrees(end)).last().unwrap_or(0);
    first[..end].to_owned()
}
