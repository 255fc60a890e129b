//! Words after a colon.

use tabiya::app::action::ACTIONS;
use tabiya::app::{Dialog, Effect, Key, KeyPress};
use tabiya::rules::Color;

use crate::driver::Driver;

#[test]
fn words_are_listed_and_completed() {
    let mut person = Driver::new();
    person.type_text(":fli");
    assert_eq!(person.candidates(), [":flip"]);
    person.press(Key::Tab);
    person.press(Key::Enter);
    assert_eq!(person.app.bottom(), Color::Black);
    person.enter("flip");
    assert_eq!(
        person.app.bottom(),
        Color::White,
        "alone, where no move could be meant"
    );
    person.enter(":nonsense");
    assert!(person.message().contains("nonsense"));
    assert_eq!(person.line(), ":nonsense");
}

#[test]
fn the_fen_is_shown_and_copied() {
    let mut person = Driver::new();
    person.play("e4");
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    assert_eq!(person.enter(":fen"), [Effect::Copy(fen.to_owned())]);
    assert!(person.page().contains(fen));
}

#[test]
fn resigning_asks_first_and_the_other_side_wins() {
    let mut person = Driver::new();
    person.play("e4");
    person.enter(":resign");
    person.press(Key::Enter);
    assert_eq!(person.ending(), "", "Enter alone means no");
    person.enter(":resign");
    person.press(Key::Char('y'));
    assert!(person.ending().contains("1-0") && person.ending().contains("Black resigned"));
}

#[test]
fn taking_back_says_whose_moves_come_back() {
    let mut person = Driver::new();
    person.enter(":takeback");
    assert!(person.message().contains("no move"));
    person.play("e4 e5");
    person.enter(":takeback");
    assert_eq!(
        person.answers(),
        [
            "Black's e5, White agrees",
            "White's e4 and the reply, Black agrees",
            "No"
        ]
    );
    person.press(Key::Char('1'));
    assert_eq!((person.plies(), person.last_san().as_str()), (1, "e4"));
    person.play("c5");
    person.enter(":takeback");
    person.press(Key::Char('2'));
    assert_eq!(person.plies(), 0);
}

#[test]
fn a_taken_back_mate_is_no_mate_any_more() {
    let mut person = Driver::new();
    person.play("f3 e5 g4 Qh4#");
    person.enter(":takeback");
    person.press(Key::Char('1'));
    assert_eq!((person.ending().as_str(), person.plies()), ("", 3));
    person.play("Nc6");
}

#[test]
fn a_third_occurrence_is_announced_and_claimed() {
    let mut person = Driver::new();
    person.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    person.enter(":claim");
    assert!(person.message().contains("twice"), "{}", person.message());
    person.enter(":claim Ng8");
    assert!(
        person.ending().contains("three times"),
        "the intended move may be written down"
    );
    let mut other = Driver::new();
    other.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    assert!(other.message().contains("White can claim a draw"));
    other.enter(":claim");
    assert!(other.ending().contains("½-½"));
}

#[test]
fn fifty_moves_are_claimed_on_the_hundredth_ply_and_not_before() {
    let mut person = Driver::from_fen("4k3/8/8/8/8/8/8/R3K3 w - - 99 80");
    person.enter(":claim");
    assert_eq!(person.ending(), "");
    person.enter(":claim Ra2");
    assert!(person.ending().contains("fifty moves"));
}

#[test]
fn a_new_game_asks_before_one_is_dropped_and_refuses_a_bad_fen() {
    let mut person = Driver::new();
    person.play("e4");
    person.enter(":new 8/8/8/4k3/8/8/4P3/4K3 w - - 0 1");
    assert_eq!(person.answers(), ["Yes", "No"]);
    person.press(Key::Char('y'));
    assert_eq!(person.plies(), 0);
    person.enter(":new 8/8/8/8/8/8/8/8 w - - 0 1");
    assert!(person.message().contains("White has no king"));
    person.enter(":new 7k/8/6K1/8/8/8/8/R7 w - - 0 1");
    assert!(person.position().starts_with("7k/"));
}

#[test]
fn the_legal_moves_are_listed() {
    let mut person = Driver::new();
    person.enter(":moves");
    assert!(person.page().contains("Nf3") && person.page().contains("e4"));
}

#[test]
fn the_last_move_is_said_in_words() {
    let mut person = Driver::new();
    person.enter(":say");
    assert!(person.message().contains("No move"));
    for (mv, words) in [
        ("e4", "White: pawn e2 to e4."),
        ("d5", "Black: pawn d7 to d5."),
        ("exd5", "White: pawn e4 takes d5."),
    ] {
        person.play(mv);
        person.enter(":say");
        assert_eq!(person.message(), words);
    }
}

#[test]
fn the_help_names_every_word() {
    let mut person = Driver::new();
    person.press(Key::F(1));
    let page = person.page();
    for entry in ACTIONS {
        assert!(
            entry
                .word
                .is_none_or(|word| page.contains(&format!(":{word}"))),
            "{:?}",
            entry.action
        );
    }
    person.press(Key::Esc);
    assert!(person.app.dialog().is_none());
}

#[test]
fn leaving_asks_when_a_game_is_on_and_twice_means_it() {
    let control_c = KeyPress::ctrl(Key::Char('c'));
    let mut idle = Driver::new();
    assert_eq!(idle.press(control_c), [Effect::Exit(0)]);
    let mut person = Driver::new();
    person.play("e4");
    assert_eq!(person.press(control_c), []);
    person.press(Key::Esc);
    assert_eq!(person.enter(":quit"), []);
    assert_eq!(person.press(control_c), [Effect::Exit(0)]);
}

#[test]
fn the_menu_leads_to_everything_in_two_keys() {
    for (key, seen) in [
        ('n', "form"),
        ('s', "settings"),
        ('h', "page"),
        ('l', "laws"),
        ('u', "setup"),
        ('v', "review"),
    ] {
        let mut person = Driver::new();
        person.play("e4 e5");
        person.press(Key::F(7));
        person.press(Key::Char(key));
        let app = &person.app;
        let shown = match app.dialog() {
            Some(Dialog::Form(_)) => "form",
            Some(Dialog::Settings(_)) => "settings",
            Some(Dialog::Page(_)) => "page",
            Some(Dialog::Choice(_)) => "question",
            None if app.reading().is_some() => "laws",
            None if app.editor().is_some() => "setup",
            None if app.review().is_some() => "review",
            None => "board",
        };
        assert_eq!(shown, seen, "{key}");
    }
    let mut person = Driver::new();
    person.enter(":menu");
    person.press(Key::Esc);
    assert!(person.app.dialog().is_none());
}
