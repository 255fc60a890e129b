//! A game on the board: the arguments become a table, the terminal is taken, the program runs.

use std::collections::hash_map::RandomState;
use std::env;
use std::hash::{BuildHasher, Hasher};
use std::io::{self, BufRead, BufReader, IsTerminal, Read, Write};

use jiff::ZonedDateTime;
use ratatui::Frame;
use ratatui::layout::Rect;

use super::disk::{self, Disk, Reopened};
use super::language::{self, words};
use super::look::LookArguments;
use super::position::{self, Start};
use super::regulations::BadClock;
use super::settings::{self, Loaded};
use super::{PlayArguments, ResumeArguments, clock, games, look};
use crate::app::{App, Effect, Event, Preferences, Target};
use crate::files::games::{Games, is_piped};
use crate::files::last_game;
use crate::game::{Game, Occasion, Players, Table, TimeControl, Timestamp};
use crate::notation::fen::Reading;
use crate::plain;
use crate::rules::Color;
use crate::terminal::{self, Keys, Options, Program, TypedInput};
use crate::ui::theme::Scheme;
use crate::ui::{self, Look};
use crate::wording::{Damage, Unfinished};

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
        Err(BadClock::HalfAGlass) => {
            writeln!(err, "tabiya: {}", words().half_a_glass())?;
            return Ok(2);
        }
        Err(BadClock::Spec { spec, error }) => {
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
        let wanted = arguments.regulations.keep_the_sheet();
        if wanted {
            writeln!(err, "tabiya: {}", words().sheet_is_kept())?;
        }
    }
    let table = table(&start, controls, &preferences, arguments);
    let mut app = App::with(table, words(), preferences);
    app.set_occasion(occasion(arguments));
    app.warn(&start.doubts);
    let mut disk = Disk::new(loaded.place.clone());
    if by_lines && !io::stdin().is_terminal() {
        disk.is_fed_by_a_pipe();
    } else {
        offer_unfinished(&mut app, nothing_is_asked());
    }
    play(app, schemes, &loaded, disk, by_lines, err)
}

/// Plays on with an unfinished game.
pub(super) fn resume(arguments: &ResumeArguments, err: &mut impl Write) -> io::Result<u8> {
    let games = Games::of_user();
    let name = match (&arguments.name, &games) {
        (Some(name), _) => name.clone(),
        (None, Ok(games)) => {
            let mut other = None;
            let mut free = games::unfinished(games, |_| true).filter(|game| {
                let is_free = can_be_resumed(game);
                if !is_free {
                    other.get_or_insert_with(|| game.name.clone());
                }
                is_free
            });
            // Where no game can be gone on with, it is told of one why: by whom it is played, or
            // what is wrong with its record.
            let free = free.next().map(|game| game.name);
            free.or(other).unwrap_or_default()
        }
        (None, Err(_)) => String::new(),
    };
    let opened = match disk::reopen(games.as_ref(), &name, words()) {
        _ if name.is_empty() && games.is_ok() => Err(words().no_unfinished_game()),
        opened => opened,
    };
    let Reopened {
        held,
        record,
        kept_as,
        ..
    } = match opened {
        Ok(opened) => opened,
        Err(sentence) => {
            writeln!(err, "tabiya: {sentence}")?;
            return Ok(1);
        }
    };
    let loaded = settings::load();
    let preferences = arguments.look.over(loaded.preferences());
    let schemes = look::schemes(&loaded.settings.themes);
    if let Some(sentence) = missing_theme(&preferences, &schemes) {
        writeln!(err, "tabiya: {sentence}")?;
        return Ok(2);
    }
    let empty = Game::new(*record.game.game.start(), record.game.game.variant());
    let table = Table::casual(empty, Players::default());
    let mut app = App::with(table, words(), preferences);
    app.play_on(record, &kept_as);
    let mut disk = Disk::new(loaded.place.clone());
    disk.adopt(app.game_number(), held);
    let by_lines = arguments.plain || is_dumb() || !terminal::is_at_hand(Keys::StandardInput);
    play(app, schemes, &loaded, disk, by_lines, err)
}

