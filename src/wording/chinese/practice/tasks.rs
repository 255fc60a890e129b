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
use crate::rules::{Position, Role};
use crate::wording::chinese::Chinese;

/// The question of an item.
pub(super) fn task(zh: Chinese, item: &Item) -> String {
    match &item.task {
        Task::Find(square) => say!(zh, "找出 {}。", square),
        Task::Name(square) => say!(zh, "说出{}的格。", reasons::place(zh, *square)),
        Task::Color(square) => say!(zh, "{} 是浅色还是深色？", square),
        Task::Read(example) => say!(
            zh,
            "{}：走出着法 {}。",
            zh.color(example.position.turn()),
            item.expected()
        ),
        Task::Write(example) => say!(zh, "{}。写出着法。", shown(zh, example)),
        Task::Choose { example, .. } => {
            say!(zh, "{}。PGN 文件中应用哪种写法？", shown(zh, example))
        }
        Task::Repair(repair) => {
            say!(zh, "有一着写错了。写出正确的：{}", repair.line())
        }
        Task::Convert { example, from, to } => say!(
            zh,
            "{}：把 {} 写成{}。",
            zh.color(example.position.turn()),
            example.write(*from),
            form(zh, *to)
        ),
        Task::Dictate { example, .. } => say!(
            zh,
            "第 {} 回合，{}。写下它。",
            example.position.fullmoves(),
            shown(zh, example)
        ),
    }
}

/// The question of an item for paper, with the marks of its board beside it.
pub(super) fn paper(zh: Chinese, item: &Item) -> String {
    match &item.task {
        Task::Name(_) => say!(zh, "说出标出的格。"),
        Task::Read(example) => say!(
            zh,
            "{}走 {}：从哪一格到哪一格？",
            zh.color(example.position.turn()),
            item.expected()
        ),
        _ => task(zh, item),
    }
}

/// The right answer, with the place of a choice.
pub(super) fn solution(zh: Chinese, item: &Item) -> String {
    match &item.task {
        Task::Color(square) if square.is_light() => say!(zh, "浅色"),
        Task::Color(_) => say!(zh, "深色"),
        Task::Choose { right, .. } => say!(zh, "{}，{}", right + 1, item.expected()),
        _ => item.expected(),
    }
}

/// What is to be kept in mind of an item.
pub(super) fn reminder(zh: Chinese, item: &Item) -> String {
    match &item.task {
        Task::Color(square) => format!("{square} {}", solution(zh, item)),
        Task::Convert { example, from, .. } => {
            say!(zh, "{}（{}）", item.expected(), example.write(*from))
        }
        _ => item.expected(),
    }
}

/// The man that goes, the squares between which it goes, and what a pawn becomes there: all
/// that the eye is told, and no more.
fn shown(zh: Chinese, example: &Example) -> String {
    let mv = example.mv;
    let becomes = promotion(example).map(|role| say!(zh, "，升变为{}", zh.role(role)));
    say!(
        zh,
        "{}的{}从 {} 走到 {}{}",
        zh.color(example.position.turn()),
        zh.role(mv.role),
        mv.from,
        mv.target(),
        becomes.unwrap_or_default()
    )
}

/// What a pawn becomes.
fn promotion(example: &Example) -> Option<Role> {
    example.mv.promotion()
}

/// The question of an item, for those who see its board with the marks on it.
pub(in crate::wording::chinese) fn question(zh: Chinese, item: &Item) -> String {
    match &item.task {
        Task::Name(_) => say!(zh, "说出标出的格。"),
        Task::Write(example) => say!(zh, "写出{}。", marked(zh, example)),
        Task::Choose { example, .. } => {
            let becomes = promotion(example).map(|role| say!(zh, "，兵升变为{}", zh.role(role)));
            say!(
                zh,
                "标出了{}的着法{}。PGN 文件中应用哪种写法？",
                zh.color(example.position.turn()),
                becomes.unwrap_or_default()
            )
        }
        Task::Repair(_) => say!(zh, "这串着法中有一着写错了。写出正确的。"),
        Task::Dictate { example, .. } => say!(
            zh,
            "第 {} 回合，写出{}。",
            example.position.fullmoves(),
            marked(zh, example)
        ),
        _ => task(zh, item),
    }
}

/// The move that the marks show.
fn marked(zh: Chinese, example: &Example) -> String {
    let becomes = promotion(example).map(|role| say!(zh, "：兵升变为{}", zh.role(role)));
    say!(
        zh,
        "{}标出的着法{}",
        zh.color(example.position.turn()),
        becomes.unwrap_or_default()
    )
}

/// The question in as few words as will do.
pub(in crate::wording::chinese) fn short_question(zh: Chinese, item: &Item) -> String {
    let new = |example| {
        let new = promotion(example).map(|role| say!(zh, "：升{}", zh.role(role)));
        new.unwrap_or_default()
    };
    match &item.task {
        Task::Find(square) => say!(zh, "找出 {}。", square),
        Task::Name(_) => say!(zh, "说出该格。"),
        Task::Color(square) => say!(zh, "{}：浅色深色？", square),
        Task::Read(example) => say!(
            zh,
            "{}：{}",
            zh.color(example.position.turn()),
            item.expected()
        ),
        Task::Write(example) => say!(zh, "写出{}。", new(example)),
        Task::Choose { example, .. } => say!(zh, "哪一种{}？", new(example)),
        Task::Repair(_) => say!(zh, "改正："),
        Task::Convert { example, from, to } => {
            say!(zh, "{} {}：", example.write(*from), form(zh, *to))
        }
        Task::Dictate { example, .. } => {
            say!(zh, "{} 写出{}。", number(&example.position), new(example))
        }
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
pub(super) fn form(zh: Chinese, style: Style) -> &'static str {
    zh.text(match style.form {
        Form::San => match style.letters {
            Letters::English => "PGN 文件的写法",
            _ => "所选字母的写法",
        },
        Form::Fide => "规则的写法",
        Form::Long => "长式",
        Form::Figurine => "棋子符号",
        Form::Uci => "程序的写法",
        Form::Iccf => "通信棋的数字",
    })
}
