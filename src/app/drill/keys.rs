//! Keys, words and the mouse while notation is practised.

use super::Stage;
use crate::app::action::{self, Action};
use crate::app::play::word;
use crate::app::{App, Effect, Key, KeyPress, Medium, Message, Pointer, PointerKind, Target};
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
        if drill.stage != Stage::Asking {
            self.ask_again();
            return Vec::new();
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
            None => self.edit_key(press.key),
        }
        Vec::new()
    }

    /// A letter; where it is a whole answer by itself it counts at once.
    fn drill_letter(&mut self, letter: char) -> Vec<Effect> {
        let first = self.line.is_empty();
        if letter == ' ' && first {
            return self.drill_submit();
        }
        self.type_text(&letter.to_string());
        let whole = match self.drill().and_then(|drill| drill.item()).map(Item::drill) {
            Some(Drill::Color) => first && matches!(letter, 'l' | 'd'),
            Some(Drill::Choose) => first && matches!(letter, '1'..='4'),
            Some(Drill::Name) => !first && self.line.text().parse::<Square>().is_ok(),
            _ => false,
        };
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
            Action::LetGo => self.drill_let_go(),
            Action::Quit | Action::Stop => return self.ask_stop(),
            Action::Flip
            | Action::View
            | Action::Pieces
            | Action::Theme
            | Action::Coordinates
            | Action::Help
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

    fn drill_let_go(&mut self) {
        if !self.line.is_empty() {
            self.line.clear();
        } else if self.cursor.picked.is_some() {
            self.cursor.let_go();
        } else if self.message.take().is_none() && self.medium == Medium::Screen {
            self.ask_stop();
        }
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
            self.message = Some(Message::refusal(self.words.unknown_word(&text)));
            return Vec::new();
        }
        let Some(item) = self.drill().and_then(|drill| drill.item()) else {
            return Vec::new();
        };
        if let Some(answer) = answer(item, &text, self.medium) {
            return self.answer_item(&answer);
        }
        let hint = self.words.drill_hint(item.drill());
        self.line.clear();
        self.message = Some(Message::refusal(hint));
        Vec::new()
    }

    /// A square was chosen with the cursor or the mouse.
    fn drill_choose(&mut self, square: Square) -> Vec<Effect> {
        let Some(item) = self.drill().and_then(|drill| drill.item()) else {
            return Vec::new();
        };
        match &item.task {
            Task::Find(_) => self.answer_item(&Answer::Square(square)),
            Task::Read(example) => {
                let turn = example.position.turn();
                let own = example.position.color(turn).contains(square);
                self.message = None;
                self.cursor.square = square;
                match self.cursor.picked {
                    Some(picked) if picked == square => self.cursor.let_go(),
                    Some(picked) if !own => return self.drill_drop(picked, square),
                    _ => self.cursor.picked = own.then_some(square),
                }
                Vec::new()
            }
            _ => Vec::new(),
        }
    }

    /// A man was dropped: the answer, once it is clear what a pawn becomes.
    fn drill_drop(&mut self, from: Square, to: Square) -> Vec<Effect> {
        match self.moves_between(from, to)[..] {
            [mv] => self.answer_item(&Answer::Move(mv)),
            [] => self.answer_item(&Answer::Text(format!("{from}{to}"))),
            ref several => {
                self.ask_promotion(several);
                Vec::new()
            }
        }
    }

    /// The mouse while notation is practised.
    pub(in crate::app) fn drill_pointer(&mut self, pointer: Pointer) -> Vec<Effect> {
        let Target::Square(square) = pointer.target else {
            return Vec::new();
        };
        match pointer.kind {
            PointerKind::Press => {
                self.line.clear();
                self.cursor.square = square;
                self.pressed = Some(square);
                let now = self.now;
                if let Some(drill) = self.drill_mut() {
                    drill.timing.note_key(false, now);
                }
                self.drill_choose(square)
            }
            PointerKind::Release => {
                let pressed = self.pressed.take();
                let dragged = pressed.filter(|&from| from != square);
                match dragged.filter(|&from| self.cursor.picked == Some(from)) {
                    Some(from) => self.drill_drop(from, square),
                    None => Vec::new(),
                }
            }
            _ => Vec::new(),
        }
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

/// Whether a text names two squares, and perhaps what a pawn becomes.
fn is_two_squares(text: &str) -> bool {
    let square = |part: Option<&str>| part.is_some_and(|part| part.parse::<Square>().is_ok());
    text.len() <= 5 && square(text.get(..2)) && square(text.get(2..4))
}
