//! Rows 115 to 121: offers of a draw and claims (Article 9).

use tabiya::app::Key;
use tabiya::app::action::ACTIONS;
use tabiya::game::Regulations;
use tabiya::game::regulations::Profile;
use tabiya::rules::Color;

use crate::driver::Driver;
use crate::table::{START, assert_ended, casual, left, pgn, refused, timed, tournament, under};

const OPEN: &str = "Ada offers a draw. Bo: :accept, :decline, or move.";
const DECLINED: &str = "Bo declines Ada's offer of a draw.";

fn offered() -> Driver {
    let mut person = tournament(START);
    person.play("e4 e5");
    person.enter("Nf3 (=)");
    assert_eq!(
        (person.last_san().as_str(), person.message()),
        ("Nf3", OPEN)
    );
    assert_eq!(person.app.table().offer(), Some(Color::White));
    person
}

/// Article 9.1.2.1, offering.
#[test]
fn row_115_a_draw_is_offered_with_the_move_and_stands_until_it_is_answered() {
    let mut person = offered();
    person.choose("b8");
    assert!(
        person.message().starts_with(DECLINED),
        "{}",
        person.message()
    );
    assert_eq!(person.app.table().offer(), None);
    let mut accepted = offered();
    accepted.enter(":accept");
    let ending = accepted.ending();
    assert!(ending.contains("by agreement"), "{ending}");
    assert_ended(&mut accepted, &ending, "1/2-1/2", "normal");
}

/// Article 9.1.2.1, declining.
#[test]
fn row_116_an_offer_is_declined_in_words_or_by_moving() {
    let mut in_words = offered();
    in_words.enter(":decline");
    assert_eq!(in_words.plies(), 3);
    let mut moving = offered();
    moving.enter("Nc6");
    assert_eq!(moving.plies(), 4);
    for person in [in_words, moving] {
        assert_eq!(person.message(), DECLINED);
        assert_eq!(person.app.table().offer(), None);
        assert!(pgn(&person).contains("White's offer of a draw declined"));
        assert_eq!(person.ending(), "");
    }
}

/// Article 11.5, as it is kept here.
#[test]
fn row_117_an_offer_is_not_repeated_before_the_other_side_has_offered() {
    let mut person = offered();
    person.play("Nc6");
    let said = refused(&mut person, "Bb5 (=)");
    assert!(
        said.contains("second offer must wait until Bo has offered"),
        "{said}"
    );
    person.play("Bb5");
    person.enter("a6 (=)");
    person.enter("Bxc6 (=)");
    assert_eq!(person.app.table().offer(), Some(Color::White));

    let mut friends = casual(START);
    friends.play("Nf3 Nf6");
    friends.enter(":draw");
    friends.play("Ng1");
    friends.enter(":decline");
    friends.play("Ng8");
    let said = refused(&mut friends, ":draw");
    assert!(
        said.contains("more moves, or until Bo has offered"),
        "{said}"
    );
    let mut own = 2;
    for moves in [
        "a3 a6", "b3 b6", "c3 c6", "d3 d6", "e3 e6", "f3 f6", "g3 g6", "h3 h6",
    ] {
        friends.play(moves);
        own += 1;
        let waits = refused(&mut friends, ":draw").contains("second offer must wait");
        assert!(waits, "{own} own moves");
    }
    friends.play("a4 a5");
    friends.enter(":draw");
    assert_eq!(friends.app.table().offer(), Some(Color::White));
}

/// Article 9.1.2.1, on withdrawing.
#[test]
fn row_118_an_offer_cannot_be_withdrawn() {
    let words: Vec<&str> = ACTIONS.iter().filter_map(|entry| entry.word).collect();
    assert!(words.contains(&"draw"));
    assert!(!words.iter().any(|word| word.contains("withdraw")));
    let mut person = casual(START);
    person.play("e4 e5");
    person.enter(":draw");
    refused(&mut person, ":draw");
    person.play("Nf3");
    assert_eq!(
        person.app.table().offer(),
        Some(Color::White),
        "it stands after the move"
    );
}

/// Article 9.1.2.3.
#[test]
fn row_119_a_wrong_claim_counts_as_an_offer() {
    let mut person = tournament(START);
    person.play("e4 e5");
    person.enter(":claim Nf3");
    assert!(
        person.message().contains("It counts as an offer"),
        "{}",
        person.message()
    );
    assert_eq!(person.app.table().offer(), Some(Color::White));
    person.enter(":accept");
    assert!(
        person.ending().contains("by agreement"),
        "{}",
        person.ending()
    );
}

/// Articles 9.4, 9.5 and A.3.
#[test]
fn row_120_a_wrong_claim_plays_the_move_and_gives_the_opponent_time() {
    let fen = "4k3/p7/8/8/8/8/P7/R3K3 w - - 0 1";
    for (clock, penalty) in [("90+30", 120_000), ("15+10", 60_000), ("5+3", 60_000)] {
        let mut person = timed(fen, Profile::Tournament, clock);
        person.play("Rb1 a6");
        let before = left(&person, Color::Black);
        person.enter(":claim Ra1");
        assert_eq!(person.last_san(), "Ra1");
        assert_eq!(left(&person, Color::Black), before + penalty, "{clock}");
        assert_eq!(person.ending(), "");
        assert!(pgn(&person).contains("wrong claim of a draw by White"));
    }
    let mut touched = tournament(START);
    touched.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    touched.choose("g1");
    assert!(refused(&mut touched, ":claim").contains("touched already"));
}

/// Article 9.1.1.
#[test]
fn row_121_an_event_may_forbid_agreeing_before_a_move() {
    let regulations = Regulations {
        no_draw_before: 30,
        ..Regulations::of(Profile::Casual)
    };
    for (number, allowed) in [(29, false), (30, true)] {
        let fen = format!("r3k3/8/8/8/8/8/8/4K2R w - - 0 {}", number - 1);
        let mut person = under(&fen, regulations, "none");
        person.play("Rh2 Ra7");
        person.enter(":draw");
        assert_eq!(person.app.table().offer().is_some(), allowed, "{number}");
        let said = person.message().contains("before move 30");
        assert_eq!(said, !allowed, "{}", person.message());
        person.press(Key::Esc);
    }
}
