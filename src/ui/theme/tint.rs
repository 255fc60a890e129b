//! The grounds of squares that carry a mark: a little of the mark's colour, but
//! never so much that a piece on it could no longer be read.

use ratatui::style::Color;

use super::{Colors, Indexed, READABLE, Rgb, Sides, Tint};

/// How much lighter a tinted square may be than the plain one, so that light and dark squares stay apart.
const LIGHTER: f64 = 1.1;

/// A ground for light squares and one for dark squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Grounds {
    light: Color,
    dark: Color,
}

/// The tinted grounds of a theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tints {
    check: Grounds,
    selected: Grounds,
    last_move: Grounds,
}

impl Grounds {
    pub(super) const fn of(self, light: bool) -> Color {
        if light { self.light } else { self.dark }
    }
}

impl Tints {
    /// The tints of a theme, of colours the terminal has: `snap` finds the nearest of them.
    pub(super) fn new(
        colors: &Colors<Rgb>,
        sides: Sides,
        snap: impl Fn(Rgb) -> Rgb,
        write: impl Fn(Rgb) -> Color,
    ) -> Tints {
        let tinted = |ground: Rgb, mark: Rgb| {
            let wanted = sides.legibility(ground, colors).min(READABLE);
            let fits = |color: &Rgb| {
                *color != ground
                    && color.luminance() <= ground.luminance() * LIGHTER
                    && sides.legibility(*color, colors) >= wanted
            };
            shares(sides)
                .flat_map(|share| darker(ground.mix(mark, share)).map(&snap))
                .find(fits)
                .unwrap_or(ground)
        };
        let grounds = |mark: Rgb| Grounds {
            light: write(tinted(colors.light, mark)),
            dark: write(tinted(colors.dark, mark)),
        };
        Tints {
            check: grounds(colors.check),
            selected: grounds(colors.selected),
            last_move: grounds(colors.last_move),
        }
    }

    /// Tints chosen from the 256 colours.
    pub(super) fn indexed(chosen: Indexed) -> Tints {
        let grounds = |[light, dark]: [u8; 2]| Grounds {
            light: Color::Indexed(light),
            dark: Color::Indexed(dark),
        };
        Tints {
            check: grounds(chosen.check),
            selected: grounds(chosen.selected),
            last_move: grounds(chosen.last_move),
        }
    }

    /// No tints: every ground as the plain square.
    pub(super) const fn none(light: Color, dark: Color) -> Tints {
        let grounds = Grounds { light, dark };
        Tints {
            check: grounds,
            selected: grounds,
            last_move: grounds,
        }
    }

    pub(super) const fn of(&self, tint: Tint) -> Grounds {
        match tint {
            Tint::Check => self.check,
            Tint::Selected => self.selected,
            Tint::LastMove => self.last_move,
        }
    }
}

/// How much of the mark's colour to try, in hundredths, the most first.
fn shares(sides: Sides) -> impl Iterator<Item = u8> {
    let most = match sides {
        Sides::Color => 70,
        Sides::Shape => 40,
    };
    (10..=most).rev().step_by(10)
}

/// The colour and ever darker ones.
fn darker(color: Rgb) -> impl Iterator<Item = Rgb> {
    const BLACK: Rgb = Rgb(0, 0, 0);
    (0..50).map(move |percent| color.mix(BLACK, percent))
}
