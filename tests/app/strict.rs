//! Practising notation inside a real game.

use tabiya::app::{Key, Preferences, Preview, Spelling};
use tabiya::game::Regulations;
use tabiya::notation::note::Standard;
use tabiya::notation::style::Form;
use tabiya::rules::Color;

use crate::driver::Driver;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn with(preferences: Preferences) -> Driver {
    Driver::with(
        Driver::table(START, Regulations::default(), "none"),
        preferences,
    )
}

fn strict(standard: Standard) -> Driver {
    with(Preferences {
        spelling: Spelling {
            strict: Some(standard),
            ..Spelling::default()
        },
        ..Preferences::default()
    })
}

#[test]
fn a_move_counts_only_when_it_is_written_right_and_the_lesson_is_shown() {
    let mut person = strict(Standard::Pgn);
    person.enter("nf3");
    assert_eq!(person.plies(), 0);
    assert!(!person.message().is_empty());
    person.press(Key::Esc);
    person.play("Nf3 e5");
    let white = person.app.grades().of(Color::White);
    assert_eq!(
        (white.moves, white.first_try, white.mistakes.len()),
        (1, 0, 1)
    );
    let black = person.app.grades().of(Color::Black);
    assert_eq!((black.moves, black.first_try), (1, 1));
}

#[test]
fn the_standards_differ() {
    let mut fide = strict(Standard::Fide);
    fide.enter("Ng1-f3");
    assert_eq!(fide.plies(), 1);
    let mut pgn = strict(Standard::Pgn);
    pgn.enter("Ng1-f3");
    assert_eq!(pgn.plies(), 0);
}

#[test]
fn where_moves_are_typed_neither_cursor_nor_mouse_moves_men() {
    let mut person = with(Preferences {
        typed_only: true,
        ..Preferences::default()
    });
    person.choose("e2");
    person.click("e2");
    person.click("e4");
    assert_eq!(person.plies(), 0);
    assert!(person.message().contains("typed"));
    person.play("e4");
}

#[test]
fn a_remark_on_the_spelling_is_made_once_a_kind() {
    let mut person = with(Preferences::default());
    person.enter("nf3");
    assert!(!person.message().is_empty());
    person.enter("nf6");
    assert_eq!(person.message(), "");
}

#[test]
fn what_enter_would_do_is_said_while_typing() {
    let mut person = with(Preferences::default());
    person.type_text("nf3");
    assert_eq!(
        *person.app.line_preview(),
        Preview::Deed("knight g1 to f3".to_owned())
    );
    person.press(Key::Backspace);
    person.type_text("5");
    assert!(matches!(person.app.line_preview(), Preview::Refused(_)));
}

#[test]
fn moves_are_written_in_the_style_that_is_chosen() {
    let mut person = with(Preferences::default());
    person.enter(":notation de");
    person.enter("Sf3");
    assert_eq!(person.app.sheet_text(0), "Sf3");
    person.enter(":notation long");
    assert_eq!(person.app.sheet_text(0), "Sg1-f3", "the letters stay");
    person.enter(":notation klingon");
    assert!(person.message().contains("figurine"));
    assert_eq!(person.app.preferences().spelling.style.form, Form::Long);
}

#[test]
fn the_rules_of_notation_are_one_key_away() {
    let mut person = with(Preferences::default());
    person.press(Key::F(2));
    assert!(person.app.shows_notation());
    person.play("e4");
    person.press(Key::F(2));
    assert!(!person.app.shows_notation());
}

#[test]
fn an_ambiguous_text_is_never_guessed() {
    let mut person = Driver::from_fen("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
    person.enter("Nd2");
    assert_eq!(person.plies(), 0);
    assert!(person.message().contains("Nbd2") && person.message().contains("Nfd2"));
}
