//! Two people at the keyboard: offers, clocks, touch-move, score sheets, results.

use tabiya::app::{Effect, Event, Key, Preferences};
use tabiya::game::Regulations;
use tabiya::game::regulations::{Press, Profile, ScoreSheet};

use crate::driver::Driver;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn casual(clock: &str) -> Driver {
    let table = Driver::table(START, Regulations::of(Profile::Casual), clock);
    Driver::with(table, Preferences::default())
}

fn tournament(fen: &str, clock: &str) -> Driver {
    let table = Driver::table(fen, Regulations::of(Profile::Tournament), clock);
    Driver::with(table, Preferences::default())
}

#[test]
fn who_offers_and_who_must_answer_is_said_by_name() {
    let mut person = casual("none");
    person.play("e4 e5");
    person.enter(":draw");
    assert_eq!(
        person.message(),
        "Ada offers a draw. Bo: :accept, :decline, or move."
    );
    person.enter("accept");
    assert!(person.ending().contains("by agreement"));
}

#[test]
fn a_draw_is_offered_with_the_move() {
    let mut person = tournament(START, "none");
    person.play("e4 e5");
    person.enter("Nf3 (=)");
    assert_eq!(person.last_san(), "Nf3");
    assert!(person.message().contains("Ada offers a draw"));
    person.choose("b8");
    assert!(
        person.message().contains("Bo declines"),
        "touching declines: {}",
        person.message()
    );
}

#[test]
fn a_flag_that_falls_while_something_is_typed_ends_the_game_at_its_moment() {
    let mut person = casual("1");
    person.press(Key::Enter);
    person.type_text("e");
    person.wait(60_000);
    assert!(person.ending().contains("0-1") && person.ending().contains("White's time is up"));
    person.enter("4");
    assert_eq!(person.plies(), 0);
}

#[test]
fn the_program_sleeps_until_a_digit_changes() {
    let mut person = casual("5");
    person.send(Event::Wake);
    assert_eq!(person.app.next_wake(person.now), None, "nothing runs yet");
    person.press(Key::Enter);
    let wake = person.app.next_wake(person.now).expect("the clock runs");
    assert_eq!(wake.millis(), 1_000);
    person.enter(":pause");
    assert_eq!(person.app.next_wake(person.now), None);
    person.press(Key::Enter);
    person.press(Key::Enter);
    assert!(person.message().contains("Play goes on"));
}

#[test]
fn a_machine_that_slept_pauses_the_game_and_charges_nobody() {
    let mut person = casual("5");
    person.press(Key::Enter);
    person.wait(10_000);
    person.now.suspended = std::time::Duration::from_secs(192);
    person.now = person.now.plus_millis(500);
    person.send(Event::Wake);
    assert!(person.app.table().is_paused());
    assert_eq!(person.app.slept().map(|millis| millis / 1000), Some(192));
    person.press(Key::Enter);
    let clock = person.app.table().clock().expect("a clock");
    assert_eq!(clock.left(clock.turn(), person.now), Some(290_000));
}

#[test]
fn pressed_by_hand_the_clock_waits_for_enter() {
    let regulations = Regulations {
        press: Press::Manual,
        ..Regulations::of(Profile::Casual)
    };
    let mut person = Driver::with(
        Driver::table(START, regulations, "5"),
        Preferences::default(),
    );
    person.press(Key::Enter);
    person.play("e4");
    person.enter("e5");
    assert!(person.message().contains("Ada: press the clock"));
    person.press(Key::Esc);
    person.press(Key::Char(' '));
    person.play("e5");
}

#[test]
fn in_a_tournament_there_is_no_list_no_mark_and_no_completion() {
    let mut person = tournament(START, "none");
    person.type_text("N");
    assert!(person.candidates().is_empty());
    person.press(Key::Tab);
    assert_eq!(person.line(), "N");
    person.press(Key::Esc);
    person.enter(":moves");
    assert!(person.message().contains("Not during a tournament game"));
    person.choose("g1");
    assert_eq!(person.app.drop_targets().count(), 0);
}

#[test]
fn a_touched_man_cannot_be_let_go_unless_it_was_only_adjusted() {
    let mut person = tournament(START, "none");
    person.choose("g1");
    person.press(Key::Esc);
    assert_eq!(person.message(), "Touched: the knight on g1 must move.");
    person.enter("e4");
    assert_eq!(person.plies(), 0);
    assert!(person.message().contains("knight on g1"));
    person.press(Key::Esc);
    person.choose("f3");
    assert_eq!(person.last_san(), "Nf3");
    person.enter(":adjust");
    person.choose("b8");
    person.press(Key::Esc);
    person.play("e5");
}

