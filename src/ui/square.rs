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
use super::pieces::{PieceSet, can_draw};

/// The pattern of dark squares where there are no colours.
const TEXTURE: char = '░';

/// Draws a square; what lies outside the buffer is cut off.
pub fn draw_square(
    buf: &mut Buffer,
    area: Rect,
    look: &SquareLook,
    style: &SquareStyle<'_>,
    gallery: &Gallery,
) {
    if area.intersection(buf.area).is_empty() {
        return;
    }
    if style.wide || area.width < 4 || area.height < 2 {
        ground(buf, area, look, style);
        text::draw(buf, area, look, style);
        return;
    }
    let drawn = is_drawn(area, style);
    if look.marks.is_empty() && !(drawn && look.piece.is_some()) {
        ground(buf, area, look, style);
    } else {
        let tiles = gallery.tiles(&look.subject((area.width, area.height), drawn, style));
        tile_all(buf, area, &tiles, look, style);
    }
    text::overlay(buf, area, look, style, drawn);
}

/// Where the piece of a square stands, as far as text goes: the place for the
/// terminal's cursor, and the row of the rank's label.
pub fn focus(area: Rect) -> Position {
    Position::new(
        area.x + area.width / 2 - u16::from(area.width % 2 == 0 && area.width > 2),
        area.y + area.height / 2,
    )
}

/// Whether pieces are pictures at this size.
fn is_drawn(area: Rect, style: &SquareStyle<'_>) -> bool {
    style.pieces == PieceSet::Drawn && can_draw((area.width, area.height), style.blocks)
}

/// The empty square.
fn ground(buf: &mut Buffer, area: Rect, look: &SquareLook, style: &SquareStyle<'_>) {
    let tile = Tile {
        symbol: ' ',
        front: Color::Reset,
        back: look.ground(style.theme),
        bare: true,
    };
    for at in area.intersection(buf.area).positions() {
        put(&mut buf[at], &tile, look, style);
    }
}

fn tile_all(
    buf: &mut Buffer,
    area: Rect,
    tiles: &[Tile],
    look: &SquareLook,
    style: &SquareStyle<'_>,
) {
    for (at, tile) in area.positions().zip(tiles) {
        if let Some(cell) = buf.cell_mut(at) {
            put(cell, tile, look, style);
        }
    }
}

fn put(cell: &mut Cell, tile: &Tile, look: &SquareLook, style: &SquareStyle<'_>) {
    let textured = tile.bare && !look.light && style.theme.is_textured();
    cell.reset();
    cell.set_char(if textured { TEXTURE } else { tile.symbol });
    cell.set_fg(tile.front).set_bg(tile.back);
    cell.modifier = style.theme.board_modifier();
}
