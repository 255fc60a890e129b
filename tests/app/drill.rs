//! Practising notation on the screen: items, answers, lessons, the end of a round.

use tabiya::app::{
    Dialog, Effect, Event, Key, KeyPress, Medium, Opened, Pointer, PointerKind, Preferences,
    Target, Wish,
};
use tabiya::game::{Game, Profile, Regulations};
use tabiya::notation::{fen, san};
use tabiya::practice::log::{Event as LogEvent, Line, RoundEnd};
use tabiya::practice::{Day, Drill, Effort, Entry, Length, Skill, Stamp, Task};
use tabiya::rules::{Position, Variant};

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

/// Types each letter; what is to be done then.
fn type_text(driver: &mut Driver, text: &str) -> Vec<Effect> {
    let press = |letter| driver.press(Key::Char(letter));
    text.chars().flat_map(press).collect()
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
    driver.press(Key::Enter);
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
fn the_answer_is_read_on_its_board_before_the_round_goes_on() {
    let mut driver = round(Drill::Read, Skill::PieceMoves, 20);
    let asked = driver.app.drill().unwrap().item().unwrap().clone();
    let example = *asked.example().unwrap();
    let (from, to) = (example.mv.from, example.mv.target());
    assert_eq!(driver.app.drill().unwrap().shown_move(), None);
    let wrong = example.position.legal_moves();
    let wrong: Vec<_> = wrong.iter().filter(|mv| **mv != example.mv).collect();
    for mv in &wrong[..3] {
        driver.enter(&format!("{}{}", mv.from, mv.target()));
    }
    let drill = driver.app.drill().unwrap();
    assert!(drill.is_lesson());
    assert_eq!(drill.item(), Some(&asked));
    assert_eq!(drill.position(), Some(&example.position));
    assert_eq!(drill.shown_move(), Some((from, to)), "the answer is marked");
    // What was meant for another try is no answer to anything.
    assert!(logged(&type_text(&mut driver, "e2e4")).is_empty());
    assert_eq!(driver.line(), "");
    driver.wait(60_000);
    driver.press(Key::Enter);
    let drill = driver.app.drill().unwrap();
    assert!(!drill.is_lesson());
    assert_ne!(drill.item(), Some(&asked));
    driver.wait(1_000);
    let effects = driver.enter(&format!("{from}{to}"));
    let [LogEvent::Answer(entry)] = logged(&effects)[..] else {
        panic!("one line for the log: {effects:?}");
    };
    assert_eq!(entry.effort.millis, 1_000, "reading takes no time");
}

#[test]
fn castling_is_made_by_the_king_alone_or_onto_the_rook() {
    for onto_rook in [false, true] {
        let mut driver = round(Drill::Read, Skill::Castling, 5);
        let mv = driver
            .app
            .drill()
            .unwrap()
            .item()
            .unwrap()
            .example()
            .unwrap()
            .mv;
        let to = if onto_rook { mv.to } else { mv.target() };
        driver.choose(&mv.from.to_string());
        driver.choose(&to.to_string());
        assert_eq!(driver.message(), "Right.", "{mv:?}");
    }
}

#[test]
fn esc_asks_whether_to_stop_and_no_goes_on() {
    let mut driver = round(Drill::Write, Skill::PieceMoves, 5);
    let answer = right(&driver);
    driver.enter(&answer);
    let asked = right(&driver);
    driver.press(Key::Esc);
    driver.press(Key::Char('n'));
    assert_eq!(right(&driver), asked);
    // What was refused is read first.
    driver.enter("e9");
    driver.press(Key::Esc);
    assert_eq!(driver.message(), "");
    driver.press(Key::Esc);
    driver.press(Key::Char('y'));
    assert!(has_ended(&driver));
}

#[test]
fn a_line_to_repair_is_shown_where_its_fault_is_once_that_is_told() {
    let mut driver = round(Drill::Repair, Skill::FileOrigin, 20);
    let item = driver.app.drill().unwrap().item().unwrap().clone();
    let Task::Repair(repair) = &item.task else {
        panic!("{item:?}");
    };
    let position = |driver: &Driver| driver.app.drill().unwrap().position().copied();
    assert_eq!(position(&driver), Some(repair.start));
    for _ in 0..3 {
        driver.enter("??");
    }
    assert_eq!(position(&driver), Some(repair.example.position));
}

#[test]
fn a_key_that_is_no_answer_is_told_and_not_typed() {
    for (drill, skill) in [
        (Drill::Color, Skill::SquareColors),
        (Drill::Choose, Skill::FileOrigin),
    ] {
        let mut driver = round(drill, skill, 5);
        assert!(logged(&type_text(&mut driver, "x7")).is_empty());
        assert_eq!(driver.line(), "", "{drill:?}");
        assert!(driver.message().starts_with("Type "), "{drill:?}");
    }
    // A key that begins no square is no answer, and does not become part of the next one.
    let mut driver = round(Drill::Name, Skill::SquareNames, 5);
    let right = right(&driver);
    let (file, rank) = right.split_at(1);
    let effects = type_text(&mut driver, &format!("z4i{file}x9{rank}"));
    let [LogEvent::Answer(entry)] = logged(&effects)[..] else {
        panic!("one line for the log: {effects:?}");
    };
    assert!(entry.is_right_at_once());
    driver.enter(":flip");
    assert!(!driver.app.bottom().is_white());
}

#[test]
fn the_board_that_would_tell_a_colour_is_seen_only_with_the_answer() {
    let mut driver = round(Drill::Color, Skill::SquareColors, 5);
    let hidden = |driver: &Driver| driver.app.drill().unwrap().hides_board();
    assert!(hidden(&driver));
    let wrong = if right(&driver) == "l" { "d" } else { "l" };
    for _ in 0..3 {
        driver.type_text(wrong);
    }
    assert!(!hidden(&driver));
    assert!(driver.app.drill().unwrap().marked().is_some());
    driver.press(Key::Enter);
    assert!(hidden(&driver));
    let driver = round(Drill::Find, Skill::SquareNames, 5);
    assert!(!hidden(&driver));
}

#[test]
fn what_there_is_to_choose_from_can_be_clicked() {
    let click = |driver: &mut Driver, index| {
        let press = Pointer {
            kind: PointerKind::Press,
            target: Target::Choice(index),
        };
        driver.send(Event::Pointer(press))
    };
    let mut driver = round(Drill::Choose, Skill::FileOrigin, 5);
    let right = |driver: &Driver| match driver.app.drill().unwrap().item().unwrap().task {
        Task::Choose { right, .. } => right,
        Task::Color(square) => usize::from(!square.is_light()),
        ref task => panic!("{task:?}"),
    };
    assert_eq!(driver.app.drill_choices().len(), 4);
    let wrong = (right(&driver) + 1) % 4;
    click(&mut driver, wrong);
    assert!(driver.app.message().unwrap().refusal);
    assert_eq!(driver.app.drill().unwrap().tried(), [wrong]);
    let index = right(&driver);
    click(&mut driver, index);
    assert_eq!(driver.message(), "Right.");
    assert!(driver.app.drill().unwrap().tried().is_empty());
    let mut driver = round(Drill::Color, Skill::SquareColors, 5);
    let index = right(&driver);
    click(&mut driver, index);
    assert_eq!(driver.message(), "Right.");
}

#[test]
fn a_round_ends_with_one_page_and_enter_begins_the_next() {
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
    let page = driver.page();
    assert!(page.contains("Accuracy   100 %"), "{page}");
    assert!(
        page.contains("Progress") && page.contains("squares"),
        "{page}"
    );
    driver.press(Key::Char('x'));
    assert!(has_ended(&driver), "only what its foot names closes it");
    driver.press(Key::Enter);
    assert_eq!(driver.app.drill().unwrap().round().progress(), (0, Some(2)));
    // Nothing was answered: nothing is lost.
    let effects = driver.press(KeyPress::ctrl(Key::Char('c')));
    assert_eq!(effects, [Effect::Exit(0)]);
}

#[test]
fn what_was_missed_is_told_and_can_be_asked_again() {
    let mut driver = round(Drill::Write, Skill::FileOrigin, 2);
    let missed = right(&driver);
    driver.enter("0-0");
    driver.enter(&missed);
    driver.enter(&right(&driver));
    let page = driver.page();
    assert!(
        page.contains(&format!("To look at again: {missed}.")),
        "{page}"
    );
    driver.press(Key::Char('m'));
    assert_eq!(driver.app.drill().unwrap().round().progress(), (0, Some(1)));
    assert_eq!(right(&driver), missed);
    driver.enter(&missed);
    assert!(has_ended(&driver));
    driver.press(Key::Char('m'));
    assert!(has_ended(&driver), "nothing was missed");
    assert_eq!(driver.press(Key::Esc), [Effect::Exit(0)]);
}

#[test]
fn of_a_dictated_game_one_sees_what_is_written_and_hears_its_name() {
    let mut game = Game::new(Position::initial(), Variant::Standard);
    for text in "e4 e5 Nf3 Nc6 Bb5 a6".split(' ') {
        game.play(san::read(text, game.position()).unwrap());
    }
    let mut driver = Driver::new();
    let wish = Wish {
        drill: Some(Drill::Dictation),
        games: vec![game],
        ..Wish::default()
    };
    driver.app.practise_alone(wish, &Opened::default());
    let written = |driver: &Driver| driver.app.drill().unwrap().written();
    assert_eq!(written(&driver), None);
    for answer in ["e4", "e5", "Nf3"] {
        driver.enter(answer);
    }
    assert_eq!(written(&driver).unwrap(), "1. e4 e5 2. Nf3");
    // What was not known is written for the learner.
    for _ in 0..3 {
        driver.enter("??");
    }
    driver.press(Key::Enter);
    assert_eq!(written(&driver).unwrap(), "1. e4 e5 2. Nf3 Nc6");
    driver.enter("Bb5");
    driver.enter("a6");
    let page = driver.page();
    assert!(page.contains("Ruy Lopez: Morphy Defense (C70)"), "{page}");
}

/// Opens a skill for rounds with a timer.
fn practised(skill: Skill) -> Opened {
    let answer = |round: u32| {
        let stamp = Stamp {
            day: Day(20_000),
            second: round,
        };
        let entry = Entry {
            drill: Drill::of(skill)[0],
            skill,
            ground: "a1".to_owned(),
            expected: "a1".to_owned(),
            given: "a1".to_owned(),
            code: "ok".to_owned(),
            tries: 1,
            effort: Effort::of_millis(1_000),
        };
        let line = move |event| Line {
            at: stamp,
            round: stamp,
            event,
        };
        let answers = std::iter::repeat_n(LogEvent::Answer(entry), 20);
        let end = LogEvent::End(RoundEnd {
            items: 20,
            first_try: 20,
            right: 20,
            millis: 20_000,
        });
        answers.chain([end]).map(line)
    };
    Opened {
        lines: (0..3).flat_map(answer).collect(),
        ..Opened::default()
    }
}

#[test]
fn a_timed_round_tells_what_is_left_and_ends_by_itself() {
    let mut driver = Driver::new();
    let wish = Wish {
        drill: Some(Drill::Name),
        skills: vec![Skill::SquareNames],
        length: Some(Length::Seconds(120)),
        ..Wish::default()
    };
    driver
        .app
        .practise_alone(wish, &practised(Skill::SquareNames));
    // The first wake-up is for what the table wants to know before anything else.
    driver.wait(0);
    let state = |driver: &Driver| driver.app.round_state().unwrap();
    assert!(state(&driver).ends_with("2 min left"), "{}", state(&driver));
    assert_eq!(
        driver.app.next_wake(driver.now),
        Some(driver.now.plus_millis(60_000))
    );
    driver.type_text(&right(&driver));
    driver.wait(90_500);
    assert!(state(&driver).ends_with("30 s left"), "{}", state(&driver));
    let effects = driver.wait(30_000);
    assert!(matches!(logged(&effects)[..], [LogEvent::End(_)]));
    assert!(has_ended(&driver));
    assert_eq!(driver.app.next_wake(driver.now), None);
    // What somebody was typing just then does not begin another round.
    driver.press(Key::Enter);
    assert!(has_ended(&driver));
    driver.wait(2_000);
    driver.press(Key::Enter);
    assert!(!has_ended(&driver));
}

#[test]
fn the_progress_can_be_seen_without_a_round() {
    let mut driver = Driver::new();
    driver.play("e4");
    assert_eq!(driver.enter(":practice progress"), [Effect::OpenPractice]);
    driver.send(Event::PracticeOpened(practised(Skill::SquareNames)));
    let page = driver.page();
    assert!(page.contains("squares") && page.contains("100 %"), "{page}");
    driver.press(Key::Esc);
    assert!(driver.app.drill().is_none());
    driver.play("e5");
}

#[test]
fn a_board_that_turns_does_so_without_men_too() {
    let mut driver = round(Drill::Name, Skill::SquareNames, 20);
    driver.enter(":view mover");
    let mut bottoms = Vec::new();
    for _ in 0..4 {
        bottoms.push(driver.app.bottom().is_white());
        driver.type_text(&right(&driver));
    }
    assert_eq!(bottoms, [true, false, true, false]);
    let mut driver = round(Drill::Write, Skill::PieceMoves, 20);
    driver.enter(":view mover");
    let turn = driver.app.drill().unwrap().position().unwrap().turn();
    assert_eq!(driver.app.bottom(), turn);
}

#[test]
fn letters_and_standard_are_those_of_the_game() {
    let mut driver = Driver::new();
    driver.enter(":notation de");
    driver.enter(":practice write pieces");
    driver.send(Event::PracticeOpened(Opened {
        seed: 1,
        ..Opened::default()
    }));
    let letters = |text: &str| text.chars().next().unwrap();
    for _ in 0..10 {
        let answer = right(&driver);
        assert!("KDTLS".contains(letters(&answer)), "{answer}");
        driver.enter(&answer);
        assert_eq!(driver.message(), "Right.");
    }
}

#[test]
fn keeping_the_score_is_a_game_of_its_own() {
    let mut driver = Driver::new();
    driver.enter(":practice score-sheet");
    assert!(driver.app.table().players_record());
    driver.click("e2");
    driver.click("e4");
    driver.click("e7");
    driver.click("e5");
    driver.enter("e4");
    assert_eq!(driver.plies(), 2);
    // A game that is on is not lost without a question.
    driver.enter(":practice score-sheet");
    assert_eq!(driver.plies(), 2);
    assert!(!driver.answers().is_empty());
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
    driver.press(Key::Esc);
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
    for words in ["nonsense", "find promotion"] {
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

#[test]
fn esc_closes_the_rules_of_notation_before_it_asks_to_stop() {
    let mut driver = round(Drill::Write, Skill::PieceMoves, 5);
    driver.press(Key::F(2));
    assert!(driver.press(Key::Esc).is_empty());
    assert!(driver.app.drill().is_some() && driver.app.dialog().is_none());
    // Where nothing was answered yet there is nothing to ask: the program ends.
    assert!(matches!(driver.press(Key::Esc)[..], [Effect::Exit(0)]));
}

#[test]
fn the_help_of_practice_is_about_practice() {
    let mut driver = round(Drill::Write, Skill::PieceMoves, 5);
    driver.press(Key::F(1));
    let Some(Dialog::Page(page)) = driver.app.dialog() else {
        panic!("a page");
    };
    let text = page.lines.join("\n");
    for word in ["three tries", "comes back", "boxes", "F2"] {
        assert!(text.contains(word), "{word}: {text}");
    }
}

#[test]
fn the_clock_of_a_timed_round_stands_while_the_help_is_read() {
    let mut driver = Driver::new();
    let wish = Wish {
        drill: Some(Drill::Name),
        skills: vec![Skill::SquareNames],
        length: Some(Length::Seconds(60)),
        seed: Some(7),
        ..Wish::default()
    };
    driver
        .app
        .practise_alone(wish, &practised(Skill::SquareNames));
    let left = |driver: &Driver| driver.app.drill().unwrap().time_left(driver.now);
    driver.wait(10_000);
    assert_eq!(left(&driver), Some(50));
    driver.press(Key::F(1));
    driver.wait(600_000);
    assert_eq!(left(&driver), Some(50));
    driver.press(Key::Esc);
    assert_eq!(left(&driver), Some(50));
    driver.wait(2_000);
    // What was read is no time for thinking either.
    let answer = right(&driver);
    let effects = type_text(&mut driver, &answer);
    let [LogEvent::Answer(entry)] = logged(&effects)[..] else {
        panic!("one line for the log: {effects:?}");
    };
    assert_eq!(entry.effort.millis, 12_000);
    driver.wait(47_900);
    assert!(!has_ended(&driver));
    driver.wait(200);
    assert!(has_ended(&driver));
}

#[test]
fn praise_for_the_last_answer_is_not_said_of_the_round() {
    let mut driver = round(Drill::Write, Skill::PieceMoves, 1);
    let answer = right(&driver);
    driver.enter(&answer);
    let Some(Dialog::Page(page)) = driver.app.dialog() else {
        panic!("the figures");
    };
    assert!(!page.lines.iter().any(|line| line.contains("Right.")));
}

#[test]
fn line_mode_describes_the_square_to_be_named_and_marks_it_on_its_board() {
    let mut driver = round(Drill::Name, Skill::SquareNames, 2);
    driver.app.talk_by(Medium::Lines);
    let state = driver.app.state();
    assert!(state.contains("file from White's left"), "{state}");
    assert!(!state.contains(&right(&driver)), "{state}");
    driver.send(Event::Pasted("board".to_owned()));
    driver.press(Key::Enter);
    let Some(Dialog::Page(page)) = driver.app.dialog() else {
        panic!("the board");
    };
    assert!(page.lines.join(" ").contains("[.]"), "{page:?}");
}

#[test]
fn line_mode_does_not_speak_of_a_screen() {
    for (drill, skill) in [
        (Drill::Find, Skill::SquareNames),
        (Drill::Read, Skill::PieceMoves),
        (Drill::Write, Skill::PieceMoves),
    ] {
        let mut driver = round(drill, skill, 2);
        driver.app.talk_by(Medium::Lines);
        let hint = driver.app.drill_hint().expect("a hint");
        driver.send(Event::Pasted("help".to_owned()));
        driver.press(Key::Enter);
        let Some(Dialog::Page(page)) = driver.app.dialog() else {
            panic!("the help");
        };
        let said = format!("{hint} {}", page.lines.join(" "));
        for word in ["arrows", "click", "mouse", "Esc", "F2", "Enter"] {
            assert!(!said.contains(word), "{word}: {said}");
        }
    }
}

#[test]
fn line_mode_hears_the_answer_to_the_last_item_before_the_figures() {
    let mut driver = round(Drill::Write, Skill::PieceMoves, 1);
    driver.app.talk_by(Medium::Lines);
    driver.send(Event::Pasted(right(&driver)));
    driver.press(Key::Enter);
    let Some(Dialog::Page(page)) = driver.app.dialog() else {
        panic!("the figures");
    };
    assert_eq!(page.title, "Right. The round is over.");
}
