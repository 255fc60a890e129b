//! Lines that nobody should type.

use std::io::{self, ErrorKind, Write};

use proptest::prelude::{Strategy, any, prop_oneof, proptest};
use proptest::sample::select;
use proptest::test_runner::Config;
use tabiya::app::Effect;
use tabiya::app::action::ACTIONS;
use tabiya::game::{Game, Players, Table};
use tabiya::plain::{self, Heard};
use tabiya::rules::{Position, Variant};
use tabiya::terminal::RawEvent;

use super::{Exits, Script, Talk, app, on};

#[test]
fn what_is_typed_is_never_given_back_raw() {
    for line in [
        "\u{fffd}[2J",
        ":\u{9b}31m",
        "\u{1b}]0;title\u{7}",
        "new \u{1b}[31m",
        "what \u{1b}",
    ] {
        let talk = Talk::casual(&[line]);
        assert!(!talk.said.is_empty(), "{line:?} is answered");
        assert!(
            !talk.said.concat().contains(char::is_control),
            "{line:?}: {:?}",
            talk.said
        );
        assert!(talk.end.refused, "{line:?}");
    }
}

#[test]
fn marks_of_direction_are_not_given_back_either() {
    let talk = Talk::casual(&["e\u{202e}9", ":\u{2066}x"]);
    assert!(
        !talk.said.concat().contains(['\u{202e}', '\u{2066}']),
        "{:?}",
        talk.said
    );
}

#[test]
fn names_of_players_are_made_harmless_too() {
    let game = Game::new(Position::initial(), Variant::Standard);
    let players = Players::new(Some("A\u{1b}[31mda\u{7}".to_owned()), None);
    let app = on(Table::casual(game, players));
    let talk = Talk::with(app, &["e4", "e5", "draw"]);
    assert!(
        talk.last().starts_with("A?[31mda? offers a draw."),
        "{}",
        talk.last()
    );
}

#[test]
fn a_line_too_long_is_refused_and_the_game_goes_on() {
    let heard = [
        Heard::Line("e4".to_owned()),
        Heard::TooLong,
        Heard::TooLong,
        Heard::Line("e5".to_owned()),
        Heard::End,
    ];
    let talk = Talk::timed(app(Position::initial()), heard.map(|heard| (0, heard)));
    let long = "That line is too long to be a move or a word.";
    assert_eq!(talk.said[1..], [long, long, "Black: pawn e7 to e5, e5"]);
    assert!(talk.end.refused);
}

#[test]
fn signals_end_the_program_with_their_codes_even_while_a_question_is_open() {
    for (event, code) in [
        (RawEvent::Terminated, 143),
        (RawEvent::HungUp, 129),
        (RawEvent::Interrupted, 130),
    ] {
        let heard = [
            Heard::Line("e4".to_owned()),
            Heard::Line("resign".to_owned()),
            Heard::Outside(event),
        ];
        let talk = Talk::timed(app(Position::initial()), heard.map(|heard| (0, heard)));
        assert_eq!(talk.end.code, code);
        assert_eq!(talk.app.table().game().len(), 1);
    }
}

/// An output that nobody reads.
struct Closed;

impl Write for Closed {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(ErrorKind::BrokenPipe.into())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn when_nobody_hears_it_any_more_that_is_the_error_and_the_end() {
    let (mut app, mut shell) = (app(Position::initial()), Exits::default());
    let ended = plain::converse(&mut app, Script::of([]), Closed, &mut shell);
    assert_eq!(
        ended.map_err(|error| error.kind()),
        Err(ErrorKind::BrokenPipe)
    );
    assert_eq!(
        shell.0,
        [Effect::Exit(129)],
        "the shell can put everything away"
    );
}

/// A line that somebody could type, or nobody would.
fn line() -> impl Strategy<Value = String> {
    let words: Vec<&str> = ACTIONS.iter().filter_map(|entry| entry.word).collect();
    let arguments = vec![
        "",
        "e4",
        "white",
        "knights",
        "3",
        "time white 1:00",
        "result *",
        "back 1",
    ];
    let moves = vec![
        "e4", "e5", "Nf3", "Nc6", "f3", "g4", "Qh4", "Ke2", "e4 e5", "y", "n", "1", "",
    ];
    prop_oneof![
        (select(words), select(arguments)).prop_map(|(word, rest)| format!("{word} {rest}")),
        select(moves).prop_map(str::to_owned),
        any::<String>().prop_map(|text| text.replace(char::is_control, "\u{fffd}")),
    ]
}

proptest! {
    #![proptest_config(Config::with_cases(100))]

    #[test]
    fn whatever_is_typed_is_answered_by_plain_lines(lines in proptest::collection::vec(line(), 0..20)) {
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let talk = Talk::casual(&lines);
        assert!(!talk.said.concat().contains(char::is_control));
        assert_eq!(talk.end.code, 0);
    }
}
