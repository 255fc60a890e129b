//! The players' bars above and below the board: name, captured men, clock.

use std::fmt::Write as _;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::Look;
use super::pieces::glyph;
use super::text::Side;
use crate::app::App;
use crate::game::balance;
use crate::game::clock::FACE_WIDTH;
use crate::rules::{Color, Piece, Role};

/// Draws the bar of the player of a side: a mark in the gutter, and a strip as wide as the board.
pub(super) fn draw(app: &App, look: &Look, color: Color, area: Rect, buffer: &mut Buffer) {
    let table = app.table();
    let on_move = table.ending().is_none() && app.turn() == color;
    let (mark, strip) = split(area, MARK);
    let ground = look.theme.strip();
    buffer.set_style(strip, ground);
    let style = look.theme.text().patch(ground);
    // The mark alone tells whose turn it is: to write both names anew with each move would be
    // a tenth of all that a move writes.
    if on_move {
        let accent = look.theme.accent();
        look.put(buffer, mark, Side::Left, look.turn_mark(), accent);
    }
    let name = table
        .players()
        .name(color)
        .unwrap_or(app.words().side(color));
    let points = (app.score().games() > 0).then(|| format!(" ({})", app.score().text(color)));
    let name = format!(" {name}{}", points.unwrap_or_default());
    let (above, below) = two_rows(strip);
    let name_row = match below {
        Some(row) => {
            let row = draw_clock(app, look, color, (row, 0), buffer);
            draw_captured(app, look, color, row, 1, buffer);
            above
        }
        None => draw_clock(app, look, color, (above, look.columns(&name)), buffer),
    };
    let used = look.put(buffer, name_row, Side::Left, &name, style);
    if below.is_none() {
        draw_captured(app, look, color, name_row, used + 2, buffer);
    }
}

/// The first row of a strip, and the second if it has one.
fn two_rows(strip: Rect) -> (Rect, Option<Rect>) {
    let mut rows = strip.rows();
    (rows.next().unwrap_or(strip), rows.next())
}

/// Draws the captured men so many columns from the left, or only by how much the side is ahead
/// where there is no room for them.
fn draw_captured(app: &App, look: &Look, color: Color, row: Rect, from: u16, buffer: &mut Buffer) {
    if !app.is_at_the_table() {
        return;
    }
    let style = look.theme.dim().patch(look.theme.strip());
    let all = captured(app, look, color);
    let ahead = all.find('+').map_or("", |at| &all[at..]);
    let close = from.saturating_sub(1);
    for (text, from) in [(all.as_str(), from), (&all, close), (ahead, close)] {
        let (_, rest) = split(row, from);
        if look.columns(text) <= rest.width {
            look.put(buffer, rest, Side::Left, text, style);
            return;
        }
    }
}

/// The width of the mark before the player whose turn it is, with the blank behind it.
pub(super) const MARK: u16 = 2;

/// So many columns from the left, and the rest.
pub(super) fn split(area: Rect, width: u16) -> (Rect, Rect) {
    let width = width.min(area.width);
    let left = Rect { width, ..area };
    let right = Rect {
        x: area.x + width,
        width: area.width - width,
        ..area
    };
    (left, right)
}

/// Draws a player's clock at the right end of an area and gives what is left of it. Its counter
/// of moves is shortened or left out where so many columns are needed for the name.
fn draw_clock(
    app: &App,
    look: &Look,
    color: Color,
    (area, needed): (Rect, u16),
    buffer: &mut Buffer,
) -> Rect {
    let clocks =
        [Count::InWords, Count::Figures, Count::Hidden].map(|count| clock(app, look, color, count));
    let mut clocks = clocks.into_iter().flatten().peekable();
    let fits = |shown: &str| look.columns(shown) + needed <= area.width;
    let fitting = loop {
        match clocks.next() {
            Some((shown, _)) if !fits(&shown) && clocks.peek().is_some() => {}
            clock => break clock,
        }
    };
    let Some((shown, style)) = fitting else {
        return area;
    };
    let used = look.put(buffer, area, Side::Right, &shown, style);
    Rect {
        width: area.width - used,
        ..area
    }
}

/// How the moves up to the next stage are counted.
#[derive(Clone, Copy)]
enum Count {
    InWords,
    Figures,
    Hidden,
}

