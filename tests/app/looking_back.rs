//! Looking back while playing.

use tabiya::app::{Key, KeyPress};

use crate::driver::Driver;

fn driver() -> Driver {
    let mut person = Driver::new();
    person.play("e4 d5 exd5 Qxd5");
    person
}

#[test]
fn the_keys_step_through_the_game() {
    let mut person = driver();
    for (press, shown) in [
        (KeyPress::from(Key::PageUp), 3),
        (KeyPress::from(Key::PageUp), 2),
        (KeyPress::from(Key::PageDown), 3),
        (KeyPress::ctrl(Key::Home), 0),
        (KeyPress::from(Key::PageUp), 0),
        (KeyPress::ctrl(Key::End), 4),
        (KeyPress::from(Key::PageDown), 4),
    ] {
        person.press(press);
        assert_eq!(person.app.shown_plies(), shown, "{press:?}");
    }
}

#[test]
fn what_is_captured_belongs_to_the_position_shown() {
    let mut person = driver();
    let captured = |person: &Driver| {
        person
            .app
            .table()
            .game()
            .captured(person.app.shown_plies())
            .len()
    };
    assert_eq!(captured(&person), 2);
    person.press(Key::PageUp);
    assert_eq!(captured(&person), 1);
    person.press(Key::PageUp);
    assert_eq!(captured(&person), 0);
}

#[test]
fn a_man_promoted_and_captured_is_captured_as_what_it_had_become() {
    let mut person = Driver::new();
    person.play("h4 g5 hxg5 h6 gxh6 a6 h7 a5 hxg8=N Rxg8");
    let captured = person.app.table().game().captured(10);
    let knights = captured
        .iter()
        .filter(|piece| piece.fen_letter() == 'N')
        .count();
    assert_eq!((captured.len(), knights), (4, 1));
}

#[test]
fn typing_returns_to_the_present_and_no_move_is_added_to_the_past() {
    let mut person = driver();
    person.press(KeyPress::ctrl(Key::Home));
    person.enter("Nc3");
    assert_eq!((person.plies(), person.app.shown_plies()), (5, 5));
    assert_eq!(person.last_san(), "Nc3");
}

#[test]
fn picking_up_returns_to_the_present() {
    let mut person = driver();
    person.press(KeyPress::ctrl(Key::Home));
    person.choose("b1");
    assert!(!person.app.looks_back());
    person.choose("c3");
    assert_eq!((person.plies(), person.last_san().as_str()), (5, "Nc3"));
}

#[test]
fn a_finished_game_can_be_stepped_through() {
    let mut person = Driver::new();
    person.play("f3 e5 g4 Qh4#");
    person.press(Key::PageUp);
    assert_eq!(person.app.shown_plies(), 3);
}
