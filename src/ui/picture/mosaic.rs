//! Which block character and which two colours show a cell's samples best.
//!
//! A cell has one character and two colours. Every block character splits the
//! cell in two; the split is taken whose parts are closest to being of one
//! colour each. With 24-bit colour a part gets the mean of its samples, which
//! is what makes edges smooth; with fewer colours it gets the paint it holds
//! most of.

use ratatui::style::Color;

use super::canvas::{CELL_COLUMNS, CELL_ROWS, PAINTS, Planes};

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

/// Errors closer than this are the same; then the earlier, plainer character is taken.
const SAME: f32 = 1.0e-3;

/// Block characters and the samples they cover.
///
/// Those that reach the upper edge come first: fonts that miss the cell by a
/// hair draw too high, and there the neighbour mostly has the same colour.
const SPLITS: [(char, u128); 16] = [
    (' ', 0),
    ('▀', block(0, 0, 8, 8)),
    ('▄', block(0, 8, 8, 16)),
    ('▌', block(0, 0, 4, 16)),
    ('▐', block(4, 0, 8, 16)),
    ('█', !0),
    ('▘', block(0, 0, 4, 8)),
    ('▝', block(4, 0, 8, 8)),
    ('▛', !block(4, 8, 8, 16)),
    ('▜', !block(0, 8, 4, 16)),
    ('▖', block(0, 8, 4, 16)),
    ('▗', block(4, 8, 8, 16)),
    ('▙', !block(4, 0, 8, 8)),
    ('▟', !block(0, 0, 4, 8)),
    ('▚', block(0, 0, 4, 8) | block(4, 8, 8, 16)),
    ('▞', block(4, 0, 8, 8) | block(0, 8, 4, 16)),
];

/// How many of [`SPLITS`] are halves.
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
    let counts = planes.map(|plane| u8::try_from((plane & mask).count_ones()).unwrap_or(u8::MAX));
    match palette {
        Palette::Mixed(colors) => mean(&counts, colors),
        Palette::Plain(colors) => most(&counts, colors),
        Palette::Ink(inked) => wrong(&counts, inked, front),
    }
}

/// The mean colour; the error is the squared distance of all samples from it.
fn mean(counts: &Counts, colors: &[Rgb; PAINTS]) -> Part {
    let total: u16 = counts.iter().copied().map(u16::from).sum();
    if total == 0 {
        return Part {
            color: Color::Reset,
            error: 0.0,
        };
    }
    let channel = |at: usize| channel(counts, colors.map(|color| color[at]), total);
    let [red, green, blue] = [channel(0), channel(1), channel(2)];
    Part {
        color: Color::Rgb(red.0, green.0, blue.0),
        error: red.1 + green.1 + blue.1,
    }
}

/// The mean of one channel and the squared distance from it.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a mean of bytes is a byte"
)]
fn channel(counts: &Counts, values: [u8; PAINTS], total: u16) -> (u8, f32) {
    let weighed = || counts.map(f32::from).into_iter().zip(values.map(f32::from));
    let mean = weighed().map(|(count, value)| count * value).sum::<f32>() / f32::from(total);
    let error = weighed()
        .map(|(count, value)| count * (value - mean) * (value - mean))
        .sum();
    (mean.round() as u8, error)
}

/// The colour of most samples; the error counts the others, as far as it matters.
fn most(counts: &Counts, colors: &[Color; PAINTS]) -> Part {
    let error = |shown: usize| -> f32 {
        (0..PAINTS)
            .filter(|&wanted| colors[wanted] != colors[shown])
            .map(|wanted| confusion(wanted, shown) * f32::from(counts[wanted]))
            .sum()
    };
    (0..PAINTS)
        .map(|shown| Part {
            color: colors[shown],
            error: error(shown),
        })
        .min_by(|a, b| a.error.total_cmp(&b.error))
        .expect("invariant: there are paints")
}

fn confusion(wanted: usize, shown: usize) -> f32 {
    match (wanted, shown) {
        (0, 1) | (1, 0) => 0.7,
        (2, _) => 1.2,
        (3, 4) | (4, 3) => 0.5,
        _ => 1.0,
    }
}

/// Ink in front, paper behind; the error counts what is the other way round.
fn wrong(counts: &Counts, inked: &[bool; PAINTS], front: bool) -> Part {
    let wrong = counts.iter().zip(inked).filter(|&(_, &ink)| ink != front);
    Part {
        color: Color::Reset,
        error: wrong.map(|(&count, _)| f32::from(count)).sum(),
    }
}
