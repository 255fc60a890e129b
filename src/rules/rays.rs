//! Sliding in all eight directions, for many men at once.
//!
//! [`Rays`] hold one set of squares for each direction. A *fill* starts from
//! a set of men and walks all of them in all directions together until
//! something stands in the way:
//!
//! ```text
//!  a rook         north        west         south        all eight as one set
//!  . . p . .      . . X . .    . . . . .    . . . . .    . . X . .
//!  . . . . .      . . X . .    . . . . .    . . . . .    . . X . .
//!  . . R . .      . . . . .    X X . . .    . . . . .    X X . X X
//!  . . . . .      . . . . .    . . . . .    . . X . .    . . X . .
//!  . . P . .      . . . . .    . . . . .    . . X . .    . . X . .
//! ```
//!
//! The first man in the way belongs to the fill: it may be captured, or guarded.
//!
//! Seen direction by direction a target has a single source, for a nearer man
//! hides the farther one. So the squares of a fill, counted in each direction
//! for itself, are the moves; there is no need to know whose they are.

use std::ops::{BitAnd, BitOr};

use super::Square;

/// Files and ranks of one step: east, north, north-east, north-west, and then
/// their opposites. The first four lead to higher square numbers.
const DIRECTIONS: [(i8, i8); 8] = [
    (1, 0),
    (0, 1),
    (1, 1),
    (-1, 1),
    (-1, 0),
    (0, -1),
    (-1, -1),
    (1, -1),
];

/// Where some of them stand in that order.
pub(super) const NORTH: usize = 1;
pub(super) const NORTH_EAST: usize = 2;
pub(super) const NORTH_WEST: usize = 3;

/// The eight leaps of a knight, those to higher square numbers first. In plain numbers knights
/// leap all at once.
#[cfg(any(test, target_arch = "x86_64"))]
const LEAPS: [(i8, i8); 8] = [
    (1, 2),
    (-1, 2),
    (2, 1),
    (-2, 1),
    (-1, -2),
    (1, -2),
    (-2, -1),
    (2, -1),
];

/// By how much square numbers grow with one step in each direction.
pub(super) const STEP: [i8; 8] = offsets(DIRECTIONS, 1);
pub(super) const TWO_STEPS: [i8; 8] = offsets(DIRECTIONS, 2);
pub(super) const FOUR_STEPS: [i8; 8] = offsets(DIRECTIONS, 4);
/// The squares that one step in each direction can end on.
pub(super) const STEP_ENDS: [u64; 8] = ends(DIRECTIONS);

/// By how much square numbers grow with each leap of a knight.
#[cfg(any(test, target_arch = "x86_64"))]
pub(super) const LEAP: [i8; 8] = offsets(LEAPS, 1);
/// The squares that each leap can end on.
#[cfg(any(test, target_arch = "x86_64"))]
pub(super) const LEAP_ENDS: [u64; 8] = ends(LEAPS);

/// The whole line from each square in each direction, on an empty board.
pub(super) static LINES: [[u64; 8]; 64] = {
    let mut table = [[0; 8]; 64];
    let mut square = 0;
    while square < 64 {
        let mut direction = 0;
        while direction < 8 {
            let (files, ranks) = DIRECTIONS[direction];
            let mut next = Square::wrapping(square).offset(files, ranks);
            while let Some(reached) = next {
                table[square as usize][direction] |= 1 << reached.index();
                next = reached.offset(files, ranks);
            }
            direction += 1;
        }
        square += 1;
    }
    table
};

/// The lines that lead to each square in each direction, the square included.
pub(super) static LINES_TO: [[u64; 8]; 64] = {
    let mut table = LINES;
    let mut square = 0;
    while square < 64 {
        let mut direction = 0;
        while direction < 8 {
            table[square][direction] = LINES[square][direction ^ 4] | 1 << square;
            direction += 1;
        }
        square += 1;
    }
    table
};

/// The way from a square in one direction up to the first man.
#[inline(always)]
pub(super) fn ray(square: usize, direction: usize, occupied: u64) -> u64 {
    let line = LINES[square][direction];
    let men = line & occupied;
    // Everything up to the lowest man, or down to the highest one.
    line & if STEP[direction] > 0 {
        men ^ men.wrapping_sub(1)
    } else {
        !0 << (men | 1).ilog2()
    }
}

