//! What a move does, in words.

use crate::notation::shape::{ManMove, Shape};
use crate::rules::{CastlingSide, Move, MoveKind, Position, Role};
use crate::wording::chinese::Chinese;

/// What a legal move does.
pub(super) fn deed(zh: Chinese, position: &Position, mv: Move) -> String {
    if let Some(side) = mv.castling() {
        return castles(zh, side).to_owned();
    }
    let does = does(zh, position.captured(mv).is_some());
    let after = match mv.kind {
        MoveKind::EnPassant => say!(zh, " 吃过路兵"),
        _ => promotes(zh, mv.promotion()),
    };
    say!(
        zh,
        "{} {} {} {}{}",
        zh.role(mv.role),
        mv.from,
        does,
        mv.to,
        after
    )
}

/// What a text says.
pub(super) fn saying(zh: Chinese, shape: Shape) -> String {
    match shape {
        Shape::Man(man) => man_says(zh, man),
        Shape::Files {
            from,
            to,
            promotion,
        } => say!(zh, "兵 {} 吃到 {} 线{}", from, to, promotes(zh, promotion)),
        Shape::Castling(side) => castles(zh, side).to_owned(),
        Shape::Null => say!(zh, "没有着法"),
    }
}

fn man_says(zh: Chinese, text: ManMove) -> String {
    let name = text.role.map(|role| zh.role(role));
    let origin = Some(text.origin.to_string()).filter(|origin| !origin.is_empty());
    let words = [
        name.map(str::to_owned),
        origin,
        Some(does(zh, text.capture).to_owned()),
        Some(text.to.to_string()),
    ];
    let said: Vec<String> = words.into_iter().flatten().collect();
    format!("{}{}", said.join(" "), promotes(zh, text.promotion))
}

fn does(zh: Chinese, takes: bool) -> &'static str {
    zh.text(if takes { "吃" } else { "到" })
}

fn castles(zh: Chinese, side: CastlingSide) -> &'static str {
    zh.text(match side {
        CastlingSide::Short => "短易位",
        CastlingSide::Long => "长易位",
    })
}

fn promotes(zh: Chinese, to: Option<Role>) -> String {
    to.map_or_else(String::new, |role| say!(zh, "，升变为{}", zh.role(role)))
}
