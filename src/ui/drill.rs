//! The practice screen: the question beside or below the board, what there is to choose from,
//! the line in which answers are typed, and what was said to the last one.

mod rows;
mod writer;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::widgets::{Clear, Widget};

use super::layout::Layout;
use super::text::Side;
use super::{Look, lines};
use crate::app::{App, Drilling};
use rows::{Place, Row, Written};

/// Draws everything but the board, and tells where the caret is.
pub(super) fn draw(
    drill: &Drilling,
    app: &App,
    look: &Look,
    window: (Rect, &Layout),
    buffer: &mut Buffer,
) -> Position {
    let (screen, written) = written(drill, app, look, window);
    if screen.rises {
        Clear.render(screen.text, buffer);
        buffer.set_style(screen.text, look.theme.text());
    }
    let mut caret = screen.text.as_position();
    for (cells, row) in screen.text.rows().zip(&written.rows) {
        match row {
            Row::Blank => {}
            Row::Text(text, style) => {
                look.put(buffer, cells, Side::Left, text, *style);
            }
            Row::Question(text) => {
                let used = look.put(buffer, cells, Side::Left, text, look.theme.accent());
                caret = Position::new((cells.x + used).min(cells.right() - 1), cells.y);
            }
            Row::Choices(choices) => {
                for (choice, cells) in rows::spread(choices, look, cells) {
                    look.put(buffer, cells, Side::Left, &choice.text, choice.style);
                }
            }
            Row::Input => {
                caret = lines::draw_line(app, look, cells, cells.right(), buffer);
            }
        }
    }
    if written.has_more {
        let last = screen.text.rows().take(written.to_read).last();
        let mark = look.more_mark();
        look.put(
            buffer,
            last.unwrap_or_default(),
            Side::Right,
            mark,
            look.theme.accent(),
        );
    }
    for (cells, text) in screen.around(app) {
        for (row, line) in cells.rows().zip(look.wrap(&text, cells.width)) {
            look.put(buffer, row, Side::Left, &line, look.theme.dim());
        }
    }
    caret
}

/// The choice that stands in a cell.
pub(super) fn choice_at(
    drill: &Drilling,
    app: &App,
    look: &Look,
    window: (Rect, &Layout),
    cell: (u16, u16),
) -> Option<usize> {
    let (screen, written) = written(drill, app, look, window);
    let mut placed = screen.text.rows().zip(&written.rows);
    placed.find_map(|(cells, row)| match row {
        Row::Choices(choices) => rows::spread(choices, look, cells)
            .find(|(_, cells)| cells.contains(cell.into()))
            .map(|(choice, _)| choice.index),
        _ => None,
    })
}

/// Whether the texts need this row, which may be one of the board's.
pub(super) fn covers(
    drill: &Drilling,
    app: &App,
    look: &Look,
    window: (Rect, &Layout),
    row: u16,
) -> bool {
    let (screen, _) = written(drill, app, look, window);
    screen.rises && row >= screen.text.y
}

/// What stands where. What was said to an answer is read together with the question: where both
/// do not fit below the board, they rise over it, as far as they need.
fn written(drill: &Drilling, app: &App, look: &Look, window: (Rect, &Layout)) -> (Screen, Written) {
    let screen = Screen::of(drill, app, window);
    let written = Written::of(drill, app, look, &screen.place());
    if screen.beside || app.message().is_none() || !written.is_part {
        return (screen, written);
    }
    let heights = screen.text.height + 1..=window.0.height;
    let mut risen = heights.map(|height| {
        let screen = Screen::risen(app, window.0, height);
        let written = Written::of(drill, app, look, &screen.place());
        (screen, written)
    });
    let whole = risen.find(|(_, written)| !written.is_part);
    whole.unwrap_or_else(|| {
        let screen = Screen::risen(app, window.0, window.0.height);
        let written = Written::of(drill, app, look, &screen.place());
        (screen, written)
    })
}

/// Where the texts of practice stand: in the place of the score sheet beside the board, or
/// below it in all rows that there are.
struct Screen {
    text: Rect,
    /// Whether that is beside the board.
    beside: bool,
    /// Whether it stands over rows of the board.
    rises: bool,
    /// Where it is told how far the round is.
    state: Option<Rect>,
    /// Where it is told how to answer.
    hint: Option<Rect>,
    /// Where the keys are named.
    keys: Option<Rect>,
    /// Whether the rules of notation are to be seen and have no place of their own.
    tells_rules: bool,
}

impl Screen {
    fn of(drill: &Drilling, app: &App, (area, layout): (Rect, &Layout)) -> Screen {
        let board = layout.board.squares;
        let sheet = layout.sheet.filter(|_| !app.shows_notation());
        if sheet.is_some_and(|sheet| sheet.x >= board.right()) {
            let mut text = layout.panel();
            if drill.hides_board() {
                // In the middle, as there is nothing beside it.
                text.x = area.x + (area.width - text.width) / 2;
            }
            return Screen {
                text,
                beside: true,
                rises: false,
                state: layout.status,
                // Nothing is typed there, so that it begins where the row above does.
                hint: layout.status.map(|state| Rect {
                    y: layout.line.y,
                    ..state
                }),
                keys: layout.notes,
                tells_rules: false,
            };
        }
        // The letters of the files stand right below the board.
        let top = board.bottom() + 1;
        let taken = layout.sheet.filter(|sheet| sheet.y > top);
        let bottom = match taken {
            Some(rules) if app.shows_notation() => rules.y,
            _ => area.bottom(),
        };
        Screen {
            text: Rect {
                y: top,
                height: bottom - top,
                ..area
            },
            beside: false,
            rises: false,
            state: layout.bars.map(|[top, _]| top),
            hint: None,
            keys: None,
            tells_rules: app.shows_notation() && layout.sheet.is_none(),
        }
    }

    /// So many rows from the bottom of the window.
    fn risen(app: &App, area: Rect, height: u16) -> Screen {
        Screen {
            text: Rect {
                y: area.bottom() - height,
                height,
                ..area
            },
            beside: false,
            rises: true,
            state: None,
            hint: None,
            keys: None,
            tells_rules: app.shows_notation(),
        }
    }

    fn place(&self) -> Place {
        Place {
            width: self.text.width,
            height: usize::from(self.text.height),
            beside: self.beside,
            tells_state: self.state.is_none(),
            tells_rules: self.tells_rules,
        }
    }

    /// What is told around the question.
    fn around(&self, app: &App) -> impl Iterator<Item = (Rect, String)> {
        let keys = Some(app.words().practice_keys());
        [
            (self.state, app.round_state()),
            (self.hint, app.drill_hint()),
            (self.keys, keys),
        ]
        .into_iter()
        .filter_map(|(cells, text)| Some((cells?, text?)))
    }
}
