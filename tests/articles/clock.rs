//! Rows 110 to 114: the clock (Article 6).

use tabiya::app::{Key, Preferences};
use tabiya::game::Regulations;
use tabiya::game::regulations::{Press, Profile};
use tabiya::rules::Color;

use crate::driver::Driver;
use crate::table::{START, assert_ended, left, pgn, refused, timed, under};

/// Articles 6.2.1 and 6.2.3.
#[test]
fn row_110_the_clock_is_pressed_with_the_move_or_by_a_key_after_it() {
    let mut person = timed(START, Profile::Casual, "5");
    person.wait(1_000);
    person.play("e4");
    person.wait(2_000);
    assert_eq!(left(&person, Color::White), 299_000);
    assert_eq!(left(&person, Color::Black), 298_000);
    let manual = Regulations {
        press: Press::Manual,
        ..Regulations::of(Profile::Casual)
    };
    let mut person = under(START, manual, "5");
    person.wait(1_000);
    person.enter("e4");
    person.wait(2_000);
    assert_eq!(left(&person, Color::White), 297_000);
    assert_eq!(left(&person, Color::Black), 300_000);
    assert!(refused(&mut person, "e5").contains("Ada: press the clock"));
    person.press(Key::Esc);
    person.press(Key::Enter);
    person.wait(2_000);
    assert_eq!(left(&person, Color::White), 297_000);
    assert_eq!(left(&person, Color::Black), 298_000);
}

/// Articles 6.3.1 and 6.3.2.
#[test]
fn row_111_moves_done_in_time_bring_the_next_time_and_what_was_saved_is_kept() {
    let mut person = timed(START, Profile::Casual, "2/1,SD/10");
    person.wait(10_000);
    person.play("e4 e5");
    person.wait(20_000);
    assert_eq!(left(&person, Color::White), 30_000);
    person.play("Nf3");
    assert_eq!(left(&person, Color::White), 630_000);
    assert_eq!(
        left(&person, Color::Black),
        60_000,
        "it is the own move that counts"
    );
    let mut late = timed(START, Profile::Casual, "2/1,SD/10");
    late.play("e4 e5");
    late.wait(60_000);
    let ending = late.ending();
    assert!(
        ending.starts_with("0-1") && ending.contains("time is up"),
        "{ending}"
    );
}

/// Article 6.10.2.
#[test]
fn row_112_the_setting_is_read_back_before_the_start_and_the_arbiter_corrects_it() {
    let regulations = Regulations::of(Profile::Tournament);
    let table = Driver::table(START, regulations, "40/90+30,SD/30+30");
    let mut person = Driver::with(table, Preferences::default());
    let due = person.app.due().expect("something is due");
    for words in [
        "Enter starts Ada's clock. 40 moves in 1:30:00",
        "then the rest in 30:00",
        "+30 s",
        "FIDE class standard",
    ] {
        assert!(due.contains(words), "{words}: {due}");
    }
    person.enter("");
    person.play("e4 e5");
    assert!(refused(&mut person, ":arbiter time white 12:30").contains("must stand first"));
    person.enter(":arbiter pause");
    person.enter(":arbiter time white 12:30");
    person.enter(":arbiter time black +2:00");
    person.enter(":arbiter moves white 38");
    assert_eq!(left(&person, Color::White), 750_000);
    let clock = person.app.table().clock().expect("a clock");
    assert_eq!(clock.moves(Color::White), 38);
    let text = pgn(&person);
    for logged in [
        "White's clock set to 12:30",
        "Black +2:00",
        "White's move counter set to 38",
    ] {
        assert!(text.contains(logged), "{logged}\n{text}");
    }
}

/// Articles 6.4, 6.8 and 6.9.
#[test]
fn row_113_a_fallen_flag_loses_at_its_very_moment_and_a_move_just_before_it_counts() {
    let mut person = timed(START, Profile::Casual, "1");
    person.play("e4");
    person.wait(59_999);
    person.play("e5");
    assert_eq!(person.ending(), "");
    person.wait(59_999);
    person.type_text("Nf3");
    person.wait(1);
    assert!(person.ending().contains("White's time is up"));
    person.press(Key::Enter);
    assert_eq!(person.plies(), 2, "the move came too late");
    let ending = "0-1  Black wins: White's time is up";
    assert_ended(&mut person, ending, "0-1", "time forfeit");
}

/// Articles 6.6 and 6.7.
#[test]
fn row_114_white_s_clock_starts_on_enter_and_no_move_counts_before() {
    let table = Driver::table(START, Regulations::of(Profile::Casual), "3+2");
    let mut person = Driver::with(table, Preferences::default());
    person.wait(600_000);
    assert_eq!(left(&person, Color::White), 182_000, "nothing runs yet");
    person.enter("e4");
    assert_eq!(person.plies(), 0);
    assert!(person.message().contains("Enter starts Ada's clock"));
    person.press(Key::Esc);
    person.press(Key::Enter);
    assert!(person.message().contains("Ada's clock runs"));
    person.wait(1_000);
    assert_eq!(left(&person, Color::White), 181_000);
    person.play("e4");
}
