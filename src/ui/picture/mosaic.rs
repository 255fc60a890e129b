//! Which block character and which two colours show a cell's samples best.
//!
//! A cell has one character and two colours. Every block character splits the
//! cell in two; the split is taken whose parts are closest to being of one
//! colour each. With 24-bit colour a part gets the mean of its samples, which
//! is what makes edges smooth; with fewer colours it gets the paint it holds
//! most of.

use ratatui::style::Color;

use super::canvas::{CELL_COLUMNS, CELL_ROWS, PAINTS, Paint, Planes};

/// The block characters a terminal and its font can be trusted with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Blocks {
    /// `▀ ▄ █ ▌ ▐`: in every font, the Linux console's too.
    Halves,
    /// The halves and `▖ ▗ ▘ ▝ ▚ ▞ ▙ ▛ ▜ ▟`: four dots a cell.
    #[default]
    Quadrants,
}

/// Red, green and blue, 0 to 255.
pub(crate) type Rgb = [u8; 3];

/// The colours of the paints, in the order of their declaration, and what may be done with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Palette {
    /// 24-bit colours, mixed where an edge crosses a cell.
    Mixed([Rgb; PAINTS]),
    /// Colours to be shown as they are.
    Plain([Color; PAINTS]),
    /// No colours: whether each paint is ink (the character) or paper (what is behind it).
    Ink([bool; PAINTS]),
}

/// What one cell shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tile {
    /// The character.
    pub(crate) symbol: char,
    /// The colour of the character.
    pub(crate) front: Color,
    /// The colour behind the character.
    pub(crate) back: Color,
    /// Whether nothing but the square is seen.
    pub(crate) bare: bool,
}

/// How many samples of a hundred are nearly all.
const NEARLY_ALL: u16 = 80;

/// How many samples of a hundred make a part of several dots belong to the square behind.
const MOSTLY: u16 = 66;

/// The samples of a dot, a quarter of a cell.
const DOT: u16 = 32;

/// Errors closer than this are the same; then the earlier, plainer character is taken.
const SAME: f32 = 1.0e-3;

/// Block characters and the samples they cover.
///
/// Where a character and its negative do the same, the one that stays away
/// from the upper edge comes first: fonts that miss the cell by a hair mostly
/// miss it there.
const SPLITS: [(char, u128); 16] = [
    (' ', 0),
    ('█', !0),
    ('▄', block(0, 8, 8, 16)),
    ('▀', block(0, 0, 8, 8)),
    ('▌', block(0, 0, 4, 16)),
    ('▐', block(4, 0, 8, 16)),
    ('▖', block(0, 8, 4, 16)),
    ('▗', block(4, 8, 8, 16)),
    ('▘', block(0, 0, 4, 8)),
    ('▝', block(4, 0, 8, 8)),
    ('▙', !block(4, 0, 8, 8)),
    ('▟', !block(0, 0, 4, 8)),
    ('▛', !block(4, 8, 8, 16)),
    ('▜', !block(0, 8, 4, 16)),
    ('▚', block(0, 0, 4, 8) | block(4, 8, 8, 16)),
    ('▞', block(4, 0, 8, 8) | block(0, 8, 4, 16)),
];

/// How many of [`SPLITS`] do not split.
const WHOLE: usize = 2;

/// How many of [`SPLITS`] are halves or do not split.
const HALVES: usize = 6;

/// The samples from one corner up to (not with) another.
const fn block(left: usize, top: usize, right: usize, bottom: usize) -> u128 {
    let mut mask = 0;
    let mut bit = 0;
    while bit < CELL_COLUMNS * CELL_ROWS {
        let (column, row) = (bit % CELL_COLUMNS, bit / CELL_COLUMNS);
        if column >= left && column < right && row >= top && row < bottom {
            mask |= 1 << bit;
        }
        bit += 1;
    }
    mask
}

/// The best picture of a cell.
pub(super) fn tile(planes: &Planes, palette: &Palette, blocks: Blocks) -> Tile {
    let splits = match blocks {
        _ if planes.contains(&!0) => &SPLITS[..WHOLE],
        Blocks::Halves => &SPLITS[..HALVES],
        Blocks::Quadrants => &SPLITS[..],
    };
    let mut least = f32::INFINITY;
    let mut best = Tile {
        symbol: ' ',
        front: Color::Reset,
        back: Color::Reset,
        bare: planes[0] == !0,
    };
    for &(symbol, mask) in splits {
        let front = part(planes, mask, palette, true);
        let back = part(planes, !mask, palette, false);
        let error = front.error + back.error;
        if least - error > SAME {
            least = error;
            best = Tile {
                symbol,
                front: front.color,
                back: back.color,
                ..best
            };
        }
    }
    best
}

