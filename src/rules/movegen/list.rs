//! Writing the legal moves down, named as White names the squares.

use super::castling::side_of;
use super::{LAST, PawnMoves, Sink, bits, fill_of_one, generate};
use crate::rules::attacks::{knight_at, knight_pair};
use crate::rules::board::Board;
use crate::rules::moves::{Move, MoveKind, MoveList};
use crate::rules::processor::{Processor, Question};
use crate::rules::rays::{Rays, Ways};
use crate::rules::{Color, Role, Square};

/// Which moves are legal.
pub(in crate::rules) struct List<'a> {
    moves: &'a mut MoveList,
    turn: Color,
}

impl<'a> List<'a> {
    /// To be written into an empty list.
    pub(in crate::rules) const fn into(moves: &'a mut MoveList, turn: Color) -> List<'a> {
        List { moves, turn }
    }
}

impl Question for List<'_> {
    type Answer = ();

    #[inline(always)]
    fn answer<P: Processor>(self, processor: P, board: Board) {
        let mut writer = Writer {
            processor,
            board,
            flip: if self.turn.is_white() { 0 } else { 0o70 },
            moves: self.moves,
        };
        generate(processor, board, &mut writer);
    }
}

/// How many moves line men and knights mostly have at most.
const MANY: usize = 8;
/// The same of the king, and of pawns that move alike.
const FEW: usize = 4;

struct Writer<'a, P> {
    processor: P,
    board: Board,
    /// Turns the mover's squares into White's: turns the ranks round if Black moves.
    flip: u32,
    moves: &'a mut MoveList,
}

impl<P> Writer<'_, P> {
    #[inline(always)]
    fn square(&self, number: u32) -> Square {
        Square::wrapping(number ^ self.flip)
    }

    #[inline(always)]
    fn push(&mut self, from: u32, to: u32, role: Role, kind: MoveKind) {
        self.moves.push(Move {
            from: self.square(from),
            to: self.square(to),
            role,
            kind,
        });
    }

    /// One man goes to each of the targets.
    #[inline(always)]
    fn push_all<const BLOCK: usize>(&mut self, from: u32, targets: u64, role: Role) {
        let (from, flip) = (self.square(from), self.flip);
        self.moves.push_each::<BLOCK>(targets, |to| Move {
            from,
            to: Square::wrapping(to ^ flip),
            role,
            kind: MoveKind::Normal,
        });
    }

    /// Pawns go by the same offset to each of the targets.
    #[inline(always)]
    fn push_pawns(&mut self, targets: u64, offset: u32, kind: MoveKind) {
        let flip = self.flip;
        self.moves.push_each::<FEW>(targets, |to| Move {
            from: Square::wrapping(to.wrapping_sub(offset) ^ flip),
            to: Square::wrapping(to ^ flip),
            role: Role::Pawn,
            kind,
        });
    }
}

impl<P: Processor> Sink<P> for Writer<'_, P> {
    #[inline(always)]
    fn slides(&mut self, men: P::Rays, ways: Ways<P::Rays>, targets: u64) {
        for from in bits(men.union()) {
            let reached = fill_of_one(self.processor, men, ways, from);
            self.push_all::<MANY>(from, reached & targets, self.board.slider_at(1 << from));
        }
    }

    #[inline(always)]
    fn knights(&mut self, men: u64, targets: u64) {
        let (first, second, others) = knight_pair(men);
        let from = men.trailing_zeros();
        self.push_all::<MANY>(from, first & targets, Role::Knight);
        let from = (men & men.wrapping_sub(1)).trailing_zeros();
        self.push_all::<MANY>(from, second & targets, Role::Knight);
        for from in bits(others) {
            self.push_all::<MANY>(from, knight_at(1 << from) & targets, Role::Knight);
        }
    }

    #[inline(always)]
    fn king(&mut self, from: u64, targets: u64) {
        self.push_all::<FEW>(from.trailing_zeros(), targets, Role::King);
    }

    #[inline(always)]
    fn pawns(&mut self, moves: PawnMoves) {
        for (targets, offset) in moves.steps_and_captures() {
            self.push_pawns(targets & !LAST, offset, MoveKind::Normal);
            for to in bits(targets & LAST) {
                for role in Role::PROMOTIONS {
                    self.push(to - offset, to, Role::Pawn, MoveKind::Promotion(role));
                }
            }
        }
        self.push_pawns(moves.double_steps, 16, MoveKind::DoubleStep);
    }

    #[inline(always)]
    fn castling(&mut self, king: u64, rooks: u64) {
        for rook in bits(rooks) {
            let kind = MoveKind::Castling(side_of(king, 1 << rook));
            self.push(king.trailing_zeros(), rook, Role::King, kind);
        }
    }

    #[inline(always)]
    fn en_passant(&mut self, from: u64, target: u64) {
        for from in bits(from) {
            let to = target.trailing_zeros();
            self.push(from, to, Role::Pawn, MoveKind::EnPassant);
        }
    }
}
