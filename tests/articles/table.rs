//! Ada and Bo at the table, and what the rows ask about them.

use tabiya::app::{Medium, Preferences};
use tabiya::game::Regulations;
use tabiya::game::regulations::Profile;
use tabiya::laws::Topic;
use tabiya::notation::fen::{self, Reading};
use tabiya::notation::san;
use tabiya::rules::{Color, Position, Variant};
use tabiya::wording::Words;
use tabiya::wording::laws::{Boards, page};

use crate::driver::Driver;

pub(crate) const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A game of Ada and Bo under these regulations, its clock running if it has one.
pub(crate) fn under(fen: &str, regulations: Regulations, clock: &str) -> Driver {
    let table = Driver::table(fen, regulations, clock);
    let mut person = Driver::with(table, Preferences::default());
    if !person.app.table().has_started() && person.app.table().ending().is_none() {
        person.enter("");
    }
    person
}

pub(crate) fn casual(fen: &str) -> Driver {
    timed(fen, Profile::Casual, "none")
}

pub(crate) fn tournament(fen: &str) -> Driver {
    timed(fen, Profile::Tournament, "none")
}

pub(crate) fn timed(fen: &str, profile: Profile, clock: &str) -> Driver {
    under(fen, Regulations::of(profile), clock)
}

/// The casual game after these moves, each of which the program writes as it stands here.
pub(crate) fn after(fen: &str, moves: &str) -> Driver {
    let mut person = casual(fen);
    person.play(moves);
    person
}

/// What is said to a text that is refused; nothing on the board changes.
pub(crate) fn refusal(fen: &str, text: &str) -> String {
    refused(&mut casual(fen), text)
}

/// The same in a game that goes on; the text is gone afterwards.
pub(crate) fn refused(person: &mut Driver, text: &str) -> String {
    let before = (person.position(), person.plies());
    person.enter(text);
    assert_eq!((person.position(), person.plies()), before, "{text}");
    let said = person.message().to_owned();
    while !person.line().is_empty() {
        person.press(tabiya::app::Key::Backspace);
    }
    said
}

/// That a text is refused with a sentence in which these words stand.
pub(crate) fn assert_refused(fen: &str, text: &str, words: &str) {
    let said = refusal(fen, text);
    assert!(said.contains(words), "{fen} {text}: {said}");
}

/// Moves with the cursor.
pub(crate) fn moved(person: &mut Driver, from: &str, to: &str) {
    person.choose(from);
    person.choose(to);
}

/// The milliseconds on a clock.
pub(crate) fn left(person: &Driver, color: Color) -> u64 {
    let clock = person.app.table().clock().expect("a clock");
    clock.left(color, person.now).expect("time")
}

/// The name of a player.
pub(crate) fn name(person: &Driver, color: Color) -> Option<&str> {
    person.app.table().players().name(color)
}

/// The position of a FEN.
pub(crate) fn position(text: &str) -> Position {
    let read = fen::read(text, Reading::Lenient, Variant::Standard);
    read.expect("a position").0
}

/// All legal moves, in the order of their letters.
pub(crate) fn legal(text: &str) -> Vec<String> {
    let position = position(text);
    let mut moves: Vec<String> = position
        .legal_moves()
        .iter()
        .map(|&mv| san::write(&position, mv))
        .collect();
    moves.sort();
    moves
}

/// The page of a topic of the Laws, as text.
pub(crate) fn law(words: &dyn Words, topic: Topic) -> String {
    let title = words.law(topic).title;
    format!("{title}\n{}", page(words, topic, Boards::Told).join("\n"))
}

/// The same, opened in a game where everything is said by lines.
pub(crate) fn opened_law(name: &str) -> String {
    let mut person = casual(START);
    person.app.talk_by(Medium::Lines);
    person.enter(&format!("laws {name}"));
    person.page()
}

/// The PGN of the game, its lines joined.
pub(crate) fn pgn(person: &Driver) -> String {
    person.app.pgn().replace('\n', " ")
}

/// That the game has ended so, that the clocks stand, and that record and table agree.
pub(crate) fn assert_ended(person: &mut Driver, ending: &str, result: &str, termination: &str) {
    assert_eq!(person.ending(), ending);
    let running = |person: &Driver| {
        let clock = person.app.table().clock();
        clock.is_some_and(tabiya::game::Clock::is_running)
    };
    assert!(!running(person), "the clocks stand");
    let text = person.app.pgn();
    for tag in [
        format!("[Result \"{result}\"]"),
        format!("[Termination \"{termination}\"]"),
    ] {
        assert!(text.contains(&tag), "{tag}\n{text}");
    }
    assert_eq!(text.split_whitespace().last(), Some(result));
}
