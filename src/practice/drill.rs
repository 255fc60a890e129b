//! How a skill is asked: ten drills.

use super::Skill;

/// A kind of exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Drill {
    /// A name is shown, the square is found on the board.
    Find,
    /// A square is marked, its name is typed.
    Name,
    /// A name is shown, light or dark is said.
    Color,
    /// A move is shown as text and made on the board.
    Read,
    /// A move is shown on the board and written.
    Write,
    /// A move is shown with four spellings, one of them right.
    Choose,
    /// A line with one faulty spelling; the move is written right.
    Repair,
    /// A move in one form is written in another.
    Convert,
    /// A whole game, written move by move.
    Dictation,
    /// A real game of two players who keep the score themselves.
    ScoreSheet,
}

impl Drill {
    /// All drills.
    pub const ALL: [Drill; 10] = [
        Drill::Find,
        Drill::Name,
        Drill::Color,
        Drill::Read,
        Drill::Write,
        Drill::Choose,
        Drill::Repair,
        Drill::Convert,
        Drill::Dictation,
        Drill::ScoreSheet,
    ];

    /// The short stable name: in the log and on the command line.
    pub const fn code(self) -> &'static str {
        match self {
            Drill::Find => "find",
            Drill::Name => "name",
            Drill::Color => "color",
            Drill::Read => "read",
            Drill::Write => "write",
            Drill::Choose => "choose",
            Drill::Repair => "repair",
            Drill::Convert => "convert",
            Drill::Dictation => "dictation",
            Drill::ScoreSheet => "score-sheet",
        }
    }

    /// The drill with that short name; `colour` is one of `color`.
    pub fn from_code(code: &str) -> Option<Drill> {
        let code = if code == "colour" { "color" } else { code };
        Drill::ALL.into_iter().find(|drill| drill.code() == code)
    }

    /// Whether the drill asks for that skill.
    pub fn serves(self, skill: Skill) -> bool {
        self.skills().contains(&skill)
    }

    /// The skills that the drill asks for.
    pub const fn skills(self) -> &'static [Skill] {
        match self {
            Drill::Find | Drill::Name => &[Skill::SquareNames],
            Drill::Color => &[Skill::SquareColors],
            Drill::Read | Drill::Write | Drill::Repair => MOVES,
            Drill::Choose => &[
                Skill::CheckSigns,
                Skill::FileOrigin,
                Skill::RankOrigin,
                Skill::SquareOrigin,
                Skill::PinnedTwin,
                Skill::Promotion,
                Skill::EnPassant,
                Skill::BishopOrPawn,
                Skill::Standards,
            ],
            Drill::Convert => &[
                Skill::LongForm,
                Skill::Standards,
                Skill::Letters,
                Skill::Iccf,
            ],
            Drill::Dictation | Drill::ScoreSheet => &[Skill::Games],
        }
    }

    /// The drills in which a skill is asked when none is named, the most
    /// telling first.
    pub const fn of(skill: Skill) -> &'static [Drill] {
        match skill {
            Skill::SquareNames => &[Drill::Name, Drill::Find],
            Skill::SquareColors => &[Drill::Color],
            Skill::PieceMoves
            | Skill::PawnMoves
            | Skill::PieceCaptures
            | Skill::PawnCaptures
            | Skill::Castling => &[Drill::Write, Drill::Read, Drill::Repair],
            Skill::CheckSigns
            | Skill::FileOrigin
            | Skill::RankOrigin
            | Skill::SquareOrigin
            | Skill::PinnedTwin
            | Skill::Promotion
            | Skill::EnPassant
            | Skill::BishopOrPawn => &[Drill::Write, Drill::Choose, Drill::Read, Drill::Repair],
            Skill::LongForm | Skill::Letters | Skill::Iccf => &[Drill::Convert],
            Skill::Standards => &[Drill::Convert, Drill::Choose],
            Skill::Games => &[Drill::Dictation],
        }
    }
}

/// The skills of single moves in standard notation.
const MOVES: &[Skill] = &[
    Skill::PieceMoves,
    Skill::PawnMoves,
    Skill::PieceCaptures,
    Skill::PawnCaptures,
    Skill::CheckSigns,
    Skill::Castling,
    Skill::FileOrigin,
    Skill::RankOrigin,
    Skill::SquareOrigin,
    Skill::PinnedTwin,
    Skill::Promotion,
    Skill::EnPassant,
    Skill::BishopOrPawn,
];
