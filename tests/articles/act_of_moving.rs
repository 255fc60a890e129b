//! Rows 64 to 77: the act of moving (Article 4).

use tabiya::app::{Key, Medium, PointerKind};
use tabiya::game::Regulations;
use tabiya::game::regulations::{Press, Profile};
use tabiya::rules::Color;

use crate::table::{START, casual, left, moved, refused, timed, tournament, under};

const TAKEN: &str = "4k3/8/3p4/3pPp2/4P3/8/8/4K3 w - - 0 1";
const CASTLES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const BARRED: &str = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1";
const PROMOTES: &str = "8/P6k/8/8/8/8/8/K7 w - - 0 1";

/// Article 4.2.1.
#[test]
fn row_064_adjusting_is_announced_first_and_then_binds_nobody() {
    for word in [":adjust", ":j'adoube", "j'adoube"] {
        let mut person = tournament(START);
        person.enter(word);
        assert!(person.message().contains("J'adoube"), "{word}");
        person.choose("g1");
        person.press(Key::Esc);
        person.play("e4");
    }
    let mut person = tournament(START);
    person.choose("g1");
    person.press(Key::Esc);
    assert_eq!(person.message(), "Touched: the knight on g1 must move.");
    person.enter(":adjust");
    assert!(person.message().contains("touched already"));
    assert!(refused(&mut person, "e4").contains("knight on g1"));
}

/// Article 4.3.1.
#[test]
fn row_065_a_touched_own_man_must_move_if_it_can() {
    let mut person = tournament(START);
    person.go("g1");
    person.go("e2");
    person.play("e4 e5");
    person.choose("g1");
    person.press(Key::Esc);
    assert_eq!(person.message(), "Touched: the knight on g1 must move.");
    assert_eq!(
        refused(&mut person, "d4"),
        "Touched: the knight on g1 must move."
    );
    person.play("Nh3");
}

/// Article 4.3.2.
#[test]
fn row_066_a_touched_enemy_man_must_be_captured_if_it_can() {
    let mut person = tournament(TAKEN);
    person.choose("f5");
    for text in ["exd5", "exd6", "Kd2"] {
        let said = refused(&mut person, text);
        assert_eq!(said, "Touched: the pawn on f5 must be captured.");
    }
    person.play("exf5");
}

/// Article 4.3.3.
#[test]
fn row_067_of_two_men_touched_one_takes_the_other_or_the_first_that_can_is_played() {
    let mut person = tournament(TAKEN);
    person.choose("d6");
    person.choose("e1");
    let said = refused(&mut person, "Kd2");
    assert_eq!(said, "Touched: the pawn on d6 must be captured.");
    person.play("exd6");
    let mut person = tournament(TAKEN);
    person.choose("d5");
    person.choose("e4");
    for text in ["exf5", "exd6", "Kd2"] {
        assert!(refused(&mut person, text).starts_with("Touched"), "{text}");
    }
    person.play("exd5");
}

/// Article 4.5.
#[test]
fn row_068_a_man_that_cannot_move_leaves_any_move_free_and_that_is_said() {
    let mut person = tournament(START);
    person.choose("a1");
    assert_eq!(
        person.message(),
        "The rook on a1 has no move, so any move will do."
    );
    person.play("e4");
}

/// Article 4.4.1.
#[test]
fn row_069_king_and_rook_touched_castle_there() {
    for (rook, text) in [("h1", "O-O"), ("a1", "O-O-O")] {
        let mut person = tournament(CASTLES);
        moved(&mut person, "e1", rook);
        assert_eq!(person.last_san(), text);
    }
}

/// Article 4.4.3.
#[test]
fn row_070_where_that_castling_is_illegal_the_king_moves_or_castles_elsewhere() {
    for answer in ["O-O-O", "Kd2"] {
        let mut person = tournament(BARRED);
        moved(&mut person, "e1", "h1");
        assert_eq!(person.plies(), 0);
        let said = refused(&mut person, "Rg1");
        assert_eq!(said, "Touched: the king on e1 must move.");
        person.play(answer);
    }
    let stuck = "4k3/8/8/8/8/8/3PPP2/R2QKB1R w KQ - 0 1";
    let mut person = tournament(stuck);
    moved(&mut person, "e1", "h1");
    assert_eq!(person.app.table().illegal_moves(Color::White), 0);
    person.press(Key::Esc);
    person.play("e3");
}

