//! What may be marked on a square, and the shapes of the marks.
//!
//! Each mark has a shape of its own: corners for the last move, a frame for the
//! chosen square, a dot or (around a piece) a ring for a target, brackets for
//! the cursor, a dashed line below for a candidate, a plus for check.

use std::ops::{BitOr, BitOrAssign};

use crate::ui::picture::{Blocks, Canvas, Paint, Shape, Stems};

/// A set of marks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Marks(u8);

impl Marks {
    /// No mark.
    pub const NONE: Marks = Marks(0);
    /// Where the last move began or ended.
    pub const LAST_MOVE: Marks = Marks(1);
    /// The chosen piece.
    pub const SELECTED: Marks = Marks(2);
    /// Where the chosen piece can go; where a piece stands, that it can be captured.
    pub const TARGET: Marks = Marks(4);
    /// A king in check.
    pub const CHECK: Marks = Marks(8);
    /// Where the cursor is.
    pub const CURSOR: Marks = Marks(16);
    /// What the half-typed move may mean.
    pub const CANDIDATE: Marks = Marks(32);

    /// The single marks.
    pub const ALL: [Marks; 6] = [
        Marks::LAST_MOVE,
        Marks::SELECTED,
        Marks::TARGET,
        Marks::CHECK,
        Marks::CURSOR,
        Marks::CANDIDATE,
    ];

    /// Whether there is no mark.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether any of these marks is set.
    pub const fn has(self, marks: Marks) -> bool {
        self.0 & marks.0 != 0
    }
}

impl BitOr for Marks {
    type Output = Marks;

    fn bitor(self, other: Marks) -> Marks {
        Marks(self.0 | other.0)
    }
}

impl BitOrAssign for Marks {
    fn bitor_assign(&mut self, other: Marks) {
        self.0 |= other.0;
    }
}

/// Paints the marks that lie behind the piece.
pub(super) fn paint_behind(canvas: &mut Canvas, marks: Marks, occupied: bool) {
    if marks.has(Marks::TARGET) {
        if occupied {
            ring(canvas);
        } else {
            disc(canvas);
        }
    }
    if marks.has(Marks::LAST_MOVE) {
        corners(canvas);
    }
    if marks.has(Marks::SELECTED) {
        frame(canvas);
    }
    if marks.has(Marks::CANDIDATE) {
        dashes(canvas);
    }
    if marks.has(Marks::CURSOR) {
        brackets(canvas);
    }
}

/// Paints the marks that lie before the piece.
pub(super) fn paint_before(canvas: &mut Canvas, marks: Marks) {
    if marks.has(Marks::CHECK) && has_plus(canvas.cells().1, canvas.blocks()) {
        plus(canvas);
    }
}

/// Whether targets are shown by a picture at this height, not by a character.
pub(super) const fn has_disc(height: u16) -> bool {
    height >= 3
}

/// Whether check is shown by a picture at this height, not by a character.
pub(super) const fn has_plus(height: u16, blocks: Blocks) -> bool {
    match blocks {
        Blocks::Halves => height >= 6,
        Blocks::Quadrants => height >= 4,
    }
}

/// The least height of a square with smooth discs and rings.
const SMOOTH: u16 = 9;

/// A disc in the middle.
fn disc(canvas: &mut Canvas) {
    let height = canvas.cells().1;
    if !has_disc(height) {
        return;
    }
    let place = canvas.frame(&Stems::default());
    // So many half cells that the disc is as round as dots can make it.
    let radius = place.cell() * f32::from(((height * 13 + 25) / 50).max(1));
    canvas.draw(&Shape::Disc(50.0, 50.0, radius), &place, Paint::Mark, None);
    if height < SMOOTH {
        canvas.harden(Paint::Mark);
    }
}

/// A circle around the piece.
fn ring(canvas: &mut Canvas) {
    let height = canvas.cells().1;
    if !has_disc(height) {
        return;
    }
    let place = canvas.frame(&Stems::default());
    let inner = 50.0 - f32::max(7.0, 0.9 * place.cell());
    canvas.draw(&Shape::Disc(50.0, 50.0, 50.0), &place, Paint::Mark, None);
    canvas.draw(&Shape::Disc(50.0, 50.0, inner), &place, Paint::Square, None);
    if height < SMOOTH {
        canvas.harden(Paint::Mark);
    }
}

/// How thick lines are, in half cells across and down.
fn thickness(canvas: &Canvas) -> (u16, u16) {
    let height = canvas.cells().1;
    let down = (height / 6).max(1);
    let across = if height < 5 { canvas.grain() } else { 2 * down };
    (across, down)
}

/// An angle in each corner.
fn corners(canvas: &mut Canvas) {
    let (width, height) = canvas.cells();
    let (across, down) = thickness(canvas);
    let (right, bottom) = (2 * width, 2 * height);
    let (long, high) = match height {
        0..3 => (across, 1),
        3 => (2, 1),
        _ => (height / 2 + 1, height.div_ceil(4)),
    };
    for (level, upright) in [
        (0..long, 0..across),
        (right - long..right, right - across..right),
    ] {
        canvas.dots(level.clone(), 0..down, Paint::Mark);
        canvas.dots(upright.clone(), 0..high, Paint::Mark);
        canvas.dots(level, bottom - down..bottom, Paint::Mark);
        canvas.dots(upright, bottom - high..bottom, Paint::Mark);
    }
}

/// A closed frame.
fn frame(canvas: &mut Canvas) {
    let (width, height) = canvas.cells();
    let (across, down) = thickness(canvas);
    let (right, bottom) = (2 * width, 2 * height);
    canvas.dots(0..right, 0..down, Paint::Mark);
    canvas.dots(0..right, bottom - down..bottom, Paint::Mark);
    canvas.dots(0..across, 0..bottom, Paint::Mark);
    canvas.dots(right - across..right, 0..bottom, Paint::Mark);
}

/// A dashed line along the lower edge.
fn dashes(canvas: &mut Canvas) {
    let (width, height) = canvas.cells();
    let rows = 2 * height - thickness(canvas).1..2 * height;
    let grain = canvas.grain();
    let dash = (width / 4).max(grain) / grain * grain;
    for start in (0..4).map(|dash| dash * width / 2) {
        let left = (start + (width / 2 - dash) / 2) / grain * grain;
        canvas.dots(left..left + dash, rows.clone(), Paint::Mark);
    }
}

/// Square brackets at the sides.
fn brackets(canvas: &mut Canvas) {
    let (width, height) = canvas.cells();
    let (across, down) = thickness(canvas);
    let (right, bottom) = (2 * width, 2 * height);
    let foot = (width / 2).max(2);
    for (upright, level) in [
        (0..across, 0..foot),
        (right - across..right, right - foot..right),
    ] {
        canvas.dots(upright, 0..bottom, Paint::Cursor);
        canvas.dots(level.clone(), 0..down, Paint::Cursor);
        canvas.dots(level, bottom - down..bottom, Paint::Cursor);
    }
}

/// A plus in the upper right corner, clear of the piece.
fn plus(canvas: &mut Canvas) {
    let (width, height) = canvas.cells();
    let arm = (height / 5).max(1);
    let (right, side) = (2 * width, if height < 5 { canvas.grain() } else { 2 * arm });
    let left = right - 2 * side - 2 * arm;
    canvas.dots(left - canvas.grain()..right, 0..3 * arm + 1, Paint::Square);
    canvas.dots(left..right, arm..2 * arm, Paint::Cursor);
    canvas.dots(left + side..right - side, 0..3 * arm, Paint::Cursor);
}
