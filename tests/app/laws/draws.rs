//! Offers of a draw and claims (Article 9).

use tabiya::app::action::ACTIONS;
use tabiya::game::Regulations;
use tabiya::game::regulations::Profile;
use tabiya::rules::Color;

use super::{START, after, casual, left, tournament, under};

#[test]
fn no_draw_is_offered_before_both_have_moved() {
    for moves in ["", "e4"] {
        let mut person = after(START, moves);
        person.enter(":draw");
        assert!(person.message().contains("both sides have made a move"));
    }
}

#[test]
fn an_offer_is_declined_in_words_by_touching_or_by_moving() {
    let offered = || {
        let mut person = casual(START);
        person.play("e4 e5");
        person.enter("Nf3 (=)");
        assert_eq!(
            person.message(),
            "Ada offers a draw. Bo: :accept, :decline, or move."
        );
        person
    };
    let mut in_words = offered();
    in_words.enter(":decline");
    let mut touching = offered();
    touching.choose("b8");
    let mut moving = offered();
    moving.enter("Nc6");
    for person in [in_words, touching, moving] {
        assert_eq!(person.message(), "Bo declines Ada's offer of a draw.");
        assert_eq!(person.app.table().offer(), None);
    }
}

#[test]
fn an_offer_is_not_repeated_before_the_other_side_has_offered() {
    let mut person = tournament(START);
    person.play("e4 e5");
    person.enter("Nf3 (=)");
    person.play("Nc6");
    person.enter("Bb5 (=)");
    assert!(person.message().contains("until Bo has offered"));
    person.press(tabiya::app::Key::Esc);
    person.play("Bb5");
    person.enter("a6 (=)");
    person.enter("Bxc6 (=)");
    assert_eq!(person.app.table().offer(), Some(Color::White));
}

#[test]
fn an_offer_cannot_be_withdrawn() {
    let words: Vec<&str> = ACTIONS.iter().filter_map(|entry| entry.word).collect();
    assert!(words.contains(&"draw") && !words.iter().any(|word| word.contains("withdraw")));
}

#[test]
fn a_third_occurrence_is_claimed_before_the_move_or_after_it() {
    let moves = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1";
    let mut before = after(START, moves);
    before.enter(":claim Ng8");
    let mut later = after(START, &format!("{moves} Ng8"));
    later.enter(":claim");
    for person in [before, later] {
        assert_eq!(person.ending(), "½-½  Draw: the position stood three times");
        assert_eq!(person.plies(), 8);
    }
}

#[test]
fn fifty_moves_are_claimed_with_the_move_that_completes_them() {
    let fen = "4k3/8/8/8/8/8/8/R3K3 w - - 99 80";
    let mut person = casual(fen);
    person.enter(":claim Ra2");
    assert!(person.ending().contains("fifty moves"));
    let mut early = casual(fen);
    early.enter(":claim");
    assert_eq!(early.ending(), "");
    assert!(
        early.message().starts_with("Wrong claim by Ada"),
        "{}",
        early.message()
    );
}

#[test]
fn a_wrong_claim_plays_the_move_gives_the_opponent_time_and_stands_as_an_offer() {
    let fen = "4k3/p7/8/8/8/8/P7/R3K3 w - - 0 1";
    for (clock, penalty) in [("90+30", 120_000), ("5+3", 60_000)] {
        let mut person = under(fen, Regulations::of(Profile::Tournament), clock);
        person.play("Rb1 a6");
        let before = left(&person, Color::Black);
        person.enter(":claim Rd1");
        assert_eq!(person.last_san(), "Rd1");
        assert_eq!(left(&person, Color::Black), before + penalty);
        person.enter(":accept");
        assert!(person.ending().contains("by agreement"));
    }
}

#[test]
fn nothing_is_claimed_after_touching() {
    let mut person = tournament(START);
    person.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    person.choose("g1");
    person.enter(":claim");
    assert!(person.message().contains("touched already"));
}

#[test]
fn an_event_may_forbid_offers_before_a_move() {
    let regulations = Regulations {
        no_draw_before: 30,
        ..Regulations::of(Profile::Casual)
    };
    for (number, allowed) in [(29, false), (30, true)] {
        let fen = format!("r3k3/8/8/8/8/8/8/4K2R w - - 0 {}", number - 1);
        let mut person = under(&fen, regulations, "none");
        person.play("Rh2 Ra7");
        person.enter(":draw");
        assert_eq!(
            person.app.table().offer().is_some(),
            allowed,
            "{}",
            person.message()
        );
    }
}

#[test]
fn a_possible_claim_is_announced_in_casual_play_only() {
    let moves = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";
    let mut person = casual(START);
    person.play(moves);
    assert!(person.message().contains("Ada can claim a draw"));
    let mut person = tournament(START);
    person.play(moves);
    assert!(!person.message().contains("claim"));
}

#[test]
fn an_offer_before_the_move_is_told_by_name_and_marked_with_the_move() {
    let mut person = casual(START);
    person.play("e4 e5");
    person.enter(":draw");
    person.play("Nf3");
    person.enter(":decline");
    let pgn = person.app.pgn();
    assert!(
        pgn.contains("e5 {White offers a draw} 2. Nf3 {White's offer of a draw declined}"),
        "{pgn}"
    );
    let sheet = person.app.sheet_lines().join("\n");
    assert!(sheet.contains("Nf3 (=)"), "{sheet}");
}
