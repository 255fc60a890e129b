//! Every processor does exactly what the portable one does.

use super::{Instructions, Processor, Question};
use crate::rules::board::Board;
use crate::rules::rays::{LEAP, LEAP_ENDS, Rays, STEP, STEP_ENDS, Tally};

/// The results of all operations on some sets.
struct Everything {
    some: [u64; 8],
    others: [u64; 8],
}

impl Question for Everything {
    type Answer = (Vec<[u64; 8]>, Vec<u64>);

    fn answer<P: Processor>(self, processor: P, _: Board) -> Self::Answer {
        let (some, others) = (processor.rays(self.some), processor.rays(self.others));
        let [men, occupied, diagonal, ..] = self.some;
        let man = 1 << (men.count_ones() % 64);
        let ways = processor.ways(occupied);
        let rays = [
            some & others,
            some | others,
            some.without(others),
            some.moved(STEP) & processor.rays(STEP_ENDS),
            some.moved(LEAP) & processor.rays(LEAP_ENDS),
            some.opposite(),
            processor.each(men),
            processor.sliders(men, diagonal),
            some.fill(&ways),
            processor.each(man).fill(&ways),
            processor.rays_of_one(man, &ways, occupied),
        ];
        let counts = [
            some.tally().total(),
            some.tally().plus(others.tally()).total(),
            processor.knight_moves(men, diagonal).total(),
            processor.count([men]).total(),
            processor.count(self.others).total(),
        ];
        let sets = [some.union(), processor.attacked(some, men)];
        let emptiness = [some.is_empty(), others.is_empty()];
        let numbers = counts.map(u64::from).into_iter().chain(sets);
        (
            rays.iter().map(|rays| rays.sets()).collect(),
            numbers.chain(emptiness.map(u64::from)).collect(),
        )
    }
}

/// A set that holds few squares, half of them, or many.
fn set(number: &mut u64, density: usize) -> u64 {
    let mut next = || {
        *number ^= *number << 13;
        *number ^= *number >> 7;
        *number ^= *number << 17;
        *number
    };
    match density {
        0 => 0,
        1 => next() & next() & next() & next(),
        2 => next(),
        3 => next() | next() | next(),
        _ => !0,
    }
}

#[test]
fn all_instructions_do_what_the_portable_ones_do() {
    let mut number = 0x9e37_79b9_7f4a_7c15;
    let mut density = 0;
    for _ in 0..2000 {
        let mut sets = || {
            density += 1;
            std::array::from_fn(|at| set(&mut number, (density / (at + 1)) % 5))
        };
        let (some, others) = (sets(), sets());
        let ask = |with: Instructions| with.ask(Board::EMPTY, Everything { some, others });
        let expected = ask(Instructions::PORTABLE);
        for instructions in Instructions::all() {
            assert_eq!(ask(instructions), expected, "{instructions:?}, {some:x?}");
        }
    }
}

#[test]
fn the_rays_of_one_man_are_its_fill() {
    let mut number = 1;
    for _ in 0..2000 {
        let some = std::array::from_fn(|_| set(&mut number, 2));
        let question = Everything { some, others: some };
        let (rays, _) = Instructions::PORTABLE.ask(Board::EMPTY, question);
        let [.., fill, of_one] = rays[..] else {
            panic!("there are several results");
        };
        assert_eq!(fill, of_one);
    }
}
