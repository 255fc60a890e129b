//! Rows 60 to 62: check.

use tabiya::game::Regulations;

use crate::table::{after, assert_refused, casual, legal, under};

const CHECKED: &str = "4r1k1/8/8/8/8/8/3P4/R3K2R w KQ - 0 1";

/// Article 3.9.1.
#[test]
fn row_060_check_is_said_of_one_or_two_men_and_of_a_pinned_one_and_need_not_be_said() {
    for fen in [
        CHECKED,
        "4r1k1/8/8/8/8/5n2/8/4K3 w - - 0 1",
        "6k1/6r1/8/8/8/8/6R1/3r2K1 w - - 0 1",
        "R4rk1/8/8/8/8/8/8/5K2 w - - 0 1",
    ] {
        let person = casual(fen);
        assert_eq!(person.app.state(), "1. White to move, in check", "{fen}");
    }
    let person = after("4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1", "Nf6+");
    assert!(person.app.state().contains("in check"));
    let double = person.app.table().game().position().checkers();
    assert_eq!(double.len(), 2);
    let silent = Regulations {
        check_notice: false,
        ..Regulations::default()
    };
    let checked = under(CHECKED, silent, "none");
    assert_eq!(checked.app.state(), "1. White to move");
}

/// Article 3.9.2, answering.
#[test]
fn row_061_a_check_must_be_answered_at_once_and_a_refusal_names_who_gives_it() {
    assert_eq!(legal(CHECKED), ["Kd1", "Kf1", "Kf2"]);
    for text in ["d3", "Rh8", "Ra8"] {
        assert_refused(CHECKED, text, "in check from the rook on e8");
    }
    let fen = "4r1k1/8/8/1B6/8/5N2/8/4K3 w - - 0 1";
    let answers = legal(fen);
    for (how, text) in [("away", "Kd1"), ("between", "Be2"), ("captured", "Bxe8")] {
        assert!(answers.contains(&text.to_owned()), "{how}: {answers:?}");
        after(fen, text);
    }
}

/// Article 3.9.2, exposing.
#[test]
fn row_062_no_move_leaves_the_own_king_in_check() {
    let fen = "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1";
    assert!(!legal(fen).iter().any(|text| text.starts_with("Nc")));
    for text in ["Nd5", "Nb5", "Na4", "Nce2"] {
        assert_refused(fen, text, "knight on c3 is pinned by the bishop on b4");
    }
    after(fen, "Ne2");
}
