//! The settings file on the disk: read at the start, written on purpose, reported when wrong.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

use crate::launch::Launch;
use crate::pty::{Session, keys};

const F3: &str = "\x1bOR";

/// A home with this settings file in it.
fn home(settings: Option<&str>) -> TempDir {
    let home = tempfile::tempdir().unwrap();
    if let Some(text) = settings {
        let file = file(home.path());
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    }
    home
}

fn file(home: &Path) -> PathBuf {
    home.join("config/tabiya/settings.toml")
}

fn settings(home: &Path) -> String {
    fs::read_to_string(file(home)).unwrap()
}

/// The program with its folders in a home.
fn started(home: &TempDir, arguments: &[&str]) -> Session {
    let mut launch = Launch::tabiya();
    for argument in arguments {
        launch = launch.argument(argument);
    }
    let config = home.path().join("config");
    let session = launch
        .variable("XDG_CONFIG_HOME", config.to_str().unwrap())
        .start();
    session.wait_until_drawn();
    session
}

/// `tabiya settings` with these options.
fn asked(home: &Path, options: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tabiya"))
        .arg("settings")
        .args(options)
        .env_clear()
        .env("HOME", home)
        .env("XDG_CONFIG_HOME", home.join("config"))
        .output()
        .unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[test]
fn a_file_with_mistakes_is_reported_and_the_game_starts_with_the_rest() {
    let home = home(Some("pieces = \"letters\"\nsound = true\nmouse = 1\n"));
    let mut session = started(&home, &[]);
    session.wait_for_text("Line 2: there is no setting \"sound\".");
    session.wait_for_text("Line 3: \"mouse\" has to be true or false.");
    session.key(keys::ESC);
    session.wait_for_text("White to move");
    session.wait_for("pieces as letters", |screen| {
        screen.contents().contains('R')
    });
    session.type_text("e4");
    session.key(keys::ENTER);
    session.wait_for_text("1. e4");
}

#[test]
fn a_game_by_lines_keeps_the_report_out_of_what_it_says() {
    let home = home(Some("sound = true\nwhite = \"Ada\"\n"));
    let output = Command::new(env!("CARGO_BIN_EXE_tabiya"))
        .arg("--plain")
        .env_clear()
        .env("HOME", home.path())
        .env("XDG_CONFIG_HOME", home.path().join("config"))
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let complaint = String::from_utf8(output.stderr.clone()).unwrap();
    assert!(
        complaint.contains("Line 1: there is no setting \"sound\"."),
        "{complaint}"
    );
    assert!(!said(&output).contains("sound"));
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn the_command_line_goes_before_the_file_and_is_never_written_by_itself() {
    let text = "theme = \"green\"\nwhite = \"Ada\"\nmouse = false\n";
    let home = home(Some(text));
    let mut session = started(
        &home,
        &["--white", "Bea", "--bell", "--pieces", "letters", "--mouse"],
    );
    session.wait_for_text("Bea");
    session.key(F3);
    session.wait_for_text("Settings");
    session.wait_for_text("-Bell");
    // Blindfold is the fifth.
    session.key(&keys::DOWN.repeat(4));
    session.key(keys::RIGHT);
    session.wait_for_text("*Blindfold");
    session.key("s");
    session.wait_for_text("Saved in");
    assert_eq!(
        settings(home.path()),
        format!("{text}blindfold = \"men\"\n")
    );
}

#[test]
fn saving_makes_the_file_and_the_next_game_looks_so() {
    let home = home(None);
    let mut session = started(&home, &[]);
    session.key(F3);
    session.wait_for_text("Theme");
    session.key(keys::RIGHT);
    session.key("s");
    session.wait_for_text("Saved in");
    let text = settings(home.path());
    assert!(text.starts_with("# Settings of Tabiya"), "{text}");
    assert!(text.ends_with("theme = \"green\"\n"), "{text}");
    let mut again = started(&home, &[]);
    again.key(F3);
    again.wait_for_text("< green >");
}

#[test]
fn a_file_that_cannot_be_changed_is_left_alone_and_the_player_hears_why() {
    let broken = "pieces = letters\n";
    let home = home(Some(broken));
    let mut session = started(&home, &[]);
    session.wait_for_text("Line 1: not TOML");
    session.key(keys::ENTER);
    session.wait_for_text("White to move");
    session.key(F3);
    session.wait_for_text("Theme");
    session.key(keys::RIGHT);
    session.key("s");
    session.wait_for_text("Nothing is saved");
    assert_eq!(settings(home.path()), broken);
}

#[test]
fn a_theme_of_ones_own_is_on_the_board() {
    let home = home(Some(
        "theme = \"sea\"\n[themes.sea]\nbase = \"slate\"\nlight = \"#0a8a8a\"\n",
    ));
    let session = started(&home, &["--color", "truecolor"]);
    session.wait_for("a light square of that colour", |screen| {
        let cell = screen.cell(1, 3).unwrap();
        cell.bgcolor() == vt100::Color::Rgb(0x0a, 0x8a, 0x8a)
    });
}

#[test]
fn an_unknown_theme_on_the_command_line_is_refused_with_those_there_are() {
    let output = Command::new(env!("CARGO_BIN_EXE_tabiya"))
        .args(["--theme", "gren"])
        .env_clear()
        .output()
        .unwrap();
    let sentence = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(
        sentence.contains("\"gren\"") && sentence.contains("green"),
        "{sentence}"
    );
}

#[test]
fn the_settings_are_shown_checked_and_explained() {
    let home = home(Some("view = \"black\"\nsound = true\n"));
    let path = asked(home.path(), &["--path"]);
    assert_eq!(said(&path).trim_end(), file(home.path()).to_str().unwrap());
    let check = asked(home.path(), &["--check"]);
    assert_eq!(check.status.code(), Some(1));
    let lines = said(&check);
    assert!(
        lines.starts_with("In ") && lines.contains("\nLine 2: there is no setting \"sound\"."),
        "{lines}"
    );
    let shown = asked(home.path(), &[]);
    assert!(said(&shown).contains("view = \"black\"\n") && said(&shown).contains("bell = false\n"));
    let example = said(&asked(home.path(), &["--example"]));
    fs::write(file(home.path()), example).unwrap();
    let check = asked(home.path(), &["--check"]);
    assert_eq!(check.status.code(), Some(0), "{}", said(&check));
}

#[test]
fn without_a_file_or_even_a_home_there_is_nothing_to_complain_of() {
    let home = home(None);
    let check = asked(home.path(), &["--check"]);
    assert_eq!(check.status.code(), Some(0));
    assert!(said(&check).contains("no such file"));
    let output = Command::new(env!("CARGO_BIN_EXE_tabiya"))
        .args(["settings", "--path"])
        .env_clear()
        .env("HOME", "not/absolute")
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let sentence = String::from_utf8(output.stderr).unwrap();
    assert!(
        sentence.contains("HOME is not set to a folder"),
        "{sentence}"
    );
}
