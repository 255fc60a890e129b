//! How the eight directions are computed: in plain numbers, or with the wide
//! registers of a processor that has them.
//!
//! All code above is written once, for any [`Processor`]. What a processor can
//! do is found out when the program runs, so one program serves them all.

use std::fmt;
use std::sync::LazyLock;

use super::board::Board;
use super::rays::{Rays, STEP_ENDS, Tally, Ways, eight};
use super::{MoveList, Position, attacks, movegen, perft};

pub(super) mod portable;
#[cfg(target_arch = "x86_64")]
mod x86;

use portable::Portable;

/// A way of computing. To hold one is the proof that this processor can.
pub(super) trait Processor: Copy {
    /// How it holds eight sets.
    type Rays: Rays;

    /// One set for each direction.
    fn rays(self, sets: [u64; 8]) -> Self::Rays;

    /// The same set for all directions.
    fn each(self, set: u64) -> Self::Rays;

    /// Straight men for the straight directions, diagonal men for the others.
    fn sliders(self, straight: u64, diagonal: u64) -> Self::Rays;

    /// Has a question answered with the instructions of this processor.
    fn ask<Q: Question>(self, board: Board, question: Q) -> Q::Answer;

    /// The ways that these men leave open.
    #[inline(always)]
    fn ways(self, occupied: u64) -> Ways<Self::Rays> {
        Ways::past(self.each(occupied), self.rays(STEP_ENDS))
    }

    /// The rays of one man.
    #[inline(always)]
    fn rays_of_one(self, man: u64, ways: &Ways<Self::Rays>, _occupied: u64) -> Self::Rays {
        self.each(man).fill(ways)
    }

    /// All squares of the rays, and those that the knights attack.
    #[inline(always)]
    fn attacked(self, rays: Self::Rays, knights: u64) -> u64 {
        rays.union() | attacks::knights(knights)
    }

    /// How many squares there are in at most eight sets.
    #[inline(always)]
    fn count<const N: usize>(self, sets: [u64; N]) -> <Self::Rays as Rays>::Tally {
        let [a, b, c, d, e, f, g, h] = eight!(|place| at(sets, place).count_ones());
        Tally::of(a + b + c + d + e + f + g + h)
    }

    /// How many moves knights have to the targets.
    #[inline(always)]
    fn knight_moves(self, knights: u64, targets: u64) -> <Self::Rays as Rays>::Tally {
        let (first, second, mut others) = attacks::knight_pair(knights);
        let mut count = self.count([first & targets, second & targets]);
        while others != 0 {
            count = count.plus(self.count([attacks::knight_at(others) & targets]));
            others &= others - 1;
        }
        count
    }
}

/// One of some sets, and none beyond the last: a loop over them that is no loop.
#[inline(always)]
fn at<const N: usize>(sets: [u64; N], place: usize) -> u64 {
    if place < N { sets[place] } else { 0 }
}

/// Something to find out about a board.
pub(super) trait Question {
    /// What is found out.
    type Answer;

    /// Finds it out, in whatever way.
    fn answer<P: Processor>(self, processor: P, board: Board) -> Self::Answer;
}

/// The instructions with which moves are found.
///
/// Nobody needs to choose: the functions of [`Position`] use the best. All give
/// the same answers; this is for showing that, and for measuring.
#[derive(Clone, Copy)]
pub struct Instructions(Kind);

#[derive(Clone, Copy, Debug)]
enum Kind {
    Portable(Portable),
    #[cfg(target_arch = "x86_64")]
    Avx2(x86::Avx2),
    #[cfg(target_arch = "x86_64")]
    Avx512(x86::Avx512),
}

impl Instructions {
    /// Those that every processor has.
    pub const PORTABLE: Instructions = Instructions(Kind::Portable(Portable));

    /// All that this processor has, the best last.
    pub fn all() -> Vec<Instructions> {
        let all = std::iter::once(Instructions::PORTABLE);
        #[cfg(target_arch = "x86_64")]
        let all = all
            .chain(x86::Avx2::detect().map(|proof| Instructions(Kind::Avx2(proof))))
            .chain(x86::Avx512::detect().map(|proof| Instructions(Kind::Avx512(proof))));
        all.collect()
    }

    /// The best that this processor has.
    #[inline]
    pub fn best() -> Instructions {
        static BEST: LazyLock<Instructions> = LazyLock::new(|| {
            let best = Instructions::all().pop();
            best.unwrap_or(Instructions::PORTABLE)
        });
        *BEST
    }

    /// Every legal move, in the same order whatever the instructions.
    #[inline]
    pub fn legal_moves(self, position: &Position) -> MoveList {
        let mut moves = MoveList::new();
        let question = movegen::List::into(&mut moves, position.turn());
        self.ask(position.board(), question);
        moves
    }

    /// How many legal moves there are.
    #[inline]
    pub fn legal_move_count(self, position: &Position) -> u64 {
        self.ask(position.board(), movegen::Count)
    }

    /// How many move sequences of exactly `depth` plies are legal.
    pub fn perft(self, position: &Position, depth: u32) -> u64 {
        self.ask(position.board(), perft::Leaves { depth })
    }

    #[inline]
    pub(super) fn ask<Q: Question>(self, board: Board, question: Q) -> Q::Answer {
        match self.0 {
            Kind::Portable(processor) => processor.ask(board, question),
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2(processor) => processor.ask(board, question),
            #[cfg(target_arch = "x86_64")]
            Kind::Avx512(processor) => processor.ask(board, question),
        }
    }
}

impl fmt::Debug for Instructions {
    /// Names them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            Kind::Portable(_) => "portable",
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2(_) => "AVX2",
            #[cfg(target_arch = "x86_64")]
            Kind::Avx512(_) => "AVX-512",
        })
    }
}

#[cfg(test)]
mod tests;
