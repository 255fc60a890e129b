//! `tabiya pgn`: the answers for people and for scripts, and the exit codes.

use std::path::PathBuf;

use serde_json::{Value, json};
use tabiya::cli::pgn::{Output, Request, run, run_stream};
use tabiya::notation::style::Style;
use tabiya::rules::Variant;

const TWO_GAMES: &str =
    "[White \"Ann\"]\n\n{hi} 1. e4! {[%clk 0:05:00.5] x} (1. d4 {no}) {y} e5 1-0\n\n1. e4 Ke3 *\n";

fn answer(output: Output, input: &str) -> (u8, String, String) {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let request = Request {
        output,
        variant: Variant::Standard,
    };
    let code = run_stream(request, "f.pgn", input.as_bytes(), &mut out, &mut err);
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (code.expect("memory takes all"), text(out), text(err))
}

#[test]
fn games_are_written_again_and_problems_told_beside_them() {
    let (code, out, err) = answer(Output::Export(Style::SAN), TWO_GAMES);
    assert_eq!(code, 1);
    assert_eq!(out.matches("[Event \"?\"]").count(), 2);
    assert!(out.contains("\n1. e4 *\n"), "{out}");
    assert_eq!(
        err,
        "f.pgn:5:7: 1... \"Ke3\": The king on e8 does not reach e3.\n"
    );
}

#[test]
fn a_check_tells_what_is_wrong_and_counts() {
    let (code, out, err) = answer(Output::Check, TWO_GAMES);
    assert_eq!((code, err.as_str()), (1, ""));
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 2);
    assert!(lines[0].starts_with("f.pgn:5:7: "), "{out}");
    assert_eq!(lines[1], "2 games, something wrong in 1.");
    let (code, out, _) = answer(Output::Check, "1. e4 *");
    assert_eq!((code, out.as_str()), (0, "1 game, nothing wrong.\n"));
}

#[test]
fn a_game_is_a_json_object_on_a_line() {
    let (code, out, _) = answer(Output::Json, TWO_GAMES);
    assert_eq!(code, 1);
    let objects: Vec<Value> = out
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(
        objects[0],
        json!({
            "tags": {"White": "Ann"},
            "start_fen": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "moves": ["e2e4", "e7e5"],
            "san": ["e4", "e5"],
            "result": "1-0",
            "final_fen": "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
            "comments": {"-1": "hi", "0": "[%clk 0:05:00.5] x y"},
            "nags": {"0": [1]},
            "clocks": {"0": 300.5},
            "errors": [],
        })
    );
    assert_eq!(
        objects[1]["errors"],
        json!([{
            "line": 5,
            "column": 7,
            "code": "cannot-reach",
            "message": "1... \"Ke3\": The king on e8 does not reach e3.",
        }])
    );
}

#[test]
fn a_game_from_an_impossible_position_has_an_error_and_no_end() {
    let (code, out, _) = answer(
        Output::Json,
        "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *",
    );
    let object: Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(code, 1);
    assert_eq!(object["start_fen"], "8/8/8/8/8/8/8/8 w - - 0 1");
    assert_eq!(object["final_fen"], Value::Null);
    assert_eq!(object["moves"], json!([]));
    assert_eq!(object["errors"][0]["code"], "bad-fen");
}

#[test]
fn a_file_without_games_says_nothing() {
    assert_eq!(
        answer(Output::Json, "{nothing}\n"),
        (0, String::new(), String::new())
    );
}

#[test]
fn a_file_that_is_not_there_is_told_and_the_others_are_read() {
    let traps = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/pgn/traps");
    let files = [
        PathBuf::from("no such file.pgn"),
        traps.join("windows-line-ends.pgn"),
    ];
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let request = Request {
        output: Output::Check,
        variant: Variant::Standard,
    };
    let code = run(request, &files, &mut out, &mut err).expect("memory takes all");
    assert_eq!(code, 2);
    assert!(err.starts_with(b"tabiya: no such file.pgn: "));
    assert_eq!(out, b"2 games, nothing wrong.\n");
}
