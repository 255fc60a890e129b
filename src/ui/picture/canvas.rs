//! Paint on a fine grid: 8 by 16 samples for each character cell.
//!
//! A cell is about twice as high as wide, so the samples are square. Nothing
//! is blended here: each sample carries one paint, and the softness of an edge
//! comes from how many samples of each paint a part of a cell holds.

use std::ops::Range;

use super::frame::{Frame, Stems, float};
use super::mosaic::{Blocks, Palette, Tile, tile};
use super::shape::{Point, Shape};

/// Samples across a cell.
pub(super) const CELL_COLUMNS: usize = 8;
/// Samples down a cell.
pub(super) const CELL_ROWS: usize = 16;
/// Samples across a dot, half a cell.
const DOT_COLUMNS: usize = CELL_COLUMNS / 2;
/// Samples down a dot, half a cell.
const DOT_ROWS: usize = CELL_ROWS / 2;

/// What a sample is painted with; a palette says which colour that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Paint {
    /// The square behind everything.
    Square,
    /// The body of a piece.
    Fill,
    /// Outline and inner lines of a piece.
    Ink,
    /// The marks of a square.
    Mark,
    /// The mark of the square the cursor is on.
    Cursor,
}

/// How many paints there are.
pub(crate) const PAINTS: usize = Paint::ALL.len();

impl Paint {
    /// All paints, in the order of their declaration.
    pub(super) const ALL: [Paint; 5] = [
        Paint::Square,
        Paint::Fill,
        Paint::Ink,
        Paint::Mark,
        Paint::Cursor,
    ];
}

/// For each paint, in the order of the declaration, which samples of a cell carry it:
/// bit 0 is the top left one, bit 7 the top right one, bit 127 the bottom right one.
pub(super) type Planes = [u128; PAINTS];

/// The samples of a square of the board.
pub(crate) struct Canvas {
    width: u16,
    height: u16,
    blocks: Blocks,
    columns: usize,
    rows: usize,
    samples: Vec<Paint>,
}

impl Canvas {
    /// An empty square of so many cells, to be shown with these characters.
    pub(crate) fn new((width, height): (u16, u16), blocks: Blocks) -> Canvas {
        let columns = usize::from(width) * CELL_COLUMNS;
        let rows = usize::from(height) * CELL_ROWS;
        Canvas {
            width,
            height,
            blocks,
            columns,
            rows,
            samples: vec![Paint::Square; columns * rows],
        }
    }

    /// The size in cells, width and height.
    pub(crate) fn cells(&self) -> (u16, u16) {
        (self.width, self.height)
    }

    /// The height in cells of the largest drawing that fits.
    pub(crate) fn span(&self) -> u16 {
        span(self.cells())
    }

    /// The characters it is shown with.
    pub(crate) fn blocks(&self) -> Blocks {
        self.blocks
    }

    /// How many half cells wide the finest dot is that the characters can show beside others.
    pub(crate) fn grain(&self) -> u16 {
        match self.blocks {
            Blocks::Halves => 2,
            Blocks::Quadrants => 1,
        }
    }

    /// Turns everything upside down, by half a turn.
    pub(crate) fn turn(&mut self) {
        self.samples.reverse();
    }

    /// The map from the units of a drawing to this canvas.
    pub(crate) fn frame(&self, stems: &Stems) -> Frame {
        Frame::new(self.columns, self.rows, stems)
    }

    /// Paints a shape over everything, or only over one paint.
    pub(crate) fn draw(&mut self, shape: &Shape, frame: &Frame, paint: Paint, over: Option<Paint>) {
        let points: Vec<Point> = shape
            .points()
            .into_iter()
            .map(|at| frame.place(at))
            .collect();
        match shape {
            Shape::Stroke(_, width) => self.follow(&points, frame.length(width / 2.0), paint, over),
            _ => self.fill(&points, paint, over),
        }
    }

    /// Paints the edge of all there is of one paint with another, so many units inwards.
    pub(crate) fn outline(&mut self, body: Paint, width: f32, ink: Paint) {
        let reach = self.frame(&Stems::default()).length(width);
        let depths = self.depths(body);
        for (sample, depth) in self.samples.iter_mut().zip(depths) {
            if *sample == body && depth <= reach {
                *sample = ink;
            }
        }
    }

    /// Paints a rectangle of half cells, cut off at the edges.
    pub(crate) fn dots(&mut self, columns: Range<u16>, rows: Range<u16>, paint: Paint) {
        let across = |dot: u16| (usize::from(dot) * DOT_COLUMNS).min(self.columns);
        let down = |dot: u16| (usize::from(dot) * DOT_ROWS).min(self.rows);
        let (left, right) = (across(columns.start), across(columns.end));
        for row in down(rows.start)..down(rows.end) {
            let start = row * self.columns;
            self.samples[start + left..start + right.max(left)].fill(paint);
        }
    }

