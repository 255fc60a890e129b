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
    // A seed that was drawn stands on the sheet, so that the key can be had.
    let drawn = text(&run(home.path(), &["--sheet", "2"], "").stdout);
    let seed = drawn.split("Seed ").nth(1).unwrap();
    let seed = seed.split('.').next().unwrap();
    let again = text(&run(home.path(), &["--sheet", "2", "--seed", seed], "").stdout);
    assert_eq!(drawn, again);
}

#[test]
fn a_sheet_with_nothing_on_it_is_refused() {
    let home = tempfile::tempdir().unwrap();
    for drill in ["find", "dictation"] {
        let refused = run(home.path(), &[drill, "--sheet", "2", "--seed", "1"], "");
        assert_eq!(refused.status.code(), Some(2), "{drill}");
        assert!(refused.stdout.is_empty(), "{drill}");
        assert!(text(&refused.stderr).contains("None of this can be printed"));
    }
}

#[test]
fn colour_is_spelt_in_both_ways() {
    let home = tempfile::tempdir().unwrap();
    let sheet = |drill| text(&run(home.path(), &[drill, "--sheet", "2", "--seed", "1"], "").stdout);
    assert_eq!(sheet("colour"), sheet("color"));
    assert!(sheet("colour").contains("light or dark?"));
}

#[test]
fn a_sheet_can_have_other_letters_and_be_made_of_ones_own_games() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("own.pgn");
    std::fs::write(&file, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 *\n").unwrap();
    let path = file.to_str().unwrap();
    let asked = [
        "--sheet",
        "1",
        "--skill",
        "piece-captures",
        "--pgn",
        path,
        "--seed",
        "1",
    ];
    let key = |more: &[&str]| {
        let arguments = [&asked[..], more, &["--answers"]].concat();
        text(&run(home.path(), &arguments, "").stdout)
    };
    assert!(key(&[]).ends_with("1. Bxc6\n"), "{}", key(&[]));
    assert!(key(&["--letters", "de"]).ends_with("1. Lxc6\n"));
    std::fs::write(&file, "[Event \"nothing\"]\n\n*\n").unwrap();
    let output = run(home.path(), &asked, "");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("no game with moves"));
}

#[test]
fn progress_is_printed_and_deleted_only_after_a_yes() {
    let home = tempfile::tempdir().unwrap();
    let progress = || run(home.path(), &["--progress"], "");
    assert!(text(&progress().stdout).starts_with("No round of ten items"));
    // One of two answers is right; what is too much is no answer to the question at the end.
    let answers = "l\nd\n".repeat(30);
    run(
        home.path(),
        &["color", "--count", "10"],
        &format!("{answers}n\n"),
    );
    let told = text(&progress().stdout);
    assert!(told.contains("Accuracy of the last rounds"), "{told}");
    let log = home.path().join(".local/state/tabiya/practice.log");
    let whole = std::fs::read_to_string(&log).unwrap();
    std::fs::write(&log, format!("{whole}answer\tdamaged\n")).unwrap();
    let output = progress();
    assert!(text(&output.stderr).contains("One line"), "{output:?}");
    assert_eq!(text(&output.stdout), told);
    let asked = run(home.path(), &["--reset-progress"], "no\n");
    assert_eq!(asked.status.code(), Some(1));
    assert!(log.exists());
    assert!(
        run(home.path(), &["--reset-progress"], "y\n")
            .status
            .success()
    );
    assert!(!log.exists());
}

#[test]
fn keeping_the_score_is_a_game_on_the_screen() {
    let home = tempfile::tempdir().unwrap();
    let refused = run(home.path(), &["score-sheet"], "");
    assert_eq!(refused.status.code(), Some(2));
    assert!(text(&refused.stderr).contains("two players"), "{refused:?}");
    let mut session = Launch::tabiya()
        .argument("practice")
        .argument("score-sheet")
        .start();
    session.wait_for_text("writes on the score sheet");
    session.key(keys::CTRL_C);
    assert_eq!(session.exit_code(), 0);
}

#[test]
fn a_dictation_of_ones_own_game_by_lines() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("own.pgn");
    std::fs::write(&file, "1. e4 e5 2. Nf3 *\n").unwrap();
    let asked = ["dictation", "--pgn", file.to_str().unwrap()];
    let output = run(home.path(), &asked, "e4\ne5\nNf3\nn\n");
    let said = text(&output.stdout);
    assert!(
        said.contains("Move 1, White: the pawn goes from e2 to e4"),
        "{said}"
    );
    assert!(said.contains("3 of 3 right at the first try"), "{said}");
}

#[test]
fn skills_are_listed_and_wrong_arguments_refused() {
    let home = tempfile::tempdir().unwrap();
    let help = run(home.path(), &["--skill", "help"], "");
    assert!(help.status.success());
    assert!(text(&help.stdout).contains("disambiguation"));
    let wrong: [&[&str]; 4] = [
        &["nonsense"],
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
    session.wait_for_text("Enter: another round");
    session.key(keys::ESC);
    assert_eq!(session.exit_code(), 0);
    session.assert_given_back();
}

#[test]
fn by_lines_the_end_of_a_round_is_said_once_and_the_game_behind_it_not_at_all() {
    let home = tempfile::tempdir().unwrap();
    let asked = ["name", "--seed", "1", "--plain"];
    let said = text(&run(home.path(), &asked, "stop\n").stdout);
    assert!(!said.contains("White to move"), "{said}");
    let answers = "x\nx\nx\nstop\ny\nn\n";
    let said = text(&run(home.path(), &asked, answers).stdout);
    assert_eq!(said.matches("The round is over.").count(), 1, "{said}");
    assert!(!said.contains("White to move"), "{said}");
}

#[test]
fn a_sheet_of_one_exercise_says_so() {
    let home = tempfile::tempdir().unwrap();
    let asked = ["--sheet", "1", "--skill", "castling", "--seed", "2"];
    let sheet = text(&run(home.path(), &asked, "").stdout);
    assert!(
        sheet.starts_with("Chess notation: 1 exercise. Seed 2."),
        "{sheet}"
    );
}
