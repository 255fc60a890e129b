//! Moves that are typed or made on the board while a game is reviewed: they never touch it, but
//! can begin a line of one's own or a new game.

use super::walking::move_number;
use crate::app::dialog::{Answer, Choice, Deed, Dialog};
use crate::app::{App, Effect, Form, Medium, Message};
use crate::rules::{Move, Square};

impl App {
    /// A number or a move.
    pub(super) fn review_typed(&mut self, text: &str) -> Vec<Effect> {
        // Four digits and more are a move in numeric notation before they are a number.
        let short = text.len() <= 3 || !text.bytes().all(|byte| byte.is_ascii_digit());
        let number = move_number(text);
        if let Some(number) = number.filter(|_| short) {
            self.line.clear();
            self.jump(number);
            return Vec::new();
        }
        if self.reviews_no_position() {
            self.line.clear();
            self.refuse_without_start();
            return Vec::new();
        }
        match (self.understand(text), number) {
            (Ok(understood), _) => {
                self.line.clear();
                self.make_move(understood.mv);
            }
            (Err(_), Some(number)) => {
                self.line.clear();
                self.jump(number);
            }
            (Err(misread), None) if !misread.promotions.is_empty() => self.ask_in_line(misread),
            (Err(misread), None) => self.message = Some(Message::refusal(misread.sentence)),
        }
        Vec::new()
    }

    /// Goes on in a line of one's own, or asks what the move is to begin.
    pub(in crate::app) fn make_move(&mut self, mv: Move) {
        let Some(review) = self.review() else { return };
        let study = &review.study;
        let known = study
            .continuations(review.at)
            .into_iter()
            .find(|&node| study.tree().mv(node) == Some(mv));
        if known.map_or(study.is_own(review.at), |node| study.is_own(node)) {
            return self.follow_own(mv);
        }
        let line = if known.is_some() {
            ('f', self.words.follow_game())
        } else {
            ('l', self.words.own_line())
        };
        let answers = vec![
            Answer::new(line.0, line.1, Deed::OwnLine(mv)),
            Answer::new('g', self.words.game_from_here(), Deed::PlayFrom(mv)),
            Answer::new('n', self.words.neither(), Deed::Nothing),
        ];
        let text = self.write(self.shown_position(), mv);
        let question = self.words.ask_reviewed_move(&text, known.is_some());
        self.ask(Choice::new(question, answers));
    }

    /// Goes to a move of the game, or of one's own.
    pub(in crate::app) fn follow_own(&mut self, mv: Move) {
        let Some(review) = self.review_mut() else {
            return;
        };
        let node = review.study.add(review.at, mv);
        self.line.clear();
        self.go_to(node);
    }

    /// Begins a game from the position that is looked at, perhaps with this move.
    pub(in crate::app) fn play_from_here(&mut self, mv: Option<Move>) -> Vec<Effect> {
        let position = *self.shown_position();
        let variant = self.position_to_move_in().1;
        if self.medium == Medium::Screen {
            let typed = mv.map(|mv| self.write(&position, mv)).unwrap_or_default();
            self.dialog = Some(Dialog::Form(Form::from_position(self, &position, typed)));
        } else if self.table.in_progress() {
            self.confirm(self.words.ask_new(), Deed::New(position, variant));
        } else {
            return self.carry_out(Deed::New(position, variant));
        }
        Vec::new()
    }

    /// A man is taken in hand, dropped, or another one taken.
    pub(super) fn press_reviewed(&mut self, square: Square) {
        self.line.clear();
        self.message = None;
        self.pressed = Some(square);
        self.cursor.square = square;
        if self.reviews_no_position() {
            return self.refuse_without_start();
        }
        let (position, _) = self.position_to_move_in();
        let own = position.color(position.turn()).contains(square);
        match self.cursor.picked {
            Some(picked) if picked == square => self.cursor.let_go(),
            Some(picked) if !own || !self.moves_between(picked, square).is_empty() => {
                self.drop_reviewed(picked, square);
            }
            _ => self.cursor.picked = own.then_some(square),
        }
    }

    /// A man that was dragged is dropped.
    pub(super) fn release_reviewed(&mut self, square: Square) {
        let dragged = self.pressed.take().filter(|&from| from != square);
        if let Some(from) = dragged.filter(|&from| self.cursor.picked == Some(from)) {
            self.drop_reviewed(from, square);
        }
    }

    fn drop_reviewed(&mut self, from: Square, to: Square) {
        self.cursor.let_go();
        match self.moves_between(from, to)[..] {
            [] => {
                let misread = self.why_not(from, to);
                self.message = Some(Message::refusal(misread.sentence));
            }
            [mv] => self.make_move(mv),
            ref several => self.ask_promotion(several),
        }
    }
}
