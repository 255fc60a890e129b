//! The page of a topic: its text in passages to scroll by, and its examples step by step.

use crate::laws::{self, Scene, Topic, replay};
use crate::wording::Words;
use crate::wording::laws::caption;

/// The page of a topic.
pub struct Page {
    topic: Topic,
    passages: Vec<Passage>,
    /// The passage at the top of the window.
    top: usize,
    shots: Vec<Shot>,
    /// Which of them is seen.
    at: usize,
    /// Which related topic is chosen.
    related: Option<usize>,
    face: Face,
}

/// What was last asked for: where there is no room for both, this is seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Face {
    /// The text.
    #[default]
    Text,
    /// The board.
    Board,
}

/// A piece of text: a sentence, or what is said of one step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passage {
    /// The text.
    pub text: String,
    /// To which paragraph it belongs.
    pub paragraph: usize,
    /// What it is.
    pub kind: Kind,
}

/// What a passage is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A sentence of the text.
    Text,
    /// What an example shows.
    Legend,
    /// What happens at a step: which one, counted over all examples.
    Step(usize),
}

/// One step of one example.
struct Shot {
    example: usize,
    step: usize,
    steps: usize,
    scene: Scene,
    /// What is said of it.
    caption: String,
}

impl Page {
    /// The page of a topic, at its beginning.
    pub(super) fn of(topic: Topic, words: &dyn Words) -> Page {
        let shots: Vec<Shot> = laws::examples(topic)
            .iter()
            .enumerate()
            .flat_map(|(example, shown)| shots(example, shown, words))
            .collect();
        Page {
            topic,
            passages: passages(topic, &shots, words),
            top: 0,
            shots,
            at: 0,
            related: None,
            face: Face::Text,
        }
    }

    /// The topic.
    pub const fn topic(&self) -> Topic {
        self.topic
    }

    /// The text from the passage at the top of the window on; all of it for 0.
    pub fn passages(&self, from: usize) -> &[Passage] {
        &self.passages[from.min(self.passages.len())..]
    }

    /// The passage at the top of the window.
    pub const fn top(&self) -> usize {
        self.top
    }

    /// Which step is seen, counted over all examples.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Which example is seen, and which of its steps.
    pub fn place(&self, words: &dyn Words) -> String {
        let shot = self.shot();
        let examples = laws::examples(self.topic).len();
        let place = [
            words.example(shot.example + 1, examples),
            words.example_step(shot.step, shot.steps),
        ];
        let told: Vec<String> = place.into_iter().filter(|part| !part.is_empty()).collect();
        told.join(words.comma())
    }

    /// What is said of the step that is seen; at first, what the example shows.
    pub fn caption(&self, words: &dyn Words) -> String {
        let shot = self.shot();
        match shot.step {
            0 => format!(
                "{} {}",
                words.law(self.topic).boards[shot.example],
                shot.caption
            ),
            _ => shot.caption.clone(),
        }
    }

    /// Which related topic is chosen.
    pub const fn related(&self) -> Option<usize> {
        self.related
    }

    /// What is seen where there is no room for both.
    pub const fn face(&self) -> Face {
        self.face
    }

    pub(super) fn scene(&self) -> &Scene {
        &self.shot().scene
    }

    fn shot(&self) -> &Shot {
        &self.shots[self.at]
    }

    /// Scrolls by passages; from the board first to what is said of the step that was seen.
    pub(super) fn scroll(&mut self, passages: isize) {
        self.related = None;
        if self.face == Face::Board {
            self.face = Face::Text;
            let told = |passage: &Passage| passage.kind == Kind::Step(self.at);
            self.top = self.passages.iter().position(told).unwrap_or(self.top);
            return;
        }
        let last = self.passages.len().saturating_sub(1);
        self.top = self.top.saturating_add_signed(passages).min(last);
    }

    /// Goes so many steps on in the examples, or back.
    pub(super) fn step(&mut self, steps: isize) {
        self.related = None;
        let last = self.shots.len() - 1;
        self.at = self.at.saturating_add_signed(steps).min(last);
        self.face = Face::Board;
    }

    /// Chooses the next related topic, or the one before.
    pub(super) fn choose_related(&mut self, forward: bool) {
        let count = self.topic.related().len();
        self.related = match (self.related, forward) {
            (None, true) => Some(0),
            (None, false) => count.checked_sub(1),
            (Some(now), true) => Some((now + 1) % count),
            (Some(now), false) => Some((now + count - 1) % count),
        };
        self.face = Face::Text;
    }
}

fn shots(example: usize, shown: &laws::Example, words: &dyn Words) -> Vec<Shot> {
    let scenes = replay(shown).expect("the examples of the Laws say what the rules say");
    let steps = scenes.len() - 1;
    let shot = |(step, scene): (usize, Scene)| Shot {
        example,
        step,
        steps,
        caption: caption(words, &scene),
        scene,
    };
    scenes.into_iter().enumerate().map(shot).collect()
}

/// The text, then each example with what it shows and what happens in it.
fn passages(topic: Topic, shots: &[Shot], words: &dyn Words) -> Vec<Passage> {
    let law = words.law(topic);
    let mut passages = Vec::new();
    let mut paragraph = 0;
    let mut add = |text: &str, kind: Kind| {
        paragraph += 1;
        let sentences = sentences(text).into_iter();
        passages.extend(sentences.map(|sentence| Passage {
            text: sentence.to_owned(),
            paragraph,
            kind,
        }));
    };
    for text in law.text {
        add(text, Kind::Text);
    }
    for (index, shot) in shots.iter().enumerate() {
        if shot.step == 0 {
            let example = words.example(shot.example + 1, law.boards.len());
            let legend = format!("{example}: {}", law.boards[shot.example]);
            add(&legend, Kind::Legend);
        }
        add(&shot.caption, Kind::Step(index));
    }
    passages
}

/// A text cut after its sentences.
fn sentences(text: &str) -> Vec<&str> {
    let mut sentences = Vec::new();
    let mut start = 0;
    let mut letters = text.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        let after = letters.peek().map(|&(_, next)| next);
        let ends = match letter {
            // The number of a move is the beginning of a sentence.
            '.' if is_number(text[start..at].trim()) => false,
            '.' | '?' | '!' => after.is_none_or(char::is_whitespace),
            '。' | '？' | '！' => after.is_none_or(|next| !"」』”）".contains(next)),
            _ => false,
        };
        if ends {
            sentences.push(text[start..at + letter.len_utf8()].trim());
            start = at + letter.len_utf8();
        }
    }
    let rest = text[start..].trim();
    sentences.extend(Some(rest).filter(|rest| !rest.is_empty()));
    sentences
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|letter| letter.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::sentences;

    #[test]
    fn a_text_is_cut_after_its_sentences_and_not_in_figures() {
        assert_eq!(
            sentences("One. Two? 1.5 is a number: three!"),
            ["One.", "Two?", "1.5 is a number: three!"]
        );
        assert_eq!(sentences("12. White to move."), ["12. White to move."]);
        assert_eq!(sentences("一。二？三"), ["一。", "二？", "三"]);
        assert!(sentences("").is_empty());
    }
}
