//! The playing screen: typed moves and words, the cursor, the mouse, looking back.

use super::action::{self, Action};
use super::dialog::{Answer, Choice, Deed, Dialog, Page};
use super::effect::Effect;
use super::event::{Key, KeyPress, Pointer, PointerKind, Target};
use super::{App, LineEdit, Message};
use crate::game::{Command, Game, Notice, Refusal, Table};
use crate::notation::fen::{self, Reading};
use crate::notation::san;
use crate::rules::{Move, Square, Variant};

impl App {
    /// A key on the playing screen.
    pub(super) fn play_key(&mut self, press: KeyPress) -> Vec<Effect> {
        if let Key::Char(letter) = press.key
            && !(press.ctrl || press.alt)
        {
            return self.type_letter(letter);
        }
        match action::of_key(press) {
            Some(Action::Arrows) => self.arrow(press.key),
            Some(action) => return self.perform(action, ""),
            None => self.edit_key(press.key),
        }
        Vec::new()
    }

    fn type_letter(&mut self, letter: char) -> Vec<Effect> {
        if letter == ' ' && self.line.is_empty() {
            self.pick_or_drop();
        } else {
            self.type_text(&letter.to_string());
        }
        Vec::new()
    }

    /// Puts text into the line; the first of it returns to the present.
    pub(super) fn type_text(&mut self, text: &str) {
        if self.line.is_empty() {
            self.viewed = None;
            self.message = None;
            self.cursor.hide();
        }
        self.change_line(|edit| edit.insert(text));
    }

    /// Changes the text; what was said about the old one goes.
    fn change_line(&mut self, change: impl FnOnce(&mut LineEdit)) {
        let before = self.line.text().to_owned();
        self.line.change(self.table.game().position(), change);
        if self.line.text() != before {
            self.message = None;
        }
    }

    fn edit_key(&mut self, key: Key) {
        match key {
            Key::Backspace => self.change_line(LineEdit::backspace),
            Key::Delete => self.change_line(LineEdit::delete),
            Key::Home => self.change_line(LineEdit::home),
            Key::End => self.change_line(LineEdit::end),
            _ => {}
        }
    }

    fn arrow(&mut self, key: Key) {
        match (key, self.line.is_empty()) {
            (Key::Left, false) => self.change_line(LineEdit::left),
            (Key::Right, false) => self.change_line(LineEdit::right),
            (Key::Up, false) => self.line.choose(false),
            (Key::Down, false) => self.line.choose(true),
            (Key::Left, true) => self.cursor.step(-1, 0, self.bottom),
            (Key::Right, true) => self.cursor.step(1, 0, self.bottom),
            (Key::Up, true) => self.cursor.step(0, 1, self.bottom),
            (_, true) => self.cursor.step(0, -1, self.bottom),
            (_, false) => {}
        }
    }

    /// Does what was asked for by key or word.
    pub(super) fn perform(&mut self, action: Action, argument: &str) -> Vec<Effect> {
        match action {
            Action::Submit => return self.submit(),
            Action::Complete => self.line.complete(self.table.game().position()),
            Action::LetGo => self.let_go(),
            Action::Help => self.dialog = Some(Dialog::Page(self.help())),
            Action::Back => self.look(|now| now.saturating_sub(1)),
            Action::Forward => self.look(|now| now + 1),
            Action::ToStart => self.look(|_| 0),
            Action::ToEnd => self.viewed = None,
            Action::Flip => self.bottom = !self.bottom,
            Action::New => self.ask_new(argument),
            Action::Fen => return self.show_fen(),
            Action::TakeBack => self.ask_take_back(),
            Action::Resign => self.ask_resign(),
            Action::Claim => self.claim(argument),
            Action::Moves => self.list_moves(),
            Action::Say => self.say_last_move(),
            Action::Mouse => return self.switch_mouse(),
            Action::Quit => return self.ask_quit(),
            Action::Redraw => return vec![Effect::Redraw],
            Action::Arrows => {}
        }
        Vec::new()
    }

