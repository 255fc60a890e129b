//! `tabiya laws`, printed and in a terminal.

use std::process::{Command, Output};

use crate::launch::Launch;
use crate::pty::keys;

fn run(arguments: &[&str]) -> Output {
    let home = tempfile::tempdir().unwrap();
    Command::new(env!("CARGO_BIN_EXE_tabiya"))
        .args(arguments)
        .env_clear()
        .env("HOME", home.path())
        .output()
        .unwrap()
}

fn printed(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert!(output.status.success(), "{arguments:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn without_a_terminal_the_whole_book_is_printed_as_plain_lines() {
    let book = printed(&["laws"]);
    assert!(book.starts_with("THE LAWS OF CHESS\n"));
    for topic in tabiya::laws::Topic::ALL {
        let title = tabiya::wording::LawWords::law(&tabiya::wording::English, *topic).title;
        assert!(book.lines().any(|line| line == title), "{title}");
    }
    assert!(book.lines().all(|line| line.chars().count() <= 78));
    assert!(!book.contains('\u{1b}'));
}

#[test]
fn a_topic_is_printed_and_several_are_listed() {
    let page = printed(&["laws", "castling"]);
    assert!(page.starts_with("Castling\n--------\n"), "{page}");
    assert!(page.contains("1  R  .  .  .  K  .  .  R"), "{page}");
    let found = printed(&["laws", "fifty"]);
    assert!(found.contains("fifty-moves"), "{found}");
    let all = printed(&["laws", "--list"]);
    assert!(all.starts_with("The game\n  aim "), "{all}");
    let words = printed(&["laws", "three", "things", "castling"]);
    assert!(
        words.starts_with("What does not forbid castling\n"),
        "{words}"
    );
}

#[test]
fn what_the_laws_do_not_know_is_said_and_counts_as_wrong() {
    let output = run(&["laws", "xyzzy"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8(output.stderr).unwrap().contains("xyzzy"));
}

#[test]
fn the_edition_is_told_with_what_has_changed() {
    insta::assert_snapshot!(printed(&["--laws"]));
}

#[test]
fn in_a_terminal_the_laws_are_read_and_esc_leaves() {
    let mut session = Launch::tabiya()
        .argument("laws")
        .argument("castling")
        .start();
    session.wait_for_text("Once in a game each player may move");
    session.key(keys::RIGHT);
    session.wait_for_text("White: castles short, O-O.");
    session.key(keys::ESC);
    assert_eq!(session.exit_code(), 0);
    session.assert_given_back();
}