/// Plays on after the moves of a game, without a clock.
pub(super) fn play_on_from(
    line: &Game,
    (look, plain): (&LookArguments, bool),
    err: &mut impl Write,
) -> io::Result<u8> {
    let loaded = settings::load();
    let preferences = look.over(loaded.preferences());
    let schemes = look::schemes(&loaded.settings.themes);
    if let Some(sentence) = missing_theme(&preferences, &schemes) {
        writeln!(err, "tabiya: {sentence}")?;
        return Ok(2);
    }
    let start = Game::new(*line.start(), line.variant());
    let mut table = Table::casual(start, preferences.players.clone());
    for ply in line.plies() {
        let played = table.apply(Table::plain(ply.mv), Timestamp::default());
        debug_assert!(played.is_ok(), "the moves of a game are legal");
    }
    let mut app = App::with(table, words(), preferences);
    app.set_occasion(today());
    let disk = Disk::new(loaded.place.clone());
    let by_lines = plain || is_dumb() || !terminal::is_at_hand(Keys::StandardInput);
    play(app, schemes, &loaded, disk, by_lines, err)
}

/// Plays, on the screen or by lines of text.
pub(super) fn play(
    mut app: App,
    schemes: Vec<Scheme>,
    loaded: &Loaded,
    mut disk: Disk,
    by_lines: bool,
    err: &mut impl Write,
) -> io::Result<u8> {
    app.know_themes(schemes.iter().map(|scheme| scheme.name.to_string()));
    app.know_saved(loaded.preferences().clone());
    if let Some(kept) = last_game::read() {
        app.know_last_game(&kept);
    }
    let report = loaded.report();
    if by_lines {
        for line in report {
            writeln!(err, "{line}")?;
        }
        return play_by_lines(app, &mut disk);
    }
    if !report.is_empty() {
        app.show_page(words().settings_title().to_owned(), report);
    }
    play_on_screen(app, schemes, &mut disk)
}

/// Plays in the terminal.
pub(super) fn play_on_screen(
    mut app: App,
    schemes: Vec<Scheme>,
    disk: &mut Disk,
) -> io::Result<u8> {
    app.know_locale(language::locale());
    let language = app.language();
    let mouse = app.preferences().mouse;
    let mut running = Running::new(app, schemes);
    terminal::run(&mut running, disk, Options { mouse, language })
}

/// Whether the command line says nothing of the game.
fn nothing_is_asked() -> bool {
    let mut arguments = env::args_os().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.to_str() {
            Some("--plain") => {}
            Some("--lang") => drop(arguments.next()),
            Some(text) if text.starts_with("--lang=") => {}
            _ => return false,
        }
    }
    true
}

/// Whether nobody plays a game and its record tells how it stands.
fn can_be_resumed(game: &Unfinished) -> bool {
    game.held_by.is_none() && !game.damage.iter().any(Damage::leaves_nothing)
}

/// Offers the last unfinished game that nobody plays, or only mentions it.
fn offer_unfinished(app: &mut App, ask: bool) {
    let Ok(games) = Games::of_user() else { return };
    games.tidy();
    let mut typed = games::unfinished(&games, |name| !is_piped(name));
    if let Some(game) = typed.find(can_be_resumed) {
        app.offer_unfinished(game, ask);
    }
}

/// Whether the terminal says that it can only be written to.
pub(super) fn is_dumb() -> bool {
    env::var_os("TERM").is_some_and(|term| term == "dumb")
}

/// Plays by lines of text. What was refused makes an exit code where nobody was there to
/// repair it.
pub(super) fn play_by_lines(mut app: App, disk: &mut Disk) -> io::Result<u8> {
    app.know_locale(language::locale());
    let input = BufReader::new(TypedInput::new());
    let end = plain::run(&mut app, input, io::stdout().lock(), disk)?;
    match end.code {
        0 if end.refused && !io::stdin().is_terminal() => Ok(1),
        code => Ok(code),
    }
}

/// More than any FEN has, in bytes.
const LONGEST_FEN: u64 = 1 << 12;

fn first_line() -> io::Result<String> {
    let mut line = String::new();
    io::stdin().lock().take(LONGEST_FEN).read_line(&mut line)?;
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
    missing.then(|| words().no_theme(name, &names))
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

/// A date as files of games have it.
fn date(now: &ZonedDateTime) -> String {
    format!("{:04}.{:02}.{:02}", now.year(), now.month(), now.day())
}

/// A game of which nothing is known but the date.
pub(super) fn today() -> Occasion {
    Occasion {
        date: date(&ZonedDateTime::now()),
        ..Occasion::default()
    }
}

fn occasion(arguments: &PlayArguments) -> Occasion {
    Occasion {
        event: arguments.event.clone(),
        site: arguments.site.clone(),
        round: arguments.round.clone(),
        ..today()
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
