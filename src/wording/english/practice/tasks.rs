//! The questions, and their answers.

use crate::notation::letters::Letters;
use crate::notation::style::{Form, Style};
use crate::practice::{Example, Item, Task};
use crate::rules::Position;
use crate::wording::english::{man, side};

/// The question of an item.
pub(super) fn task(item: &Item) -> String {
    match &item.task {
        Task::Find(square) => format!("Find {square}."),
        Task::Name(_) => "Name the marked square.".to_owned(),
        Task::Color(square) => format!("Is {square} light or dark?"),
        Task::Read(example) => format!(
            "{}: make the move {}.",
            side(example.position.turn()),
            item.expected()
        ),
        Task::Write(example) => format!("{}. Write the move.", shown(example)),
        Task::Choose { example, .. } => {
            format!("{}. Which spelling do files hold?", shown(example))
        }
        Task::Repair(repair) => {
            format!("One move is spelt wrong. Write it right: {}", repair.line())
        }
        Task::Convert { example, from, to } => {
            let (shown, form) = (example.write(*from), form(*to));
            format!("{}: write {shown} {form}.", side(example.position.turn()))
        }
        Task::Dictate { example, .. } => format!(
            "Move {}: {}. Write it.",
            number(&example.position),
            shown(example)
        ),
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

/// The squares between which a man goes, and what a pawn becomes there: all
/// that the eye is told, and no more.
fn shown(example: &Example) -> String {
    let mv = example.mv;
    let becomes = mv
        .promotion()
        .map_or_else(String::new, |role| format!(" and becomes a {}", man(role)));
    let mover = side(example.position.turn());
    format!("{mover} goes from {} to {}{becomes}", mv.from, mv.target())
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
            Letters::English => "as files hold it",
            _ => "with the letters you chose",
        },
        Form::Fide => "as the Laws print it",
        Form::Long => "in the long form",
        Form::Figurine => "with a figurine",
        Form::Uci => "as programs do",
        Form::Iccf => "in the numbers of correspondence chess",
    }
}
