//! What somebody wants to practise, and what it becomes: skills to choose from, a plan, items.

use crate::game::Game;
use crate::notation::letters::Letters;
use crate::notation::note::Standard;
use crate::practice::{
    Choice, Drill, Length, Plan, Progress, Skill, Skills, Stamp, Supply, UnknownSkill,
};

/// What is to be practised.
#[derive(Clone, Debug)]
pub struct Wish {
    /// The drill; nothing for whatever suits each skill.
    pub drill: Option<Drill>,
    /// The skills; none for what is open and due.
    pub skills: Vec<Skill>,
    /// How long a round lasts; nothing for what is usual.
    pub length: Option<Length>,
    /// By which standard written moves are judged.
    pub standard: Standard,
    /// The letters for the men.
    pub letters: Letters,
    /// Games from which items are taken.
    pub games: Vec<Game>,
    /// What the first round is drawn by; nothing for chance.
    pub seed: Option<u64>,
}

impl Default for Wish {
    fn default() -> Wish {
        Wish {
            drill: None,
            skills: Vec::new(),
            length: None,
            standard: Standard::Pgn,
            letters: Letters::English,
            games: Vec::new(),
            seed: None,
        }
    }
}

impl Wish {
    /// Whether the drill asks for none of the skills.
    pub fn is_unserved(&self) -> bool {
        let serves = |drill: Drill| self.skills.iter().any(|&skill| drill.serves(skill));
        let named = !self.skills.is_empty();
        self.drill.is_some_and(|drill| named && !serves(drill))
    }

    /// Understands names of a drill and of skills.
    pub(super) fn read(text: &str) -> Result<Wish, String> {
        let mut wish = Wish::default();
        for word in text.split_whitespace() {
            if let Some(drill) = Drill::from_code(word) {
                wish.drill = Some(drill);
            } else {
                let Skills(skills) = word.parse().map_err(|error: UnknownSkill| error.name)?;
                wish.skills.extend(skills);
            }
        }
        Ok(wish)
    }

    /// The skills that are asked, and how often.
    fn choice(&self, progress: &Progress, now: Stamp) -> Choice {
        let day = now.day;
        match (self.drill, self.skills.is_empty()) {
            (None, true) => progress.daily(day),
            (None, false) => progress.choice(self.skills.iter().copied(), day),
            (Some(drill), false) => {
                let served = self.skills.iter().copied();
                progress.choice(served.filter(|&skill| drill.serves(skill)), day)
            }
            (Some(drill), true) => {
                let skills = drill.skills().iter().copied();
                let open: Vec<Skill> = skills
                    .clone()
                    .filter(|&skill| progress.is_open(skill))
                    .collect();
                if open.is_empty() {
                    progress.choice(skills, day)
                } else {
                    progress.choice(open, day)
                }
            }
        }
    }

    /// The plan, and whether a timer that was wished for was left out: a new skill has none.
    pub(super) fn plan(&self, progress: &Progress, now: Stamp) -> (Plan, bool) {
        let choice = self.choice(progress, now);
        let timed = progress.may_be_timed(choice.skills());
        let daily = self.drill.is_none() && self.skills.is_empty();
        let usual = if daily { Length::DAILY } else { Length::USUAL };
        let length = match self.length.unwrap_or(usual) {
            Length::Seconds(_) if !timed => Length::USUAL,
            length => length,
        };
        let untimed = !timed && matches!(self.length, Some(Length::Seconds(_)));
        let plan = Plan {
            drill: self.drill,
            length,
            standard: self.standard,
            class: progress.class(),
            ..Plan::of(choice)
        };
        (plan, untimed)
    }

    pub(super) fn supply(&self, seed: u64) -> Supply {
        let supply = Supply::new(seed)
            .with_letters(self.letters)
            .with_standard(self.standard);
        if self.games.is_empty() {
            supply
        } else {
            supply.with_games(self.games.clone())
        }
    }
}
