//! The line in which moves and words are typed, and what it could still become.

use super::action::{self, Entry};
use super::line_edit::LineEdit;
use crate::notation::completion::completions;
use crate::notation::reader::Context;
use crate::notation::style::Style;
use crate::order::InOrder;
use crate::rules::{Move, Position, Square, Variant};

/// What a text is completed against.
#[derive(Clone, Copy, Debug)]
pub struct Typing {
    /// The position in which a move is to be made.
    pub position: Position,
    /// Which game is played.
    pub variant: Variant,
    /// How moves are written and read.
    pub style: Style,
    /// Whether legal moves may be listed.
    pub hints: bool,
}

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

    /// Where the pawn stands that is taken in passing, if that is all the text can become.
    pub fn passed(&self) -> Option<Square> {
        match self.candidates[..] {
            [Candidate::Move(mv, _)] => mv.en_passant_victim(),
            _ => None,
        }
    }

    /// Empties the line.
    pub fn clear(&mut self) {
        *self = MoveLine::default();
    }

    /// Changes the text and asks again what it could become here.
    pub fn change(&mut self, typing: &Typing, change: impl FnOnce(&mut LineEdit)) {
        let before = self.edit.text().to_owned();
        change(&mut self.edit);
        if self.edit.text() != before {
            self.selected = None;
            self.candidates = candidates(self.edit.text(), typing);
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
        self.choose_nth(next);
    }

    /// Puts the n-th candidate into the line.
    pub fn choose_nth(&mut self, nth: usize) {
        if let Some(candidate) = self.candidates.get(nth) {
            self.edit.set(&candidate.text());
            self.selected = Some(nth);
        }
    }

    /// Completes the text as far as all candidates agree; if it cannot grow, chooses the next.
    pub fn complete(&mut self, typing: &Typing) {
        let texts: Vec<String> = self.candidates.iter().map(Candidate::text).collect();
        let common = common_beginning(&texts);
        // A text typed in another way than the canonical one is not shortened to it.
        let grows = common.len() > self.edit.text().trim().len();
        if self.selected.is_none() && grows {
            self.change(typing, |edit| edit.set(&common));
        } else {
            self.choose(true);
        }
    }
}

fn candidates(text: &str, typing: &Typing) -> Vec<Candidate> {
    let text = text.trim();
    if let Some(word) = text.strip_prefix(':') {
        return action::words_beginning(word).map(Candidate::Word).collect();
    }
    if text.is_empty() || !typing.hints {
        return Vec::new();
    }
    let context = Context {
        letters: typing.style.letters,
        ..Context::new(&typing.position)
    };
    let moves = completions(text, &context).into_iter();
    let written = |mv| typing.style.write(&typing.position, mv, typing.variant);
    let mut texts: Vec<(Move, String)> = moves.map(|mv| (mv, written(mv))).collect();
    // Those that are spelt as typed come before other spellings of the same beginning.
    texts.put_in_order_by(|(_, written)| (!written.starts_with(text), written.clone()));
    texts
        .into_iter()
        .map(|(mv, written)| Candidate::Move(mv, written))
        .collect()
}

/// The longest text with which all the texts begin.
pub(super) fn common_beginning(texts: &[String]) -> String {
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
