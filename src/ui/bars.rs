//! The players' bars above and below the board: name, captured men, clock.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::text::{self, Side};
use super::{Look, glyphs};
use crate::app::App;
use crate::game::balance;
use crate::rules::{Color, Role};

/// Draws the bar of the player of a side.
pub(super) fn draw(app: &App, look: &Look, color: Color, area: Rect, buffer: &mut Buffer) {
    let table = app.table();
    let on_move = table.ending().is_none() && app.turn() == color;
    let mark = if on_move { look.signs().turn } else { " " };
    let name = table.players().name(color).unwrap_or(app.words().side(color));
    let style = if on_move { look.theme.accent() } else { look.theme.text() };
    let used = text::put(buffer, area, Side::Left, &format!("{mark} {name}"), style);
    let rest = Rect {
        x: area.x + used + 2,
        width: area.width.saturating_sub(used + 2),
        ..area
    };
    text::put(buffer, rest, Side::Left, &captured(app, look, color), look.theme.dim());
}

/// The men a side has captured in the position shown, and by how much it is ahead.
fn captured(app: &App, look: &Look, color: Color) -> String {
    let captured = app.table().game().captured(app.shown_plies());
    let mut shown = String::new();
    for role in Role::ALL.into_iter().rev() {
        let count = captured.iter().filter(|piece| piece.color != color && piece.role == role).count();
        shown.push_str(&glyphs::man(look.pieces, !color, role).repeat(count));
    }
    let ahead = balance(app.shown_position(), color);
    if ahead > 0 {
        shown.push_str(&format!(" +{ahead}"));
    }
    shown.trim_start().to_owned()
}
