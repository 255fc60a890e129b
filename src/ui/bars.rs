//! The players' bars above and below the board: name, captured men, clock.

use std::fmt::Write as _;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::Look;
use super::pieces::glyph;
use super::text::Side;
use crate::app::App;
use crate::game::balance;
use crate::game::clock::FACE_WIDTH;
use crate::rules::{Color, Piece, Role};

/// Draws the bar of the player of a side.
pub(super) fn draw(app: &App, look: &Look, color: Color, area: Rect, buffer: &mut Buffer) {
    let table = app.table();
    let on_move = table.ending().is_none() && app.turn() == color;
    let mark = if on_move { look.turn_mark() } else { " " };
    let name = table
        .players()
        .name(color)
        .unwrap_or(app.words().side(color));
    let points = (app.score().games() > 0).then(|| format!(" ({})", app.score().text(color)));
    let name = format!("{name}{}", points.unwrap_or_default());
    let style = if on_move {
        look.theme.accent()
    } else {
        look.theme.text()
    };
    let used = look.put(buffer, area, Side::Left, &format!("{mark} {name}"), style);
    let area = draw_clock(app, look, color, area, buffer);
    let rest = Rect {
        x: area.x + used + 2,
        width: area.width.saturating_sub(used + 2),
        ..area
    };
    look.put(
        buffer,
        rest,
        Side::Left,
        &captured(app, look, color),
        look.theme.dim(),
    );
}

/// Draws a player's clock at the right end of the bar and gives what is left of the bar.
fn draw_clock(app: &App, look: &Look, color: Color, area: Rect, buffer: &mut Buffer) -> Rect {
    let Some(face) = app
        .table()
        .clock()
        .and_then(|clock| clock.face(color, app.now()))
    else {
        return area;
    };
    let style = match (face.out || face.low, face.running) {
        (true, _) => look.theme.warning(),
        (false, true) => look.theme.accent(),
        (false, false) => look.theme.text(),
    };
    let counter = face
        .counter
        .map(|counter| format!("{} ", app.words().stage(counter)))
        .unwrap_or_default();
    let state = match (face.out, face.low, face.running) {
        (true, ..) => app.words().flag(),
        (false, true, _) => "!",
        (false, false, true) => look.turn_mark(),
        (false, false, false) => " ",
    };
    // The digits keep their width, so that nothing shifts while time runs.
    let shown = format!("{counter}{state} {face:>FACE_WIDTH$}");
    let used = look.put(buffer, area, Side::Right, &shown, style);
    Rect {
        width: area.width - used,
        ..area
    }
}

/// The men a side has captured in the position shown, and by how much it is ahead.
fn captured(app: &App, look: &Look, color: Color) -> String {
    let captured = app.table().game().captured(app.shown_plies());
    let mut shown = String::new();
    for role in Role::ALL.into_iter().rev() {
        let count = captured
            .iter()
            .filter(|piece| piece.color != color && piece.role == role)
            .count();
        let piece = Piece {
            color: !color,
            role,
        };
        shown
            .push_str(&glyph(piece, look.pieces, look.theme.sides(), look.text_form).repeat(count));
    }
    let ahead = balance(app.shown_position(), color);
    if ahead > 0 {
        let _ = write!(shown, " +{ahead}");
    }
    shown.trim_start().to_owned()
}
