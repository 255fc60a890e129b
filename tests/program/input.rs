//! What is typed arrives, however the bytes do.

use crate::demo::demo;
use crate::programs;
use crate::pty::{Session, keys};

fn started() -> Session {
    let session = demo().start();
    session.wait_until_drawn();
    session
}

#[test]
fn keys_that_are_no_letters_arrive() {
    let mut session = started();
    for (sent, name) in [
        (keys::ENTER, "Enter"),
        (keys::ESC, "Esc"),
        (keys::TAB, "Tab"),
        (keys::BACKSPACE, "Backspace"),
        (keys::UP, "Up"),
        (keys::DOWN, "Down"),
        (keys::RIGHT, "Right"),
        (keys::LEFT, "Left"),
        (keys::PAGE_UP, "PageUp"),
        (keys::PAGE_DOWN, "PageDown"),
    ] {
        session.key(sent);
        session.wait_for_text(&format!("key: {name},"));
    }
}

#[test]
fn text_arrives_in_order() {
    let mut session = demo().size(200, 24).start();
    session.wait_until_drawn();
    let text: String = ('a'..='z').cycle().take(180).collect();
    session.type_text(&text);
    session.wait_for_text(&format!("> {text}"));
}

/// As when text is pasted into a terminal that does not mark pastes.
#[test]
fn more_text_than_is_read_at_once_arrives_without_another_key() {
    let mut session = started();
    session.key(&("-".repeat(3000) + keys::UP));
    session.wait_for_text("key: Up,");
}

#[test]
fn a_sequence_may_come_in_pieces() {
    let mut session = started();
    session.key("\x1b[");
    // The program goes on while half a key has been read.
    session.resize(60, 20);
    session.wait_for_text("60x20");
    session.key("A");
    session.wait_for_text("Up");
    session.type_text("e4");
    session.wait_for_text("> e4");
}

#[test]
fn a_paste_is_no_row_of_keys() {
    let mut session = started();
    session.paste("1. e4 e5\r2. Nf3");
    session.wait_for_text(r#"Pasted("1. e4 e5\n2. Nf3")"#);
    session.type_text("d4");
    session.wait_for_text("> d4");
}

#[test]
fn a_long_paste_arrives_whole() {
    let mut session = demo().size(200, 60).start();
    session.wait_until_drawn();
    // What does not fit on the screen is shown by what follows: a key is no text then.
    session.paste(&"1. e4 e5 ".repeat(2000));
    session.type_text("done");
    session.wait_for_text("> done");
    session.wait_for_text("Pasted(\"1. e4 e5 1. e4 e5");
}

#[test]
fn the_mouse_arrives_with_its_cell() {
    let mut session = started();
    session.click(7, 5);
    session.wait_for_text("Pointer { kind: Release, target: Choice(507) }");
    session.wheel(true, 1, 2);
    session.wait_for_text("Pointer { kind: WheelUp, target: Choice(201) }");
    session.wheel(false, 1, 2);
    session.wait_for_text("Pointer { kind: WheelDown, target: Choice(201) }");
    session.drag((1, 2), (3, 4));
    session.wait_for_text("Pointer { kind: Release, target: Choice(403) }");
}

#[test]
fn reports_that_cannot_be_true_do_no_harm() {
    let mut session = started();
    for nonsense in [
        "\x1b[<0;0;0M",
        "\x1b[<0;65535;65535M",
        "\x1b[M   ",
        "\x1b[32;0;0M",
        "\x1b[0;0R",
        "\x1b[<0;99999;1M",
        "\x1b[999~",
        "\x1b]52;c;ZTQ=\x07",
    ] {
        session.key(nonsense);
    }
    session.key(keys::DOWN);
    session.wait_for_text("Down");
    session.type_text("e4");
    session.wait_for_text("e4");
}

#[test]
fn a_storm_of_sizes_ends_with_the_right_picture() {
    for launch in programs() {
        let mut session = launch.start();
        session.wait_until_drawn();
        let before = session.screen_text();
        for turn in 0..50 {
            session.resize(1 + turn % 7, 1 + turn % 5);
            session.resize(1, 1);
            session.resize(0, 0);
            session.resize(200, 60);
        }
        session.resize(80, 24);
        session.wait_for("the picture from before", |screen| {
            screen.contents() == before
        });
    }
}

#[test]
fn keys_come_from_the_terminal_when_standard_input_is_something_else() {
    let mut session = demo().with_standard_input("some position").start();
    session.wait_until_drawn();
    session.type_text("e4");
    session.wait_for_text("> e4");
    session.key(keys::CTRL_C);
    assert_eq!(session.exit_code(), 0);
    session.assert_given_back();
}

#[test]
fn without_standard_input_it_notices_that_the_terminal_is_gone() {
    let mut session = demo().with_standard_input("some position").start();
    session.wait_until_drawn();
    session.hang_up();
    // The shell dies by the signal, which the harness would not accept as an exit code.
    session.wait_until_gone();
}