/// How many samples of each paint a part of a cell has.
type Counts = [u8; PAINTS];

/// One of the two parts of a cell in one colour.
struct Part {
    color: Color,
    /// How far, all in all, the samples are from that colour.
    error: f32,
}

/// The colour that stands best for a part of a cell.
fn part(planes: &Planes, mask: u128, palette: &Palette, front: bool) -> Part {
    let count = |plane: u128| u8::try_from((plane & mask).count_ones()).unwrap_or(u8::MAX);
    let counts = planes.map(count);
    match palette {
        Palette::Mixed(colors) => mean(counts, colors),
        Palette::Plain(colors) => most(counts, colors),
        Palette::Ink(inked) => right(counts, *inked, front),
    }
}

/// The mean colour, or that of the paint of nearly all samples; the error is the
/// squared distance of all samples from it.
fn mean(counts: Counts, colors: &[Rgb; PAINTS]) -> Part {
    let total: u16 = counts.into_iter().map(u16::from).sum();
    let shown = match ruling(counts, total) {
        _ if total == 0 => return Part::NOTHING,
        Some(paint) => colors[paint].map(f32::from),
        None => [0, 1, 2].map(|at| average(counts, colors.map(|color| color[at]), total)),
    };
    let error = |at: usize| spread(counts, colors.map(|color| color[at]), shown[at]);
    let [red, green, blue] = shown.map(byte);
    Part {
        color: Color::Rgb(red, green, blue),
        error: error(0) + error(1) + error(2),
    }
}

/// The paint, if there is one, whose colour is not to be mixed with the few other
/// samples: that would only be a haze around or within the shape.
fn ruling(counts: Counts, total: u16) -> Option<usize> {
    let holds = |paint: usize, percent: u16| u16::from(counts[paint]) * 100 >= total * percent;
    let square = Paint::Square as usize;
    if total > DOT && holds(square, MOSTLY) {
        return Some(square);
    }
    (0..PAINTS).find(|&paint| holds(paint, NEARLY_ALL))
}

/// The mean of one channel.
fn average(counts: Counts, values: [u8; PAINTS], total: u16) -> f32 {
    let weighed = |(count, value): (u8, u8)| f32::from(count) * f32::from(value);
    let sum: f32 = counts.into_iter().zip(values).map(weighed).sum();
    sum / f32::from(total)
}

/// How far one channel of all samples is from a value, squared.
fn spread(counts: Counts, values: [u8; PAINTS], shown: f32) -> f32 {
    let squared = |(count, value): (u8, u8)| f32::from(count) * (f32::from(value) - shown).powi(2);
    counts.into_iter().zip(values).map(squared).sum()
}

/// A channel as a byte.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a mean of bytes is a byte"
)]
fn byte(channel: f32) -> u8 {
    channel.round() as u8
}

/// The colour of most samples; the error counts the others, as far as they are missed.
fn most(counts: Counts, colors: &[Color; PAINTS]) -> Part {
    let color = |paint: Paint| colors[paint as usize];
    let error = |shown: Paint| -> f32 {
        Paint::ALL
            .into_iter()
            .filter(|&wanted| color(wanted) != color(shown))
            .map(|wanted| f32::from(counts[wanted as usize]) * confusion(wanted, shown))
            .sum()
    };
    Paint::ALL
        .map(|shown| Part {
            color: color(shown),
            error: error(shown),
        })
        .into_iter()
        .min_by(|a, b| a.error.total_cmp(&b.error))
        .unwrap_or(Part::NOTHING)
}

/// How bad it is to show one paint in the colour of another: lines are missed
/// most, the difference between a body and the square around its outline least.
fn confusion(wanted: Paint, shown: Paint) -> f32 {
    match (wanted, shown) {
        (Paint::Square, Paint::Fill) | (Paint::Fill, Paint::Square) => 0.7,
        (Paint::Mark, Paint::Cursor) | (Paint::Cursor, Paint::Mark) => 0.5,
        (Paint::Ink, _) => 1.2,
        _ => 1.0,
    }
}

/// Ink in front, paper behind; the error counts what is the other way round.
fn right(counts: Counts, inked: [bool; PAINTS], front: bool) -> Part {
    let wrong = counts
        .into_iter()
        .zip(inked)
        .filter(|&(_, ink)| ink != front);
    Part {
        error: wrong.map(|(count, _)| f32::from(count)).sum(),
        ..Part::NOTHING
    }
}

impl Part {
    /// A part without samples.
    const NOTHING: Part = Part {
        color: Color::Reset,
        error: 0.0,
    };
}
