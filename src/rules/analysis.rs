//! What restricts the mover: checks, pins, and squares its king may not enter.
//!
//! The rays of the enemy's line men and those of the king tell it all:
//!
//! ```text
//!  the king's rays      the enemy rook's     both: the shield,
//!  over empty squares   ray down the file    and where it may go
//!  . . . . .            . . r . .            . . r . .
//!  . . . . .            . . X . .            . . X . .
//!  . . N . .            . . X . .            . . N . .
//!  . . X . .            . . . . .            . . X . .
//!  . X K X .            . . . . .            . . K . .
//! ```
//!
//! A man met by a ray of the king and by one that runs the opposite way is a
//! shield, and bound to that line. If the enemy's ray meets the king itself,
//! the king's own ray back to the enemy is where the check can be answered.

use super::Role;
use super::attacks::{self, king_at, knight_at, pawn_steps_down, pawn_steps_up};
use super::board::Board;
use super::processor::Processor;
use super::rays::{LINES_TO, Rays, STEP, Ways, eight};

/// What restricts the mover on a board.
#[derive(Clone, Copy)]
pub(super) struct Analysis<P: Processor> {
    processor: P,
    /// The ways that the men leave open.
    pub(super) ways: Ways<P::Rays>,
    /// The mover's king.
    pub(super) king: u64,
    /// The enemy men that give check.
    pub(super) checkers: u64,
    /// Where a man other than the king must land: everywhere without a check;
    /// with one check on the checker or between it and the king; nowhere with two.
    pub(super) evasions: u64,
    /// The mover's men that shield the king, for the two directions of the
    /// line on which they do, and may still move.
    shields: P::Rays,
    /// All the mover's men that shield the king.
    pub(super) pinned: u64,
    /// The squares that the king may not enter.
    pub(super) danger: u64,
}

impl<P: Processor> Analysis<P> {
    /// Looks at a board from its mover's side.
    #[inline(always)]
    pub(super) fn of(processor: P, board: Board) -> Analysis<P> {
        let enemy = board.enemy();
        let king = board.role(Role::King) & board.own();
        let ways = processor.ways(board.occupied());
        let line_men = processor.sliders(board.straight() & enemy, board.diagonal() & enemy);
        let lines = line_men.fill(&ways);
        let danger = processor.attacked(lines, board.role(Role::Knight) & enemy)
            | pawn_steps_down(board.role(Role::Pawn) & enemy)
            | king_at(board.role(Role::King) & enemy);
        let mut analysis = Analysis {
            processor,
            ways,
            king,
            checkers: 0,
            evasions: !0,
            shields: processor.each(0),
            pinned: 0,
            danger,
        };
        // Mostly no line leads to the king, or to a man beside a line of the king.
        let to_king = processor.rays(LINES_TO[attacks::index(king)]);
        let candidates = lines & to_king & processor.each(board.own());
        let mut kings_rays = processor.each(0);
        if !candidates.is_empty() {
            kings_rays = processor.rays_of_one(king, &ways, board.occupied());
            analysis.find_shields(board, lines, kings_rays);
        }
        if danger & king != 0 {
            analysis.find_checks(board, line_men, kings_rays);
        }
        analysis
    }

    #[inline(always)]
    fn find_shields(&mut self, board: Board, lines: P::Rays, kings_rays: P::Rays) {
        let own = self.processor.each(board.own());
        let shields = kings_rays & lines.opposite() & own;
        self.pinned = shields.union();
        self.shields = shields | shields.opposite();
    }

    #[inline(always)]
    fn find_checks(&mut self, board: Board, line_men: P::Rays, kings_rays: P::Rays) {
        let king = self.king;
        let (left, right) = pawn_steps_up(king);
        let leapers =
            knight_at(king) & board.role(Role::Knight) | (left | right) & board.role(Role::Pawn);
        self.checkers = leapers & board.enemy();
        self.evasions = match self.checkers.count_ones() {
            0 => !0,
            1 => self.checkers,
            // No game has this, but a position may.
            _ => 0,
        };
        let (checkers, rays) = ((kings_rays & line_men).sets(), kings_rays.sets());
        eight!(|direction| {
            if checkers[direction] != 0 {
                self.checkers |= checkers[direction];
                self.evasions &= rays[direction];
                // The king cannot escape a line by stepping back along it.
                self.danger |= match STEP[direction] {
                    up @ 0.. => king >> up,
                    down => king << -down,
                };
            }
        });
    }

    /// For each direction, the men of those given that may move that way:
    /// those that do not shield the king from elsewhere.
    #[inline(always)]
    pub(super) fn free(&self, men: P::Rays) -> P::Rays {
        if self.pinned == 0 {
            return men;
        }
        men.without(self.processor.each(self.pinned)) | (men & self.shields)
    }

    /// The same for one direction.
    #[inline(always)]
    pub(super) fn free_along(&self, direction: usize, men: u64) -> u64 {
        if self.pinned == 0 {
            return men;
        }
        men & (!self.pinned | self.shields.sets()[direction])
    }

    /// The men that shield the king along its rank.
    #[inline(always)]
    pub(super) fn shields_along_rank(&self) -> u64 {
        if self.pinned == 0 {
            return 0;
        }
        self.shields.sets()[0]
    }
}
