//! Counting the leaves of the tree of legal moves.
//!
//! The leaves themselves are never made: at the last ply the moves are only
//! counted. Above it each move is made as soon as it is found, and no list
//! is kept.

use super::attacks::knight_at;
use super::board::Board;
use super::movegen::{self, Count, PawnMoves, Sink, bits};
use super::moves::MoveKind;
use super::processor::{Processor, Question};
use super::rays::{Rays, Ways};
use super::{Instructions, Move, Position, Role};

/// How many move sequences of exactly `depth` plies are legal.
pub fn perft(position: &Position, depth: u32) -> u64 {
    Instructions::best().perft(position, depth)
}

/// [`perft`] for each first move.
pub fn divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let moves = position.legal_moves();
    moves
        .iter()
        .map(|&mv| (mv, perft(&position.play(mv), depth.saturating_sub(1))))
        .collect()
}

/// How many move sequences of a length there are.
#[derive(Clone, Copy)]
pub(super) struct Leaves {
    pub(super) depth: u32,
}

impl Question for Leaves {
    type Answer = u64;

    #[inline(always)]
    fn answer<P: Processor>(self, processor: P, board: Board) -> u64 {
        match self.depth {
            0 => 1,
            1 => processor.ask(board, Count),
            _ => {
                let mut maker = Maker {
                    processor,
                    board,
                    passed: board.pass(),
                    below: self.depth - 1,
                    leaves: 0,
                };
                movegen::generate(processor, board, &mut maker);
                maker.leaves
            }
        }
    }
}

/// Makes each move and counts the leaves below it.
struct Maker<P> {
    processor: P,
    board: Board,
    /// The board as the other side sees it. An ordinary move changes two squares of it.
    passed: Board,
    below: u32,
    leaves: u64,
}

impl<P: Processor> Maker<P> {
    #[inline(always)]
    fn count_below(&mut self, board: Board) {
        self.leaves += if self.below == 1 {
            self.processor.ask(board, Count)
        } else {
            self.processor.ask(board, Leaves { depth: self.below })
        };
    }

    #[inline(never)]
    fn special(&mut self, from: u64, to: u64, role: Role, kind: MoveKind) {
        self.count_below(movegen::play(self.board, from, to, role, kind));
    }

    /// Makes the moves of one man to each of the targets.
    #[inline(always)]
    fn make_all(&mut self, from: u32, targets: u64, role: Role) {
        let lifted = self.passed.with_enemy_lifted(seen(from));
        for to in bits(targets) {
            self.count_below(lifted.with_enemy_put(seen(to), role));
        }
    }

    /// The board after a pawn's move, which puts a pawn or what it becomes on the target.
    #[inline(always)]
    fn with_pawn_moved(&self, from: u32, to: u32, role: Role) -> Board {
        let lifted = self.passed.with_enemy_lifted(seen(from));
        lifted.with_enemy_put(seen(to), role)
    }
}

/// A square of the mover, as the other side sees it.
#[inline(always)]
const fn seen(square: u32) -> u64 {
    1 << (square ^ 0o70)
}

impl<P: Processor> Sink<P> for Maker<P> {
    #[inline(always)]
    fn slides(&mut self, men: P::Rays, ways: Ways<P::Rays>, targets: u64) {
        for from in bits(men.union()) {
            let role = self.board.slider_at(1 << from);
            let reached = movegen::fill_of_one(self.processor, men, ways, from);
            self.make_all(from, reached & targets, role);
        }
    }

    #[inline(always)]
    fn knights(&mut self, men: u64, targets: u64) {
        for from in bits(men) {
            self.make_all(from, knight_at(1 << from) & targets, Role::Knight);
        }
    }

    #[inline(always)]
    fn king(&mut self, from: u64, targets: u64) {
        let passed = self.board.without_castling().pass();
        let lifted = passed.with_enemy_lifted(from.swap_bytes());
        for to in bits(targets) {
            self.count_below(lifted.with_enemy_put(seen(to), Role::King));
        }
    }

    #[inline(always)]
    fn pawns(&mut self, moves: PawnMoves) {
        for (targets, offset) in moves.steps_and_captures() {
            for to in bits(targets & !movegen::LAST) {
                let board = self.with_pawn_moved(to - offset, to, Role::Pawn);
                self.count_below(board);
            }
            for to in bits(targets & movegen::LAST) {
                for role in Role::PROMOTIONS {
                    let board = self.with_pawn_moved(to - offset, to, role);
                    self.count_below(board);
                }
            }
        }
        for to in bits(moves.double_steps) {
            let mut board = self.with_pawn_moved(to - 16, to, Role::Pawn);
            movegen::allow_en_passant(&mut board, seen(to - 8));
            self.count_below(board);
        }
    }

    #[inline(always)]
    fn castling(&mut self, king: u64, rooks: u64) {
        for rook in bits(rooks) {
            let kind = MoveKind::Castling(movegen::side_of(king, 1 << rook));
            self.special(king, 1 << rook, Role::King, kind);
        }
    }

    #[inline(always)]
    fn en_passant(&mut self, from: u64, target: u64) {
        for from in bits(from) {
            self.special(1 << from, target, Role::Pawn, MoveKind::EnPassant);
        }
    }
}
