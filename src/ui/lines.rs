//! The lines under the board: status, move line, notes.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};

use super::Look;
use super::bars;
use super::layout::Layout;
use super::text::Side;
use crate::app::{App, Candidate, Message, Preview};

/// Draws all three, or as many as there is room for, and tells where the caret is.
pub(super) fn draw(app: &App, look: &Look, layout: &Layout, buffer: &mut Buffer) -> Position {
    match (layout.status, layout.notes) {
        (None, None) => return draw_single(app, look, layout.line, buffer),
        (None, Some(area)) => draw_notes(app, look, area, false, buffer),
        (Some(status), None) => match message(app, look) {
            Some((text, style)) => {
                look.put(buffer, status, Side::Left, &text, style);
            }
            None => draw_state(app, look, status, layout.bars.is_none(), buffer),
        },
        (Some(status), Some(area)) => {
            draw_state(app, look, status, layout.bars.is_none(), buffer);
            draw_notes(app, look, area, layout.sheet.is_none(), buffer);
        }
    }
    let board_ends = layout.board.squares.right();
    draw_line(app, look, layout.line, board_ends, buffer)
}

/// The layout in which all that was said can be read, and the cells it takes, where the rows
/// that there are will not do: what was said is always to be seen whole.
pub(super) fn raised(
    app: &App,
    look: &Look,
    layout: &Layout,
    window: Rect,
) -> Option<(Layout, Rect)> {
    let text = &app.message()?.text;
    let rows = |width| u16::try_from(look.wrap(text, width).len()).unwrap_or(u16::MAX);
    let place = layout.notes.or(layout.status).unwrap_or(layout.line);
    if rows(place.width) <= place.height {
        return None;
    }
    // Beginning where the board does, unless it takes fewer rows across the whole window.
    let aligned = (place.x, window.right() - place.x);
    let margin = u16::from(window.width >= ROOMY);
    let whole = (window.x + margin, window.width - 2 * margin);
    let columns = if rows(aligned.1) <= rows(whole.1) {
        aligned
    } else {
        whole
    };
    Some(layout.raised(window, rows(columns.1), columns))
}

/// The narrowest window in which a text keeps away from the edges.
const ROOMY: u16 = 40;

/// Whose move it is, what is viewed, or how the game ended.
fn state(app: &App, look: &Look) -> (String, Style) {
    let style = if app.looks_back() || app.not_kept().is_some() {
        look.theme.warning()
    } else {
        look.theme.accent()
    };
    (app.state(), style)
}

/// The width of both clocks without names.
const CLOCKS: u16 = 14;

/// Draws the state, and the clocks behind it if they have no other place.
fn draw_state(app: &App, look: &Look, area: Rect, with_clocks: bool, buffer: &mut Buffer) {
    let (text, style) = state(app, look);
    let has_clocks = with_clocks && app.is_at_the_table();
    // Names beside the clocks, with a mark at the one whose move it is, tell as much as the state.
    if let Some(brief) = app.state_in_brief(false).filter(|_| has_clocks)
        && let Some(room) = bars::draw_named_clocks(app, look, area, look.columns(&brief), buffer)
    {
        look.put(buffer, room, Side::Left, &brief, style);
        return;
    }
    // How a game ended is more than what was left on the clocks.
    let is_over = app.table().ending().is_some();
    let room = if has_clocks && !(is_over && look.columns(&text) + CLOCKS > area.width) {
        bars::draw_clocks(app, look, area, buffer)
    } else {
        area
    };
    let is_long = look.columns(&text) > room.width;
    let text = app.state_in_brief(true).filter(|_| is_long).unwrap_or(text);
    look.put(buffer, room, Side::Left, &text, style);
}

fn message(app: &App, look: &Look) -> Option<(String, Style)> {
    let Message { text, refusal, .. } = app.message()?;
    let style = if *refusal {
        look.theme.warning()
    } else {
        look.theme.text()
    };
    Some((text.clone(), style))
}

