//! The palette of 256 colours: 16 of the user's own, a cube of 216, 24 greys.

use super::Rgb;

/// The steps of the colour cube.
const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];

/// The colour of an index; none for the first 16, which each terminal sets as it likes.
pub fn color_of(index: u8) -> Option<Rgb> {
    let cube = index.checked_sub(16)?;
    if index < 232 {
        let step = |n: u8| STEPS[usize::from(n % 6)];
        return Some(Rgb(step(cube / 36), step(cube / 6), step(cube)));
    }
    let grey = 8 + 10 * (index - 232);
    Some(Rgb(grey, grey, grey))
}

/// The index whose colour looks most like this one.
pub fn nearest(color: Rgb) -> u8 {
    (16..=u8::MAX)
        .min_by_key(|&index| color_of(index).map_or(u32::MAX, |there| there.difference(color)))
        .expect("invariant: the range is not empty")
}
