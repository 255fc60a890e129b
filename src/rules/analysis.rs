//! What restricts the mover: checks, pins, and squares its king may not enter.
//!
//! One look at a board answers all three, with the [lanes] of the king and of
//! the enemy's line men:
//!
//! ```text
//!  the king's lanes     the enemy rook's     both: the pinned man,
//!  over empty squares   file lane, down      and where it may go
//!  . . . . .            . . r . .            . . . . .
//!  . . . . .            . . X . .            . . . . .
//!  . . N . .            . . X . .            . . X . .
//!  . . X . .            . . . . .            . . . . .
//!  . X K X .            . . . . .            . . . . .
//! ```

use super::Role;
use super::attacks::{king_steps, knight_steps, pawn_steps_down, pawn_steps_up};
use super::board::Board;
use super::lanes::{self, Lanes};

/// What restricts the mover on a board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Analysis {
    /// The mover's king.
    pub(super) king: u64,
    /// The enemy men that give check.
    pub(super) checkers: u64,
    /// Where a man other than the king must land: everywhere without a check;
    /// with one check on the checker or between it and the king; nowhere with two.
    pub(super) evasions: u64,
    /// The mover's men that shield the king, each in the lane of the attack. Such a
    /// man may move along that lane only.
    pub(super) pinned: Lanes,
    /// The squares the enemy attacks when the king is lifted off the board, so
    /// that it cannot hide from a line by stepping back along it.
    pub(super) danger: u64,
}

impl Analysis {
    /// Looks at a board from its mover's side.
    pub(super) fn of(board: Board) -> Analysis {
        let (own, enemy, occupied) = (board.own(), board.enemy(), board.occupied());
        let king = board.role(Role::King) & own;
        let knights = board.role(Role::Knight) & enemy;
        let pawns = board.role(Role::Pawn) & enemy;
        let sliders = lanes::sliders(board.straight() & enemy, board.diagonal() & enemy);

        let empty = !occupied;
        let king_up = lanes::fill_up(lanes::each(king), empty);
        let king_down = lanes::fill_down(lanes::each(king), empty);
        let lifted = empty | king;
        let enemy_up = lanes::fill_up(sliders, lifted);
        let enemy_down = lanes::fill_down(sliders, lifted);

        // A shield is met by the king's fill in one direction and by an enemy fill in the other.
        let shields = lanes::or(
            lanes::and(king_up, enemy_down),
            lanes::and(king_down, enemy_up),
        );
        let (left, right) = pawn_steps_up(king);
        let leapers = knight_steps(king) & knights | (left | right) & pawns;
        let slider_checkers = lanes::union(lanes::and(lanes::or(king_up, king_down), sliders));
        let checkers = leapers | slider_checkers;

        Analysis {
            king,
            checkers,
            evasions: evasions(checkers, slider_checkers, king_up, king_down, sliders),
            pinned: lanes::and(shields, lanes::each(own)),
            danger: lanes::union(lanes::or(enemy_up, enemy_down))
                | knight_steps(knights)
                | pawn_steps_down(pawns)
                | king_steps(board.role(Role::King) & enemy),
        }
    }

    /// All the mover's men that shield the king.
    pub(super) fn all_pinned(&self) -> u64 {
        lanes::union(self.pinned)
    }

    /// The men of a set that may move along each lane: those not pinned along another.
    pub(super) fn free_along(&self, men: Lanes) -> Lanes {
        lanes::or(
            lanes::without(men, lanes::each(self.all_pinned())),
            lanes::and(men, self.pinned),
        )
    }
}

fn evasions(checkers: u64, by_line: u64, up: Lanes, down: Lanes, sliders: Lanes) -> u64 {
    if checkers == 0 {
        return !0;
    }
    if checkers & (checkers - 1) != 0 {
        return 0;
    }
    if by_line == 0 {
        return checkers;
    }
    let ray = |ray: Lanes| {
        (0..4)
            .filter(|&lane| ray[lane] & sliders[lane] & by_line != 0)
            .fold(0, |mask, lane| mask | ray[lane])
    };
    // A fill from one square in one direction is just the way to the first man.
    ray(up) | ray(down)
}
