//! The journal: what happens at the table is on the disk before it is shown.

use std::time::Duration;

use tabiya::app::record;
use tabiya::app::{Effect, Event, Export, JournalEntry, Key, KeyPress, Preferences};
use tabiya::game::regulations::{Press, Profile, ScoreSheet};
use tabiya::game::{Regulations, Timestamp};
use tabiya::rules::Color;
use tabiya::wording::{FileCause, FileDeed, FileFault, Unfinished};

use crate::driver::Driver;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn timed(clock: &str) -> Driver {
    let table = Driver::table(START, Regulations::default(), clock);
    let mut driver = Driver::with(table, Preferences::default());
    driver.enter("");
    driver
}

fn journaled(millis: u64, fault: Option<FileFault>) -> Event {
    Event::Journaled {
        took: Duration::from_millis(millis),
        fault,
    }
}

fn full() -> FileFault {
    FileFault {
        deed: FileDeed::Write,
        path: "games/1.pgn".to_owned(),
        cause: FileCause::Full,
    }
}

fn left(driver: &Driver, color: Color) -> Option<u64> {
    driver.app.table().clock()?.left(color, driver.now)
}

/// What the clocks show in a record.
fn kept(entry: &JournalEntry) -> [u64; 2] {
    let record = record::of_text(entry.record.text().as_bytes()).expect("a game");
    let clocks = record.game.clocks.expect("clocks");
    clocks.sides.map(|side| side.left)
}

#[test]
fn everything_that_happens_is_written_once_and_nothing_else_is() {
    let regulations = Regulations {
        press: Press::Manual,
        illegal_limit: Some(2),
        score_sheet: ScoreSheet::Program,
        ..Regulations::of(Profile::Tournament)
    };
    let table = Driver::table(START, regulations, "5+3");
    let mut driver = Driver::with(table, Preferences::default());
    driver.enter("");
    assert_eq!(driver.journal, [], "nothing has been played yet");
    for (typed, entries, what) in [
        ("e4", 1, "a move"),
        ("", 1, "the press"),
        ("Ke5", 1, "an illegal move"),
        ("xyz", 0, "what cannot be read"),
        (":moves", 0, "a question"),
        (":flip", 0, "a look"),
        ("e5 (=)", 1, "a move with an offer"),
        ("", 1, "the press after it"),
        (":decline", 1, "the answer"),
        (":arbiter pause", 1, "a pause"),
        (":arbiter time white 4:00", 1, "a ruling"),
        (":arbiter result 1-0", 1, "the result"),
    ] {
        driver.press(Key::Esc);
        driver.press(Key::Esc);
        driver.journal.clear();
        driver.enter(typed);
        assert_eq!(
            driver.journal.len(),
            entries,
            "{what}: {:?}",
            driver.message()
        );
        assert!(driver.journal.iter().all(|entry| entry.game == 0));
        let over = typed.contains("result");
        assert!(
            driver.journal.iter().all(|entry| entry.over == over),
            "{what}"
        );
    }
}

#[test]
fn time_alone_writes_nothing_but_a_flag() {
    let mut driver = timed("1+0");
    driver.play("e4");
    driver.journal.clear();
    driver.wait(59_000);
    assert_eq!(driver.journal, []);
    driver.wait(2_000);
    assert_eq!(driver.journal.len(), 1, "the flag has fallen");
    assert!(
        driver.journal[0]
            .record
            .text()
            .contains("[Termination \"time forfeit\"]")
    );
}

#[test]
fn whoever_leaves_finds_the_clock_as_it_was_then() {
    for event in [
        Event::HungUp,
        Event::Terminated,
        Event::Interrupted,
        Event::Key(KeyPress::ctrl(Key::Char('z'))),
    ] {
        let mut driver = timed("5+0");
        driver.play("e4");
        driver.wait(10_000);
        driver.journal.clear();
        let effects = driver.send(event.clone());
        assert!(
            matches!(effects[..], [Effect::Exit(_) | Effect::Suspend]),
            "{event:?}: {effects:?}"
        );
        assert_eq!(driver.journal.len(), 1, "{event:?}");
        assert_eq!(kept(&driver.journal[0]), [300_000, 290_000], "{event:?}");
    }
}

#[test]
fn the_time_of_writing_is_charged_to_nobody_and_is_no_sleep() {
    let mut driver = timed("5+0");
    driver.wait(1_000);
    driver.play("e4");
    // The disk is slow: the next thing that happens is that the move has been written.
    driver.now = driver.now.plus_millis(7_000);
    driver.send(journaled(7_000, None));
    assert!(!driver.app.table().is_paused(), "nothing slept");
    assert_eq!(left(&driver, Color::Black), Some(300_000));
    assert!(driver.message().contains("7.0 s"), "{}", driver.message());
    driver.wait(2_000);
    assert_eq!(left(&driver, Color::Black), Some(298_000));
    assert_eq!(left(&driver, Color::White), Some(299_000));
}

