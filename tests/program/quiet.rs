//! What is written, and when: nothing without a cause.

use std::time::Duration;

use crate::demo::demo;
use crate::launch::Launch;
use crate::programs;
use crate::pty::{Session, keys};

/// How long to listen for what should not come.
const A_WHILE: Duration = Duration::from_millis(700);

#[test]
fn left_alone_it_writes_nothing_and_sleeps() {
    for launch in programs() {
        let session = launch.start_on_screen();
        assert!(session.is_silent_for(A_WHILE));
        let sleeps = session.sleeps();
        assert!(session.is_silent_for(A_WHILE));
        assert_eq!(session.sleeps(), sleeps, "something woke up");
    }
}

#[test]
fn a_key_that_changes_nothing_writes_nothing() {
    let mut session = demo().start_on_screen();
    session.key(keys::UP);
    session.wait_for_text("Up");
    session.key(keys::UP);
    session.resize(80, 24);
    assert!(session.is_silent_for(A_WHILE));
}

#[test]
fn a_typed_letter_writes_little() {
    let mut session = demo().start_on_screen();
    session.type_text("e");
    session.wait_for_text("> e");
    let before = session.written();
    session.type_text("4");
    session.wait_for_text("> e4");
    assert!(session.is_silent_for(A_WHILE));
    let written = session.written() - before;
    assert!(written < 80, "{written} bytes");
}

/// How many bytes a move takes in a usual terminal: the median of four, each typed in some way
/// and then played with Enter.
fn bytes_of_a_move(type_move: impl Fn(&mut Session, &str)) -> usize {
    let launch = Launch::tabiya().argument("--pieces").argument("unicode");
    let mut session = launch.started();
    assert!(session.is_silent_for(A_WHILE));
    let mut written = ["e4", "e5", "Nf3", "Nc6"].map(|text| {
        let before = session.written();
        type_move(&mut session, text);
        session.wait_for_text(&format!("> {text}"));
        session.key(keys::ENTER);
        session.wait_for("the empty line", |screen| {
            screen.contents().lines().any(|line| line.trim() == ">")
        });
        assert!(session.is_silent_for(A_WHILE));
        session.written() - before
    });
    written.sort_unstable();
    usize::midpoint(written[1], written[2])
}

#[test]
fn a_move_typed_at_once_writes_less_than_900_bytes() {
    let written = bytes_of_a_move(Session::key);
    assert!(written < 900, "{written} bytes");
}

#[test]
fn a_move_typed_key_by_key_writes_less_than_1800_bytes() {
    let written = bytes_of_a_move(|session, text| {
        for end in 1..=text.len() {
            session.key(&text[end - 1..end]);
            session.wait_for_text(&format!("> {}", &text[..end]));
            assert!(session.is_silent_for(A_WHILE));
        }
    });
    assert!(written < 1800, "{written} bytes");
}

#[test]
fn it_wakes_when_it_asked_for_it() {
    let mut session = demo().start_on_screen();
    session.key("\x14");
    session.wait_for_text("wakes 1");
    assert!(session.is_silent_for(A_WHILE));
}

#[test]
fn the_bell_and_the_clipboard_are_asked_for_once() {
    let mut session = demo().start_on_screen();
    session.type_text("Nf3");
    session.wait_for_text("> Nf3");
    let before = session.written();
    session.key("\x02");
    session.wait_for_bytes(before, b"\x07");
    session.key("\x19");
    session.wait_for_bytes(before, b"\x1b]52;c;TmYz\x1b\\");
    assert!(session.is_silent_for(A_WHILE));
}

#[test]
fn motion_of_the_mouse_is_not_asked_for() {
    let session = demo().start_on_screen();
    let output = String::from_utf8_lossy(&session.output()).into_owned();
    assert!(output.contains("\x1b[?1002h"));
    assert!(!output.contains("\x1b[?1003h"));
}

#[test]
fn no_color_means_no_color() {
    let session = Launch::tabiya().variable("NO_COLOR", "1").start_on_screen();
    let output = String::from_utf8_lossy(&session.output()).into_owned();
    for color in ["\x1b[38;", "\x1b[48;", ";48;"] {
        assert!(!output.contains(color), "{color:?} was written");
    }
}
