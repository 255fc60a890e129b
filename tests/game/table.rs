//! Two people at the table: what they may do under the Laws, and what comes of it.

mod arbiter;
mod draws;
mod endings;
mod illegal;
mod losing;
mod taking_back;
mod timed;
mod touch;

use tabiya::game::regulations::{Profile, Regulations};
use tabiya::game::{Command, Game, Notice, Players, Refusal, Table, TimeControl, Timestamp};
use tabiya::notation::fen::{self, Reading};
use tabiya::notation::san;
use tabiya::rules::mating::can_mate;
use tabiya::rules::{Position, Square, Variant};

pub(crate) const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

pub(crate) fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

pub(crate) fn position(text: &str) -> Position {
    fen::read(text, Reading::Lenient, Variant::Standard)
        .expect("a FEN")
        .0
}

/// A game at the table with a clock of its own time.
pub(crate) struct Players2 {
    pub(crate) table: Table,
    pub(crate) now: Timestamp,
}

pub(crate) fn casual(fen: &str) -> Players2 {
    with(fen, Regulations::of(Profile::Casual), "none")
}

pub(crate) fn tournament(fen: &str) -> Players2 {
    with(fen, Regulations::of(Profile::Tournament), "none")
}

/// A game with a clock that has been started.
pub(crate) fn with(fen: &str, regulations: Regulations, clock: &str) -> Players2 {
    let control: TimeControl = clock.parse().expect("a time control");
    let game = Game::new(position(fen), Variant::Standard);
    let mut players = Players2 {
        table: Table::new(
            game,
            Players::default(),
            regulations,
            [control.clone(), control],
        ),
        now: Timestamp::default(),
    };
    if !players.table.has_started() {
        players.give(Command::Start).expect("the clock starts");
    }
    players
}

impl Players2 {
    pub(crate) fn give(&mut self, command: Command) -> Result<Vec<Notice>, Refusal> {
        self.table.tick(self.now);
        let mut notices = self.table.apply(command, self.now)?;
        notices.extend(self.settle());
        Ok(notices)
    }

    /// Somebody finds out at once who can still mate, if the result waits for it.
    fn settle(&mut self) -> Vec<Notice> {
        let question = self.table.question().filter(|question| question.awaited);
        question.map_or_else(Vec::new, |question| {
            let answer = can_mate(&question.position, question.color, 100_000);
            self.table.settle(&question, answer, self.now)
        })
    }

    /// Lets so many milliseconds pass.
    pub(crate) fn wait(&mut self, millis: u64) -> Vec<Notice> {
        self.now = self.now.plus_millis(millis);
        let mut notices = self.table.tick(self.now);
        notices.extend(self.settle());
        notices
    }

    pub(crate) fn try_play(&mut self, text: &str) -> Result<Vec<Notice>, Refusal> {
        let (text, offer) = text
            .strip_suffix("(=)")
            .map_or((text, false), |text| (text, true));
        let mv = san::read(text, self.table.game().position())
            .unwrap_or_else(|| panic!("{text} is legal"));
        self.give(Command::Play { mv, offer })
    }

    pub(crate) fn play(&mut self, moves: &str) {
        for text in moves.split_whitespace() {
            if let Err(refusal) = self.try_play(text) {
                panic!("{text}: {refusal:?}");
            }
        }
    }

    pub(crate) fn claim_with(&mut self, text: &str) -> Result<Vec<Notice>, Refusal> {
        let mv = san::read(text, self.table.game().position()).expect("legal");
        self.give(Command::Claim(Some(mv)))
    }

    /// The result and the reason, as `1-0 Checkmate`.
    pub(crate) fn ending(&self) -> String {
        let ending = self.table.ending();
        ending
            .map(|ending| format!("{} {:?}", ending.outcome.token(), ending.termination))
            .unwrap_or_default()
    }
}
