//! The practice screen: whatever the window, all that is asked and said can be read.

use ratatui::layout::Rect;
use tabiya::app::{App, Event, Key, KeyPress, Opened, Target, Wish};
use tabiya::game::{Game, Players, Table, Timestamp};
use tabiya::practice::{Drill, Length, Skill, Task};
use tabiya::rules::{Position, Variant};
use tabiya::ui::theme::ColorDepth;
use tabiya::ui::{self, Look};
use tabiya::wording::{DrillWords, English};

use crate::whole::{drawn, text};

const SIZES: [(u16, u16); 8] = [
    (20, 10),
    (20, 11),
    (24, 12),
    (34, 14),
    (40, 20),
    (60, 40),
    (80, 24),
    (120, 40),
];

fn practice(drill: Drill, skill: Skill, seed: u64) -> App {
    let game = Game::new(Position::initial(), Variant::Standard);
    let mut app = App::new(Table::casual(game, Players::default()), &English);
    let wish = Wish {
        drill: Some(drill),
        skills: vec![skill],
        length: Some(Length::Items(20)),
        seed: Some(seed),
        ..Wish::default()
    };
    app.practise_alone(wish, &Opened::default());
    app
}

fn press(app: &mut App, key: Key) {
    app.update(Event::Key(KeyPress::from(key)), Timestamp::default());
}

fn enter(app: &mut App, text: &str) {
    text.chars()
        .for_each(|letter| press(app, Key::Char(letter)));
    press(app, Key::Enter);
}

/// All words that can be read in a window, turning over as often as there is something new.
fn readable(app: &mut App, (width, height): (u16, u16)) -> Vec<String> {
    let mut seen = Vec::new();
    loop {
        let screen = text(&drawn(app, ColorDepth::Indexed256, width, height));
        if seen.contains(&screen) {
            break;
        }
        seen.push(screen);
        press(app, Key::PageDown);
    }
    let words = seen.iter().flat_map(|screen| screen.split_whitespace());
    words
        .map(|word| word.trim_end_matches('…').to_owned())
        .collect()
}

fn has_all(words: &[String], sentence: &str) -> bool {
    let mut wanted = sentence.split_whitespace();
    wanted.all(|word| words.iter().any(|read| read == word))
}

/// Asserts that the question and all that belongs to it can be read.
fn assert_readable(app: &mut App, size: (u16, u16)) {
    let words = readable(app, size);
    let item = app
        .drill()
        .expect("practice")
        .item()
        .expect("an item")
        .clone();
    let short = app.short_question().expect("a question");
    let choices: Vec<String> = app
        .drill_choices()
        .iter()
        // A choice that was wrong has no key any more.
        .map(|(_, label)| label.clone())
        .collect();
    let asked = has_all(&words, &app.state()) || has_all(&words, &short);
    let by_choices = matches!(item.task, Task::Choose { .. });
    assert!(asked || by_choices, "{short} at {size:?}: {words:?}");
    let lines = match &item.task {
        Task::Repair(repair) => vec![repair.line()],
        Task::Choose { .. } => choices,
        _ => Vec::new(),
    };
    for line in lines {
        assert!(has_all(&words, &line), "{line} at {size:?}: {words:?}");
    }
    if let Some(message) = app.message() {
        let said = message.text.clone();
        assert!(has_all(&words, &said), "{said} at {size:?}: {words:?}");
    }
}

#[test]
fn every_question_can_be_read_in_every_window() {
    for drill in Drill::ALL {
        for &skill in drill
            .skills()
            .iter()
            .filter(|&&skill| skill != Skill::Games)
        {
            for seed in 0..2 {
                let mut app = practice(drill, skill, seed);
                for size in SIZES {
                    assert_readable(&mut app, size);
                }
            }
        }
    }
    let mut dictation = practice(Drill::Dictation, Skill::Games, 1);
    for size in SIZES {
        assert_readable(&mut dictation, size);
    }
}

#[test]
fn what_is_said_to_a_wrong_answer_can_be_read_with_the_question() {
    for (drill, wrong) in [
        (Drill::Write, "nonsense"),
        (Drill::Write, "P-K4"),
        (Drill::Repair, "e9"),
        (Drill::Choose, "1"),
        (Drill::Read, "a1a9"),
    ] {
        for seed in 0..3 {
            let mut app = practice(drill, Skill::EnPassant, seed);
            for _ in 0..3 {
                enter(&mut app, wrong);
                for size in SIZES {
                    assert_readable(&mut app, size);
                }
            }
        }
    }
}

