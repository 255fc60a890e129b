//! `tabiya openings`: looking openings up, and beginning a game or a dictation with one.

use std::io::{self, Write};

use clap::Args;
use serde_json::json;

use super::language::words;
use super::look::LookArguments;
use super::{play, practice};
use crate::app::Wish;
use crate::game::Game;
use crate::openings::{self, Class, Opening};
use crate::order::InOrder;
use crate::practice::{Drill, Length};
use crate::rules::{Position, Variant};

/// What is asked of `openings`.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag of the command line"
)]
#[derive(Debug, Args)]
pub(super) struct OpeningsArguments {
    /// A name or words of it, the beginning of a code (B9), or moves (e4 c5); without any the families are listed
    #[arg(value_name = "NAME|CODE|MOVES")]
    text: Vec<String>,
    /// Play on from the first line found
    #[arg(long, requires = "text", conflicts_with_all = ["dictation", "json"])]
    play: bool,
    /// Write the moves of the first line found as they are made on the board
    #[arg(long, requires = "text", conflicts_with = "json")]
    dictation: bool,
    /// Print a JSON object for each line
    #[arg(long)]
    json: bool,
    /// Lines of text instead of a screen, as wherever there is no terminal
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    look: LookArguments,
}

/// Lists openings, or begins with one; the exit code.
pub(super) fn run(
    arguments: &OpeningsArguments,
    out: &mut impl Write,
    err: &mut impl Write,
) -> io::Result<u8> {
    let text = arguments.text.join(" ");
    let found = if text.is_empty() {
        openings::all().collect()
    } else {
        openings::search(&text)
    };
    let Some(first) = found.first() else {
        writeln!(err, "tabiya: {}", words().no_such_opening(&text))?;
        return Ok(1);
    };
    if arguments.play {
        let way = (&arguments.look, arguments.plain);
        return play::play_on_from(&game(first), way, err);
    }
    if arguments.dictation {
        let wish = Wish {
            drill: Some(Drill::Dictation),
            length: Some(Length::Items(1)),
            games: vec![game(first)],
            ..Wish::default()
        };
        return practice::practise(&arguments.look, arguments.plain, wish, err);
    }
    if arguments.json {
        for opening in &found {
            writeln!(out, "{}", facts(opening))?;
        }
    } else if text.is_empty() {
        list_families(&found, out)?;
    } else {
        for opening in &found {
            writeln!(out, "{}", words().opening_line(opening))?;
        }
    }
    Ok(0)
}

/// The moves of the line.
fn game(opening: &Opening) -> Game {
    let mut game = Game::new(Position::initial(), Variant::Standard);
    for (_, mv) in opening.line() {
        game.play(mv);
    }
    game
}

fn facts(opening: &Opening) -> serde_json::Value {
    json!({
        "eco": opening.eco,
        "name": opening.name,
        "moves": opening.score(),
        "class": opening.class().map(|class| match class {
            Class::Open => "open",
            Class::SemiOpen => "semi-open",
            Class::Closed => "closed",
        }),
    })
}

/// Every family once, under the class of the most of its lines.
fn list_families(all: &[Opening], out: &mut impl Write) -> io::Result<()> {
    let mut names: Vec<&str> = all.iter().map(Opening::family).collect();
    names.put_in_order();
    names.dedup();
    for class in Class::ALL {
        writeln!(out, "{}", words().opening_class(class))?;
        for &name in &names {
            let lines = || all.iter().filter(move |opening| opening.family() == name);
            let of = |class| lines().filter(|it| it.class() == Some(class)).count();
            let usual = Class::ALL.into_iter().max_by_key(|&class| of(class));
            if usual == Some(class) {
                writeln!(out, "  {}", words().opening_family(name, lines().count()))?;
            }
        }
    }
    Ok(())
}
