//! Rows 44 to 59: castling.

use tabiya::laws::Topic;
use tabiya::rules::{Color, Square, Variant, attacks};
use tabiya::wording::English;

use crate::driver::Driver;
use crate::table::{
    START, after, assert_refused, casual, law, legal, moved, position, refused, tournament,
};

const BOTH: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const CHECKED: &str = "4k3/8/8/8/1b6/8/8/R1B1K2R w KQ - 0 1";
const HOME: &str = "4k3/p7/8/8/8/8/P7/R3K2R w KQ - 0 1";

fn castles(fen: &str) -> Vec<String> {
    let mut moves = legal(fen);
    moves.retain(|text| text.starts_with('O'));
    moves
}

/// Article 3.8.2.
#[test]
fn row_044_castling_moves_king_and_rook_in_one_move_with_text_and_cursor() {
    assert_eq!(castles(BOTH), ["O-O", "O-O-O"]);
    for (text, to, rook, placement) in [
        ("O-O", "g1", "h1", "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1"),
        ("O-O-O", "c1", "a1", "r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1"),
    ] {
        let typed = after(BOTH, text);
        let mut gone = casual(BOTH);
        moved(&mut gone, "e1", to);
        let mut both = tournament(BOTH);
        moved(&mut both, "e1", rook);
        for person in [typed, gone, both] {
            assert_eq!(person.last_san(), text);
            assert_eq!((person.position().as_str(), person.plies()), (placement, 1));
        }
        let mut picked = casual(BOTH);
        moved(&mut picked, "e1", rook);
        assert_eq!(picked.plies(), 0, "in casual play the rook is picked");
        let next = if rook == "h1" { "f1" } else { "b1" };
        picked.choose(next);
        assert_eq!(picked.last_san(), if rook == "h1" { "Rf1" } else { "Rb1" });
    }
    let start = "4k3/8/8/8/8/8/8/R4KR1 w GA - 0 1";
    let read = tabiya::notation::fen::read(
        start,
        tabiya::notation::fen::Reading::Lenient,
        Variant::Chess960,
    );
    let mut other = Driver::at(read.expect("a position").0, Variant::Chess960);
    moved(&mut other, "f1", "g1");
    assert_eq!(other.last_san(), "O-O");
    assert!(other.position().starts_with("4k3/8/8/8/8/8/8/R4RK1 b"));
}

/// Article 3.8.2, once in a game.
#[test]
fn row_045_after_castling_no_right_is_left() {
    let mut person = after(BOTH, "O-O O-O-O");
    let rights = person.position();
    assert!(rights.contains(" w - - "), "{rights}");
    person.play("Kf2 Kb8 Ke1 Kc8 Rh1 Kb8");
    for text in ["O-O", "O-O-O"] {
        let said = refused(&mut person, text);
        assert!(said.contains("the king has moved"), "{said}");
    }
}

/// Article 3.8.2.1.1.
#[test]
fn row_046_a_king_that_has_moved_castles_no_more_even_back_at_home() {
    for text in ["O-O", "O-O-O"] {
        let mut person = after(HOME, "Ke2 a6 Ke1 a5");
        let said = refused(&mut person, text);
        assert!(said.contains("the king has moved"), "{said}");
    }
}

/// Article 3.8.2.1.2.
#[test]
fn row_047_nor_does_it_with_a_rook_that_has_moved_or_was_captured() {
    let mut person = after(HOME, "Rg1 a6 Rh1 a5");
    let said = refused(&mut person, "O-O");
    assert!(said.contains("the rook from h1 has moved"), "{said}");
    person.play("O-O-O");
    let mut captured = after("r3k2r/6P1/8/8/8/8/8/4K3 w kq - 0 1", "gxh8=Q+");
    assert!(
        captured.position().contains(" b q - "),
        "{}",
        captured.position()
    );
    captured.play("Kd7");
    let mut captured = after("r3k2r/6P1/8/8/8/8/8/4K3 w kq - 0 1", "gxh8=N");
    let said = refused(&mut captured, "O-O");
    assert!(said.contains("the rook from h8 was captured"), "{said}");
    captured.play("O-O-O");
}

/// Article 3.8.2.2, what stands between.
#[test]
fn row_048_castling_waits_while_a_man_stands_between() {
    let fen = "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1";
    assert!(castles(fen).is_empty());
    assert_refused(fen, "O-O-O", "the knight on b1 stands between");
    after(fen, "Nc3 Ke7 O-O-O");
    assert_refused(START, "O-O", "the bishop on f1");
}

