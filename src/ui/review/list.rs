//! The list of the games of a file, over the whole window.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;

use crate::app::App;
use crate::app::review::{Heading, Library, Reviewing};
use crate::ui::text::Side;
use crate::ui::{Look, lines};

/// From this width on a row has columns.
const COLUMNS: u16 = 44;
/// From this width on there are dates.
const DATES: u16 = 60;
/// From this width on there are openings and events.
const EVENTS: u16 = 90;

/// The parts of the window.
struct Parts {
    title: Rect,
    rows: Rect,
    note: Rect,
    line: Rect,
}

impl Parts {
    fn of(area: Rect) -> Parts {
        let row = |y: u16| Rect {
            y: area.y + y,
            height: 1,
            ..area
        };
        Parts {
            title: row(0),
            rows: Rect {
                y: area.y + 1,
                height: area.height.saturating_sub(3),
                ..area
            },
            note: row(area.height.saturating_sub(2)),
            line: row(area.height.saturating_sub(1)),
        }
    }
}

/// The first row that is to be seen, so that the selected one is in the middle where possible.
fn first(selected: usize, listed: usize, height: u16) -> usize {
    let height = usize::from(height);
    let last = listed.saturating_sub(height);
    selected.saturating_sub(height / 2).min(last)
}

/// Draws the list and tells where the caret is.
pub(in crate::ui) fn draw(
    review: &Reviewing,
    app: &App,
    look: &Look,
    area: Rect,
    buffer: &mut Buffer,
) -> Position {
    let parts = Parts::of(area);
    if let (Some(library), Some(selected)) = (review.library(), review.list()) {
        let title = app.words().list_title(&library.told());
        look.put(buffer, parts.title, Side::Left, &title, look.theme.accent());
        let first = first(selected, library.listed(), parts.rows.height);
        for (row, cells) in (first..library.listed()).zip(parts.rows.rows()) {
            draw_row(library, row, row == selected, look, cells, buffer);
        }
    }
    let (note, style) = match app.message() {
        Some(message) if message.refusal => (&*message.text, look.theme.warning()),
        Some(message) => (&*message.text, look.theme.text()),
        None => (app.words().list_hint(), look.theme.dim()),
    };
    look.put(buffer, parts.note, Side::Left, note, style);
    lines::draw_line(app, look, parts.line, parts.line.right(), buffer)
}

/// The row of the list in a cell.
pub(in crate::ui) fn row_at(review: &Reviewing, area: Rect, row: u16) -> Option<usize> {
    let parts = Parts::of(area);
    let (library, selected) = (review.library()?, review.list()?);
    if row < parts.rows.y || row >= parts.rows.bottom() {
        return None;
    }
    let first = first(selected, library.listed(), parts.rows.height);
    let there = first + usize::from(row - parts.rows.y);
    (there < library.listed()).then_some(there)
}

fn draw_row(
    library: &Library,
    row: usize,
    selected: bool,
    look: &Look,
    cells: Rect,
    buffer: &mut Buffer,
) {
    let Some(number) = library.game_in_row(row) else {
        return;
    };
    let style = if selected {
        look.theme.accent().add_modifier(Modifier::REVERSED)
    } else {
        look.theme.text()
    };
    if selected {
        buffer.set_style(cells, style);
    }
    let digits = library.indexed.games.max(number + 1).to_string().len();
    let number_text = format!("{:>digits$}", number + 1);
    let Some(heading) = library.heading(number) else {
        look.put(buffer, cells, Side::Left, &number_text, style);
        return;
    };
    let mut x = cells.x;
    for (text, width) in columns(number_text, heading, cells.width) {
        let column = Rect {
            x,
            width: width.min(cells.right().saturating_sub(x)),
            ..cells
        };
        look.put(buffer, column, Side::Left, &text, style);
        x = x.saturating_add(width + 1);
    }
}

/// The texts of a row, each with its width.
fn columns(number: String, heading: &Heading, width: u16) -> Vec<(String, u16)> {
    let known = |name: &String| {
        let name = if name.is_empty() { "?" } else { name };
        name.to_owned()
    };
    let (white, black) = (known(&heading.white), known(&heading.black));
    let result = heading.result.to_string();
    let digits = u16::try_from(number.len()).unwrap_or(u16::MAX);
    if width < COLUMNS {
        let text = format!("{result} {white} – {black}");
        return vec![(number, digits), (text, width.saturating_sub(digits + 1))];
    }
    let mut behind = vec![(result, 7)];
    if width >= DATES {
        behind.push((heading.date.clone(), 10));
    }
    if width >= EVENTS {
        behind.push((heading.eco.clone(), 3));
        behind.push((heading.event.clone(), width / 5));
    }
    let taken: u16 = behind.iter().map(|(_, width)| width + 1).sum();
    let names = width.saturating_sub(digits + 1 + taken);
    let each = (names / 2).saturating_sub(1);
    let before = [(number, digits), (white, each), (black, each)];
    before.into_iter().chain(behind).collect()
}
