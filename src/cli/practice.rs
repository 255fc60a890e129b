//! `tabiya practice`: notation is practised in the terminal, or a sheet of exercises printed.

mod games;
mod progress;

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use jiff::ZonedDateTime;

use super::disk::Disk;
use super::language::words;
use super::look::LookArguments;
use super::{PlayArguments, look, play, settings};
use crate::app::{App, Opened, Wish};
use crate::files;
use crate::game::{Game, Players, Table};
use crate::notation::note::Standard;
use crate::practice::{Day, Drill, Length, Skill, Skills, Stamp, Supply, Worksheet};
use crate::rules::{Position, Variant};
use crate::terminal::{self, Keys};
use crate::wording::FileFault;

/// What is asked of `practice`.
#[derive(Debug, Args)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each flag of the command line is one"
)]
pub(super) struct PracticeArguments {
    /// find, name, color, read, write, choose, repair, convert, dictation or score-sheet; without it whatever suits each skill
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
    #[arg(long, value_name = "N", conflicts_with_all = ["count", "minutes"], value_parser = clap::value_parser!(u16).range(1..=1000))]
    sheet: Option<u16>,
    /// Print the answers to the sheet with this seed
    #[arg(long, requires_all = ["sheet", "seed"])]
    answers: bool,
    /// Print what is known of the learner: rounds, skills, boxes, what is due
    #[arg(long, conflicts_with_all = ["drill", "skill", "sheet", "pgn", "reset_progress"])]
    progress: bool,
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
    Drill::from_code(name).ok_or_else(|| words().no_such_drill(name))
}

/// Practises, or prints; the exit code.
pub(super) fn run(
    arguments: &PracticeArguments,
    out: &mut impl Write,
    err: &mut impl Write,
) -> io::Result<u8> {
    if arguments.skill.as_deref() == Some("help") {
        for line in words().skills() {
            writeln!(out, "{line}")?;
        }
        return Ok(0);
    }
    if arguments.reset_progress {
        return progress::reset(out, err);
    }
    if arguments.progress {
        return progress::print(out, err);
    }
    let wish = match arguments.wish() {
        Ok(wish) => wish,
        Err(sentence) => {
            writeln!(err, "tabiya: {sentence}")?;
            return Ok(2);
        }
    };
    match (arguments.sheet, wish.drill) {
        (_, Some(Drill::ScoreSheet)) => keep_score(arguments, err),
        (Some(count), _) => {
            let Some(text) = arguments.worksheet(&wish, count.into()) else {
                writeln!(err, "tabiya: {}", words().no_sheet())?;
                return Ok(2);
            };
            write!(out, "{text}")?;
            Ok(0)
        }
        (None, _) => practise(&arguments.look, arguments.plain, wish, err),
    }
}

impl PracticeArguments {
    fn wish(&self) -> Result<Wish, String> {
        let skills = match &self.skill {
            Some(names) => {
                let parsed: Result<Skills, _> = names.parse();
                parsed
                    .map_err(|error| words().unknown_skill(&error.name))?
                    .0
            }
            None => Vec::new(),
        };
        let games = self.pgn.as_deref().map_or(Ok(Vec::new()), games::read)?;
        let wish = Wish {
            drill: self.drill,
            skills,
            length: self.length(),
            games,
            seed: self.seed,
            ..Wish::default()
        };
        match wish.drill {
            Some(drill) if wish.is_unserved() => Err(words().unserved(drill)),
            _ => Ok(wish),
        }
    }

    fn length(&self) -> Option<Length> {
        let count = self.count.map(|count| Length::Items(count.into()));
        let seconds = |minutes| Length::Seconds(60 * u32::from(minutes));
        count.or(self.minutes.map(seconds))
    }

    /// The sheet or its answers; nothing if nothing of what is wished for fits on paper.
    fn worksheet(&self, wish: &Wish, count: usize) -> Option<String> {
        let skills = match (&wish.skills[..], wish.drill) {
            ([], Some(drill)) => drill.skills(),
            ([], None) => &Skill::ALL,
            (named, _) => named,
        };
        let loaded = settings::load();
        let preferences = self.look.over(loaded.preferences());
        let seed = self.seed.unwrap_or_else(|| seed() % 1_000_000);
        let supply = Supply::new(seed)
            .with_letters(preferences.spelling.letters())
            .with_standard(preferences.spelling.strict.unwrap_or(Standard::Pgn))
            .with_games(wish.games.clone());
        let sheet = Worksheet::of(supply, skills, wish.drill, count);
        let text = if self.answers {
            words().worksheet_answers(&sheet)
        } else {
            words().worksheet(&sheet)
        };
        (!sheet.items.is_empty()).then_some(text)
    }
}

/// A game of two players who keep the score themselves: each writes every move.
fn keep_score(arguments: &PracticeArguments, err: &mut impl Write) -> io::Result<u8> {
    let by_lines = arguments.plain || play::is_dumb() || !terminal::is_at_hand(Keys::StandardInput);
    if by_lines || arguments.sheet.is_some() {
        writeln!(err, "tabiya: {}", words().score_sheet_drill())?;
        return Ok(2);
    }
    let mut game = PlayArguments::of_score_keepers(arguments.look.clone());
    play::run(&mut game, err)
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
            writeln!(err, "tabiya: {}", words().file_fault(&fault))?;
            return Ok(2);
        }
    };
    let game = Game::new(Position::initial(), Variant::Standard);
    let table = Table::casual(game, Players::new(None, None));
    let mut app = App::with(table, words(), preferences);
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
