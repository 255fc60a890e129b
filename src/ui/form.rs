//! The form for a new game.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;
use ratatui::widgets::{Clear, Widget};

use super::Look;
use super::dialogs::margins;
use super::text::Side;
use crate::app::{App, Field, Form};
use crate::game::TimeControl;
use crate::rules::Color;

/// The width of the names of the lines.
const LABEL: u16 = 10;

/// Draws the form over the window and tells where the caret is.
pub(super) fn draw(
    form: &Form,
    app: &App,
    look: &Look,
    area: Rect,
    buffer: &mut Buffer,
) -> Position {
    Clear.render(area, buffer);
    buffer.set_style(area, look.theme.text());
    let places = Places::of(app, look, margins(area));
    let title = app.words().form_title();
    look.put(buffer, places.title, Side::Left, title, look.theme.accent());
    for (row, line) in places.keys.rows().zip(&places.told) {
        look.put(buffer, row, Side::Left, line, look.theme.dim());
    }
    let area = places.body;
    let mut caret = area.as_position();
    for (field, row) in fields(form, area) {
        let label = if field == form.selected {
            look.theme.accent()
        } else {
            look.theme.dim()
        };
        let width = LABEL.min(row.width / 2);
        look.put(
            buffer,
            Rect { width, ..row },
            Side::Left,
            app.words().field(field),
            label,
        );
        let value = Rect {
            x: row.x + width,
            width: row.width - width,
            ..row
        };
        let style = match (field == form.selected, field.is_text()) {
            (true, false) => look.theme.accent().add_modifier(Modifier::REVERSED),
            _ => look.theme.text(),
        };
        if field.is_text() {
            // The place to write in.
            let width = value.width.min(WIDEST_TEXT);
            let line = look.theme.dim().add_modifier(Modifier::UNDERLINED);
            buffer.set_style(Rect { width, ..value }, line);
        }
        match form.edit(field) {
            Some(edit) if edit.is_empty() => {
                let hint = app.words().field_hint(field);
                look.put(buffer, value, Side::Left, hint, look.theme.dim())
            }
            _ => look.put(buffer, value, Side::Left, &shown(form, app, field), style),
        };
        if field == form.selected {
            let before = form
                .edit(field)
                .map_or(0, |edit| look.columns(edit.before_caret()));
            caret = Position::new((value.x + before).min(area.right() - 1), row.y);
        }
    }
    let goes_on = goes_on(form, area);
    for (row, is_more) in places.edges(form).into_iter().zip(goes_on) {
        if is_more {
            look.put(
                buffer,
                row,
                Side::Right,
                look.more_mark(),
                look.theme.accent(),
            );
        }
    }
    let lines = notes(form, app)
        .into_iter()
        .flat_map(|note| look.wrap(&note, area.width));
    let taken = fields(form, area).count();
    for (row, line) in area.rows().skip(taken + 1).zip(lines) {
        look.put(buffer, row, Side::Left, &line, look.theme.text());
    }
    caret
}

/// The widest place to write in that is shown.
const WIDEST_TEXT: u16 = 40;

/// Where the parts of the form stand.
struct Places {
    title: Rect,
    /// The lines, and the notes below them.
    body: Rect,
    /// Which keys there are, and what is told there.
    keys: Rect,
    told: Vec<String>,
}

impl Places {
    fn of(app: &App, look: &Look, area: Rect) -> Places {
        let told = look.wrap(app.words().form_keys(), area.width);
        let keys = u16::try_from(told.len())
            .unwrap_or(u16::MAX)
            .min(area.height / 3);
        let above = if area.height > 2 * u16::try_from(Field::ALL.len()).unwrap_or(u16::MAX) {
            2
        } else {
            1
        };
        Places {
            title: Rect { height: 1, ..area },
            body: Rect {
                y: area.y + above,
                height: area.height.saturating_sub(above + keys),
                ..area
            },
            keys: Rect {
                y: area.bottom() - keys,
                height: keys,
                ..area
            },
            told,
        }
    }

    /// The first and the last row of the lines that are in sight and may go on.
    fn edges(&self, form: &Form) -> [Rect; 2] {
        let rows = fields(form, self.body).filter(|(field, _)| *field != Field::Begin);
        let first = Rect {
            height: 1,
            ..self.body
        };
        [first, rows.last().map_or(first, |(_, row)| row)]
    }
}

/// Whether there are lines above those in sight, and below them.
fn goes_on(form: &Form, area: Rect) -> [bool; 2] {
    let seen = fields(form, area).map(|(field, _)| field);
    let mut seen = seen.filter(|&field| field != Field::Begin);
    let first = seen.next();
    let last = seen.last().or(first);
    [first != scrolled().next(), last != scrolled().last()]
}

/// The lines that there is room for, two rows for notes aside: those around the selected one, and
/// the one that begins the game. While that is selected, the others are seen from the top, so that
/// the form opens with the names.
fn in_sight(form: &Form, height: u16) -> impl Iterator<Item = Field> {
    let room = usize::from(height.saturating_sub(2)).clamp(1, Field::ALL.len());
    let shows_begin = room > 1 || form.selected == Field::Begin;
    let rest = room - usize::from(shows_begin);
    let selected = scrolled().position(|field| field == form.selected);
    let first = selected.map_or(0, |at| (at + 1).saturating_sub(rest));
    let begin = shows_begin.then_some(Field::Begin);
    scrolled().skip(first).take(rest).chain(begin)
}

/// The lines above the one that begins the game.
fn scrolled() -> impl Iterator<Item = Field> {
    let all = Field::ALL.into_iter();
    all.filter(|&field| field != Field::Begin)
}

/// The lines that are in sight, with their rows.
fn fields(form: &Form, area: Rect) -> impl Iterator<Item = (Field, Rect)> {
    in_sight(form, area.height).zip(area.rows())
}

/// Which of all lines stands in a cell.
pub(super) fn line_at(
    form: &Form,
    app: &App,
    look: &Look,
    area: Rect,
    cell: (u16, u16),
) -> Option<usize> {
    let body = Places::of(app, look, margins(area)).body;
    let (field, _) = fields(form, body).find(|(_, row)| row.contains(cell.into()))?;
    Field::ALL.iter().position(|other| *other == field)
}

fn shown(form: &Form, app: &App, field: Field) -> String {
    match form.edit(field) {
        Some(edit) => edit.text().to_owned(),
        None => app.words().field_value(form.value(field)).to_owned(),
    }
}

/// What is wrong, and how the clocks read.
fn notes(form: &Form, app: &App) -> Vec<String> {
    let words = app.words();
    let mut notes = Vec::new();
    if let Err(error) = form.position() {
        notes.extend(words.fen_refusal(&error));
    }
    if app.last_game_is_damaged() {
        notes.push(words.last_game_damaged());
    }
    let first = app.table().regulations().first_increment;
    match form.clocks() {
        Err((field, error)) => {
            let text = form.edit(field).map_or("", |edit| edit.text().trim());
            notes.push(words.spec_error(error, text));
        }
        Ok([white, black]) if white == black => {
            let timed = white != TimeControl::None;
            notes.extend(timed.then(|| words.echo(&white, first)));
        }
        Ok(controls) => {
            let each = Color::ALL.into_iter().zip(&controls);
            let said = |(color, control)| {
                format!("{}: {}", words.side(color), words.setting(control, first))
            };
            notes.extend(each.map(said));
        }
    }
    notes
}
