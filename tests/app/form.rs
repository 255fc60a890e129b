//! The form for a new game.

use tabiya::app::{Dialog, Event, Key};
use tabiya::rules::Color;

use crate::driver::Driver;

fn opened(person: &mut Driver) {
    person.enter(":new");
    assert!(matches!(person.app.dialog(), Some(Dialog::Form(_))));
}

fn fill(person: &mut Driver, lines: &[&str]) {
    // From the last line one step down is the first.
    person.press(Key::Down);
    for line in lines {
        person.type_text(line);
        person.press(Key::Enter);
    }
}

#[test]
fn names_position_clock_profile_and_view_are_chosen_on_one_screen() {
    let mut person = Driver::new();
    opened(&mut person);
    fill(
        &mut person,
        &["Ada", "Bo", "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "5+3"],
    );
    person.press(Key::Right);
    person.press(Key::Down);
    person.press(Key::Right);
    person.press(Key::Down);
    person.press(Key::Enter);
    let table = person.app.table();
    assert_eq!(table.players().name(Color::Black), Some("Bo"));
    assert!(person.position().starts_with("7k/"));
    assert!(table.regulations().is_tournament() && !table.has_started());
    assert_eq!(table.controls()[1].to_string(), "5+3");
    assert_eq!(person.app.bottom(), Color::Black);
}

#[test]
fn it_is_remembered_from_the_game_before() {
    let mut person = Driver::new();
    opened(&mut person);
    fill(&mut person, &["Ada", "Bo", "", "5+3"]);
    person.press(Key::Down);
    person.press(Key::Down);
    person.press(Key::Enter);
    opened(&mut person);
    person.press(Key::Enter);
    assert_eq!(person.app.table().players().name(Color::White), Some("Ada"));
    assert_eq!(person.app.table().controls()[0].to_string(), "5+3");
}

#[test]
fn what_cannot_be_read_begins_no_game_and_nothing_is_lost() {
    let mut person = Driver::new();
    person.play("e4");
    opened(&mut person);
    fill(&mut person, &["", "", "8/8/8/8/8/8/8/8 w - - 0 1"]);
    for _ in 0..3 {
        person.press(Key::Down);
    }
    person.press(Key::Enter);
    assert!(
        matches!(person.app.dialog(), Some(Dialog::Form(_))),
        "it stays open for repair"
    );
    person.press(Key::Esc);
    assert_eq!((person.plies(), person.last_san().as_str()), (1, "e4"));
}

#[test]
fn a_game_that_is_on_is_dropped_only_after_a_question() {
    let mut person = Driver::new();
    person.play("e4");
    opened(&mut person);
    person.press(Key::Enter);
    assert_eq!(person.answers(), ["Yes", "No"]);
    person.press(Key::Enter);
    assert_eq!(person.plies(), 1);
    opened(&mut person);
    person.press(Key::Enter);
    person.press(Key::Char('y'));
    assert_eq!(person.plies(), 0);
}

#[test]
fn a_chess960_start_is_named_by_its_number_and_text_can_be_pasted() {
    let mut person = Driver::new();
    opened(&mut person);
    fill(&mut person, &["Ada", "Bo"]);
    person.send(Event::Pasted("0\n".to_owned()));
    for _ in 0..4 {
        person.press(Key::Down);
    }
    person.press(Key::Enter);
    assert!(person.position().starts_with("bbqnnrkr/"));
}
