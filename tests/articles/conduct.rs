//! Rows 122 to 125: the conduct of the players (Article 11).

use tabiya::app::{Effect, Key, Preferences};
use tabiya::game::Regulations;
use tabiya::game::regulations::Profile;

use crate::driver::Driver;
use crate::table::{START, assert_ended, pgn, refused, timed, tournament};

const NO: &str = "Not during a tournament game.";

/// Article 11.3.1, help.
#[test]
fn row_122_no_help_is_given_during_a_tournament_game() {
    let mut person = timed(START, Profile::Tournament, "5");
    person.play("e4 c5");
    for word in [
        ":moves",
        ":moves e7",
        ":openings",
        ":openings najdorf",
        ":practice",
        ":setup",
    ] {
        assert_eq!(refused(&mut person, word), NO, "{word}");
        assert!(person.app.dialog().is_none() && person.app.is_at_the_table());
    }
    assert!(person.app.opening().is_none() && !person.app.hints());
    person.type_text("N");
    assert!(person.candidates().is_empty());
    person.press(Key::Tab);
    assert_eq!(person.line(), "N");
}

/// Article 11.3.1, analysis.
#[test]
fn row_123_a_tournament_game_is_gone_through_only_when_it_is_over() {
    let mut person = tournament(START);
    person.play("f3 e5 g4");
    assert_eq!(refused(&mut person, ":review"), NO);
    assert!(person.app.review().is_none());
    person.play("Qh4#");
    person.press(Key::Char('y'));
    person.press(Key::Char('y'));
    person.enter(":review");
    assert!(person.app.review().is_some(), "{}", person.message());
}

/// Article 11.5.
#[test]
fn row_124_nothing_sounds_unless_it_was_asked_for() {
    for (bell, rings) in [(false, false), (true, true)] {
        let preferences = Preferences {
            bell,
            ..Preferences::default()
        };
        let table = Driver::table(START, Regulations::of(Profile::Tournament), "1");
        let mut person = Driver::with(table, preferences);
        let mut effects = person.enter("");
        effects.extend(person.enter("Ke2"));
        effects.extend(person.press(Key::Esc));
        effects.extend(person.wait(59_000));
        assert_eq!(effects.contains(&Effect::Bell), rings);
    }
    let mut person = tournament(START);
    person.play("e4 e5");
    person.enter("Nf3 (=)");
    person.play("Nc6");
    assert!(refused(&mut person, "Bb5 (=)").contains("second offer must wait"));
}

/// Article 11.7.
#[test]
fn row_125_the_arbiter_can_decide_that_a_player_has_lost() {
    for (text, result) in [("0-1", "0-1"), ("1-0", "1-0")] {
        let mut person = timed(START, Profile::Tournament, "5");
        person.play("e4 e5");
        person.enter(&format!(":arbiter result {text}"));
        let ending = person.ending();
        assert!(ending.contains("decision of the arbiter"), "{ending}");
        let text = pgn(&person);
        assert!(text.contains(&format!("result set by the arbiter: {result}")));
        assert!(text.contains(&format!("[Result \"{result}\"]")), "{text}");
        person.press(Key::Esc);
        assert!(refused(&mut person, "Nf3").contains("over"));
    }
    let mut person = tournament(START);
    person.play("e4 e5");
    person.enter(":arbiter");
    person.press(Key::Char('r'));
    person.press(Key::Char('0'));
    let ending = person.ending();
    assert_ended(&mut person, &ending, "0-1", "adjudication");
}
