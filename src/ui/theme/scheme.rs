//! A theme as it is written down, before it is known what the terminal can show.

use std::borrow::Cow;

use super::{Colors, Rgb};

/// How the two sides are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sides {
    /// By the colour of the bodies, which both stand out from both kinds of square.
    Color,
    /// By shape: White's pieces are outlines, Black's are solid.
    Shape,
}

/// A pair of square colours as palette indices, and how the sides are told apart on them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Squares {
    /// The light squares.
    pub light: u8,
    /// The dark squares.
    pub dark: u8,
    /// How the sides are told apart.
    pub sides: Sides,
}

/// A theme written down: 24-bit colours, and square colours for fewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scheme {
    /// The name a player chooses it by.
    pub name: Cow<'static, str>,
    /// Whether it is made for terminals with dark text on a light ground.
    pub paper: bool,
    /// The 24-bit colours.
    pub colors: Colors<Rgb>,
    /// How the sides are told apart in 24-bit colours.
    pub sides: Sides,
    /// The squares in 256 colours; the nearest to the 24-bit ones if not given.
    pub indexed: Option<Squares>,
    /// The squares in 16 colours, light and dark. The ink is colour 0, the sides are told by shape.
    pub sixteen: [u8; 2],
}
