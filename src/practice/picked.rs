//! Positions picked for the skills that are rare in games, so that learners
//! meet them on full boards too and a floor lies under the generators.
//!
//! `practice/positions.tsv` has a line for each: the short name of the skill,
//! the FEN of the position and the move in standard notation. They were found
//! in games played out from the opening lines, but for those of whole squares
//! of departure, which were built. A test checks every line against the rules.

use super::{Example, Random, Skill};
use crate::notation::fen::{self, Reading};
use crate::notation::san;
use crate::rules::Variant;

static DATA: &str = include_str!("positions.tsv");

/// One of the picked positions of a skill, if it has any.
pub(super) fn picked(skill: Skill, random: &mut Random) -> Option<Example> {
    let is_of_skill = |line: &&str| line.split('\t').next() == Some(skill.code());
    let lines: Vec<&str> = DATA.lines().filter(is_of_skill).collect();
    random.pick(&lines).and_then(example)
}

fn example(line: &str) -> Option<Example> {
    let mut columns = line.split('\t').skip(1);
    let (position, _) = fen::read(columns.next()?, Reading::Strict, Variant::Standard).ok()?;
    let mv = san::read(columns.next()?, &position)?;
    Some(Example::new(position, mv))
}
