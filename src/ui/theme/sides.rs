//! How the two sides are told apart, and how well they can be read.

use super::{Colors, READABLE, Rgb};

/// How the two sides are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sides {
    /// By the colour of the bodies, which both stand out from both kinds of square; and by shape
    /// in so far as Black's pieces stand on a plinth.
    Color,
    /// By shape: White's pieces are outlines, Black's are solid.
    Shape,
}

impl Sides {
    /// By colour if these colours allow it, else by shape.
    pub fn of(colors: &Colors<Rgb>) -> Sides {
        let readable = |ground| Sides::Color.legibility(ground, colors) >= READABLE;
        if readable(colors.light) && readable(colors.dark) {
            Sides::Color
        } else {
            Sides::Shape
        }
    }

    /// The lower of the two sides' contrasts with a ground.
    pub fn legibility(self, ground: Rgb, colors: &Colors<Rgb>) -> f64 {
        let white = match self {
            Sides::Color => colors.white,
            Sides::Shape => colors.white_ink,
        };
        ground.contrast(white).min(ground.contrast(colors.black))
    }
}
