//! A game on the board: the arguments become a table, the terminal is taken, the program runs.

use std::collections::hash_map::RandomState;
use std::env;
use std::hash::{BuildHasher, Hasher};
use std::io::{self, BufRead, BufReader, IsTerminal, Write};

use ratatui::Frame;
use ratatui::layout::Rect;

use super::position::{self, Start};
use super::regulations::BadClock;
use super::settings;
use super::{PlayArguments, clock, look, practice};
use crate::app::settings::Change;
use crate::app::{App, Effect, Event, Preferences, Target};
use crate::files;
use crate::files::settings::{NotSaved, save};
use crate::game::{Game, Occasion, Players, Table, TimeControl, Timestamp};
use crate::notation::fen::Reading;
use crate::plain;
use crate::rules::Color;
use crate::terminal::{self, Keys, Options, Program, Shell, TypedInput};
use crate::ui::theme::Scheme;
use crate::ui::{self, Look};
use crate::wording::{English, FileWords, SettingsWords};

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
    let loaded = settings::load();
    let preferences = arguments.look.over(loaded.preferences());
    let schemes = look::schemes(&loaded.settings.themes);
    if let Some(sentence) = missing_theme(&preferences, &schemes) {
        writeln!(err, "tabiya: {sentence}")?;
        return Ok(2);
    }
    let controls = match arguments.clock.controls(&preferences.clock) {
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
    let by_lines = arguments.plain || is_dumb() || !terminal::is_at_hand(keys);
    if by_lines {
        arguments.regulations.keep_the_sheet();
    }
    let table = table(&start, controls, &preferences, arguments);
    let mut app = App::with(table, &English, preferences);
    app.know_themes(schemes.iter().map(|scheme| scheme.name.to_string()));
    app.know_saved(loaded.preferences().clone());
    app.set_occasion(occasion(arguments));
    app.warn(&start.doubts);
    let report = loaded.report();
    if by_lines {
        for line in report {
            writeln!(err, "{line}")?;
        }
        return play_by_lines(app);
    }
    if !report.is_empty() {
        app.show_page(English.settings_title().to_owned(), report);
    }
    play_on_screen(app, schemes, loaded.place)
}

/// Plays in the terminal.
pub(super) fn play_on_screen(app: App, schemes: Vec<Scheme>, place: String) -> io::Result<u8> {
    let mouse = app.preferences().mouse;
    let mut running = Running::new(app, schemes);
    terminal::run(&mut running, &mut Disk { place }, Options { mouse })
}

/// Whether the terminal says that it can only be written to.
pub(super) fn is_dumb() -> bool {
    env::var_os("TERM").is_some_and(|term| term == "dumb")
}

/// Plays by lines of text. What was refused makes an exit code where nobody was there to
/// repair it.
pub(super) fn play_by_lines(mut app: App) -> io::Result<u8> {
    let input = BufReader::new(TypedInput::new());
    let end = plain::run(&mut app, input, io::stdout().lock(), &mut Disk::default())?;
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

/// That a theme that was asked for is not there.
pub(super) fn missing_theme(preferences: &Preferences, schemes: &[Scheme]) -> Option<String> {
    let names: Vec<&str> = schemes.iter().map(|scheme| &*scheme.name).collect();
    let name = preferences.theme.as_str();
    let missing = !name.is_empty() && !names.contains(&name);
    missing.then(|| English.no_theme(name, &names))
}

fn table(
    start: &Start,
    controls: [TimeControl; 2],
    preferences: &Preferences,
    arguments: &PlayArguments,
) -> Table {
    let named = |own: &Option<String>, color| {
        let usual = || preferences.players.name(color).map(str::to_owned);
        own.clone().or_else(usual)
    };
    let players = Players::new(
        named(&arguments.white, Color::White),
        named(&arguments.black, Color::Black),
    );
    let game = Game::new(start.position, start.variant);
    let regulations = arguments.regulations.regulations(preferences.profile);
    Table::new(game, players, regulations, controls)
}

fn occasion(arguments: &PlayArguments) -> Occasion {
    Occasion {
        date: String::new(),
        event: arguments.event.clone(),
        site: arguments.site.clone(),
        round: arguments.round.clone(),
    }
}

/// The program and how it looks.
struct Running {
    app: App,
    schemes: Vec<Scheme>,
    /// How it looks, made from these preferences.
    look: Look,
    shown: Preferences,
}

impl Running {
    fn new(app: App, schemes: Vec<Scheme>) -> Running {
        let shown = app.preferences().clone();
        Running {
            look: look::look(&shown, &schemes),
            app,
            schemes,
            shown,
        }
    }
}

impl Program for Running {
    fn update(&mut self, event: Event, at: Timestamp) -> Vec<Effect> {
        let effects = self.app.update(event, at);
        if *self.app.preferences() != self.shown {
            self.shown = self.app.preferences().clone();
            self.look = look::look(&self.shown, &self.schemes);
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
        ui::target(&self.app, &self.look, area, column, row)
    }
}

/// The shell around the program: what it keeps goes to the disk.
#[derive(Default)]
struct Disk {
    /// The place of the settings file, as it is shown.
    place: String,
}

impl Shell for Disk {
    fn perform(&mut self, effect: Effect) -> Option<Event> {
        match effect {
            Effect::SaveSettings(changes) => Some(self.save(&changes)),
            Effect::OpenPractice => Some(match practice::opened() {
                Ok(opened) => Event::PracticeOpened(opened),
                Err(fault) => Event::Failed(English.file_fault(&fault)),
            }),
            Effect::LogPractice(line) => {
                let fault = files::practice::append(&line).err()?;
                Some(Event::Failed(English.file_fault(&fault)))
            }
            _ => None,
        }
    }
}

impl Disk {
    fn save(&self, changes: &[Change]) -> Event {
        match save(changes, English.settings_head()) {
            Ok(place) => Event::SettingsSaved(place),
            Err(NotSaved::File(fault)) => Event::Failed(English.file_fault(&fault)),
            Err(NotSaved::Text(trouble)) => Event::Failed(English.not_saved(&self.place, &trouble)),
        }
    }
}
