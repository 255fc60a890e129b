//! Pieces and marks as characters, where a square is too small for pictures.

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position, Rect};
use ratatui::style::{Color, Modifier};

use super::marks::{has_disc, has_plus};
use super::{Marks, SquareLook, SquareStyle, focus, inverse};
use crate::rules::Color as Side;
use crate::ui::pieces::{PieceSet, glyph};
use crate::ui::theme::{ColorDepth, Sides};

/// A square all of text, marks at the sides of the piece.
pub(super) fn draw(buf: &mut Buffer, area: Rect, look: &SquareLook, style: &SquareStyle<'_>) {
    let pair = Pair::of(look, style);
    let at = focus(area);
    let (left, right) = if area.width < 3 {
        (at.x.saturating_sub(1), at.x)
    } else {
        (at.x - 1, at.x)
    };
    let _ = right;
    if let Some(cell) = cell(buf, area, Position::new(left, at.y)) {
        if let Some(mark) = pair.left {
            set(cell, mark, look.mark_color(style.theme));
        }
    }
    piece_at(buf, area, at, look, style);
    if look.piece.is_none() {
        if let (Some(mark), Some(cell)) = (pair.middle, cell(buf, area, at)) {
            set(cell, mark, look.mark_color(style.theme));
        }
    }
    if let (Some(mark), Some(cell)) = (pair.right, cell(buf, area, Position::new(at.x + 1, at.y))) {
        set(cell, mark, look.mark_color(style.theme));
    }
}

/// What stands around the place of the piece.
struct Pair {
    left: Option<&'static str>,
    middle: Option<&'static str>,
    right: Option<&'static str>,
}

impl Pair {
    fn of(look: &SquareLook, style: &SquareStyle<'_>) -> Pair {
        let has = |mark| look.marks.has(mark);
        let (left, right) = if has(Marks::CURSOR) {
            (Some("{"), Some("}"))
        } else if has(Marks::SELECTED) {
            (Some("["), Some("]"))
        } else if has(Marks::CHECK) {
            (Some("+"), Some("+"))
        } else if has(Marks::TARGET) && look.piece.is_some() {
            (Some(if style.wide { "x" } else { "×" }), None)
        } else if has(Marks::CANDIDATE) {
            (Some("?"), None)
        } else if has(Marks::LAST_MOVE) {
            (Some("("), Some(")"))
        } else {
            (None, None)
        };
        let middle = has(Marks::TARGET).then_some(if style.wide { "." } else { "·" });
        Pair {
            left,
            middle,
            right,
        }
    }
}

/// What is written over the tiles of a square.
pub(super) fn overlay(
    buf: &mut Buffer,
    area: Rect,
    look: &SquareLook,
    style: &SquareStyle<'_>,
    drawn: bool,
) {
    let at = focus(area);
    if !drawn {
        piece_at(buf, area, at, look, style);
    }
    let mark = look.mark_color(style.theme);
    if look.marks.has(Marks::TARGET) && !has_disc(area.height) {
        let (symbol, at) = if look.piece.is_some() {
            ("×", Position::new(at.x - 1, at.y))
        } else {
            ("●", at)
        };
        if let Some(cell) = cell(buf, area, at) {
            set(cell, symbol, mark);
        }
    }
    if look.marks.has(Marks::CHECK) && !has_plus(area.height) {
        let at = if drawn {
            Position::new(area.right() - 1, area.y)
        } else {
            Position::new(at.x + 1, at.y)
        };
        if let Some(cell) = cell(buf, area, at) {
            badge(cell, mark, style);
        }
    }
}

/// A plus that stands out.
fn badge(cell: &mut Cell, mark: Color, style: &SquareStyle<'_>) {
    cell.set_symbol("+");
    match style.theme.depth() {
        ColorDepth::None => cell.modifier = inverse(style),
        _ => {
            cell.set_fg(style.theme.colors().white).set_bg(mark);
        }
    }
    cell.modifier |= Modifier::BOLD;
}

fn piece_at(
    buf: &mut Buffer,
    area: Rect,
    at: Position,
    look: &SquareLook,
    style: &SquareStyle<'_>,
) {
    let (Some(piece), Some(cell)) = (look.piece, cell(buf, area, at)) else {
        return;
    };
    let theme = style.theme;
    let men = theme.men(piece.color);
    let color = match (theme.sides(), piece.color) {
        (Sides::Shape, Side::White) => men.ink,
        _ => men.fill,
    };
    set(
        cell,
        glyph(piece, style.pieces, theme.sides(), style.text_form),
        color,
    );
    if style.pieces == PieceSet::Letters && theme.depth() != ColorDepth::Sixteen {
        cell.modifier |= Modifier::BOLD;
    }
}

fn set(cell: &mut Cell, symbol: &str, color: Color) {
    cell.set_symbol(symbol).set_fg(color);
}

/// A cell of the square that is also in the buffer.
fn cell(buf: &mut Buffer, area: Rect, at: Position) -> Option<&mut Cell> {
    buf.cell_mut(at).filter(|_| area.contains(at))
}
