//! Eight plain numbers: the definition, and the way of every processor.

use std::array;
use std::ops::{BitAnd, BitOr};

use super::{Processor, Question};
use crate::rules::attacks::index;
use crate::rules::board::Board;
use crate::rules::rays::{Rays, Tally, Ways, ray};

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
        Numbers([set; 8])
    }

    #[inline(always)]
    fn sliders(self, straight: u64, diagonal: u64) -> Numbers {
        let half = [straight, straight, diagonal, diagonal];
        Numbers(array::from_fn(|direction| half[direction % 4]))
    }

    // The way from one square to the first man is quicker found by a subtraction.
    #[inline(always)]
    fn rays_of_one(self, man: u64, _: &Ways<Numbers>, occupied: u64) -> Numbers {
        Numbers(array::from_fn(|direction| {
            ray(index(man), direction, occupied)
        }))
    }

    fn ask<Q: Question>(self, board: Board, question: Q) -> Q::Answer {
        question.answer(self, board)
    }
}

impl Numbers {
    /// Applies a function direction by direction.
    #[inline(always)]
    fn with(self, other: Numbers, f: impl Fn(u64, u64) -> u64) -> Numbers {
        Numbers(array::from_fn(|direction| {
            f(self.0[direction], other.0[direction])
        }))
    }
}

impl BitAnd for Numbers {
    type Output = Numbers;

    #[inline(always)]
    fn bitand(self, other: Numbers) -> Numbers {
        self.with(other, |a, b| a & b)
    }
}

impl BitOr for Numbers {
    type Output = Numbers;

    #[inline(always)]
    fn bitor(self, other: Numbers) -> Numbers {
        self.with(other, |a, b| a | b)
    }
}

impl Rays for Numbers {
    type Tally = u32;

    #[inline(always)]
    fn sets(self) -> [u64; 8] {
        self.0
    }

    #[inline(always)]
    fn without(self, other: Numbers) -> Numbers {
        self.with(other, |a, b| a & !b)
    }

    #[inline(always)]
    fn moved(self, by: [i8; 8]) -> Numbers {
        Numbers(array::from_fn(|direction| match by[direction] {
            up @ 0.. => self.0[direction] << up,
            down => self.0[direction] >> -down,
        }))
    }

    #[inline(always)]
    fn opposite(self) -> Numbers {
        Numbers(array::from_fn(|direction| self.0[direction ^ 4]))
    }

    #[inline(always)]
    fn files_for_ranks(self) -> Numbers {
        let [
            _,
            north,
            north_east,
            north_west,
            _,
            south,
            south_west,
            south_east,
        ] = self.0;
        Numbers([
            north, north, north_east, north_west, south, south, south_west, south_east,
        ])
    }

    #[inline(always)]
    fn union(self) -> u64 {
        self.0.iter().fold(0, |union, set| union | set)
    }

    #[inline(always)]
    fn is_empty(self) -> bool {
        self.union() == 0
    }

    #[inline(always)]
    fn tally(self) -> u32 {
        // Each step adds neighbours: bits to twos, twos to fours, fours to eights. A
        // field of four bits has room for the sum of three sets, one of eight for all.
        let twos = |set: u64| set - (set >> 1 & 0x5555_5555_5555_5555);
        let neighbours = |twos: u64| (twos & TWO_OF_FOUR) + (twos >> 2 & TWO_OF_FOUR);
        let eights = |fours: u64| (fours & FOUR_OF_EIGHT) + (fours >> 4 & FOUR_OF_EIGHT);
        let fours = self.0.map(|set| neighbours(twos(set)));
        let sum_of = |sets: &[u64]| eights(sets.iter().sum());
        let sum = sum_of(&fours[..3]) + sum_of(&fours[3..6]) + sum_of(&fours[6..]);
        let sixteens = (sum & EIGHT_OF_SIXTEEN) + (sum >> 8 & EIGHT_OF_SIXTEEN);
        let [.., low, high] = sixteens.wrapping_mul(ONE_OF_SIXTEEN).to_le_bytes();
        u32::from(u16::from_le_bytes([low, high]))
    }
}

const TWO_OF_FOUR: u64 = 0x3333_3333_3333_3333;
const FOUR_OF_EIGHT: u64 = 0x0f0f_0f0f_0f0f_0f0f;
const EIGHT_OF_SIXTEEN: u64 = 0x00ff_00ff_00ff_00ff;
const ONE_OF_SIXTEEN: u64 = 0x0001_0001_0001_0001;

impl Tally for u32 {
    #[inline(always)]
    fn of(count: u32) -> u32 {
        count
    }

    #[inline(always)]
    fn plus(self, other: u32) -> u32 {
        self + other
    }

    #[inline(always)]
    fn total(self) -> u32 {
        self
    }
}
