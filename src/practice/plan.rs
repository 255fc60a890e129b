//! What a round is to be.

use super::{Choice, Drill, Skill};
use crate::notation::note::Standard;
use crate::openings::Class;

/// What a round is to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Which skills are asked, and how often.
    pub choice: Choice,
    /// The drill; nothing for whatever suits each skill.
    pub drill: Option<Drill>,
    /// How long it lasts.
    pub length: Length,
    /// By which standard written moves are judged.
    pub standard: Standard,
    /// Which openings are dictated.
    pub class: Class,
}

/// How long a round lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// So many items.
    Items(usize),
    /// So many seconds: whoever has the clock ends it with [`stop`](super::Round::stop).
    Seconds(u32),
}

impl Length {
    /// Twenty items.
    pub const USUAL: Length = Length::Items(20);

    /// The daily ten minutes.
    pub const DAILY: Length = Length::Seconds(600);
}

impl Plan {
    /// Twenty items of one drill for these skills, as far as it serves them,
    /// in the strict notation of files.
    pub fn new(drill: Drill, skills: impl IntoIterator<Item = Skill>) -> Plan {
        let served = skills.into_iter().filter(|&skill| drill.serves(skill));
        Plan {
            drill: Some(drill),
            ..Plan::of(Choice::even(served))
        }
    }

    /// Twenty items for these skills, in whatever drills suit them.
    pub const fn of(choice: Choice) -> Plan {
        Plan {
            choice,
            drill: None,
            length: Length::USUAL,
            standard: Standard::Pgn,
            class: Class::Open,
        }
    }

    /// Whether it is a dictation: asked for, or all that there is to ask.
    pub fn is_dictation(&self) -> bool {
        let games_only =
            self.drill.is_none() && self.choice.skills().all(|skill| skill == Skill::Games);
        self.drill == Some(Drill::Dictation) || games_only && self.choice.skills().next().is_some()
    }
}
