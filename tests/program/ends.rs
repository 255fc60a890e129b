//! However the program ends, the terminal is given back if there still is one.

use std::time::Duration;

use rustix::process::Signal;
use vt100::MouseProtocolMode;

use crate::demo::demo;
use crate::programs;
use crate::pty::keys;

/// How long the end may take, with room for a busy machine.
const AT_ONCE: Duration = Duration::from_secs(2);

#[test]
fn quitting_gives_the_terminal_back() {
    for launch in programs() {
        let mut session = launch.start_on_screen();
        session.key(keys::CTRL_C);
        session.key(keys::CTRL_C);
        assert_eq!(session.exit_code(), 0);
        session.assert_given_back();
    }
}

#[test]
fn asked_to_end_it_gives_the_terminal_back_and_says_143() {
    for launch in programs() {
        for signal in [Signal::TERM, Signal::QUIT] {
            let mut session = launch.clone().start_on_screen();
            session.signal(signal);
            assert_eq!(session.exit_code_within(AT_ONCE), 143);
            session.assert_given_back();
        }
    }
}

#[test]
fn hung_up_with_the_terminal_still_there_it_gives_it_back_and_says_129() {
    for launch in programs() {
        let mut session = launch.start_on_screen();
        session.signal(Signal::HUP);
        assert_eq!(session.exit_code_within(AT_ONCE), 129);
        session.assert_given_back();
    }
}

#[test]
fn when_the_window_is_closed_it_says_129() {
    for launch in programs() {
        let mut session = launch.start_on_screen();
        session.hang_up();
        assert_eq!(session.exit_code_within(AT_ONCE), 129);
    }
}

#[test]
fn it_notices_that_the_terminal_is_gone_without_being_told() {
    for launch in programs() {
        let mut session = launch.without_controlling_terminal().start_on_screen();
        session.hang_up();
        assert_eq!(session.exit_code_within(AT_ONCE), 129);
    }
}

#[test]
fn it_notices_that_the_terminal_is_gone_in_the_middle_of_a_sequence() {
    for launch in programs() {
        let mut session = launch.without_controlling_terminal().start_on_screen();
        let sleeps = session.sleeps();
        session.key("\x1b[");
        session.wait_for_sleep(sleeps);
        session.hang_up();
        assert_eq!(session.exit_code_within(AT_ONCE), 129);
    }
}

#[test]
fn suspended_it_gives_the_terminal_back_and_continued_it_is_as_before() {
    for launch in programs() {
        let mut session = launch.start_on_screen();
        let before = session.screen_text();
        session.key(keys::CTRL_Z);
        session.wait_for_state('T');
        session.assert_given_back();
        session.signal(Signal::CONT);
        session.wait_for("the picture to be back", |screen| {
            screen.alternate_screen() && screen.bracketed_paste()
        });
        let head = before.lines().next().unwrap_or_default();
        session.wait_for_text(head);
        session.signal(Signal::TERM);
        assert_eq!(session.exit_code(), 143);
        session.assert_given_back();
    }
}

#[test]
fn an_interrupt_from_outside_is_left_to_the_program() {
    let session = demo().start_on_screen();
    session.signal(Signal::INT);
    session.wait_for_text("Interrupted");
}

#[test]
fn asked_to_stop_it_does_as_with_the_key() {
    let session = demo().start_on_screen();
    session.signal(Signal::TSTP);
    session.wait_for_state('T');
    session.assert_given_back();
    session.signal(Signal::CONT);
    session.wait_for_text("resumes 1");
}

#[test]
fn stopped_without_being_asked_it_takes_the_terminal_again() {
    let mut session = demo().start_on_screen();
    session.signal(Signal::STOP);
    session.wait_for_state('T');
    session.signal(Signal::CONT);
    session.wait_for_text("resumes 1");
    session.type_text("still here");
    session.wait_for_text("> still here");
}

#[test]
fn a_panic_gives_the_terminal_back_before_it_is_printed() {
    for (key, message) in [
        ("\x01", "the program is broken"),
        ("\x05", "a thread is broken"),
    ] {
        let mut session = demo().start_on_screen();
        session.key(key);
        assert_eq!(session.exit_code(), 101, "{message}");
        session.assert_given_back();
        session.wait_for_text(message);
    }
}

#[test]
fn asked_to_end_while_the_terminal_takes_nothing_it_ends_all_the_same() {
    let mut session = demo().size(200, 60).start_on_screen();
    session.freeze_and_press("\x10");
    session.signal(Signal::TERM);
    assert_eq!(session.exit_code(), 143);
    session.assert_modes_given_back();
}

#[test]
fn the_mouse_is_given_back_too() {
    let mut session = demo().start_on_screen();
    session.look(|screen| {
        assert_eq!(
            screen.mouse_protocol_mode(),
            MouseProtocolMode::ButtonMotion
        );
    });
    session.key("\x0e");
    session.wait_for("the mouse to be off", |screen| {
        screen.mouse_protocol_mode() == MouseProtocolMode::None
    });
    session.key("\x0f");
    session.wait_for("the mouse to be on", |screen| {
        screen.mouse_protocol_mode() == MouseProtocolMode::ButtonMotion
    });
    session.key(keys::CTRL_C);
    session.assert_given_back();
}
