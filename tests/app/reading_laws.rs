//! Reading the Laws beside a game.

use tabiya::app::{
    Dialog, Effect, Event, Face, Key, KeyPress, Leaf, Medium, Pointer, PointerKind, Preferences,
    Target,
};
use tabiya::game::{Profile, Regulations};
use tabiya::laws::Topic;
use tabiya::notation::fen;

use crate::driver::Driver;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The topic that is open.
fn topic(person: &Driver) -> Option<Topic> {
    match person.app.reading()?.leaf() {
        Leaf::Page(page) => Some(page.topic()),
        Leaf::Contents(_) => None,
    }
}

/// The topics of the list that is open.
fn listed(person: &Driver) -> Vec<Topic> {
    match person.app.reading().map(tabiya::app::Reading::leaf) {
        Some(Leaf::Contents(list)) => list.topics().to_vec(),
        _ => Vec::new(),
    }
}

fn caption(person: &Driver) -> String {
    match person.app.reading().map(tabiya::app::Reading::leaf) {
        Some(Leaf::Page(page)) => page.caption(person.app.words()),
        _ => String::new(),
    }
}

fn shown(person: &Driver) -> String {
    fen::write(person.app.shown_position())
}

#[test]
fn a_topic_is_opened_stepped_through_and_closed_and_the_game_is_untouched() {
    let mut person = Driver::new();
    person.play("e4 d5");
    let position = person.position();
    person.enter(":laws castling-barred");
    assert_eq!(topic(&person), Some(Topic::CastlingBarred));
    assert!(shown(&person).starts_with("4k3/8/8/8/8/8/8/RN2K3 w"));
    assert!(
        caption(&person).contains("White to move"),
        "{}",
        caption(&person)
    );
    person.press(Key::Right);
    assert_eq!(
        caption(&person),
        "Not allowed: O-O-O. No castling long: the knight on b1 stands between."
    );
    person.press(Key::Right);
    assert!(shown(&person).starts_with("4k3/8/8/8/8/2N5/8/R3K3 b"));
    person.press(Key::Right);
    assert!(
        shown(&person).starts_with("4k3/8/8/8/1b6/8/8/R1B1K2R w"),
        "the next board"
    );
    person.press(Key::Left);
    person.press(Key::Home);
    assert!(shown(&person).starts_with("4k3/8/8/8/8/8/8/RN2K3 w"));
    person.press(Key::Esc);
    assert!(person.app.is_at_the_table());
    assert_eq!((person.position(), person.plies()), (position, 2));
    person.play("exd5");
}

#[test]
fn enter_and_space_step_on_as_well_and_nothing_comes_after_the_last_step() {
    let mut person = Driver::new();
    person.enter(":laws castling");
    person.press(Key::Enter);
    person.press(Key::Char(' '));
    let last = shown(&person);
    assert!(last.starts_with("2kr3r/"), "{last}");
    person.press(Key::Enter);
    person.press(Key::End);
    assert_eq!(shown(&person), last);
}

#[test]
fn words_find_topics_and_the_list_narrows_while_one_types() {
    let mut person = Driver::new();
    person.enter(":laws");
    assert_eq!(listed(&person), Topic::ALL);
    person.type_text("fift");
    assert_eq!(listed(&person).first(), Some(&Topic::FiftyMoves));
    person.press(Key::Enter);
    assert_eq!(topic(&person), Some(Topic::FiftyMoves));
    person.press(Key::Esc);
    assert!(!listed(&person).is_empty(), "back in the list");
    person.press(Key::Esc);
    assert_eq!(listed(&person), Topic::ALL, "the search is gone first");
    person.press(Key::Esc);
    assert!(person.app.is_at_the_table());
    person.enter(":laws xyzzy");
    assert!(person.app.is_at_the_table());
    assert!(person.message().contains("xyzzy"), "{}", person.message());
}

#[test]
fn typing_on_a_page_searches_and_esc_comes_back_to_the_page() {
    let mut person = Driver::new();
    person.enter(":laws knight");
    person.type_text("xiang");
    assert_eq!(listed(&person).first(), Some(&Topic::Xiangqi));
    person.press(Key::Esc);
    person.press(Key::Esc);
    assert_eq!(topic(&person), Some(Topic::Knight));
}

#[test]
fn what_is_pasted_is_searched_for_and_never_played() {
    let mut person = Driver::new();
    person.enter(":laws knight");
    person.send(Event::Pasted("e4 e5 Nf3".to_owned()));
    assert!(listed(&person).is_empty());
    person.press(Key::Enter);
    assert_eq!(person.plies(), 0);
    person.press(Key::Esc);
    person.press(Key::Esc);
    person.send(Event::Pasted("perpetual\n".to_owned()));
    assert_eq!(listed(&person).first(), Some(&Topic::PerpetualCheck));
}