    /// Paints one more dot at both ends of what there is of a paint in a row of half cells.
    pub(crate) fn widen(&mut self, row: u16, paint: Paint) {
        let held = |column: u16| {
            self.dot_samples(column, row)
                .any(|(x, y)| self.samples[y * self.columns + x] == paint)
        };
        let ends = 2 * self.width;
        let (first, last) = ((0..ends).find(|&c| held(c)), (0..ends).rfind(|&c| held(c)));
        if let Some((first, last)) = first.zip(last) {
            let grain = self.grain();
            let left = first.saturating_sub(grain) / grain * grain;
            let right = (last + 1 + grain).min(ends).next_multiple_of(grain);
            self.dots(left..right, row..row + 1, paint);
        }
    }

    /// Takes away what lies under a man, or so close to it that it would be taken for a part of
    /// it; the corners stay, where no man reaches them.
    pub(crate) fn keep_clear_of(&mut self, man: &Canvas) {
        const CORNER: u16 = 2;
        const ROOMY: u16 = 6;
        let (right, bottom) = (2 * self.width, 2 * self.height);
        let held = |column: u16, row: u16| {
            column < right
                && row < bottom
                && man
                    .dot_samples(column, row)
                    .any(|(x, y)| man.samples[y * man.columns + x] != Paint::Square)
        };
        for (column, row) in (0..right).flat_map(|column| (0..bottom).map(move |row| (column, row)))
        {
            let is_corner =
                (column < CORNER || column + CORNER >= right) && (row == 0 || row + 1 == bottom);
            let is_near = || {
                let columns = column.saturating_sub(1)..=column + 1;
                columns
                    .flat_map(|x| (row.saturating_sub(1)..=row + 1).map(move |y| (x, y)))
                    .any(|(x, y)| held(x, y))
            };
            // On small squares the row below the man is all that tells frame and brackets apart.
            let is_foot = self.span() < ROOMY && row + 1 == bottom;
            if held(column, row) || !is_corner && !is_foot && is_near() {
                self.dots(column..column + 1, row..row + 1, Paint::Square);
            }
        }
    }

    /// Paints a little more than half of the samples of a half cell, evenly.
    pub(crate) fn soft_dot(&mut self, column: u16, row: u16, paint: Paint) {
        for (x, y) in self.dot_samples(column, row) {
            if (x + y) % 2 == 0 || (x + 2 * y) % 8 == 1 {
                self.put(x, y, paint, None);
            }
        }
    }

    /// Gives each half cell wholly to a paint or to the square, by what most of it is; for
    /// lines that would be a blur at small sizes.
    pub(crate) fn harden(&mut self, paint: Paint) {
        for row in 0..self.height * 2 {
            for column in 0..self.width * 2 {
                let held = self
                    .dot_samples(column, row)
                    .filter(|&(x, y)| self.samples[y * self.columns + x] == paint)
                    .count();
                let most = 2 * held >= DOT_COLUMNS * DOT_ROWS;
                let paint = if most { paint } else { Paint::Square };
                self.dots(column..column + 1, row..row + 1, paint);
            }
        }
    }

    /// The samples of a half cell.
    fn dot_samples(&self, column: u16, row: u16) -> impl Iterator<Item = (usize, usize)> + use<> {
        let left = (usize::from(column) * DOT_COLUMNS).min(self.columns);
        let top = (usize::from(row) * DOT_ROWS).min(self.rows);
        let right = (left + DOT_COLUMNS).min(self.columns);
        let bottom = (top + DOT_ROWS).min(self.rows);
        (top..bottom).flat_map(move |y| (left..right).map(move |x| (x, y)))
    }

    /// The tiles that show it, row by row.
    pub(crate) fn tiles(&self, palette: &Palette) -> Vec<Tile> {
        (0..self.height)
            .flat_map(|y| (0..self.width).map(move |x| (x, y)))
            .map(|(x, y)| tile(&self.planes(x, y), palette, self.blocks))
            .collect()
    }

    /// The samples of one cell.
    fn planes(&self, x: u16, y: u16) -> Planes {
        let mut planes = [0; PAINTS];
        let (left, top) = (usize::from(x) * CELL_COLUMNS, usize::from(y) * CELL_ROWS);
        for bit in 0..CELL_COLUMNS * CELL_ROWS {
            let (column, row) = (left + bit % CELL_COLUMNS, top + bit / CELL_COLUMNS);
            planes[self.samples[row * self.columns + column] as usize] |= 1 << bit;
        }
        planes
    }