#[test]
fn a_definite_illegal_move_is_counted_and_an_unreadable_text_is_not() {
    let mut person = tournament(START, "5+3");
    person.press(Key::Enter);
    person.enter("xyz");
    person.press(Key::Esc);
    person.enter("Ke2");
    assert!(
        person
            .message()
            .contains("Illegal move 1 of 2 by Ada. Bo gets 1:00 more."),
        "{}",
        person.message()
    );
    person.press(Key::Esc);
    person.enter("Ke2");
    assert!(person.ending().contains("too many illegal moves"));
}

#[test]
fn nothing_is_taken_back_in_a_tournament() {
    let mut person = tournament(START, "none");
    person.play("e4");
    person.enter(":takeback");
    assert!(person.message().contains("A move once made stands"));
}

#[test]
fn after_a_tournament_game_both_players_confirm_the_result() {
    let mut person = tournament(START, "none");
    person.play("f3 e5 g4 Qh4#");
    assert_eq!(person.answers(), ["Yes", "No"]);
    person.press(Key::Char('y'));
    person.press(Key::Char('y'));
    person.enter(":sheet");
    let page = person.page();
    assert!(
        page.contains("Confirmed by Ada.") && page.contains("Confirmed by Bo."),
        "{page}"
    );
    assert!(page.contains("Qh4#") && page.contains("0-1"));
}

#[test]
fn reversed_colours_are_swapped_after_a_question() {
    let mut person = casual("none");
    person.play("e4");
    person.enter(":swap");
    person.press(Key::Char('y'));
    assert_eq!(
        (
            person.plies(),
            person
                .app
                .table()
                .players()
                .name(tabiya::rules::Color::White)
        ),
        (0, Some("Bo"))
    );
}

#[test]
fn a_rematch_changes_sides_and_keeps_the_score() {
    let mut person = casual("none");
    person.play("f3 e5 g4 Qh4#");
    person.enter(":rematch");
    let app = &person.app;
    assert_eq!(
        app.table().players().name(tabiya::rules::Color::White),
        Some("Bo")
    );
    assert_eq!(app.score().text(tabiya::rules::Color::White), "1");
    assert_eq!(person.plies(), 0);
}

#[test]
fn the_arbiter_stops_the_clocks_corrects_them_and_sets_the_result() {
    let mut person = tournament(START, "90+30");
    person.press(Key::Enter);
    person.enter(":arbiter time white 12:30");
    assert!(person.message().contains("must stand first"));
    person.enter(":arbiter pause");
    person.enter(":arbiter time white 12:30");
    assert!(person.message().contains("12:30"));
    person.enter(":arbiter nonsense");
    assert!(person.message().contains(":arbiter pause"));
    person.enter(":arbiter result 1/2");
    assert!(person.ending().contains("decision of the arbiter"));
}

#[test]
fn a_move_can_be_made_to_wait_for_a_second_enter() {
    let preferences = Preferences {
        confirm_moves: true,
        ..Preferences::default()
    };
    let table = Driver::table(START, Regulations::of(Profile::Casual), "none");
    let mut person = Driver::with(table, preferences);
    person.enter("e4");
    assert_eq!(
        (person.plies(), person.message()),
        (0, "Enter again plays e4.")
    );
    person.press(Key::Enter);
    assert_eq!(person.last_san(), "e4");
    person.choose("e7");
    person.choose("e5");
    assert_eq!(person.plies(), 1);
    person.press(Key::Esc);
    person.choose("e6");
    person.press(Key::Enter);
    assert_eq!(
        person.last_san(),
        "e6",
        "another square was chosen before the second Enter"
    );
}

#[test]
fn the_bell_rings_once_when_time_is_short_and_only_on_request() {
    for (bell, rings) in [(true, 1), (false, 0)] {
        let preferences = Preferences {
            bell,
            ..Preferences::default()
        };
        let table = Driver::table(START, Regulations::of(Profile::Casual), "5");
        let mut person = Driver::with(table, preferences);
        person.press(Key::Enter);
        let effects = person.wait(270_000);
        let rung = effects
            .iter()
            .filter(|effect| **effect == Effect::Bell)
            .count();
        assert_eq!(rung, rings);
    }
}

