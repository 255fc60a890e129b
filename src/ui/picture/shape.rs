//! The geometry drawings are made of: filled outlines, discs and strokes.
//!
//! All coordinates are in a square of 100 by 100 units, x to the right and y
//! down, whatever size it is drawn at.

/// A place in the square of 100 by 100 units, or on a canvas.
pub(crate) type Point = (f32, f32);

/// One step along an outline or a stroke.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Step {
    /// A straight line to a point (or, first in a list, where to begin).
    To(f32, f32),
    /// A quadratic curve: the control point, then the end.
    By(f32, f32, f32, f32),
}

/// One part of a drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Shape {
    /// A filled disc: centre and radius.
    Disc(f32, f32, f32),
    /// A filled outline; it closes itself.
    Solid(&'static [Step]),
    /// The left half of a filled outline, top to bottom; the right half is its mirror image.
    Mirrored(&'static [Step]),
    /// A line with round ends, and its width.
    Stroke(&'static [Step], f32),
}

/// How many straight pieces stand for a curve.
const CURVE_PIECES: u8 = 12;

/// How many corners stand for a circle.
const CIRCLE_CORNERS: usize = 48;
/// Cosine and sine of a forty-eighth of a turn, so that no library has to be loaded for them.
const TURN: Point = (0.991_444_9, 0.130_526_2);

impl Shape {
    /// The corners of the filled outline, or of the line in the middle of a stroke.
    pub(crate) fn points(&self) -> Vec<Point> {
        match *self {
            Shape::Disc(x, y, radius) => circle((x, y), radius).collect(),
            Shape::Solid(steps) | Shape::Stroke(steps, _) => flatten(steps),
            Shape::Mirrored(steps) => mirror(flatten(steps)),
        }
    }
}

/// The corners along the steps.
fn flatten(steps: &[Step]) -> Vec<Point> {
    let mut points: Vec<Point> = Vec::with_capacity(steps.len() * 4);
    for step in steps {
        match *step {
            Step::To(x, y) => points.push((x, y)),
            Step::By(control_x, control_y, x, y) => {
                let control = (control_x, control_y);
                let start = points.last().copied().unwrap_or(control);
                points.extend(curve(start, control, (x, y)));
            }
        }
    }
    points
}

/// A left half and its mirror image.
fn mirror(mut points: Vec<Point>) -> Vec<Point> {
    let right: Vec<Point> = points.iter().rev().map(|&(x, y)| (100.0 - x, y)).collect();
    points.extend(right);
    points
}

/// The corners of a quadratic curve after its start.
fn curve(start: Point, control: Point, end: Point) -> impl Iterator<Item = Point> {
    (1..=CURVE_PIECES).map(move |piece| {
        let t = f32::from(piece) / f32::from(CURVE_PIECES);
        let (a, b, c) = ((1.0 - t) * (1.0 - t), 2.0 * t * (1.0 - t), t * t);
        (
            a * start.0 + b * control.0 + c * end.0,
            a * start.1 + b * control.1 + c * end.1,
        )
    })
}

/// The corners of a circle.
fn circle((x, y): Point, radius: f32) -> impl Iterator<Item = Point> {
    // Each corner is the one before, turned on.
    let (cosine, sine) = TURN;
    let turned = move |&(right, down): &Point| {
        Some((right * cosine - down * sine, right * sine + down * cosine))
    };
    std::iter::successors(Some((1.0, 0.0)), turned)
        .take(CIRCLE_CORNERS)
        .map(move |(right, down)| (x + radius * right, y + radius * down))
}
