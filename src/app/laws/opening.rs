//! Opening the Laws and closing them: at a topic, at what was searched for, at what was refused.

use std::mem;

use super::{Contents, Leaf, Page, Reading};
use crate::app::activity::Activity;
use crate::app::{App, Dialog, Medium, Message, dialog};
use crate::laws::Topic;
use crate::wording::laws::{Boards, contents, find, page};

impl App {
    /// The program with the Laws and no game: it ends when they are closed.
    pub fn read_laws_alone(&mut self, text: &str) {
        self.read_laws(text);
        if let Some(reading) = self.reading_mut() {
            reading.alone = true;
        }
    }

    /// Opens the topic that is named or searched for, or the list of those that may be meant.
    pub(in crate::app) fn read_laws(&mut self, text: &str) {
        let found = find(self.words, text);
        match (self.medium, &found[..]) {
            (_, []) => self.message = Some(Message::refusal(self.words.no_law(text))),
            (_, &[topic]) => self.open_topic(topic),
            (Medium::Screen, _) => {
                let list = Contents::about(text, self.words);
                self.open_leaf(Leaf::Contents(Box::new(list)));
            }
            (Medium::Lines, several) => {
                let mut lines = contents(self.words, several);
                lines.push(self.words.laws_usage().to_owned());
                let title = self.words.laws_title().to_owned();
                self.dialog = Some(Dialog::Page(dialog::Page::new(title, lines)));
            }
        }
    }

    /// Opens the topic behind the last refusal; where there is none, the list.
    pub(in crate::app) fn read_why(&mut self) {
        match (self.refused, self.medium) {
            (Some(topic), _) => self.open_topic(topic),
            (None, Medium::Screen) => self.read_laws(""),
            (None, Medium::Lines) => {
                let sentence = self.words.nothing_refused().to_owned();
                self.message = Some(Message::news(sentence));
            }
        }
    }

    pub(super) fn open_topic(&mut self, topic: Topic) {
        match self.medium {
            Medium::Screen => self.open_leaf(Leaf::Page(Box::new(Page::of(topic, self.words)))),
            Medium::Lines => {
                let title = self.words.law(topic).title.to_owned();
                let lines = page(self.words, topic, Boards::Told);
                self.dialog = Some(Dialog::Page(dialog::Page::new(title, lines)));
            }
        }
    }

    /// Opens a leaf over what is seen.
    fn open_leaf(&mut self, leaf: Leaf) {
        self.message = None;
        if let Some(reading) = self.reading_mut() {
            return reading.open(leaf);
        }
        let under = mem::take(&mut self.activity);
        self.activity = Activity::Laws(Box::new(Reading {
            under: Box::new(under),
            alone: false,
            leaf,
            behind: Vec::new(),
        }));
    }

    /// Closes the leaf that is seen; whether it was the last one, and the Laws are closed.
    pub(super) fn close_leaf(&mut self) -> bool {
        self.message = None;
        if let Some(reading) = self.reading_mut()
            && let Some(leaf) = reading.behind.pop()
        {
            reading.leaf = leaf;
            return false;
        }
        self.close_laws();
        true
    }

    /// Goes back to what lay under the Laws, if they are open.
    pub(in crate::app) fn close_laws(&mut self) {
        self.activity = match mem::take(&mut self.activity) {
            Activity::Laws(reading) => *reading.under,
            other => other,
        };
    }
}
