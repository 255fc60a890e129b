//! Rows 96 to 100: irregularities (Article 7).

use tabiya::app::Key;
use tabiya::game::Regulations;
use tabiya::game::regulations::{Press, Profile};
use tabiya::rules::Color;

use crate::table::{START, assert_ended, left, moved, pgn, refused, timed, tournament, under};

/// Article 7.5.1, with 4.3.
#[test]
fn row_096_the_man_of_an_illegal_move_answers_the_check_if_it_can_and_else_the_move_is_free() {
    let mut free = tournament("4r1k1/8/8/8/8/8/3P4/R3K2R w KQ - 0 1");
    assert!(refused(&mut free, "d3").contains("Illegal move 1 of 2"));
    free.play("Kf2");
    let mut bound = tournament("4r1k1/8/8/8/8/8/8/2N1K3 w - - 0 1");
    refused(&mut bound, "Nb3");
    let said = refused(&mut bound, "Kd1");
    assert_eq!(said, "Touched: the knight on c1 must move.");
    bound.play("Ne2");
}

/// Article 7.5.5.
#[test]
fn row_097_the_second_illegal_move_loses_and_only_a_definite_move_counts() {
    let mut person = timed(START, Profile::Tournament, "90+30");
    let before = left(&person, Color::Black);
    let said = refused(&mut person, "Ke2");
    assert!(
        said.contains("Illegal move 1 of 2 by Ada. Bo gets 2:00 more."),
        "{said}"
    );
    assert_eq!(left(&person, Color::Black), before + 120_000);
    person.play("e4");
    assert!(
        pgn(&person).contains("illegal move 1 by White"),
        "{}",
        pgn(&person)
    );
    person.play("e5");
    let position = person.position();
    person.enter("Ke3");
    assert_eq!((person.position(), person.line()), (position, ""));
    let ending = person.ending();
    assert!(ending.starts_with("0-1  Black wins: White made too many illegal moves"));
    assert_ended(&mut person, &ending, "0-1", "rules infraction");
    assert_eq!(person.answers(), ["Yes", "No"], "the result is confirmed");
    assert_eq!(person.app.score().text(Color::Black), "1");

    for (fen, text) in [
        (START, "xyz"),
        (START, "N3"),
        ("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Nd2"),
        ("4r1k1/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Nd2"),
        ("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8"),
    ] {
        let mut person = tournament(fen);
        refused(&mut person, text);
        assert_eq!(person.app.table().illegal_moves(Color::White), 0, "{text}");
    }
    let mut dropped = tournament(START);
    moved(&mut dropped, "e2", "d3");
    assert_eq!(dropped.app.table().illegal_moves(Color::White), 1);
    assert_eq!(dropped.position(), START);
}

/// Article 7.5.1.
#[test]
fn row_098_a_move_is_completed_by_enter_and_by_nothing_before() {
    let mut person = timed(START, Profile::Tournament, "5");
    person.type_text("e4");
    person.wait(1_000);
    assert_eq!((person.plies(), left(&person, Color::White)), (0, 299_000));
    person.press(Key::Backspace);
    person.type_text("3");
    person.press(Key::Enter);
    assert_eq!(person.last_san(), "e3");
    person.wait(1_000);
    assert_eq!(left(&person, Color::White), 299_000);
    assert_eq!(left(&person, Color::Black), 299_000);
}

/// Articles 7.5.2 to 7.5.4.
#[test]
fn row_099_pressing_the_clock_without_a_move_counts_as_an_illegal_move() {
    let manual = |profile| Regulations {
        press: Press::Manual,
        ..Regulations::of(profile)
    };
    let mut person = under(START, manual(Profile::Tournament), "5");
    let before = left(&person, Color::Black);
    let said = refused(&mut person, ":press");
    assert!(said.contains("Illegal move 1 of 2 by Ada"), "{said}");
    assert_eq!(left(&person, Color::Black), before + 60_000);
    refused(&mut person, ":press");
    assert!(
        person.ending().contains("too many illegal moves"),
        "{}",
        person.ending()
    );
    let mut person = under(START, manual(Profile::Casual), "5");
    assert!(refused(&mut person, ":press").contains("No move has been made"));
    assert_eq!(person.app.table().illegal_moves(Color::White), 0);
}

/// Articles A.3 and B.3.
#[test]
fn row_100_in_rapid_and_blitz_the_penalty_is_one_minute_else_two() {
    for (clock, penalty) in [
        ("3+2", 60_000),
        ("5+3", 60_000),
        ("15+10", 60_000),
        ("90+30", 120_000),
    ] {
        let mut person = timed(START, Profile::Tournament, clock);
        let before = left(&person, Color::Black);
        refused(&mut person, "Ke2");
        assert_eq!(left(&person, Color::Black), before + penalty, "{clock}");
    }
}
