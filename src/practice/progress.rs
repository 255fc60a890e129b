//! Progress: what is open, what is due, what is weak. All of it is rebuilt
//! from the lines of the log.

use std::collections::{HashMap, VecDeque};

use super::log::{Event, Line, RoundEnd};
use super::mastery::{Mastery, Tally};
use super::score::commonest;
use super::{Choice, Day, Drill, Score, Skill, Stamp, Targets};
use crate::openings::Class;
use crate::order::InOrder;

/// So many rounds are kept for the chart.
const ROUNDS: usize = 20;

/// A round of fewer items is not in the chart.
const FEWEST_ITEMS: u32 = 10;

/// So many last mistakes are looked at for the commonest.
const MISTAKES: usize = 200;

/// Everything that is known of a learner.
#[derive(Clone, Debug)]
pub struct Progress {
    targets: Targets,
    skills: [Mastery; 20],
    rounds: VecDeque<PlayedRound>,
    mistakes: VecDeque<String>,
    /// Rounds of which the end has not been seen.
    unfinished: HashMap<Stamp, RoundSoFar>,
}

/// A round that was played to its end.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedRound {
    /// When it ended.
    pub at: Stamp,
    /// The drill; nothing if there were several.
    pub drill: Option<Drill>,
    /// The figures that the log keeps.
    pub score: Score,
}

/// First tries of a round by skill, and its drill.
#[derive(Clone, Debug, Default)]
struct RoundSoFar {
    tallies: HashMap<Skill, Tally>,
    drills: Vec<Drill>,
}

impl Default for Progress {
    fn default() -> Progress {
        Progress::new(Targets::default())
    }
}

impl Progress {
    /// Nothing learnt yet.
    pub fn new(targets: Targets) -> Progress {
        Progress {
            targets,
            skills: std::array::from_fn(|_| Mastery::default()),
            rounds: VecDeque::new(),
            mistakes: VecDeque::new(),
            unfinished: HashMap::new(),
        }
    }

