//! Irregularities, the score sheet and conduct (Articles 7, 8 and 11).

use tabiya::app::{Dialog, Key};
use tabiya::game::Regulations;
use tabiya::game::regulations::{Press, Profile, ScoreSheet};
use tabiya::rules::Color;

use super::{START, after, casual, left, moved, tournament, under};

fn writing(clock: &str) -> crate::driver::Driver {
    let regulations = Regulations {
        score_sheet: ScoreSheet::Players,
        ..Regulations::of(Profile::Casual)
    };
    under(START, regulations, clock)
}

#[test]
fn with_reversed_colours_the_game_begins_again_before_ten_moves_and_not_after() {
    let nine = "Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1 Nb8 e4 e5 Nf3 Nf6 Ng1 Ng8 d3 d6 Be2 Be7";
    let mut person = after(START, nine);
    person.enter(":swap");
    person.press(Key::Char('y'));
    assert_eq!(person.plies(), 0);
    assert_eq!(person.app.table().players().name(Color::White), Some("Bo"));
    let mut late = after(START, &format!("{nine} Nf3 Nf6"));
    late.enter(":swap");
    late.press(Key::Char('y'));
    assert_eq!(late.plies(), 20);
    assert!(late.message().contains("ten moves"), "{}", late.message());
}

#[test]
fn the_man_of_an_illegal_move_answers_the_check_if_it_can_and_else_the_move_is_free() {
    let mut free = tournament("4r1k1/8/8/8/8/8/3P4/R3K2R w KQ - 0 1");
    free.enter("d3");
    assert!(
        free.message().contains("Illegal move 1 of 2"),
        "{}",
        free.message()
    );
    free.press(Key::Esc);
    free.play("Kf2");
    let mut bound = tournament("4r1k1/8/8/8/8/8/8/2N1K3 w - - 0 1");
    bound.enter("Nb3");
    bound.press(Key::Esc);
    bound.enter("Kd1");
    assert_eq!(bound.message(), "Touched: the knight on c1 must move.");
    bound.press(Key::Esc);
    bound.play("Ne2");
}

#[test]
fn the_first_illegal_move_gives_the_opponent_time_by_class_and_the_second_loses() {
    for (clock, penalty) in [("5+3", 60_000), ("90+30", 120_000)] {
        let mut person = under(START, Regulations::of(Profile::Tournament), clock);
        let before = left(&person, Color::Black);
        person.enter("Ke2");
        assert_eq!(left(&person, Color::Black), before + penalty, "{clock}");
        person.press(Key::Esc);
        person.enter("Ke2");
        assert!(
            person
                .ending()
                .starts_with("0-1  Black wins: White made too many illegal moves")
        );
        assert!(
            person
                .app
                .pgn()
                .contains("[Termination \"rules infraction\"]")
        );
        assert_eq!(person.answers(), ["Yes", "No"], "the result is confirmed");
        assert_eq!(person.app.score().text(Color::Black), "1");
        assert_eq!(person.line(), "");
    }
}

#[test]
fn only_a_definite_move_counts_as_illegal() {
    for (fen, text) in [
        (START, "xyz"),
        (START, "N3"),
        ("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Nd2"),
        ("4r1k1/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Nd2"),
        ("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8"),
    ] {
        let mut person = tournament(fen);
        person.enter(text);
        assert_eq!(person.app.table().illegal_moves(Color::White), 0, "{text}");
    }
    let mut dropped = tournament(START);
    moved(&mut dropped, "e2", "d3");
    assert_eq!(dropped.app.table().illegal_moves(Color::White), 1);
}

#[test]
fn pressing_the_clock_without_a_move_counts_as_an_illegal_move() {
    let regulations = Regulations {
        press: Press::Manual,
        ..Regulations::of(Profile::Tournament)
    };
    let mut person = under(START, regulations, "5");
    person.enter(":press");
    assert!(
        person.message().contains("Illegal move 1 of 2 by Ada"),
        "{}",
        person.message()
    );
    let casual = Regulations {
        press: Press::Manual,
        ..Regulations::of(Profile::Casual)
    };
    let mut person = under(START, casual, "5");
    person.enter(":press");
    assert!(
        person.message().contains("No move has been made"),
        "{}",
        person.message()
    );
    person.play("e4");
    person.enter(":press");
    person.play("e5");
}

#[test]
fn ones_last_move_is_written_before_the_next_is_made() {
    let mut person = writing("none");
    moved(&mut person, "e2", "e4");
    moved(&mut person, "e7", "e5");
    moved(&mut person, "g1", "f3");
    assert_eq!(
        person.message(),
        "Write White's move 1 on the score sheet first."
    );
    person.enter("e4");
    moved(&mut person, "g1", "f3");
    assert_eq!(person.last_san(), "Nf3");
}

