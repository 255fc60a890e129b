//! Practising notation on the screen: items, answers, lessons, the end of a round.

use tabiya::app::{
    Dialog, Effect, Event, Key, KeyPress, Medium, Opened, PointerKind, Preferences, Wish,
};
use tabiya::game::{Profile, Regulations};
use tabiya::notation::fen;
use tabiya::practice::log::Event as LogEvent;
use tabiya::practice::{Drill, Length, Skill, Task};
use tabiya::rules::Position;

use crate::driver::Driver;

/// A round of its own: so many items of a drill for a skill.
fn round(drill: Drill, skill: Skill, items: usize) -> Driver {
    let mut driver = Driver::new();
    let wish = Wish {
        drill: Some(drill),
        skills: vec![skill],
        length: Some(Length::Items(items)),
        seed: Some(7),
        ..Wish::default()
    };
    driver.app.practise_alone(wish, &Opened::default());
    driver
}

/// What is right, as text.
fn right(driver: &Driver) -> String {
    let drill = driver.app.drill().expect("practice");
    drill.item().expect("an item").expected()
}

/// The lines that go to the log.
fn logged(effects: &[Effect]) -> Vec<&LogEvent> {
    let lines = effects.iter().filter_map(|effect| match effect {
        Effect::LogPractice(line) => Some(&line.event),
        _ => None,
    });
    lines.collect()
}

fn has_ended(driver: &Driver) -> bool {
    matches!(driver.app.dialog(), Some(Dialog::Page(page)) if page.title.contains("over"))
}

#[test]
fn a_move_is_written_and_the_next_one_is_asked() {
    let mut driver = round(Drill::Write, Skill::FileOrigin, 2);
    let drill = driver.app.drill().unwrap();
    let example = drill.item().unwrap().example().unwrap();
    assert_eq!(
        drill.shown_move(),
        Some((example.mv.from, example.mv.target()))
    );
    driver.wait(2_500);
    let answer = right(&driver);
    let effects = driver.enter(&answer);
    let [LogEvent::Answer(entry)] = logged(&effects)[..] else {
        panic!("one line for the log: {effects:?}");
    };
    assert!(entry.is_right_at_once());
    assert_eq!(entry.effort.millis, 2_500);
    assert_eq!(entry.effort.keys as usize, answer.chars().count());
    assert_eq!(driver.message(), "Right.");
    assert_eq!(driver.line(), "");
    assert_eq!(driver.app.drill().unwrap().round().progress(), (1, Some(2)));
}

#[test]
fn the_rule_comes_after_the_second_miss_and_the_answer_after_the_third() {
    let mut driver = round(Drill::Write, Skill::PieceMoves, 20);
    let answer = right(&driver);
    let wrong = answer.to_lowercase();
    driver.enter(&wrong);
    let first = driver.message().to_owned();
    driver.enter(&wrong);
    let second = driver.message().to_owned();
    assert!(
        second.starts_with(&first) && second.len() > first.len(),
        "{second}"
    );
    driver.enter(&wrong);
    assert!(driver.message().contains(&answer), "{}", driver.message());
    // It comes back after three others.
    for _ in 0..3 {
        let other = right(&driver);
        assert_ne!(other, answer);
        driver.enter(&other);
    }
    assert_eq!(right(&driver), answer);
}

#[test]
fn squares_are_found_with_the_cursor_or_the_mouse() {
    let mut driver = round(Drill::Find, Skill::SquareNames, 3);
    let square = right(&driver);
    driver.choose(&square);
    assert_eq!(driver.message(), "Right.");
    let square = right(&driver);
    driver.point(PointerKind::Press, &square);
    assert_eq!(driver.message(), "Right.");
    // To type the name again would be no finding.
    let square = right(&driver);
    let effects = driver.enter(&square);
    assert!(logged(&effects).is_empty());
    assert!(driver.app.message().is_some_and(|message| message.refusal));
}

#[test]
fn a_name_a_colour_and_a_choice_need_no_enter() {
    let cases = [
        (Drill::Name, Skill::SquareNames),
        (Drill::Color, Skill::SquareColors),
        (Drill::Choose, Skill::FileOrigin),
    ];
    for (drill, skill) in cases {
        let mut driver = round(drill, skill, 5);
        let keys = match &driver.app.drill().unwrap().item().unwrap().task {
            Task::Choose { right, .. } => (right + 1).to_string(),
            _ => right(&driver),
        };
        driver.type_text(&keys);
        assert_eq!(driver.message(), "Right.", "{drill:?}");
        assert_eq!(driver.line(), "", "{drill:?}");
    }
}

