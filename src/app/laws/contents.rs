//! A list of topics to choose from: all of them, or those that were searched for.

use crate::app::LineEdit;
use crate::laws::{self, Scene, Topic};
use crate::wording::Words;
use crate::wording::laws::find;

/// A list of topics, one of them chosen.
pub struct Contents {
    query: LineEdit,
    topics: Vec<Topic>,
    selected: usize,
    /// The board of the chosen topic.
    scene: Scene,
}

impl Contents {
    /// The topics that have to do with a text.
    pub(super) fn about(text: &str, words: &dyn Words) -> Contents {
        let mut query = LineEdit::default();
        query.insert(text);
        let topics = find(words, text);
        let first = topics.first().copied().unwrap_or(Topic::Aim);
        Contents {
            query,
            topics,
            selected: 0,
            scene: first_scene(first),
        }
    }

    /// All topics, this one chosen.
    pub(super) fn at(topic: Topic, words: &dyn Words) -> Contents {
        let mut contents = Contents::about("", words);
        let place = contents.topics.iter().position(|&one| one == topic);
        contents.select(place.unwrap_or(0));
        contents
    }

    /// What was typed.
    pub const fn query(&self) -> &LineEdit {
        &self.query
    }

    /// The topics found.
    pub fn topics(&self) -> &[Topic] {
        &self.topics
    }

    /// Which of them is chosen.
    pub const fn selected(&self) -> usize {
        self.selected
    }

    /// The topic that is chosen, if any was found.
    pub fn topic(&self) -> Option<Topic> {
        self.topics.get(self.selected).copied()
    }

    pub(super) const fn scene(&self) -> &Scene {
        &self.scene
    }

    /// Chooses the topic at a place, or the last one.
    pub(super) fn select(&mut self, place: usize) {
        self.selected = place.min(self.topics.len().saturating_sub(1));
        if let Some(topic) = self.topic() {
            self.scene = first_scene(topic);
        }
    }

    /// Chooses a topic so many places further down, or up.
    pub(super) fn step(&mut self, places: isize) {
        self.select(self.selected.saturating_add_signed(places));
    }

    /// Changes what is searched for. A word for the program is no search.
    pub(super) fn search(&mut self, words: &dyn Words, change: impl FnOnce(&mut LineEdit)) {
        change(&mut self.query);
        let text = self.query.text();
        if !text.starts_with(':') {
            self.topics = find(words, text);
            self.select(0);
        }
    }
}

/// The board of a topic before anything is done on it.
fn first_scene(topic: Topic) -> Scene {
    let first = laws::examples(topic).first();
    let first = first.expect("every topic has an example");
    laws::set_up(first).expect("every example can be set up")
}
