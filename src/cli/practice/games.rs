//! Games of a PGN file as material for practice.

use std::fs::File;
use std::io;
use std::path::Path;

use crate::cli::language::words;
use crate::game::Game;
use crate::pgn::{PgnGame, Reader};

/// The games of the file that have moves.
///
/// # Errors
///
/// One sentence, when the file cannot be read or has no such game.
pub(super) fn read(path: &Path) -> Result<Vec<Game>, String> {
    let file = File::open(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let read: io::Result<Vec<PgnGame>> = Reader::new(file).collect();
    let read = read.map_err(|error| format!("{}: {error}", path.display()))?;
    let games: Vec<Game> = read.iter().filter_map(game).collect();
    if games.is_empty() {
        return Err(words().no_moves_in(&path.display().to_string()));
    }
    Ok(games)
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
