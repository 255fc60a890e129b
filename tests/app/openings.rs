//! Openings at the board: recognised, named, looked up, written down.

use tabiya::app::{Key, Preferences};
use tabiya::game::Regulations;
use tabiya::game::regulations::Profile;

use crate::driver::Driver;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn named(person: &Driver) -> String {
    let opening = person.app.opening();
    opening.map_or_else(String::new, |opening| person.app.words().opening(&opening))
}

#[test]
fn the_opening_is_that_of_the_last_named_position_on_whatever_way() {
    let mut person = Driver::new();
    assert_eq!(named(&person), "");
    person.play("c4");
    assert_eq!(named(&person), "A10 English Opening");
    person.play("e6 d4 d5 Nc3");
    let declined = "D31 Queen's Gambit Declined: Queen's Knight Variation";
    assert_eq!(named(&person), declined);
    person.play("h5 h4");
    assert_eq!(named(&person), declined, "it keeps the last name");
    for _ in 0..6 {
        person.press(Key::PageUp);
    }
    assert_eq!(
        named(&person),
        "A10 English Opening",
        "as of the position shown"
    );
}

#[test]
fn a_tournament_game_is_told_its_opening_only_when_it_is_over() {
    let table = Driver::table(START, Regulations::of(Profile::Tournament), "none");
    let mut person = Driver::with(table, Preferences::default());
    person.play("e4 c5");
    assert_eq!(named(&person), "");
    person.enter(":openings najdorf");
    assert!(person.message().contains("Not during a tournament game"));
    person.enter(":arbiter result 1/2");
    assert_eq!(named(&person), "B20 Sicilian Defense");
}

#[test]
fn the_file_names_the_opening_but_in_a_tournament_only_after_the_game() {
    for profile in [Profile::Casual, Profile::Tournament] {
        let table = Driver::table(START, Regulations::of(profile), "none");
        let mut person = Driver::with(table, Preferences::default());
        person.play("e4");
        if profile == Profile::Casual {
            let pgn = person.app.pgn();
            assert!(pgn.contains("[Opening \"King's Pawn Game\"]"), "{pgn}");
            assert!(!pgn.contains("[Variation"), "{pgn}");
        } else {
            let pgn = person.app.pgn();
            assert!(!pgn.contains("[ECO") && !pgn.contains("[Opening"), "{pgn}");
        }
        person.play("c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bg5");
        let shown = person.app.pgn();
        // The record of a game that goes on keeps its tags as they are; at the end it has them.
        person.enter(":resign");
        person.press(Key::Char('y'));
        let ended = person.app.pgn();
        let pgn = match profile {
            Profile::Casual => shown,
            Profile::Tournament => ended,
        };
        for tag in [
            "[ECO \"B94\"]",
            "[Opening \"Sicilian Defense\"]",
            "[Variation \"Najdorf Variation\"]",
        ] {
            assert!(pgn.contains(tag), "{tag}:\n{pgn}");
        }
        let record = person
            .journal
            .last()
            .expect("the end is written")
            .record
            .text();
        assert!(record.contains("[ECO \"B94\"]"), "{record}");
    }
}

#[test]
fn a_game_from_elsewhere_has_no_opening() {
    let mut person = Driver::from_fen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    person.play("e4");
    assert_eq!(named(&person), "");
    assert!(!person.app.pgn().contains("[ECO"));
    person.enter(":openings");
    assert!(person.message().contains("no name"), "{}", person.message());
}

#[test]
fn openings_are_looked_up_by_name_code_and_moves_and_from_the_game() {
    let mut person = Driver::new();
    for (text, line) in [
        (
            "najdorf",
            "B90  Sicilian Defense: Najdorf Variation  (semi-open)  1. e4 c5 2. Nf3 d6",
        ),
        ("C68", "C68  Ruy Lopez: Exchange Variation  (open)  "),
        (
            "1. d4 d5 2. c4",
            "D06  Queen's Gambit  (closed)  1. d4 d5 2. c4",
        ),
    ] {
        person.enter(&format!(":openings {text}"));
        assert!(person.page().contains(line), "{text}: {}", person.page());
        person.press(Key::Esc);
    }
    person.enter(":openings xyzzy");
    assert!(person.message().contains("No opening is called \"xyzzy\""));
    person.press(Key::Esc);
    person.play("e4 e5 f4");
    person.enter(":openings");
    let page = person.page();
    assert!(page.starts_with("C30  King's Gambit  (open)"), "{page}");
    assert!(page.contains("King's Gambit Accepted"), "{page}");
}