/// One line for everything: the message, else the typed text, else the state.
fn draw_single(app: &App, look: &Look, area: Rect, buffer: &mut Buffer) -> Position {
    match message(app, look) {
        None if !app.line().is_empty() => draw_line(app, look, area, area.right(), buffer),
        Some((text, style)) => {
            look.put(buffer, area, Side::Left, &text, style);
            area.as_position()
        }
        None => {
            draw_state(app, look, area, true, buffer);
            area.as_position()
        }
    }
}

/// Draws the prompt and the typed text; what Enter would do ends where the board does, if it fits
/// there. Tells where the caret is.
pub(super) fn draw_line(
    app: &App,
    look: &Look,
    area: Rect,
    board_ends: u16,
    buffer: &mut Buffer,
) -> Position {
    let used = look.put(buffer, area, Side::Left, "> ", look.theme.accent());
    let field = Rect {
        x: area.x + used,
        width: area.width.saturating_sub(used),
        ..area
    };
    let field = draw_preview(app, look, field, board_ends, buffer);
    let edit = app.line().edit();
    let caret = look.columns(edit.before_caret());
    // A long text is shown around its caret.
    let hidden = caret.saturating_sub(field.width.saturating_sub(1));
    let shown = look.tail(edit.text(), hidden);
    look.put(
        buffer,
        field,
        Side::Left,
        shown,
        look.theme.text().add_modifier(Modifier::BOLD),
    );
    Position::new(
        (field.x + caret - hidden).min(area.right().saturating_sub(1)),
        area.y,
    )
}

/// Draws behind the typed text what Enter would do, and gives what is left of the line.
fn draw_preview(app: &App, look: &Look, field: Rect, board_ends: u16, buffer: &mut Buffer) -> Rect {
    let said = match app.line_preview() {
        _ if app.why().is_some() => app.words().why_hint(),
        Preview::Deed(said) | Preview::Saying(said) if !app.line().is_empty() => said,
        _ => return field,
    };
    let typed = look.columns(app.line().text());
    let needed = typed + look.columns(said) + 4;
    if needed > field.width {
        return field;
    }
    let under_the_board = board_ends.saturating_sub(field.x).min(field.width);
    let field = if needed <= under_the_board {
        Rect {
            width: under_the_board,
            ..field
        }
    } else {
        field
    };
    let used = look.put(buffer, field, Side::Right, said, look.theme.dim());
    Rect {
        width: field.width - used - 1,
        ..field
    }
}

fn draw_notes(app: &App, look: &Look, area: Rect, alone: bool, buffer: &mut Buffer) {
    if let Some((text, style)) = message(app, look) {
        let rest = draw_wrapped(app, look, &text, style, area, buffer);
        // What somebody has to do or to answer stays in sight under it.
        let due = app
            .due()
            .filter(|due| app.line().is_empty() && !text.contains(due));
        if let Some(due) = due.filter(|_| rest.height > 0) {
            draw_wrapped(app, look, &due, look.theme.accent(), rest, buffer);
        }
    } else if alone && app.shows_notation() {
        let rules = app.words().notation_rules().join("  ");
        draw_wrapped(app, look, &rules, look.theme.text(), area, buffer);
    } else if app.line().is_empty() {
        let (hint, style) = due(app, look);
        let is_long = look.wrap(&hint, area.width).len() > usize::from(area.height);
        let hint = app.due_in_brief().filter(|_| is_long).unwrap_or(hint);
        draw_wrapped(app, look, &hint, style, area, buffer);
    } else if let Preview::Refused(reason) = app.line_preview() {
        draw_wrapped(app, look, reason, look.theme.dim(), area, buffer);
    } else {
        draw_candidates(app, look, area, buffer);
    }
}

/// After so many plies everybody at the table has made moves and needs no hint how.
const TAUGHT: usize = 4;