/// Article 3.8.2.2, out of check.
#[test]
fn row_049_castling_is_no_answer_to_check() {
    assert!(castles(CHECKED).is_empty());
    assert_refused(CHECKED, "O-O", "No castling out of check");
    let open = "4k3/8/8/8/1b6/8/8/R3K2R w KQ - 0 1";
    for text in ["O-O", "O-O-O"] {
        assert_refused(open, text, "No castling out of check");
    }
}

/// Article 3.8.2.2, through check.
#[test]
fn row_050_the_king_crosses_no_attacked_square() {
    for (fen, text, words) in [
        (
            "4kr2/8/8/8/8/8/8/4K2R w K - 0 1",
            "O-O",
            "cross f1, attacked by the rook on f8",
        ),
        (
            "3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1",
            "O-O-O",
            "cross d1, attacked by the rook on d8",
        ),
    ] {
        assert!(castles(fen).is_empty());
        assert_refused(fen, text, words);
    }
}

/// Article 3.8.2.2, into check.
#[test]
fn row_051_the_king_lands_on_no_attacked_square() {
    for (fen, text, words) in [
        (
            "4k1r1/8/8/8/8/8/8/4K2R w K - 0 1",
            "O-O",
            "land on g1, attacked by the rook on g8",
        ),
        (
            "2r1k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
            "O-O-O",
            "land on c1, attacked by the rook on c8",
        ),
    ] {
        assert!(castles(fen).is_empty());
        assert_refused(fen, text, words);
    }
}

/// Article 3.8.2, along the first rank.
#[test]
fn row_052_there_is_no_castling_along_a_file() {
    let fen = "4R3/7k/8/8/8/8/8/4K3 w - - 0 1";
    assert!(castles(fen).is_empty());
    assert_refused(fen, "O-O", "no right to castle short");
    assert_refused(fen, "O-O-O", "no right to castle long");
    assert_refused(fen, "O-O-O-O", "Not a move");
    let page = law(&English, Topic::CastlingUpright);
    assert!(page.contains("story"), "{page}");
}

/// Article 3.8.2, a first misconception.
#[test]
fn row_053_a_check_earlier_in_the_game_does_not_forbid_it() {
    for text in ["O-O", "O-O-O"] {
        after(CHECKED, &format!("Bd2 Be7 {text}"));
    }
}

/// Article 3.8.2, a second one.
#[test]
fn row_054_the_rook_may_be_attacked() {
    after("4k2r/8/8/8/8/8/8/4K2R w K - 0 1", "O-O");
    after("r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O");
}

/// Article 3.8.2, a third one.
#[test]
fn row_055_the_rook_may_cross_an_attacked_square() {
    after("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O");
}

/// Article 3.8.2, and both together.
#[test]
fn row_056_only_the_squares_of_the_king_must_be_safe() {
    after("rr2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O");
}

/// Article C.13.
#[test]
fn row_057_short_castling_has_two_squares_between_and_long_three() {
    let square = |name: &str| name.parse::<Square>().expect("a square");
    let position = position(BOTH);
    for color in Color::ALL {
        let king = position.king(color);
        let rook = |file: &str| square(&format!("{file}{}", king.rank().digit()));
        assert_eq!(attacks::between(king, rook("h")).len(), 2);
        assert_eq!(attacks::between(king, rook("a")).len(), 3);
    }
    assert_refused(START, "O-O", "castling short");
    assert_refused(START, "O-O-O", "castling long");
}

/// Article 4.4.2.
#[test]
fn row_058_a_rook_chosen_first_makes_a_rook_move() {
    let mut person = casual(BOTH);
    moved(&mut person, "h1", "f1");
    assert_eq!(person.last_san(), "Rf1");
    let mut person = casual(BOTH);
    moved(&mut person, "h1", "e1");
    assert_eq!(person.plies(), 0, "the rook does not castle");
    let mut person = tournament(BOTH);
    moved(&mut person, "h1", "f1");
    assert_eq!(person.last_san(), "Rf1");
}

/// Article 3.9.1.
#[test]
fn row_059_castling_may_give_check_and_is_written_with_it() {
    for (fen, text) in [
        ("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O+"),
        ("8/8/8/8/8/8/8/R3K1k1 w Q - 0 1", "O-O-O+"),
    ] {
        let mut person = casual(fen);
        person.enter(text.trim_end_matches('+'));
        assert_eq!(person.last_san(), text);
        assert!(
            person.app.state().contains("in check"),
            "{}",
            person.app.state()
        );
    }
}
