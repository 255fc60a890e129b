//! The switches by which casual and tournament play differ, each in both profiles.

use tabiya::app::{Key, Preferences, Preview, Spelling};
use tabiya::game::Regulations;
use tabiya::game::regulations::{FlagCall, Offers, Press, Profile, ScoreSheet};
use tabiya::notation::note::Standard;
use tabiya::rules::Color;

use crate::driver::Driver;
use crate::table::{START, after, casual, left, moved, pgn, refused, timed, tournament, under};

const THREEFOLD: &str = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";
const PROFILES: [Profile; 2] = [Profile::Casual, Profile::Tournament];

/// Article 11.3.1.
#[test]
fn switch_legal_squares_are_marked_in_casual_play_only() {
    for (profile, squares) in [(Profile::Casual, 2), (Profile::Tournament, 0)] {
        let mut person = timed(START, profile, "none");
        person.choose("g1");
        assert_eq!(person.app.drop_targets().count(), squares, "{profile:?}");
        let mut typing = timed(START, profile, "none");
        typing.type_text("N");
        assert_eq!(typing.candidates().len(), 2 * squares, "{profile:?}");
    }
}

/// Article 4.3.
#[test]
fn switch_a_touched_man_is_bound_in_tournament_play_only() {
    let mut person = casual(START);
    person.choose("g1");
    person.press(Key::Esc);
    person.play("e4");
    let mut person = tournament(START);
    person.choose("g1");
    person.press(Key::Esc);
    assert_eq!(
        refused(&mut person, "e4"),
        "Touched: the knight on g1 must move."
    );
}

/// Article 4.7.
#[test]
fn switch_a_move_is_taken_back_by_consent_in_casual_play_only() {
    let mut person = casual(START);
    person.play("e4");
    person.enter(":takeback");
    assert_eq!(person.answers(), ["Ada's e4, Bo agrees", "No"]);
    person.press(Key::Char('1'));
    assert_eq!((person.plies(), person.position().as_str()), (0, START));
    let mut person = tournament(START);
    person.play("e4");
    assert!(refused(&mut person, ":takeback").contains("A move once made stands"));
    assert!(person.answers().is_empty());
}

/// Article 7.5.5.
#[test]
fn switch_an_illegal_move_costs_something_in_tournament_play_only() {
    for (profile, counted, penalty) in [(Profile::Casual, 0, 0), (Profile::Tournament, 1, 120_000)]
    {
        let mut person = timed(START, profile, "90+30");
        let before = left(&person, Color::Black);
        assert!(!refused(&mut person, "Ke2").is_empty());
        assert_eq!(person.app.table().illegal_moves(Color::White), counted);
        assert_eq!(left(&person, Color::Black), before + penalty);
    }
}

/// Article 7.5.5, and how it was before.
#[test]
fn switch_the_second_illegal_move_loses_or_the_third_where_that_is_agreed() {
    let mut friends = casual(START);
    for _ in 0..5 {
        refused(&mut friends, "Ke2");
    }
    assert_eq!(friends.ending(), "");
    for limit in [2, 3] {
        let regulations = Regulations {
            illegal_limit: Some(limit),
            ..Regulations::of(Profile::Tournament)
        };
        let mut person = under(START, regulations, "none");
        for count in 1..limit {
            let said = refused(&mut person, "Ke2");
            assert!(
                said.contains(&format!("Illegal move {count} of {limit}")),
                "{said}"
            );
            assert_eq!(person.ending(), "");
        }
        refused(&mut person, "Ke2");
        assert!(person.ending().starts_with("0-1"), "{limit}");
    }
    assert_eq!(Regulations::of(Profile::Tournament).illegal_limit, Some(2));
}