/// A player's clock as text: its digits keep their width, so that nothing shifts while time runs.
fn clock(app: &App, look: &Look, color: Color, count: Count) -> Option<(String, Style)> {
    let clock = app.table().clock()?;
    let face = clock.face(color, app.now())?;
    let ground = look.theme.strip();
    let style = match (face.out || face.low, face.running) {
        (true, false) => look.theme.warning().patch(ground),
        (true, true) => look.theme.warning().add_modifier(Modifier::REVERSED),
        (false, true) => look.theme.accent().add_modifier(Modifier::REVERSED),
        (false, false) => look.theme.text().patch(ground),
    };
    let counter = face
        .counter
        .map(|counter| match count {
            Count::InWords => format!("{} ", app.words().stage(counter)),
            Count::Figures => format!("{counter} "),
            Count::Hidden => String::new(),
        })
        .unwrap_or_default();
    let state = match (face.out, face.low, face.running) {
        (true, ..) => app.words().flag(),
        (false, true, _) => "!",
        (false, false, true) => look.turn_mark(),
        (false, false, false) => " ",
    };
    Some((format!(" {counter}{state} {face:>FACE_WIDTH$} "), style))
}

/// Draws both clocks with the players' names before them at the right end of a line, White's first,
/// if so many columns are left for the state. Gives what is left of the line.
pub(super) fn draw_named_clocks(
    app: &App,
    look: &Look,
    line: Rect,
    needed: u16,
    buffer: &mut Buffer,
) -> Option<Rect> {
    // A shorter part of a name says little.
    const LEAST_NAME: u16 = 5;
    const GAP: u16 = 1;
    let [white, black] = Color::ALL.map(|color| named_clock(app, look, color));
    let parts = [white?, black?];
    let columns = |text: &str| look.columns(text);
    let clocks: u16 = parts.iter().map(|part| columns(&part.time) + MARK).sum();
    let room = line.width.checked_sub(needed + GAP + clocks)?;
    let lengths = [0, 1].map(|at: usize| columns(&parts[at].name));
    let half = room / 2;
    // What one does not need the other may have.
    let shares = [0, 1].map(|at: usize| half.max(room.saturating_sub(lengths[1 - at])));
    if (0..2).any(|at| shares[at] < lengths[at].min(LEAST_NAME)) {
        return None;
    }
    let mut left = line;
    for (part, share) in parts.iter().zip(shares).rev() {
        left.width -= look.put(buffer, left, Side::Right, &part.time, part.style);
        let name = look.cut(&part.name, share);
        let shown = format!("{}{name}", part.mark);
        left.width -= look.put(buffer, left, Side::Right, &shown, look.theme.text());
    }
    Some(left)
}

/// A player's name and clock for one line.
struct NamedClock {
    /// As wide as [`MARK`].
    mark: String,
    name: String,
    time: String,
    style: Style,
}

fn named_clock(app: &App, look: &Look, color: Color) -> Option<NamedClock> {
    let name = app.table().players().name(color);
    let on_move = app.turn() == color;
    let mark = if on_move { look.turn_mark() } else { " " };
    Some(NamedClock {
        mark: format!(" {mark}"),
        name: name.unwrap_or(app.words().side(color)).to_owned(),
        time: digits(app, color)?,
        style: clock(app, look, color, Count::Hidden)?.1,
    })
}

/// The time of a clock, with a blank at each side.
fn digits(app: &App, color: Color) -> Option<String> {
    let face = app.table().clock()?.face(color, app.now())?;
    Some(format!(" {:>5} ", face.digits))
}

/// Draws both clocks at the right end of a line, where there is no room for bars: White's first,
/// or only the one that runs. Gives what is left of the line.
pub(super) fn draw_clocks(app: &App, look: &Look, line: Rect, buffer: &mut Buffer) -> Rect {
    // What is left for whose move it is.
    const LEAST_STATE: u16 = 17;
    let digits = |color| digits(app, color);
    let mut left = line;
    for color in [Color::Black, Color::White] {
        let (Some(text), Some((_, style))) =
            (digits(color), clock(app, look, color, Count::Hidden))
        else {
            continue;
        };
        let both = digits(!color).map_or(0, |text| look.columns(&text)) + look.columns(&text);
        if both + LEAST_STATE > line.width && app.turn() != color {
            continue;
        }
        let used = look.put(buffer, left, Side::Right, &text, style);
        left.width -= used;
    }
    left
}

/// The men a side has captured in the position shown, and by how much it is ahead.
pub(super) fn captured(app: &App, look: &Look, color: Color) -> String {
    let captured = app.shown_captured();
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
