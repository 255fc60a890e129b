//! Moves that are typed.

use tabiya::app::{Dialog, Event, Key, KeyPress};

use crate::driver::Driver;

#[test]
fn a_letter_goes_to_the_line_at_once_and_enter_plays() {
    let mut person = Driver::new();
    person.type_text("Nf");
    assert_eq!(person.line(), "Nf");
    assert_eq!(person.candidates(), ["Nf3"]);
    person.type_text("3");
    person.press(Key::Enter);
    assert_eq!((person.last_san().as_str(), person.line()), ("Nf3", ""));
}

#[test]
fn the_moves_still_possible_are_listed_and_their_squares_marked() {
    let mut person = Driver::new();
    person.type_text("N");
    let mut listed = person.candidates();
    listed.sort();
    assert_eq!(listed, ["Na3", "Nc3", "Nf3", "Nh3"]);
    let squares: Vec<String> = person
        .app
        .line()
        .targets()
        .map(|square| square.to_string())
        .collect();
    assert_eq!(squares.len(), 4);
    assert!(squares.contains(&"f3".to_owned()));
}

#[test]
fn tab_completes_what_all_candidates_share_and_then_goes_through_them() {
    let mut person = Driver::from_fen("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
    person.type_text("Nb");
    person.press(Key::Tab);
    assert_eq!(person.line(), "Nbd2");
    let mut other = Driver::new();
    other.type_text("N");
    other.press(Key::Tab);
    let first = other.line().to_owned();
    other.press(Key::Tab);
    assert_ne!(other.line(), first);
    other.press(Key::Up);
    assert_eq!(other.line(), first);
    other.press(Key::Enter);
    assert_eq!(other.last_san(), first);
}

#[test]
fn a_refused_text_stays_for_repair_with_the_reason() {
    let mut person = Driver::new();
    person.enter("Nf4");
    assert_eq!(person.line(), "Nf4");
    assert!(!person.message().is_empty());
    person.press(Key::Backspace);
    assert_eq!(
        person.message(),
        "",
        "the reason goes with the text it was about"
    );
    person.type_text("3");
    person.press(Key::Enter);
    assert_eq!(person.last_san(), "Nf3");
}

#[test]
fn the_caret_moves_while_there_is_text() {
    let mut person = Driver::new();
    person.type_text("f3");
    person.press(Key::Home);
    person.type_text("N");
    person.press(Key::Right);
    person.press(Key::Delete);
    person.type_text("3");
    assert_eq!(person.line(), "Nf3");
    assert!(
        !person.app.cursor().visible,
        "the arrows did not touch the board"
    );
}

#[test]
fn a_promotion_without_its_piece_never_makes_a_queen_by_itself() {
    let mut person = Driver::from_fen("8/P6k/8/8/8/8/8/K7 w - - 0 1");
    person.enter("a8");
    assert_eq!(person.plies(), 0);
    assert!(
        person.line().starts_with("a8"),
        "it is asked for in the same line"
    );
    let mut listed = person.candidates();
    listed.sort();
    assert_eq!(listed, ["a8=B", "a8=N", "a8=Q", "a8=R"]);
    person.line_to("a8=N");
    assert_eq!(person.last_san(), "a8=N");
}

impl Driver {
    fn line_to(&mut self, text: &str) {
        while !self.line().is_empty() {
            self.press(Key::Backspace);
        }
        self.enter(text);
    }
}

#[test]
fn no_letter_leaves_restarts_or_resigns() {
    for letter in ('a'..='z').chain('A'..='Z') {
        let mut person = Driver::new();
        person.play("e4 e5");
        assert_eq!(person.press(Key::Char(letter)), []);
        person.press(Key::Enter);
        assert!(
            person
                .app
                .dialog()
                .is_none_or(|dialog| !matches!(dialog, Dialog::Choice(_))),
            "{letter}"
        );
        assert_eq!(person.app.table().ending(), None, "{letter}");
    }
}

#[test]
fn pasted_text_is_text_and_never_commands() {
    let mut person = Driver::new();
    person.send(Event::Pasted("\u{1b}:quit\n:resign\n".to_owned()));
    assert_eq!(person.line(), ":quit");
    assert!(person.app.dialog().is_none());
}

#[test]
fn pasted_moves_of_a_game_are_recognised_and_offered_to_be_played() {
    let mut person = Driver::new();
    person.send(Event::Pasted("1. e4 e5\n2. Nf3 {develops} Nc6".to_owned()));
    assert_eq!(person.answers(), ["Yes", "No"]);
    person.press(Key::Char('y'));
    assert_eq!((person.plies(), person.last_san().as_str()), (4, "Nc6"));
    person.send(Event::Pasted("3. Bb5 a6 4. Ba4".to_owned()));
    person.press(Key::Char('y'));
    assert_eq!((person.plies(), person.last_san().as_str()), (7, "Ba4"));
    person.send(Event::Pasted("4... Nf6 5. Qxf7".to_owned()));
    assert_eq!(person.plies(), 7, "not all of it are legal moves");
    assert!(person.app.dialog().is_none());
}

#[test]
fn after_the_end_a_move_is_refused_and_the_position_stays() {
    let mut person = Driver::from_fen("7k/8/6K1/8/8/8/8/R7 w - - 0 1");
    person.play("Ra8#");
    assert!(person.ending().contains("1-0") && person.ending().contains("checkmate"));
    let position = person.position();
    person.enter("Kg7");
    assert!(person.message().contains("over"));
    assert_eq!(person.position(), position);
}

#[test]
fn a_word_that_was_refused_is_not_gone_on_with_by_another() {
    let mut person = Driver::new();
    person.enter(":offer");
    assert_eq!(person.line(), ":offer");
    person.type_text(":draw");
    assert_eq!(person.line(), ":draw");
}

#[test]
fn ctrl_u_and_ctrl_w_delete_in_the_line() {
    let mut person = Driver::new();
    person.type_text("knight f3");
    person.press(KeyPress::ctrl(Key::Char('w')));
    assert_eq!(person.line(), "knight ");
    person.press(KeyPress::ctrl(Key::Char('u')));
    assert_eq!(person.line(), "");
}
