//! `tabiya practice`: notation is practised in the terminal, or a sheet of exercises printed.

use std::collections::hash_map::RandomState;
use std::fs::File;
use std::hash::{BuildHasher, Hasher};
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use jiff::ZonedDateTime;

use super::disk::Disk;
use super::look::LookArguments;
use super::{look, play, settings};
use crate::app::{App, Opened, Wish};
use crate::files;
use crate::game::{Game, Players, Table};
use crate::notation::note::Standard;
use crate::pgn::{PgnGame, Reader};
use crate::practice::{Day, Drill, Length, Skill, Skills, Stamp, Worksheet};
use crate::rules::{Position, Variant};
use crate::terminal::{self, Keys};
use crate::wording::{DrillWords, English, FileFault, FileWords, PracticeWords};

/// What is asked of `practice`.
#[derive(Debug, Args)]
pub(super) struct PracticeArguments {
    /// find, name, color, read, write, choose, repair, convert or dictation; without it whatever suits each skill
    #[arg(value_name = "DRILL", value_parser = drill)]
    drill: Option<Drill>,
    /// Skills and groups of them by name, with commas between; help lists them
    #[arg(long, value_name = "SKILL")]
    skill: Option<String>,
    /// How many items a round has
    #[arg(long, value_name = "N", conflicts_with = "minutes", value_parser = clap::value_parser!(u16).range(1..=1000))]
    count: Option<u16>,
    /// How long a round lasts
    #[arg(long, value_name = "MINUTES", value_parser = clap::value_parser!(u16).range(1..=600))]
    minutes: Option<u16>,
    /// The same seed asks the same again
    #[arg(long, value_name = "SEED")]
    seed: Option<u64>,
    /// Take items from the games of a PGN file
    #[arg(long, value_name = "FILE")]
    pgn: Option<PathBuf>,
    /// Print a sheet of so many exercises
    #[arg(long, value_name = "N", conflicts_with_all = ["count", "minutes", "pgn"], value_parser = clap::value_parser!(u16).range(1..=1000))]
    sheet: Option<u16>,
    /// Print the answers to the sheet with this seed
    #[arg(long, requires_all = ["sheet", "seed"])]
    answers: bool,
    /// Delete all results, after a question
    #[arg(long, conflicts_with_all = ["drill", "skill", "sheet", "pgn"])]
    reset_progress: bool,
    /// Lines of text instead of a screen, as wherever there is no terminal
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    look: LookArguments,
}

fn drill(name: &str) -> Result<Drill, String> {
    match Drill::from_code(name) {
        Some(Drill::ScoreSheet) => Err(English.score_sheet_drill()),
        Some(drill) => Ok(drill),
        None => Err(English.no_such_drill(name)),
    }
}

/// Practises, or prints; the exit code.
pub(super) fn run(
    arguments: &PracticeArguments,
    out: &mut impl Write,
    err: &mut impl Write,
) -> io::Result<u8> {
    if arguments.skill.as_deref() == Some("help") {
        for line in English.skills() {
            writeln!(out, "{line}")?;
        }
        return Ok(0);
    }
    if arguments.reset_progress {
        return reset(out, err);
    }
    let wish = match arguments.wish() {
        Ok(wish) => wish,
        Err(sentence) => {
            writeln!(err, "tabiya: {sentence}")?;
            return Ok(2);
        }
    };
    match arguments.sheet {
        Some(count) => {
            let text = arguments.worksheet(&wish, count.into());
            write!(out, "{text}")?;
            Ok(0)
        }
        None => practise(&arguments.look, arguments.plain, wish, err),
    }
}

impl PracticeArguments {
    fn wish(&self) -> Result<Wish, String> {
        let skills = match &self.skill {
            Some(names) => {
                let parsed: Result<Skills, _> = names.parse();
                parsed
                    .map_err(|error| English.unknown_skill(&error.name))?
                    .0
            }
            None => Vec::new(),
        };
        let games = self.pgn.as_deref().map_or(Ok(Vec::new()), games)?;
        let wish = Wish {
            drill: self.drill,
            skills,
            length: self.length(),
            games,
            seed: self.seed,
            ..Wish::default()
        };
        match wish.drill {
            Some(drill) if wish.is_unserved() => Err(English.unserved(drill)),
            _ => Ok(wish),
        }
    }

