//! Moves made with the mouse.

use tabiya::app::{Dialog, Effect, Event, Field, Pointer, PointerKind, Target, View};
use tabiya::rules::Color;

use crate::driver::Driver;

#[test]
fn click_and_click_makes_a_move() {
    let mut person = Driver::new();
    person.click("g1");
    person.click("f3");
    assert_eq!(person.last_san(), "Nf3");
}

#[test]
fn dragging_makes_a_move() {
    let mut person = Driver::new();
    person.drag("e2", "e4");
    assert_eq!(person.last_san(), "e4");
    assert_eq!(person.app.cursor().picked, None);
}

#[test]
fn a_man_dragged_to_a_wrong_square_goes_back_with_a_reason() {
    let mut person = Driver::new();
    person.drag("e2", "e5");
    assert_eq!((person.plies(), person.app.cursor().picked), (0, None));
    assert!(!person.message().is_empty());
}

#[test]
fn clicking_elsewhere_while_a_pawn_would_promote_puts_it_back() {
    let text = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    let mut person = Driver::from_fen(text);
    person.click("a7");
    person.click("a8");
    assert_eq!(person.answers().len(), 4);
    person.click("e4");
    assert_eq!(
        (person.position().as_str(), person.answers().len()),
        (text, 0)
    );
}

#[test]
fn an_answer_can_be_clicked() {
    let mut person = Driver::from_fen("8/P6k/8/8/8/8/8/K7 w - - 0 1");
    person.drag("a7", "a8");
    person.send(Event::Pointer(Pointer {
        kind: PointerKind::Press,
        target: Target::Choice(1),
    }));
    assert_eq!(person.last_san(), "a8=R");
}

#[test]
fn the_wheel_steps_through_the_game_and_a_move_of_the_sheet_can_be_clicked() {
    let mut person = Driver::new();
    person.play("e4 e5 Nf3");
    let wheel = |kind| {
        Event::Pointer(Pointer {
            kind,
            target: Target::Nothing,
        })
    };
    person.send(wheel(PointerKind::WheelUp));
    assert_eq!(person.app.shown_plies(), 2);
    person.send(wheel(PointerKind::WheelDown));
    assert_eq!(person.app.shown_plies(), 3);
    person.send(Event::Pointer(Pointer {
        kind: PointerKind::Press,
        target: Target::Ply(1),
    }));
    assert_eq!(person.app.shown_plies(), 1);
}

#[test]
fn the_mouse_can_be_given_back_to_the_terminal() {
    let mut person = Driver::new();
    assert_eq!(person.enter(":mouse"), [Effect::Mouse(false)]);
    assert_eq!(person.enter(":mouse"), [Effect::Mouse(true)]);
}

#[test]
fn lines_of_the_form_are_selected_turned_and_the_game_begun() {
    let mut person = Driver::new();
    person.enter(":new");
    let line = |field: Field| {
        let index = Field::ALL.iter().position(|other| *other == field);
        Target::Choice(index.expect("a line of the form"))
    };
    let click = |person: &mut Driver, target| {
        let kind = PointerKind::Press;
        person.send(Event::Pointer(Pointer { kind, target }));
    };
    let selected = |person: &Driver| match person.app.dialog() {
        Some(Dialog::Form(form)) => form.selected,
        other => panic!("{other:?}"),
    };
    click(&mut person, line(Field::Black));
    assert_eq!(selected(&person), Field::Black);
    person.type_text("Bo");
    click(&mut person, line(Field::View));
    click(&mut person, line(Field::View));
    click(&mut person, Target::Nothing);
    assert_eq!(selected(&person), Field::View);
    click(&mut person, line(Field::Begin));
    assert!(person.app.dialog().is_none());
    assert_eq!(person.app.table().players().name(Color::Black), Some("Bo"));
    assert_eq!(person.app.preferences().view, View::Fixed(Color::Black));
}
