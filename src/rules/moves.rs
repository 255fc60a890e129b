//! A move, and a list of moves.

use std::fmt;
use std::ops::Deref;

use super::{Bitboard, File, Role, Square};

/// Towards which side the king castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CastlingSide {
    /// Towards the h-file: the king lands on the g-file, the rook on the f-file.
    Short,
    /// Towards the a-file: the king lands on the c-file, the rook on the d-file.
    Long,
}

impl CastlingSide {
    /// Short, then long.
    pub const ALL: [CastlingSide; 2] = [CastlingSide::Short, CastlingSide::Long];

    /// The file on which the king lands.
    pub const fn king_file(self) -> File {
        match self {
            CastlingSide::Short => File::G,
            CastlingSide::Long => File::C,
        }
    }

    /// The file on which the rook lands.
    pub const fn rook_file(self) -> File {
        match self {
            CastlingSide::Short => File::F,
            CastlingSide::Long => File::D,
        }
    }
}

/// What is special about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveKind {
    /// Nothing: a man goes from one square to another, perhaps capturing.
    Normal,
    /// A pawn's first move of two squares (Article 3.7.2).
    DoubleStep,
    /// A pawn captures a pawn that passed it (Article 3.7.3.1).
    EnPassant,
    /// King and rook move together (Article 3.8.2). The move's `to` is the rook's square.
    Castling(CastlingSide),
    /// A pawn becomes this man (Article 3.7.3.3).
    Promotion(Role),
}

/// A move, complete in itself: what it does can be told without a board,
/// except for what it captures.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    /// Where the man stands.
    pub from: Square,
    /// Where it goes; when castling, the square of the rook.
    pub to: Square,
    /// The man that moves; when castling, the king.
    pub role: Role,
    /// What is special about it.
    pub kind: MoveKind,
}

impl Move {
    /// The square on which the moving man ends up; when castling, the king.
    pub const fn target(self) -> Square {
        match self.kind {
            MoveKind::Castling(side) => Square::new(side.king_file(), self.from.rank()),
            _ => self.to,
        }
    }

    /// What the pawn becomes, if it becomes something.
    pub const fn promotion(self) -> Option<Role> {
        match self.kind {
            MoveKind::Promotion(role) => Some(role),
            _ => None,
        }
    }

    /// The side castled to, if the move is castling.
    pub const fn castling(self) -> Option<CastlingSide> {
        match self.kind {
            MoveKind::Castling(side) => Some(side),
            _ => None,
        }
    }

    /// Where the pawn taken en passant stands, if the move is en passant.
    pub const fn en_passant_victim(self) -> Option<Square> {
        match self.kind {
            MoveKind::EnPassant => Some(Square::new(self.to.file(), self.from.rank())),
            _ => None,
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Move {
            from,
            to,
            role,
            kind,
        } = self;
        write!(f, "{}{from}{to} {kind:?}", role.letter())
    }
}

/// How many moves a list holds by itself. Few positions of a game have more
/// (218 is the most known), and some that never arise have over 256.
const CAPACITY: usize = 72;

/// A list of moves. It needs memory of its own only if it is unusually long.
#[derive(Clone)]
pub struct MoveList {
    /// The moves, as long as there are few.
    moves: [Move; CAPACITY],
    len: usize,
    /// All of them once they are many; then `len` is the capacity.
    many: Vec<Move>,
}

impl MoveList {
    const FILLER: Move = Move {
        from: Square::wrapping(0),
        to: Square::wrapping(0),
        role: Role::Pawn,
        kind: MoveKind::Normal,
    };

    /// Made beforehand, so that one copy makes a list.
    const EMPTY: MoveList = MoveList {
        moves: [MoveList::FILLER; CAPACITY],
        len: 0,
        many: Vec::new(),
    };

    /// A list without moves.
    #[inline]
    pub const fn new() -> MoveList {
        MoveList::EMPTY
    }

    /// Adds a move at the end.
    #[inline]
    pub fn push(&mut self, mv: Move) {
        if let Some(free) = self.moves.get_mut(self.len) {
            *free = mv;
            self.len += 1;
        } else {
            self.push_beyond(mv);
        }
    }

    /// Adds a move to each square of a set.
    ///
    /// A block of moves is written however few the squares are, and what is too
    /// much is written over by the next: where a loop ends is hard to foresee
    /// for a processor, and a wrong guess costs more than some moves in vain.
    #[inline(always)]
    pub(super) fn push_each<const BLOCK: usize>(
        &mut self,
        mut targets: u64,
        to: impl Fn(u32) -> Move,
    ) {
        loop {
            let left = targets.count_ones() as usize;
            let free = self.moves.get_mut(self.len..).unwrap_or_default();
            let Some(block) = free.first_chunk_mut::<BLOCK>() else {
                return self.push_each_beyond(targets, to);
            };
            let mut next = || {
                let mv = to(targets.trailing_zeros());
                targets &= targets.wrapping_sub(1);
                mv
            };
            for four in block.as_chunks_mut::<4>().0 {
                *four = [next(), next(), next(), next()];
            }
            if left <= BLOCK {
                self.len += left;
                return;
            }
            self.len += BLOCK;
        }
    }

    #[cold]
    #[inline(never)]
    fn push_each_beyond(&mut self, targets: u64, to: impl Fn(u32) -> Move) {
        for target in Bitboard(targets) {
            self.push_beyond(to(u32::from(target.index())));
        }
    }

    #[cold]
    #[inline(never)]
    fn push_beyond(&mut self, mv: Move) {
        if self.many.is_empty() {
            self.many.extend_from_slice(&self.moves[..self.len]);
            self.len = CAPACITY;
        }
        self.many.push(mv);
    }
}

impl Default for MoveList {
    fn default() -> MoveList {
        MoveList::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        if self.many.is_empty() {
            &self.moves[..self.len]
        } else {
            &self.many
        }
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl FromIterator<Move> for MoveList {
    fn from_iter<I: IntoIterator<Item = Move>>(moves: I) -> MoveList {
        let mut list = MoveList::new();
        moves.into_iter().for_each(|mv| list.push(mv));
        list
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = IntoMoves;

    fn into_iter(self) -> IntoMoves {
        IntoMoves {
            list: self,
            next: 0,
        }
    }
}

/// The moves of a [`MoveList`], in order.
#[derive(Clone, Debug)]
pub struct IntoMoves {
    list: MoveList,
    next: usize,
}

impl Iterator for IntoMoves {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        let mv = self.list.get(self.next).copied()?;
        self.next += 1;
        Some(mv)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.list.len() - self.next;
        (left, Some(left))
    }
}

impl ExactSizeIterator for IntoMoves {}
