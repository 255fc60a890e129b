//! Which panel stands where, as a pure function of the window's size.
//!
//! Squares stay square: twice as many columns as rows, since a cell is about
//! twice as high as wide. The largest board is taken that leaves room for
//! what belongs beside it.

use ratatui::layout::Rect;

use crate::rules::{Color, File, Rank, Square};

/// The smallest window in which a game can be played: columns and rows.
pub const SMALLEST: (u16, u16) = (20, 10);

/// The narrowest useful score sheet, in columns.
const SHEET_WIDTH: u16 = 22;
/// The widest score sheet: more would only be far from the board.
const WIDEST_SHEET: u16 = 80;
/// Between the board and what stands beside it.
const GAP: u16 = 2;
/// Free columns at the right edge beside a sheet.
const MARGIN: u16 = 1;
/// Left of the board: a free column, the rank numbers, a free column. The marks before names
/// and texts hang here, so that everything else begins where the board does.
const GUTTER: u16 = 3;
/// The part of the gutter that marks take.
const MARKS: u16 = 2;
/// The narrowest window in which the lines under the board begin where the board does.
const ALIGNED: u16 = 40;
/// Players, status, move line and one line of notes.
const LINES_BESIDE_SHEET: u16 = 5;
/// Status, move line and one line of notes.
const LINES_BELOW: u16 = 3;
/// The most lines of notes beside a sheet.
const NOTES: u16 = 3;
/// The narrowest sheet that has the players above and below it.
const PANEL_WIDTH: u16 = 20;
/// A panel narrower than this has names and clocks in rows of their own.
const ONE_ROW: u16 = 36;
/// The narrowest board whose width is enough for a name and a clock.
const NAMED: u16 = 32;

/// Where everything is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The board.
    pub board: BoardArea,
    /// The players' bars above and below the board, with room for a mark before the name.
    pub bars: Option<[Rect; 2]>,
    /// The score sheet.
    pub sheet: Option<Rect>,
    /// Whose move it is, or the result.
    pub status: Option<Rect>,
    /// The move line, with room for its prompt.
    pub line: Rect,
    /// Candidates, reasons and hints.
    pub notes: Option<Rect>,
}

/// Where the 64 squares are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardArea {
    /// The squares without the coordinates.
    pub squares: Rect,
    /// The height of a square in rows; it is twice as wide in columns.
    pub size: u16,
}

impl Layout {
    /// The layout of a window, or nothing if it is too small.
    pub fn of(area: Rect) -> Option<Layout> {
        let (width, height) = (area.width, area.height);
        if width < SMALLEST.0 || height < SMALLEST.1 {
            return None;
        }
        let sized = |width: u16, height: u16| (width / 16).min(height / 8);
        let beside = sized(
            width.saturating_sub(GUTTER + GAP + SHEET_WIDTH + MARGIN),
            height.saturating_sub(1 + LINES_BESIDE_SHEET),
        );
        let panel = sized(
            width.saturating_sub(GUTTER + 1 + PANEL_WIDTH),
            height.saturating_sub(1 + LINES_BELOW),
        );
        let below = sized(width - GUTTER, height.saturating_sub(1 + LINES_BELOW)).max(1);
        // A sheet is worth a somewhat smaller board.
        let largest = beside.max(panel);
        let layout = if largest < 1 || largest * 4 < below * 3 {
            Layout::with_lines_below(area, below)
        } else if beside >= 1 && beside * 4 >= largest * 3 {
            Layout::with_sheet_beside(area, beside)
        } else {
            Layout::with_panel_beside(area, panel)
        };
        Some(layout)
    }

    /// The board at the left, the sheet with the players above and below it at the right: for
    /// windows that are not high enough to have the players above and below the board.
    fn with_panel_beside(area: Rect, size: u16) -> Layout {
        let board_width = GUTTER + 16 * size;
        let free = area.width - board_width;
        let (gap, margin) = if free < GAP + SHEET_WIDTH + MARGIN {
            (1, 0)
        } else {
            (GAP, MARGIN)
        };
        let panel_width = (free - gap - margin).min(WIDEST_SHEET);
        let height = 8 * size + LINES_BELOW;
        let notes = (area.height - height).min(NOTES);
        let block = Rect {
            x: area.x + (free - gap - panel_width - margin) / 2,
            y: area.y + (area.height - height - notes) / 2,
            width: board_width + gap + panel_width,
            height: height + notes,
        };
        let (squares, rows) = Rows(block).take(8 * size);
        let (files, rows) = rows.take(1);
        let (status, rows) = rows.take(1);
        let (line, rows) = rows.take(1);
        let (notes, _) = rows.take(NOTES);
        let board = BoardArea::new(block.x + GUTTER, block.y, size);
        let panel = Rect {
            x: block.x + board_width + gap,
            y: squares.y,
            width: panel_width,
            height: files.bottom() - squares.y,
        };
        let each = if panel_width < ONE_ROW { 2 } else { 1 };
        let (top, rows) = Rows(panel).take(each);
        let (sheet, rows) = rows.take(panel.height - 2 * each);
        let (bottom, _) = rows.take(each);
        Layout {
            bars: Some([top, bottom]),
            sheet: Some(sheet),
            status: Some(board.beginning_in(status, 0)),
            line: board.beginning_in(line, MARKS),
            notes: (notes.height > 0).then(|| board.beginning_in(notes, 0)),
            board,
        }
    }

