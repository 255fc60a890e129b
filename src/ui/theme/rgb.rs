//! 24-bit colours, and how well two of them can be told apart.

use std::fmt;
use std::str::FromStr;

/// A 24-bit colour: red, green and blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb(pub u8, pub u8, pub u8);

/// The text is no colour: `#` and six hexadecimal digits were wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a colour is # and six hexadecimal digits")]
pub struct ParseRgbError;

impl Rgb {
    /// The relative luminance of WCAG 2, 0 for black to 1 for white.
    pub fn luminance(self) -> f64 {
        let Rgb(red, green, blue) = self;
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The contrast ratio of WCAG 2, from 1 (the same) to 21 (black and white).
    pub fn contrast(self, other: Rgb) -> f64 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    /// The colour so many hundredths of the way to another.
    #[must_use]
    pub fn mix(self, other: Rgb, percent: u8) -> Rgb {
        let part = |from: u8, to: u8| {
            let share = u16::from(percent.min(100));
            let sum = u16::from(from) * (100 - share) + u16::from(to) * share;
            u8::try_from((sum + 50) / 100).unwrap_or(u8::MAX)
        };
        Rgb(
            part(self.0, other.0),
            part(self.1, other.1),
            part(self.2, other.2),
        )
    }

    /// How different two colours look: squared, red and blue weighed by how much the eye sees of them.
    pub(super) fn difference(self, other: Rgb) -> u32 {
        let square = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
        3 * square(self.0, other.0) + 4 * square(self.1, other.1) + 2 * square(self.2, other.2)
    }
}

/// One channel as an amount of light.
fn linear(channel: u8) -> f64 {
    let part = f64::from(channel) / 255.0;
    if part <= 0.040_45 {
        part / 12.92
    } else {
        to_the_2_4((part + 0.055) / 1.055)
    }
}

/// A power, for bases from 0.09 to 1: the square times the fifth root of the square.
///
/// With `powf` the mathematical library of the system would be loaded whenever the program
/// starts, and be a fourteenth of all the memory that it holds.
fn to_the_2_4(base: f64) -> f64 {
    /// Each takes a fifth off what is too much, or doubles the digits that are right.
    const STEPS: usize = 16;
    let square = base * base;
    let mut root = 1.0_f64;
    for _ in 0..STEPS {
        root -= (root - square / root.powi(4)) / 5.0;
    }
    square * root
}

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rgb(red, green, blue) = self;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

impl FromStr for Rgb {
    type Err = ParseRgbError;

    fn from_str(text: &str) -> Result<Rgb, ParseRgbError> {
        let digits = text.strip_prefix('#').ok_or(ParseRgbError)?;
        if digits.len() != 6 || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(ParseRgbError);
        }
        let number = u32::from_str_radix(digits, 16).map_err(|_| ParseRgbError)?;
        let [_, red, green, blue] = number.to_be_bytes();
        Ok(Rgb(red, green, blue))
    }
}
