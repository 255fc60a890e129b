//! Beginning a round, by what is wished for and what is known of the learner.

use std::mem;

use super::Drilling;
use super::dictation::Dictated;
use super::timing::{Calendar, Deadline, Timing};
use super::wish::Wish;
use crate::app::activity::Activity;
use crate::app::dialog::{Deed, Page};
use crate::app::{App, Dialog, Effect, Medium, Message};
use crate::game::regulations::ScoreSheet;
use crate::game::{Game, Regulations, Table};
use crate::practice::log::Line;
use crate::practice::{Drill, Item, Length, Progress, Random, Round, Stamp};
use crate::rules::{Position, Variant};
use crate::wording::PracticeWords;

/// The word that asks for the progress instead of a round.
const PROGRESS: &str = "progress";

/// What is wanted from the ring for it.
#[derive(Clone, Debug)]
pub(in crate::app) enum Request {
    /// A round.
    Round(Wish),
    /// To see the progress.
    Progress,
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

impl App {
    /// The program with practice and no game: it ends when practice does.
    pub fn practise_alone(&mut self, wish: Wish, opened: &Opened) {
        self.practise(wish, opened, true);
    }

    /// Asks the ring for what is known of the learner.
    pub(in crate::app) fn ask_practice(&mut self, argument: &str) -> Vec<Effect> {
        if argument == PROGRESS {
            self.request = Some(Request::Progress);
            return vec![Effect::OpenPractice];
        }
        let refusal = match Wish::read(argument) {
            _ if self.table.regulations().is_tournament() && self.table.is_being_played() => {
                self.words.not_in_tournament()
            }
            Err(name) => self.words.no_such_drill(&name),
            Ok(wish) if wish.drill == Some(Drill::ScoreSheet) => {
                if self.medium == Medium::Screen {
                    return self.ask_score_sheet();
                }
                self.words.score_sheet_drill()
            }
            Ok(Wish {
                drill: Some(drill), ..
            }) if Wish::read(argument).is_ok_and(|wish| wish.is_unserved()) => {
                self.words.unserved(drill)
            }
            Ok(wish) => {
                self.request = Some(Request::Round(self.as_usual(wish)));
                return vec![Effect::OpenPractice];
            }
        };
        self.message = Some(Message::refusal(refusal));
        Vec::new()
    }

    /// Begins a game in which the players keep the score, after a question if one is on.
    fn ask_score_sheet(&mut self) -> Vec<Effect> {
        if self.table.in_progress() {
            self.confirm(self.words.ask_new(), Deed::KeepScore);
            return Vec::new();
        }
        self.keep_score()
    }

    /// Begins a game from the usual start in which each player writes every move.
    pub(in crate::app) fn keep_score(&mut self) -> Vec<Effect> {
        let regulations = Regulations {
            score_sheet: ScoreSheet::Players,
            ..*self.table.regulations()
        };
        let game = Game::new(Position::initial(), Variant::Standard);
        let (players, controls) = (self.table.players().clone(), self.table.controls().clone());
        self.begin(Table::new(game, players, regulations, controls));
        Vec::new()
    }

    /// The wish with the letters and the standard that are chosen for games.
    fn as_usual(&self, wish: Wish) -> Wish {
        let spelling = self.preferences.spelling;
        Wish {
            letters: spelling.letters(),
            standard: spelling.strict.unwrap_or(wish.standard),
            ..wish
        }
    }

    /// Shows what is known of the learner, and nothing is practised.
    fn show_progress(&mut self, opened: &Opened) {
        let progress = Progress::rebuilt(self.preferences.targets, &opened.lines);
        let mut page = Page::new(
            self.words.progress_title(),
            self.words.progress(
                &progress,
                opened.now.day,
                self.preferences.spelling.letters(),
            ),
        );
        if opened.damaged > 0 {
            let damaged = PracticeWords::damaged(self.words, opened.damaged);
            page.lines.insert(0, damaged);
        }
        self.dialog = Some(Dialog::Page(page));
    }

    /// The ring has told what is known of the learner.
    pub(in crate::app) fn practice_opened(&mut self, opened: &Opened) {
        let wish = match self.request.take() {
            None => return,
            Some(Request::Progress) => return self.show_progress(opened),
            Some(Request::Round(wish)) => wish,
        };
        self.put_game_aside();
        self.practise(wish, opened, false);
    }

    fn practise(&mut self, wish: Wish, opened: &Opened, alone: bool) {
        let progress = Progress::rebuilt(self.preferences.targets, &opened.lines);
        let seed = wish.seed.unwrap_or(opened.seed);
        let calendar = Calendar {
            shown: opened.now,
            at: self.now,
        };
        let seeds = Random::new(seed);
        let learner = Learner {
            wish,
            progress,
            seeds,
            calendar,
            alone,
        };
        self.start_round(learner, seed, None);
        if opened.damaged > 0 {
            self.message = Some(Message::news(PracticeWords::damaged(
                self.words,
                opened.damaged,
            )));
        }
    }

    /// Begins a round: a new one drawn by the seed, or one of these items.
    fn start_round(&mut self, learner: Learner, seed: u64, items: Option<Vec<Item>>) {
        let Learner {
            wish,
            progress,
            seeds,
            calendar,
            alone,
        } = learner;
        let began = calendar.stamp(self.now);
        let (mut plan, untimed) = wish.plan(&progress, began);
        let supply = wish.supply(seed);
        let round = match items {
            None => Round::new(plan, supply),
            Some(items) => {
                plan.length = Length::Items(items.len());
                Round::again(plan, supply, items)
            }
        };
        let deadline = match round.plan().length {
            Length::Seconds(seconds) => Some(Deadline::after(seconds, self.now)),
            Length::Items(_) => None,
        };
        self.activity = Activity::Practice(Box::new(Drilling {
            seeds,
            wish,
            round,
            progress,
            calendar,
            began,
            deadline,
            timing: Timing::starting(self.now),
            stopped: None,
            ended: None,
            lesson: None,
            tried: Vec::new(),
            dictated: Dictated::default(),
            turned: 0,
            alone,
        }));
        self.viewed = None;
        self.message = untimed.then(|| Message::news(self.words.untimed()));
        self.clear_answer();
    }

    /// Another round of the same, or one of what was missed in this one.
    pub(in crate::app) fn practise_again(&mut self, only_missed: bool) {
        let Activity::Practice(drill) = mem::take(&mut self.activity) else {
            return;
        };
        let missed = only_missed.then(|| drill.round.missed().to_vec());
        let mut learner = Learner {
            wish: drill.wish,
            progress: drill.progress,
            seeds: drill.seeds,
            calendar: drill.calendar,
            alone: drill.alone,
        };
        let seed = learner.seeds.bits();
        self.start_round(learner, seed, missed);
    }
}

/// What goes from one round to the next.
struct Learner {
    wish: Wish,
    progress: Progress,
    seeds: Random,
    calendar: Calendar,
    alone: bool,
}