#[test]
fn a_move_is_read_with_the_cursor_the_mouse_or_typed_squares() {
    let mut driver = round(Drill::Read, Skill::PieceMoves, 5);
    let squares = |driver: &Driver| {
        let drill = driver.app.drill().unwrap();
        let mv = drill.item().unwrap().example().unwrap().mv;
        (mv.from.to_string(), mv.target().to_string())
    };
    let (from, to) = squares(&driver);
    driver.choose(&from);
    driver.choose(&to);
    assert_eq!(driver.message(), "Right.");
    let (from, to) = squares(&driver);
    driver.drag(&from, &to);
    assert_eq!(driver.message(), "Right.");
    let (from, to) = squares(&driver);
    driver.enter(&format!("{from}{to}"));
    assert_eq!(driver.message(), "Right.");
    let effects = driver.enter(&right(&driver));
    assert!(
        logged(&effects).is_empty(),
        "what is read is not typed again"
    );
}

#[test]
fn a_round_ends_with_its_score_then_the_progress_then_a_question() {
    let mut driver = round(Drill::Name, Skill::SquareNames, 2);
    driver.type_text(&right(&driver));
    driver.wait(1_000);
    let name = right(&driver);
    driver.type_text(&name[..1]);
    let effects = driver.press(Key::Char(name.chars().last().unwrap()));
    assert!(matches!(
        logged(&effects)[..],
        [LogEvent::Answer(_), LogEvent::End(_)]
    ));
    assert!(has_ended(&driver));
    assert!(
        driver.page().contains("Accuracy   100 %"),
        "{}",
        driver.page()
    );
    driver.press(Key::Enter);
    assert!(driver.page().contains("squares"), "{}", driver.page());
    driver.press(Key::Enter);
    assert_eq!(driver.answers(), ["Yes", "No"]);
    driver.press(Key::Char('y'));
    assert_eq!(driver.app.drill().unwrap().round().progress(), (0, Some(2)));
    // Nothing was answered: nothing is lost.
    let effects = driver.press(KeyPress::ctrl(Key::Char('c')));
    assert_eq!(effects, [Effect::Exit(0)]);
}

#[test]
fn practice_stands_beside_the_game() {
    let mut driver = Driver::new();
    driver.play("e4 e5");
    let before = driver.position();
    assert_eq!(
        driver.enter(":practice write pieces"),
        [Effect::OpenPractice]
    );
    driver.send(Event::PracticeOpened(Opened::default()));
    assert!(driver.app.drill().is_some());
    driver.enter(":draw");
    assert!(driver.message().contains(":stop"), "{}", driver.message());
    driver.enter(&right(&driver));
    driver.enter(":stop");
    driver.press(Key::Char('y'));
    assert!(has_ended(&driver));
    driver.press(Key::Enter);
    driver.press(Key::Enter);
    driver.press(Key::Char('n'));
    assert!(driver.app.drill().is_none());
    assert_eq!(driver.position(), before);
    driver.play("Nf3");
}

#[test]
fn practice_is_refused_where_it_would_not_do() {
    let tournament = Driver::table(
        &fen::write(&Position::initial()),
        Regulations::of(Profile::Tournament),
        "90+30",
    );
    let mut driver = Driver::with(tournament, Preferences::default());
    driver.press(Key::Enter);
    driver.enter("e4");
    assert!(driver.enter(":practice").is_empty());
    let mut driver = Driver::new();
    for words in ["nonsense", "find promotion", "score-sheet"] {
        assert!(driver.enter(&format!(":practice {words}")).is_empty());
        assert!(
            driver.app.message().is_some_and(|message| message.refusal),
            "{words}"
        );
    }
}

#[test]
fn a_new_skill_has_no_timer() {
    let mut driver = Driver::new();
    let wish = Wish {
        drill: Some(Drill::Name),
        skills: vec![Skill::SquareNames],
        length: Some(Length::Seconds(60)),
        ..Wish::default()
    };
    driver.app.practise_alone(wish, &Opened::default());
    assert!(
        driver.message().contains("no timer"),
        "{}",
        driver.message()
    );
    driver.wait(120_000);
    assert!(!has_ended(&driver));
}

#[test]
fn line_mode_asks_and_judges_too() {
    let mut driver = round(Drill::Find, Skill::SquareNames, 2);
    driver.app.talk_by(Medium::Lines);
    let square = right(&driver);
    driver.send(Event::Pasted(square));
    driver.press(Key::Enter);
    assert_eq!(driver.message(), "Right.");
}
