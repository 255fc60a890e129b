//! Reviewing the games of a file: in a terminal, by lines, and files that are none.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use crate::launch::Launch;
use crate::pty::{Session, keys};

const GAMES: &str = "[Event \"First\"]\n[White \"Ada\"]\n[Black \"Bo\"]\n[Result \"1-0\"]\n\n\
    1. e4 e5 {solid} (1... c5 2. Nf3) 2. Nf3 Nc6 1-0\n\n\
    [Event \"Second\"]\n[White \"Cy\"]\n[Black \"Di\"]\n[Result \"1/2-1/2\"]\n\n\
    1. d4 d5 2. c4 e6 1/2-1/2\n";

/// A folder of its own with a file of this content.
fn folder(content: &[u8]) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.pgn");
    fs::write(&path, content).unwrap();
    (folder, path)
}

fn by_lines(file: &Path, arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tabiya"))
        .arg("review")
        .arg(file)
        .args(arguments)
        .env_clear()
        .env("HOME", file.parent().unwrap())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Whoever has ended reads no more.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn a_file_is_gone_through_by_lines() {
    let (_folder, path) = folder(GAMES.as_bytes());
    let typed = "next\nnext\n2b\nlist\nfind cy\ngame 2\nend\nfind opening queen\nlist\ngame 3\n";
    let output = by_lines(&path, &[], typed);
    let said = text(&output.stdout);
    let wanted = [
        "Viewing the start",
        "Viewing move 1w, e4, of 2",
        "Next: [1... e5]  1... c5",
        "Viewing move 1b, e5, of 2",
        "solid. Instead: 1... c5",
        "Viewing move 2b, Nc6, of 2",
        "~/games.pgn: 2 games",
        "1. Ada – Bo, 1-0, First",
        "2. Cy – Di, 1/2-1/2, Second",
        "1 of 2 games fits \"cy\".",
        "Viewing the start",
        "Viewing move 2b, e6, of 2",
        "1 of 2 games fits \"opening queen\".",
        "\"opening queen\": 1 game · ~/games.pgn",
        "2. Cy – Di, 1/2-1/2, Second",
        "There is no game 3; the file has 2 games.",
    ];
    assert_eq!(said.lines().collect::<Vec<_>>(), wanted);
    let second = by_lines(&path, &["--game", "2"], "1\n");
    assert!(text(&second.stdout).contains("Viewing move 1w, d4, of 2"));
    let third = by_lines(&path, &["--game", "3"], "");
    assert!(text(&third.stderr).contains("There is no game 3"));
    assert_eq!(third.status.code(), Some(2));
}

#[test]
fn what_is_no_file_of_games_gets_a_plain_sentence_and_the_code_of_a_wrong_request() {
    let (home, missing) = folder(b"");
    fs::remove_file(&missing).unwrap();
    let cases: [(&[u8], &str); 3] = [
        (b"", "it is empty"),
        (b"\0\x01\x02", "it is no text"),
        (b"Dear Sir or Madam,", "neither tags nor moves"),
    ];
    for (content, reason) in cases {
        let (_folder, path) = folder(content);
        let output = by_lines(&path, &[], "");
        assert!(text(&output.stderr).contains(reason), "{reason}");
        assert_eq!(output.status.code(), Some(2));
    }
    for (path, reason) in [(missing.as_path(), "not there"), (home.path(), "a folder")] {
        let output = by_lines(path, &[], "");
        assert!(text(&output.stderr).contains(reason), "{reason}");
        assert_eq!(output.status.code(), Some(2));
    }
}

fn enter(session: &mut Session, text: &str) {
    session.type_text(text);
    session.wait_for_text(&format!("> {text}"));
    session.key(keys::ENTER);
}

#[test]
fn a_file_is_gone_through_in_a_terminal_and_never_written() {
    let (_folder, path) = folder(GAMES.as_bytes());
    let mut session = Launch::tabiya()
        .argument("review")
        .argument(path.to_str().unwrap())
        .start();
    session.wait_for_text("Viewing the start");
    session.wait_for_text("Game 1 of 2");
    session.key(keys::RIGHT);
    session.wait_for_text("Viewing move 1w, e4, of 2");
    session.key(keys::DOWN);
    session.key(keys::RIGHT);
    session.wait_for_text("Viewing move 1b, c5, of 2, a variation");
    enter(&mut session, "d4");
    session.wait_for_text("d4 is not in the record");
    session.key(keys::ENTER);
    session.wait_for_text("Viewing move 2w, d4, of 2, your own line");
    enter(&mut session, ":list");
    session.wait_for_text("games.pgn: 2 games");
    enter(&mut session, "di");
    session.wait_for_text("1 of 2 games fits");
    session.key(keys::ENTER);
    session.wait_for_text("Game 2 of 2");
    enter(&mut session, ":2b");
    session.wait_for_text("There is no word");
    session.key(keys::ESC);
    // A lone Esc is told from the beginning of a key by what follows.
    session.wait_for("an empty line", |screen| {
        screen.contents().lines().any(|line| line.trim() == ">")
    });
    enter(&mut session, &format!(":save {}", path.to_str().unwrap()));
    session.wait_for_text("is the file under review");
    enter(&mut session, ":stop");
    assert_eq!(session.exit_code(), 0);
    session.assert_given_back();
    assert_eq!(fs::read_to_string(&path).unwrap(), GAMES);
}

#[test]
fn a_file_is_opened_from_within_a_game() {
    let (_folder, path) = folder(GAMES.as_bytes());
    let mut session = Launch::tabiya().start();
    session.wait_for_text("White to move");
    enter(&mut session, "e4");
    session.wait_for_text("Black to move");
    enter(&mut session, &format!(":review {}", path.to_str().unwrap()));
    session.wait_for_text("Game 1 of 2");
    enter(&mut session, ":stop");
    session.wait_for_text("Black to move");
    enter(&mut session, ":review /nowhere.pgn");
    session.wait_for_text("Cannot read /nowhere.pgn: it is not there.");
}
