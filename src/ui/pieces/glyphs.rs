//! Pieces of one character: the chess symbols of Unicode and the letters.

use super::PieceSet;
use crate::rules::{Color, Piece, Role};
use crate::ui::theme::Sides;

/// Asks for the text form of the character before it.
///
/// Only the solid pawn has an emoji form, which many terminals draw two cells
/// wide and purple unless told not to.
const TEXT_FORM: &str = "♟\u{fe0e}";

/// A piece as one cell of text.
///
/// Where colours tell the sides apart both get the solid symbols, which are
/// clearer; else White gets the outlines. `text_form` keeps the pawn from
/// becoming an emoji; a few terminals draw a box for it.
pub const fn glyph(piece: Piece, set: PieceSet, sides: Sides, text_form: bool) -> &'static str {
    match (set.has_letters(), piece.color, sides) {
        (true, Color::White, _) => letter(piece.role),
        (true, Color::Black, _) => small_letter(piece.role),
        (false, Color::White, Sides::Shape) => outline(piece.role),
        (false, ..) => solid(piece.role, text_form),
    }
}

const fn outline(role: Role) -> &'static str {
    match role {
        Role::Pawn => "♙",
        Role::Knight => "♘",
        Role::Bishop => "♗",
        Role::Rook => "♖",
        Role::Queen => "♕",
        Role::King => "♔",
    }
}

const fn solid(role: Role, text_form: bool) -> &'static str {
    match role {
        Role::Pawn if text_form => TEXT_FORM,
        Role::Pawn => "♟",
        Role::Knight => "♞",
        Role::Bishop => "♝",
        Role::Rook => "♜",
        Role::Queen => "♛",
        Role::King => "♚",
    }
}

const fn letter(role: Role) -> &'static str {
    match role {
        Role::Pawn => "P",
        Role::Knight => "N",
        Role::Bishop => "B",
        Role::Rook => "R",
        Role::Queen => "Q",
        Role::King => "K",
    }
}

const fn small_letter(role: Role) -> &'static str {
    match role {
        Role::Pawn => "p",
        Role::Knight => "n",
        Role::Bishop => "b",
        Role::Rook => "r",
        Role::Queen => "q",
        Role::King => "k",
    }
}
