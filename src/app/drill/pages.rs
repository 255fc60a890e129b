//! What is shown and asked between rounds.

use super::timing::millis_between;
use crate::app::dialog::{Answer, Choice, Deed, Dialog, Page};
use crate::app::{App, Effect, Key, KeyPress, Medium};
use crate::practice::Score;

/// A round that ends by the clock ends while somebody types: for so many milliseconds no key
/// is an answer to the page that follows.
const TYPED_AHEAD: u32 = 1_000;

impl App {
    /// The figures of the round, what was missed, and the progress.
    pub(super) fn show_summary(&mut self, score: &Score) {
        let said = self.message.take();
        let Some(drill) = self.drill() else { return };
        let is_plain = self.medium == Medium::Lines;
        // On a screen praise for the last answer would stand there as if for the round.
        let said = said.filter(|said| said.refusal || is_plain);
        let mut title: Vec<String> = Vec::new();
        let mut lines: Vec<String> = Vec::new();
        // Who listens hears the answer to the last item first.
        let place = if is_plain { &mut title } else { &mut lines };
        place.extend(said.map(|said| said.text));
        title.push(self.words.round_over());
        let letters = self.preferences.spelling.letters();
        lines.extend(self.words.score(score));
        let opening = drill.dictated.opening();
        lines.extend(opening.map(|opening| self.words.dictated(&opening)));
        lines.extend(self.words.mistakes(score, letters));
        let missed = drill.round.missed();
        match missed {
            [] => {}
            _ if is_plain => lines.extend(self.words.missed_in_full(missed)),
            _ => lines.push(self.words.missed(missed)),
        }
        lines.extend([String::new(), self.words.progress_title()]);
        let today = drill.today(self.now);
        lines.extend(self.words.progress(&drill.progress, today, letters));
        let foot = self.words.summary_foot(!missed.is_empty());
        let page = Page::new(self.words.in_a_row(&title), lines).with_foot(foot);
        self.dialog = Some(Dialog::Page(page));
    }

    /// A key on the page that follows a round and does not scroll it.
    pub(in crate::app) fn after_round(&mut self, page: Page, press: KeyPress) -> Vec<Effect> {
        let Some(drill) = self.drill() else {
            return Vec::new();
        };
        if self.medium == Medium::Lines {
            self.ask_again();
            return Vec::new();
        }
        let since = drill.ended.unwrap_or(self.now);
        let typed_ahead = drill.deadline.is_some() && millis_between(since, self.now) < TYPED_AHEAD;
        let has_missed = !drill.round.missed().is_empty();
        match press.key {
            Key::Enter if !typed_ahead => self.practise_again(false),
            Key::Char('m') if has_missed && !typed_ahead => self.practise_again(true),
            Key::Esc => return self.leave_practice(),
            _ if press == KeyPress::ctrl(Key::Char('c')) => return self.leave_practice(),
            _ => self.dialog = Some(Dialog::Page(page)),
        }
        Vec::new()
    }

    /// Asks by a question what a screen asks by the foot of the page.
    pub(super) fn ask_again(&mut self) {
        let Some(drill) = self.drill() else { return };
        let leave = if drill.alone {
            Deed::Quit
        } else {
            Deed::LeavePractice
        };
        let has_missed = !drill.round.missed().is_empty();
        let missed =
            has_missed.then(|| Answer::new('m', self.words.only_missed(), Deed::PractiseMissed));
        let yes = Answer::new('y', self.words.yes_or_no(true), Deed::PractiseAgain);
        let no = Answer::new('n', self.words.yes_or_no(false), leave);
        let answers = [Some(yes), missed, Some(no)];
        let answers = answers.into_iter().flatten().collect();
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
