//! An answer is judged, kept and talked about.

use super::timing::{Timing, millis_between};
use crate::app::activity::Activity;
use crate::app::{App, Dialog, Effect, Medium, Message};
use crate::practice::log::{Event as LogEvent, Line};
use crate::practice::{Answer, Help, Task, Verdict};

impl App {
    /// Takes an answer to the present item.
    pub(in crate::app) fn answer_item(&mut self, answer: &Answer) -> Vec<Effect> {
        let (now, medium) = (self.now, self.medium);
        let Some(drill) = self.drill_mut() else {
            return Vec::new();
        };
        let effort = drill.timing.effort(now);
        let Some(verdict) = drill.round.answer(answer, effort) else {
            return Vec::new();
        };
        // On a screen the answer is looked at on its board until the learner goes on.
        let told = verdict.help == Help::Answer && medium == Medium::Screen;
        if let (Answer::Choice(choice), false) = (answer, verdict.is_right()) {
            drill.tried.push(*choice);
        }
        let is_done = verdict.is_right() || verdict.help == Help::Answer;
        if is_done {
            drill.dictated.note(&verdict.item);
        }
        if is_done && !told {
            drill.tried.clear();
        }
        drill.lesson = told.then(|| verdict.item.clone());
        self.message = Some(self.said_to(&verdict));
        let effects = self.keep(LogEvent::Answer(verdict.entry));
        self.clear_answer();
        if told {
            return effects;
        }
        self.end_if_over(effects)
    }

    fn said_to(&self, verdict: &Verdict) -> Message {
        let mut said = self.words.verdict(verdict);
        if let (false, Medium::Lines, Task::Choose { options, .. }) =
            (verdict.is_right(), self.medium, &verdict.item.task)
        {
            said.push(self.words.options(options));
        }
        let said = self.words.in_a_row(&said);
        if verdict.is_right() {
            Message::news(said)
        } else {
            Message::refusal(said)
        }
    }

    /// The answer that was told has been read: on with the round.
    pub(super) fn go_on(&mut self) -> Vec<Effect> {
        self.message = None;
        if let Some(drill) = self.drill_mut() {
            drill.lesson = None;
            drill.tried.clear();
        }
        self.clear_answer();
        self.end_if_over(Vec::new())
    }

    fn end_if_over(&mut self, mut effects: Vec<Effect>) -> Vec<Effect> {
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
            drill.turned = 0;
            let task = drill.item().map(|item| &item.task);
            let on_board = matches!(task, Some(Task::Find(_) | Task::Read(_)));
            self.cursor.visible = on_board && !drill.is_lesson();
        }
    }

    /// Stops the clock of the round while a page is read, and lets it go on.
    pub(in crate::app) fn stop_clock_for_pages(&mut self) {
        let (now, reads) = (self.now, matches!(self.dialog, Some(Dialog::Page(_))));
        let Some(drill) = self.drill_mut() else {
            return;
        };
        match drill.stopped {
            None if reads && !drill.is_over() => drill.stopped = Some(now),
            Some(since) if !reads => {
                let millis = millis_between(since, now);
                drill.stopped = None;
                drill.timing.leave_out(millis);
                drill.deadline = drill.deadline.map(|deadline| deadline.later(millis));
            }
            _ => {}
        }
    }

    /// Ends the round when its time is up.
    pub(in crate::app) fn end_round_in_time(&mut self) -> Vec<Effect> {
        let is_up = self.drill().is_some_and(|drill| {
            !drill.is_over()
                && drill.stopped.is_none()
                && drill
                    .deadline
                    .is_some_and(|deadline| deadline.is_past(self.now))
        });
        if is_up { self.end_round() } else { Vec::new() }
    }

    /// Ends the round and shows what came of it; one without an answer just ends.
    pub(in crate::app) fn end_round(&mut self) -> Vec<Effect> {
        let now = self.now;
        let Some(drill) = self.drill_mut() else {
            return Vec::new();
        };
        drill.lesson = None;
        drill.round.stop();
        let score = drill.round.score();
        if score.items == 0 {
            return self.leave_practice();
        }
        drill.ended = Some(now);
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
