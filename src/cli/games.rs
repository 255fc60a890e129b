//! Unfinished games: which there are, and what is told of them.

use std::io::{self, Write};

use super::language::words;
use crate::app::record::{self, Record};
use crate::files::games::{Found, Games};
use crate::rules::Color;
use crate::wording::{Damage, Unfinished};

/// Lists the unfinished games, the last one first.
pub(super) fn run(out: &mut impl Write, err: &mut impl Write) -> io::Result<u8> {
    let games = match Games::of_user() {
        Ok(games) => games,
        Err(fault) => {
            writeln!(err, "tabiya: {}", words().file_fault(&fault))?;
            return Ok(1);
        }
    };
    let mut found = unfinished(&games, |_| true).peekable();
    if found.peek().is_none() {
        writeln!(err, "{}", words().no_unfinished_game())?;
    }
    for game in found {
        writeln!(out, "{}", words().unfinished(&game))?;
    }
    Ok(0)
}

/// What is told of the unfinished games with names like this. One that is over after all, because the program was
/// ended before it was put away, is put away now.
pub(super) fn unfinished(
    games: &Games,
    wanted: impl Fn(&str) -> bool,
) -> impl Iterator<Item = Unfinished> {
    let told = |found: Found| {
        let record = record::of_text(&found.content);
        let over = |record: &Record| record.game.ending.is_some() && record.damage.is_empty();
        if record.as_ref().is_some_and(over) && found.held_by.is_none() {
            // Where that fails it is tried again the next time.
            let _ = games.put_away(&found.name);
            return None;
        }
        Some(told(found, record))
    };
    games.list(wanted).filter_map(told)
}

fn told(found: Found, record: Option<Record>) -> Unfinished {
    let Some(record) = record else {
        return Unfinished {
            name: found.name,
            players: [None, None],
            date: String::new(),
            plies: 0,
            next_move: 1,
            damage: vec![Damage::NoGame],
            held_by: found.held_by,
        };
    };
    let game = &record.game.game;
    Unfinished {
        name: found.name,
        players: Color::ALL.map(|color| record.game.players.name(color).map(str::to_owned)),
        date: record.occasion.date,
        plies: game.len(),
        next_move: game.position().fullmoves(),
        damage: record.damage,
        held_by: found.held_by,
    }
}
