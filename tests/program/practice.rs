//! Practice in a terminal, by lines, and sheets of exercises.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use crate::launch::Launch;
use crate::pty::keys;

/// The program without a terminal, its folders in `home`.
fn run(home: &std::path::Path, arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tabiya"))
        .arg("practice")
        .args(arguments)
        .env_clear()
        .env("HOME", home)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(input.as_bytes())
        .unwrap();
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn sheets_are_the_same_for_the_same_seed_and_the_key_needs_it() {
    let home = tempfile::tempdir().unwrap();
    let asked = ["--sheet", "4", "--skill", "disambiguation", "--seed", "5"];
    let sheet = text(&run(home.path(), &asked, "").stdout);
    assert!(sheet.contains("4 exercises. Seed 5."), "{sheet}");
    assert_eq!(sheet, text(&run(home.path(), &asked, "").stdout));
    let key = run(home.path(), &[&asked[..], &["--answers"]].concat(), "");
    assert!(text(&key.stdout).starts_with("Answers to 4 exercises, seed 5."));
    let refused = run(home.path(), &["--sheet", "4", "--answers"], "");
    assert_eq!(refused.status.code(), Some(2));
}

#[test]
fn skills_are_listed_and_wrong_arguments_refused() {
    let home = tempfile::tempdir().unwrap();
    let help = run(home.path(), &["--skill", "help"], "");
    assert!(help.status.success());
    assert!(text(&help.stdout).contains("disambiguation"));
    let wrong: [&[&str]; 5] = [
        &["nonsense"],
        &["score-sheet"],
        &["--skill", "nonsense"],
        &["find", "--skill", "promotion"],
        &["--count", "0"],
    ];
    for arguments in wrong {
        let output = run(home.path(), arguments, "");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(!output.stderr.is_empty(), "{arguments:?}");
    }
}

#[test]
fn a_round_by_lines_is_asked_scored_and_kept() {
    let home = tempfile::tempdir().unwrap();
    let asked = ["color", "--count", "3", "--seed", "2"];
    // Whatever is right, one of the two is.
    let answers = "l\nd\nl\nd\nl\nd\nn\n";
    let output = run(home.path(), &asked, answers);
    let said = text(&output.stdout);
    assert!(
        said.contains("light or dark?") && said.contains("Right."),
        "{said}"
    );
    let log = home.path().join(".local/state/tabiya/practice.log");
    let log = std::fs::read_to_string(log).unwrap();
    assert!(log.starts_with("tabiya-practice 1\nanswer\t"), "{log}");
}

#[test]
fn a_short_round_in_a_terminal() {
    let mut session = Launch::tabiya()
        .argument("practice")
        .argument("color")
        .argument("--count")
        .argument("1")
        .start();
    session.wait_for_text(" light or dark?");
    let screen = session.screen_text();
    // The word before the question is the square that is asked.
    let asked = |line: &str| {
        let (before, _) = line.split_once(" light or dark?")?;
        let square = before.split_whitespace().next_back()?;
        square.parse::<tabiya::rules::Square>().ok()
    };
    let square = screen.lines().find_map(asked).unwrap();
    session.key(if square.is_light() { "l" } else { "d" });
    session.wait_for_text("Accuracy   100 %");
    session.key(keys::ENTER);
    session.wait_for_text("Progress");
    session.key(keys::ENTER);
    session.wait_for_text("Another round?");
    session.key("n");
    assert_eq!(session.exit_code(), 0);
    session.assert_given_back();
}
