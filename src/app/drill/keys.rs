//! Keys and words while notation is practised.

use crate::app::action::{self, Action};
use crate::app::play::word;
use crate::app::{App, Dialog, Effect, Key, KeyPress, Medium, Message};
use crate::notation::coordinate;
use crate::practice::{Answer, Drill, Item, Task};
use crate::rules::Square;

impl App {
    /// A key while notation is practised.
    pub(in crate::app) fn drill_key(&mut self, press: KeyPress) -> Vec<Effect> {
        let now = self.now;
        let Some(drill) = self.drill_mut() else {
            return Vec::new();
        };
        if drill.is_over() {
            self.ask_again();
            return Vec::new();
        }
        if drill.is_lesson() {
            return self.lesson_key(press);
        }
        if !matches!(press.key, Key::Enter | Key::Esc) {
            drill.timing.note_key(press.key == Key::Backspace, now);
        }
        if let Key::Char(letter) = press.key
            && !(press.ctrl || press.alt)
        {
            return self.drill_letter(letter);
        }
        match action::of_key(press) {
            Some(Action::Arrows) => self.arrow(press.key),
            Some(action) => return self.drill_action(action, ""),
            None => self.edit_key(press),
        }
        Vec::new()
    }

    /// A key while the answer to an item stands there to be read: letters that were meant for
    /// another try do nothing.
    fn lesson_key(&mut self, press: KeyPress) -> Vec<Effect> {
        match press.key {
            Key::Enter | Key::Esc | Key::Char(' ') => self.go_on(),
            _ => match action::of_key(press) {
                Some(Action::Arrows | Action::Complete) | None => Vec::new(),
                Some(action) => self.drill_action(action, ""),
            },
        }
    }

    /// A letter; where it is a whole answer by itself it counts at once.
    fn drill_letter(&mut self, letter: char) -> Vec<Effect> {
        let Some(drill) = self.drill().and_then(|drill| drill.item()).map(Item::drill) else {
            return Vec::new();
        };
        let first = self.line.is_empty();
        if letter == ' ' && first {
            return self.drill_submit();
        }
        let whole = match drill {
            _ if self.line.text().starts_with(':') || letter == ':' => false,
            Drill::Color => first && matches!(letter, 'l' | 'd'),
            Drill::Choose => first && matches!(letter, '1'..='4'),
            Drill::Name => self.line.text().chars().count() == 1,
            _ => false,
        };
        // Where nothing is typed but one key, no other key is the beginning of an answer.
        if first && !whole && letter != ':' && matches!(drill, Drill::Color | Drill::Choose) {
            self.message = Some(Message::refusal(self.how_to_answer(drill)));
            return Vec::new();
        }
        // What can be no part of the name of a square is a slip of the finger, not an answer.
        let is_command = self.line.text().starts_with(':') || letter == ':';
        if drill == Drill::Name && !is_command && !is_of_square(letter, first) {
            return Vec::new();
        }
        self.type_text(&letter.to_string());
        if whole {
            self.drill_submit()
        } else {
            Vec::new()
        }
    }

    /// What can be asked for while notation is practised.
    fn drill_action(&mut self, action: Action, argument: &str) -> Vec<Effect> {
        match action {
            Action::Submit => return self.drill_submit(),
            Action::LetGo => return self.drill_let_go(),
            Action::Quit | Action::Stop => return self.ask_stop(),
            Action::Complete => self.complete(),
            Action::Forward => self.read_on(true),
            Action::Back => self.read_on(false),
            Action::Help => self.dialog = Some(Dialog::Page(self.practice_help())),
            Action::Flip
            | Action::View
            | Action::Pieces
            | Action::Theme
            | Action::Language
            | Action::Coordinates
            | Action::Board
            | Action::Men
            | Action::What
            | Action::Mouse
            | Action::NotationPage
            | Action::Redraw => return self.perform(action, argument),
            _ => self.message = Some(Message::refusal(self.words.not_in_practice())),
        }
        Vec::new()
    }

    /// Turns to what the window could not hold of the text, or back.
    pub(super) fn read_on(&mut self, forward: bool) {
        if let Some(drill) = self.drill_mut() {
            let step = if forward { 1 } else { -1 };
            drill.turned = drill.turned.saturating_add_signed(step);
        }
    }

    /// Esc: gives up what was begun, then the rules, then what was said, then the round.
    fn drill_let_go(&mut self) -> Vec<Effect> {
        if !self.line.is_empty() {
            self.line.clear();
        } else if self.cursor.picked.is_some() {
            self.cursor.let_go();
        } else if self.notation_page && self.medium == Medium::Screen {
            self.notation_page = false;
        } else if self.message.take().is_none_or(|said| !said.refusal)
            && self.medium == Medium::Screen
        {
            return self.ask_stop();
        }
        Vec::new()
    }

    /// Enter: an answer, a word, or a choice with the cursor.
    fn drill_submit(&mut self) -> Vec<Effect> {
        let text = self.line.text().trim().to_owned();
        if text.is_empty() {
            return self.drill_choose(self.cursor.square);
        }
        if let Some((action, argument)) = word(&text) {
            self.line.clear();
            self.message = None;
            return self.drill_action(action, &argument);
        }
        if text.starts_with(':') {
            self.refuse_word(&text);
            return Vec::new();
        }
        let Some(item) = self.drill().and_then(|drill| drill.item()) else {
            return Vec::new();
        };
        if let Some(answer) = answer(item, &text, self.medium) {
            return self.answer_item(&answer);
        }
        let hint = self.how_to_answer(item.drill());
        self.line.clear();
        self.message = Some(Message::refusal(hint));
        Vec::new()
    }
}

/// The answer that a text is; nothing if it is none to this question.
fn answer(item: &Item, text: &str, medium: Medium) -> Option<Answer> {
    match &item.task {
        // On a screen the square is to be found, not typed again.
        Task::Find(_) => (medium == Medium::Lines).then(|| Answer::Text(text.to_owned())),
        Task::Color(_) => match text.to_lowercase().as_str() {
            "l" | "light" => Some(Answer::Light(true)),
            "d" | "dark" => Some(Answer::Light(false)),
            _ => None,
        },
        Task::Choose { .. } => {
            let number = text.parse::<usize>().ok()?.checked_sub(1)?;
            (number < 4).then_some(Answer::Choice(number))
        }
        // The move is made by its squares; to type again what is read would be no reading.
        Task::Read(example) => {
            let squares: String = text.split([' ', '-']).collect();
            match coordinate::read(&squares, &example.position) {
                Some(mv) => Some(Answer::Move(mv)),
                None => is_two_squares(&squares).then_some(Answer::Text(squares)),
            }
        }
        _ => Some(Answer::Text(text.to_owned())),
    }
}

/// Whether a letter can stand in the name of a square: first a file, then a rank.
fn is_of_square(letter: char, first: bool) -> bool {
    if first {
        matches!(letter.to_ascii_lowercase(), 'a'..='h')
    } else {
        matches!(letter, '1'..='8')
    }
}

/// Whether a text names two squares, and perhaps what a pawn becomes.
fn is_two_squares(text: &str) -> bool {
    let square = |part: Option<&str>| part.is_some_and(|part| part.parse::<Square>().is_ok());
    text.len() <= 5 && square(text.get(..2)) && square(text.get(2..4))
}
