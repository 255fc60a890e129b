//! Positions made for a skill: legal ones, with three to twelve men, in which
//! some move is an example of just that skill.
//!
//! Each skill has a sketch: the men that the feature needs, put where it needs
//! them, for White to move. A few other men are strewn about, the board is
//! mirrored for Black half of the time, and the rules tell whether it is a
//! legal position that can have come from a game. Then a move is drawn from
//! those that are examples of the skill; if there is none, another sketch is
//! made.

mod board;
mod sketch;

use self::board::Board;
use self::sketch::sketch;
use super::{Example, Random, Skill};
use crate::rules::Role;

/// More sketches than are ever needed: the rarest features show up in one of
/// about forty.
const SKETCHES: usize = 4_000;

/// A position and a move that is an example of the skill; nothing if the skill
/// is not one of single moves.
///
/// Nothing is asked of chance that a few dozen attempts do not give; should
/// all of a great many fail, there is no example either.
pub fn generate(skill: Skill, random: &mut Random) -> Option<Example> {
    if !super::Drill::Write.serves(skill) {
        return None;
    }
    (0..SKETCHES).find_map(|_| attempt(skill, random))
}

fn attempt(skill: Skill, random: &mut Random) -> Option<Example> {
    let mut board = Board::new(random);
    let wanted = sketch(skill, &mut board)?;
    let position = board.finish()?;
    let moves = position.legal_moves();
    let wanted = moves.iter().filter(|&&mv| wanted.admits(&position, mv));
    let examples = wanted.map(|&mv| Example::new(position, mv));
    let fitting: Vec<Example> = examples
        .filter(|example| example.skill() == Some(skill))
        .collect();
    let role = random.pick(&roles(&fitting))?;
    let of_role = fitting
        .into_iter()
        .filter(|example| example.mv.role == role);
    random.pick(&of_role.collect::<Vec<_>>())
}

/// The kinds of men that move, each once, so that a queen's many moves do not
/// drown the others; the king, who stands on every board, only where no other can.
fn roles(examples: &[Example]) -> Vec<Role> {
    let moves = |role: &Role| examples.iter().any(|example| example.mv.role == *role);
    let mut roles: Vec<Role> = Role::ALL.into_iter().filter(moves).collect();
    if roles.len() > 1 {
        roles.retain(|&role| role != Role::King);
    }
    roles
}
