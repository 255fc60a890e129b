//! The palette of 256 colours: 16 of the user's own, a cube of 216, 24 greys.

use super::Rgb;

/// The first colour that is the same in all terminals.
const FIRST: u8 = 16;

/// The first of the greys.
const GREYS: u8 = 232;

/// The steps of the colour cube.
const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];

/// The colour of an index; none for the first 16, which each terminal sets as it likes.
pub fn color_of(index: u8) -> Option<Rgb> {
    let cube = index.checked_sub(FIRST)?;
    if index < GREYS {
        let step = |n: u8| STEPS[usize::from(n % 6)];
        return Some(Rgb(step(cube / 36), step(cube / 6), step(cube)));
    }
    let grey = 8 + 10 * (index - GREYS);
    Some(Rgb(grey, grey, grey))
}

/// Which of the steps of the cube is nearest to a channel; of two the lower one.
fn nearest_step(channel: u8) -> u8 {
    // From here on the next step is nearer.
    const BETWEEN: [u8; 5] = [48, 116, 156, 196, 236];
    BETWEEN
        .into_iter()
        .map(|next| u8::from(channel >= next))
        .sum()
}

/// The index whose colour looks most like this one; never one of the first 16.
pub fn nearest(color: Rgb) -> u8 {
    let difference = |&index: &u8| color_of(index).map(|there| there.difference(color));
    // Channels add to a difference each by itself, so the nearest of the cube is nearest in each.
    let Rgb(red, green, blue) = color;
    let cube = FIRST + 36 * nearest_step(red) + 6 * nearest_step(green) + nearest_step(blue);
    let greys = GREYS..=u8::MAX;
    greys.fold(cube, |nearest, grey| {
        if difference(&grey) < difference(&nearest) {
            grey
        } else {
            nearest
        }
    })
}

#[cfg(test)]
mod tests {
    use super::super::Rgb;
    use super::{FIRST, color_of, nearest};

    #[test]
    fn no_colour_of_the_palette_is_nearer_than_the_one_taken() {
        let levels = || (0..=u8::MAX).step_by(5);
        for (red, green, blue) in
            levels().flat_map(|r| levels().flat_map(move |g| levels().map(move |b| (r, g, b))))
        {
            let color = Rgb(red, green, blue);
            let difference = |&index: &u8| color_of(index).map(|there| there.difference(color));
            let first = (FIRST..=u8::MAX).min_by_key(difference);
            assert_eq!(Some(nearest(color)), first, "{color}");
        }
    }
}
