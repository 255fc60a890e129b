//! Games for the tests, and short ways to look at them.

use tabiya::notation::{coordinate, san};
use tabiya::pgn::{PgnGame, Reader, to_text};

/// All games of a text.
pub(crate) fn games(text: impl AsRef<[u8]>) -> Vec<PgnGame> {
    let games = Reader::new(text.as_ref());
    games
        .map(|game| game.expect("memory can be read"))
        .collect()
}

/// The only game of a text.
pub(crate) fn game(text: impl AsRef<[u8]>) -> PgnGame {
    let mut games = games(text);
    assert_eq!(games.len(), 1, "one game");
    games.remove(0)
}

/// The moves of the main line in standard notation.
pub(crate) fn line(game: &PgnGame) -> String {
    let texts = game.main_line().map(|(node, before)| {
        let mv = game.tree.mv(node);
        mv.map_or("--".to_owned(), |mv| san::write(&before, mv))
    });
    texts.collect::<Vec<_>>().join(" ")
}

/// The moves of the main line in coordinates.
pub(crate) fn coordinates(game: &PgnGame) -> Vec<String> {
    let moves = game.tree.main_line().map(|node| game.tree.mv(node));
    moves
        .map(|mv| mv.map_or("0000".to_owned(), |mv| coordinate::write(mv, game.variant)))
        .collect()
}

/// What is wrong with a game: line, column and code of each error.
pub(crate) fn errors(game: &PgnGame) -> Vec<(u64, u64, &'static str)> {
    let errors = game.errors.iter();
    errors
        .map(|error| (error.spot.line, error.spot.column, error.problem.code()))
        .collect()
}

/// The moves, comments and result of a game as they are written, on one line.
pub(crate) fn move_text(game: &PgnGame) -> String {
    let text = to_text(game);
    let (_, moves) = text.split_once("\n\n").expect("tags, then moves");
    moves.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The games of a text, written again.
pub(crate) fn rewritten(text: impl AsRef<[u8]>) -> String {
    games(text).iter().map(to_text).collect()
}
