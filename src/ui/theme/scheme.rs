//! A theme as it is written down, before it is known what the terminal can show.

use std::borrow::Cow;

use super::{Colors, Rgb};

/// A theme written down: 24-bit colours, and the squares for fewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scheme {
    /// The name a player chooses it by.
    pub name: Cow<'static, str>,
    /// Whether it is made for terminals with dark text on a light ground.
    pub paper: bool,
    /// The 24-bit colours.
    pub colors: Colors<Rgb>,
    /// The grounds chosen from the 256 colours; if there are none, those nearest
    /// to the 24-bit ones are taken.
    pub indexed: Option<Indexed>,
    /// The light and the dark squares of the 16 colours. Black must be readable
    /// on both, whatever the user made of the palette.
    pub sixteen: [u8; 2],
}

/// The grounds of squares in 256 colours, each for light and for dark squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Indexed {
    /// Plain squares.
    pub plain: [u8; 2],
    /// The squares of the last move.
    pub last_move: [u8; 2],
    /// The chosen square.
    pub selected: [u8; 2],
    /// The square of a king in check.
    pub check: [u8; 2],
}