#[test]
fn a_flag_does_not_fall_while_the_disk_is_slow() {
    let mut driver = timed("0:05+0");
    driver.play("e4");
    driver.now = driver.now.plus_millis(60_000);
    driver.send(journaled(59_000, None));
    assert_eq!(driver.ending(), "");
    assert_eq!(left(&driver, Color::Black), Some(4_000));
}

#[test]
fn a_quick_disk_is_not_spoken_of() {
    let mut driver = timed("5+0");
    driver.play("e4");
    let before = driver.message().to_owned();
    driver.send(journaled(50, None));
    assert_eq!(driver.message(), before);
}

#[test]
fn a_key_that_was_pressed_while_the_disk_was_slow_counts_as_of_then() {
    let mut driver = timed("5+0");
    driver.play("e4");
    let pressed = driver.now.plus_millis(3_000);
    driver.now = driver.now.plus_millis(7_000);
    driver.send(journaled(7_000, None));
    driver.now = pressed;
    driver.play("e5");
    assert_eq!(left(&driver, Color::Black), Some(300_000));
}

#[test]
fn a_game_that_cannot_be_written_goes_on_and_the_screen_says_why() {
    let mut driver = timed("5+0");
    driver.play("e4");
    driver.send(journaled(1, Some(full())));
    assert!(
        driver.message().contains("the disk is full"),
        "{}",
        driver.message()
    );
    assert!(
        driver
            .app
            .state()
            .contains("Not being saved: the disk is full")
    );
    driver.play("e5");
    assert!(driver.app.state().contains("Not being saved"));
    driver.enter(":quit");
    let question = match driver.app.dialog() {
        Some(tabiya::app::Dialog::Choice(choice)) => choice.question.clone(),
        other => panic!("no question: {other:?}"),
    };
    assert!(question.contains("lost"), "{question}");
    driver.press(Key::Esc);
    driver.send(journaled(1, None));
    assert!(!driver.app.state().contains("Not being saved"));
    assert!(
        driver.message().contains("saved again"),
        "{}",
        driver.message()
    );
}

#[test]
fn leaving_tries_once_more_to_write_what_could_not_be_written() {
    let mut driver = Driver::new();
    driver.play("e4");
    driver.send(journaled(1, Some(full())));
    driver.journal.clear();
    driver.send(Event::Terminated);
    assert_eq!(driver.journal.len(), 1);
}

#[test]
fn another_game_has_a_record_of_its_own_and_the_last_word_on_the_first_is_kept() {
    let mut driver = timed("5+0");
    driver.play("e4");
    driver.wait(5_000);
    driver.journal.clear();
    driver.enter(":rematch");
    driver.type_text("y");
    assert_eq!(driver.journal.len(), 1);
    assert_eq!(driver.journal[0].game, 0);
    assert_eq!(kept(&driver.journal[0]), [300_000, 295_000]);
    driver.enter("");
    driver.play("d4");
    let last = driver.journal.last().expect("an entry");
    assert_eq!(last.game, 1);
    assert!(last.record.text().contains("1. d4"));
}

fn unfinished() -> Unfinished {
    Unfinished {
        name: "2026-11-30-101500".to_owned(),
        players: [Some("Ada".to_owned()), None],
        date: "2026.11.30".to_owned(),
        plies: 3,
        next_move: 2,
        damage: Vec::new(),
        held_by: None,
    }
}

#[test]
fn an_unfinished_game_is_offered_and_comes_back_with_everything() {
    let mut first = timed("5+0");
    first.play("e4 e5");
    first.enter(":flip");
    first.wait(3_000);
    first.send(Event::Terminated);
    let content = first
        .journal
        .last()
        .expect("an entry")
        .record
        .text()
        .into_bytes();

    let mut driver = Driver::new();
    driver.app.offer_unfinished(unfinished(), true);
    assert_eq!(driver.answers(), ["Go on", "New game", "Put it away"]);
    let effects = driver.press(Key::Enter);
    let reopen = Effect::Reopen {
        name: "2026-11-30-101500".to_owned(),
        game: 1,
    };
    assert_eq!(effects, [reopen]);
    let kept_as = String::new();
    driver.send(Event::Reopened { content, kept_as });
    assert_eq!(driver.plies(), 2);
    assert_eq!(driver.app.bottom(), Color::Black);
    assert_eq!(driver.app.table().players().name(Color::White), Some("Ada"));
    assert!(driver.app.table().is_paused());
    driver.wait(60_000);
    driver.enter("");
    driver.wait(1_000);
    assert_eq!(left(&driver, Color::White), Some(296_000));
    driver.play("Nf3");
    assert_eq!(driver.journal.last().map(|entry| entry.game), Some(1));
}

