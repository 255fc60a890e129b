//! Where the units of a drawing lie on the samples of a canvas.
//!
//! A drawing names its stems: the straight edges that the eye follows. They are
//! moved to the nearest half cell, and what lies between is stretched along, as
//! the hints of a font do. So a base or a battlement is sharp at every size.

use super::canvas::{CELL_COLUMNS, CELL_ROWS};
use super::shape::Point;

/// The edges of a drawing to be kept sharp, in units.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Stems {
    /// Upright edges of the left half, from the left; the right half mirrors them.
    pub(crate) columns: &'static [f32],
    /// Level edges, from the top.
    pub(crate) rows: &'static [f32],
    /// The middles of thin level lines, from the top.
    pub(crate) lines: &'static [f32],
}

/// The map from units to samples.
pub(crate) struct Frame {
    scale: f32,
    left: f32,
    top: f32,
    columns: Vec<Knot>,
    rows: Vec<Knot>,
}

/// An edge in units: where it was drawn and where it is moved to.
type Knot = (f32, f32);

impl Frame {
    /// The largest centred square of a canvas of so many samples.
    pub(super) fn new(columns: usize, rows: usize, stems: &Stems) -> Frame {
        let side = columns.min(rows);
        let (across, down) = (float(CELL_COLUMNS) / 2.0, float(CELL_ROWS) / 2.0);
        let scale = float(side) / 100.0;
        let right = stems.columns.iter().rev().map(|x| 100.0 - x);
        let both: Vec<f32> = stems.columns.iter().copied().chain(right).collect();
        Frame {
            scale,
            left: float(columns - side) / 2.0,
            top: float(rows - side) / 2.0,
            columns: knots(edges(&both, across / scale)),
            rows: knots(edges(stems.rows, down / scale).chain(middles(stems.lines, down / scale))),
        }
    }

    /// The place on the canvas of a point in units.
    pub(super) fn place(&self, (x, y): Point) -> Point {
        (
            self.left + moved(&self.columns, x) * self.scale,
            self.top + moved(&self.rows, y) * self.scale,
        )
    }

    /// A length in units as one in samples.
    pub(super) fn length(&self, units: f32) -> f32 {
        units * self.scale
    }

    /// The width of a cell in units.
    pub(crate) fn cell(&self) -> f32 {
        float(CELL_COLUMNS) / self.scale
    }
}

/// Each edge and the nearest multiple of `step`.
fn edges(edges: &[f32], step: f32) -> impl Iterator<Item = Knot> {
    edges
        .iter()
        .map(move |&edge| (edge, (edge / step).round() * step))
}

/// Each line and the nearest middle between multiples of `step`.
fn middles(lines: &[f32], step: f32) -> impl Iterator<Item = Knot> {
    lines
        .iter()
        .map(move |&line| (line, ((line / step).floor() + 0.5) * step))
}

/// The moved places in order, between the edges of the square.
fn knots(moved: impl Iterator<Item = Knot>) -> Vec<Knot> {
    let mut knots: Vec<Knot> = moved.chain([(0.0, 0.0), (100.0, 100.0)]).collect();
    knots.sort_by(|a, b| a.0.total_cmp(&b.0));
    knots
}

/// Where a coordinate goes when the edges move.
fn moved(knots: &[Knot], at: f32) -> f32 {
    for pair in knots.windows(2) {
        let ((from, new_from), (to, new_to)) = (pair[0], pair[1]);
        if at <= to && to > from {
            return new_from + (at - from) / (to - from) * (new_to - new_from);
        }
    }
    at
}

/// A count of samples as a length.
#[expect(
    clippy::cast_precision_loss,
    reason = "a square has at most some hundred samples a side"
)]
pub(super) fn float(count: usize) -> f32 {
    count as f32
}