#[test]
fn what_is_typed_is_seen_in_every_window() {
    let mut app = practice(Drill::Write, Skill::Promotion, 1);
    "exd8"
        .chars()
        .for_each(|letter| press(&mut app, Key::Char(letter)));
    for (width, height) in SIZES {
        let screen = text(&drawn(&app, ColorDepth::Indexed256, width, height));
        assert!(screen.contains("> exd8"), "{width}x{height}:\n{screen}");
    }
}

/// The cell in which a text begins.
fn cell_of(app: &App, (width, height): (u16, u16), wanted: &str) -> Option<(u16, u16)> {
    let buffer = drawn(app, ColorDepth::Indexed256, width, height);
    let letters: Vec<String> = wanted.chars().map(String::from).collect();
    (0..height)
        .flat_map(|y| (0..width).map(move |x| (x, y)))
        .find(|&(x, y)| {
            let right = |index: usize| x + u16::try_from(index).expect("a short text");
            letters.iter().enumerate().all(|(index, letter)| {
                right(index) < width && buffer[(right(index), y)].symbol() == letter
            })
        })
}

#[test]
fn the_mouse_finds_each_choice_where_it_is_seen() {
    let look = Look::default();
    for (drill, skill) in [
        (Drill::Choose, Skill::RankOrigin),
        (Drill::Color, Skill::SquareColors),
    ] {
        let app = practice(drill, skill, 2);
        for size in [(80, 24), (120, 40), (60, 40), (40, 20)] {
            let area = Rect::new(0, 0, size.0, size.1);
            for (index, (key, label)) in app.drill_choices().into_iter().enumerate() {
                let shown = format!("{key} {label}");
                let (x, y) = cell_of(&app, size, &shown).expect("it is seen");
                let target = ui::target(&app, &look, area, x + 2, y);
                assert_eq!(target, Target::Choice(index), "{shown} at {size:?}");
            }
        }
    }
}

#[test]
fn marks_and_lessons_are_told_without_colour() {
    let mut app = practice(Drill::Choose, Skill::RankOrigin, 2);
    let right = match app.drill().expect("practice").item().expect("an item").task {
        Task::Choose { right, .. } => right,
        ref task => panic!("{task:?}"),
    };
    let wrong = (right + 1) % 4;
    let label = app.drill_choices()[wrong].1.clone();
    press(
        &mut app,
        Key::Char(char::from(b'1' + u8::try_from(wrong).expect("four"))),
    );
    let screen = text(&drawn(&app, ColorDepth::None, 80, 24));
    assert!(screen.contains(&format!("- {label}")), "{screen}");
}

#[test]
fn all_that_can_be_done_after_a_round_is_told_in_a_narrow_window_too() {
    let mut app = practice(Drill::Write, Skill::RankOrigin, 2);
    enter(&mut app, "0-0");
    enter(&mut app, ":stop");
    press(&mut app, Key::Char('y'));
    let words = readable(&mut app, (20, 10));
    let foot = English.summary_foot(true);
    assert!(has_all(&words, &foot), "{words:?}");
}

#[test]
fn the_practice_screen_looks_as_it_should() {
    let mut written = practice(Drill::Write, Skill::FileOrigin, 5);
    enter(&mut written, "0-0");
    let mut chosen = practice(Drill::Choose, Skill::EnPassant, 5);
    press(&mut chosen, Key::Char('1'));
    let repaired = practice(Drill::Repair, Skill::PieceCaptures, 5);
    for (name, app) in [("write", written), ("choose", chosen), ("repair", repaired)] {
        for (width, height) in [(80, 24), (40, 20), (20, 10)] {
            let screen = text(&drawn(&app, ColorDepth::None, width, height));
            insta::assert_snapshot!(format!("practice {name} {width}x{height}"), screen);
        }
    }
}

#[test]
fn question_and_choices_stay_in_sight_when_something_is_said_to_an_answer() {
    for seed in 0..3 {
        let mut app = practice(Drill::Choose, Skill::EnPassant, seed);
        enter(&mut app, "1");
        let Some(said) = app.message().map(|said| said.text.clone()) else {
            continue;
        };
        for (width, height) in [(80, 20), (40, 20), (30, 12), (34, 14)] {
            let screen = text(&drawn(&app, ColorDepth::Indexed256, width, height));
            let words: Vec<String> = screen.split_whitespace().map(str::to_owned).collect();
            let short = app.short_question().unwrap_or_default();
            assert!(
                has_all(&words, &app.state()) || has_all(&words, &short),
                "{width}x{height}: {screen}"
            );
            assert!(has_all(&words, &said), "{width}x{height}: {screen}");
            for (_, label) in app.drill_choices() {
                assert!(
                    has_all(&words, &label),
                    "{label} {width}x{height}: {screen}"
                );
            }
        }
    }
}
