//! How quick an answer must be for a skill to count as learnt.

use super::Skill;

/// The target time of each skill, in milliseconds; a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Targets {
    millis: [u32; 20],
}

impl Targets {
    /// The target of a skill, in milliseconds.
    pub const fn of(&self, skill: Skill) -> u32 {
        self.millis[skill.index()]
    }

    /// The same with another target for a skill.
    #[must_use]
    pub const fn with(mut self, skill: Skill, millis: u32) -> Targets {
        self.millis[skill.index()] = millis;
        self
    }
}

impl Default for Targets {
    fn default() -> Targets {
        Targets {
            millis: Skill::ALL.map(usual),
        }
    }
}

/// The target of a skill if nobody sets another.
const fn usual(skill: Skill) -> u32 {
    match skill {
        Skill::SquareNames | Skill::SquareColors => 2_000,
        Skill::PieceMoves | Skill::PawnMoves | Skill::Castling => 3_000,
        Skill::PieceCaptures | Skill::PawnCaptures => 3_500,
        Skill::CheckSigns | Skill::Standards | Skill::Letters | Skill::Games => 4_000,
        Skill::FileOrigin
        | Skill::RankOrigin
        | Skill::SquareOrigin
        | Skill::PinnedTwin
        | Skill::Promotion
        | Skill::EnPassant
        | Skill::BishopOrPawn
        | Skill::LongForm
        | Skill::Iccf => 5_000,
    }
}
