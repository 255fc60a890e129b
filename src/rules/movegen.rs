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
use super::attacks::{king_at, pawn_steps_down};
use super::board::{Board, HOME};
use super::lookback::leaves_king_safe;
use super::moves::MoveKind;
use super::processor::Processor;
use super::rays::{Rays, STEP_ENDS, Ways};

mod castling;
mod count;
mod list;

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
    fn pawns(&mut self, moves: PawnMoves<P>);
    /// One man goes to one square in a special way: castling and en passant.
    fn special(&mut self, from: u64, to: u64, role: Role, kind: MoveKind);
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
        castling::castle(board, &analysis, sink);
    } else if analysis.evasions == 0 {
        return;
    }
    let targets = analysis.evasions & !own;
    let line_men = processor.sliders(board.straight() & own, board.diagonal() & own);
    sink.slides(analysis.free(line_men), analysis.ways, targets);
    // A pinned knight never moves: no leap stays on the line.
    let knights = board.role(Role::Knight) & own & !analysis.pinned;
    sink.knights(knights, targets);
    sink.pawns(PawnMoves::of(processor, board, &analysis));
    if board.en_passant() != 0 {
        en_passant(board, sink);
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
    ways.fill(men & processor.each(1 << man)).union()
}

/// The targets of pawns, but for en passant.
pub(super) struct PawnMoves<P: Processor> {
    /// Of double steps, steps, captures to the right and to the left, in this
    /// order; the other four are empty.
    targets: P::Rays,
    /// Whether pawns stand one step before promotion.
    may_promote: bool,
}

impl<P: Processor> PawnMoves<P> {
    #[inline(always)]
    fn of(processor: P, board: Board, analysis: &Analysis<P>) -> PawnMoves<P> {
        const BY: [i8; 8] = [16, 8, 9, 7, 0, 0, 0, 0];
        let pawns = board.role(Role::Pawn) & board.own();
        let empty = !board.occupied();
        let steps = empty & analysis.evasions;
        let double_steps = (empty & THIRD) << 8 & steps;
        let victims = board.enemy() & analysis.evasions;
        let [_, _, north_east, north_west, ..] = STEP_ENDS;
        let (to_right, to_left) = (victims & north_east, victims & north_west);
        let targets = [double_steps, steps, to_right, to_left, 0, 0, 0, 0];
        // A double step needs the file to be free to the pawn, as the step does.
        let men = analysis.free(processor.each(pawns)).files_for_ranks();
        PawnMoves {
            targets: men.moved(BY) & processor.rays(targets),
            may_promote: pawns & SEVENTH != 0,
        }
    }

    /// The targets of steps and of both captures, each with how far the pawn comes.
    #[inline(always)]
    pub(super) fn steps_and_captures(&self) -> [(u64, u32); 3] {
        let [_, steps, to_right, to_left, ..] = self.targets.sets();
        [(steps, 8), (to_right, 9), (to_left, 7)]
    }

    /// The targets of double steps.
    #[inline(always)]
    pub(super) fn double_steps(&self) -> u64 {
        self.targets.sets()[0]
    }
}

/// En passant, pawn by pawn.
#[inline(always)]
fn en_passant<P: Processor>(board: Board, sink: &mut impl Sink<P>) {
    let target = board.en_passant();
    for from in bits(en_passant_capturers(board, target)) {
        sink.special(1 << from, target, Role::Pawn, MoveKind::EnPassant);
    }
}

/// The mover's pawns that may capture en passant on the target square.
///
/// Two men leave the board's lines at once, so neither pins nor evasions tell
/// what is legal: each capture is tried, and the king looked at afterwards.
#[inline(never)]
pub(super) fn en_passant_capturers(board: Board, target: u64) -> u64 {
    let beside = pawn_steps_down(target) & board.role(Role::Pawn) & board.own();
    if beside == 0 {
        return 0;
    }
    let mut claimed = board;
    claimed.allow_en_passant(target);
    bits(beside)
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
