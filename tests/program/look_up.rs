//! What is looked up without a game: openings, and positions as pictures.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// The program without a terminal, its folders in `home`.
fn run(arguments: &[&str], input: &str) -> Output {
    let home = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_tabiya"))
        .args(arguments)
        .env_clear()
        .env("HOME", home.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // One that only lists does not listen.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn printed(arguments: &[&str]) -> String {
    let output = run(arguments, "");
    assert!(output.status.success(), "{arguments:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn openings_are_listed_by_family_name_code_and_moves() {
    let families = printed(&["openings"]);
    assert!(families.starts_with("Open games: 1. e4 e5\n"), "{families}");
    assert!(families.contains("\n  Sicilian Defense  388 lines\n"));
    let lines = printed(&["openings", "e4", "c5"]);
    assert_eq!(
        lines.lines().next(),
        Some("B20  Sicilian Defense  (semi-open)  1. e4 c5")
    );
    assert!(printed(&["openings", "grunfeld"]).contains("Grünfeld"));
    let json = printed(&["openings", "--json", "C20"]);
    for line in json.lines() {
        let opening: serde_json::Value = serde_json::from_str(line).unwrap();
        assert_eq!(opening["eco"], "C20");
        assert!(opening["class"].is_string() && opening["moves"].is_string());
    }
    let missing = run(&["openings", "xyzzy"], "");
    assert_eq!((missing.status.code(), missing.stdout.len()), (Some(1), 0));
    assert_eq!(run(&["openings", "--play"], "").status.code(), Some(2));
}

#[test]
fn a_game_and_a_dictation_begin_with_an_opening() {
    let played = run(&["openings", "e4", "c5", "--play"], "Nf3\nfen\n");
    let said = String::from_utf8(played.stdout).unwrap();
    let fen = "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
    assert!(played.status.success() && said.contains(fen), "{said}");
    let dictated = run(&["openings", "e4", "c5", "--dictation"], "e4\nc5\n");
    let said = String::from_utf8(dictated.stdout).unwrap();
    assert!(dictated.status.success(), "{said}");
    assert!(said.contains('2'), "{said}");
}

#[test]
fn a_position_is_printed_as_letters_and_as_a_picture() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let diagram = printed(&["inspect", "--diagram", "--fen", fen]);
    assert_eq!(diagram.lines().next(), Some("8 . . . . k . . ."));
    assert_eq!(diagram.lines().last(), Some("  a b c d e f g h"));
    let flipped = printed(&["inspect", "--diagram", "--flip", "--fen", fen]);
    assert_eq!(flipped.lines().next(), Some("1 . . . K . . . ."));

    let picture = printed(&["inspect", "--svg", "--fen", fen, "--moves", "e2e4"]);
    assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"));
    assert_eq!(picture.matches("<rect x=").count(), 64);
    for man in [
        "K\" x=\"440\" y=\"740",
        "P\" x=\"440\" y=\"440",
        "k\" x=\"440\" y=\"40",
    ] {
        assert!(
            picture.contains(&format!("<use href=\"#{man}\"/>")),
            "{man}"
        );
    }
    assert_eq!(
        picture.matches("<g id=").count(),
        3,
        "what stands there, and no more"
    );
    let opened = picture.matches("<g ").count();
    assert_eq!(opened, picture.matches("</g>").count());
    let refused = run(&["inspect", "--svg", "--fen", "nonsense"], "");
    assert_eq!((refused.status.code(), refused.stdout.len()), (Some(2), 0));
}
