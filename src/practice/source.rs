//! Where examples come from: games handed in, opening lines, picked positions,
//! and positions made for the purpose.

use std::collections::HashMap;

use super::line::{around, of_game, of_opening};
use super::picked::picked;
use super::{Example, Random, Skill, generate};
use crate::game::Game;
use crate::openings::{self, Class, Opening};

/// How many opening lines are looked at for an example before another source
/// is tried.
const LINES: usize = 20;

/// The fewest moves of a line that is worth a dictation.
const LONG: usize = 12;

/// Everything that examples are drawn from.
#[derive(Clone, Debug, Default)]
pub(super) struct Sources {
    games: Vec<Game>,
    /// Where in the games there are examples of a skill: game and ply.
    places: HashMap<Skill, Vec<(usize, usize)>>,
}

/// An example, and the line in which it stands if it comes from one.
pub(super) struct Found {
    pub(super) example: Example,
    line: Option<(Vec<Example>, usize)>,
}

impl Found {
    fn in_line(line: Vec<Example>, at: usize) -> Option<Found> {
        Some(Found {
            example: *line.get(at)?,
            line: Some((line, at)),
        })
    }

    fn alone(example: Example) -> Found {
        Found {
            example,
            line: None,
        }
    }

    /// A few moves with the example among them, and where it stands.
    pub(super) fn excerpt(self, random: &mut Random) -> (Vec<Example>, usize) {
        let (before, after) = (random.below(3), random.below(3));
        match self.line {
            None => around(&self.example, before, after, random),
            Some((line, at)) => {
                let begin = at.saturating_sub(before);
                let end = line.len().min(at + 1 + after);
                (line[begin..end].to_vec(), at - begin)
            }
        }
    }
}

impl Sources {
    pub(super) fn new(games: Vec<Game>) -> Sources {
        let mut places: HashMap<Skill, Vec<(usize, usize)>> = HashMap::new();
        for (number, game) in games.iter().enumerate() {
            for (ply, example) in of_game(game).iter().enumerate() {
                if let Some(skill) = example.skill() {
                    places.entry(skill).or_default().push((number, ply));
                }
            }
        }
        Sources { games, places }
    }

    /// An example of a skill of single moves, from the games if they have one.
    pub(super) fn draw(&self, skill: Skill, random: &mut Random) -> Option<Found> {
        self.in_games(skill, random)
            .or_else(|| Sources::draw_elsewhere(skill, random))
    }

    /// An example from anywhere but the games.
    pub(super) fn draw_elsewhere(skill: Skill, random: &mut Random) -> Option<Found> {
        if let Some(found) = in_openings(skill, random) {
            return Some(found);
        }
        let example = if random.percent(25) {
            picked(skill, random).or_else(|| generate(skill, random))
        } else {
            generate(skill, random).or_else(|| picked(skill, random))
        };
        example.map(Found::alone)
    }

    fn in_games(&self, skill: Skill, random: &mut Random) -> Option<Found> {
        let (game, at) = random.pick(self.places.get(&skill)?)?;
        Found::in_line(of_game(&self.games[game]), at)
    }

    /// One of the games, or else an opening line of that class.
    pub(super) fn whole_game(&self, class: Class, random: &mut Random) -> Vec<Example> {
        match random.pick(&self.games) {
            Some(game) => of_game(&game),
            None => long_opening(class, random).map_or_else(Vec::new, |line| of_opening(&line)),
        }
    }
}

/// An example from an opening line, half of the time and for the skills that
/// openings are rich in.
fn in_openings(skill: Skill, random: &mut Random) -> Option<Found> {
    let rich = (Skill::PieceMoves..=Skill::FileOrigin).contains(&skill);
    if !rich || random.percent(50) {
        return None;
    }
    (0..LINES).find_map(|_| {
        let opening = openings::nth(random.below(openings::COUNT))?;
        let line = of_opening(&opening);
        let is_example = |&ply: &usize| line[ply].skill() == Some(skill);
        let fitting: Vec<usize> = (0..line.len()).filter(is_example).collect();
        let at = random.pick(&fitting)?;
        Found::in_line(line, at)
    })
}

/// A line of that class that is long enough to be worth a dictation.
fn long_opening(class: Class, random: &mut Random) -> Option<Opening> {
    let fits = |opening: &Opening| opening.class() == Some(class) && opening.sans().count() >= LONG;
    let all = 0..openings::COUNT;
    let mut drawn = all.map(|_| openings::nth(random.below(openings::COUNT)));
    drawn.find_map(|opening| opening.filter(fits))
}
