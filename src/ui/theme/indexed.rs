//! The palette of 256 colours: 16 of the user's own, a cube of 216, 24 greys.

use super::Rgb;

/// The first colour that is the same in all terminals.
const FIRST: u8 = 16;

/// The steps of the colour cube.
const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];

/// The colour of an index; none for the first 16, which each terminal sets as it likes.
pub fn color_of(index: u8) -> Option<Rgb> {
    let cube = index.checked_sub(FIRST)?;
    if index < 232 {
        let step = |n: u8| STEPS[usize::from(n % 6)];
        return Some(Rgb(step(cube / 36), step(cube / 6), step(cube)));
    }
    let grey = 8 + 10 * (index - 232);
    Some(Rgb(grey, grey, grey))
}

/// The index whose colour looks most like this one; never one of the first 16.
pub fn nearest(color: Rgb) -> u8 {
    let difference = |&index: &u8| color_of(index).map(|there| there.difference(color));
    (FIRST..=u8::MAX).min_by_key(difference).unwrap_or(FIRST)
}
