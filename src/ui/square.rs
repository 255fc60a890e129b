//! One square of the board: its ground, its piece and its marks.

mod gallery;
mod look;
mod marks;
mod text;

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position, Rect};
use ratatui::style::Color;

pub use gallery::Gallery;
pub use look::{SquareLook, SquareStyle};
pub use marks::Marks;

use super::picture::Tile;
use super::pieces::can_draw;

/// The pattern of dark squares where there are no colours.
const TEXTURE: char = '░';

/// The largest square with a picture, in cells; on a larger one a piece is a character.
const LARGEST: (u16, u16) = (160, 80);

/// Draws a square; what lies outside the buffer is cut off.
pub fn draw_square(
    buf: &mut Buffer,
    area: Rect,
    look: SquareLook,
    style: &SquareStyle<'_>,
    gallery: &Gallery,
) {
    if !area.intersects(buf.area) {
        return;
    }
    if has_picture((area.width, area.height), style) {
        picture(buf, area, look, style, gallery);
    } else {
        ground(buf, area, look, style);
        text::draw(buf, area, look, style);
    }
    quieten(buf, area);
}

/// The cell of a square where a piece stands that is a character: the place for
/// the terminal's cursor, and the row for the rank's label.
pub fn focus(area: Rect) -> Position {
    let left_of_middle = u16::from(area.width.is_multiple_of(2) && area.width > 2);
    let x = area.x.saturating_add(area.width / 2 - left_of_middle);
    Position::new(x, area.y.saturating_add(area.height / 2))
}

/// Whether marks, and perhaps the piece, are a picture at this size.
fn has_picture((width, height): (u16, u16), style: &SquareStyle<'_>) -> bool {
    let fits = (4..=LARGEST.0).contains(&width) && (2..=LARGEST.1).contains(&height);
    fits && !style.wide
}

/// Draws a square as a picture, and what the picture leaves to characters.
fn picture(
    buf: &mut Buffer,
    area: Rect,
    look: SquareLook,
    style: &SquareStyle<'_>,
    gallery: &Gallery,
) {
    let size = (area.width, area.height);
    let drawn = style.pieces.is_drawn() && can_draw(size, style.blocks);
    let subject = look.subject(size, drawn, style);
    if look.marks.is_empty() && !(drawn && look.piece.is_some()) {
        ground(buf, area, look, style);
    } else {
        let tiles = gallery.tiles(&subject);
        lay(buf, area, &tiles, look, style);
    }
    text::overlay(buf, area, look, style, (drawn, subject.in_corner()));
}

/// Draws the square without anything on it.
fn ground(buf: &mut Buffer, area: Rect, look: SquareLook, style: &SquareStyle<'_>) {
    let tile = Tile {
        symbol: ' ',
        front: Color::Reset,
        back: look.ground(style.theme),
        bare: true,
    };
    for at in area.intersection(buf.area).positions() {
        put(&mut buf[at], tile, look, style);
    }
}

/// Lays a picture's tiles.
fn lay(buf: &mut Buffer, area: Rect, tiles: &[Tile], look: SquareLook, style: &SquareStyle<'_>) {
    for (at, &tile) in area.positions().zip(tiles) {
        if let Some(cell) = buf.cell_mut(at) {
            put(cell, tile, look, style);
        }
    }
}

fn put(cell: &mut Cell, tile: Tile, look: SquareLook, style: &SquareStyle<'_>) {
    let theme = style.theme;
    cell.reset();
    cell.set_bg(tile.back);
    cell.modifier = theme.board_modifier();
    if tile.bare && !look.light && theme.is_textured() {
        cell.set_char(TEXTURE).set_fg(theme.colors().black);
    } else {
        cell.set_char(tile.symbol).set_fg(tile.front);
    }
}

/// Gives blank cells the foreground of their left neighbour: it is not seen, and
/// every change of colour within a row costs twenty bytes on the way to the terminal.
fn quieten(buf: &mut Buffer, area: Rect) {
    for row in area.intersection(buf.area).rows() {
        let first = row.positions().find_map(|at| ink_of(&buf[at]));
        let mut color = first.unwrap_or(Color::Reset);
        for at in row.positions() {
            match ink_of(&buf[at]) {
                Some(ink) => color = ink,
                None => buf[at].fg = color,
            }
        }
    }
}

/// The colour of a cell's character, if any is seen.
fn ink_of(cell: &Cell) -> Option<Color> {
    (cell.symbol() != " ").then_some(cell.fg)
}
