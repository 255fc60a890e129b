//! The rules of notation in the place of the score sheet: beside the board, never over it.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::Look;
use super::text::Side;
use crate::app::App;

/// Draws as many of the rules as there is room for.
pub(super) fn draw(app: &App, look: &Look, area: Rect, buffer: &mut Buffer) {
    let rules = app.words().notation_rules().iter();
    let lines = rules.flat_map(|rule| look.wrap(rule, area.width));
    for (row, line) in area.rows().zip(lines) {
        look.put(buffer, row, Side::Left, &line, look.theme.text());
    }
}