/// Articles 9.2, 9.3 and 11.12.
#[test]
fn switch_a_possible_claim_is_announced_in_casual_play_only_and_made_in_both() {
    for (profile, said) in [(Profile::Casual, true), (Profile::Tournament, false)] {
        let mut person = timed(START, profile, "none");
        person.play(THREEFOLD);
        assert_eq!(person.message().contains("Ada can claim a draw"), said);
        person.enter(":claim");
        assert!(person.ending().contains("three times"));
        let mut fifty = timed("4k3/8/8/8/8/8/8/R3K3 w - - 99 80", profile, "none");
        fifty.play("Ra2");
        assert_eq!(fifty.message().contains("Bo can claim a draw"), said);
        fifty.enter(":claim");
        assert!(fifty.ending().contains("fifty moves"));
    }
}

/// Articles 5.2 and 9.6.
#[test]
fn switch_what_ends_by_itself_does_so_in_both() {
    let five = [THREEFOLD, THREEFOLD].join(" ");
    for profile in PROFILES {
        for (fen, moves, ending) in [
            (START, five.as_str(), "five times"),
            ("7k/8/5K2/8/8/8/8/R7 w - - 149 120", "Ra7", "75 moves"),
            ("8/5P1k/5K2/8/8/8/8/8 w - - 0 1", "f8=Q", "stalemate"),
            ("8/8/8/4k3/8/8/4n3/4KN2 w - - 0 1", "Kxe2", "dead position"),
        ] {
            let mut person = timed(fen, profile, "none");
            person.play(moves);
            assert!(person.ending().contains(ending), "{}", person.ending());
        }
    }
}

/// Articles 9.1 and 11.5.
#[test]
fn switch_a_draw_is_offered_at_any_time_or_only_with_a_move() {
    let mut person = after(START, "e4 e5");
    person.enter(":draw");
    assert_eq!(person.app.table().offer(), Some(Color::White));
    let mut person = tournament(START);
    person.play("e4 e5");
    person.enter(":draw");
    assert_eq!(person.app.table().offer(), None, "before the move");
    person.play("Nf3");
    assert_eq!(person.app.table().offer(), Some(Color::White));
    person.enter("Nc6 (=)");
    assert_eq!(
        person.app.table().offer(),
        Some(Color::Black),
        "{}",
        person.message()
    );
    assert_eq!(
        Regulations::of(Profile::Tournament).offers,
        Offers::WithMove
    );
}

/// Article 6.2.1.
#[test]
fn switch_the_clock_is_pressed_with_the_move_unless_a_key_is_asked_for() {
    for profile in PROFILES {
        let mut person = timed(START, profile, "5");
        person.play("e4");
        assert!(!person.app.table().press_is_due());
        let manual = Regulations {
            press: Press::Manual,
            ..Regulations::of(profile)
        };
        let mut person = under(START, manual, "5");
        person.play("e4");
        assert!(person.app.table().press_is_due());
        person.press(Key::Enter);
        assert!(!person.app.table().press_is_due());
        person.play("e5");
    }
}

/// Articles 6.8 and 6.9.
#[test]
fn switch_the_program_calls_a_flag_unless_it_is_left_to_the_players() {
    for profile in PROFILES {
        let mut person = timed(START, profile, "1");
        person.wait(60_000);
        assert_eq!(person.ending(), "0-1  Black wins: White's time is up");
        let claimed = Regulations {
            flag: FlagCall::Players,
            ..Regulations::of(profile)
        };
        let mut person = under(START, claimed, "1");
        assert_eq!(refused(&mut person, ":flag"), "No flag has fallen.");
        person.wait(60_000);
        assert_eq!(person.ending(), "");
        person.enter(":flag");
        assert!(person.ending().starts_with("0-1"), "{}", person.message());
    }
}

/// Article 11.3.1.
#[test]
fn switch_the_opening_is_named_during_casual_play_and_else_after_the_game() {
    for (profile, named) in [(Profile::Casual, true), (Profile::Tournament, false)] {
        let mut person = timed(START, profile, "none");
        person.play("e4 c5");
        assert_eq!(person.app.opening().is_some(), named, "{profile:?}");
        assert_eq!(pgn(&person).contains("[ECO"), named);
        person.enter(":arbiter result 1/2");
        assert!(person.app.opening().is_some());
        assert!(pgn(&person).contains("[ECO \"B20\"]"));
    }
}

