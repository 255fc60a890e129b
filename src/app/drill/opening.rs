//! Beginning a round: what was wished for, what is known of the learner.

use std::mem;

use super::{Calendar, Drilling, Stage, Timing};
use crate::app::activity::Activity;
use crate::app::{App, Effect, Message};
use crate::game::Game;
use crate::notation::letters::Letters;
use crate::notation::note::Standard;
use crate::practice::log::Line;
use crate::practice::{
    Choice, Drill, Length, Plan, Progress, Random, Round, Skill, Skills, Stamp, Supply, Targets,
    UnknownSkill,
};
use crate::wording::PracticeWords;

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

/// What the ring knows of the learner when practice begins.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Opened {
    /// The lines of the log.
    pub lines: Vec<Line>,
    /// How many lines of it could not be read.
    pub damaged: usize,
    /// What the calendar shows.
    pub now: Stamp,
    /// A number that nobody can foresee.
    pub seed: u64,
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
    fn read(text: &str) -> Result<Wish, String> {
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
    fn plan(&self, progress: &Progress, now: Stamp) -> (Plan, bool) {
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

    fn supply(&self, seed: u64) -> Supply {
        let supply = Supply::new(seed).with_letters(self.letters);
        if self.games.is_empty() {
            supply
        } else {
            supply.with_games(self.games.clone())
        }
    }
}

impl App {
    /// The program with practice and no game: it ends when practice does.
    pub fn practise_alone(&mut self, wish: Wish, opened: &Opened) {
        self.practise(wish, opened, true);
    }

    /// Asks the ring for what is known of the learner.
    pub(in crate::app) fn ask_practice(&mut self, argument: &str) -> Vec<Effect> {
        let refusal = match Wish::read(argument) {
            _ if self.table.regulations().is_tournament() && self.table.in_progress() => {
                self.words.not_in_tournament()
            }
            Err(name) => self.words.no_such_drill(&name),
            Ok(wish) if wish.drill == Some(Drill::ScoreSheet) => self.words.score_sheet_drill(),
            Ok(Wish {
                drill: Some(drill), ..
            }) if Wish::read(argument).is_ok_and(|wish| wish.is_unserved()) => {
                self.words.unserved(drill)
            }
            Ok(wish) => {
                self.wish = Some(wish);
                return vec![Effect::OpenPractice];
            }
        };
        self.message = Some(Message::refusal(refusal));
        Vec::new()
    }

    /// The ring has told what is known of the learner.
    pub(in crate::app) fn practice_opened(&mut self, opened: &Opened) {
        let Some(wish) = self.wish.take() else { return };
        self.put_game_aside();
        self.practise(wish, opened, false);
    }

    fn practise(&mut self, wish: Wish, opened: &Opened, alone: bool) {
        let progress = Progress::rebuilt(Targets::default(), &opened.lines);
        let seed = wish.seed.unwrap_or(opened.seed);
        let calendar = Calendar {
            shown: opened.now,
            at: self.now,
        };
        self.start_round(wish, progress, seed, calendar, alone);
        if opened.damaged > 0 {
            self.message = Some(Message::news(PracticeWords::damaged(
                self.words,
                opened.damaged,
            )));
        }
    }

    fn start_round(
        &mut self,
        wish: Wish,
        progress: Progress,
        seed: u64,
        calendar: Calendar,
        alone: bool,
    ) {
        let began = calendar.stamp(self.now);
        let (plan, untimed) = wish.plan(&progress, began);
        let deadline = match plan.length {
            Length::Seconds(seconds) => Some(self.now.plus_millis(u64::from(seconds) * 1000)),
            Length::Items(_) => None,
        };
        let round = Round::new(plan, wish.supply(seed));
        self.activity = Activity::Practice(Box::new(Drilling {
            seeds: Random::new(seed),
            wish,
            round,
            progress,
            calendar,
            began,
            deadline,
            timing: Timing::starting(self.now),
            stage: Stage::Asking,
            alone,
        }));
        self.viewed = None;
        self.message = untimed.then(|| Message::news(self.words.untimed()));
        self.clear_answer();
    }

    /// Another round of the same.
    pub(in crate::app) fn practise_again(&mut self) {
        let Activity::Practice(drill) = mem::take(&mut self.activity) else {
            return;
        };
        let Drilling {
            wish,
            progress,
            mut seeds,
            calendar,
            alone,
            ..
        } = *drill;
        self.start_round(wish, progress, seeds.bits(), calendar, alone);
    }
}
