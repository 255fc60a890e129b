//! A move, and a list of moves.

use std::fmt;
use std::ops::Deref;

use super::{File, Role, Square};

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

/// More moves than any legal position has (218 is the most known).
const CAPACITY: usize = 256;

/// A list of moves on the stack.
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; CAPACITY],
    len: usize,
}

impl MoveList {
    const FILLER: Move = Move {
        from: Square::wrapping(0),
        to: Square::wrapping(0),
        role: Role::Pawn,
        kind: MoveKind::Normal,
    };

    /// A list without moves.
    pub const fn new() -> MoveList {
        MoveList {
            moves: [MoveList::FILLER; CAPACITY],
            len: 0,
        }
    }

    /// Adds a move at the end.
    ///
    /// # Panics
    ///
    /// If the list already holds 256 moves.
    pub fn push(&mut self, mv: Move) {
        self.moves[self.len] = mv;
        self.len += 1;
    }
}

impl Default for MoveList {
    fn default() -> MoveList {
        MoveList::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.moves[..self.len]
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
    type IntoIter = std::iter::Take<std::array::IntoIter<Move, CAPACITY>>;

    fn into_iter(self) -> Self::IntoIter {
        self.moves.into_iter().take(self.len)
    }
}