    fn length(&self) -> Option<Length> {
        let count = self.count.map(|count| Length::Items(count.into()));
        let seconds = |minutes| Length::Seconds(60 * u32::from(minutes));
        count.or(self.minutes.map(seconds))
    }

    fn worksheet(&self, wish: &Wish, count: usize) -> String {
        let skills = match (&wish.skills[..], wish.drill) {
            ([], Some(drill)) => drill.skills(),
            ([], None) => &Skill::ALL,
            (named, _) => named,
        };
        let seed = self.seed.unwrap_or_else(|| seed() % 1_000_000);
        let sheet = Worksheet::new(skills, wish.drill, count, seed);
        if self.answers {
            English.worksheet_answers(&sheet)
        } else {
            English.worksheet(&sheet)
        }
    }
}

/// Deletes the log if that is really wanted.
fn reset(out: &mut impl Write, err: &mut impl Write) -> io::Result<u8> {
    write!(out, "{} [y/n] ", English.ask_reset())?;
    out.flush()?;
    let mut answer = String::new();
    io::stdin().lock().read_line(&mut answer)?;
    if !matches!(answer.trim(), "y" | "yes") {
        return Ok(1);
    }
    match files::practice::delete() {
        Ok(()) => Ok(0),
        Err(fault) => {
            writeln!(err, "tabiya: {}", English.file_fault(&fault))?;
            Ok(1)
        }
    }
}

/// Practises in the terminal, or by lines.
pub(super) fn practise(
    look: &LookArguments,
    plain: bool,
    mut wish: Wish,
    err: &mut impl Write,
) -> io::Result<u8> {
    let loaded = settings::load();
    let preferences = look.over(loaded.preferences());
    let schemes = look::schemes(&loaded.settings.themes);
    if let Some(sentence) = play::missing_theme(&preferences, &schemes) {
        writeln!(err, "tabiya: {sentence}")?;
        return Ok(2);
    }
    wish.standard = preferences.spelling.strict.unwrap_or(Standard::Pgn);
    wish.letters = preferences.spelling.style.letters;
    let opened = match opened() {
        Ok(opened) => opened,
        Err(fault) => {
            writeln!(err, "tabiya: {}", English.file_fault(&fault))?;
            return Ok(2);
        }
    };
    let game = Game::new(Position::initial(), Variant::Standard);
    let table = Table::casual(game, Players::new(None, None));
    let mut app = App::with(table, &English, preferences);
    app.know_themes(schemes.iter().map(|scheme| scheme.name.to_string()));
    app.know_saved(loaded.preferences().clone());
    app.practise_alone(wish, &opened);
    let mut disk = Disk::new(loaded.place);
    if plain || play::is_dumb() || !terminal::is_at_hand(Keys::StandardInput) {
        return play::play_by_lines(app, &mut disk);
    }
    play::play_on_screen(app, schemes, &mut disk)
}

/// What is known of the learner, and when it is now.
pub(super) fn opened() -> Result<Opened, FileFault> {
    let log = files::practice::read()?;
    Ok(Opened {
        lines: log.lines,
        damaged: log.damaged,
        now: now(),
        seed: seed(),
    })
}

/// What the calendar on the wall shows.
fn now() -> Stamp {
    let now = ZonedDateTime::now();
    let (year, month, day) = (now.year().into(), now.month().into(), now.day().into());
    let seconds = [
        (now.hour(), 3600),
        (now.minute(), 60),
        (now.second().min(59), 1),
    ];
    let seconds = seconds.map(|(count, length)| u32::try_from(count).unwrap_or(0) * length);
    Stamp {
        day: Day::from_date(year, month, day).unwrap_or_default(),
        second: seconds.iter().sum(),
    }
}

/// A number that nobody can foresee.
fn seed() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// The games of a PGN file.
fn games(path: &Path) -> Result<Vec<Game>, String> {
    let file = File::open(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let read: io::Result<Vec<PgnGame>> = Reader::new(file).collect();
    let read = read.map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(read.iter().filter_map(game).collect())
}

/// The main line of a game, as far as it consists of moves.
fn game(pgn: &PgnGame) -> Option<Game> {
    let mut game = Game::new(pgn.start?, pgn.variant);
    for node in pgn.tree.main_line() {
        let Some(mv) = pgn.tree.mv(node) else { break };
        game.play(mv);
    }
    (!game.is_empty()).then_some(game)
}
