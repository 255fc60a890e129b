//! The lines under the board: status, move line, notes.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};

use super::Look;
use super::layout::Layout;
use super::text::Side;
use crate::app::{App, Candidate, Message, Preview};

/// Draws all three, or as many as there is room for, and tells where the caret is.
pub(super) fn draw(app: &App, look: &Look, layout: &Layout, buffer: &mut Buffer) -> Position {
    match (layout.status, layout.notes) {
        (None, _) => return draw_single(app, look, layout.line, buffer),
        (Some(status), None) => {
            let (text, style) = message(app, look).unwrap_or_else(|| state(app, look));
            look.put(buffer, status, Side::Left, &text, style);
        }
        (Some(status), Some(area)) => {
            let (text, style) = state(app, look);
            look.put(buffer, status, Side::Left, &text, style);
            draw_notes(app, look, area, layout.sheet.is_none(), buffer);
        }
    }
    draw_line(app, look, layout.line, buffer)
}

/// Whose move it is, what is viewed, or how the game ended.
fn state(app: &App, look: &Look) -> (String, Style) {
    let style = if app.looks_back() || app.not_kept().is_some() {
        look.theme.warning()
    } else {
        look.theme.accent()
    };
    (app.state(), style)
}

fn message(app: &App, look: &Look) -> Option<(String, Style)> {
    let Message { text, refusal } = app.message()?;
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
        None if !app.line().is_empty() => draw_line(app, look, area, buffer),
        said => {
            let (text, style) = said.unwrap_or_else(|| state(app, look));
            look.put(buffer, area, Side::Left, &text, style);
            area.as_position()
        }
    }
}

/// Draws the line in which is typed, and tells where the caret is.
pub(super) fn draw_line(app: &App, look: &Look, area: Rect, buffer: &mut Buffer) -> Position {
    let used = look.put(buffer, area, Side::Left, "> ", look.theme.accent());
    let field = Rect {
        x: area.x + used,
        width: area.width.saturating_sub(used),
        ..area
    };
    let field = draw_preview(app, look, field, buffer);
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

/// Draws at the right end of the move line what Enter would do, and gives what is left of the line.
fn draw_preview(app: &App, look: &Look, field: Rect, buffer: &mut Buffer) -> Rect {
    let said = match app.line_preview() {
        Preview::Deed(said) | Preview::Saying(said) if !app.line().is_empty() => said,
        _ => return field,
    };
    let typed = look.columns(app.line().text());
    if typed + look.columns(said) + 4 > field.width {
        return field;
    }
    let used = look.put(buffer, field, Side::Right, said, look.theme.dim());
    Rect {
        width: field.width - used - 1,
        ..field
    }
}

fn draw_notes(app: &App, look: &Look, area: Rect, alone: bool, buffer: &mut Buffer) {
    if let Some((text, style)) = message(app, look) {
        let rest = draw_wrapped(look, &text, style, area, buffer);
        // What somebody has to do or to answer stays in sight under it.
        let due = app
            .due()
            .filter(|due| app.line().is_empty() && !text.contains(due));
        if let Some(due) = due.filter(|_| rest.height > 0) {
            draw_wrapped(look, &due, look.theme.accent(), rest, buffer);
        }
    } else if alone && app.shows_notation() {
        let rules = app.words().notation_rules().join("  ");
        draw_wrapped(look, &rules, look.theme.text(), area, buffer);
    } else if app.line().is_empty() {
        let (hint, style) = due(app, look);
        draw_wrapped(look, &hint, style, area, buffer);
    } else if let Preview::Refused(reason) = app.line_preview() {
        draw_wrapped(look, reason, look.theme.dim(), area, buffer);
    } else {
        draw_candidates(app, look, area, buffer);
    }
}

/// What is due next while nothing is typed and nothing else is to be said.
fn due(app: &App, look: &Look) -> (String, Style) {
    if let Some(asked) = app.due() {
        return (asked, look.theme.accent());
    }
    let hint = if app.table().ending().is_some() {
        over(app)
    } else if app.table().players_record() {
        app.words()
            .sheet_hint(&app.table().duty(app.now()), app.table())
    } else {
        app.words().line_hint(app.turn())
    };
    (hint, look.theme.dim())
}

/// What is left to say and to do after the end.
fn over(app: &App) -> String {
    let mut said = app.verdicts();
    said.push(app.words().over_hint());
    said.join(" ")
}

/// Draws a text in as many rows as it takes and gives what is left.
fn draw_wrapped(look: &Look, text: &str, style: Style, area: Rect, buffer: &mut Buffer) -> Rect {
    let lines = look.wrap(text, area.width);
    for (row, line) in area.rows().zip(&lines) {
        let last = row.y + 1 == area.bottom() && lines.len() > usize::from(area.height);
        let line = if last {
            format!("{line}…")
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
    let (mut x, mut y) = (area.x, area.y);
    for (index, candidate) in app.line().candidates().iter().enumerate() {
        let shown = candidate_text(candidate);
        let width = look.columns(&shown);
        if x > area.x && x + width > area.right() {
            (x, y) = (area.x, y + 1);
        }
        if y >= area.bottom() {
            break;
        }
        let style = if app.line().selected() == Some(index) {
            look.theme.accent().add_modifier(Modifier::REVERSED)
        } else {
            look.theme.text()
        };
        let cells = Rect::new(x, y, area.right() - x, 1);
        x += look.put(buffer, cells, Side::Left, &shown, style) + 2;
    }
}

fn candidate_text(candidate: &Candidate) -> String {
    match candidate {
        Candidate::Word(entry) if !entry.argument.is_empty() => {
            format!("{} {}", candidate.text(), entry.argument)
        }
        _ => candidate.text(),
    }
}
