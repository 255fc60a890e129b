//! What follows a result.

use tabiya::app::Key;
use tabiya::game::Regulations;
use tabiya::game::regulations::Profile;
use tabiya::rules::Color;

use super::{START, after, under};

#[test]
fn after_the_end_saving_a_rematch_and_a_new_game_are_offered_and_the_position_stays() {
    let mut person = after(START, "f3 e5 g4 Qh4#");
    let before = person.position();
    person.press(Key::Enter);
    assert_eq!(
        person.answers(),
        [
            "save it",
            "rematch, Bo has White",
            "new game",
            "go through it",
            "score sheet",
            "look at the board"
        ]
    );
    person.press(Key::Enter);
    assert_eq!((person.position(), person.answers().len()), (before, 0));
    person.press(Key::Enter);
    person.press(Key::Char('r'));
    let table = person.app.table();
    assert_eq!(table.players().name(Color::White), Some("Bo"));
    assert_eq!(person.app.score().text(Color::Black), "0");
}

#[test]
fn in_an_armageddon_game_a_draw_is_black_s_point_and_the_clocks_stay_with_the_sides() {
    let regulations = Regulations {
        draw_counts_for: Some(Color::Black),
        ..Regulations::of(Profile::Casual)
    };
    let mut person = under(START, regulations, "none");
    person.play("e4 e5");
    person.enter(":draw");
    person.enter(":accept");
    assert!(person.app.pgn().contains("[Result \"1/2-1/2\"]"));
    assert_eq!(person.app.score().text(Color::Black), "1");
}
