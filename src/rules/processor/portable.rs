//! Eight plain numbers: the definition, and the way of every processor.
#![expect(
    clippy::many_single_char_names,
    reason = "the eight sets have no better names"
)]

use std::convert::identity;
use std::ops::{BitAnd, BitOr};

use super::{Processor, Question, at};
use crate::rules::attacks::index;
use crate::rules::board::Board;
use crate::rules::rays::{FOUR_STEPS, Rays, STEP, TWO_STEPS, Tally, Ways, eight, ray};

/// Needs nothing special.
#[derive(Clone, Copy, Debug)]
pub(in crate::rules) struct Portable;

/// Eight sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) struct Numbers([u64; 8]);

impl Processor for Portable {
    type Rays = Numbers;

    #[inline(always)]
    fn rays(self, sets: [u64; 8]) -> Numbers {
        Numbers(sets)
    }

    #[inline(always)]
    fn each(self, set: u64) -> Numbers {
        // Eight of the same as such would be written into memory by a loop.
        Numbers(eight!(|_direction| identity(set)))
    }

    #[inline(always)]
    fn sliders(self, straight: u64, diagonal: u64) -> Numbers {
        let half = [straight, straight, diagonal, diagonal];
        Numbers(eight!(|direction| half[direction % 4]))
    }

    // The way from one square to the first man is quicker found by a subtraction.
    #[inline(always)]
    fn rays_of_one(self, man: u64, _: &Ways<Numbers>, occupied: u64) -> Numbers {
        let square = index(man);
        Numbers(eight!(|direction| ray(square, direction, occupied)))
    }

    #[inline(always)]
    fn count<const N: usize>(self, sets: [u64; N]) -> Bytes {
        Bytes::of_sets(sets)
    }

    fn ask<Q: Question>(self, board: Board, question: Q) -> Q::Answer {
        question.answer(self, board)
    }
}

/// Adds a number to all square numbers of a set.
#[inline(always)]
const fn shifted(set: u64, by: i8) -> u64 {
    match by {
        up @ 0.. => set << up,
        down => set >> -down,
    }
}

impl BitAnd for Numbers {
    type Output = Numbers;

    #[inline(always)]
    fn bitand(self, other: Numbers) -> Numbers {
        Numbers(eight!(|direction| self.0[direction] & other.0[direction]))
    }
}

impl BitOr for Numbers {
    type Output = Numbers;

    #[inline(always)]
    fn bitor(self, other: Numbers) -> Numbers {
        Numbers(eight!(|direction| self.0[direction] | other.0[direction]))
    }
}

impl Rays for Numbers {
    type Tally = Bytes;

    #[inline(always)]
    fn sets(self) -> [u64; 8] {
        self.0
    }

    #[inline(always)]
    fn without(self, other: Numbers) -> Numbers {
        Numbers(eight!(|direction| self.0[direction] & !other.0[direction]))
    }

    #[inline(always)]
    fn moved(self, by: [i8; 8]) -> Numbers {
        Numbers(eight!(|direction| shifted(
            self.0[direction],
            by[direction]
        )))
    }

    #[inline(always)]
    fn opposite(self) -> Numbers {
        Numbers(eight!(|direction| self.0[direction ^ 4]))
    }

    // The same direction by direction, so that all the numbers at work find room in registers.
    #[inline(always)]
    fn fill(self, ways: &Ways<Numbers>) -> Numbers {
        Numbers(eight!(|direction| {
            let gone = self.0[direction];
            let gone = gone | shifted(gone, STEP[direction]) & ways.one_step.0[direction];
            let gone = gone | shifted(gone, TWO_STEPS[direction]) & ways.two_steps.0[direction];
            let gone = gone | shifted(gone, FOUR_STEPS[direction]) & ways.four_steps.0[direction];
            shifted(gone, STEP[direction]) & ways.step_ends.0[direction]
        }))
    }

    #[inline(always)]
    fn union(self) -> u64 {
        let [a, b, c, d, e, f, g, h] = self.0;
        a | b | c | d | e | f | g | h
    }

    #[inline(always)]
    fn is_empty(self) -> bool {
        self.union() == 0
    }

    #[inline(always)]
    fn tally(self) -> Bytes {
        Bytes::of_sets(self.0)
    }
}

// Each of two steps adds neighbours: bits to twos and those to fours, then fours to eights.

/// How many bits are set in each four of a set.
#[inline(always)]
const fn fours(set: u64) -> u64 {
    const TWO_OF_FOUR: u64 = 0x3333_3333_3333_3333;
    let twos = set - (set >> 1 & 0x5555_5555_5555_5555);
    (twos & TWO_OF_FOUR) + (twos >> 2 & TWO_OF_FOUR)
}

/// How many they are in each eight.
#[inline(always)]
const fn eights(fours: u64) -> u64 {
    const FOUR_OF_EIGHT: u64 = 0x0f0f_0f0f_0f0f_0f0f;
    (fours & FOUR_OF_EIGHT) + (fours >> 4 & FOUR_OF_EIGHT)
}

/// Eight small numbers in one, whose sum is meant.
#[derive(Clone, Copy)]
pub(in crate::rules) struct Bytes(u64);

impl Bytes {
    /// How many bits are set in the bytes of all sets.
    #[inline(always)]
    fn of_sets<const N: usize>(sets: [u64; N]) -> Bytes {
        // A field of four bits has room for the sum of three sets.
        let [a, b, c, d, e, f, g, h] = eight!(|place| fours(at(sets, place)));
        Bytes(eights(a + b + c) + eights(d + e + f) + eights(g + h))
    }
}

impl Tally for Bytes {
    #[inline(always)]
    fn of(count: u32) -> Bytes {
        Bytes(u64::from(count))
    }

    #[inline(always)]
    fn plus(self, other: Bytes) -> Bytes {
        Bytes(self.0 + other.0)
    }

    #[inline(always)]
    fn total(self) -> u32 {
        const EIGHT_OF_SIXTEEN: u64 = 0x00ff_00ff_00ff_00ff;
        let sixteens = (self.0 & EIGHT_OF_SIXTEEN) + (self.0 >> 8 & EIGHT_OF_SIXTEEN);
        let [.., low, high] = sixteens.wrapping_mul(0x0001_0001_0001_0001).to_le_bytes();
        u32::from(u16::from_le_bytes([low, high]))
    }
}
