//! `tabiya review`: the games of a PGN file, looked at in the terminal or by lines.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;

use super::disk::Disk;
use super::language::words;
use super::{look, play, settings};
use crate::app::App;
use crate::app::review::{Request, Told};
use crate::game::{Game, Players, Table};
use crate::rules::{Position, Variant};
use crate::terminal::{self, Keys};

/// What is asked of `review`.
#[derive(Debug, Args)]
pub(super) struct ReviewArguments {
    /// The PGN file; `-` reads standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Begin with the game of this number
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    game: Option<u32>,
    /// Lines of text instead of a screen, as wherever there is no terminal
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    look: look::LookArguments,
}

/// Reviews a file; the exit code.
pub(super) fn run(arguments: &ReviewArguments, err: &mut impl Write) -> io::Result<u8> {
    let loaded = settings::load();
    let preferences = arguments.look.over(loaded.preferences());
    let schemes = look::schemes(&loaded.settings.themes);
    if let Some(sentence) = play::missing_theme(&preferences, &schemes) {
        writeln!(err, "tabiya: {sentence}")?;
        return Ok(2);
    }
    let streamed = arguments.file.as_os_str() == "-";
    let keys = if streamed {
        Keys::AnyTerminal
    } else {
        Keys::StandardInput
    };
    let mut disk = Disk::new(loaded.place.clone());
    let opened = if streamed {
        disk.librarian
            .open_stream(io::stdin().lock(), words().standard_input())
    } else {
        disk.librarian.open(&arguments.file)
    };
    let opened = match opened {
        Ok(opened) => opened,
        Err(fault) => {
            writeln!(err, "tabiya: {}", words().library_fault(&fault))?;
            return Ok(2);
        }
    };
    let game = Game::new(Position::initial(), Variant::Standard);
    let table = Table::casual(game, Players::default());
    let mut app = App::with(table, words(), preferences);
    app.review_alone(disk.librarian.file(), opened);
    let by_lines = arguments.plain || play::is_dumb() || !terminal::is_at_hand(keys);
    let number = arguments
        .game
        .and_then(|number| usize::try_from(number).ok());
    if let Some(number) = number.filter(|number| *number > 1) {
        let request = Request::Game(number - 1);
        if by_lines {
            match disk.librarian.answer(request) {
                Some(Told::NoGame { number, games }) => {
                    let sentence = words().no_such_game_in_file(number + 1, games);
                    writeln!(err, "tabiya: {sentence}")?;
                    return Ok(2);
                }
                Some(told) => app.review_begins_with(told),
                None => {}
            }
        } else {
            disk.librarian.later(request);
        }
    }
    play::play(app, schemes, &loaded, disk, by_lines, err)
}
