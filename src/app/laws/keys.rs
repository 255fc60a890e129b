//! Keys, words and the mouse while the Laws are read.

use super::{Contents, Leaf, Page};
use crate::app::action::{self, Action};
use crate::app::play::word;
use crate::app::{App, Effect, Key, KeyPress, LineEdit, Message, Pointer, PointerKind, Target};
use crate::laws::Topic;

/// So many topics are gone over by a key for pages.
const LEAP: isize = 10;

impl App {
    /// A key while the Laws are read.
    pub(in crate::app) fn laws_key(&mut self, press: KeyPress) -> Vec<Effect> {
        let typed = match press.key {
            Key::Char(letter) if !(press.ctrl || press.alt) => Some(letter),
            _ => None,
        };
        if press.key == Key::Esc {
            return self.laws_back();
        }
        self.message = None;
        let words = self.words;
        let Some(reading) = self.reading_mut() else {
            return Vec::new();
        };
        match &mut reading.leaf {
            Leaf::Page(page) => match (press.key, typed) {
                (Key::Char(' '), Some(_)) => page.step(1),
                (_, Some(letter)) => self.search_laws(&letter.to_string()),
                (Key::Enter, _) => match chosen(page) {
                    Some(topic) => self.open_topic(topic),
                    None => page.step(1),
                },
                (key, _) if press == key.into() && turn(page, key) => {}
                (Key::PageUp | Key::PageDown, _) => self.turn_page(press.key == Key::PageDown),
                _ => return self.laws_other_key(press),
            },
            Leaf::Contents(list) => match (press.key, typed) {
                (_, Some(letter)) => self.search_laws(&letter.to_string()),
                (Key::Backspace, _) => list.search(words, LineEdit::backspace),
                (Key::Char(_), None) if LineEdit::by_control(press).is_some() => {
                    if let Some(change) = LineEdit::by_control(press) {
                        list.search(words, change);
                    }
                }
                (Key::Enter, _) => return self.choose_topic(),
                (key, _) if press == key.into() && choose(list, key) => {}
                _ => return self.laws_other_key(press),
            },
        }
        Vec::new()
    }

    /// Adds the first line of a text to what is searched for; on a page a search begins.
    pub(in crate::app) fn search_laws(&mut self, text: &str) {
        let mut lines = text.lines().map(str::trim);
        let text = lines.find(|line| !line.is_empty()).unwrap_or_default();
        let words = self.words;
        let Some(reading) = self.reading_mut() else {
            return;
        };
        match &mut reading.leaf {
            Leaf::Contents(list) => list.search(words, |line| line.insert(text)),
            Leaf::Page(_) => {
                let list = Contents::about(text, words);
                reading.open(Leaf::Contents(Box::new(list)));
            }
        }
    }

    /// Esc: what is typed goes, then the leaf.
    fn laws_back(&mut self) -> Vec<Effect> {
        if self.message.take().is_some() {
            return Vec::new();
        }
        let (words, alone) = (self.words, self.reading().is_some_and(|one| one.alone));
        if let Some(Leaf::Contents(list)) = self.reading_mut().map(|one| &mut one.leaf)
            && !list.query().is_empty()
        {
            list.search(words, LineEdit::clear);
            return Vec::new();
        }
        let closed = self.close_leaf();
        if closed && alone {
            vec![Effect::Exit(0)]
        } else {
            Vec::new()
        }
    }

    /// Enter in the list: the chosen topic, or the word that was typed.
    fn choose_topic(&mut self) -> Vec<Effect> {
        let Some(Leaf::Contents(list)) = self.reading().map(super::Reading::leaf) else {
            return Vec::new();
        };
        let text = list.query().text().to_owned();
        let topic = list.topic();
        if text.starts_with(':') {
            let words = self.words;
            if let Some(Leaf::Contents(list)) = self.reading_mut().map(|one| &mut one.leaf) {
                list.search(words, LineEdit::clear);
            }
            if let Some((action, argument)) = word(&text) {
                return self.laws_action(action, &argument);
            }
            self.refuse_word(&text);
            return Vec::new();
        }
        match topic {
            Some(topic) => self.open_topic(topic),
            None => self.message = Some(Message::refusal(self.words.no_law(&text))),
        }
        Vec::new()
    }

