//! Counting the legal moves without making a list of them.
//!
//! In one direction each target has a single source, so the number of moves
//! is the number of targets, each direction counted for itself:
//!
//! ```text
//!  two rooks        their targets to the north: five moves
//!  . . . . .        . X . . .
//!  . . . k .        . X . X .
//!  . . . . .        . X . X .
//!  . R . . .        . . . . .
//!  . . . R .        . . . . .
//! ```

use super::{LAST, PawnMoves, Sink, generate};
use crate::rules::board::Board;
use crate::rules::processor::{Processor, Question};
use crate::rules::rays::{Rays, Tally, Ways};

/// How many legal moves there are.
#[derive(Clone, Copy)]
pub(in crate::rules) struct Count;

impl Question for Count {
    type Answer = u64;

    #[inline(always)]
    fn answer<P: Processor>(self, processor: P, board: Board) -> u64 {
        let mut counter = Counter {
            processor,
            tally: Tally::of(0),
            others: 0,
        };
        generate(processor, board, &mut counter);
        u64::from(counter.tally.total() + counter.others)
    }
}

struct Counter<P: Processor> {
    processor: P,
    /// Those counted direction by direction.
    tally: <P::Rays as Rays>::Tally,
    /// Those counted one by one.
    others: u32,
}

impl<P: Processor> Sink<P> for Counter<P> {
    #[inline(always)]
    fn slides(&mut self, men: P::Rays, ways: Ways<P::Rays>, targets: u64) {
        let reached = men.fill(&ways) & self.processor.each(targets);
        self.tally = self.tally.plus(reached.tally());
    }

    #[inline(always)]
    fn knights(&mut self, men: u64, targets: u64) {
        let moves = self.processor.knight_moves(men, targets);
        self.tally = self.tally.plus(moves);
    }

    #[inline(always)]
    fn king(&mut self, _: u64, targets: u64) {
        self.tally = self.tally.plus(self.processor.count([targets]));
    }

    #[inline(always)]
    fn pawns(&mut self, moves: PawnMoves) {
        let [(steps, _), (to_right, _), (to_left, _)] = moves.steps_and_captures();
        let sets = [moves.double_steps, steps, to_right, to_left];
        self.tally = self.tally.plus(self.processor.count(sets));
        if moves.may_promote {
            // Each promotion is four moves, of which one is counted already.
            let promotions = |targets: u64| (targets & LAST).count_ones();
            self.others += 3 * (promotions(steps) + promotions(to_right) + promotions(to_left));
        }
    }

    #[inline(always)]
    fn castling(&mut self, _: u64, rooks: u64) {
        self.others += rooks.count_ones();
    }

    #[inline(always)]
    fn en_passant(&mut self, from: u64, _: u64) {
        self.others += from.count_ones();
    }
}
