//! Reviewing games: stepping, variations, lines of one's own, the list, looking for games.

use tabiya::app::review::{Found, Heading, Indexed, Loaded, Opened, Request, Study, Told};
use tabiya::app::{
    Dialog, Effect, Event, Export, Key, KeyPress, Medium, Pointer, PointerKind, Preferences, Target,
};
use tabiya::game::{Profile, Regulations};
use tabiya::notation::fen;
use tabiya::pgn::{Marker, Reader};
use tabiya::rules::{Position, Square};

use crate::driver::Driver;

/// Two variations, one in the other, comments, glyphs and clocks.
const GAME: &str = "[Event \"Café\"]\n[White \"Ada\"]\n[Black \"Bo\"]\n[Date \"2001.02.03\"]\n\
    [Result \"1-0\"]\n\n\
    {A lesson.} 1. e4 {[%clk 0:05:00] best by test} e5 {[%clk 0:04:30]} \
    (1... c5 2. Nf3 (2. c3 d5) 2... d6) (1... e6) 2. Nf3 $1 Nc6 3. Bb5 a6 1-0\n";

fn loaded(text: &str) -> Loaded {
    let game = Reader::new(text.as_bytes())
        .next()
        .expect("a game")
        .expect("read");
    Loaded {
        study: Study::new(game),
        cut: false,
    }
}

fn opened(text: &str) -> Opened {
    Opened {
        name: "games.pgn".to_owned(),
        bytes: 1_000,
        first: Box::new(loaded(text)),
    }
}

/// The program with a file of which this is the first game.
fn review(text: &str) -> Driver {
    let mut person = Driver::new();
    person.app.review_alone(1, opened(text));
    person
}

fn tell(person: &mut Driver, told: Told) -> Vec<Effect> {
    person.send(Event::Review { file: 1, told })
}

/// What the program asks the ring for.
fn asked(effects: &[Effect]) -> Vec<&Request> {
    let requests = effects.iter().filter_map(|effect| match effect {
        Effect::Review(request) => Some(request),
        _ => None,
    });
    requests.collect()
}

fn shown(person: &Driver) -> String {
    fen::write(person.app.shown_position())
}

#[test]
fn the_arrows_home_and_end_step_and_it_is_plain_which_move_is_viewed() {
    let mut person = review(GAME);
    for (key, state) in [
        (Key::Left, "Viewing the start"),
        (Key::Right, "Viewing move 1w, e4, of 3"),
        (Key::Right, "Viewing move 1b, e5, of 3"),
        (Key::Right, "Viewing move 2w, Nf3!, of 3"),
        (Key::Left, "Viewing move 1b, e5, of 3"),
        (Key::PageDown, "Viewing move 2w, Nf3!, of 3"),
        (Key::End, "Viewing move 3b, a6, of 3"),
        (Key::Right, "Viewing move 3b, a6, of 3"),
        (Key::Home, "Viewing the start"),
        (Key::PageDown, "Viewing move 1w, e4, of 3"),
        (Key::PageUp, "Viewing the start"),
    ] {
        person.press(key);
        assert_eq!(person.app.state(), state, "{key:?}");
    }
}

#[test]
fn a_number_goes_to_that_move() {
    let mut person = review(GAME);
    for (typed, state) in [
        ("2", "Viewing move 2w, Nf3!, of 3"),
        ("3b", "Viewing move 3b, a6, of 3"),
        ("1...", "Viewing move 1b, e5, of 3"),
        ("0", "Viewing the start"),
    ] {
        person.enter(typed);
        assert_eq!(person.app.state(), state, "{typed}");
    }
    person.enter("4");
    assert_eq!(
        person.message(),
        "There is no move 4; the line ends at move 3."
    );
    assert_eq!(person.app.state(), "Viewing the start");
}

#[test]
fn comments_glyphs_clocks_and_variations_are_told() {
    let mut person = review(GAME);
    let due = |person: &Driver| person.app.due().unwrap_or_default();
    assert_eq!(due(&person), "A lesson.");
    person.press(Key::Right);
    assert_eq!(
        due(&person),
        "best by test. Next: [1... e5]  1... c5  1... e6"
    );
    person.press(Key::Right);
    assert_eq!(due(&person), "Instead: 1... c5  1... e6");
    person.press(Key::Right);
    assert_eq!(due(&person), "A good move.");
}