    fn submit(&mut self) -> Vec<Effect> {
        let text = self.line.text().trim().to_owned();
        if text.is_empty() {
            self.line.clear();
            self.pick_or_drop();
            return Vec::new();
        }
        match word(&text) {
            Some((action, argument)) => {
                self.line.clear();
                self.message = None;
                self.perform(action, &argument)
            }
            None if text.starts_with(':') => {
                self.message = Some(Message::refusal(self.words.unknown_word(&text)));
                Vec::new()
            }
            None => self.submit_move(&text),
        }
    }

    fn submit_move(&mut self, text: &str) -> Vec<Effect> {
        if self.table.ending().is_some() {
            self.refuse(Refusal::GameOver);
            return Vec::new();
        }
        match self.understand(text) {
            Ok(mv) => self.play(mv),
            Err(sentence) => self.message = Some(Message::refusal(sentence)),
        }
        Vec::new()
    }

    /// Makes a legal move and shows what came of it.
    pub(super) fn play(&mut self, mv: Move) {
        self.give(Command::Play(mv));
    }

    /// Gives a command to the table and shows what came of it.
    pub(super) fn give(&mut self, command: Command) {
        match self.table.apply(command) {
            Ok(notices) => self.show_notices(&notices),
            Err(refusal) => self.refuse(refusal),
        }
    }

    fn show_notices(&mut self, notices: &[Notice]) {
        self.line.clear();
        self.cursor.let_go();
        self.viewed = None;
        self.message = notices
            .iter()
            .filter_map(|notice| self.words.notice(notice, &self.table))
            .next_back()
            .map(Message::news);
    }

    fn let_go(&mut self) {
        if self.cursor.picked.is_some() {
            self.cursor.let_go();
        } else if !self.line.is_empty() {
            self.line.clear();
            self.message = None;
        } else if self.message.is_some() {
            self.message = None;
        } else if self.viewed.is_some() {
            self.viewed = None;
        } else {
            self.cursor.hide();
        }
    }

    /// Steps through the game; the present position is the end.
    fn look(&mut self, step: impl FnOnce(usize) -> usize) {
        let last = self.table.game().len();
        let shown = step(self.viewed.unwrap_or(last)).min(last);
        self.viewed = (shown < last).then_some(shown);
        self.cursor.let_go();
    }

    /// Picks up the man under the cursor, or drops the one that is held.
    fn pick_or_drop(&mut self) {
        if !self.cursor.visible {
            self.cursor.visible = true;
            return;
        }
        self.choose_square(self.cursor.square);
    }

    /// A square was chosen with the cursor or the mouse.
    fn choose_square(&mut self, square: Square) {
        self.viewed = None;
        self.message = None;
        self.cursor.square = square;
        if self.table.ending().is_some() {
            return self.refuse(Refusal::GameOver);
        }
        let game = self.table.game();
        let own = game.position().color(game.turn()).contains(square);
        match self.cursor.picked {
            Some(picked) if picked == square => self.cursor.let_go(),
            Some(picked) if !self.reselects(picked, square, own) => self.drop_on(picked, square),
            _ if own => self.cursor.picked = Some(square),
            _ => self.cursor.picked = None,
        }
    }

    /// Whether choosing an own man means picking that one up instead.
    fn reselects(&self, picked: Square, square: Square, own: bool) -> bool {
        own && (self.table.game().variant() == Variant::Standard
            || self.moves_between(picked, square).is_empty())
    }

    /// The legal moves from one square to another; castling by its two usual gestures.
    fn moves_between(&self, from: Square, to: Square) -> Vec<Move> {
        let game = self.table.game();
        let standard = game.variant() == Variant::Standard;
        let moves = game.position().legal_moves();
        let lands = |mv: &&Move| match mv.castling() {
            Some(_) if standard => mv.target() == to,
            _ => mv.to == to,
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
            [] => self.message = Some(Message::refusal(self.why_not(from, to))),
            [mv] => self.play(mv),
            _ => self.ask_promotion(&moves),
        }
    }

