//! How near to mate a position looks.
//!
//! Nothing here proves anything: it only decides what is looked at first. The
//! weights were found by trying them on thousands of positions.

use crate::rules::analysis::Analysis;
use crate::rules::processor::portable::Portable;
use crate::rules::{Bitboard, Color, Position, Role, Square, attacks};

const CORNERS: Bitboard = Bitboard(0x8100_0000_0000_0081);

/// A step of the losing king away from the corner where it is mated.
const CORNER_STEP: i32 = 6;
/// A step between the kings.
const KINGS_STEP: i32 = 5;
/// A square to which the losing king could flee.
const FLIGHT: i32 = 3;
/// A man of the losing side that only disturbs.
const DISTURBER: i32 = 7;
/// A step between the losing king and the next man that could stand in its way.
const HELPER_STEP: i32 = 2;
/// A piece of the losing side that could stand in the way of its king: more
/// than a pawn that is about to become one.
const HELPER: i32 = 40;
/// A rook or a queen, and the most that all other men together are worth.
const FORCE: i32 = 150;
/// A knight or a bishop.
const MINOR: i32 = 24;
/// A pawn, times the square of the ranks it has gone.
const PAWN: i32 = 2;

/// How far from mate a position looks, for a side to give mate; the smaller the better.
pub(super) fn grade(position: &Position, winner: Color) -> i32 {
    let view = View { position, winner };
    let king = position.king(!winner);
    let helpers = view.helpers();
    let disturbers = position.color(!winner) & !helpers;
    CORNER_STEP * steps(view.corners(), king)
        + KINGS_STEP * i32::from(king.distance(position.king(winner)))
        + FLIGHT * count(view.flights(king))
        + DISTURBER * count(disturbers)
        + HELPER_STEP * steps(helpers, king)
        - view.help(helpers)
        - view.force()
}

/// A position as the side sees it that is to give mate.
struct View<'a> {
    position: &'a Position,
    winner: Color,
}

impl View<'_> {
    fn own(&self, role: Role) -> Bitboard {
        self.position.pieces(self.winner, role)
    }

    fn other(&self, role: Role) -> Bitboard {
        self.position.pieces(!self.winner, role)
    }

    fn has_heavy_men(&self) -> bool {
        (self.own(Role::Rook) | self.own(Role::Queen)).any()
    }

    fn has_minor_men_only(&self) -> bool {
        !self.has_heavy_men() && self.own(Role::Pawn).is_empty()
    }

    /// The colour of squares on which all checks will be given, if only bishops of one colour can.
    fn colour_of_checks(&self) -> Option<Bitboard> {
        let only_bishops = self.has_minor_men_only() && self.own(Role::Knight).is_empty();
        [Bitboard::LIGHT, Bitboard::DARK]
            .into_iter()
            .find(|colour| only_bishops && colour.contains_all(self.own(Role::Bishop)))
    }

    /// The corners in which mate is most likely.
    fn corners(&self) -> Bitboard {
        CORNERS & self.colour_of_checks().unwrap_or(Bitboard::ALL)
    }

    /// The squares to which the losing king could flee, were it to move.
    fn flights(&self, king: Square) -> Bitboard {
        let board = self.position.board();
        let losers_view = if self.position.turn() == self.winner {
            board.pass()
        } else {
            board
        };
        let danger = Bitboard(Analysis::of(Portable, losers_view).danger);
        let danger = if self.winner.is_white() {
            danger.flip()
        } else {
            danger
        };
        attacks::king(king) & !self.position.color(!self.winner) & !danger
    }

    /// What there is to mate with.
    fn force(&self) -> i32 {
        if self.has_heavy_men() {
            return FORCE;
        }
        let minors = count(self.own(Role::Knight) | self.own(Role::Bishop));
        let pawns = self.own(Role::Pawn).into_iter();
        let pawns: i32 = pawns.map(|pawn| PAWN * progress(pawn, self.winner)).sum();
        FORCE.min(MINOR * minors + pawns)
    }

    /// The losing side's men without which minor men could hardly mate.
    fn helpers(&self) -> Bitboard {
        if !self.has_minor_men_only() {
            return Bitboard::EMPTY;
        }
        let leapers = self.other(Role::Knight) | self.other(Role::Pawn);
        let bishops = self.other(Role::Bishop);
        match self.colour_of_checks() {
            Some(colour) => leapers | bishops & !colour,
            None => leapers | bishops | self.other(Role::Rook),
        }
    }

    /// What the best of the helpers is worth.
    fn help(&self, helpers: Bitboard) -> i32 {
        let pawns = helpers & self.other(Role::Pawn);
        if helpers != pawns {
            return HELPER;
        }
        let progress = pawns.into_iter().map(|pawn| progress(pawn, !self.winner));
        progress.max().unwrap_or(0)
    }
}

const fn count(set: Bitboard) -> i32 {
    set.len().cast_signed()
}

/// The steps from a square to the nearest of a set.
fn steps(set: Bitboard, from: Square) -> i32 {
    let steps = set.into_iter().map(|square| square.distance(from));
    i32::from(steps.min().unwrap_or(8))
}

/// The square of the ranks that a pawn has gone.
fn progress(pawn: Square, color: Color) -> i32 {
    i32::from(pawn.relative(color).rank().index()).pow(2)
}
