//! A game on the board: the arguments become a table, the terminal is taken, the program runs.

use std::collections::hash_map::RandomState;
use std::env;
use std::hash::{BuildHasher, Hasher};
use std::io::{self, BufRead, BufReader, IsTerminal, Write};

use ratatui::Frame;
use ratatui::layout::Rect;

use super::position::{self, Start};
use super::regulations::BadClock;
use super::{PlayArguments, clock, look};
use crate::app::{App, Effect, Event, Preferences, Target};
use crate::game::{Game, Occasion, Players, Table, TimeControl, Timestamp};
use crate::notation::fen::Reading;
use crate::plain;
use crate::terminal::{self, Keys, Options, Program, Shell, TypedInput};
use crate::ui::theme::ColorDepth;
use crate::ui::{self, Look};
use crate::wording::English;

/// Plays a game and gives the exit code.
pub(super) fn run(arguments: &mut PlayArguments, err: &mut impl Write) -> io::Result<u8> {
    let keys = if arguments.position.fen.as_deref() == Some("-") {
        arguments.position.fen = Some(first_line()?);
        Keys::AnyTerminal
    } else {
        Keys::StandardInput
    };
    if !arguments.words.is_empty() {
        arguments.position.fen = Some(arguments.words.join(" "));
    }
    let start = match position::start(&arguments.position, Reading::Lenient, random) {
        Ok(start) => start,
        Err(error) => {
            position::report(&error, err)?;
            return Ok(2);
        }
    };
    let controls = match arguments.clock.controls() {
        Ok(controls) => controls,
        Err(BadClock { spec, error }) => {
            write!(
                err,
                "tabiya: no time control\n{}",
                clock::caret(error, &spec)
            )?;
            return Ok(2);
        }
    };
    if arguments.plain || is_dumb() || !terminal::is_at_hand(keys) {
        arguments.regulations.keep_the_sheet();
        return by_lines(app(&start, controls, arguments));
    }
    let app = app(&start, controls, arguments);
    let mouse = app.preferences().mouse;
    let mut running = Running::new(app, arguments.look.depth());
    terminal::run(&mut running, &mut Nothing, Options { mouse })
}

/// Whether the terminal says that it can only be written to.
fn is_dumb() -> bool {
    env::var_os("TERM").is_some_and(|term| term == "dumb")
}

/// Plays by lines of text. What was refused makes an exit code where nobody was there to
/// repair it.
fn by_lines(mut app: App) -> io::Result<u8> {
    let input = BufReader::new(TypedInput::new());
    let end = plain::run(&mut app, input, io::stdout().lock(), &mut Nothing)?;
    match end.code {
        0 if end.refused && !io::stdin().is_terminal() => Ok(1),
        code => Ok(code),
    }
}

fn first_line() -> io::Result<String> {
    let mut line = String::new();
    io::stdin().lock().read_line(&mut line)?;
    Ok(line.trim_end_matches(['\r', '\n']).to_owned())
}

/// A number that nobody can foresee.
fn random() -> u16 {
    let number = RandomState::new().build_hasher().finish();
    u16::try_from(number % 960).unwrap_or_default()
}

fn app(start: &Start, controls: [TimeControl; 2], arguments: &PlayArguments) -> App {
    let players = Players::new(arguments.white.clone(), arguments.black.clone());
    let game = Game::new(start.position, start.variant);
    let table = Table::new(game, players, arguments.regulations.regulations(), controls);
    let preferences = arguments.look.over(Preferences::default());
    let mut app = App::with(table, &English, preferences);
    app.know_themes(look::theme_names());
    app.set_occasion(Occasion {
        event: arguments.event.clone(),
        site: arguments.site.clone(),
        round: arguments.round.clone(),
    });
    app.warn(&start.doubts);
    app
}

/// The program and how it looks.
struct Running {
    app: App,
    depth: ColorDepth,
    /// How it looks, made from these preferences.
    look: Look,
    shown: Preferences,
}

impl Running {
    fn new(app: App, depth: ColorDepth) -> Running {
        let shown = app.preferences().clone();
        Running {
            look: look::look(&shown, depth),
            app,
            depth,
            shown,
        }
    }
}

impl Program for Running {
    fn update(&mut self, event: Event, at: Timestamp) -> Vec<Effect> {
        let effects = self.app.update(event, at);
        if *self.app.preferences() != self.shown {
            self.shown = self.app.preferences().clone();
            self.look = look::look(&self.shown, self.depth);
        }
        effects
    }

    fn next_wake(&self, now: Timestamp) -> Option<Timestamp> {
        self.app.next_wake(now)
    }

    fn draw(&self, frame: &mut Frame<'_>) {
        ui::draw(&self.app, &self.look, frame);
    }

    fn target(&self, area: Rect, column: u16, row: u16) -> Target {
        ui::target(&self.app, area, column, row)
    }
}

/// The shell of a program that needs nothing but its terminal.
struct Nothing;

impl Shell for Nothing {
    fn perform(&mut self, _: Effect) -> Option<Event> {
        None
    }
}