    fn laws_other_key(&mut self, press: KeyPress) -> Vec<Effect> {
        match action::of_key(press) {
            Some(action) => self.laws_action(action, ""),
            None => Vec::new(),
        }
    }

    /// What can be asked for while the Laws are read.
    fn laws_action(&mut self, action: Action, argument: &str) -> Vec<Effect> {
        match action {
            Action::Laws | Action::Why if argument.is_empty() => self.show_contents(),
            Action::Laws
            | Action::Flip
            | Action::View
            | Action::Pieces
            | Action::Theme
            | Action::Language
            | Action::Coordinates
            | Action::Settings
            | Action::Help
            | Action::Clocks
            | Action::Mouse
            | Action::Redraw
            | Action::Quit => return self.perform(action, argument),
            _ => self.message = Some(Message::refusal(self.words.not_in_laws().to_owned())),
        }
        Vec::new()
    }

    /// The list of all topics, the one that is read chosen.
    fn show_contents(&mut self) {
        let words = self.words;
        let Some(reading) = self.reading_mut() else {
            return;
        };
        if let Leaf::Page(page) = reading.leaf() {
            let list = Contents::at(page.topic(), words);
            reading.open(Leaf::Contents(Box::new(list)));
        }
    }

    /// The topic after the one that is read, or before it, in its place.
    fn turn_page(&mut self, forward: bool) {
        let words = self.words;
        if let Some(Leaf::Page(page)) = self.reading_mut().map(|one| &mut one.leaf)
            && let Some(topic) = beside(page.topic(), forward)
        {
            **page = Page::of(topic, words);
        }
    }

    /// The mouse while the Laws are read.
    pub(in crate::app) fn laws_pointer(&mut self, pointer: Pointer) {
        let down = pointer.kind == PointerKind::WheelDown;
        let wheel = down || pointer.kind == PointerKind::WheelUp;
        let pressed = pointer.kind == PointerKind::Press;
        let Some(reading) = self.reading_mut() else {
            return;
        };
        match (&mut reading.leaf, pointer.target) {
            (Leaf::Page(page), _) if wheel => page.scroll(if down { 1 } else { -1 }),
            (Leaf::Contents(list), _) if wheel => list.step(if down { 1 } else { -1 }),
            (Leaf::Page(page), Target::Square(_)) if pressed => page.step(1),
            (Leaf::Page(page), Target::Choice(index)) if pressed => {
                if let Some(&topic) = page.topic().related().get(index) {
                    self.open_topic(topic);
                }
            }
            (Leaf::Contents(list), Target::Choice(index)) if pressed => {
                list.select(index);
                if let Some(topic) = list.topic() {
                    self.open_topic(topic);
                }
            }
            _ => {}
        }
    }
}

/// The related topic that is chosen.
fn chosen(page: &Page) -> Option<Topic> {
    page.topic().related().get(page.related()?).copied()
}

/// Keys that move in a page; whether this is one.
fn turn(page: &mut Page, key: Key) -> bool {
    match key {
        Key::Left => page.step(-1),
        Key::Right => page.step(1),
        Key::Home => page.step(isize::MIN),
        Key::End => page.step(isize::MAX),
        Key::Up => page.scroll(-1),
        Key::Down => page.scroll(1),
        Key::Tab => page.choose_related(true),
        Key::BackTab => page.choose_related(false),
        _ => return false,
    }
    true
}

/// Keys that move in the list; whether this is one.
fn choose(list: &mut Contents, key: Key) -> bool {
    match key {
        Key::Up | Key::BackTab => list.step(-1),
        Key::Down | Key::Tab => list.step(1),
        Key::PageUp => list.step(-LEAP),
        Key::PageDown => list.step(LEAP),
        Key::Home => list.step(isize::MIN),
        Key::End => list.step(isize::MAX),
        _ => return false,
    }
    true
}

fn beside(topic: Topic, forward: bool) -> Option<Topic> {
    let at = Topic::ALL.iter().position(|&one| one == topic)?;
    let next = if forward {
        at.checked_add(1)
    } else {
        at.checked_sub(1)
    };
    Topic::ALL.get(next?).copied()
}
