//! Rows 32 to 43: pawns.

use tabiya::app::{Key, Preview};
use tabiya::laws::Topic;
use tabiya::rules::{Color, Role};
use tabiya::wording::{Chinese, English, Script};

use crate::driver::Driver;
use crate::table::{START, after, assert_refused, casual, law, legal, moved, refused};

const ALONE: &str = "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1";
const PASSED: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";

/// Article 3.7.1.
#[test]
fn row_032_a_pawn_goes_one_square_forward_and_never_back_or_sideways() {
    after(ALONE, "e5");
    for back in ["e3", "e4d4", "e4f4", "e6"] {
        assert_refused(ALONE, back, "pawn on e4");
    }
    assert_refused("4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e5", "pawn on e5");
}

/// Article 3.7.2.
#[test]
fn row_033_from_its_first_square_it_may_go_two_if_both_are_empty() {
    after(START, "e4 e5");
    for blocked in [
        "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1",
        "4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1",
    ] {
        let man = if blocked.contains("4n3/4P3") {
            "e3"
        } else {
            "e4"
        };
        assert_refused(blocked, "e4", &format!("knight on {man}"));
    }
    assert_refused(
        "4k3/4p3/4N3/8/8/8/8/4K3 b - - 0 1",
        "e5",
        "blocked by the knight on e6",
    );
    let mut once = after(START, "e3 a6");
    let said = refused(&mut once, "e3e5");
    assert!(said.contains("pawn on e3"), "{said}");
    after("4k3/8/8/8/8/8/4P3/4K3 w - - 0 40", "e4");
}

/// Article 3.7.3.
#[test]
fn row_034_a_pawn_captures_diagonally_forward_and_only_so() {
    after("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "exd5");
    assert_refused(START, "exd3", "Pawns go diagonally only to capture");
    let ahead = "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1";
    assert_refused(
        ahead,
        "exe5",
        "Pawns capture diagonally, not straight ahead",
    );
    let back = "4k3/8/8/8/4P3/3p4/8/4K3 w - - 0 1";
    assert_refused(back, "exd3", "The pawn on e4 reaches e5, not d3");
}

/// Article 3.7.3.1.
#[test]
fn row_035_a_pawn_that_passed_an_attacked_square_is_taken_on_it() {
    let mut person = casual(PASSED);
    person.type_text("exd6");
    let Preview::Deed(said) = person.app.line_preview() else {
        panic!("{:?}", person.app.line_preview());
    };
    assert!(said.contains("d6") && said.contains("en passant"), "{said}");
    let passed = person.app.line().passed().map(|square| square.to_string());
    assert_eq!(passed.as_deref(), Some("d5"), "its square is marked");
    person.press(Key::Enter);
    assert_eq!(person.last_san(), "exd6");
    assert_eq!(person.position(), "4k3/8/3P4/8/8/8/8/4K3 b - - 0 1");
    assert_eq!(person.app.shown_captured().len(), 1);
}

/// Article 3.7.3.2.
#[test]
fn row_036_en_passant_is_for_the_very_next_move_only() {
    let person = after(START, "e4 a6 e5 d5 exd6");
    assert_eq!(person.plies(), 5, "it is one move");
    let mut late = after(START, "e4 a6 e5 d5 Nf3 a5");
    let said = refused(&mut late, "exd6");
    assert!(said.contains("only on the very next move"), "{said}");
}

/// Article 3.9.2.
#[test]
fn row_037_en_passant_must_not_open_a_line_to_the_own_king() {
    let fen = "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1";
    assert!(!legal(fen).contains(&"exd3".to_owned()));
    let mut person = after("8/8/8/8/k3p2Q/8/3P4/3K4 w - - 0 1", "d4");
    let said = refused(&mut person, "exd3");
    assert!(said.contains("en passant would open the line"), "{said}");
}

/// Article 5.2.1.
#[test]
fn row_038_where_en_passant_is_the_only_move_it_is_no_stalemate_and_must_be_played() {
    for (fen, only) in [
        ("8/K7/Q7/5k2/6pP/6P1/4R3/8 b - h3 0 1", "gxh3"),
        ("8/1KQ5/6R1/3k4/3pP3/3P4/8/8 b - e3 0 1", "dxe3"),
    ] {
        assert_eq!(legal(fen), [only]);
        let mut person = casual(fen);
        assert_eq!(person.ending(), "");
        person.play(only);
    }
}

/// Articles 3.7.3.3 to 3.7.3.5.
#[test]
fn row_039_on_the_last_rank_a_pawn_becomes_one_of_four_men_at_once_and_never_by_itself() {
    let fen = "8/8/8/8/8/1k6/2p5/K7 b - - 0 1";
    for (text, ending) in [
        ("c1=Q#", "checkmate"),
        ("c1=R#", "checkmate"),
        ("c1=B", "dead position"),
        ("c1=N", "dead position"),
    ] {
        assert!(after(fen, text).ending().contains(ending), "{text}");
    }
    assert_refused(fen, "c1", "Add the new piece");
    for king_or_pawn in ["c1=K", "c1=P"] {
        assert_refused(fen, king_or_pawn, "queen, rook, bishop or knight");
    }
    let mut person = casual(fen);
    moved(&mut person, "c2", "c1");
    assert_eq!(person.plies(), 0, "the piece is asked for");
    assert_eq!(person.answers(), ["queen", "rook", "bishop", "knight"]);
    person.press(Key::Char('r'));
    assert_eq!(person.last_san(), "c1=R#");
}

fn queens(person: &Driver) -> usize {
    let position = person.app.table().game().position();
    position.pieces(Color::White, Role::Queen).len() as usize
}

/// Article 3.7.3.4.
#[test]
fn row_040_promotion_is_not_limited_to_captured_men() {
    let person = after("k7/4P3/8/8/8/8/Q7/Q3K3 b - - 0 1", "Kb8 e8=Q+");
    assert_eq!(queens(&person), 3);
}

/// Article 3.7.3.3, when less is more.
#[test]
fn row_041_another_piece_than_a_queen_can_be_the_right_one() {
    let fen = "8/5P1k/5K2/8/8/8/8/8 w - - 0 1";
    assert!(after(fen, "f8=Q").ending().contains("stalemate"));
    assert_eq!(after(fen, "f8=R").ending(), "");
}

/// Article 3.7.3.4, against those who say it is otherwise on a real board.
#[test]
fn row_042_two_queens_of_one_side_come_out_of_an_ordinary_game() {
    let mut person = after(START, "a4 b5 axb5 a6 bxa6 Nc6 a7 Nb8 axb8=Q");
    assert_eq!(queens(&person), 2);
    person.enter(":fen");
    assert!(person.page().contains("rQbqkbnr/"), "{}", person.page());
}

/// No article: a man of another game.
#[test]
fn row_043_nobody_is_told_that_there_is_a_cannon() {
    for &topic in Topic::ALL.iter().filter(|&&topic| topic != Topic::Xiangqi) {
        let english = law(&English, topic);
        assert!(!english.contains("cannon"), "{english}");
        let chinese = law(&Chinese(Script::Simplified), topic);
        assert!(!chinese.contains('炮'), "{chinese}");
    }
    assert!(law(&English, Topic::Xiangqi).contains("There is no cannon"));
    let rook = law(&English, Topic::Rook);
    assert!(rook.contains("file") && rook.contains("rank"), "{rook}");
}
