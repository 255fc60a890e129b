//! A person at the keyboard.

use tabiya::app::{
    App, Dialog, Effect, Event, JournalEntry, Key, KeyPress, Pointer, PointerKind, Preferences,
    Target,
};
use tabiya::game::{Finding, Game, Players, Question, Regulations, Table, TimeControl, Timestamp};
use tabiya::notation::fen::{self, Reading};
use tabiya::notation::san;
use tabiya::rules::mating::can_mate;
use tabiya::rules::{Position, Square, Variant};
use tabiya::wording::English;

pub(crate) struct Driver {
    pub(crate) app: App,
    /// What was to be on the disk before anything was shown of it.
    pub(crate) journal: Vec<JournalEntry>,
    /// What the program wants to know and has not been told.
    pub(crate) question: Option<Question>,
    /// Whether the program has to wait for what decides a game; else it is told at once.
    pub(crate) takes_time: bool,
    pub(crate) now: Timestamp,
}

impl Driver {
    /// At the usual start.
    pub(crate) fn new() -> Driver {
        Driver::at(Position::initial(), Variant::Standard)
    }

    /// At the position of a FEN.
    pub(crate) fn from_fen(text: &str) -> Driver {
        let position = fen::read(text, Reading::Lenient, Variant::Standard)
            .expect("a FEN")
            .0;
        Driver::at(position, Variant::Standard)
    }

    pub(crate) fn at(position: Position, variant: Variant) -> Driver {
        let table = Table::casual(Game::new(position, variant), Players::new(None, None));
        Driver::with(table, Preferences::default())
    }

    /// Some game, with some preferences.
    pub(crate) fn with(table: Table, preferences: Preferences) -> Driver {
        Driver {
            app: App::with(table, &English, preferences),
            journal: Vec::new(),
            question: None,
            takes_time: false,
            now: Timestamp::default(),
        }
    }

    /// Two named players under these regulations, with a clock.
    pub(crate) fn table(fen: &str, regulations: Regulations, clock: &str) -> Table {
        let position = fen::read(fen, Reading::Lenient, Variant::Standard)
            .expect("a FEN")
            .0;
        let control: TimeControl = clock.parse().expect("a time control");
        let players = Players::new(Some("Ada".to_owned()), Some("Bo".to_owned()));
        let game = Game::new(position, Variant::Standard);
        Table::new(game, players, regulations, [control.clone(), control])
    }

    /// Lets so many milliseconds pass, waking the program when it wants to be woken.
    pub(crate) fn wait(&mut self, millis: u64) -> Vec<Effect> {
        let until = self.now.plus_millis(millis);
        let mut effects = Vec::new();
        while let Some(wake) = self.app.next_wake(self.now).filter(|wake| *wake < until) {
            self.now = wake;
            effects.extend(self.send(Event::Wake));
        }
        self.now = until;
        effects.extend(self.send(Event::Wake));
        effects
    }

    /// What is to be done then, but for keeping the game and settling a question.
    pub(crate) fn send(&mut self, event: Event) -> Vec<Effect> {
        let mut effects = self.app.update(event, self.now);
        let is_entry = |effect: &Effect| matches!(effect, Effect::Journal(_));
        let first_other = effects.iter().position(|effect| !is_entry(effect));
        let mut others = effects.split_off(first_other.unwrap_or(effects.len()));
        assert!(!others.iter().any(is_entry), "the journal comes first");
        for effect in effects {
            if let Effect::Journal(entry) = effect {
                self.journal.push(entry);
            }
        }
        others.retain(|effect| match effect {
            Effect::Settle(question) => {
                self.question = *question;
                false
            }
            _ => true,
        });
        if self.question.is_some_and(|question| question.awaited) && !self.takes_time {
            others.extend(self.find_out());
        }
        others
    }

    /// Finds out what the program wants to know, and tells it.
    pub(crate) fn find_out(&mut self) -> Vec<Effect> {
        let question = self.question.expect("the program wants to know something");
        let answer = can_mate(&question.position, question.color, 100_000);
        self.tell(Finding::Settled(answer))
    }

    /// Tells the program what was found out about what it wants to know.
    pub(crate) fn tell(&mut self, finding: Finding) -> Vec<Effect> {
        let question = self.question.expect("the program wants to know something");
        self.send(Event::Found(question, finding))
    }