#[test]
fn a_comment_and_what_a_glyph_says_are_two_sentences() {
    for (moves, said) in [
        (
            "1. e4 $5 {best by test} e5 *",
            "An interesting move. best by test",
        ),
        (
            "1. e4 $2 $14 {why?} *",
            "A mistake. White is slightly better. why?",
        ),
        ("{At first} 1. e4 ! *", "A good move."),
    ] {
        let mut person = review(moves);
        person.press(Key::Right);
        assert_eq!(person.app.due().as_deref(), Some(said), "{moves}");
    }
}

#[test]
fn a_game_that_began_nobody_knows_where_shows_no_position() {
    let mut person = review("[FEN \"4k3/8/8/8/8/8/8/4X3 w - - 0 1\"]\n\n1. Kd2 *");
    assert_eq!(
        person.app.state(),
        "The position the game began from cannot be read"
    );
    let due = person.app.due().unwrap_or_default();
    assert!(due.starts_with("The FEN tag gives no position."), "{due}");
    assert!(Square::all().all(|square| person.app.shown_piece(square).is_none()));
    for asked in ["e4", ":play", ":fen", ":say"] {
        person.enter(asked);
        assert_eq!(
            person.message(),
            "The position the game began from cannot be read.",
            "{asked}"
        );
    }
}

#[test]
fn variations_are_chosen_entered_and_left() {
    let mut person = review(GAME);
    person.press(Key::Right);
    person.press(Key::Down);
    assert_eq!(person.message(), "Next: 1... c5, 2 of 3");
    person.press(Key::Right);
    assert_eq!(person.app.state(), "Viewing move 1b, c5, of 2, a variation");
    person.press(Key::Down);
    person.press(Key::Right);
    assert_eq!(person.app.state(), "Viewing move 2w, c3, of 2, a variation");
    person.press(Key::Esc);
    assert_eq!(person.app.state(), "Viewing move 1b, c5, of 2, a variation");
    // One step back and on again leads to where one was.
    person.press(Key::Left);
    person.press(Key::Right);
    assert_eq!(person.app.state(), "Viewing move 1b, c5, of 2, a variation");
    person.press(Key::Esc);
    assert_eq!(person.app.state(), "Viewing move 1w, e4, of 3");
    person.enter(":variation 2");
    assert_eq!(person.app.state(), "Viewing move 1b, e6, of 1, a variation");
    // Where only one move follows, the arrows lead to what is mentioned in its place.
    person.press(Key::Down);
    assert_eq!(person.app.state(), "Viewing move 1b, e5, of 3");
    person.enter(":leave");
    assert!(person.message().contains("no variation to leave"));
}

#[test]
fn a_typed_move_asks_and_never_touches_the_record() {
    let mut person = review(GAME);
    person.enter("2b");
    person.enter("d4");
    assert_eq!(
        person.answers(),
        ["A line of my own", "A new game from here", "Neither"]
    );
    person.press(Key::Esc);
    assert_eq!(person.app.state(), "Viewing move 2b, Nc6, of 3");
    person.enter("d4");
    person.press(Key::Char('l'));
    assert_eq!(
        person.app.state(),
        "Viewing move 3w, d4, of 3, your own line"
    );
    // It goes on without another question, can be stepped through, changed and left.
    person.enter("exd4");
    person.enter("Nxd4");
    assert_eq!(
        person.app.state(),
        "Viewing move 4w, Nxd4, of 4, your own line"
    );
    person.press(Key::Left);
    person.enter("Bc4");
    assert_eq!(
        person.app.state(),
        "Viewing move 4w, Bc4, of 4, your own line"
    );
    person.press(Key::Esc);
    person.press(Key::Esc);
    assert_eq!(person.app.state(), "Viewing move 2b, Nc6, of 3");
    person.press(Key::Right);
    assert_eq!(person.app.state(), "Viewing move 3w, Bb5, of 3");
    let effects = person.enter(":pgn");
    let [Effect::Copy(text)] = &effects[..] else {
        panic!("{effects:?}");
    };
    // What is copied or saved has the record and, as a variation, what was tried.
    assert!(
        text.contains("3. Bb5 (3. d4 exd4\n4. Nxd4 (4. Bc4))"),
        "{text}"
    );
    assert!(text.contains("2. c3 d5"), "{text}");
    assert_eq!(
        person.app.review().unwrap().study().game(),
        opened(GAME).first.study.game()
    );
}