#[test]
fn the_list_is_gone_through_with_the_arrows_and_shows_each_board() {
    let mut person = Driver::new();
    person.enter(":laws");
    for _ in 0..4 {
        person.press(Key::Down);
    }
    assert!(
        shown(&person).starts_with("4k3/8/8/3n4"),
        "{}",
        shown(&person)
    );
    person.press(Key::End);
    person.press(Key::Up);
    person.press(Key::Enter);
    assert_eq!(topic(&person), Some(Topic::Learning));
}

#[test]
fn pages_are_turned_and_related_topics_opened() {
    let mut person = Driver::new();
    person.enter(":laws rook");
    person.press(Key::PageDown);
    assert_eq!(topic(&person), Some(Topic::Bishop));
    person.press(Key::PageUp);
    person.press(Key::PageUp);
    assert_eq!(topic(&person), Some(Topic::Attack));
    person.press(Key::Tab);
    person.press(Key::Tab);
    person.press(Key::Enter);
    assert_eq!(topic(&person), Some(Topic::Pin));
    person.press(Key::BackTab);
    person.press(Key::Enter);
    assert_eq!(topic(&person), Some(Topic::Check));
    person.press(Key::Esc);
    person.press(Key::Esc);
    assert_eq!(topic(&person), Some(Topic::Attack), "the way back");
    person.press(Key::Tab);
    person.press(Key::Right);
    person.press(Key::Enter);
    assert_eq!(
        topic(&person),
        Some(Topic::Attack),
        "whoever steps chooses nothing"
    );
}

#[test]
fn the_board_or_the_text_is_in_front_as_it_was_asked_for() {
    let mut person = Driver::new();
    let face = |person: &Driver| match person.app.reading().map(tabiya::app::Reading::leaf) {
        Some(Leaf::Page(page)) => (page.face(), page.top()),
        _ => panic!("a page"),
    };
    person.enter(":laws knight");
    assert_eq!(face(&person), (Face::Text, 0));
    person.press(Key::Down);
    person.press(Key::Down);
    assert_eq!(face(&person), (Face::Text, 2));
    person.press(Key::Right);
    assert_eq!(face(&person).0, Face::Board);
    person.press(Key::Down);
    let (seen, top) = face(&person);
    assert_eq!(seen, Face::Text);
    assert!(top > 2, "what is said of the step is at the top");
}

#[test]
fn a_refused_move_leads_to_the_rule_behind_it() {
    for (text, wanted) in [
        ("Ke2", Topic::Capturing),
        ("O-O", Topic::CastlingBarred),
        ("Ra3", Topic::Rook),
        ("e5", Topic::Pawn),
        ("--", Topic::Turns),
    ] {
        let mut person = Driver::new();
        person.enter(text);
        assert_eq!(person.app.why(), Some(wanted), "{text}");
        person.press(Key::F(6));
        assert_eq!(topic(&person), Some(wanted), "{text}");
        person.press(Key::Esc);
        assert!(person.app.is_at_the_table());
        assert_eq!(person.line(), text, "what was typed still stands");
        person.press(Key::Esc);
        person.enter(":why");
        assert_eq!(topic(&person), Some(wanted), "by its word, later too");
    }
}

#[test]
fn what_the_table_refuses_and_a_drop_on_the_board_have_a_rule_too() {
    let mut person = Driver::new();
    person.enter(":draw");
    person.enter(":why");
    assert_eq!(topic(&person), Some(Topic::DrawOffer));
    let mut person = Driver::new();
    person.choose("g1");
    person.choose("g5");
    assert_eq!(
        person.app.why(),
        Some(Topic::Knight),
        "{}",
        person.message()
    );
}

#[test]
fn what_is_no_matter_of_the_laws_has_no_rule_and_does_not_hide_the_last_one() {
    let mut person = Driver::new();
    person.enter("Ke2");
    person.press(Key::Esc);
    person.enter(":nonsense");
    assert!(person.message().contains("nonsense"));
    assert_eq!(person.app.why(), None);
    person.press(Key::Esc);
    person.enter(":why");
    assert_eq!(topic(&person), Some(Topic::Capturing));
}

#[test]
fn where_nothing_was_refused_the_list_opens() {
    let mut person = Driver::new();
    assert_eq!(person.app.why(), None);
    person.press(Key::F(6));
    assert_eq!(listed(&person), Topic::ALL);
}

