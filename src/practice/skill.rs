//! What is learnt: twenty skills, in the order in which they open.

use crate::order::InOrder;
use std::str::FromStr;

/// A unit of progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Skill {
    /// The names of the squares.
    SquareNames,
    /// Which squares are light and which are dark.
    SquareColors,
    /// A piece goes to an empty square: `Nf3`.
    PieceMoves,
    /// A pawn goes straight ahead: `e4`.
    PawnMoves,
    /// A piece captures: `Bxc6`.
    PieceCaptures,
    /// A pawn captures: `exd5`.
    PawnCaptures,
    /// Check and mate: `Qh5+`, `Ra8#`.
    CheckSigns,
    /// `O-O` and `O-O-O`.
    Castling,
    /// The file tells two men of a kind apart: `Nbd2`.
    FileOrigin,
    /// The rank tells two men of a kind apart: `N1f3`.
    RankOrigin,
    /// Only the whole square tells men of a kind apart: `Qh4e1`.
    SquareOrigin,
    /// Another man of the kind is pinned, so nothing is added: `Ne2`.
    PinnedTwin,
    /// `e8=Q`, `bxa8=N`.
    Promotion,
    /// `exd6`, the square where the pawn lands.
    EnPassant,
    /// A bishop and the b-pawn capture on the same square: `Bxc4`, `bxc4`.
    BishopOrPawn,
    /// `Ng1-f3` and `Nf3`.
    LongForm,
    /// As the Laws print it and as files hold it: `0-0` and `O-O`.
    Standards,
    /// The letters of another language, or figurines.
    Letters,
    /// The numbers of correspondence chess: `5254`.
    Iccf,
    /// Whole games.
    Games,
}

impl Skill {
    /// All skills, in the order in which they open.
    pub const ALL: [Skill; 20] = [
        Skill::SquareNames,
        Skill::SquareColors,
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
        Skill::LongForm,
        Skill::Standards,
        Skill::Letters,
        Skill::Iccf,
        Skill::Games,
    ];

    /// 0 for the first skill to 19 for the last; for indexing.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The short stable name: in the log and on the command line.
    pub const fn code(self) -> &'static str {
        match self {
            Skill::SquareNames => "squares",
            Skill::SquareColors => "colors",
            Skill::PieceMoves => "pieces",
            Skill::PawnMoves => "pawns",
            Skill::PieceCaptures => "piece-captures",
            Skill::PawnCaptures => "pawn-captures",
            Skill::CheckSigns => "checks",
            Skill::Castling => "castling",
            Skill::FileOrigin => "file",
            Skill::RankOrigin => "rank",
            Skill::SquareOrigin => "square",
            Skill::PinnedTwin => "pinned",
            Skill::Promotion => "promotion",
            Skill::EnPassant => "en-passant",
            Skill::BishopOrPawn => "small-b",
            Skill::LongForm => "long",
            Skill::Standards => "fide",
            Skill::Letters => "letters",
            Skill::Iccf => "iccf",
            Skill::Games => "games",
        }
    }

    /// The skill with that short name.
    pub fn from_code(code: &str) -> Option<Skill> {
        Skill::ALL.into_iter().find(|skill| skill.code() == code)
    }

    /// Whether the skills after this one open without it.
    pub const fn is_optional(self) -> bool {
        matches!(self, Skill::Letters | Skill::Iccf)
    }

    /// Whether its items are moves, and not squares.
    pub const fn is_of_moves(self) -> bool {
        !matches!(self, Skill::SquareNames | Skill::SquareColors)
    }
}

/// A name for several skills.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// The short stable name.
    pub code: &'static str,
    /// The skills it stands for.
    pub skills: &'static [Skill],
}

impl Group {
    /// All groups.
    pub const ALL: [Group; 7] = [
        Group {
            code: "board",
            skills: &[Skill::SquareNames, Skill::SquareColors],
        },
        Group {
            code: "moves",
            skills: &[Skill::PieceMoves, Skill::PawnMoves],
        },
        Group {
            code: "captures",
            skills: &[Skill::PieceCaptures, Skill::PawnCaptures],
        },
        Group {
            code: "disambiguation",
            skills: &[
                Skill::FileOrigin,
                Skill::RankOrigin,
                Skill::SquareOrigin,
                Skill::PinnedTwin,
            ],
        },
        Group {
            code: "special",
            skills: &[Skill::Castling, Skill::Promotion, Skill::EnPassant],
        },
        Group {
            code: "forms",
            skills: &[
                Skill::LongForm,
                Skill::Standards,
                Skill::Letters,
                Skill::Iccf,
            ],
        },
        Group {
            code: "all",
            skills: &Skill::ALL,
        },
    ];
}

/// Skills chosen by name: short names of skills and groups, with commas or
/// blanks between, in the order in which the skills open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Skills(pub Vec<Skill>);

/// No skill and no group has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no skill is called {name:?}")]
pub struct UnknownSkill {
    /// The name that was given.
    pub name: String,
}

impl FromStr for Skills {
    type Err = UnknownSkill;

    fn from_str(text: &str) -> Result<Skills, UnknownSkill> {
        let mut skills = Vec::new();
        let names = text.split([',', ' ']).filter(|name| !name.is_empty());
        for name in names {
            skills.extend_from_slice(&named(&name.to_ascii_lowercase())?);
        }
        if skills.is_empty() {
            return Err(UnknownSkill {
                name: text.to_owned(),
            });
        }
        skills.put_in_order();
        skills.dedup();
        Ok(Skills(skills))
    }
}

fn named(name: &str) -> Result<Vec<Skill>, UnknownSkill> {
    let group = Group::ALL.into_iter().find(|group| group.code == name);
    let skills = match group {
        Some(group) => Some(group.skills.to_vec()),
        None => Skill::from_code(name).map(|skill| vec![skill]),
    };
    skills.ok_or_else(|| UnknownSkill {
        name: name.to_owned(),
    })
}