/// Article 4.5, for either colour.
#[test]
fn row_071_an_enemy_man_that_cannot_be_captured_leaves_any_move_free_too() {
    let mut person = tournament(START);
    person.choose("e7");
    assert!(
        person.message().contains("any move will do"),
        "{}",
        person.message()
    );
    person.play("e4");
    person.choose("d8");
    person.play("e5");
}

/// Article 4.2.2.
#[test]
fn row_072_moving_the_cursor_or_the_mouse_over_men_touches_none() {
    let mut person = tournament(START);
    person.go("g1");
    person.point(PointerKind::Drag, "b1");
    person.point(PointerKind::WheelUp, "d1");
    person.point(PointerKind::WheelDown, "d1");
    person.press(Key::Esc);
    person.play("e4");
}

/// Article 4.7.
#[test]
fn row_073_a_man_in_hand_may_go_to_any_of_its_squares_and_once_let_go_stays_there() {
    let mut person = tournament(START);
    person.choose("g1");
    person.go("h3");
    person.go("f3");
    person.press(Key::Enter);
    assert_eq!(person.last_san(), "Nf3");
    assert!(refused(&mut person, ":takeback").contains("A move once made stands"));
    let manual = Regulations {
        press: Press::Manual,
        ..Regulations::of(Profile::Tournament)
    };
    let mut person = under(START, manual, "5");
    person.enter("e4");
    person.wait(3_000);
    assert_eq!(
        left(&person, Color::White),
        297_000,
        "it runs until the press"
    );
    assert_eq!(refused(&mut person, "d4"), "Ada: press the clock (Enter).");
    person.enter(":press");
    person.wait(1_000);
    assert_eq!(left(&person, Color::White), 297_000);
    assert_eq!(left(&person, Color::Black), 299_000);
    assert_eq!(person.last_san(), "e4");
}

/// Article 4.4.2.
#[test]
fn row_074_a_rook_touched_before_the_king_does_not_castle_in_this_turn() {
    let mut person = tournament(CASTLES);
    moved(&mut person, "h1", "e1");
    assert_eq!(person.plies(), 0);
    let said = refused(&mut person, "O-O");
    assert_eq!(said, "Touched: the rook on h1 must move.");
    person.play("Rg1");
}

/// Articles 4.4.4 and 4.7.3.
#[test]
fn row_075_a_pawn_let_go_on_the_last_rank_stays_there_while_its_piece_is_chosen() {
    let mut person = tournament(PROMOTES);
    moved(&mut person, "a7", "a8");
    person.press(Key::Esc);
    person.point(PointerKind::Press, "h7");
    assert_eq!(person.answers(), ["queen", "rook", "bishop", "knight"]);
    person.press(Key::Down);
    person.press(Key::Enter);
    assert_eq!(person.last_san(), "a8=R");
    assert!(refused(&mut person, ":takeback").contains("A move once made stands"));
}

/// Article 4.8.
#[test]
fn row_076_nothing_of_the_opponents_is_objected_to_after_touching() {
    let mut person = tournament(START);
    person.play("e4 e5");
    person.enter("Nf3 (=)");
    person.choose("b8");
    assert!(person.message().contains("Bo declines"));
    assert_eq!(refused(&mut person, ":accept"), "No draw is offered.");
    // What is illegal is found at once, so that nothing has to be objected to later.
    let mut person = tournament(START);
    assert!(refused(&mut person, "Ke2").contains("Illegal move 1 of 2"));
}

/// Article 4.9, for those who cannot move men by hand.
#[test]
fn row_077_a_pawn_is_promoted_by_keys_alone_and_by_lines_alone() {
    let mut keys = casual(PROMOTES);
    moved(&mut keys, "a7", "a8");
    keys.press(Key::Char('n'));
    let mut lines = casual(PROMOTES);
    lines.app.talk_by(Medium::Lines);
    lines.enter("a8=N");
    for person in [keys, lines] {
        assert_eq!(person.last_san(), "a8=N");
    }
    let mut timed = timed(START, Profile::Tournament, "5");
    timed.app.talk_by(Medium::Lines);
    timed.enter("e4");
    timed.enter("clocks");
    assert_eq!(timed.message(), "Ada: 5:00. Bo: 5:00, running.");
}
