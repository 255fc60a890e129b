//! The arbiter: a menu, and the same by words (`:arbiter time white 12:30`).

mod words;

use crate::app::dialog::{Answer, Choice, Deed};
use crate::app::{App, Medium, Message};
use crate::game::{Command, Outcome, Refusal, Ruling};
use crate::rules::Color;
use crate::wording::ArbiterChoice;

impl App {
    /// Does what an arbiter's words say; without words opens the menu.
    pub(in crate::app) fn arbiter(&mut self, argument: &str) {
        if argument.is_empty() && self.table.ending().is_none() {
            return self.ask_arbiter();
        }
        let Some(words::Said { ruling, note }) = words::read(argument, self.table.game().len())
        else {
            self.message = Some(Message::refusal(self.words.arbiter_usage()));
            return;
        };
        if self.table.ending().is_some() {
            return self.refuse(Refusal::GameOver);
        }
        if let Some(note) = &note {
            self.message = Some(Message::news(self.words.noted(note)));
        }
        if let Some(ruling) = ruling {
            self.give(Command::Rule(ruling));
        }
        if let Some(note) = &note {
            self.table.remark(note);
            self.has_happened();
        }
    }

    /// The menu: what an arbiter can do just now.
    fn ask_arbiter(&mut self) {
        let table = &self.table;
        let clock = table.clock();
        let stands = clock.is_none_or(|clock| !clock.is_running());
        let has_stages = |color| {
            clock.is_some_and(|clock| {
                clock
                    .face(color, self.now)
                    .is_some_and(|face| face.counter.is_some())
            })
        };
        let mut choices = Vec::new();
        if table.is_paused() {
            choices.push(('g', ArbiterChoice::GoOn));
            let charged = self.slept.filter(|_| clock.is_some());
            choices.extend(charged.map(|millis| ('c', ArbiterChoice::Charge(self.turn(), millis))));
        } else if table.has_started() {
            choices.push(('p', ArbiterChoice::Pause));
        }
        if stands && clock.is_some() {
            choices.extend([
                ('w', ArbiterChoice::Clock(Color::White)),
                ('b', ArbiterChoice::Clock(Color::Black)),
            ]);
            let counted = [('1', Color::White), ('2', Color::Black)]
                .into_iter()
                .filter(|&(_, color)| has_stages(color));
            choices.extend(counted.map(|(key, color)| (key, ArbiterChoice::Moves(color))));
        }
        if stands && !table.game().is_empty() {
            choices.push(('t', ArbiterChoice::StepBack));
        }
        choices.push(('r', ArbiterChoice::Result));
        self.offer_rulings(self.words.ask_arbiter(), choices);
    }

    fn ask_outcome(&mut self) {
        let outcomes = [
            ('1', Outcome::Win(Color::White)),
            ('0', Outcome::Win(Color::Black)),
            ('d', Outcome::Draw),
            ('*', Outcome::Unfinished),
        ];
        let choices = outcomes.map(|(key, outcome)| (key, ArbiterChoice::Outcome(outcome)));
        self.offer_rulings(self.words.ask_outcome(), choices.to_vec());
    }

    fn offer_rulings(&mut self, question: String, mut choices: Vec<(char, ArbiterChoice)>) {
        choices.push(('n', ArbiterChoice::Close));
        let answer = |(key, choice)| {
            Answer::new(
                key,
                self.words.arbiter_choice(choice, &self.table),
                Deed::Arbiter(choice),
            )
        };
        let answers = choices.into_iter().map(answer).collect();
        self.ask(Choice::careful(question, answers));
    }

    /// Does what was chosen in the menu.
    pub(in crate::app) fn arbiter_chose(&mut self, choice: ArbiterChoice) {
        match choice {
            ArbiterChoice::Pause => self.give(Command::Rule(Ruling::Pause)),
            ArbiterChoice::GoOn => self.give(Command::Resume),
            ArbiterChoice::Charge(color, millis) => {
                self.give(Command::Rule(Ruling::AddTime(color, -millis.cast_signed())));
            }
            ArbiterChoice::Clock(color) => {
                self.prompt(choice, &format!(":arbiter time {} ", word(color)));
            }
            ArbiterChoice::Moves(color) => {
                self.prompt(choice, &format!(":arbiter moves {} ", word(color)));
            }
            ArbiterChoice::StepBack => {
                let back = self.table.game().len().saturating_sub(1);
                self.give(Command::Rule(Ruling::StepBack(back)));
            }
            ArbiterChoice::Result => self.ask_outcome(),
            ArbiterChoice::Outcome(outcome) => self.give(Command::Rule(Ruling::Result(outcome))),
            ArbiterChoice::Close => {}
        }
    }

    /// Puts the beginning of an arbiter's words into the line, to be completed by the figure.
    fn prompt(&mut self, choice: ArbiterChoice, beginning: &str) {
        let how = match self.medium {
            Medium::Screen => {
                self.change_line(|edit| edit.set(beginning));
                self.words.arbiter_prompt(choice, &self.table)
            }
            Medium::Lines => self.words.arbiter_usage(),
        };
        self.message = Some(Message::news(how));
    }
}

/// The word for a side that an arbiter types.
const fn word(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}