#[test]
fn a_move_of_the_record_can_be_followed() {
    let mut person = review(GAME);
    person.enter("e4");
    assert_eq!(person.answers()[0], "Follow the record");
    person.press(Key::Enter);
    assert_eq!(person.app.state(), "Viewing move 1w, e4, of 3");
    person.enter("c5");
    person.press(Key::Enter);
    assert_eq!(person.app.state(), "Viewing move 1b, c5, of 2, a variation");
}

#[test]
fn a_move_that_is_none_is_explained() {
    let mut person = review(GAME);
    person.enter("Ke3");
    assert!(person.app.message().is_some_and(|message| message.refusal));
    assert_eq!(person.line(), "Ke3");
    assert_eq!(person.app.state(), "Viewing the start");
}

#[test]
fn men_are_moved_with_the_mouse_too() {
    let mut person = review(GAME);
    person.click("d2");
    person.click("d4");
    assert_eq!(person.answers()[0], "A line of my own");
    person.press(Key::Enter);
    person.drag("d7", "d5");
    assert_eq!(
        person.app.state(),
        "Viewing move 1b, d5, of 1, your own line"
    );
}

#[test]
fn a_new_game_begins_with_the_position_and_the_typed_move() {
    let mut person = review(GAME);
    person.enter("1b");
    let position = shown(&person);
    person.enter("Bc4");
    person.press(Key::Char('g'));
    let Some(Dialog::Form(_)) = person.app.dialog() else {
        panic!("the form is open");
    };
    person.press(Key::Enter);
    assert!(person.app.review().is_none());
    assert_eq!(person.position(), position);
    assert_eq!((person.plies(), person.line()), (0, "Bc4"));
    person.press(Key::Enter);
    assert_eq!(person.last_san(), "Bc4");
}

#[test]
fn the_game_just_played_is_reviewed_and_gone_back_to() {
    let mut person = Driver::new();
    person.enter(":review");
    assert!(person.message().contains("No move has been made"));
    person.play("f3 e5 g4 Qh4#");
    person.enter(":review");
    assert_eq!(person.app.state(), "Viewing move 2b, Qh4#, of 2");
    person.press(Key::Left);
    person.enter("h5");
    person.press(Key::Enter);
    assert_eq!(
        person.app.state(),
        "Viewing move 2b, h5, of 2, your own line"
    );
    person.enter(":stop");
    assert!(person.app.is_at_the_table());
    assert_eq!(person.plies(), 4);
    assert_eq!(person.last_san(), "Qh4#");
}

#[test]
fn there_is_no_review_during_a_tournament_game() {
    let regulations = Regulations::of(Profile::Tournament);
    let start = fen::write(&Position::initial());
    let mut person = Driver::with(
        Driver::table(&start, regulations, "none"),
        Preferences::default(),
    );
    person.play("e4");
    assert_eq!(person.enter(":review games.pgn"), []);
    assert!(
        person.message().contains("tournament"),
        "{}",
        person.message()
    );
}

#[test]
fn the_moves_go_on_by_themselves_at_a_pace_of_ones_own() {
    let mut person = review(GAME);
    person.enter(":autoplay 0.5");
    person.wait(499);
    assert_eq!(person.app.state(), "Viewing the start");
    person.wait(2);
    assert_eq!(person.app.state(), "Viewing move 1w, e4, of 3");
    person.wait(1_000);
    assert_eq!(person.app.state(), "Viewing move 2w, Nf3!, of 3");
    person.press(Key::Char(' '));
    person.wait(10_000);
    assert_eq!(person.app.state(), "Viewing move 2w, Nf3!, of 3");
    person.press(Key::Char(' '));
    person.wait(10_000);
    assert_eq!(person.app.state(), "Viewing move 3b, a6, of 3");
    assert_eq!(
        person.app.next_wake(person.now),
        None,
        "nothing wakes for nothing"
    );
    person.enter(":autoplay fast");
    assert!(person.message().starts_with("Say :autoplay"));
}

