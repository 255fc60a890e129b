//! Rows 101 to 109: keeping score (Article 8).

use tabiya::app::{Dialog, Key};
use tabiya::game::Regulations;
use tabiya::game::regulations::{Profile, ScoreSheet};
use tabiya::rules::Color;

use crate::driver::Driver;
use crate::table::{START, after, left, moved, pgn, timed, tournament, under};

/// A game in which the players keep the sheets themselves.
fn writing(clock: &str) -> Driver {
    let regulations = Regulations {
        score_sheet: ScoreSheet::Players,
        ..Regulations::of(Profile::Casual)
    };
    under(START, regulations, clock)
}

/// Article 8.1.1.
#[test]
fn row_101_the_program_keeps_the_sheet_or_both_players_do_and_faults_are_marked() {
    let mut kept = after(START, "e4 e5 Nf3");
    kept.enter(":sheet");
    assert!(
        kept.page().contains("1. e4") && kept.page().contains("Nf3"),
        "{}",
        kept.page()
    );
    let mut person = writing("none");
    moved(&mut person, "f2", "f3");
    person.enter("f3");
    moved(&mut person, "e7", "e5");
    person.enter("f3");
    person.enter("E5");
    moved(&mut person, "g2", "g4");
    person.enter("e5");
    person.enter("g4");
    moved(&mut person, "d8", "h4");
    assert!(person.ending().starts_with("0-1"), "{}", person.ending());
    let white = person.app.sheet_comparison(Color::White);
    let black = person.app.sheet_comparison(Color::Black);
    assert!(
        white.starts_with("White's sheet: 1 of 4 exact, case (1... \"E5\")"),
        "{white}"
    );
    assert!(black.starts_with("Black's sheet: 3 of 4 exact"), "{black}");
}

/// Articles 8.1.2 and 8.1.3.
#[test]
fn row_102_a_move_is_written_after_it_was_made_and_before_the_next_one() {
    let mut person = writing("none");
    person.enter("e4");
    assert_eq!(
        person.plies(),
        0,
        "nothing is written in advance, and text moves no man"
    );
    let said = "The score sheet is complete; moves are made with cursor or mouse.";
    assert_eq!(person.message(), said);
    person.press(Key::Esc);
    moved(&mut person, "e2", "e4");
    moved(&mut person, "e7", "e5");
    moved(&mut person, "g1", "f3");
    assert_eq!(person.plies(), 2);
    assert_eq!(
        person.message(),
        "Write White's move 1 on the score sheet first."
    );
    person.enter("e4");
    moved(&mut person, "g1", "f3");
    assert_eq!(
        person.last_san(),
        "Nf3",
        "the reply may be made before writing the other's move"
    );
}

/// Article 8.4.
#[test]
fn row_103_under_five_minutes_the_duty_ends_unless_a_move_brings_thirty_seconds() {
    let mut person = writing("5:01");
    moved(&mut person, "e2", "e4");
    moved(&mut person, "e7", "e5");
    person.wait(1_000);
    assert_eq!(left(&person, Color::White), 300_000);
    moved(&mut person, "g1", "f3");
    assert_eq!(person.plies(), 2, "at 5:00.0 it is a duty");
    person.wait(100);
    person.press(Key::Esc);
    moved(&mut person, "g1", "f3");
    assert_eq!(person.plies(), 3, "at 4:59.9 it is none");
    let mut person = writing("4:01+30");
    moved(&mut person, "e2", "e4");
    moved(&mut person, "e7", "e5");
    person.wait(2_000);
    assert!(left(&person, Color::White) < 300_000);
    moved(&mut person, "g1", "f3");
    assert_eq!(person.plies(), 2, "with 30 seconds a move the duty stays");
}

/// Articles 8.5.1 and 8.5.2.
#[test]
fn row_104_after_the_time_control_the_gaps_are_filled_on_the_player_s_own_clock() {
    let mut person = writing("2/1,SD/10");
    for (from, to) in [("e2", "e4"), ("e7", "e5"), ("g1", "f3"), ("b8", "c6")] {
        moved(&mut person, from, to);
    }
    assert_eq!(
        person.plies(),
        4,
        "under five minutes nothing has to be written"
    );
    let duty = person.app.table().duty(person.now);
    let hint = person.app.words().sheet_hint(&duty, person.app.table());
    assert_eq!(
        hint,
        "Time control: Ada first writes what is missing: White's move 1, Black's move 1, \
         White's move 2 and Black's move 2."
    );
    moved(&mut person, "f1", "b5");
    assert_eq!(person.plies(), 4);
    let before = left(&person, Color::White);
    for text in ["e4", "e5", "Nf3", "Nc6"] {
        person.wait(1_000);
        person.enter(text);
    }
    assert_eq!(left(&person, Color::White), before - 4_000);
    moved(&mut person, "f1", "b5");
    assert_eq!(person.last_san(), "Bb5");
}

/// Article 8.2.
#[test]
fn row_105_the_score_sheet_is_one_key_away_at_any_time() {
    for profile in [Profile::Casual, Profile::Tournament] {
        let mut person = timed(START, profile, "5");
        person.play("e4 e5");
        person.press(Key::F(5));
        assert!(matches!(person.app.dialog(), Some(Dialog::Page(_))));
        assert!(person.page().contains("1. e4"), "{}", person.page());
    }
}

/// Article 8.1.4.
#[test]
fn row_106_marks_and_comments_are_not_recorded_during_play() {
    for (text, written) in [("Nf3!", "Nf3"), ("e4?!", "e4"), ("d4!!", "d4")] {
        let mut person = tournament(START);
        person.enter(text);
        assert_eq!(person.last_san(), written);
        assert_eq!(person.app.sheet_text(0), written);
        let record = person.app.pgn();
        assert!(!record.contains(['!', '$']), "{record}");
    }
}

/// Articles 8.1.5 and C.12.
#[test]
fn row_107_an_offer_stands_on_the_sheet_and_in_the_record() {
    let mut person = tournament(START);
    person.play("e4 e5");
    person.enter("Nf3 (=)");
    assert!(pgn(&person).contains("2. Nf3 {(=)}"), "{}", pgn(&person));
    person.enter(":sheet");
    assert!(person.page().contains("Nf3 (=)"), "{}", person.page());
}

/// Article 8.7.
#[test]
fn row_108_after_a_tournament_game_both_players_confirm_the_result() {
    let mut person = tournament(START);
    person.play("f3 e5 g4 Qh4#");
    for color in Color::ALL {
        assert_eq!(person.answers(), ["Yes", "No"]);
        assert!(!person.app.has_signed(color));
        person.press(Key::Char('y'));
        assert!(person.app.has_signed(color));
    }
    person.enter(":sheet");
    let page = person.page();
    assert!(
        page.contains("Confirmed by Ada.") && page.contains("Confirmed by Bo."),
        "{page}"
    );
    assert!(
        after(START, "f3 e5 g4 Qh4#").answers().is_empty(),
        "among friends nobody signs"
    );
}

/// Articles A.2 and B.3.
#[test]
fn row_109_in_rapid_and_blitz_nobody_must_write_and_claims_stay_possible() {
    for clock in ["3+2", "15+10"] {
        let mut person = timed(START, Profile::Tournament, clock);
        assert!(!person.app.table().players_record());
        person.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
        person.enter(":claim");
        assert!(
            person.ending().contains("three times"),
            "{clock}: {}",
            person.message()
        );
    }
}