#[test]
fn players_who_keep_the_sheet_write_before_they_move_and_are_compared_at_the_end() {
    let regulations = Regulations {
        score_sheet: ScoreSheet::Players,
        ..Regulations::of(Profile::Casual)
    };
    let mut person = Driver::with(
        Driver::table(START, regulations, "none"),
        Preferences::default(),
    );
    let moved = |person: &mut Driver, from: &str, to: &str| {
        person.choose(from);
        person.choose(to);
    };
    moved(&mut person, "f2", "f3");
    person.enter("f3");
    moved(&mut person, "e7", "e5");
    moved(&mut person, "g2", "g4");
    assert!(
        person.message().contains("Write White's move 1"),
        "{}",
        person.message()
    );
    person.enter("f3");
    person.enter("E5");
    moved(&mut person, "g2", "g4");
    assert_eq!(person.plies(), 3);
    person.enter("e5");
    moved(&mut person, "d8", "h4");
    assert!(person.ending().contains("0-1"));
    let white = person.app.sheet_comparison(tabiya::rules::Color::White);
    assert!(
        white.starts_with("White's sheet: 1 of 4 exact, case (1... \"E5\")"),
        "{white}"
    );
}

#[test]
fn a_result_stands_and_the_position_stays() {
    let mut person = casual("none");
    person.play("f3 e5 g4 Qh4#");
    let position = person.position();
    for text in ["e4", ":draw", ":resign", ":claim"] {
        person.enter(text);
        assert!(
            person.message().contains("over"),
            "{text}: {}",
            person.message()
        );
        person.press(Key::Esc);
    }
    assert_eq!(person.position(), position);
}

#[test]
fn with_a_move_typed_enter_starts_the_clock_as_it_says_and_the_next_one_plays() {
    let mut person = casual("3+2");
    person.enter("e4");
    assert!(person.message().contains("Enter starts Ada's clock"));
    person.press(Key::Enter);
    assert!(person.message().contains("Ada's clock runs"));
    person.press(Key::Enter);
    assert_eq!(person.last_san(), "e4");
}

#[test]
fn a_bounced_key_is_not_a_second_illegal_move() {
    let mut typed = tournament(START, "none");
    typed.enter("Ke2");
    assert!(typed.message().contains("Illegal move 1 of 2"));
    typed.press(Key::Enter);
    assert_eq!(typed.ending(), "");

    let mut by_cursor = tournament(START, "none");
    by_cursor.choose("e2");
    by_cursor.choose("e5");
    assert!(by_cursor.message().contains("Illegal move 1 of 2"));
    by_cursor.choose("e5");
    assert_eq!(by_cursor.ending(), "");
    by_cursor.enter("Nf3");
    assert!(
        by_cursor.message().contains("must move"),
        "the touched man stays bound: {}",
        by_cursor.message()
    );
}

#[test]
fn a_game_that_goes_on_after_its_end_counts_once_in_the_match() {
    let mut person = casual("none");
    person.play("f3 e5 g4 Qh4#");
    person.enter(":takeback");
    person.press(Key::Char('1'));
    assert_eq!(person.app.score().games(), 0, "the point is taken back too");
    person.play("Qh4#");
    assert_eq!(person.app.score().games(), 1);
}

#[test]
fn the_board_is_covered_during_a_pause_for_the_helps_too() {
    let mut person = casual("3+2");
    person.press(Key::Enter);
    person.play("e4");
    person.enter(":pause");
    for word in [":moves", ":openings"] {
        person.enter(word);
        assert!(person.app.dialog().is_none(), "{word} shows nothing");
    }
}

#[test]
fn in_a_tournament_nothing_else_is_opened_once_the_clock_runs() {
    let mut person = tournament(START, "90+30");
    person.press(Key::Enter);
    for word in [":practice", ":review game.pgn"] {
        person.enter(word);
        assert_eq!(person.message(), "Not during a tournament game.", "{word}");
    }
}

#[test]
fn whoever_moves_by_cursor_offers_a_draw_with_the_next_move() {
    let mut person = tournament(START, "none");
    person.play("e4 e5");
    person.enter(":draw");
    assert_eq!(
        person.app.due().as_deref(),
        Some("Ada's next move offers a draw; :draw again offers none.")
    );
    person.choose("g1");
    person.choose("f3");
    assert_eq!(person.last_san(), "Nf3");
    assert!(person.message().contains("Ada offers a draw"));
    person.play("Nc6");
    person.play("Bb5");
    assert_eq!(person.app.due(), None, "one offer goes with one move");
}

#[test]
fn asked_for_twice_no_offer_goes_with_the_move() {
    let mut person = tournament(START, "none");
    person.play("e4 e5");
    person.enter(":draw");
    person.enter(":draw");
    person.enter("Nf3");
    assert_eq!(person.app.table().offer(), None);
}

