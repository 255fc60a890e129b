//! What may be marked on a square, and the shapes of the marks.
//!
//! Each mark has a shape of its own: corners for the last move, a frame for the
//! chosen square, a dot or (around a piece) a ring for a target, brackets for
//! the cursor, a bar below for a candidate, a plus for check.

use std::ops::{BitOr, BitOrAssign};

use crate::ui::picture::{Canvas, Paint, Shape, Stems};

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
        bar(canvas);
    }
    if marks.has(Marks::CURSOR) {
        brackets(canvas);
    }
}

/// Paints the marks that lie before the piece.
pub(super) fn paint_before(canvas: &mut Canvas, marks: Marks) {
    if marks.has(Marks::CHECK) && has_plus(canvas.cells().1) {
        plus(canvas);
    }
}

/// Whether targets are shown by a picture at this height, not by a character.
pub(super) const fn has_disc(height: u16) -> bool {
    height >= 3
}

/// Whether check is shown by a picture at this height, not by a character.
pub(super) const fn has_plus(height: u16) -> bool {
    height >= 4
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
    let radius = f32::max(13.0, place.cell());
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

/// How thick lines are, in dots across and down.
fn thickness(height: u16) -> (u16, u16) {
    let down = (height / 6).max(1);
    (if height < 5 { 1 } else { 2 * down }, down)
}

/// An angle in each corner.
fn corners(canvas: &mut Canvas) {
    let (width, height) = canvas.cells();
    let (across, down) = thickness(height);
    let (right, bottom) = (2 * width, 2 * height);
    let (long, high) = match height {
        0..3 => (1, 1),
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
    let (across, down) = thickness(height);
    let (right, bottom) = (2 * width, 2 * height);
    canvas.dots(0..right, 0..down, Paint::Mark);
    canvas.dots(0..right, bottom - down..bottom, Paint::Mark);
    canvas.dots(0..across, 0..bottom, Paint::Mark);
    canvas.dots(right - across..right, 0..bottom, Paint::Mark);
}

/// A bar along the lower edge.
fn bar(canvas: &mut Canvas) {
    let (width, height) = canvas.cells();
    let down = thickness(height).1;
    let bottom = 2 * height;
    canvas.dots(
        width / 2..2 * width - width / 2,
        bottom - down..bottom,
        Paint::Mark,
    );
}

/// Square brackets at the sides.
fn brackets(canvas: &mut Canvas) {
    let (width, height) = canvas.cells();
    let (across, down) = thickness(height);
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

/// A plus in the upper right corner.
fn plus(canvas: &mut Canvas) {
    let (width, height) = canvas.cells();
    let arm = (height / 5).max(1);
    let edge = 2 * width - u16::from(height > 4);
    canvas.dots(edge - 6 * arm..edge, arm..2 * arm, Paint::Cursor);
    canvas.dots(edge - 4 * arm..edge - 2 * arm, 0..3 * arm, Paint::Cursor);
}
