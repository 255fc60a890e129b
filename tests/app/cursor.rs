//! Moves made with the cursor.

use tabiya::app::Key;
use tabiya::rules::{Position, Variant, chess960};

use crate::driver::Driver;

#[test]
fn pick_and_drop_makes_a_move() {
    let mut person = Driver::new();
    person.choose("g1");
    let targets: Vec<String> = person
        .app
        .drop_targets()
        .map(|square| square.to_string())
        .collect();
    assert_eq!(targets, ["f3", "h3"]);
    person.choose("f3");
    assert_eq!(person.last_san(), "Nf3");
}

#[test]
fn space_does_what_enter_does_while_nothing_is_typed() {
    let mut person = Driver::new();
    person.go("e2");
    person.press(Key::Char(' '));
    person.go("e4");
    person.press(Key::Char(' '));
    assert_eq!(person.last_san(), "e4");
}

#[test]
fn choosing_another_own_man_picks_that_one() {
    let mut person = Driver::new();
    person.choose("g1");
    person.choose("b1");
    person.choose("c3");
    assert_eq!(person.last_san(), "Nc3");
}

#[test]
fn escape_lets_go() {
    let mut person = Driver::new();
    person.choose("g1");
    person.press(Key::Esc);
    assert_eq!(person.app.cursor().picked, None);
    person.choose("g1");
    person.choose("g1");
    assert_eq!(
        person.app.cursor().picked,
        None,
        "so does choosing the same square again"
    );
}

#[test]
fn a_wrong_square_is_refused_with_a_reason_and_the_man_stays_in_hand() {
    let mut person = Driver::new();
    person.choose("g1");
    person.choose("g4");
    assert_eq!(person.plies(), 0);
    assert!(!person.message().is_empty());
    person.choose("f3");
    assert_eq!(person.last_san(), "Nf3");
}

#[test]
fn the_king_goes_two_squares_to_castle_and_never_by_choosing_the_rook() {
    let text = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let mut person = Driver::from_fen(text);
    person.choose("e1");
    assert!(
        person
            .app
            .drop_targets()
            .any(|square| square.to_string() == "g1")
    );
    person.choose("g1");
    assert_eq!(person.last_san(), "O-O");
    let mut other = Driver::from_fen(text);
    other.choose("e1");
    other.choose("h1");
    assert_eq!(other.plies(), 0);
    other.choose("f1");
    assert_eq!(other.last_san(), "Rf1");
}

#[test]
fn in_chess960_the_king_goes_onto_its_rook() {
    let setup = chess960(518).expect("a number below 960");
    let start = Position::from_setup(&setup).expect("legal").0;
    let mut person = Driver::at(start, Variant::Chess960);
    person.play("Nf3 Nf6 g3 g6 Bg2 Bg7");
    person.choose("e1");
    person.choose("h1");
    assert_eq!(person.last_san(), "O-O");
}

#[test]
fn the_promotion_chooser_can_be_left_and_the_pawn_is_back() {
    let text = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    let mut person = Driver::from_fen(text);
    person.choose("a7");
    person.choose("a8");
    assert_eq!(person.answers(), ["queen", "rook", "bishop", "knight"]);
    person.press(Key::Esc);
    assert_eq!(person.position(), text);
    person.choose("a8");
    person.press(Key::Down);
    person.press(Key::Enter);
    assert_eq!(person.last_san(), "a8=R");
}

#[test]
fn the_chooser_takes_letters_and_the_board_can_be_turned_under_it() {
    let mut person = Driver::from_fen("8/P6k/8/8/8/8/8/K7 w - - 0 1");
    person.choose("a7");
    person.choose("a8");
    person.press(Key::F(4));
    assert_eq!(person.answers().len(), 4);
    person.press(Key::Char('N'));
    assert_eq!(person.last_san(), "a8=N");
}

#[test]
fn the_cursor_follows_the_eye_when_the_board_is_turned() {
    let mut person = Driver::new();
    person.press(Key::F(4));
    person.go("e4");
    let before = person.app.cursor().square;
    person.press(Key::Right);
    let after = person.app.cursor().square;
    assert_eq!(
        (before.to_string(), after.to_string()),
        ("e4".to_owned(), "d4".to_owned())
    );
}

#[test]
fn a_man_that_is_not_seen_is_named_when_it_is_picked_up() {
    let mut person = Driver::new();
    person.choose("g1");
    assert_eq!(person.message(), "");
    person.press(Key::Esc);
    person.enter(":blindfold men");
    person.choose("g1");
    assert_eq!(person.message(), "Knight on g1 chosen.");
}