    /// The board at the left and the sheet at the right, together in the middle of the window.
    fn with_sheet_beside(area: Rect, size: u16) -> Layout {
        let board_width = GUTTER + 16 * size;
        let sheet_width = (area.width - board_width - GAP - MARGIN).min(WIDEST_SHEET);
        let height = 8 * size + LINES_BESIDE_SHEET;
        let notes = (area.height - height).min(NOTES);
        let block = Rect {
            x: area.x + (area.width - board_width - GAP - sheet_width - MARGIN) / 2,
            y: area.y + (area.height - height - notes) / 2,
            width: board_width + GAP + sheet_width,
            height: height + notes,
        };
        let board = BoardArea::new(block.x + GUTTER, block.y + 1, size);
        let (top, rows) = Rows(block).take(1);
        let (_squares, rows) = rows.take(8 * size);
        let (_files, rows) = rows.take(1);
        let (bottom, rows) = rows.take(1);
        let (status, rows) = rows.take(1);
        let (line, rows) = rows.take(1);
        let (notes, _) = rows.take(NOTES);
        // Where the board is too narrow for a name, the players have the sheet's width as well.
        let inset = u16::from(16 * size < NAMED);
        let sheet = Rect {
            x: block.x + board_width + GAP,
            y: top.y + inset,
            width: sheet_width,
            height: bottom.bottom() - top.y - 2 * inset,
        };
        Layout {
            bars: Some([top, bottom].map(|row| board.bar(row))),
            sheet: Some(sheet),
            status: Some(board.beginning_in(status, 0)),
            line: board.beginning_in(line, MARKS),
            notes: (notes.height > 0).then(|| board.beginning_in(notes, 0)),
            board,
        }
    }

    /// The board in the middle, everything else below it.
    fn with_lines_below(area: Rect, size: u16) -> Layout {
        let spare = area.height - (8 * size + 1);
        let has_bars = spare >= LINES_BELOW + 2;
        let left = (area.width - GUTTER - 16 * size) / 2;
        let (top, rows) = Rows(area).take(u16::from(has_bars));
        let (squares, rows) = rows.take(8 * size);
        let (_files, rows) = rows.take(1);
        let (bottom, rows) = rows.take(u16::from(has_bars));
        let (status, rows) = rows.take(u16::from(spare >= 2));
        let (line, rows) = rows.take(1);
        let (notes, rows) = rows.take(2);
        let (sheet, _) = rows.take(u16::MAX);
        let board = BoardArea::new(area.x + left + GUTTER, squares.y, size);
        let aligned = |rows: Rect, marks: u16| {
            if area.width < ALIGNED {
                rows
            } else {
                board.beginning_in(rows, marks)
            }
        };
        Layout {
            bars: has_bars.then(|| [top, bottom].map(|row| board.bar(row))),
            sheet: (sheet.height >= 2).then(|| aligned(sheet, MARKS)),
            status: (status.height > 0).then(|| aligned(status, 0)),
            line: aligned(line, MARKS),
            notes: (notes.height > 0).then(|| aligned(notes, 0)),
            board,
        }
    }
}

impl Layout {
    /// The sheet with the rows of the players, where those stand above and below it, for what has
    /// no players.
    pub(super) fn panel(&self) -> Rect {
        let Some(sheet) = self.sheet else {
            return Rect::default();
        };
        let bars = self.bars.into_iter().flatten();
        bars.filter(|bar| bar.x >= self.board.squares.right())
            .fold(sheet, Rect::union)
    }

