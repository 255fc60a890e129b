//! The arbiter, and what refusals say (Articles 7 and 11).

use tabiya::app::Key;
use tabiya::game::Regulations;
use tabiya::game::regulations::Profile;
use tabiya::rules::Color;

use super::{START, left, tournament, under};

#[test]
fn the_arbiter_s_menu_offers_what_can_be_done_just_now() {
    let mut person = under(
        START,
        Regulations::of(Profile::Tournament),
        "40/90+30,SD/30",
    );
    person.play("e4 e5");
    person.enter(":arbiter");
    assert_eq!(
        person.answers(),
        ["stop the clocks", "set the result", "nothing"]
    );
    person.press(Key::Char('p'));
    person.enter(":arbiter");
    assert_eq!(
        person.answers(),
        [
            "go on",
            "set Ada's clock",
            "set Bo's clock",
            "set Ada's moves",
            "set Bo's moves",
            "take back Bo's last move",
            "set the result",
            "nothing",
        ]
    );
    person.press(Key::Char('b'));
    assert_eq!(person.line(), ":arbiter time black ");
    person.enter("12:30");
    assert_eq!(left(&person, Color::Black), 750_000);
    person.enter(":time white +2:00");
    person.enter(":moves white 38");
    person.enter(":arbiter");
    person.press(Key::Char('t'));
    assert_eq!(person.plies(), 1);
    person.enter(":arbiter");
    person.press(Key::Char('r'));
    person.press(Key::Char('*'));
    assert!(person.ending().contains("left unfinished"));
    let pgn = person.app.pgn().replace('\n', " ");
    for logged in [
        "clocks stopped",
        "Black's clock set to 12:30",
        "White +2:00",
        "White's move counter set to 38",
        "arbiter went back",
        "result set by the arbiter: *",
        "[Termination \"abandoned\"]",
    ] {
        assert!(pgn.contains(logged), "{logged}\n{pgn}");
    }
}

#[test]
fn the_arbiter_can_charge_the_time_in_which_the_computer_slept() {
    let mut person = under(START, Regulations::of(Profile::Casual), "10");
    person.wait(10_000);
    person.now.suspended = std::time::Duration::from_secs(192);
    person.send(tabiya::app::Event::Wake);
    person.enter(":arbiter");
    assert!(
        person.answers().contains(&"charge Ada for 3:12"),
        "{:?}",
        person.answers()
    );
    person.press(Key::Char('c'));
    assert_eq!(left(&person, Color::White), 590_000 - 192_000);
}

#[test]
fn in_a_tournament_game_a_refusal_says_why_and_helps_no_further() {
    for (fen, text, sentence) in [
        (
            "4r1k1/8/8/8/8/8/3P4/R3K2R w KQ - 0 1",
            "d3",
            "You are in check from the rook on e8.",
        ),
        (START, "Ke3", "The king on e1 does not reach e3."),
        (START, "e5", "The pawn on e2 does not reach e5."),
        (
            "8/K7/Q7/5k2/6pP/6P1/4R3/8 b - h3 0 1",
            "zz",
            "Piece letter, then square: Nf3.",
        ),
    ] {
        let mut person = tournament(fen);
        person.enter(text);
        assert!(person.message().contains(sentence), "{}", person.message());
        for help in ["answers", "Did you mean", "reaches e3", "gxh3"] {
            assert!(!person.message().contains(help), "{}", person.message());
        }
    }
}

#[test]
fn a_text_that_names_the_mans_own_square_counts_for_nothing() {
    let mut person = tournament(START);
    person.play("e4 e5 Nf3");
    person.enter("e5");
    assert_eq!(person.message(), "The pawn already stands on e5.");
    person.press(tabiya::app::Key::Esc);
    person.enter("e4");
    assert!(
        person.message().contains("Illegal move 1"),
        "{}",
        person.message()
    );
}
