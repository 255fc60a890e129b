//! The form for a new game.

use tabiya::app::{Dialog, Effect, Event, Field, Key, View};
use tabiya::rules::Color;

use crate::driver::Driver;

fn opened(person: &mut Driver) {
    person.enter(":new");
    assert!(matches!(person.app.dialog(), Some(Dialog::Form(_))));
}

/// Goes on to the last line and begins.
fn to_begin(person: &mut Driver) -> Vec<Effect> {
    while !matches!(person.app.dialog(), Some(Dialog::Form(form)) if form.selected == Field::Begin)
    {
        person.press(Key::Down);
    }
    person.press(Key::Enter)
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
        &["Ada", "Bo", "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "5+3", ""],
    );
    person.press(Key::Right);
    person.press(Key::Down);
    person.press(Key::Right);
    person.press(Key::Down);
    for text in ["Club final", "Vienna", "3"] {
        person.type_text(text);
        person.press(Key::Enter);
    }
    person.press(Key::Enter);
    let table = person.app.table();
    assert_eq!(table.players().name(Color::Black), Some("Bo"));
    assert!(person.position().starts_with("7k/"));
    assert!(table.regulations().is_tournament() && !table.has_started());
    assert_eq!(table.controls()[1].to_string(), "5+3");
    assert_eq!(person.app.bottom(), Color::Black);
    let occasion = person.app.occasion();
    assert_eq!(
        [&*occasion.event, &occasion.site, &occasion.round],
        ["Club final", "Vienna", "3"]
    );
}

#[test]
fn black_may_have_another_clock() {
    let mut person = Driver::new();
    opened(&mut person);
    fill(&mut person, &["", "", "", "5", "2+1"]);
    to_begin(&mut person);
    let controls = person.app.table().controls().clone();
    assert_eq!(controls.map(|control| control.to_string()), ["5", "2+1"]);
    opened(&mut person);
    person.press(Key::Enter);
    let controls = person.app.table().controls().clone();
    assert_eq!(
        controls.map(|control| control.to_string()),
        ["5", "2+1"],
        "the form keeps the odds"
    );
}

#[test]
fn the_last_game_fills_in_the_form_on_another_day_and_no_game_by_itself() {
    let mut person = Driver::new();
    opened(&mut person);
    fill(&mut person, &["Ada", "Bo", "", "5+3", "2+1"]);
    person.press(Key::Right);
    person.press(Key::Down);
    person.press(Key::Right);
    person.press(Key::Right);
    let effects = to_begin(&mut person);
    let [Effect::Remember(kept)] = &effects[..] else {
        panic!("{effects:?}");
    };
    let mut again = Driver::new();
    again.app.know_last_game(kept.as_bytes());
    assert_eq!(again.app.table().players().name(Color::White), None);
    assert!(
        again.app.table().clock().is_none(),
        "a game begins as always"
    );
    opened(&mut again);
    again.press(Key::Enter);
    let table = again.app.table();
    assert_eq!(table.players().name(Color::Black), Some("Bo"));
    assert_eq!(table.controls()[0].to_string(), "5+3");
    assert_eq!(table.controls()[1].to_string(), "2+1");
    assert!(table.regulations().is_tournament());
    assert_eq!(again.app.preferences().view, View::Mover);
}

#[test]
fn a_game_of_which_something_was_said_is_remembered_with_its_first_move_and_another_is_not() {
    let mut plain = Driver::new();
    assert_eq!(plain.enter("e4"), []);
    let table = Driver::table(
        &plain.position(),
        tabiya::game::Regulations::default(),
        "none",
    );
    let mut named = Driver::with(table, tabiya::app::Preferences::default());
    let effects = named.enter("e5");
    assert!(matches!(&effects[..], [Effect::Remember(text)] if text.contains("Ada")));
    assert_eq!(named.enter("Nf3"), []);
}

#[test]
fn what_was_kept_of_the_last_game_and_is_damaged_is_ignored_and_said_in_the_form() {
    for kept in [
        &b"white = "[..],
        b"white = 5",
        b"clock = \"zzz\"",
        b"colour = \"red\"",
        b"\xff",
    ] {
        let mut person = Driver::new();
        person.app.know_last_game(kept);
        assert!(person.app.last_game_is_damaged());
        opened(&mut person);
        person.press(Key::Enter);
        assert_eq!(person.plies(), 0);
        assert!(
            !person.app.last_game_is_damaged(),
            "the next one is kept instead"
        );
    }
}

#[test]
fn the_score_of_a_match_belongs_to_its_two_players() {
    let mut person = Driver::new();
    opened(&mut person);
    fill(&mut person, &["Ada", "Bo"]);
    to_begin(&mut person);
    person.play("f3 e5 g4 Qh4#");
    opened(&mut person);
    person.press(Key::Enter);
    assert_eq!(person.app.score().text(Color::Black), "1");
    opened(&mut person);
    fill(&mut person, &["x"]);
    to_begin(&mut person);
    assert_eq!(person.app.score().games(), 0);
}

#[test]
fn it_is_remembered_from_the_game_before() {
    let mut person = Driver::new();
    opened(&mut person);
    fill(&mut person, &["Ada", "Bo", "", "5+3"]);
    to_begin(&mut person);
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
    to_begin(&mut person);
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
    to_begin(&mut person);
    assert!(person.position().starts_with("bbqnnrkr/"));
}
