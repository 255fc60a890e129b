//! Why the right answer to an item is what it is: what is to be seen on its board.

use super::{Example, Item, Skill, Task};
use crate::rules::{Bitboard, CastlingSide, Role, Square, attacks};

/// The one thing that decides how the answer is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The square lies on its file and its rank.
    Square(Square),
    /// A piece has its letter.
    Piece(Role),
    /// A pawn has none.
    Pawn,
    /// This man is captured.
    Capture(Role, Square),
    /// The king on this square is in check then.
    Check(Square),
    /// The king on this square is mated then.
    Mate(Square),
    /// The king castles to this side.
    Castling(CastlingSide),
    /// Another man of the kind can go there too, from another file.
    File(Role, Square),
    /// Another man of the kind can go there too, from the same file.
    Rank(Role, Square),
    /// Others can go there too, one from the same file and one from the same rank.
    FileAndRank(Role, Square, Square),
    /// Another man of the kind would go there, but it is pinned.
    Pinned(Role, Square),
    /// The pawn becomes such a piece.
    Promotion(Role),
    /// The pawn lands on the first square and captures the pawn on the second.
    EnPassant(Square, Square),
    /// Bishop and pawn of the b-file can both capture there, and this one does.
    BishopOrPawn(Role),
}

impl Item {
    /// Why the answer is what it is; nothing where only the form is asked for, or
    /// where the reason was told before.
    pub fn reason(&self) -> Option<Reason> {
        match &self.task {
            Task::Find(square) | Task::Name(square) => Some(Reason::Square(*square)),
            // The colour is told with its reason at the first miss.
            Task::Color(_) | Task::Convert { .. } => None,
            _ => {
                let example = self.example()?;
                let skill = match self.skill {
                    Skill::Games | Skill::Standards => example.skill()?,
                    skill => skill,
                };
                example.reason(skill)
            }
        }
    }
}

impl Example {
    /// What makes the move an example of the skill.
    fn reason(&self, skill: Skill) -> Option<Reason> {
        let Example { position, mv, .. } = self;
        let rivals = position.legal_sources(mv.role, mv.to).without(mv.from);
        let on_file = rivals & Bitboard::file(mv.from.file());
        let on_rank = rivals & Bitboard::rank(mv.from.rank());
        let first = |squares: Bitboard| squares.into_iter().next();
        match skill {
            Skill::PieceMoves => Some(Reason::Piece(mv.role)),
            Skill::PawnMoves => Some(Reason::Pawn),
            Skill::PieceCaptures | Skill::PawnCaptures => {
                let (square, taken) = position.captured(*mv)?;
                Some(Reason::Capture(taken.role, square))
            }
            Skill::CheckSigns => {
                let king = position.king(!position.turn());
                Some(if position.play(*mv).legal_moves().is_empty() {
                    Reason::Mate(king)
                } else {
                    Reason::Check(king)
                })
            }
            Skill::Castling => mv.castling().map(Reason::Castling),
            Skill::FileOrigin => Some(Reason::File(mv.role, first(rivals)?)),
            Skill::RankOrigin => Some(Reason::Rank(mv.role, first(on_file)?)),
            Skill::SquareOrigin => Some(Reason::FileAndRank(
                mv.role,
                first(on_file)?,
                first(on_rank)?,
            )),
            Skill::PinnedTwin => {
                let turn = position.turn();
                let twins = position.pieces(turn, mv.role).without(mv.from);
                let near = attacks::of(mv.role, turn, mv.to, position.occupied());
                let pinned = twins & near & position.pinned();
                Some(Reason::Pinned(mv.role, first(pinned)?))
            }
            Skill::Promotion => mv.promotion().map(Reason::Promotion),
            Skill::EnPassant => Some(Reason::EnPassant(mv.to, mv.en_passant_victim()?)),
            Skill::BishopOrPawn => Some(Reason::BishopOrPawn(mv.role)),
            _ => None,
        }
    }
}
