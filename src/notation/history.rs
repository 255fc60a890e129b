//! What a game so far tells that a position cannot: who has moved, what was
//! taken, and what the last move was.

use crate::rules::{
    Bitboard, CastlingRights, CastlingSide, Color, Move, MoveKind, Position, Role, Square,
};

/// What is known of the moves that led to a position.
///
/// Why castling is barred is a question to the game: the king has moved, or
/// the position was set up without the right. The default knows nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct History {
    /// The rights and the kings when the game began; nothing if that is not known.
    start: Option<Start>,
    /// Squares that a man has left.
    left: Bitboard,
    /// Squares on which a man was taken.
    taken: Bitboard,
    /// Squares on which a pawn stands that came by a double step.
    double_steps: Bitboard,
    last: Option<Move>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Start {
    rights: CastlingRights,
    kings: [Square; 2],
    /// Pawns, of which nobody knows how they came to where they stand.
    pawns: Bitboard,
}

/// Why a side lacks the right to castle to a side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RightLost {
    /// Nothing is known of before, or the game began without the right.
    NeverHad,
    /// The king has moved in this game.
    KingMoved,
    /// The rook that stood there has moved in this game.
    RookMoved(Square),
    /// The rook that stood there was taken in this game.
    RookTaken(Square),
}

impl History {
    /// Nothing is known.
    pub const UNKNOWN: History = History {
        start: None,
        left: Bitboard::EMPTY,
        taken: Bitboard::EMPTY,
        double_steps: Bitboard::EMPTY,
        last: None,
    };

    /// A game begins with this position.
    pub fn starting(position: &Position) -> History {
        History {
            start: Some(Start {
                rights: position.castling_rights(),
                kings: Color::ALL.map(|color| position.king(color)),
                pawns: position.role(Role::Pawn),
            }),
            ..History::UNKNOWN
        }
    }

    /// A game began with this position and these legal moves were made.
    pub fn of_game(start: &Position, moves: impl IntoIterator<Item = Move>) -> History {
        let mut history = History::starting(start);
        let mut position = *start;
        for mv in moves {
            history = history.after(&position, mv);
            position = position.play(mv);
        }
        history
    }

    /// The history after a legal move in `before`.
    #[must_use]
    pub fn after(mut self, before: &Position, mv: Move) -> History {
        self.left = self.left.with(mv.from);
        self.double_steps = self.double_steps.without(mv.from);
        if mv.castling().is_some() {
            self.left = self.left.with(mv.to);
        }
        if let Some((square, _)) = before.captured(mv) {
            self.taken = self.taken.with(square);
            self.double_steps = self.double_steps.without(square);
        }
        if mv.kind == MoveKind::DoubleStep {
            self.double_steps = self.double_steps.with(mv.to);
        }
        self.last = Some(mv);
        self
    }

    /// The move just made, if one is known.
    pub const fn last(&self) -> Option<Move> {
        self.last
    }

    /// Whether the pawn on a square came there by a double step; nothing if the game is not
    /// known from its beginning, or began with the pawn there.
    pub fn double_stepped(&self, pawn: Square) -> Option<bool> {
        let known = self.double_steps.contains(pawn);
        let seen = |start: Start| !start.pawns.contains(pawn) || self.taken.contains(pawn);
        (known || self.start.is_some_and(seen)).then_some(known)
    }

    /// Why a side has no right to castle to a side of the board. Asked only
    /// when it has none.
    pub fn right_lost(&self, color: Color, side: CastlingSide) -> RightLost {
        let had = self.start.and_then(|start| {
            let rook = start.rights.rook(color, side)?;
            Some((start.kings[color.index()], rook))
        });
        match had {
            Some((king, _)) if self.left.contains(king) => RightLost::KingMoved,
            Some((_, rook)) if self.left.contains(rook) => RightLost::RookMoved(rook),
            Some((_, rook)) if self.taken.contains(rook) => RightLost::RookTaken(rook),
            _ => RightLost::NeverHad,
        }
    }
}