    fn ask_promotion(&mut self, moves: &[Move]) {
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
        self.ask(Choice::new(self.words.ask_promotion(), answers));
    }

    fn ask(&mut self, choice: Choice) {
        self.dialog = Some(Dialog::Choice(choice));
    }

    /// Asks whether to do something that cannot be undone.
    fn confirm(&mut self, question: String, deed: Deed) {
        let [yes, no] = [true, false].map(|yes| self.words.yes_or_no(yes));
        let answers = vec![
            Answer::new('y', yes, deed),
            Answer::new('n', no, Deed::Nothing),
        ];
        self.ask(Choice::careful(question, answers));
    }

    fn refuse(&mut self, refusal: Refusal) {
        self.message = Some(Message::refusal(self.words.refusal(&refusal)));
    }

    /// The squares on which the held man may be dropped.
    pub fn drop_targets(&self) -> impl Iterator<Item = Square> {
        let held = self.cursor.picked;
        Square::all()
            .filter(move |&to| held.is_some_and(|from| !self.moves_between(from, to).is_empty()))
    }

    /// The mouse on the playing screen.
    pub(super) fn play_pointer(&mut self, pointer: Pointer) {
        match (pointer.kind, pointer.target) {
            (PointerKind::WheelUp, _) => self.look(|now| now.saturating_sub(1)),
            (PointerKind::WheelDown, _) => self.look(|now| now + 1),
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
        if self.cursor.picked != Some(square) || self.viewed.is_some() {
            self.held_before_press = false;
            self.choose_square(square);
        } else {
            self.held_before_press = true;
        }
    }

    fn release(&mut self, square: Square) {
        let Some(pressed) = self.pressed.take() else {
            return;
        };
        if pressed != square && self.cursor.picked == Some(pressed) {
            self.drop_dragged(pressed, square);
        } else if pressed == square && self.held_before_press {
            self.cursor.let_go();
        }
    }

    fn drop_dragged(&mut self, from: Square, to: Square) {
        let game = self.table.game();
        if self.reselects(from, to, game.position().color(game.turn()).contains(to)) {
            self.message = Some(Message::refusal(self.why_not(from, to)));
        } else {
            self.drop_on(from, to);
        }
        self.cursor.let_go();
    }

    fn switch_mouse(&mut self) -> Vec<Effect> {
        self.mouse = !self.mouse;
        self.message = Some(Message::news(self.words.mouse(self.mouse)));
        vec![Effect::Mouse(self.mouse)]
    }

    fn ask_new(&mut self, argument: &str) {
        let start = if argument.is_empty() {
            Ok((*self.table.game().start(), Vec::new()))
        } else {
            fen::read(argument, Reading::Lenient, self.table.game().variant())
        };
        let (position, doubts) = match start {
            Ok(start) => start,
            Err(error) => {
                self.message = Some(Message::refusal(self.words.fen_refusal(&error).join(" ")));
                return;
            }
        };
        let deed = Deed::New(position, self.table.game().variant());
        if self.table.in_progress() {
            self.confirm(self.words.ask_new(), deed);
        } else {
            self.carry_out(deed);
        }
        if let Some(doubt) = doubts.first() {
            self.message = Some(Message::news(self.words.doubt(doubt)));
        }
    }

    fn show_fen(&mut self) -> Vec<Effect> {
        let text = fen::write(self.shown_position());
        let lines = vec![text.clone(), String::new(), self.words.copied()];
        self.dialog = Some(Dialog::Page(Page::new("FEN".to_owned(), lines)));
        vec![Effect::Copy(text)]
    }

    fn ask_take_back(&mut self) {
        let made = self.table.game().len();
        if made == 0 {
            return self.refuse(Refusal::NothingToTakeBack);
        }
        let game = self.table.game();
        let answer = |(plies, key): (usize, char)| {
            let position = game.position_after(made - plies);
            let text = san::write(position, game.plies()[made - plies].mv);
            let label = self.words.take_back(position.turn(), &text, plies);
            Answer::new(key, label, Deed::TakeBack(plies))
        };
        let possible = [(1, '1'), (2, '2')]
            .into_iter()
            .filter(|&(plies, _)| plies <= made);
        let mut answers: Vec<Answer> = possible.map(answer).collect();
        answers.push(Answer::new('n', self.words.yes_or_no(false), Deed::Nothing));
        self.ask(Choice::careful(self.words.ask_take_back(), answers));
    }

    fn ask_resign(&mut self) {
        if self.table.ending().is_some() {
            return self.refuse(Refusal::GameOver);
        }
        let color = self.table.game().turn();
        self.confirm(self.words.ask_resign(color), Deed::Resign(color));
    }

    fn claim(&mut self, argument: &str) {
        if argument.is_empty() {
            return self.give(Command::Claim(None));
        }
        match self.understand(argument) {
            Ok(mv) => self.give(Command::Claim(Some(mv))),
            Err(sentence) => self.message = Some(Message::refusal(sentence)),
        }
    }

    fn list_moves(&mut self) {
        let position = *self.shown_position();
        let moves = position.legal_moves();
        let mut texts: Vec<String> = moves.iter().map(|&mv| san::write(&position, mv)).collect();
        texts.sort();
        let page = Page::new(self.words.legal_moves(texts.len()), vec![texts.join("  ")]);
        self.dialog = Some(Dialog::Page(page));
    }

    fn say_last_move(&mut self) {
        let shown = self.shown_plies();
        let game = self.table.game();
        let sentence = match shown.checked_sub(1) {
            Some(last) => self
                .words
                .move_made(game.position_after(last), game.plies()[last].mv),
            None => self.words.no_move_yet(),
        };
        self.message = Some(Message::news(sentence));
    }

    fn ask_quit(&mut self) -> Vec<Effect> {
        if !self.table.in_progress() {
            return vec![Effect::Exit(0)];
        }
        self.confirm(self.words.ask_quit(), Deed::Quit);
        Vec::new()
    }

    /// Does what the answer to a question says.
    pub(super) fn carry_out(&mut self, deed: Deed) -> Vec<Effect> {
        match deed {
            Deed::Nothing => {}
            Deed::Play(mv) => self.play(mv),
            Deed::Quit => return vec![Effect::Exit(0)],
            Deed::New(position, variant) => self.start(Table::new(
                Game::new(position, variant),
                self.table.players().clone(),
            )),
            Deed::Resign(color) => self.give(Command::Resign(color)),
            Deed::TakeBack(plies) => self.give(Command::TakeBack(plies)),
        }
        Vec::new()
    }

    fn start(&mut self, table: Table) {
        let (words, bottom, mouse) = (self.words, self.bottom, self.mouse);
        *self = App {
            bottom,
            mouse,
            ..App::new(table, words)
        };
    }
}

/// The word that a text asks for: after a colon, or alone if no move can be meant.
fn word(text: &str) -> Option<(Action, String)> {
    let (named, bare) = match text.strip_prefix(':') {
        Some(rest) => (rest.trim_start(), false),
        None => (text, true),
    };
    let (word, argument) = named.split_once(char::is_whitespace).unwrap_or((named, ""));
    let entry = action::of_word(&word.to_lowercase()).or_else(|| {
        // A beginning that fits one word only will do after the colon.
        let mut fitting = action::words_beginning(word).filter(|_| !bare && !word.is_empty());
        fitting.next().filter(|_| fitting.next().is_none())
    })?;
    Some((entry.action, argument.trim().to_owned()))
}