    pub(crate) fn press(&mut self, press: impl Into<KeyPress>) -> Vec<Effect> {
        self.send(Event::Key(press.into()))
    }

    /// Types each letter.
    pub(crate) fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            self.press(Key::Char(letter));
        }
    }

    /// Types a line and presses Enter.
    pub(crate) fn enter(&mut self, text: &str) -> Vec<Effect> {
        self.type_text(text);
        self.press(Key::Enter)
    }

    /// Types several moves.
    pub(crate) fn play(&mut self, moves: &str) {
        for text in moves.split_whitespace() {
            self.enter(text);
            assert_eq!(self.last_san(), text, "{:?}", self.message());
        }
    }

    /// Brings the cursor to a square with the arrow keys.
    pub(crate) fn go(&mut self, square: &str) {
        let target: Square = square.parse().expect("a square");
        if !self.app.cursor().visible {
            self.press(Key::Up);
        }
        assert!(
            self.app.cursor().visible,
            "no text stands in the way: {:?}",
            self.line()
        );
        let away = |from: u8, to: u8| to.cast_signed() - from.cast_signed();
        for _ in 0..16 {
            let now = self.app.cursor().square;
            let seen = if self.app.bottom().is_white() { 1 } else { -1 };
            let right = away(now.file().index(), target.file().index()) * seen;
            let up = away(now.rank().index(), target.rank().index()) * seen;
            let key = match (right.signum(), up.signum()) {
                (1, _) => Key::Right,
                (-1, _) => Key::Left,
                (_, 1) => Key::Up,
                (_, -1) => Key::Down,
                _ => return,
            };
            self.press(key);
        }
        panic!("the cursor does not reach {square}");
    }

    /// Chooses a square with the cursor.
    pub(crate) fn choose(&mut self, square: &str) {
        self.go(square);
        self.press(Key::Enter);
    }

    pub(crate) fn point(&mut self, kind: PointerKind, square: &str) {
        let target = Target::Square(square.parse().expect("a square"));
        self.send(Event::Pointer(Pointer { kind, target }));
    }

    /// Presses and releases the mouse button on a square.
    pub(crate) fn click(&mut self, square: &str) {
        self.point(PointerKind::Press, square);
        self.point(PointerKind::Release, square);
    }

    /// Presses on one square and releases on another.
    pub(crate) fn drag(&mut self, from: &str, to: &str) {
        self.point(PointerKind::Press, from);
        self.point(PointerKind::Release, to);
    }

    pub(crate) fn position(&self) -> String {
        fen::write(self.app.table().game().position())
    }

    pub(crate) fn plies(&self) -> usize {
        self.app.table().game().len()
    }

    /// The last move made, in SAN; empty at the start.
    pub(crate) fn last_san(&self) -> String {
        let game = self.app.table().game();
        let last = game.len().checked_sub(1);
        last.map(|last| san::write(game.position_after(last), game.plies()[last].mv))
            .unwrap_or_default()
    }

    pub(crate) fn message(&self) -> &str {
        self.app.message().map_or("", |message| &message.text)
    }

    pub(crate) fn line(&self) -> &str {
        self.app.line().text()
    }

    pub(crate) fn ending(&self) -> String {
        let ending = self.app.table().ending();
        ending
            .map(|ending| self.app.words().ending(&ending))
            .unwrap_or_default()
    }

    /// The answers of the question that is open.
    pub(crate) fn answers(&self) -> Vec<&str> {
        match self.app.dialog() {
            Some(Dialog::Choice(choice)) => choice
                .answers
                .iter()
                .map(|answer| answer.label.as_str())
                .collect(),
            _ => Vec::new(),
        }
    }

    /// The page that is open.
    pub(crate) fn page(&self) -> String {
        match self.app.dialog() {
            Some(Dialog::Page(page)) => page.lines.join("\n"),
            _ => String::new(),
        }
    }

    /// What the typed text could become.
    pub(crate) fn candidates(&self) -> Vec<String> {
        self.app
            .line()
            .candidates()
            .iter()
            .map(tabiya::app::Candidate::text)
            .collect()
    }
}