#[test]
fn an_unfinished_game_can_wait_or_be_put_away() {
    let mut driver = Driver::new();
    driver.app.offer_unfinished(unfinished(), true);
    assert_eq!(driver.press(Key::Char('n')), []);
    assert!(matches!(
        driver.enter(":resume")[..],
        [Effect::Reopen { .. }]
    ));
    driver.app.offer_unfinished(unfinished(), true);
    let effects = driver.press(Key::Char('p'));
    assert_eq!(effects, [Effect::PutAway("2026-11-30-101500".to_owned())]);
    assert_eq!(driver.enter(":resume"), []);
    assert!(
        driver.message().contains("no pause"),
        "{}",
        driver.message()
    );
}

#[test]
fn a_game_that_only_waits_is_mentioned_and_resume_ends_a_pause_first() {
    let mut driver = timed("5+0");
    driver.app.offer_unfinished(unfinished(), false);
    assert!(driver.answers().is_empty());
    driver.enter(":pause");
    assert_eq!(driver.enter(":resume"), []);
    assert!(!driver.app.table().is_paused());
    assert!(matches!(
        driver.enter(":resume")[..],
        [Effect::Reopen { .. }]
    ));
}

#[test]
fn the_end_of_the_name_tells_whether_the_game_is_saved_or_the_board() {
    let mut driver = Driver::new();
    driver.play("e4");
    let mut saved = |path: &str| match driver.enter(&format!(":save {path}")).pop() {
        Some(Effect::Save { content, .. }) => content,
        other => panic!("{other:?}"),
    };
    let text = |content| match content {
        Export::Text(text) => text,
        Export::Picture { .. } => panic!("a picture"),
    };
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\n";
    assert_eq!(text(saved("board.FEN")), fen);
    assert!(text(saved("board.txt")).contains("R N B Q K B N R"));
    assert!(text(saved("game.of.today")).contains("1. e4 *"));
    let sheet = driver.enter(":sheet today.txt").pop();
    let Some(Effect::Save {
        content: Export::Text(sheet),
        ..
    }) = sheet
    else {
        panic!("{sheet:?}");
    };
    assert!(
        sheet.contains("1.") && sheet.contains("White") && sheet.contains("e4"),
        "{sheet}"
    );
    let mut saved = |path: &str| match driver.enter(&format!(":save {path}")).pop() {
        Some(Effect::Save { content, .. }) => content,
        other => panic!("{other:?}"),
    };
    let Export::Picture {
        position,
        last,
        bottom,
    } = saved("board.svg")
    else {
        panic!("no picture");
    };
    assert_eq!(
        format!("{}\n", tabiya::notation::fen::write(&position)),
        fen
    );
    assert!(last.is_some() && bottom.is_white());
}

#[test]
fn a_game_is_saved_in_a_file_and_never_over_another_without_a_word() {
    let mut driver = Driver::new();
    driver.play("e4");
    let [
        Effect::Save {
            path,
            content: Export::Text(text),
            overwrite,
        },
    ] = &driver.enter(":save my games.pgn")[..]
    else {
        panic!("saved");
    };
    assert_eq!((path.as_str(), *overwrite), ("my games.pgn", false));
    assert!(text.contains("1. e4 *"), "{text}");
    driver.send(Event::InTheWay("/home/my games.pgn".to_owned()));
    assert_eq!(driver.press(Key::Enter), [], "the careful answer is no");
    driver.send(Event::InTheWay("/home/my games.pgn".to_owned()));
    let effects = driver.press(Key::Char('y'));
    let [
        Effect::Save {
            path, overwrite, ..
        },
    ] = &effects[..]
    else {
        panic!("{effects:?}");
    };
    assert_eq!((path.as_str(), *overwrite), ("/home/my games.pgn", true));
    let effects = driver.enter(":save");
    let [Effect::Save { path, .. }] = &effects[..] else {
        panic!("{effects:?}");
    };
    assert_eq!(path, "White-Black.pgn");
}

#[test]
fn the_game_is_shown_and_copied_as_pgn() {
    let mut driver = Driver::new();
    driver.play("e4 e5");
    let effects = driver.enter(":pgn");
    assert!(driver.page().contains("1. e4 e5 *"));
    let [Effect::Copy(text)] = &effects[..] else {
        panic!("{effects:?}");
    };
    assert!(text.starts_with("[Event \"?\"]"));
}

#[test]
fn time_stands_still_for_a_resumed_game_from_the_first_moment() {
    let mut first = timed("5+0");
    first.play("e4");
    let content = first
        .journal
        .last()
        .expect("an entry")
        .record
        .text()
        .into_bytes();
    let mut driver = Driver::new();
    driver.now = Timestamp::from_millis(123_456);
    driver.send(Event::Reopened {
        content,
        kept_as: String::new(),
    });
    driver.wait(1_000_000);
    assert_eq!(left(&driver, Color::Black), Some(300_000));
}
