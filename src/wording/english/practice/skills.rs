//! The names of skills and drills.

use crate::practice::{Drill, Skill};

/// What a skill is about, with an example.
pub(super) const fn skill(skill: Skill) -> &'static str {
    match skill {
        Skill::SquareNames => "names of squares: f6",
        Skill::SquareColors => "light and dark squares",
        Skill::PieceMoves => "piece moves: Nf3",
        Skill::PawnMoves => "pawn moves: e4",
        Skill::PieceCaptures => "captures by pieces: Bxc6",
        Skill::PawnCaptures => "captures by pawns: exd5",
        Skill::CheckSigns => "check and mate: Qh5+, Ra8#",
        Skill::Castling => "castling: O-O, O-O-O",
        Skill::FileOrigin => "two pieces told apart by the file: Nbd2",
        Skill::RankOrigin => "two pieces told apart by the rank: N1f3",
        Skill::SquareOrigin => "pieces told apart by the square: Qh4e1",
        Skill::PinnedTwin => "the other piece is pinned: Ne2",
        Skill::Promotion => "promotion: e8=Q, bxa8=N",
        Skill::EnPassant => "en passant: exd6",
        Skill::BishopOrPawn => "bishop or b-pawn: Bxc4, bxc4",
        Skill::LongForm => "long and short form: Ng1-f3, Nf3",
        Skill::Standards => "the Laws and files: 0-0, O-O",
        Skill::Letters => "figurines and other letters: ♘f3, Sf3",
        Skill::Iccf => "numbers of correspondence chess: 5254",
        Skill::Games => "whole games",
    }
}

/// What is done in a drill.
pub(super) const fn drill(drill: Drill) -> &'static str {
    match drill {
        Drill::Find => "find the square that is named",
        Drill::Name => "name the square that is marked",
        Drill::Color => "light or dark?",
        Drill::Read => "make the move that is written",
        Drill::Write => "write the move that is shown",
        Drill::Choose => "choose the right one of four spellings",
        Drill::Repair => "find the wrong spelling in a line and write it right",
        Drill::Convert => "write a move in another form",
        Drill::Dictation => "write a whole game, move by move",
        Drill::ScoreSheet => "keep the score of a game of your own",
    }
}
