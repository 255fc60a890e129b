//! What may be marked on a square, and the shapes of the marks.
//!
//! Each mark has a shape of its own: corners for the last move, a frame for the
//! chosen square, a dot or (around a piece) a ring for a target, brackets for
//! the cursor, a short line below for a candidate, a plus for check.

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

    /// The others.
    #[must_use]
    pub const fn without(self, marks: Marks) -> Marks {
        Marks(self.0 & !marks.0)
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
    paint_line(canvas, marks);
    if marks.has(Marks::CURSOR) {
        brackets(canvas);
    }
}

/// Paints the line below a candidate.
pub(super) fn paint_line(canvas: &mut Canvas, marks: Marks) {
    if marks.has(Marks::CANDIDATE) {
        line(canvas);
    }
}

/// Paints the marks that lie before the piece.
pub(super) fn paint_before(canvas: &mut Canvas, marks: Marks) {
    if marks.has(Marks::CHECK) && has_plus(canvas.span()) {
        plus(canvas);
    }
}

/// Whether targets are shown by a picture on a square of this span, not by a character.
pub(super) const fn has_disc(span: u16) -> bool {
    span >= 3
}

/// Whether check is shown by a picture on a square of this span, not by a character.
pub(super) const fn has_plus(span: u16) -> bool {
    span >= 6
}

/// Whether a ring around a man is told from the man on a square of this span: a dark ring close
/// around a dark man is a blot, the more so where colours do not tell ring and man apart.
pub(super) const fn has_ring(span: u16, apart: bool) -> bool {
    if apart { span >= 6 } else { span >= 5 }
}

/// Whether a line below a man is told from its foot on a square of this span without colours.
pub(super) const fn has_line(span: u16) -> bool {
    span >= 6
}

/// The least span of a square with smooth discs and rings.
const SMOOTH: u16 = 9;

/// A disc in the middle.
fn disc(canvas: &mut Canvas) {
    let size = canvas.span();
    if !has_disc(size) {
        return;
    }
    let place = canvas.frame(&Stems::default());
    // So many half cells that it is as round as dots can make it.
    let radius = place.cell() * f32::from(((size * 13 + 25) / 50).max(1));
    canvas.draw(&Shape::Disc(50.0, 50.0, radius), &place, Paint::Mark, None);
    if size < SMOOTH {
        canvas.harden(Paint::Mark);
    }
}

/// A circle around the piece.
fn ring(canvas: &mut Canvas) {
    let size = canvas.span();
    if !has_disc(size) {
        return;
    }
    let place = canvas.frame(&Stems::default());
    let inner = 50.0 - f32::max(7.0, 0.9 * place.cell());
    canvas.draw(&Shape::Disc(50.0, 50.0, 50.0), &place, Paint::Mark, None);
    canvas.draw(&Shape::Disc(50.0, 50.0, inner), &place, Paint::Square, None);
    if size < SMOOTH {
        canvas.harden(Paint::Mark);
    }
}

/// The measures of marks made of straight lines, in half cells.
struct Rule {
    /// The width of the square.
    right: u16,
    /// The height of the square.
    bottom: u16,
    /// The thickness of upright lines.
    across: u16,
    /// The thickness of level lines.
    down: u16,
}

impl Rule {
    fn of(canvas: &Canvas) -> Rule {
        let (width, height) = canvas.cells();
        let down = (canvas.span() / 6).max(1);
        Rule {
            right: 2 * width,
            bottom: 2 * height,
            across: if canvas.span() < 5 {
                canvas.grain()
            } else {
                2 * down
            },
            down,
        }
    }
}

/// An angle in each corner.
fn corners(canvas: &mut Canvas) {
    let Rule {
        right,
        bottom,
        across,
        down,
    } = Rule::of(canvas);
    let (long, high) = match canvas.span() {
        0..3 => (across, 1),
        3 => (2, 1),
        size => (size / 2 + 1, size.div_ceil(4)),
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
    let Rule {
        right,
        bottom,
        across,
        down,
    } = Rule::of(canvas);
    canvas.dots(0..right, 0..down, Paint::Mark);
    canvas.dots(0..right, bottom - down..bottom, Paint::Mark);
    canvas.dots(0..across, 0..bottom, Paint::Mark);
    canvas.dots(right - across..right, 0..bottom, Paint::Mark);
}

/// Square brackets at the sides.
fn brackets(canvas: &mut Canvas) {
    let Rule {
        right,
        bottom,
        across,
        down,
    } = Rule::of(canvas);
    let foot = (right / 4).max(2);
    for (upright, level) in [
        (0..across, 0..foot),
        (right - across..right, right - foot..right),
    ] {
        canvas.dots(upright, 0..bottom, Paint::Cursor);
        canvas.dots(level.clone(), 0..down, Paint::Cursor);
        canvas.dots(level, bottom - down..bottom, Paint::Cursor);
    }
}

/// A line along the middle of the lower edge.
fn line(canvas: &mut Canvas) {
    let Rule {
        right,
        bottom,
        down,
        ..
    } = Rule::of(canvas);
    let margin = (right / 4).next_multiple_of(canvas.grain());
    canvas.dots(margin..right - margin, bottom - down..bottom, Paint::Mark);
}

/// A plus in the upper right corner, clear of the piece.
fn plus(canvas: &mut Canvas) {
    let arm = (canvas.span() / 5).max(1);
    let right = Rule::of(canvas).right;
    let left = right - 6 * arm;
    canvas.dots(left - canvas.grain()..right, 0..3 * arm + 1, Paint::Square);
    canvas.dots(left..right, arm..2 * arm, Paint::Cursor);
    canvas.dots(left + 2 * arm..right - 2 * arm, 0..3 * arm, Paint::Cursor);
}