#[test]
fn in_a_tournament_game_the_laws_may_be_read_and_the_clock_goes_on() {
    let tournament = Regulations::of(Profile::Tournament);
    let mut person = Driver::with(
        Driver::table(START, tournament, "1"),
        Preferences::default(),
    );
    person.press(Key::Enter);
    person.enter(":laws touch-move");
    assert_eq!(topic(&person), Some(Topic::TouchMove));
    person.wait(10_000);
    let clock = person.app.table().clock().expect("a clock");
    assert_eq!(
        clock.left(tabiya::rules::Color::White, person.now),
        Some(50_000)
    );
    assert!(!person.app.hints());
    person.wait(60_000);
    assert!(person.ending().contains("0-1"), "{}", person.ending());
    assert!(person.app.reading().is_none(), "the result comes first");
}

#[test]
fn a_tournament_game_is_not_touched_by_what_is_typed_in_the_laws() {
    let tournament = Regulations::of(Profile::Tournament);
    let mut person = Driver::with(
        Driver::table(START, tournament, "5"),
        Preferences::default(),
    );
    person.press(Key::Enter);
    person.enter(":laws");
    person.type_text("e4");
    person.press(Key::Enter);
    while person.app.reading().is_some() {
        person.press(Key::Esc);
    }
    assert_eq!(person.plies(), 0);
    for word in [
        ":resign",
        ":draw",
        ":moves",
        ":new",
        ":practice",
        ":takeback",
    ] {
        person.enter(":laws rook");
        person.enter(word);
        assert!(
            person.message().contains("Esc"),
            "{word}: {}",
            person.message()
        );
        assert!(person.ending().is_empty());
        while person.app.reading().is_some() {
            person.press(Key::Esc);
        }
    }
}

#[test]
fn words_about_the_looks_of_things_are_obeyed_while_reading() {
    let mut person = Driver::new();
    person.enter(":laws rook");
    let bottom = person.app.bottom();
    person.press(Key::F(4));
    assert_ne!(person.app.bottom(), bottom);
    person.enter(":flip");
    assert_eq!(person.app.bottom(), bottom);
    person.press(Key::F(1));
    assert!(matches!(person.app.dialog(), Some(Dialog::Page(_))));
}

#[test]
fn the_mouse_opens_topics_and_steps_through_boards() {
    let mut person = Driver::new();
    let point = |person: &mut Driver, kind, target| {
        person.send(Event::Pointer(Pointer { kind, target }));
    };
    person.enter(":laws");
    point(&mut person, PointerKind::WheelDown, Target::Nothing);
    point(&mut person, PointerKind::Press, Target::Choice(6));
    assert_eq!(topic(&person), Some(Topic::Rook));
    let square = Target::Square("e4".parse().expect("a square"));
    point(&mut person, PointerKind::Press, square);
    assert!(caption(&person).contains("blocked"), "{}", caption(&person));
    point(&mut person, PointerKind::Press, Target::Choice(0));
    assert_eq!(topic(&person), Some(Topic::Castling));
}

#[test]
fn ctrl_c_asks_as_at_the_table() {
    let mut person = Driver::new();
    person.play("e4");
    person.enter(":laws rook");
    person.press(KeyPress::ctrl(Key::Char('c')));
    assert_eq!(person.answers(), ["Yes", "No"]);
    person.press(Key::Char('n'));
    assert_eq!(topic(&person), Some(Topic::Rook));
}

#[test]
fn the_laws_alone_end_the_program_when_they_are_closed() {
    let mut person = Driver::new();
    person.app.read_laws_alone("castling");
    assert_eq!(person.press(Key::Esc), [Effect::Exit(0)]);
}

#[test]
fn by_lines_a_topic_is_a_text_and_several_are_a_list() {
    let mut person = Driver::new();
    person.app.talk_by(Medium::Lines);
    person.enter("laws knight");
    let page = person.page();
    assert!(
        page.contains("It jumps.") && page.contains("king e1"),
        "{page}"
    );
    person.press(Key::Esc);
    person.enter("laws fifty");
    assert!(person.page().contains("fifty-moves"), "{}", person.page());
    person.press(Key::Esc);
    person.enter("why");
    assert!(
        person.message().contains("Nothing was refused"),
        "{}",
        person.message()
    );
    person.enter("Ke2");
    for _ in 0..3 {
        person.press(Key::Esc);
    }
    person.enter("why");
    assert!(person.page().contains("own side"), "{}", person.page());
}