/// What is due next while nothing is typed and nothing else is to be said.
fn due(app: &App, look: &Look) -> (String, Style) {
    if let Some(asked) = app.due() {
        return (asked, look.theme.accent());
    }
    let hint = if app.looks_back() {
        app.words().viewing_hint().to_owned()
    } else if app.review().is_some() {
        app.words().review_hint().to_owned()
    } else if app.table().ending().is_some() {
        over(app)
    } else if app.table().players_record() {
        app.words()
            .sheet_hint(&app.table().duty(app.now()), app.table())
    } else {
        let is_new = app.table().game().len() < TAUGHT;
        app.words().line_hint(app.turn(), is_new)
    };
    (hint, look.theme.dim())
}

/// What is left to say and to do after the end.
fn over(app: &App) -> String {
    let mut said = app.verdicts();
    said.push(app.words().over_hint());
    app.words().in_a_row(&said)
}

/// Draws a text in as many rows as it takes and gives what is left.
fn draw_wrapped(
    app: &App,
    look: &Look,
    text: &str,
    style: Style,
    area: Rect,
    buffer: &mut Buffer,
) -> Rect {
    let lines = look.wrap(text, area.width);
    for (row, line) in area.rows().zip(&lines) {
        let last = row.y + 1 == area.bottom() && lines.len() > usize::from(area.height);
        let line = if last {
            // What does not fit in the smallest window is read with the help.
            let is_said = app.message().is_some();
            let key = if is_said { " F1" } else { "" };
            let goes_on = format!("{}{key}", look.more_mark());
            let room = area.width.saturating_sub(look.columns(&goes_on));
            format!("{}{goes_on}", look.head(line, room))
        } else {
            line.clone()
        };
        look.put(buffer, row, Side::Left, &line, style);
    }
    let used = u16::try_from(lines.len())
        .unwrap_or(u16::MAX)
        .min(area.height);
    Rect {
        y: area.y + used,
        height: area.height - used,
        ..area
    }
}

/// What the typed text could become, in as many rows as there are.
fn draw_candidates(app: &App, look: &Look, area: Rect, buffer: &mut Buffer) {
    for (index, cells, shown) in placed_candidates(app, look, area) {
        let style = if app.line().selected() == Some(index) {
            look.theme.accent().add_modifier(Modifier::REVERSED)
        } else {
            look.theme.text()
        };
        look.put(buffer, cells, Side::Left, &shown, style);
    }
}

/// The candidates that are in sight, with their cells and what is written there.
fn placed_candidates(
    app: &App,
    look: &Look,
    area: Rect,
) -> impl Iterator<Item = (usize, Rect, String)> {
    const GAP: u16 = 2;
    let (mut x, mut y) = (area.x, area.y);
    let candidates = app.line().candidates().iter().enumerate();
    candidates.map_while(move |(index, candidate)| {
        let shown = candidate_text(candidate);
        let width = look.columns(&shown);
        if x > area.x && x + width > area.right() {
            (x, y) = (area.x, y + 1);
        }
        let cells = Rect::new(x, y, width.min(area.right().saturating_sub(x)), 1);
        x += width + GAP;
        (y < area.bottom()).then_some((index, cells, shown))
    })
}

/// The candidate in a cell, while candidates are shown.
pub(super) fn candidate_at(
    app: &App,
    look: &Look,
    layout: &Layout,
    cell: (u16, u16),
) -> Option<usize> {
    let is_said = app.message().is_some() || matches!(app.line_preview(), Preview::Refused(_));
    let notes = layout.notes.filter(|_| !is_said && app.is_at_the_table())?;
    let mut placed = placed_candidates(app, look, notes);
    let (index, ..) = placed.find(|(_, cells, _)| cells.contains(cell.into()))?;
    Some(index)
}

fn candidate_text(candidate: &Candidate) -> String {
    match candidate {
        Candidate::Word(entry) if !entry.argument.is_empty() => {
            format!("{} {}", candidate.text(), entry.argument)
        }
        _ => candidate.text(),
    }
}