#[test]
fn the_list_is_gone_through_and_a_game_opened() {
    let mut person = review(GAME);
    let effects = tell(
        &mut person,
        Told::Indexed(Indexed {
            games: 1_000,
            bytes: 400,
            done: false,
        }),
    );
    assert!(asked(&effects).is_empty(), "nobody looks at the list");
    let effects = person.enter(":list");
    let [Request::Headings(numbers)] = asked(&effects)[..] else {
        panic!("{effects:?}");
    };
    assert_eq!(numbers.first(), Some(&0));
    assert!(numbers.len() < 500, "no more than a window needs");
    let heading = Heading {
        white: "Cy".to_owned(),
        black: "Di".to_owned(),
        result: Marker::Draw,
        date: String::new(),
        event: String::new(),
        eco: String::new(),
    };
    let headings = numbers.iter().map(|&number| (number, heading.clone()));
    let headings = headings.collect();
    tell(&mut person, Told::Headings(headings));
    assert_eq!(
        person.press(Key::Down),
        [],
        "what is known is not asked for"
    );
    person.press(Key::PageDown);
    let effects = person.press(Key::Enter);
    assert_eq!(asked(&effects), [&Request::Game(11)]);
    tell(
        &mut person,
        Told::Game {
            number: 11,
            loaded: Box::new(loaded("1. d4 d5 *")),
        },
    );
    assert_eq!(person.app.review_heading()[0], "Game 12 of 1,000+");
    person.press(Key::End);
    assert_eq!(person.app.state(), "Viewing move 1b, d5, of 1");
    assert_eq!(asked(&person.enter(":game next")), [&Request::Game(12)]);
    assert_eq!(asked(&person.enter(":game back")), [&Request::Game(10)]);
    assert_eq!(asked(&person.enter(":game 5")), [&Request::Game(4)]);
}

#[test]
fn games_are_looked_for_and_the_list_grows_with_what_is_found() {
    let mut person = review(GAME);
    let all = Indexed {
        games: 500,
        bytes: 1_000,
        done: true,
    };
    tell(&mut person, Told::Indexed(all));
    let effects = person.enter(":find white ada 1-0");
    let [Request::Find { search: 1, query }] = asked(&effects)[..] else {
        panic!("{effects:?}");
    };
    assert!(!query.needs_moves());
    let found = |search, numbers: &[u32], done| {
        Told::Found(Found {
            search,
            numbers: numbers.to_vec(),
            games: 500,
            bytes: 500,
            done,
        })
    };
    let effects = tell(&mut person, found(1, &[3, 70], false));
    assert_eq!(asked(&effects), [&Request::Headings(vec![3, 70])]);
    tell(&mut person, found(1, &[400], true));
    assert_eq!(person.message(), "3 of 500 games fit \"white ada 1-0\".");
    person.press(Key::Esc);
    person.press(Key::End);
    assert_eq!(asked(&person.press(Key::Enter)), [&Request::Game(400)]);
    // What an older search finds is not mixed with the newer one.
    person.enter(":find sicilian");
    tell(&mut person, found(1, &[5], true));
    let review = person.app.review().unwrap();
    assert_eq!(review.library().unwrap().listed(), 0);
    tell(&mut person, found(2, &[], true));
    assert_eq!(person.message(), "None of 500 games fits \"sicilian\".");
    let review = person.app.review().unwrap();
    assert_eq!(review.library().unwrap().listed(), 500);
}

#[test]
fn in_the_list_a_name_is_looked_for_and_a_number_opened() {
    let mut person = review(GAME);
    person.enter(":list");
    assert!(matches!(
        asked(&person.enter("ada"))[..],
        [Request::Find { .. }]
    ));
    assert_eq!(asked(&person.enter("7")), [&Request::Game(6)]);
    person.press(Key::Esc);
    person.press(Key::Esc);
    assert!(person.app.review().unwrap().list().is_none());
}

#[test]
fn what_is_damaged_cut_or_not_there_is_said() {
    let mut person = review("[White \"A\"]\n\n1. e4 e5 2. Ke3 *");
    assert_eq!(
        person.message(),
        "Line 3, column 13: 2. \"Ke3\": The king on e1 does not reach e3."
    );
    // It is said again where the moves end for that reason, and not elsewhere.
    person.press(Key::Esc);
    person.press(Key::End);
    let due = person.app.due().unwrap();
    assert!(due.contains("The king on e1 does not reach e3."), "{due}");
    person.press(Key::Left);
    assert_eq!(person.app.due(), None);
    let cut = Loaded {
        cut: true,
        ..loaded(GAME)
    };
    let loaded = Box::new(cut);
    tell(&mut person, Told::Game { number: 0, loaded });
    assert!(person.message().contains("Only its beginning"));
    tell(
        &mut person,
        Told::NoGame {
            number: 8,
            games: 3,
        },
    );
    assert_eq!(
        person.message(),
        "There is no game 9; the file has 3 games."
    );
}