const fn offsets(steps: [(i8, i8); 8], times: i8) -> [i8; 8] {
    let mut table = [0; 8];
    let mut direction = 0;
    while direction < 8 {
        let (files, ranks) = steps[direction];
        table[direction] = (files + 8 * ranks) * times;
        direction += 1;
    }
    table
}

const fn ends(steps: [(i8, i8); 8]) -> [u64; 8] {
    let mut table = [0; 8];
    let mut direction = 0;
    while direction < 8 {
        let (files, ranks) = steps[direction];
        let mut square = 0;
        while square < 64 {
            let start = Square::wrapping(square).offset(-files, -ranks);
            if start.is_some() {
                table[direction] |= 1 << square;
            }
            square += 1;
        }
        direction += 1;
    }
    table
}

/// The same for each of eight directions, as an array.
///
/// The program is built to be small, and then the compiler leaves a loop a
/// loop. Here each direction has to be code of its own, in which it is a
/// constant: so it is written out eight times, whatever the compiler is told.
macro_rules! eight {
    (|$direction:ident| $value:expr) => {
        $crate::rules::rays::eight!(@ $direction, $value, 0 1 2 3 4 5 6 7)
    };
    (@ $direction:ident, $value:expr, $($number:literal)*) => {
        [$({
            let $direction: usize = $number;
            $value
        }),*]
    };
}

pub(super) use eight;

/// One set of squares for each direction.
pub(super) trait Rays: Copy + BitAnd<Output = Self> + BitOr<Output = Self> {
    /// How squares are counted.
    type Tally: Tally;

    /// The eight sets.
    fn sets(self) -> [u64; 8];

    /// In each direction, the squares in the first but not in the second.
    #[must_use]
    fn without(self, other: Self) -> Self;

    /// Adds a number to all square numbers of each set. The first four may be
    /// zero or more, the others zero or less. Squares moved off the board
    /// vanish or return on the other side: whoever uses this masks them away.
    #[must_use]
    fn moved(self, by: [i8; 8]) -> Self;

    /// Each set in the place of the opposite direction.
    #[must_use]
    fn opposite(self) -> Self;

    /// Everything the men reach on these ways, the first man in the way included.
    #[must_use]
    #[inline(always)]
    fn fill(self, ways: &Ways<Self>) -> Self {
        let gone = self | (self.moved(STEP) & ways.one_step);
        let gone = gone | (gone.moved(TWO_STEPS) & ways.two_steps);
        let gone = gone | (gone.moved(FOUR_STEPS) & ways.four_steps);
        gone.moved(STEP) & ways.step_ends
    }

    /// All eight as one set.
    fn union(self) -> u64;

    /// Whether all eight are empty.
    fn is_empty(self) -> bool;

    /// How many squares there are, each direction counted for itself.
    fn tally(self) -> Self::Tally;
}

/// A number of squares in the making.
pub(super) trait Tally: Copy {
    /// A number.
    fn of(count: u32) -> Self;
    /// The sum of two. There is room for all moves of any board.
    #[must_use]
    fn plus(self, other: Self) -> Self;
    /// The number.
    fn total(self) -> u32;
}

/// The ways that the men on a board leave open.
///
/// How far a way is open does not depend on who goes it, so it is worked out
/// once for a board. A square is open for two steps if it and the one before
/// are open; three doublings cover the seven steps that a line can be long.
#[derive(Clone, Copy)]
pub(super) struct Ways<R> {
    pub(super) one_step: R,
    pub(super) two_steps: R,
    pub(super) four_steps: R,
    pub(super) step_ends: R,
}

impl<R: Rays> Ways<R> {
    /// The ways past the occupied squares.
    #[inline(always)]
    pub(super) fn past(occupied: R, step_ends: R) -> Ways<R> {
        let one_step = step_ends.without(occupied);
        let two_steps = one_step & one_step.moved(STEP);
        let four_steps = two_steps & two_steps.moved(TWO_STEPS);
        Ways {
            one_step,
            two_steps,
            four_steps,
            step_ends,
        }
    }
}
