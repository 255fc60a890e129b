//! `tabiya setup`: the set-up editor, on the screen or by lines of text.

use std::io::{self, Write};

use clap::Args;

use super::disk::Disk;
use super::language::words;
use super::{PositionArguments, look, play, settings};
use crate::app::App;
use crate::game::{Game, Players, Table};
use crate::notation::fen::{self, Reading};
use crate::rules::{Position, Setup, Variant};
use crate::terminal::{self, Keys};

/// What is asked of `setup`.
#[derive(Debug, Args)]
pub(super) struct SetupArguments {
    /// The position to begin with, legal or not: a FEN as one argument or as its words; an empty board without one
    #[arg(value_name = "FEN", num_args = 0..=7, conflicts_with = "fen")]
    words: Vec<String>,
    #[command(flatten)]
    position: PositionArguments,
    /// Lines of text instead of a screen, as wherever there is no terminal
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    look: look::LookArguments,
}

/// Sets up a position; the exit code.
pub(super) fn run(arguments: &SetupArguments, err: &mut impl Write) -> io::Result<u8> {
    let setup = match arguments.setup() {
        Ok(setup) => setup,
        Err(sentences) => {
            for sentence in sentences {
                writeln!(err, "tabiya: {sentence}")?;
            }
            return Ok(2);
        }
    };
    let loaded = settings::load();
    let preferences = arguments.look.over(loaded.preferences());
    let schemes = look::schemes(&loaded.settings.themes);
    if let Some(sentence) = play::missing_theme(&preferences, &schemes) {
        writeln!(err, "tabiya: {sentence}")?;
        return Ok(2);
    }
    let game = Game::new(Position::initial(), Variant::Standard);
    let table = Table::casual(game, Players::new(None, None));
    let mut app = App::with(table, words(), preferences);
    app.set_occasion(play::today());
    app.set_up_alone(setup);
    let disk = Disk::new(loaded.place.clone());
    let by_lines = arguments.plain || play::is_dumb() || !terminal::is_at_hand(Keys::StandardInput);
    play::play(app, schemes, &loaded, disk, by_lines, err)
}

impl SetupArguments {
    /// What stands on the board at first, or what is wrong with its text.
    fn setup(&self) -> Result<Setup, Vec<String>> {
        let variant = match self.position.chess960 {
            Some(_) => Variant::Chess960,
            None => Variant::Standard,
        };
        let joined = self.words.join(" ");
        let text = self.position.fen.as_deref().unwrap_or(&joined);
        if text.is_empty() {
            return Ok(Setup::empty());
        }
        let (setup, mistakes) = fen::parse(text, Reading::Lenient, variant);
        if mistakes.is_empty() {
            return Ok(setup);
        }
        Err(mistakes.iter().map(|it| words().mistake(it)).collect())
    }
}
