//! Every legal move of a board.
//!
//! One look at the board (`analysis`) tells what checks and pins allow. Then
//! the moves are found in groups, all men of a kind at once, and handed to a
//! [`Sink`]: one counts them, one writes them down, one makes them.
//!
//! Moves that a pin or a check forbids never appear: a shield is taken out of
//! all directions but those of its line, and every man but the king has to
//! land on one of the evasions.
//!
//! ```text
//!  in check, and pinned    the rook may go      the evasions
//!  . . . . k               . . . . .            . . . . .
//!  b . . . .               . . . . .            X . . . .
//!  . . . . .               . . . . .            . X . . .
//!  . . K R q               . . . X X            . . . . .
//!  . . . . .               . . . . .            . . . . .
//! ```
//!
//! No square is in both: the rook has no move.

use super::Role;
use super::analysis::Analysis;
use super::attacks::{king_at, pawn_steps_down, pawn_steps_up};
use super::board::{Board, HOME};
use super::lookback::leaves_king_safe;
use super::moves::MoveKind;
use super::processor::Processor;
use super::rays::{NORTH, NORTH_EAST, NORTH_WEST, Rays, Ways};

mod castling;
mod count;
mod list;

pub(super) use castling::side_of;
pub(super) use count::Count;
pub(super) use list::List;

const THIRD: u64 = HOME << 16;
const SEVENTH: u64 = HOME << 48;
/// The rank on which pawns promote.
pub(super) const LAST: u64 = HOME << 56;

/// Takes the legal moves, group by group, in the mover's view.
pub(super) trait Sink<P: Processor> {
    /// Rooks, bishops and queens, each for the directions in which it may
    /// move, slide to any of the targets that they reach.
    fn slides(&mut self, men: P::Rays, ways: Ways<P::Rays>, targets: u64);
    /// Knights leap to any of the targets that they reach.
    fn knights(&mut self, men: u64, targets: u64);
    /// The king steps to each of the targets.
    fn king(&mut self, from: u64, targets: u64);
    /// Pawns step and capture.
    fn pawns(&mut self, moves: PawnMoves);
    /// The king castles with each of the rooks.
    fn castling(&mut self, king: u64, rooks: u64);
    /// Pawns capture en passant, each from its square.
    fn en_passant(&mut self, from: u64, target: u64);
}

/// Hands all legal moves of a board to a sink.
#[inline(always)]
pub(super) fn generate<P: Processor>(processor: P, board: Board, sink: &mut impl Sink<P>) {
    let analysis = Analysis::of(processor, board);
    let own = board.own();
    sink.king(
        analysis.king,
        king_at(analysis.king) & !own & !analysis.danger,
    );
    if analysis.checkers == 0 {
        let rooks = castling::rooks_to_castle_with(board, &analysis);
        sink.castling(analysis.king, rooks);
    } else if analysis.evasions == 0 {
        return;
    }
    let targets = analysis.evasions & !own;
    let line_men = processor.sliders(board.straight() & own, board.diagonal() & own);
    sink.slides(analysis.free(line_men), analysis.ways, targets);
    // A pinned knight never moves: no leap stays on the line.
    let knights = board.role(Role::Knight) & own & !analysis.pinned;
    sink.knights(knights, targets);
    sink.pawns(PawnMoves::of(board, &analysis));
    if board.en_passant() != 0 {
        let target = board.en_passant();
        sink.en_passant(en_passant_capturers(board, target), target);
    }
}

/// Where a line man goes, as one set.
#[inline(always)]
pub(super) fn fill_of_one<P: Processor>(
    processor: P,
    men: P::Rays,
    ways: Ways<P::Rays>,
    man: u32,
) -> u64 {
    (men & processor.each(1 << man)).fill(&ways).union()
}

/// The targets of pawns, but for en passant.
pub(super) struct PawnMoves {
    pub(super) double_steps: u64,
    steps: u64,
    /// Captures towards the h-file.
    to_right: u64,
    /// Captures towards the a-file.
    to_left: u64,
    /// Whether pawns stand one step before promotion.
    may_promote: bool,
}

impl PawnMoves {
    #[inline(always)]
    fn of<P: Processor>(board: Board, analysis: &Analysis<P>) -> PawnMoves {
        let pawns = board.role(Role::Pawn) & board.own();
        let empty = !board.occupied();
        let victims = board.enemy() & analysis.evasions;
        let steps = analysis.free_along(NORTH, pawns) << 8 & empty;
        let double_steps = (steps & THIRD) << 8 & empty;
        let (to_left, _) = pawn_steps_up(analysis.free_along(NORTH_WEST, pawns));
        let (_, to_right) = pawn_steps_up(analysis.free_along(NORTH_EAST, pawns));
        PawnMoves {
            double_steps: double_steps & analysis.evasions,
            steps: steps & analysis.evasions,
            to_right: to_right & victims,
            to_left: to_left & victims,
            may_promote: pawns & SEVENTH != 0,
        }
    }

    /// The targets of steps and of both captures, each with how far the pawn comes.
    #[inline(always)]
    pub(super) fn steps_and_captures(&self) -> [(u64, u32); 3] {
        [(self.steps, 8), (self.to_right, 9), (self.to_left, 7)]
    }
}

/// The mover's pawns that may capture en passant on the target square.
#[inline(always)]
pub(super) fn en_passant_capturers(board: Board, target: u64) -> u64 {
    let beside = pawn_steps_down(target) & board.role(Role::Pawn) & board.own();
    if beside == 0 {
        0
    } else {
        legal_capturers(board.planes(), beside, target)
    }
}

/// Those of some pawns that may capture en passant.
///
/// Two men leave the board's lines at once, so neither pins nor evasions tell
/// what is legal: each capture is tried, and the king looked at afterwards.
#[inline(never)]
fn legal_capturers(planes: [u64; 4], pawns: u64, target: u64) -> u64 {
    let mut claimed = Board::of_planes(planes);
    claimed.allow_en_passant(target);
    bits(pawns)
        .map(|from| 1 << from)
        .filter(|&from| leaves_king_safe(claimed, Role::Pawn, from, target))
        .fold(0, |legal, from| legal | from)
}

/// Marks the square that a pawn has just passed over, if a capture there is legal.
#[inline(always)]
pub(super) fn allow_en_passant(board: &mut Board, target: u64) {
    if en_passant_capturers(*board, target) != 0 {
        board.allow_en_passant(target);
    }
}

/// The board after a legal move, seen by the other side.
#[inline]
pub(super) fn play(board: Board, from: u64, to: u64, role: Role, kind: MoveKind) -> Board {
    let mut after = board.moved(from, to, role, kind).pass();
    if kind == MoveKind::DoubleStep {
        allow_en_passant(&mut after, (to >> 8).swap_bytes());
    }
    after
}

/// The numbers of the squares in a set, lowest first.
#[inline(always)]
pub(super) fn bits(mut set: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let low = (set != 0).then(|| set.trailing_zeros())?;
        set &= set - 1;
        Some(low)
    })
}