    /// The layout with so many rows for a text that has to be read whole: where there are not
    /// that many under the move line, it takes the place of the status, or the lines rise over
    /// the board, with the player's bar before them. Gives the cells that are taken for it too.
    pub(super) fn raised(&self, area: Rect, rows: u16, columns: (u16, u16)) -> (Layout, Rect) {
        let first = self.status.map_or(self.line.y, |status| status.y);
        let fits = |from: u16, lines: u16| from + lines + rows <= area.bottom();
        let status = self.status.filter(|_| fits(first, 2) || !fits(first, 1));
        let lines = 1 + u16::from(status.is_some());
        let rows = rows.min(area.height.saturating_sub(lines));
        let top = first.min(area.bottom() - lines - rows);
        let frame = Rect {
            y: top,
            height: area.bottom() - top,
            ..area
        };
        let notes = Rect {
            x: columns.0,
            y: top + lines,
            width: columns.1,
            height: rows,
        };
        let rising = |bar: Rect| Rect {
            y: bar.y.min(top.saturating_sub(bar.height)),
            ..bar
        };
        let bars = self.bars.map(|[above, below]| [above, rising(below)]);
        let layout = Layout {
            bars: bars.filter(|[above, below]| above.intersection(*below).is_empty()),
            sheet: self
                .sheet
                .and_then(|sheet| left_of(sheet, bars, top, notes.bottom())),
            status: status.map(|status| Rect { y: top, ..status }),
            line: Rect {
                y: top + lines - 1,
                ..self.line
            },
            notes: Some(notes),
            ..*self
        };
        (layout, frame)
    }
}

/// What is left of a sheet when the lines begin in the row `top` and end above `bottom`.
fn left_of(sheet: Rect, bars: Option<[Rect; 2]>, top: u16, bottom: u16) -> Option<Rect> {
    let from = if sheet.y >= top {
        sheet.y.max(bottom)
    } else {
        sheet.y
    };
    let end = if from >= top {
        sheet.bottom()
    } else {
        let bar = bars.map(|[_, below]| below);
        let bar = bar.filter(|bar| bar.right() > sheet.x);
        sheet.bottom().min(bar.map_or(top, |bar| bar.y.min(top)))
    };
    let height = end.saturating_sub(from);
    (height > 0).then_some(Rect {
        y: from,
        height,
        ..sheet
    })
}

/// Takes rows from the top of an area.
struct Rows(Rect);

impl Rows {
    /// So many rows, or as many as are left, and the rest.
    fn take(self, count: u16) -> (Rect, Rows) {
        let count = count.min(self.0.height);
        let taken = Rect {
            height: count,
            ..self.0
        };
        let rest = Rect {
            y: self.0.y + count,
            height: self.0.height - count,
            ..self.0
        };
        (taken, Rows(rest))
    }
}

impl BoardArea {
    const fn new(x: u16, y: u16, size: u16) -> BoardArea {
        BoardArea {
            squares: Rect {
                x,
                y,
                width: 16 * size,
                height: 8 * size,
            },
            size,
        }
    }

    /// The part of a row above or below the board that belongs to it, with room for a mark;
    /// the whole row where the board is too narrow for a name.
    fn bar(&self, row: Rect) -> Rect {
        if self.squares.width < NAMED {
            let x = self.squares.x - MARKS;
            return Rect {
                x,
                width: row.right() - x,
                ..row
            };
        }
        Rect {
            x: self.squares.x - MARKS,
            width: self.squares.width + MARKS,
            ..row
        }
    }

    /// The part of some rows that begins where the board does, or a little before.
    fn beginning_in(&self, rows: Rect, before: u16) -> Rect {
        let x = self.squares.x - before;
        Rect {
            x,
            width: rows.right() - x,
            ..rows
        }
    }

    /// The cells of a square, with that side at the bottom.
    pub fn square(&self, square: Square, bottom: Color) -> Rect {
        let seen = turned(square, bottom);
        let file = u16::from(seen.file().index());
        let row = 7 - u16::from(seen.rank().index());
        Rect {
            x: self.squares.x + file * 2 * self.size,
            y: self.squares.y + row * self.size,
            width: 2 * self.size,
            height: self.size,
        }
    }

    /// The square in a cell, if there is one.
    pub fn square_at(&self, column: u16, row: u16, bottom: Color) -> Option<Square> {
        let right = column.checked_sub(self.squares.x)? / (2 * self.size);
        let down = row.checked_sub(self.squares.y)? / self.size;
        let file = u8::try_from(right).ok().and_then(File::new)?;
        let rank = u8::try_from(down).ok().and_then(Rank::new)?;
        let seen = Square::new(file, rank).flip();
        Some(turned(seen, bottom))
    }
}

