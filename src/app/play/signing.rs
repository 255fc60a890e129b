//! Confirming the result, as the players of a tournament game sign the score sheets (Article 8.7).

use crate::app::dialog::{Answer, Choice, Deed};
use crate::app::{App, Message};
use crate::rules::Color;

impl App {
    /// Asks those who have not confirmed the result, White first.
    pub(in crate::app) fn ask_result(&mut self) {
        self.ask_result_from(Color::White);
    }

    /// The same when somebody asks for it.
    pub(in crate::app) fn sign(&mut self) {
        if self.table.ending().is_some() {
            self.ask_result();
        } else {
            self.message = Some(Message::refusal(self.words.nothing_to_sign()));
        }
    }

    /// A player has answered whether the result is right.
    pub(in crate::app) fn answer_result(&mut self, color: Color, confirms: bool) {
        if confirms {
            self.signed[color.index()] = true;
            self.has_happened();
        }
        match color {
            Color::White => self.ask_result_from(Color::Black),
            Color::Black => self.say_unconfirmed(),
        }
    }

    fn ask_result_from(&mut self, first: Color) {
        let Some(ending) = self.table.ending() else {
            return;
        };
        let mut asked = Color::ALL[first.index()..].iter().copied();
        let Some(color) = asked.find(|&color| !self.has_signed(color)) else {
            return self.say_unconfirmed();
        };
        let answer = |(key, confirms)| {
            let label = self.words.yes_or_no(confirms);
            Answer::new(key, label, Deed::Sign(color, confirms))
        };
        let answers = [('y', true), ('n', false)].map(answer).to_vec();
        let question = self.words.ask_result(color, &ending, &self.table);
        self.ask(Choice::careful(question, answers));
    }

    fn say_unconfirmed(&mut self) {
        let unsigned = Color::ALL.into_iter().filter(|&it| !self.has_signed(it));
        let unsigned: Vec<Color> = unsigned.collect();
        let said = self.words.unconfirmed(&unsigned, &self.table);
        self.message = Some(Message::news(said));
    }
}
