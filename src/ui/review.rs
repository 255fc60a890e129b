//! A game under review: the players' bars, the sheet with comments and variations, the list of
//! the games of its file.

mod list;
mod sheet;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::text::Side;
use super::{Look, bars};
use crate::app::App;
use crate::app::review::Reviewing;
use crate::rules::Color;

pub(super) use list::{draw as draw_list, row_at};
pub(super) use sheet::{draw as draw_sheet, place_at};

/// Draws the bar of a player: name and rating, captured men, what the clock showed.
pub(super) fn draw_bar(
    review: &Reviewing,
    app: &App,
    look: &Look,
    color: Color,
    area: Rect,
    buffer: &mut Buffer,
) {
    let tags = &review.study().game().tags;
    let tag = |name: &str| {
        let value = tags.get_any_case(name).map(str::trim);
        value.filter(|value| !matches!(*value, "" | "?" | "-"))
    };
    let (name, rating) = match color {
        Color::White => ("White", "WhiteElo"),
        Color::Black => ("Black", "BlackElo"),
    };
    let (mark, strip) = bars::split(area, bars::MARK);
    let ground = look.theme.strip();
    buffer.set_style(strip, ground);
    let style = look.theme.text().patch(ground);
    if review.position().turn() == color {
        let accent = look.theme.accent();
        look.put(buffer, mark, Side::Left, look.turn_mark(), accent);
    }
    let clock = review.study().clock(review.at(), color).map(|left| {
        let seconds = left.as_secs();
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
        format!(" {hours}:{minutes:02}:{:02} ", seconds % 60)
    });
    let shown = look.put(
        buffer,
        strip,
        Side::Right,
        &clock.unwrap_or_default(),
        style,
    );
    let (strip, _) = bars::split(strip, strip.width - shown);
    let name = tag(name).unwrap_or(app.words().side(color));
    let rating = tag(rating).map(|rating| format!(" ({rating})"));
    let name = format!(" {name}{}", rating.unwrap_or_default());
    let used = look.put(buffer, strip, Side::Left, &name, style);
    let (_, rest) = bars::split(strip, used + 2);
    let captured = bars::captured(app, look, color);
    let style = look.theme.dim().patch(ground);
    look.put(buffer, rest, Side::Left, &captured, style);
}