/// The square as a player at that side sees it: h8 becomes a1 for Black.
fn turned(square: Square, bottom: Color) -> Square {
    match bottom {
        Color::White => square,
        Color::Black => Square::from_index(63 - square.index()).unwrap_or(square),
    }
}

#[cfg(test)]
mod tests {
    use super::{Layout, SMALLEST};
    use crate::rules::{Color, Square};
    use ratatui::layout::Rect;

    fn every_size() -> impl Iterator<Item = Rect> {
        (0..260).flat_map(|width| (0..100).map(move |height| Rect::new(0, 0, width, height)))
    }

    #[test]
    fn every_window_of_the_smallest_size_or_more_has_a_board_inside_it() {
        for area in every_size() {
            let big_enough = area.width >= SMALLEST.0 && area.height >= SMALLEST.1;
            let layout = Layout::of(area);
            assert_eq!(layout.is_some(), big_enough, "{area}");
            let Some(layout) = layout else { continue };
            let parts = [layout.sheet, layout.status, Some(layout.line), layout.notes];
            let parts = parts
                .into_iter()
                .flatten()
                .chain(layout.bars.into_iter().flatten());
            for part in parts.chain([layout.board.squares]) {
                assert_eq!(part.intersection(area), part, "{area}: {part}");
            }
            assert_eq!(layout.line.height, 1, "{area}");
        }
    }

    #[test]
    fn no_two_parts_share_a_cell() {
        for area in every_size() {
            let Some(layout) = Layout::of(area) else {
                continue;
            };
            let parts = [
                Some(layout.board.squares),
                layout.sheet,
                layout.status,
                Some(layout.line),
                layout.notes,
            ];
            let parts: Vec<Rect> = parts
                .into_iter()
                .flatten()
                .chain(layout.bars.into_iter().flatten())
                .collect();
            for (index, part) in parts.iter().enumerate() {
                for other in &parts[index + 1..] {
                    assert!(
                        part.intersection(*other).is_empty(),
                        "{area}: {part} {other}"
                    );
                }
            }
        }
    }

    #[test]
    fn usual_windows_have_the_board_one_expects() {
        for ((width, height), size, beside) in [
            ((80, 24), 2, true),
            ((120, 40), 4, true),
            ((100, 36), 3, true),
            ((40, 20), 2, false),
            ((20, 10), 1, false),
            ((60, 40), 3, false),
            ((240, 70), 8, true),
            ((60, 20), 2, true),
            ((80, 12), 1, true),
            ((120, 28), 3, true),
            ((40, 12), 1, true),
        ] {
            let layout = Layout::of(Rect::new(0, 0, width, height)).expect("big enough");
            assert_eq!(layout.board.size, size, "{width}x{height}");
            let sheet_beside = layout
                .sheet
                .is_some_and(|sheet| sheet.x > layout.board.squares.right());
            assert_eq!(sheet_beside, beside, "{width}x{height}");
        }
    }

    #[test]
    fn players_and_sheet_stand_beside_the_board_at_every_height_that_is_wide_enough() {
        for area in every_size().filter(|area| area.height >= 12) {
            let Some(layout) = Layout::of(area) else {
                continue;
            };
            if area.width >= 2 * area.height + 40 {
                assert!(layout.bars.is_some(), "{area}");
                assert!(
                    layout.sheet.is_some_and(|sheet| sheet.height >= 5),
                    "{area}"
                );
            }
        }
    }

    #[test]
    fn a_text_that_is_to_be_read_whole_takes_the_rows_it_needs() {
        for area in every_size() {
            let Some(layout) = Layout::of(area) else {
                continue;
            };
            let (raised, frame) = layout.raised(area, 6, (area.x, area.width));
            let notes = raised.notes.expect("rows for the text");
            assert!(
                notes.height >= 6 && notes.bottom() <= area.bottom(),
                "{area}"
            );
            assert_eq!(raised.line.y + 1, notes.y, "{area}");
            assert_eq!(frame.intersection(area), frame, "{area}");
        }
    }

    #[test]
    fn a_cell_of_a_square_is_that_square_from_both_sides() {
        let layout = Layout::of(Rect::new(0, 0, 80, 24)).expect("big enough");
        for bottom in Color::ALL {
            for square in Square::all() {
                let cells = layout.board.square(square, bottom);
                for cell in cells.positions() {
                    assert_eq!(layout.board.square_at(cell.x, cell.y, bottom), Some(square));
                }
            }
        }
        let a1 = layout
            .board
            .square("a1".parse().expect("a square"), Color::Black);
        assert_eq!(
            (a1.right(), a1.y),
            (layout.board.squares.right(), layout.board.squares.y)
        );
    }
}
