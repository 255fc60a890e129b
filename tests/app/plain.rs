//! The program by lines of text: what is typed, and all that is said to it.

mod answers;
mod asking;
mod clocks;
mod games;
mod hostile;

use std::collections::VecDeque;

use tabiya::app::{App, Effect, Event, Preferences};
use tabiya::game::regulations::Profile;
use tabiya::game::{Game, Players, Regulations, Table, Timestamp};
use tabiya::plain::{self, End, Heard};
use tabiya::rules::{Position, Variant};
use tabiya::terminal::{Arrival, EventSource, Shell, Stamped};
use tabiya::wording::English;

use crate::driver::Driver;

pub(crate) const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// What is typed, each at its time; nobody waits for it.
struct Script {
    heard: VecDeque<Stamped<Heard>>,
    now: Timestamp,
}

impl Script {
    fn of(heard: impl IntoIterator<Item = Stamped<Heard>>) -> Script {
        Script {
            heard: heard.into_iter().collect(),
            now: Timestamp::default(),
        }
    }
}

impl EventSource<Heard> for Script {
    fn now(&self) -> Timestamp {
        self.now
    }

    fn wait(&mut self, until: Option<Timestamp>) -> Arrival<Heard> {
        let next = self.heard.front().expect("a script ends with an end").at;
        if let Some(until) = until.filter(|&until| until < next) {
            self.now = until;
            return Arrival::TimeIsUp(until);
        }
        self.now = next;
        Arrival::Event(self.waiting().expect("it was seen"))
    }

    fn waiting(&mut self) -> Option<Stamped<Heard>> {
        self.heard.pop_front()
    }
}

/// The shell of a program that asks for nothing but to end.
#[derive(Default)]
struct Exits(Vec<Effect>);

impl Shell for Exits {
    fn perform(&mut self, effect: Effect) -> Option<Event> {
        self.0.push(effect);
        None
    }
}

/// A conversation that is over.
pub(crate) struct Talk {
    /// The lines that were said, but for the one in the beginning.
    pub(crate) said: Vec<String>,
    /// The line in the beginning.
    pub(crate) greeting: String,
    pub(crate) end: End,
    pub(crate) app: App,
}

impl Talk {
    /// Somebody types these things at these milliseconds.
    pub(crate) fn timed(app: App, heard: impl IntoIterator<Item = (u64, Heard)>) -> Talk {
        let stamped = |(millis, event)| Stamped {
            event,
            at: Timestamp::from_millis(millis),
        };
        Talk::stamped(app, heard.into_iter().map(stamped))
    }

    /// The same at any times.
    pub(crate) fn stamped(mut app: App, heard: impl IntoIterator<Item = Stamped<Heard>>) -> Talk {
        let source = Script::of(heard);
        let (mut output, mut shell) = (Vec::new(), Exits::default());
        let end = plain::converse(&mut app, source, &mut output, &mut shell).expect("all is said");
        let exits = |effect: &Effect| matches!(effect, Effect::Exit(_));
        let first = shell.0.iter().position(exits).unwrap_or_default();
        let last = shell.0.split_off(first);
        assert_eq!(last, [Effect::Exit(end.code)], "the exit comes last");
        let output = String::from_utf8(output).expect("text");
        let mut said = output.lines().map(str::to_owned);
        let greeting = said.next().expect("a greeting");
        Talk {
            said: said.collect(),
            greeting,
            end,
            app,
        }
    }

    /// Somebody types these lines, and that was all.
    pub(crate) fn with(app: App, lines: &[&str]) -> Talk {
        let lines = lines.iter().map(|line| Heard::Line((*line).to_owned()));
        Talk::timed(app, lines.chain([Heard::End]).map(|heard| (0, heard)))
    }

    /// A casual game without a clock from the usual start.
    pub(crate) fn casual(lines: &[&str]) -> Talk {
        Talk::with(app(Position::initial()), lines)
    }

    /// The same from another position.
    pub(crate) fn from_fen(fen: &str, lines: &[&str]) -> Talk {
        let table = Driver::table(fen, Regulations::of(Profile::Casual), "none");
        Talk::with(on(table), lines)
    }

    /// What was said to the last line.
    pub(crate) fn last(&self) -> &str {
        self.said.last().map_or("", String::as_str)
    }
}

/// The program with a casual game that starts from a position.
pub(crate) fn app(position: Position) -> App {
    let game = Game::new(position, Variant::Standard);
    on(Table::casual(game, Players::new(None, None)))
}

/// The program with a table.
pub(crate) fn on(table: Table) -> App {
    App::with(table, &English, Preferences::default())
}