#[test]
fn the_duty_to_write_ends_below_five_minutes_unless_a_move_brings_thirty_seconds() {
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

#[test]
fn after_the_time_control_the_gaps_are_listed_and_filled_on_the_players_own_clock() {
    let mut person = writing("2/1,SD/10");
    for (from, to) in [("e2", "e4"), ("e7", "e5"), ("g1", "f3"), ("b8", "c6")] {
        moved(&mut person, from, to);
    }
    assert_eq!(
        person.plies(),
        4,
        "under five minutes nothing has to be written"
    );
    let hint = person
        .app
        .words()
        .sheet_hint(&person.app.table().duty(person.now), person.app.table());
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

#[test]
fn the_score_sheet_is_one_key_away() {
    let mut person = after(START, "e4 e5");
    person.press(Key::F(5));
    assert!(matches!(person.app.dialog(), Some(Dialog::Page(_))));
    assert!(person.page().contains("1. e4"), "{}", person.page());
}

#[test]
fn marks_and_comments_are_not_recorded() {
    let mut person = tournament(START);
    person.enter("Nf3!");
    assert_eq!(person.last_san(), "Nf3");
    assert!(!person.app.pgn().contains('!'));
}

#[test]
fn an_offer_stands_on_the_sheet_and_in_the_record() {
    let mut person = tournament(START);
    person.play("e4 e5");
    person.enter("Nf3 (=)");
    assert!(person.app.pgn().contains("{(=)}"));
    person.enter(":sheet");
    assert!(person.page().contains("Nf3 (=)"), "{}", person.page());
}

#[test]
fn no_help_is_given_during_a_tournament_game() {
    let mut person = tournament(START);
    person.play("e4");
    for word in [":moves", ":moves e7", ":practice"] {
        person.enter(word);
        assert_eq!(person.message(), "Not during a tournament game.", "{word}");
    }
    assert!(!Regulations::of(Profile::Tournament).opening_names);
}

#[test]
fn a_switch_can_be_set_against_its_profile() {
    let regulations = Regulations {
        touch_move: false,
        ..Regulations::of(Profile::Tournament)
    };
    let mut person = under(START, regulations, "none");
    person.choose("g1");
    person.press(Key::Esc);
    person.play("e4");
}

#[test]
fn the_arbiter_s_menu_offers_what_can_be_done_just_now() {
    let mut person = under(
        START,
        Regulations::of(Profile::Tournament),
        "40/90+30,SD/30",
    );
    person.play("e4 e5");
    person.enter(":arbiter");
    assert_eq!(
        person.answers(),
        ["stop the clocks", "set the result", "nothing"]
    );
    person.press(Key::Char('p'));
    person.enter(":arbiter");
    assert_eq!(
        person.answers(),
        [
            "go on",
            "set Ada's clock",
            "set Bo's clock",
            "set Ada's moves",
            "set Bo's moves",
            "take back Bo's last move",
            "set the result",
            "nothing",
        ]
    );
    person.press(Key::Char('b'));
    assert_eq!(person.line(), ":arbiter time black ");
    person.enter("12:30");
    assert_eq!(left(&person, Color::Black), 750_000);
    person.enter(":time white +2:00");
    person.enter(":moves white 38");
    person.enter(":arbiter");
    person.press(Key::Char('t'));
    assert_eq!(person.plies(), 1);
    person.enter(":arbiter");
    person.press(Key::Char('r'));
    person.press(Key::Char('*'));
    assert!(person.ending().contains("left unfinished"));
    let pgn = person.app.pgn().replace('\n', " ");
    for logged in [
        "clocks stopped",
        "Black's clock set to 12:30",
        "White +2:00",
        "White's move counter set to 38",
        "arbiter went back",
        "result set by the arbiter: *",
        "[Termination \"abandoned\"]",
    ] {
        assert!(pgn.contains(logged), "{logged}\n{pgn}");
    }
}

#[test]
fn the_arbiter_can_charge_the_time_in_which_the_computer_slept() {
    let mut person = under(START, Regulations::of(Profile::Casual), "10");
    person.wait(10_000);
    person.now.suspended = std::time::Duration::from_secs(192);
    person.send(tabiya::app::Event::Wake);
    person.enter(":arbiter");
    assert!(
        person.answers().contains(&"charge Ada for 3:12"),
        "{:?}",
        person.answers()
    );
    person.press(Key::Char('c'));
    assert_eq!(left(&person, Color::White), 590_000 - 192_000);
}

#[test]
fn a_casual_illegal_move_is_refused_and_costs_nothing() {
    let mut person = casual(START);
    person.enter("Ke2");
    assert_eq!(person.app.table().illegal_moves(Color::White), 0);
}

#[test]
fn in_a_tournament_game_a_refusal_says_why_and_helps_no_further() {
    for (fen, text, sentence) in [
        (
            "4r1k1/8/8/8/8/8/3P4/R3K2R w KQ - 0 1",
            "d3",
            "You are in check from the rook on e8.",
        ),
        (START, "Ke3", "The king on e1 does not reach e3."),
        (START, "e5", "The pawn on e2 does not reach e5."),
        (
            "8/K7/Q7/5k2/6pP/6P1/4R3/8 b - h3 0 1",
            "zz",
            "Piece letter, then square: Nf3.",
        ),
    ] {
        let mut person = tournament(fen);
        person.enter(text);
        assert!(person.message().contains(sentence), "{}", person.message());
        for help in ["answers", "Did you mean", "reaches e3", "gxh3"] {
            assert!(!person.message().contains(help), "{}", person.message());
        }
    }
}

#[test]
fn a_text_that_names_the_mans_own_square_counts_for_nothing() {
    let mut person = tournament(START);
    person.play("e4 e5 Nf3");
    person.enter("e5");
    assert_eq!(person.message(), "The pawn already stands on e5.");
    person.press(tabiya::app::Key::Esc);
    person.enter("e4");
    assert!(
        person.message().contains("Illegal move 1"),
        "{}",
        person.message()
    );
}
