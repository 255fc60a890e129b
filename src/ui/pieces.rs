//! The pieces: drawn at any size, as symbols, or as letters.

mod drawings;
mod glyphs;
mod hints;

use super::picture::{Blocks, Canvas, Paint, Shape, span};
use crate::rules::{Color, Role};

pub use glyphs::glyph;

/// How pieces are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PieceSet {
    /// Drawn with block characters where a square has at least 6 by 3 cells, symbols below that.
    #[default]
    Drawn,
    /// Drawn where a square is large enough, letters below that: for fonts without symbols.
    DrawnOrLetters,
    /// The chess symbols of Unicode.
    Unicode,
    /// Capital letters for White, small ones for Black.
    Letters,
}

impl PieceSet {
    /// All sets.
    pub const ALL: [PieceSet; 4] = [
        PieceSet::Drawn,
        PieceSet::DrawnOrLetters,
        PieceSet::Unicode,
        PieceSet::Letters,
    ];

    /// Whether pieces are pictures where there is room.
    pub(super) const fn is_drawn(self) -> bool {
        matches!(self, PieceSet::Drawn | PieceSet::DrawnOrLetters)
    }

    /// Whether a piece of one character is a letter.
    pub(super) const fn has_letters(self) -> bool {
        matches!(self, PieceSet::Letters | PieceSet::DrawnOrLetters)
    }
}

/// How a drawn piece is finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Finish {
    /// A silhouette with inner lines.
    Solid,
    /// The same on a plinth, which tells it from the other side's even without its colour.
    OnPlinth,
    /// An outline with inner lines.
    Outlined,
}

impl Finish {
    /// Whether the body is all of one colour, but for inner lines.
    const fn is_solid(self) -> bool {
        !matches!(self, Finish::Outlined)
    }
}

/// The least span of a square whose pieces are drawn with ornament.
const ORNATE: u16 = 7;

/// Whether pieces can be told apart as drawings on a square of so many cells.
pub(crate) fn can_draw(cells: (u16, u16), blocks: Blocks) -> bool {
    match blocks {
        Blocks::Halves => span(cells) >= 4,
        Blocks::Quadrants => span(cells) >= 3,
    }
}

/// Paints a piece on the square's canvas.
pub(crate) fn paint(canvas: &mut Canvas, role: Role, finish: Finish) {
    match hints::rows(role, finish, canvas.cells(), canvas.blocks()) {
        Some(rows) => paint_dots(canvas, rows, finish),
        None => paint_shapes(canvas, role, finish),
    }
    if finish == Finish::OnPlinth {
        // The lowest row of every piece; the one below it is free.
        let (_, height) = canvas.cells();
        canvas.widen(height + canvas.span() - 2, Paint::Fill);
    }
}

/// A piece as an SVG drawing in a square of 100 by 100, with the colours of its body and its
/// lines. A white one has an outline as well.
pub(crate) fn svg(role: Role, color: Color, fill: &str, ink: &str) -> String {
    let drawing = drawings::drawing(role);
    let edge = if color.is_white() { ink } else { fill };
    let inner = drawing.cuts.iter().chain(drawing.lines);
    let (discs, strokes) = inner.partition(|shape| matches!(shape, Shape::Disc(..)));
    // All edges lie behind all bodies, so that parts that overlap become one.
    let edges =
        format!("fill=\"{edge}\" stroke=\"{edge}\" stroke-width=\"5\" stroke-linejoin=\"round\"");
    [
        group(&edges, drawing.body.iter().collect()),
        group(&format!("fill=\"{fill}\""), drawing.body.iter().collect()),
        group(&format!("fill=\"{ink}\""), discs),
        group(
            &format!("stroke=\"{ink}\" stroke-linecap=\"round\" stroke-linejoin=\"round\""),
            strokes,
        ),
    ]
    .concat()
}

/// Shapes that have their colours in common; nothing where there are none.
fn group(attributes: &str, shapes: Vec<&Shape>) -> String {
    let elements: String = shapes.into_iter().map(Shape::svg).collect();
    if elements.is_empty() {
        return elements;
    }
    format!("<g {attributes}>{elements}</g>")
}

/// Paints a piece set dot by dot.
fn paint_dots(canvas: &mut Canvas, rows: impl Iterator<Item = &'static str>, finish: Finish) {
    let (outer, inner) = match finish {
        Finish::Solid | Finish::OnPlinth => (Paint::Fill, Paint::Ink),
        Finish::Outlined => (Paint::Ink, Paint::Fill),
    };
    let grain = canvas.grain();
    for (row, line) in (0..).zip(rows) {
        for (column, dot) in (0..).step_by(usize::from(grain)).zip(line.bytes()) {
            match dot {
                b'#' => canvas.dots(column..column + grain, row..row + 1, outer),
                b'o' => canvas.dots(column..column + grain, row..row + 1, inner),
                b'+' => canvas.soft_dot(column, row, outer),
                _ => {}
            }
        }
    }
}

/// Paints a piece from its drawing.
fn paint_shapes(canvas: &mut Canvas, role: Role, finish: Finish) {
    let drawing = drawings::drawing(role);
    let frame = canvas.frame(&drawing.stems);
    let cell = frame.cell();
    for shape in drawing.body {
        canvas.draw(shape, &frame, Paint::Fill, None);
    }
    if finish == Finish::Outlined {
        canvas.outline(Paint::Fill, f32::max(2.6, 0.7 * cell), Paint::Ink);
    }
    let ornate = canvas.span() >= ORNATE;
    let lines = if ornate { drawing.lines } else { &[] };
    for shape in drawing.cuts.iter().chain(lines) {
        let shape = at_least(*shape, 0.5 * cell);
        canvas.draw(&shape, &frame, Paint::Ink, Some(Paint::Fill));
    }
}

/// A stroke no thinner than a width.
fn at_least(shape: Shape, width: f32) -> Shape {
    match shape {
        Shape::Stroke(steps, drawn) => Shape::Stroke(steps, drawn.max(width)),
        _ => shape,
    }
}
