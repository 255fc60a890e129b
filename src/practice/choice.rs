//! Which skill is asked next: the weak and the current ones more often.

use super::{Random, Skill};

/// How many of a hundred items are for what is weak or current; the others are
/// review.
const WEAK: usize = 70;

/// Skills to draw from, with weights.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// Skills that are weak or being learnt.
    pub weak: Vec<(Skill, u32)>,
    /// Skills that are known.
    pub review: Vec<(Skill, u32)>,
}

impl Choice {
    /// Each of these as often as the others.
    pub fn even(skills: impl IntoIterator<Item = Skill>) -> Choice {
        Choice {
            weak: skills.into_iter().map(|skill| (skill, 1)).collect(),
            review: Vec::new(),
        }
    }

    /// All skills, whatever their weight.
    pub fn skills(&self) -> impl Iterator<Item = Skill> {
        self.weak
            .iter()
            .chain(&self.review)
            .map(|&(skill, _)| skill)
    }

    /// Keeps the skills of which this holds.
    pub fn retain(&mut self, holds: impl Fn(Skill) -> bool) {
        self.weak.retain(|&(skill, _)| holds(skill));
        self.review.retain(|&(skill, _)| holds(skill));
    }

    /// Draws a skill; nothing if there are none.
    pub fn draw(&self, random: &mut Random) -> Option<Skill> {
        let (first, second) = if random.percent(WEAK) {
            (&self.weak, &self.review)
        } else {
            (&self.review, &self.weak)
        };
        one_of(first, random).or_else(|| one_of(second, random))
    }
}

fn one_of(skills: &[(Skill, u32)], random: &mut Random) -> Option<Skill> {
    let weights: Vec<u32> = skills.iter().map(|&(_, weight)| weight).collect();
    random.weighted(&weights).map(|index| skills[index].0)
}
