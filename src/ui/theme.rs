//! Themes: which colours the squares, the pieces, the marks and the panels have.
//!
//! A [`Scheme`] is a theme as it is written down; a [`Theme`] is the same for a
//! terminal that shows so many colours. Whatever is said by a colour is also
//! said by a shape, and where colours are few it is said by shape alone.

mod built_in;
mod colors;
pub mod indexed;
mod rgb;
mod scheme;
mod sides;
mod tint;
pub mod user;

use ratatui::style::{Color, Modifier, Style};

pub use built_in::BUILT_IN;
pub use colors::Colors;
pub use rgb::{ParseRgbError, Rgb};
pub use scheme::{Indexed, Scheme};
pub use sides::Sides;

use crate::rules::Color as Side;
use tint::Tints;

/// The contrast that text and pieces keep with what is behind them, if it can be had.
const READABLE: f64 = 3.0;

/// How many colours the terminal shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ColorDepth {
    /// None, but reverse video and bold.
    None,
    /// The 16 of the user's own palette, of which little is known.
    Sixteen,
    /// The palette of 256.
    #[default]
    Indexed256,
    /// 24-bit colours.
    TrueColor,
}

impl ColorDepth {
    /// All depths, the poorest first.
    pub const ALL: [ColorDepth; 4] = [
        ColorDepth::None,
        ColorDepth::Sixteen,
        ColorDepth::Indexed256,
        ColorDepth::TrueColor,
    ];
}

/// A theme for a terminal of a certain colour depth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theme {
    depth: ColorDepth,
    paper: bool,
    sides: Sides,
    colors: Colors<Color>,
    strip: Option<Color>,
    tints: Tints,
}

/// The colours of one side's pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Men {
    /// The bodies.
    pub fill: Color,
    /// Outlines and inner lines.
    pub ink: Color,
}

/// The kinds of tinted squares, the most pressing first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tint {
    /// A king in check.
    Check,
    /// The chosen square.
    Selected,
    /// A square of the last move.
    LastMove,
}

impl Theme {
    /// A scheme as a terminal of this depth shows it.
    pub fn new(scheme: &Scheme, depth: ColorDepth) -> Theme {
        match depth {
            ColorDepth::TrueColor => Theme::true_color(scheme),
            ColorDepth::Indexed256 => Theme::indexed(scheme),
            ColorDepth::Sixteen => Theme::sixteen(scheme),
            ColorDepth::None => Theme::colorless(scheme),
        }
    }

    /// One of the themes that come with the program, by its name.
    pub fn built_in(name: &str, depth: ColorDepth) -> Option<Theme> {
        let scheme = BUILT_IN.iter().find(|scheme| scheme.name == name)?;
        Some(Theme::new(scheme, depth))
    }

    /// How many colours it is made for.
    pub const fn depth(&self) -> ColorDepth {
        self.depth
    }

    /// How the two sides are told apart.
    pub const fn sides(&self) -> Sides {
        self.sides
    }

    /// All its colours.
    pub const fn colors(&self) -> &Colors<Color> {
        &self.colors
    }

    /// The colours of a side's pieces.
    pub const fn men(&self, side: Side) -> Men {
        match side {
            Side::White => Men {
                fill: self.colors.white,
                ink: self.colors.white_ink,
            },
            Side::Black => Men {
                fill: self.colors.black,
                ink: self.colors.black_ink,
            },
        }
    }

    /// The ground of a square.
    pub const fn square(&self, light: bool, tint: Option<Tint>) -> Color {
        match tint {
            Some(tint) => self.tints.of(tint).of(light),
            None if light => self.colors.light,
            None => self.colors.dark,
        }
    }

    /// The colour of a sign that must be read on a ground: that of its mark if it
    /// stands out enough, else white or black.
    pub fn sign(&self, mark: Color, ground: Color) -> Color {
        let Some(behind) = rgb_of(ground) else {
            return mark;
        };
        let contrast = |color: Color| rgb_of(color).map_or(0.0, |color| color.contrast(behind));
        let (white, black) = (self.colors.white, self.colors.black);
        if contrast(mark) >= READABLE {
            mark
        } else if contrast(white) > contrast(black) {
            white
        } else {
            black
        }
    }

    /// Whether dark squares need a pattern to be told from light ones: without
    /// colours, and where they are two whites of a palette that may be the same.
    pub fn is_textured(&self) -> bool {
        match (self.colors.light, self.colors.dark) {
            (Color::Indexed(light), Color::Indexed(dark)) => light == 15 && dark == 7,
            _ => self.depth == ColorDepth::None,
        }
    }

    /// The attributes of all cells of the board.
    ///
    /// Without colours the board is a printed diagram, dark ink on a light
    /// ground: in most terminals that is reverse video, in light ones it is not.
    pub fn board_modifier(&self) -> Modifier {
        if self.depth == ColorDepth::None && !self.paper {
            Modifier::REVERSED
        } else {
            Modifier::empty()
        }
    }