/// Article 6.12.1.
#[test]
fn switch_the_last_move_and_the_list_of_moves_are_shown_in_both() {
    for profile in PROFILES {
        let mut person = timed(START, profile, "5");
        assert!(person.app.shown_move().is_none());
        person.play("e4");
        let mv = person.app.shown_move().expect("the last move");
        assert_eq!(
            (mv.from.to_string(), mv.to.to_string()),
            ("e2".into(), "e4".into())
        );
        assert_eq!(person.app.sheet_text(0), "e4");
    }
}

/// Article 8.1.
#[test]
fn switch_the_program_keeps_the_sheet_unless_the_players_must() {
    for profile in PROFILES {
        let mut person = timed(START, profile, "none");
        person.play("e4 e5 Nf3");
        assert!(!person.app.table().players_record());
        let written = Regulations {
            score_sheet: ScoreSheet::Players,
            ..Regulations::of(profile)
        };
        let mut person = under(START, written, "none");
        moved(&mut person, "e2", "e4");
        moved(&mut person, "e7", "e5");
        moved(&mut person, "g1", "f3");
        assert_eq!(person.plies(), 2);
        assert!(
            person.message().contains("Write White's move 1"),
            "{}",
            person.message()
        );
    }
}

/// Article 6.11.
#[test]
fn switch_either_player_pauses_in_casual_play_and_else_only_the_arbiter() {
    let mut person = timed(START, Profile::Casual, "5");
    person.enter(":pause");
    assert!(person.app.table().is_paused());
    person.wait(60_000);
    assert_eq!(left(&person, Color::White), 300_000);
    let mut person = timed(START, Profile::Tournament, "5");
    assert!(refused(&mut person, ":pause").contains("Only the arbiter"));
    assert!(!person.app.table().is_paused());
    person.enter(":arbiter pause");
    assert!(person.app.table().is_paused());
    assert!(pgn(&person).contains("clocks stopped"), "{}", pgn(&person));
}

/// Appendix C.
#[test]
fn switch_notation_is_strict_only_where_that_is_asked_for() {
    for profile in PROFILES {
        let mut person = timed(START, profile, "none");
        person.enter("nf3");
        assert_eq!(person.last_san(), "Nf3");
        let strict = Preferences {
            spelling: Spelling {
                strict: Some(Standard::Pgn),
                ..Spelling::default()
            },
            ..Preferences::default()
        };
        let table = Driver::table(START, Regulations::of(profile), "none");
        let mut person = Driver::with(table, strict);
        assert!(!refused(&mut person, "nf3").is_empty());
        assert_eq!(person.app.table().illegal_moves(Color::White), 0);
        person.play("Nf3");
    }
}

/// Article 11.3.1, while one types.
#[test]
fn switch_a_typed_move_is_previewed_and_in_tournament_play_only_how_it_reads() {
    let fen = "4k3/8/8/8/2p5/1P6/8/4KB2 w - - 0 1";
    let preview = |profile, fen: &str, text: &str| {
        let mut person = timed(fen, profile, "none");
        person.type_text(text);
        person.app.line_preview().clone()
    };
    let deed = Preview::Deed("pawn b3 takes c4".to_owned());
    assert_eq!(preview(Profile::Casual, fen, "bxc4"), deed);
    let said = Preview::Saying("pawn b takes c4".to_owned());
    assert_eq!(preview(Profile::Tournament, fen, "bxc4"), said);
    let illegal = preview(Profile::Casual, START, "Ke2");
    assert!(matches!(illegal, Preview::Refused(_)), "{illegal:?}");
    let silent = preview(Profile::Tournament, START, "Ke2");
    assert!(
        !matches!(silent, Preview::Refused(_) | Preview::Deed(_)),
        "{silent:?}"
    );
}