    /// The progress that a log tells of.
    pub fn rebuilt<'a>(targets: Targets, lines: impl IntoIterator<Item = &'a Line>) -> Progress {
        let mut progress = Progress::new(targets);
        lines.into_iter().for_each(|line| progress.note(line));
        progress
    }

    /// Takes in one more line of the log.
    pub fn note(&mut self, line: &Line) {
        match &line.event {
            Event::End(end) => self.note_end(line, *end),
            Event::Answer(entry) => {
                if !entry.is_right() {
                    push(&mut self.mistakes, MISTAKES, entry.code.clone());
                }
                if entry.tries == 1 {
                    let right = entry.is_right();
                    let target = self.targets.of(entry.skill);
                    let skill = &mut self.skills[entry.skill.index()];
                    skill.note(right, entry.effort.millis, line.at.day, target);
                    let round = self.unfinished.entry(line.round).or_default();
                    round.note(entry.skill, entry.drill, right);
                }
            }
        }
    }

    fn note_end(&mut self, line: &Line, end: RoundEnd) {
        let round = self.unfinished.remove(&line.round).unwrap_or_default();
        for (skill, tally) in &round.tallies {
            self.skills[skill.index()].note_round(*tally, line.at.day);
        }
        let played = PlayedRound {
            at: line.at,
            drill: match round.drills[..] {
                [drill] => Some(drill),
                _ => None,
            },
            score: end.into(),
        };
        // A few items tell nothing, and their score would be the best for ever.
        if end.items >= FEWEST_ITEMS {
            push(&mut self.rounds, ROUNDS, played);
        }
    }

    /// What is known of a skill.
    pub const fn of(&self, skill: Skill) -> &Mastery {
        &self.skills[skill.index()]
    }

    /// The target times.
    pub const fn targets(&self) -> &Targets {
        &self.targets
    }

    /// The last twenty rounds of ten items or more, the oldest first.
    pub fn rounds(&self) -> impl ExactSizeIterator<Item = &PlayedRound> {
        self.rounds.iter()
    }

    /// The commonest of the last two hundred mistakes, so many at most.
    pub fn commonest_mistakes(&self, most: usize) -> Vec<(String, u32)> {
        let mut mistakes = commonest(self.mistakes.iter().map(String::as_str));
        mistakes.truncate(most);
        mistakes
    }

    /// Whether a skill is open: all before it that are not optional are mastered.
    pub fn is_open(&self, skill: Skill) -> bool {
        let before = &Skill::ALL[..skill.index()];
        let stands_in_the_way =
            |&before: &Skill| !before.is_optional() && !self.of(before).is_mastered();
        self.of(skill).is_mastered() || !before.iter().any(stands_in_the_way)
    }

    /// The open skills, in order.
    pub fn open(&self) -> impl Iterator<Item = Skill> {
        Skill::ALL.into_iter().filter(|&skill| self.is_open(skill))
    }

    /// The skill that is being learnt: the first open one that is not mastered
    /// and not optional; nothing if all are.
    pub fn current(&self) -> Option<Skill> {
        self.open()
            .find(|&skill| !skill.is_optional() && !self.of(skill).is_mastered())
    }

    /// Which openings are to be dictated: open games first, then semi-open
    /// ones, then closed ones, as the skill moves up its boxes.
    pub const fn class(&self) -> Class {
        match self.of(Skill::Games).place() {
            0 => Class::Open,
            1 => Class::SemiOpen,
            _ => Class::Closed,
        }
    }

    /// Whether rounds of these skills may have a timer: not while one is new.
    pub fn may_be_timed(&self, skills: impl IntoIterator<Item = Skill>) -> bool {
        skills
            .into_iter()
            .all(|skill| self.of(skill).may_be_timed())
    }

    /// The skills that are due, the weakest first.
    pub fn due(&self, today: Day) -> Vec<Skill> {
        let is_due = |skill: &Skill| self.of(*skill).is_due(today);
        let mut due: Vec<Skill> = Skill::ALL.into_iter().filter(is_due).collect();
        due.put_in_order_by(|&skill| std::cmp::Reverse(self.of(skill).weight(today)));
        due
    }

    /// How often each of these skills is to be asked.
    pub fn choice(&self, skills: impl IntoIterator<Item = Skill>, today: Day) -> Choice {
        let mut choice = Choice::default();
        for skill in skills {
            let mastery = self.of(skill);
            let weighed = (skill, mastery.weight(today));
            if mastery.is_mastered() && !mastery.is_weak() {
                choice.review.push(weighed);
            } else {
                choice.weak.push(weighed);
            }
        }
        choice
    }

    /// The skills for today: what is open and weak or current, and of what is
    /// known only what is due. If nothing of that is due, all that is known.
    pub fn daily(&self, today: Day) -> Choice {
        let items = |skill: &Skill| *skill != Skill::Games && !skill.is_optional();
        let open: Vec<Skill> = self.open().filter(items).collect();
        let mut choice = self.choice(open, today);
        let due: Vec<(Skill, u32)> = choice
            .review
            .iter()
            .copied()
            .filter(|&(skill, _)| self.of(skill).is_due(today))
            .collect();
        if !due.is_empty() || !choice.weak.is_empty() {
            choice.review = due;
        }
        choice
    }
}

impl RoundSoFar {
    fn note(&mut self, skill: Skill, drill: Drill, right: bool) {
        let tally = self.tallies.entry(skill).or_default();
        tally.items += 1;
        tally.right += u32::from(right);
        if !self.drills.contains(&drill) {
            self.drills.push(drill);
        }
    }
}

/// Adds one at the end, and lets the oldest go if there are too many.
fn push<T>(queue: &mut VecDeque<T>, most: usize, value: T) {
    if queue.len() == most {
        queue.pop_front();
    }
    queue.push_back(value);
}
