//! The act of moving (Article 4).

use tabiya::app::{Key, PointerKind};

use super::{START, moved, tournament};

const TAKEN: &str = "4k3/8/3p4/3pPp2/4P3/8/8/4K3 w - - 0 1";
const CASTLES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

#[test]
fn adjusting_is_said_first_in_either_word_and_not_after_touching() {
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
    person.enter(":adjust");
    assert!(
        person.message().contains("touched already"),
        "{}",
        person.message()
    );
}

#[test]
fn a_touched_own_man_must_move_if_it_can() {
    let mut person = tournament(START);
    person.choose("g1");
    person.press(Key::Esc);
    assert_eq!(person.message(), "Touched: the knight on g1 must move.");
    person.enter("e4");
    assert_eq!(person.plies(), 0);
}

#[test]
fn a_touched_enemy_man_must_be_captured_if_it_can() {
    let mut person = tournament(TAKEN);
    person.choose("f5");
    person.enter("exd5");
    assert_eq!(
        person.message(),
        "Touched: the pawn on f5 must be captured."
    );
    person.press(Key::Esc);
    person.enter("exf5");
    assert_eq!(person.last_san(), "exf5");
}

#[test]
fn of_two_men_touched_the_one_takes_the_other_or_the_first_that_can_is_played() {
    let mut person = tournament(TAKEN);
    person.choose("d6");
    person.choose("e1");
    person.enter("Kd2");
    assert_eq!(
        person.message(),
        "Touched: the pawn on d6 must be captured."
    );
    person.press(Key::Esc);
    person.enter("exd6");
    assert_eq!(person.last_san(), "exd6");
}

#[test]
fn a_man_that_cannot_move_binds_nobody() {
    let mut person = tournament(START);
    person.choose("a1");
    assert!(
        person.message().contains("any move will do"),
        "{}",
        person.message()
    );
    person.play("e4");
}

#[test]
fn king_and_rook_touched_castle_there() {
    let mut person = tournament(CASTLES);
    moved(&mut person, "e1", "h1");
    assert_eq!(person.last_san(), "O-O");
}

#[test]
fn where_that_castling_is_illegal_the_king_moves_or_castles_to_the_other_side() {
    let mut person = tournament("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    moved(&mut person, "e1", "h1");
    person.enter("Rg1");
    assert_eq!(person.message(), "Touched: the king on e1 must move.");
    person.press(Key::Esc);
    person.enter("O-O-O");
    assert_eq!(person.last_san(), "O-O-O");
}

#[test]
fn a_rook_touched_first_does_not_castle() {
    let mut person = tournament(CASTLES);
    moved(&mut person, "h1", "e1");
    person.enter("O-O");
    assert_eq!(person.message(), "Touched: the rook on h1 must move.");
}

#[test]
fn moving_the_cursor_or_the_mouse_over_men_touches_none() {
    let mut person = tournament(START);
    person.go("g1");
    person.point(PointerKind::Drag, "b1");
    person.point(PointerKind::WheelUp, "d1");
    person.play("e4");
}

#[test]
fn a_man_in_hand_may_go_to_any_of_its_squares_and_once_let_go_stays_there() {
    let mut person = tournament(START);
    person.choose("g1");
    person.go("h3");
    person.go("f3");
    person.press(Key::Enter);
    assert_eq!(person.last_san(), "Nf3");
    person.enter(":takeback");
    assert!(person.message().contains("A move once made stands"));
}

#[test]
fn a_pawn_let_go_on_the_last_rank_stays_there_while_its_piece_is_chosen() {
    let mut person = tournament("8/P6k/8/8/8/8/8/K7 w - - 0 1");
    moved(&mut person, "a7", "a8");
    person.press(Key::Esc);
    person.point(PointerKind::Press, "h7");
    assert_eq!(person.answers(), ["queen", "rook", "bishop", "knight"]);
    person.press(Key::Char('n'));
    assert_eq!(person.last_san(), "a8=N");
}
