//! Moving with the cursor and the mouse, and looking back through the game.

use crate::app::dialog::{Answer, Choice, Deed};
use crate::app::{App, Blindfold, Effect, Message, Pointer, PointerKind, Target};
use crate::game::{Command, Refusal};
use crate::rules::{Move, Square, Variant};

impl App {
    pub(in crate::app) fn let_go(&mut self) {
        if self.pending.take().is_some() {
            self.message = None;
            return;
        }
        if !self.line.is_empty() {
            self.line.clear();
            self.message = None;
        } else if self.cursor.picked.is_some() {
            match self.table.may_let_go() {
                Ok(()) => self.cursor.let_go(),
                Err(refusal) => self.refuse(refusal),
            }
        } else if self.message.is_some() {
            self.message = None;
        } else if self.viewed.is_some() {
            self.viewed = None;
        } else {
            self.cursor.hide();
        }
    }

    /// Steps through the game, and after it through a mate that could still have been given.
    pub(in crate::app) fn look(&mut self, step: impl FnOnce(usize) -> usize) {
        let made = self.table.game().len();
        let shown = step(self.viewed.unwrap_or(made)).min(made + self.chance().len());
        self.viewed = (shown != made).then_some(shown);
        if self.table.may_let_go().is_ok() {
            self.cursor.let_go();
        }
    }

    /// Picks up the man under the cursor, or drops the one that is held.
    pub(in crate::app) fn pick_or_drop(&mut self) {
        if self.cursor.visible {
            self.choose_square(self.cursor.square);
        } else {
            self.cursor.visible = true;
        }
    }

    /// A square was chosen with the cursor or the mouse.
    fn choose_square(&mut self, square: Square) {
        self.viewed = None;
        self.message = None;
        self.cursor.square = square;
        if self.table.ending().is_some() {
            return self.refuse(Refusal::GameOver);
        }
        if let Err(refusal) = self.table.may_move() {
            return self.refuse(refusal);
        }
        if self.preferences.typed_only {
            self.message = Some(Message::refusal(self.words.typed_only()));
            return;
        }
        let game = self.table.game();
        let own = game.position().color(game.turn()).contains(square);
        match self.cursor.picked {
            Some(picked) if picked == square => self.let_go(),
            Some(picked) if !self.reselects(picked, square, own) => self.drop_on(picked, square),
            _ => self.pick_up(square, own),
        }
    }

    /// Takes a man in hand, or touches one of the other side.
    fn pick_up(&mut self, square: Square, own: bool) {
        let adjusting = self.table.touched().is_adjusting();
        self.give(Command::Touch(square));
        let held = own && !adjusting && self.table.may_pick(square);
        self.cursor.picked = held
            .then_some(square)
            .or(self.cursor.picked.filter(|_| own && !held));
        // Where no man is seen, no mark tells which one is held.
        let unseen = self.preferences.blindfold != Blindfold::Off;
        let man = self.table.game().position().piece_at(square);
        if let Some(man) = man.filter(|_| held && unseen && self.message.is_none()) {
            let said = self.words.man_chosen(man.role, square);
            self.message = Some(Message::news(said));
        }
    }

    /// Whether choosing an own man means picking that one up instead.
    fn reselects(&self, picked: Square, square: Square, own: bool) -> bool {
        let castles_by_rook =
            self.table.game().variant() == Variant::Chess960 || self.table.regulations().touch_move;
        let castles = castles_by_rook && !self.moves_between(picked, square).is_empty();
        own && !castles
    }

    /// The legal moves from one square to another; castling by its usual gestures.
    pub(in crate::app) fn moves_between(&self, from: Square, to: Square) -> Vec<Move> {
        let (position, variant) = self.position_to_move_in();
        let standard = variant == Variant::Standard;
        let onto_rook = !standard || self.table.regulations().touch_move;
        let moves = position.legal_moves();
        let lands = |mv: &&Move| match mv.castling() {
            Some(_) => standard && mv.target() == to || onto_rook && mv.to == to,
            None => mv.to == to,
        };
        moves
            .iter()
            .filter(|mv| mv.from == from)
            .filter(lands)
            .copied()
            .collect()
    }

    fn drop_on(&mut self, from: Square, to: Square) {
        let moves = self.moves_between(from, to);
        match moves[..] {
            [] => {
                let misread = self.why_not(from, to);
                self.refuse_move(misread);
            }
            [mv] => self.play(mv),
            _ => self.ask_promotion(&moves),
        }
    }

    pub(in crate::app) fn ask_promotion(&mut self, moves: &[Move]) {
        let answer = |mv: &Move| {
            let role = mv.promotion()?;
            let key = role.letter().to_ascii_lowercase();
            Some(Answer::new(
                key,
                self.words.man(role).to_owned(),
                Deed::Play(*mv),
            ))
        };
        let answers = moves.iter().filter_map(answer).collect();
        // By touch-move the pawn has been let go of on its square (Article 4.4.4).
        let released = self.table.regulations().touch_move;
        let choice = Choice::new(self.words.ask_promotion(), answers);
        self.ask(choice.binding(released));
    }

    /// The squares on which the held man may be dropped.
    pub fn drop_targets(&self) -> impl Iterator<Item = Square> {
        let held = self.cursor.picked.filter(|_| self.hints());
        Square::all()
            .filter(move |&to| held.is_some_and(|from| !self.moves_between(from, to).is_empty()))
    }

    /// The mouse on the playing screen.
    pub(in crate::app) fn play_pointer(&mut self, pointer: Pointer) {
        match (pointer.kind, pointer.target) {
            (PointerKind::WheelUp, _) => self.look(|now| now.saturating_sub(1)),
            (PointerKind::WheelDown, _) => self.look(|now| now + 1),
            (PointerKind::Press, Target::Choice(nth)) => self.line.choose_nth(nth),
            (PointerKind::Press, Target::Ply(ply)) => self.look(|_| ply),
            (PointerKind::Press, Target::Square(square)) => self.press(square),
            (PointerKind::Release, Target::Square(square)) => self.release(square),
            _ => {}
        }
    }

    fn press(&mut self, square: Square) {
        self.line.clear();
        self.cursor.visible = false;
        self.pressed = Some(square);
        // A press on the held man lets go when the button comes up, so that it can be dragged.
        self.held_before_press = self.cursor.picked == Some(square) && self.viewed.is_none();
        if !self.held_before_press {
            self.choose_square(square);
        }
    }

    fn release(&mut self, square: Square) {
        let Some(pressed) = self.pressed.take() else {
            return;
        };
        if pressed != square && self.cursor.picked == Some(pressed) {
            self.drop_dragged(pressed, square);
        } else if pressed == square && self.held_before_press {
            self.let_go();
        }
    }

    fn drop_dragged(&mut self, from: Square, to: Square) {
        let game = self.table.game();
        if self.reselects(from, to, game.position().color(game.turn()).contains(to)) {
            let misread = self.why_not(from, to);
            self.refuse_move(misread);
        } else {
            self.drop_on(from, to);
        }
        if self.dialog.is_none() && self.table.may_let_go().is_ok() {
            self.cursor.let_go();
        }
    }

    pub(in crate::app) fn switch_mouse(&mut self) -> Vec<Effect> {
        let on = !self.preferences.mouse;
        self.preferences.mouse = on;
        self.message = Some(Message::news(self.words.mouse(on)));
        vec![Effect::Mouse(on)]
    }
}
