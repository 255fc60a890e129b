//! Touch-move: what a touched man obliges its player to (Articles 4.2 to 4.5).

use crate::rules::{Move, MoveList, Position, Role, Square};

/// The men touched in this turn, in order, and whether the next touch is only adjusting.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Touched {
    squares: Vec<Square>,
    adjusting: bool,
}

/// What touching a man led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// It obliges.
    Bound,
    /// It was announced as adjusting and obliges to nothing.
    Adjusted,
    /// Nothing touched can move or be captured: any move will do (Article 4.5).
    Free,
}

impl Touched {
    /// The men touched, the first one first.
    pub fn squares(&self) -> &[Square] {
        &self.squares
    }

    /// Whether nothing has been touched.
    pub const fn is_empty(&self) -> bool {
        self.squares.is_empty()
    }

    /// Announces that the next touch is only adjusting (Article 4.2.1).
    pub const fn adjust(&mut self) {
        self.adjusting = true;
    }

    /// Whether the next touch is only adjusting.
    pub const fn is_adjusting(&self) -> bool {
        self.adjusting
    }

    /// A man is touched deliberately.
    pub fn touch(&mut self, square: Square, position: &Position) -> Touch {
        if std::mem::take(&mut self.adjusting) {
            return Touch::Adjusted;
        }
        if !self.squares.contains(&square) {
            self.squares.push(square);
        }
        if self.obligation(position).is_some() {
            Touch::Bound
        } else {
            Touch::Free
        }
    }

    /// Whether every move that is allowed moves the man on this square or captures it.
    pub(super) fn concerns(&self, square: Square, position: &Position) -> bool {
        let castles = |mv: Move| mv.castling().is_some() && mv.to == square;
        self.obligation(position).is_some_and(|allowed| {
            let mut allowed = allowed.into_iter();
            allowed.all(|mv| mv.from == square || castles(mv) || takes(position, mv, square))
        })
    }

    /// The moves that are allowed, if the touched men restrict them at all.
    pub fn obligation(&self, position: &Position) -> Option<MoveList> {
        let own = position.color(position.turn());
        let first_own = self
            .squares
            .iter()
            .copied()
            .find(|&square| own.contains(square));
        let first_enemy = self
            .squares
            .iter()
            .copied()
            .find(|&square| !own.contains(square));
        let both = first_own.zip(first_enemy).map(|(own, enemy)| {
            // One of each colour: the one takes the other (Article 4.3.3).
            moves(position, |mv| mv.from == own && takes(position, mv, enemy))
        });
        let castling = self.castling(position);
        if castling.as_ref().is_some_and(|list| list.is_empty())
            && first_enemy.is_none()
            && first_own.is_some_and(|king| moves(position, |mv| mv.from == king).is_empty())
        {
            // King, then rook, castling is illegal and the king has no move: any will do (Article 4.4.3).
            return None;
        }
        let each = self.squares.iter().map(|&touched| {
            let own = own.contains(touched);
            moves(position, |mv| {
                if own {
                    self.moves_touched(mv, touched)
                } else {
                    takes(position, mv, touched)
                }
            })
        });
        castling
            .into_iter()
            .chain(both)
            .chain(each)
            .find(|list| !list.is_empty())
    }

    /// King, then rook: castling with that rook, if it is legal (Article 4.4.1).
    fn castling(&self, position: &Position) -> Option<MoveList> {
        let mut own = self
            .squares
            .iter()
            .filter(|&&square| position.color(position.turn()).contains(square));
        let (king, rook) = (*own.next()?, *own.next()?);
        let is = |square: Square, role: Role| position.role(role).contains(square);
        (is(king, Role::King) && is(rook, Role::Rook)).then(|| {
            moves(position, |mv| {
                mv.castling().is_some() && mv.from == king && mv.to == rook
            })
        })
    }

    /// Whether a move moves the touched man. A rook touched before the king does not castle
    /// (Article 4.4.2).
    fn moves_touched(&self, mv: Move, touched: Square) -> bool {
        let rook_first = mv.castling().is_some() && self.squares.first() == Some(&mv.to);
        mv.from == touched && !rook_first
    }
}

fn moves(position: &Position, wanted: impl Fn(Move) -> bool) -> MoveList {
    position
        .legal_moves()
        .into_iter()
        .filter(|&mv| wanted(mv))
        .collect()
}

fn takes(position: &Position, mv: Move, square: Square) -> bool {
    position
        .captured(mv)
        .is_some_and(|(victim, _)| victim == square)
}
