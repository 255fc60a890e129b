//! Pieces and marks as characters, where a square is too small for pictures.

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;

use super::marks::{has_disc, has_plus};
use super::{Marks, SquareLook, SquareStyle, TEXTURE, focus};
use crate::rules::Color as Side;
use crate::ui::picture::span;
use crate::ui::pieces::glyph;
use crate::ui::theme::{ColorDepth, Sides};

/// Draws piece and marks of a square that has no picture.
pub(super) fn draw(buf: &mut Buffer, area: Rect, look: SquareLook, style: &SquareStyle<'_>) {
    let mut pen = Pen::new(buf, area, look, style);
    let signs = Signs::of(look, style.wide);
    pen.sign(-1, signs.before);
    pen.sign(0, signs.middle);
    pen.sign(1, signs.after);
    pen.piece();
}

/// Writes what a picture leaves to characters.
pub(super) fn overlay(
    buf: &mut Buffer,
    area: Rect,
    look: SquareLook,
    style: &SquareStyle<'_>,
    (drawn, in_corner): (bool, Option<(Marks, &str)>),
) {
    let mut pen = Pen::new(buf, area, look, style);
    let span = span((area.width, area.height));
    if look.marks.has(Marks::TARGET) && !has_disc(span) {
        match look.piece {
            Some(_) => pen.sign(-1, Some("×")),
            None => pen.sign(0, Some("●")),
        }
    }
    if let Some((_, sign)) = in_corner {
        pen.badge(area.as_position(), sign);
    }
    if !drawn {
        pen.piece();
    }
    if look.marks.has(Marks::CHECK) && !has_plus(span) {
        let corner = Position::new(area.right() - 1, area.y);
        match (drawn, span) {
            (false, _) => pen.badge(Position::new(pen.at.x + 1, pen.at.y), "+"),
            (true, ..5) => pen.badge(corner, "+"),
            (true, 5..) => pen.badge(Position::new(corner.x - 2, corner.y), " + "),
        }
    }
}

/// The characters that stand for the marks of a square.
#[derive(Default)]
struct Signs {
    /// Left of the piece.
    before: Option<&'static str>,
    /// In the place of the piece.
    middle: Option<&'static str>,
    /// Right of the piece, where there is room.
    after: Option<&'static str>,
}

impl Signs {
    /// The signs of the most pressing mark; `ascii` where others may come out too wide.
    fn of(look: SquareLook, ascii: bool) -> Signs {
        let has = |mark| look.marks.has(mark);
        let around = |before, after| Signs {
            before: Some(before),
            after,
            middle: None,
        };
        let signs = if has(Marks::CURSOR) {
            around("{", Some("}"))
        } else if has(Marks::SELECTED) {
            around("[", Some("]"))
        } else if has(Marks::CHECK) {
            around("+", Some("+"))
        } else if has(Marks::TARGET) && look.piece.is_some() {
            around(if ascii { "x" } else { "×" }, None)
        } else if has(Marks::CANDIDATE) {
            around("?", None)
        } else if has(Marks::LAST_MOVE) {
            around("(", Some(")"))
        } else {
            Signs::default()
        };
        let dot = if ascii { "." } else { "·" };
        Signs {
            middle: has(Marks::TARGET).then_some(dot),
            ..signs
        }
    }
}

/// Writes on the row of a square where its piece stands.
struct Pen<'a> {
    buf: &'a mut Buffer,
    area: Rect,
    at: Position,
    look: SquareLook,
    style: &'a SquareStyle<'a>,
}

impl<'a> Pen<'a> {
    fn new(
        buf: &'a mut Buffer,
        area: Rect,
        look: SquareLook,
        style: &'a SquareStyle<'a>,
    ) -> Pen<'a> {
        Pen {
            at: focus(area),
            buf,
            area,
            look,
            style,
        }
    }

    /// A cell that is both in the square and in the buffer.
    fn cell(&mut self, at: Position) -> Option<&mut Cell> {
        self.buf.cell_mut(at).filter(|_| self.area.contains(at))
    }

    /// Writes a sign so many cells right of the piece.
    fn sign(&mut self, offset: i16, sign: Option<&str>) {
        let theme = self.style.theme;
        let color = theme.sign(self.look.mark_color(theme), self.look.ground(theme));
        let at = self
            .at
            .x
            .checked_add_signed(offset)
            .map(|x| Position::new(x, self.at.y));
        if let (Some(sign), Some(cell)) = (sign, at.and_then(|at| self.cell(at))) {
            cell.set_symbol(sign).set_fg(color);
        }
    }

    /// Writes the piece.
    fn piece(&mut self) {
        let Some(piece) = self.look.piece else {
            return;
        };
        let theme = self.style.theme;
        let men = theme.men(piece.color);
        let color = match (theme.sides(), piece.color) {
            (Sides::Shape, Side::White) => men.ink,
            _ => men.fill,
        };
        let symbol = glyph(
            piece,
            self.style.pieces,
            theme.sides(),
            self.style.text_form,
        );
        // Bold would turn black into grey where there are 16 colours.
        let letters = self.style.pieces.has_letters();
        let bold = letters && theme.depth() != ColorDepth::Sixteen;
        // Where both sides have the same symbols, Black's stand on a line.
        let lined = !letters && theme.sides() == Sides::Color && piece.color == Side::Black;
        self.clear_sides();
        if let Some(cell) = self.cell(self.at) {
            cell.set_symbol(symbol).set_fg(color);
            cell.modifier.set(Modifier::BOLD, bold);
            cell.modifier.set(Modifier::UNDERLINED, lined);
        }
    }

    /// Takes the pattern away beside the piece, where the square is wide enough to keep some.
    fn clear_sides(&mut self) {
        if self.area.width < 4 {
            return;
        }
        for x in [self.at.x.saturating_sub(1), self.at.x + 1] {
            if let Some(cell) = self.cell(Position::new(x, self.at.y))
                && cell.symbol().starts_with(TEXTURE)
            {
                cell.set_char(' ');
            }
        }
    }

    /// Writes a plus that stands out: white on the colour of check, or the reverse of the board.
    fn badge(&mut self, at: Position, text: &str) {
        let theme = self.style.theme;
        let (front, back) = (theme.colors().white, theme.colors().check);
        let reverse = theme.board_modifier() ^ Modifier::REVERSED;
        for (x, letter) in (at.x..).zip(text.chars()) {
            if let Some(cell) = self.cell(Position::new(x, at.y)) {
                cell.set_char(letter).set_fg(front).set_bg(back);
                if theme.depth() == ColorDepth::None {
                    cell.modifier = reverse;
                }
                cell.modifier |= Modifier::BOLD;
            }
        }
    }
}