    /// The same theme for a terminal whose own ground is light: without colours the board is
    /// drawn as it is there, not in reverse.
    #[must_use]
    pub fn on_light_ground(self) -> Theme {
        Theme {
            paper: true,
            ..self
        }
    }

    /// What is behind the panels, and plain text on it.
    pub fn text(&self) -> Style {
        Style::new().fg(self.colors.text).bg(self.colors.panel)
    }

    /// The ground of a strip that stands out a little from the panels; nothing where the
    /// panels keep the terminal's own.
    pub fn strip(&self) -> Style {
        self.strip
            .map_or(Style::new(), |color| Style::new().bg(color))
    }

    /// Text that may stand back.
    pub fn dim(&self) -> Style {
        self.panel(self.colors.dim, Modifier::DIM)
    }

    /// Text that stands out.
    pub fn accent(&self) -> Style {
        self.panel(self.colors.accent, Modifier::BOLD)
    }

    /// Refusals, little time, trouble.
    pub fn warning(&self) -> Style {
        self.panel(self.colors.warning, Modifier::BOLD)
    }

    /// A style of the panels; where text keeps the terminal's own colour an attribute says the rest.
    fn panel(&self, color: Color, attribute: Modifier) -> Style {
        let style = self.text().fg(color);
        match attribute {
            Modifier::DIM if color != Color::Reset => style,
            _ => style.add_modifier(attribute),
        }
    }

    fn true_color(scheme: &Scheme) -> Theme {
        let write = |Rgb(red, green, blue)| Color::Rgb(red, green, blue);
        let sides = Sides::of(&scheme.colors);
        Theme {
            depth: ColorDepth::TrueColor,
            paper: scheme.paper,
            sides,
            colors: scheme.colors.map(write),
            strip: Some(write(strip(&scheme.colors))),
            tints: Tints::new(&scheme.colors, sides, |color| color, write),
        }
    }

    fn indexed(scheme: &Scheme) -> Theme {
        let snap = |color| indexed::color_of(indexed::nearest(color)).unwrap_or(color);
        let write = |color| Color::Indexed(indexed::nearest(color));
        let mut colors = scheme.colors.map(snap);
        if let Some([light, dark]) = scheme.indexed.map(|chosen| chosen.plain) {
            colors.light = indexed::color_of(light).unwrap_or(colors.light);
            colors.dark = indexed::color_of(dark).unwrap_or(colors.dark);
        }
        let sides = Sides::of(&colors);
        if sides == Sides::Color {
            // Lines are wider where colours cannot be mixed: as bright as in 24-bit colour they
            // would be white bands on black men.
            colors.black_ink = snap(colors.black.mix(colors.black_ink, 66));
        }
        let tints = match scheme.indexed {
            Some(chosen) => Tints::indexed(chosen),
            None => Tints::new(&colors, sides, snap, write),
        };
        Theme {
            depth: ColorDepth::Indexed256,
            paper: scheme.paper,
            sides,
            colors: colors.map(write),
            strip: Some(write(strip(&colors))),
            tints,
        }
    }

    fn sixteen(scheme: &Scheme) -> Theme {
        const BLACK: Color = Color::Indexed(0);
        const WHITE: Color = Color::Indexed(15);
        let [light, dark] = scheme.sixteen.map(Color::Indexed);
        let marks = scheme.colors.map(|_| BLACK);
        let colors = Colors {
            light,
            dark,
            white: WHITE,
            black_ink: WHITE,
            ..marks
        };
        Theme {
            depth: ColorDepth::Sixteen,
            paper: scheme.paper,
            sides: Sides::Shape,
            colors: colors.with_plain_panels(),
            strip: None,
            tints: Tints::none(light, dark),
        }
    }

    fn colorless(scheme: &Scheme) -> Theme {
        Theme {
            depth: ColorDepth::None,
            paper: scheme.paper,
            sides: Sides::Shape,
            colors: scheme.colors.map(|_| Color::Reset),
            strip: None,
            tints: Tints::none(Color::Reset, Color::Reset),
        }
    }
}

impl Default for Theme {
    /// The first theme that comes with the program, in 256 colours.
    fn default() -> Theme {
        Theme::new(&BUILT_IN[0], ColorDepth::default())
    }
}

/// A little of the text's colour in that of the panels.
fn strip(colors: &Colors<Rgb>) -> Rgb {
    colors.panel.mix(colors.text, 8)
}

/// The 24-bit colour of a colour; none where the terminal's user decides.
pub fn rgb_of(color: Color) -> Option<Rgb> {
    match color {
        Color::Rgb(red, green, blue) => Some(Rgb(red, green, blue)),
        Color::Indexed(index) => indexed::color_of(index),
        _ => None,
    }
}
