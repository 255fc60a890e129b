//! The result of a game that waits until it is known who can still mate, and what is shown of that.

use tabiya::app::record;
use tabiya::app::{App, Event, Key, KeyPress, Preferences};
use tabiya::game::{Finding, Regulations};
use tabiya::rules::Color;
use tabiya::rules::mating::Answer;

use crate::driver::Driver;

/// Bishops behind walls: it takes long to prove that nobody can mate.
const LONG: &str = "3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 0 1";

/// White has lost on time, and nobody has found out yet what that means.
fn flagged() -> Driver {
    let table = Driver::table(LONG, Regulations::default(), "1");
    let mut person = Driver::with(table, Preferences::default());
    person.takes_time = true;
    person.press(Key::Enter);
    person.wait(60_000);
    person
}

#[test]
fn the_result_is_shown_as_open_until_it_is_known() {
    let mut person = flagged();
    let question = person.question.expect("somebody has to find out");
    assert_eq!((question.color, question.awaited), (Color::Black, true));
    let state = "White's time is up. Finding out whether Black can still mate …";
    assert_eq!(person.app.state(), state);
    assert_eq!(person.app.due(), None);
    person.enter("Ka7");
    assert!(
        person.message().contains("being settled"),
        "{}",
        person.message()
    );
    person.press(Key::Esc);
    person.press(Key::Esc);
    person.tell(Finding::Looked(1_234_567));
    let looked = "1,234,567 of at most 2,000,000 positions looked at.";
    assert_eq!(person.app.due().as_deref(), Some(looked));
    person.tell(Finding::Settled(Answer::Cannot));
    assert!(person.ending().starts_with("½-½"), "{}", person.ending());
    assert_eq!((person.question, person.app.due()), (None, None));
}

#[test]
fn what_stays_open_counts_as_lost_and_is_said() {
    let mut person = flagged();
    person.tell(Finding::Settled(Answer::Unknown(2_000_000)));
    assert!(person.ending().starts_with("0-1"));
    let said = person.app.verdicts().join(" ");
    assert!(said.contains("no draw without proof"), "{said}");
}

#[test]
fn players_who_leave_meanwhile_find_the_result_when_they_come_back() {
    let person = flagged();
    let entry = person.journal.last().expect("the fall is written");
    assert!(!entry.over, "the game is not finished");
    let record = record::of_text(entry.record.text().as_bytes()).expect("a game");
    let mut back = Driver::new();
    back.takes_time = true;
    back.app.play_on(record, "");
    assert_eq!(
        back.app.next_wake(back.now),
        Some(back.now),
        "it asks at once"
    );
    back.send(Event::Wake);
    assert!(back.app.state().starts_with("White's time is up."));
    back.tell(Finding::Settled(Answer::Cannot));
    assert!(back.ending().starts_with("½-½"), "{}", back.ending());
    assert!(back.journal.last().is_some_and(|entry| entry.over));
}

#[test]
fn a_move_a_new_game_and_the_end_take_the_question_back() {
    let mut person = Driver::from_fen(LONG);
    person.send(Event::Wake);
    let first = person.question.expect("it may be dead already");
    assert!(!first.awaited);
    person.enter("Ka7");
    let second = person.question.expect("it may be dead now");
    assert_ne!(first, second);
    person.send(Event::Found(first, Finding::Settled(Answer::Cannot)));
    assert_eq!(person.question, Some(second), "an old answer is nothing");
    person.takes_time = true;
    person.enter(":resign");
    person.press(Key::Char('y'));
    assert!(person.question.is_some_and(|question| question.awaited));
    person.enter(":new 8/8/8/4k3/8/8/8/4K3 w - - 0 1");
    person.press(Key::Char('y'));
    assert_eq!(person.question, None);
}

#[test]
fn a_position_that_turns_out_dead_ends_the_game_by_itself() {
    let mut person = Driver::from_fen(LONG);
    person.send(Event::Wake);
    person.type_text("Ka");
    person.tell(Finding::Settled(Answer::Cannot));
    assert_eq!((person.ending().as_str(), person.line()), ("", "Ka"));
    person.tell(Finding::Settled(Answer::Cannot));
    assert!(
        person.ending().contains("dead position"),
        "{}",
        person.ending()
    );
}

/// White has resigned in a position in which Black could still have mated.
fn resigned() -> Driver {
    let mut person = Driver::new();
    person.play("f3 e5");
    person.enter(":resign");
    person.press(Key::Char('y'));
    assert!(person.ending().starts_with("0-1"), "{}", person.ending());
    person
}

fn shown(app: &App) -> String {
    tabiya::notation::fen::write(app.shown_position())
}

#[test]
fn the_mate_that_was_still_possible_is_played_through_behind_the_game() {
    let mut person = resigned();
    let said = person.app.verdicts().join(" ");
    assert!(said.contains("Black could still have mated: "), "{said}");
    assert!(said.contains("PgDn"), "{said}");
    let end = shown(&person.app);
    let line = person.app.chance().to_vec();
    for (index, ply) in line.iter().enumerate() {
        person.press(Key::PageDown);
        assert_eq!(shown(&person.app), tabiya::notation::fen::write(&ply.after));
        assert_eq!(person.app.shown_move(), Some(ply.mv));
        let place = format!("not played, {} of {}: ", index + 1, line.len());
        assert!(
            person.app.state().starts_with(&place),
            "{}",
            person.app.state()
        );
        assert_eq!(
            person.app.shown_plies(),
            2,
            "the sheet stays at the last move"
        );
    }
    assert!(person.app.shown_position().is_checkmate());
    person.press(Key::PageDown);
    assert!(person.app.shown_position().is_checkmate(), "it ends there");
    person.press(KeyPress::ctrl(Key::End));
    assert_eq!(shown(&person.app), end, "and the game is as it was");
    person.enter(":mate");
    assert_eq!(person.app.shown_move(), Some(line[0].mv));
    person.press(Key::PageUp);
    assert_eq!(shown(&person.app), end);
    person.press(Key::PageUp);
    assert!(person.app.state().starts_with("After "));
}

#[test]
fn one_who_loses_on_time_before_a_wall_reads_why_it_is_a_draw() {
    let walled = "1k6/p1p1p1p1/PpPpPpPp/1P1PKP1P/4B3/8/8/2b4B w - - 0 1";
    let table = Driver::table(walled, Regulations::default(), "1");
    let mut person = Driver::with(table, Preferences::default());
    person.press(Key::Enter);
    person.play("Kd4");
    person.wait(60_000);
    assert!(person.ending().starts_with("½-½"), "{}", person.ending());
    let said = person.app.verdicts().join(" ");
    let why = "The position is closed: no man of White can ever attack Black's king";
    assert!(said.contains(why), "{said}");
    person.enter(":mate");
    assert!(person.message().contains(why), "{}", person.message());
}
