//! An answer is judged, kept and talked about.

use super::{Stage, Timing};
use crate::app::activity::Activity;
use crate::app::{App, Effect, Message};
use crate::practice::log::{Event as LogEvent, Line};
use crate::practice::{Answer, Task};

impl App {
    /// Takes an answer to the present item.
    pub(in crate::app) fn answer_item(&mut self, answer: &Answer) -> Vec<Effect> {
        let now = self.now;
        let Some(drill) = self.drill_mut() else {
            return Vec::new();
        };
        let effort = drill.timing.effort(now);
        let Some(verdict) = drill.round.answer(answer, effort) else {
            return Vec::new();
        };
        let mut said = self.words.verdict(&verdict);
        if let (false, Task::Choose { options, .. }) = (verdict.is_right(), &verdict.item.task) {
            said.push(self.words.options(options));
        }
        let said = said.join(" ");
        self.message = Some(if verdict.is_right() {
            Message::news(said)
        } else {
            Message::refusal(said)
        });
        let mut effects = self.keep(LogEvent::Answer(verdict.entry));
        self.clear_answer();
        if self.drill().is_some_and(|drill| drill.round.is_over()) {
            effects.extend(self.end_round());
        }
        effects
    }

    /// Adds a line to the log and to what is known of the learner.
    fn keep(&mut self, event: LogEvent) -> Vec<Effect> {
        let now = self.now;
        let Some(drill) = self.drill_mut() else {
            return Vec::new();
        };
        let line = Line {
            at: drill.calendar.stamp(now),
            round: drill.began,
            event,
        };
        drill.progress.note(&line);
        vec![Effect::LogPractice(line)]
    }

    /// Makes ready for the next answer.
    pub(super) fn clear_answer(&mut self) {
        let now = self.now;
        self.line.clear();
        self.cursor.let_go();
        if let Some(drill) = self.drill_mut() {
            drill.timing = Timing::starting(now);
            let task = drill.round.current().map(|item| &item.task);
            self.cursor.visible = matches!(task, Some(Task::Find(_) | Task::Read(_)));
        }
    }

    /// Ends the round when its time is up.
    pub(in crate::app) fn end_round_in_time(&mut self) -> Vec<Effect> {
        let is_up = self.drill().is_some_and(|drill| {
            drill.stage == Stage::Asking
                && drill.deadline.is_some_and(|deadline| self.now >= deadline)
        });
        if is_up { self.end_round() } else { Vec::new() }
    }

    /// Ends the round and shows what came of it; one without an answer just ends.
    pub(in crate::app) fn end_round(&mut self) -> Vec<Effect> {
        let Some(drill) = self.drill_mut() else {
            return Vec::new();
        };
        drill.round.stop();
        let score = drill.round.score();
        if score.items == 0 {
            return self.leave_practice();
        }
        drill.stage = Stage::Summary;
        let effects = self.keep(LogEvent::End(score.end()));
        self.clear_answer();
        self.show_summary(&score);
        effects
    }

    /// Back to the game, or out of the program.
    pub(in crate::app) fn leave_practice(&mut self) -> Vec<Effect> {
        let alone = self.drill().is_some_and(|drill| drill.alone);
        self.activity = Activity::Game;
        self.line.clear();
        self.cursor.hide();
        self.message = None;
        if alone {
            vec![Effect::Exit(0)]
        } else {
            Vec::new()
        }
    }
}
