//! Squares, men and choices pointed at, with the cursor or the mouse, while notation is practised.

use crate::app::{App, Drilling, Effect, Message, Pointer, PointerKind, Target};
use crate::practice::{Answer, Drill, Task};
use crate::rules::{Move, Square, Variant};

impl App {
    /// A square was chosen with the cursor or the mouse.
    pub(super) fn drill_choose(&mut self, square: Square) -> Vec<Effect> {
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
                    Some(picked) if !own || !self.gesture(picked, square).is_empty() => {
                        return self.drill_drop(picked, square);
                    }
                    _ if own => self.cursor.picked = Some(square),
                    _ => {
                        let hint = self.how_to_answer(Drill::Read);
                        self.message = Some(Message::refusal(hint));
                    }
                }
                Vec::new()
            }
            _ => Vec::new(),
        }
    }

    /// A man was dropped: the answer, once it is clear what a pawn becomes.
    fn drill_drop(&mut self, from: Square, to: Square) -> Vec<Effect> {
        match self.gesture(from, to)[..] {
            [mv] => self.answer_item(&Answer::Move(mv)),
            [] => self.answer_item(&Answer::Text(format!("{from}{to}"))),
            ref several => {
                self.ask_promotion(several);
                Vec::new()
            }
        }
    }

    /// The legal moves that are made so; castling by the king's two squares or onto the rook.
    fn gesture(&self, from: Square, to: Square) -> Vec<Move> {
        let (position, variant) = self.position_to_move_in();
        let by_target = variant == Variant::Standard;
        let lands = |mv: &&Move| mv.to == to || by_target && mv.target() == to;
        let moves = position.legal_moves();
        let from_there = moves.iter().filter(|mv| mv.from == from);
        from_there.filter(lands).copied().collect()
    }

    /// The mouse while notation is practised.
    pub(in crate::app) fn drill_pointer(&mut self, pointer: Pointer) -> Vec<Effect> {
        match (pointer.kind, pointer.target) {
            (PointerKind::WheelDown, _) => self.read_on(true),
            (PointerKind::WheelUp, _) => self.read_on(false),
            (PointerKind::Press, _) if self.drill().is_some_and(Drilling::is_lesson) => {
                return self.go_on();
            }
            (PointerKind::Press, Target::Choice(index)) => return self.drill_click(index),
            (PointerKind::Press, Target::Square(square)) => {
                self.line.clear();
                self.cursor.square = square;
                self.pressed = Some(square);
                self.note_click();
                return self.drill_choose(square);
            }
            (PointerKind::Release, Target::Square(square)) => {
                let pressed = self.pressed.take();
                let dragged = pressed.filter(|&from| from != square);
                if let Some(from) = dragged.filter(|&from| self.cursor.picked == Some(from)) {
                    return self.drill_drop(from, square);
                }
            }
            _ => {}
        }
        Vec::new()
    }

    /// One of the choices was clicked.
    fn drill_click(&mut self, index: usize) -> Vec<Effect> {
        let task = self.drill().and_then(Drilling::item).map(|item| &item.task);
        let answer = match task {
            Some(Task::Color(_)) => Answer::Light(index == 0),
            _ => Answer::Choice(index),
        };
        self.note_click();
        self.answer_item(&answer)
    }

    /// A click is as good as a key.
    fn note_click(&mut self) {
        let now = self.now;
        if let Some(drill) = self.drill_mut() {
            drill.timing.note_key(false, now);
        }
    }
}
