//! What was wrong with an answer, about this very position. The right answer
//! is not told: that comes after the third try.

use super::tasks::form;
use crate::notation::note::Note;
use crate::notation::refusal::{Cause, Refusal};
use crate::practice::{Drill, Item, Miss};
use crate::rules::Role;
use crate::wording::english::notation::notes::remark;
use crate::wording::english::{English, quoted};
use crate::wording::{Asked, NotationWords};

/// What was wrong with an answer that was given as such a text.
pub(super) fn miss(miss: &Miss, item: &Item, given: &str) -> String {
    match miss {
        Miss::OtherSquare(square) if item.drill() == Drill::Find => {
            format!("That is {square}; asked was {}.", item.expected())
        }
        Miss::OtherSquare(square) => format!("{square} is another square."),
        Miss::NoSquare => "A square is a letter a–h and a digit 1–8.".to_owned(),
        Miss::OtherColor => format!("{} is the other colour.", item.ground()),
        Miss::OtherMove(_) => other_move(item, given),
        Miss::OtherForm(style) => format!("That is the move, but not {}.", form(*style)),
        Miss::Refused(refusal) => refused(refusal, item, given),
        Miss::NotAnAnswer => "That is no answer to this question.".to_owned(),
    }
}

/// Another move was made or written than the one that was asked for.
fn other_move(item: &Item, given: &str) -> String {
    let given = quoted(given);
    match item.drill() {
        Drill::Read => format!("That was {given}; asked was {}.", item.expected()),
        Drill::Repair => format!("{given} is not the move that is spelt wrong."),
        _ => format!("{given} is another move."),
    }
}

fn refused(refusal: &Refusal, item: &Item, given: &str) -> String {
    let Some(example) = item.example() else {
        return quoted(given);
    };
    if let (Cause::NotStandard { lessons, .. }, Some(mv)) =
        (&refusal.cause, refusal.candidates.first())
    {
        return lesson(lessons.first().copied(), mv.role);
    }
    let asked = Asked {
        text: given,
        position: &example.position,
        style: item.style(),
        variant: example.variant(),
    };
    if names_moves_by_nature(&refusal.cause) {
        return English.move_refusal(refusal, &asked);
    }
    let bare = Refusal {
        cause: refusal.cause.clone(),
        candidates: Vec::new(),
    };
    English.move_refusal(&bare, &asked)
}

/// Whether the sentence is none without the moves that may be meant. They are
/// several, so they do not tell which is right.
const fn names_moves_by_nature(cause: &Cause) -> bool {
    matches!(
        cause,
        Cause::Ambiguous(_) | Cause::PromoMissing | Cause::InCheck { .. }
    )
}

/// The move is right, its spelling is not.
fn lesson(note: Option<Note>, role: Role) -> String {
    let remark = match note {
        None | Some(Note::Characters) => "Some characters are not the plain ones",
        Some(Note::Iccf) => "Those are the numbers of correspondence chess",
        Some(Note::DoublePlus) => "++ is mate in the Laws and double check in older books",
        Some(note) => remark(note, role),
    };
    let stop = if remark.ends_with('.') { "" } else { "." };
    format!("{remark}{stop}")
}
