//! The questions, and their answers.
//!
//! Each question stands here in three forms: for those who hear it or read it on paper, with
//! everything in words; for those who look at a board on which the square or the move is marked,
//! without the names of the squares, as to read them off the board is half of the exercise; and
//! the same for windows that are hardly wider than the board.

use super::reasons;
use crate::notation::letters::Letters;
use crate::notation::style::{Form, Style};
use crate::practice::{Example, Item, Task};
use crate::rules::Position;
use crate::wording::english::{man, side};

/// The question of an item.
pub(super) fn task(item: &Item) -> String {
    match &item.task {
        Task::Find(square) => format!("Find {square}."),
        Task::Name(square) => format!("Name the square on {}.", reasons::place(*square)),
        Task::Color(square) => format!("Is {square} light or dark?"),
        Task::Read(example) => format!(
            "{}: make the move {}.",
            side(example.position.turn()),
            item.expected()
        ),
        Task::Write(example) => format!("{}. Write the move.", shown(example)),
        Task::Choose { example, .. } => {
            format!("{}. Which spelling belongs in a PGN file?", shown(example))
        }
        Task::Repair(repair) => {
            format!("One move is spelt wrong. Write it right: {}", repair.line())
        }
        Task::Convert { example, from, to } => {
            let (shown, form) = (example.write(*from), form(*to));
            format!("{}: write {shown} {form}.", side(example.position.turn()))
        }
        Task::Dictate { example, .. } => format!(
            "Move {}, {}. Write it.",
            example.position.fullmoves(),
            dictated(example)
        ),
    }
}

/// The question of an item for paper, with the marks of its board beside it.
pub(super) fn paper(item: &Item) -> String {
    match &item.task {
        Task::Name(_) => "Name the marked square.".to_owned(),
        Task::Read(example) => format!(
            "{} plays {}: from where to where?",
            side(example.position.turn()),
            item.expected()
        ),
        _ => task(item),
    }
}

/// The right answer, with the place of a choice.
pub(super) fn solution(item: &Item) -> String {
    match &item.task {
        Task::Color(square) if square.is_light() => "light".to_owned(),
        Task::Color(_) => "dark".to_owned(),
        Task::Choose { right, .. } => format!("{}, {}", right + 1, item.expected()),
        _ => item.expected(),
    }
}

/// What is to be kept in mind of an item.
pub(super) fn reminder(item: &Item) -> String {
    match &item.task {
        Task::Color(square) => format!("{square} {}", solution(item)),
        Task::Convert { example, from, .. } => {
            format!("{} for {}", item.expected(), example.write(*from))
        }
        _ => item.expected(),
    }
}

/// The man that goes, the squares between which it goes, and what a pawn becomes there: all
/// that the eye is told, and no more.
fn shown(example: &Example) -> String {
    let mv = example.mv;
    let mover = side(example.position.turn());
    format!(
        "{mover}'s {} goes from {} to {}{}",
        man(mv.role),
        mv.from,
        mv.target(),
        becomes(example, " and becomes a ")
    )
}

/// The same as it is dictated: "White: the knight goes from b1 to c3".
fn dictated(example: &Example) -> String {
    let mv = example.mv;
    format!(
        "{}: the {} goes from {} to {}{}",
        side(example.position.turn()),
        man(mv.role),
        mv.from,
        mv.target(),
        becomes(example, " and becomes a ")
    )
}

/// What a pawn becomes, after these words; nothing if it stays one.
fn becomes(example: &Example, words: &str) -> String {
    let promotion = example.mv.promotion();
    promotion.map_or_else(String::new, |role| format!("{words}{}", man(role)))
}

/// The question of an item, for those who see its board with the marks on it.
pub(in crate::wording::english) fn question(item: &Item) -> String {
    match &item.task {
        Task::Name(_) => "Name the marked square.".to_owned(),
        Task::Write(example) => format!("Write {}.", marked(example)),
        Task::Choose { example, .. } => format!(
            "{}'s move is marked{}. Which spelling belongs in a PGN file?",
            side(example.position.turn()),
            becomes(example, " and the pawn becomes a ")
        ),
        Task::Repair(_) => "One move of this line is spelt wrong. Write it right.".to_owned(),
        Task::Dictate { example, .. } => format!(
            "Move {}: write {}.",
            example.position.fullmoves(),
            marked(example)
        ),
        _ => task(item),
    }
}

/// The move that the marks show.
fn marked(example: &Example) -> String {
    let mover = side(example.position.turn());
    let becomes = becomes(example, ": the pawn becomes a ");
    format!("{mover}'s marked move{becomes}")
}

/// The question in as few words as will do.
pub(in crate::wording::english) fn short_question(item: &Item) -> String {
    match &item.task {
        Task::Find(square) => format!("Find {square}."),
        Task::Name(_) => "Name the square.".to_owned(),
        Task::Color(square) => format!("{square}: light or dark?"),
        Task::Read(example) => format!("{}: {}", side(example.position.turn()), item.expected()),
        Task::Write(example) => format!("Write it{}.", becomes(example, ": new ")),
        Task::Choose { example, .. } => format!("Which one{}?", becomes(example, ": new ")),
        Task::Repair(_) => "Repair:".to_owned(),
        Task::Convert { example, from, to } => {
            format!("{} {}:", example.write(*from), form(*to))
        }
        Task::Dictate { example, .. } => format!(
            "{} write it{}.",
            number(&example.position),
            becomes(example, ": new ")
        ),
    }
}

/// The number of a move with its dots: `12.` for White, `12...` for Black.
fn number(position: &Position) -> String {
    let dots = if position.turn().is_white() {
        "."
    } else {
        "..."
    };
    format!("{}{dots}", position.fullmoves())
}

/// In which form a move is wanted.
pub(super) const fn form(style: Style) -> &'static str {
    match style.form {
        Form::San => match style.letters {
            Letters::English => "as in a PGN file",
            _ => "with the letters you chose",
        },
        Form::Fide => "as the Laws print it",
        Form::Long => "in the long form",
        Form::Figurine => "with a figurine",
        Form::Uci => "as programs do",
        Form::Iccf => "in the numbers of correspondence chess",
    }
}