#[test]
fn no_offer_is_prepared_that_could_not_be_made() {
    let mut person = tournament(START, "none");
    person.enter(":draw");
    assert!(
        person.message().contains("both sides have"),
        "{}",
        person.message()
    );
    assert!(!person.app.offers_with_move());
}

#[test]
fn a_result_that_was_not_confirmed_can_be_confirmed_later() {
    let mut person = tournament(START, "none");
    person.enter(":sign");
    assert!(person.message().contains("once the game is over"));
    person.play("f3 e5 g4 Qh4#");
    person.press(Key::Char('n'));
    person.press(Key::Char('y'));
    assert_eq!(
        person.message(),
        "Ada has not confirmed the result; :sign asks again."
    );
    person.enter(":sign");
    person.press(Key::Char('y'));
    assert_eq!(person.message(), "Both have confirmed the result.");
    person.enter(":sheet");
    assert!(person.page().contains("Confirmed by Ada."));
}

#[test]
fn a_word_that_stands_alone_is_not_followed_by_anything() {
    let mut person = casual("none");
    person.play("e4 e5");
    person.enter(":draw");
    person.enter(":accept the draw");
    assert_eq!(
        person.message(),
        ":accept stands alone; nothing follows it."
    );
    assert!(person.app.table().ending().is_none());
    person.press(Key::Esc);
    person.enter("flip the board");
    assert_eq!(person.plies(), 2);
}

#[test]
fn an_arbiter_writes_down_why() {
    let mut person = tournament(START, "90+30");
    person.enter("");
    person.play("e4 e5");
    person.enter(":arbiter note Bo's telephone rang");
    assert_eq!(person.message(), "Noted: Bo's telephone rang");
    person.enter(":arbiter result * both players lost (Article 11.7)");
    person.press(Key::Esc);
    person.enter(":pgn");
    let page = person.page();
    assert!(page.contains("arbiter: Bo's telephone rang"), "{page}");
    assert!(
        page.contains("arbiter: both players lost (Article 11.7)"),
        "{page}"
    );
    assert!(page.contains("[Result \"*\"]"));
}

#[test]
fn a_pause_gives_no_time_to_look_at_the_game() {
    let mut person = casual("5+3");
    person.enter("");
    person.play("e4 e5");
    person.enter(":pause");
    for word in [":review", ":moves", ":board", ":openings"] {
        person.enter(word);
        assert!(person.app.is_at_the_table(), "{word}");
        assert!(
            person.message().contains("ready"),
            "{word}: {}",
            person.message()
        );
        person.press(Key::Esc);
    }
    person.type_text("N");
    assert_eq!(person.candidates(), Vec::<String>::new());
}

#[test]
fn without_hints_the_moves_are_not_listed_and_it_is_no_tournament() {
    let regulations = Regulations {
        hints: false,
        opening_names: false,
        ..Regulations::of(Profile::Casual)
    };
    let table = Driver::table(START, regulations, "none");
    let mut person = Driver::with(table, Preferences::default());
    person.play("e4 e5 Nf3 Nc6 Bb5");
    for word in [":moves", ":openings"] {
        person.enter(word);
        assert_eq!(person.message(), "This game is played without that help.");
    }
    assert_eq!(person.app.opening(), None);
}

#[test]
fn a_wrong_claim_leads_to_the_law_of_claims() {
    let mut person = tournament(START, "90+30");
    person.enter("");
    person.play("e4 e5");
    person.enter(":claim");
    assert!(person.message().contains("Wrong claim by Ada"));
    person.enter(":why");
    let page = person
        .app
        .reading()
        .and_then(|reading| match reading.leaf() {
            tabiya::app::Leaf::Page(page) => Some(page.topic()),
            tabiya::app::Leaf::Contents(_) => None,
        });
    assert_eq!(page, Some(tabiya::laws::Topic::Claim));
}

#[test]
fn tenths_are_shown_from_where_the_players_want_and_saved_if_they_want() {
    let preferences = Preferences {
        tenths_below: 10_000,
        clk_tenths: true,
        ..Preferences::default()
    };
    let table = Driver::table(START, Regulations::of(Profile::Casual), "0:30");
    let mut person = Driver::with(table, preferences);
    person.enter("");
    let shown = |person: &Driver| {
        let clock = person.app.table().clock().expect("a clock");
        let face = clock.face(tabiya::rules::Color::White, person.now);
        face.expect("a time").digits
    };
    person.wait(12_300);
    assert_eq!(shown(&person), "0:18");
    person.wait(8_300);
    assert_eq!(shown(&person), "0:09.4");
    person.play("e4");
    person.enter(":pgn");
    assert!(
        person.page().contains("[%clk 0:00:09.4]"),
        "{}",
        person.page()
    );
}
