//! The clock (Article 6).

use tabiya::app::{Key, Preferences};
use tabiya::game::Regulations;
use tabiya::game::regulations::Profile;
use tabiya::rules::Color;

use super::{START, left, under};
use crate::driver::Driver;

fn casual(clock: &str) -> Driver {
    under(START, Regulations::of(Profile::Casual), clock)
}

#[test]
fn a_pause_is_asked_for_by_name_and_ends_when_both_have_said_that_they_are_ready() {
    let mut person = casual("5");
    person.wait(1_000);
    person.enter(":pause");
    let due = |person: &Driver| person.app.due().unwrap_or_default();
    assert_eq!(
        due(&person),
        "Ada asked for a pause. Ada: Enter when you are ready."
    );
    person.wait(100_000);
    person.press(Key::Enter);
    assert_eq!(due(&person), "Ada is ready. Bo: Enter starts Ada's clock.");
    person.wait(100_000);
    person.press(Key::Enter);
    assert!(
        person
            .message()
            .contains("Play goes on after a pause of 3:20")
    );
    person.wait(1_000);
    assert_eq!(left(&person, Color::White), 298_000);
}

#[test]
fn a_takeback_by_consent_names_who_asks_and_who_agrees_and_brings_the_time_back() {
    let mut person = casual("3+2");
    person.wait(20_000);
    person.play("e4");
    person.wait(5_000);
    person.enter(":takeback");
    assert_eq!(person.answers(), ["Ada's e4, Bo agrees", "No"]);
    person.press(Key::Char('1'));
    assert_eq!(left(&person, Color::White), 182_000);
}

#[test]
fn with_odds_each_player_has_the_own_clock_and_keeps_it_in_a_rematch() {
    let mut table = Driver::table(START, Regulations::of(Profile::Casual), "5");
    let controls = ["5", "2+1"].map(|spec| spec.parse().expect("a time control"));
    table = tabiya::game::Table::new(
        table.game().clone(),
        table.players().clone(),
        *table.regulations(),
        controls,
    );
    let mut person = Driver::with(table, Preferences::default());
    assert!(person.app.due().is_some_and(|due| due.contains("Bo: 2:00")));
    person.enter("");
    person.play("f3 e5 g4 Qh4#");
    person.enter(":rematch");
    let controls = person.app.table().controls();
    assert_eq!(
        controls.clone().map(|control| control.to_string()),
        ["2+1", "5"]
    );
}
