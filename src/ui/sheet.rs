//! The score sheet: the moves in SAN, in as many columns as fit, following the move shown.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

use super::Look;
use super::text::Side;
use crate::app::App;
use crate::game::Game;
use crate::openings::Opening;

/// The least width of a column: number, White's move, Black's move.
const COLUMN: u16 = 22;
/// The greatest, so that the two moves stay together.
const WIDEST_COLUMN: u16 = 26;
/// The width of the number with its point.
const NUMBER: u16 = 5;

/// Which rows of the sheet stand where.
struct Page {
    area: Rect,
    columns: u16,
    /// The width of a column.
    width: u16,
    /// The first row shown.
    first: usize,
    /// One if Black moved first, so that the first row begins with Black's move.
    offset: usize,
}

impl Page {
    fn of(app: &App, area: Rect) -> Page {
        let (area, _) = apart(app, area);
        let game = app.table().game();
        let offset = usize::from(!game.start().turn().is_white());
        let columns = (area.width / COLUMN).max(1);
        let height = usize::from(area.height.max(1));
        let current = usize::midpoint(app.shown_plies().saturating_sub(1), offset);
        // With several columns whole columns are turned over, so that less moves.
        let capacity = height * usize::from(columns);
        let first = if current < capacity {
            0
        } else if columns == 1 {
            current + 1 - capacity
        } else {
            (current / height + 1 - usize::from(columns)) * height
        };
        Page {
            area,
            columns,
            width: (area.width / columns).min(WIDEST_COLUMN),
            first,
            offset,
        }
    }

    /// The width of a move.
    const fn move_width(&self) -> u16 {
        self.width.saturating_sub(NUMBER) / 2
    }

    /// The ply (counted from 1) in a cell.
    fn ply_at(&self, column: u16, row: u16, game: &Game) -> Option<usize> {
        let right = column.checked_sub(self.area.x)?;
        let down = usize::from(row.checked_sub(self.area.y)?);
        let across = usize::from(right / self.width);
        let half = (right % self.width)
            .checked_sub(NUMBER)?
            .checked_div(self.move_width())?;
        let row = self.first + across * usize::from(self.area.height) + down;
        let ply = (2 * row + usize::from(half) + 1).checked_sub(self.offset)?;
        (half < 2 && across < usize::from(self.columns) && (1..=game.len()).contains(&ply))
            .then_some(ply)
    }
}

/// The area of the moves, and the row under them for the name of the opening, if it has one and
/// there is room.
fn apart(app: &App, area: Rect) -> (Rect, Option<(Rect, Opening)>) {
    // In a small window a name that changes would be half of what a move writes.
    const ENOUGH: u16 = 24;
    let named = app.opening().filter(|_| area.height >= ENOUGH);
    let Some(opening) = named else {
        return (area, None);
    };
    let moves = Rect {
        height: area.height - 1,
        ..area
    };
    let row = Rect {
        y: moves.bottom(),
        height: 1,
        ..area
    };
    (moves, Some((row, opening)))
}

/// Draws the sheet.
pub(super) fn draw(app: &App, look: &Look, area: Rect, buffer: &mut Buffer) {
    let (area, opening) = apart(app, area);
    if let Some((row, opening)) = opening {
        let name = app.words().opening(&opening);
        look.put(buffer, row, Side::Left, &name, look.theme.dim());
    }
    let page = Page::of(app, area);
    let game = app.table().game();
    let rows = (game.len() + page.offset).div_ceil(2);
    for column in 0..page.columns {
        for row in 0..area.height {
            let index =
                page.first + usize::from(column) * usize::from(area.height) + usize::from(row);
            if index < rows {
                let place = Rect {
                    x: area.x + column * page.width,
                    y: area.y + row,
                    width: page.width,
                    height: 1,
                };
                draw_row(app, look, &page, index, place, buffer);
            }
        }
    }
}

fn draw_row(app: &App, look: &Look, page: &Page, row: usize, place: Rect, buffer: &mut Buffer) {
    let game = app.table().game();
    let number = game
        .start()
        .fullmoves()
        .saturating_add(u32::try_from(row).unwrap_or(u32::MAX));
    let cells = |from: u16, width: u16| Rect {
        x: place.x + from,
        width: width.min(place.width.saturating_sub(from)),
        ..place
    };
    look.put(
        buffer,
        cells(0, NUMBER - 1),
        Side::Right,
        &format!("{number}."),
        look.theme.dim(),
    );
    for half in 0..2_u16 {
        let width = page.move_width();
        let cells = cells(NUMBER + half * width, width.saturating_sub(1));
        let Some(ply) = (2 * row + usize::from(half)).checked_sub(page.offset) else {
            look.put(buffer, cells, Side::Left, "…", look.theme.dim());
            continue;
        };
        if ply < game.len() {
            let shown = app.sheet_text(ply);
            let style = if ply + 1 == app.shown_plies() {
                look.theme.accent().add_modifier(Modifier::REVERSED)
            } else {
                look.theme.text()
            };
            look.put(buffer, cells, Side::Left, &shown, style);
        }
    }
}

/// The ply (counted from 1) that stands in a cell of the sheet.
pub(super) fn ply_at(app: &App, area: Rect, column: u16, row: u16) -> Option<usize> {
    Page::of(app, area).ply_at(column, row, app.table().game())
}