    /// Fills a polygon by the even-odd rule, row by row.
    fn fill(&mut self, polygon: &[Point], paint: Paint, over: Option<Paint>) {
        for row in 0..self.rows {
            let mut crossings = crossings(polygon, float(row) + 0.5);
            crossings.sort_by(f32::total_cmp);
            for span in crossings.chunks_exact(2) {
                for column in middles(span[0], span[1], self.columns) {
                    self.put(column, row, paint, over);
                }
            }
        }
    }

    /// Paints every sample within reach of a broken line.
    fn follow(&mut self, line: &[Point], reach: f32, paint: Paint, over: Option<Paint>) {
        for pair in line.windows(2) {
            let (from, to) = (pair[0], pair[1]);
            let columns = from.0.min(to.0) - reach..from.0.max(to.0) + reach;
            let rows = from.1.min(to.1) - reach..from.1.max(to.1) + reach;
            for row in middles(rows.start, rows.end, self.rows) {
                for column in middles(columns.start, columns.end, self.columns) {
                    let place = (float(column) + 0.5, float(row) + 0.5);
                    if distance(place, from, to) <= reach {
                        self.put(column, row, paint, over);
                    }
                }
            }
        }
    }

    fn put(&mut self, column: usize, row: usize, paint: Paint, over: Option<Paint>) {
        let sample = &mut self.samples[row * self.columns + column];
        if over.is_none_or(|wanted| wanted == *sample) {
            *sample = paint;
        }
    }

    /// How deep each sample lies inside the body, in samples; 0 outside it.
    ///
    /// Two sweeps over the grid, each taking the nearest way out found so far.
    fn depths(&self, body: Paint) -> Vec<f32> {
        let mut depths: Vec<f32> = self
            .samples
            .iter()
            .map(|&paint| if paint == body { f32::INFINITY } else { 0.0 })
            .collect();
        for index in 0..depths.len() {
            depths[index] = self.shallower(&depths, index, -1);
        }
        for index in (0..depths.len()).rev() {
            depths[index] = self.shallower(&depths, index, 1);
        }
        depths
    }

    /// The depth of a sample as its neighbours before (-1) or after (1) it tell.
    fn shallower(&self, depths: &[f32], index: usize, way: isize) -> f32 {
        const DIAGONAL: f32 = std::f32::consts::SQRT_2;
        if depths[index] == 0.0 {
            return 0.0;
        }
        let (column, row) = (index % self.columns, index / self.columns);
        let steps = [
            (way, 0, 1.0),
            (0, way, 1.0),
            (way, way, DIAGONAL),
            (-way, way, DIAGONAL),
        ];
        steps
            .into_iter()
            .map(|(right, down, step)| {
                let column = column
                    .checked_add_signed(right)
                    .filter(|&c| c < self.columns);
                let row = row.checked_add_signed(down).filter(|&r| r < self.rows);
                let there = column
                    .zip(row)
                    .map_or(0.0, |(c, r)| depths[r * self.columns + c]);
                there + step
            })
            .fold(depths[index], f32::min)
    }
}

/// The height in cells of the largest drawing that fits so many cells.
pub(crate) fn span((width, height): (u16, u16)) -> u16 {
    height.min(width / 2)
}

/// Where the edges of a polygon cross a level line.
fn crossings(polygon: &[Point], y: f32) -> Vec<f32> {
    let ends = polygon.iter().cycle().skip(1);
    polygon
        .iter()
        .zip(ends)
        .filter(|(from, to)| (from.1 <= y) != (to.1 <= y))
        .map(|(from, to)| from.0 + (y - from.1) / (to.1 - from.1) * (to.0 - from.0))
        .collect()
}

/// How far a place lies from the line between two points.
fn distance(place: Point, from: Point, to: Point) -> f32 {
    let (right, down) = (to.0 - from.0, to.1 - from.1);
    let square = right * right + down * down;
    let along = (place.0 - from.0) * right + (place.1 - from.1) * down;
    let part = if square > 0.0 {
        (along / square).clamp(0.0, 1.0)
    } else {
        0.0
    };
    let (x, y) = (
        place.0 - from.0 - part * right,
        place.1 - from.1 - part * down,
    );
    // What `hypot` guards against does not come up on a board, and it is not built in.
    (x * x + y * y).sqrt()
}

/// The samples, of so many, whose middles lie between two places.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the cast saturates, which is what is wanted off the edges"
)]
fn middles(from: f32, to: f32, count: usize) -> Range<usize> {
    let sample = |place: f32| ((place - 0.5).ceil() as usize).min(count);
    sample(from)..sample(to)
}
