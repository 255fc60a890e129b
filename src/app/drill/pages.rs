//! What is shown and asked between rounds.

use super::{Drilling, Stage};
use crate::app::dialog::{Answer, Choice, Deed, Dialog, Page};
use crate::app::{App, Effect};
use crate::practice::{Score, Skill};
use crate::wording::PracticeWords;

/// So many of the commonest mistakes are told with their rules.
const MISTAKES: usize = 3;

impl App {
    pub(super) fn show_summary(&mut self, score: &Score) {
        let mut lines: Vec<String> = self
            .message
            .take()
            .map(|said| said.text)
            .into_iter()
            .collect();
        lines.extend(self.words.score(score));
        let page = Page::new(self.words.round_over(), lines);
        self.dialog = Some(Dialog::Page(page));
    }

    /// A page was closed: after a round the next thing is shown.
    pub(in crate::app) fn after_page(&mut self) {
        let Some(drill) = self.drill_mut() else {
            return;
        };
        match drill.stage {
            Stage::Asking => {}
            Stage::Summary => {
                drill.stage = Stage::Progress;
                let page = self.drill().map(|drill| self.progress_page(drill));
                self.dialog = page.map(Dialog::Page);
            }
            Stage::Progress => self.ask_again(),
        }
    }

    /// Rounds, skills and the commonest mistakes with their rules.
    fn progress_page(&self, drill: &Drilling) -> Page {
        let (words, progress) = (self.words, &drill.progress);
        let today = drill.today(self.now);
        let accuracies = progress.rounds().map(|round| round.score.accuracy());
        let mut lines = vec![words.round_chart(&accuracies.collect::<Vec<f64>>())];
        let known = |&skill: &Skill| progress.is_open(skill) || progress.of(skill).seen().is_some();
        let mut skills: Vec<Skill> = Skill::ALL.into_iter().filter(known).collect();
        skills.sort_by_key(|&skill| std::cmp::Reverse(progress.of(skill).weight(today)));
        let tell = |skill| words.mastery(skill, progress.of(skill), today);
        lines.extend(skills.into_iter().map(tell));
        let skill = progress.current().unwrap_or(Skill::Games);
        for (code, count) in progress.commonest_mistakes(MISTAKES) {
            let mistake = PracticeWords::mistake(words, &code);
            let rule = words.rule(&code, skill);
            lines.push(format!("{count} × {mistake}: {rule}"));
        }
        Page::new(words.progress_title(), lines)
    }

    pub(super) fn ask_again(&mut self) {
        let alone = self.drill().is_some_and(|drill| drill.alone);
        let leave = if alone {
            Deed::Quit
        } else {
            Deed::LeavePractice
        };
        let answers = vec![
            Answer::new('y', self.words.yes_or_no(true), Deed::PractiseAgain),
            Answer::new('n', self.words.yes_or_no(false), leave),
        ];
        self.ask(Choice::new(self.words.ask_again(), answers));
    }

    /// Asks whether to stop; where nothing was answered yet there is nothing to ask.
    pub(super) fn ask_stop(&mut self) -> Vec<Effect> {
        let fresh = self
            .drill()
            .is_some_and(|drill| drill.round.outcomes().is_empty() && drill.round.misses() == 0);
        if fresh {
            return self.end_round();
        }
        self.confirm(self.words.ask_stop(), Deed::StopRound);
        Vec::new()
    }
}
