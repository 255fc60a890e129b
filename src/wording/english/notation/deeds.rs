//! What a move does, in words.

use super::man;
use crate::notation::shape::{ManMove, Shape};
use crate::rules::{CastlingSide, Move, MoveKind, Position, Role};

/// What a legal move does.
pub(super) fn deed(position: &Position, mv: Move) -> String {
    if let Some(side) = mv.castling() {
        return castles(side).to_owned();
    }
    let does = if position.captured(mv).is_some() {
        "takes"
    } else {
        "to"
    };
    let name = man(mv.role);
    let after = match mv.kind {
        MoveKind::EnPassant => " en passant".to_owned(),
        _ => promotes(mv.promotion()),
    };
    format!("{name} {} {does} {}{after}", mv.from, mv.to)
}

/// What a text says.
pub(super) fn saying(shape: Shape) -> String {
    match shape {
        Shape::Man(man) => man_says(man),
        Shape::Files {
            from,
            to,
            promotion,
        } => format!("pawn {from} takes on the {to}-file{}", promotes(promotion)),
        Shape::Castling(side) => castles(side).to_owned(),
        Shape::Null => "no move".to_owned(),
    }
}

fn man_says(text: ManMove) -> String {
    let name = text.role.map(man);
    let origin = Some(text.origin.to_string()).filter(|origin| !origin.is_empty());
    let does = if text.capture { "takes" } else { "to" };
    let words = [
        name.map(str::to_owned),
        origin,
        Some(does.to_owned()),
        Some(text.to.to_string()),
    ];
    let said: Vec<String> = words.into_iter().flatten().collect();
    format!("{}{}", said.join(" "), promotes(text.promotion))
}

const fn castles(side: CastlingSide) -> &'static str {
    match side {
        CastlingSide::Short => "castles short",
        CastlingSide::Long => "castles long",
    }
}

fn promotes(to: Option<Role>) -> String {
    to.map_or_else(String::new, |role| format!(", becomes a {}", man(role)))
}