#[test]
fn what_another_file_tells_is_not_listened_to() {
    let mut person = review(GAME);
    let late = Indexed {
        games: 77,
        bytes: 77,
        done: true,
    };
    person.send(Event::Review {
        file: 2,
        told: Told::Indexed(late),
    });
    let library = person.app.review().unwrap().library().unwrap();
    assert_eq!(library.indexed.games, 1);
}

#[test]
fn a_game_is_saved_and_its_position_told() {
    let mut person = review(GAME);
    person.enter("1");
    let effects = person.enter(":save");
    let [
        Effect::Save {
            path,
            content: Export::Text(text),
            ..
        },
    ] = &effects[..]
    else {
        panic!("{effects:?}");
    };
    assert_eq!(path, "2001-02-03-Ada-Bo.pgn");
    assert!(text.contains("{A lesson.}"), "{text}");
    let effects = person.enter(":fen");
    assert_eq!(effects, [Effect::Copy(shown(&person))]);
}

#[test]
fn words_for_the_table_are_refused_and_the_game_there_stays() {
    let mut person = Driver::new();
    person.play("e4 e5");
    let told = Told::Opened(opened(GAME));
    person.send(Event::Review { file: 1, told });
    for word in [":resign", ":draw", ":takeback"] {
        person.enter(word);
        assert!(
            person.message().starts_with("Not while reviewing"),
            "{word}"
        );
    }
    let effects = person.press(KeyPress::ctrl(Key::Char('c')));
    assert_eq!(asked(&effects), [&Request::Close]);
    assert_eq!(person.plies(), 2);
    person.play("Nf3");
}

#[test]
fn a_click_on_the_sheet_goes_there() {
    let mut person = review(GAME);
    let study = person.app.review().unwrap().study();
    let node = *study
        .path(study.end(tabiya::pgn::NodeId::ROOT))
        .last()
        .unwrap();
    person.send(Event::Pointer(Pointer {
        kind: PointerKind::Press,
        target: Target::Place(node),
    }));
    assert_eq!(person.app.state(), "Viewing move 3b, a6, of 3");
}

#[test]
fn the_sheet_is_read_as_a_page() {
    let mut person = review(GAME);
    person.enter(":sheet");
    let page = person.page();
    for line in [
        "Ada – Bo",
        "  A lesson.",
        "1. e4",
        "  (1... c5 2. Nf3",
        "    (2. c3 d5)",
        "  2... d6)",
        "  (1... e6)",
        "2. Nf3! Nc6",
        "1-0",
    ] {
        assert!(page.lines().any(|own| own == line), "{line:?} in\n{page}");
    }
}

#[test]
fn line_mode_says_the_list() {
    let mut person = review(GAME);
    person.app.talk_by(Medium::Lines);
    assert_eq!(asked(&person.enter("list")), [&Request::Index]);
    let all = Indexed {
        games: 1,
        bytes: 1_000,
        done: true,
    };
    let effects = tell(&mut person, Told::Indexed(all));
    assert_eq!(asked(&effects), [&Request::Headings(vec![0])]);
    let heading = Heading::of(&loaded(GAME).study.game().tags, Marker::WhiteWins);
    tell(&mut person, Told::Headings(vec![(0, heading)]));
    assert_eq!(person.page(), "1. Ada – Bo, 1-0, 2001.02.03, Café");
}

#[test]
fn words_look_back_through_a_game_that_is_played_too() {
    let mut person = Driver::new();
    person.play("e4 e5 Nf3");
    person.enter(":back");
    person.enter(":back");
    assert_eq!(person.app.shown_plies(), 1);
    person.enter(":next");
    assert_eq!(person.app.shown_plies(), 2);
    person.play("Nc6");
    assert_eq!(person.app.shown_plies(), 4);
}
