//! What is written: the export format, to the byte.

use std::time::Duration;

use tabiya::notation::coordinate;
use tabiya::notation::fen::{self, Reading};
use tabiya::notation::style::Style;
use tabiya::pgn::{Builder, Marker, PgnGame, to_text, write_in_style};
use tabiya::rules::{Position, Variant};

use crate::data::{game, move_text, rewritten};

#[test]
fn a_game_is_written_in_the_export_format() {
    let text = "[ECO \"C50\"][White \"Ann\"][Event \"Club\"][Black \"Ben\"]1.e4{best}e5 2.Nf3!Nc6(2...d6)3.Bc4 1-0";
    let written = "\
[Event \"Club\"]
[Site \"?\"]
[Date \"????.??.??\"]
[Round \"?\"]
[White \"Ann\"]
[Black \"Ben\"]
[Result \"1-0\"]
[ECO \"C50\"]

1. e4 {best} 1... e5 2. Nf3 $1 Nc6 (2... d6) 3. Bc4 1-0

";
    assert_eq!(rewritten(text), written);
}

#[test]
fn a_number_stands_before_blacks_move_only_where_it_is_needed() {
    for text in [
        "1. e4 e5 2. Nf3 *",
        "1. e4 $1 e5 *",
        "1. e4 {x} 1... e5 *",
        "1. e4 (1. d4) 1... e5 *",
        "1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *",
        "1. e4 ({x} 1. d4 d5) 1... e5 *",
        "{x} 1. e4 e5 *",
        "1. e4 (1. d4) {x} 1... e5 *",
        "1. e4 -- 2. d4 *",
    ] {
        assert_eq!(move_text(&game(text)), text);
    }
    let black = "[FEN \"4k3/4p3/8/8/8/8/8/4K3 b - - 3 40\"]\n\ne5 Kd2 Ke7 *";
    assert_eq!(move_text(&game(black)), "40... e5 41. Kd2 Ke7 *");
}

#[test]
fn a_position_other_than_the_usual_start_is_written_with_both_tags() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let written = rewritten(format!("[Fen \"{fen}\"]\n\n1. e4 *"));
    let tags: Vec<&str> = written.lines().skip(7).take(2).collect();
    assert_eq!(
        tags,
        [format!("[FEN \"{fen}\"]"), "[SetUp \"1\"]".to_owned()]
    );
    let usual =
        "[SetUp \"1\"]\n[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]\n\n*";
    assert!(!rewritten(usual).contains("FEN"));
}

#[test]
fn a_chess960_game_says_so() {
    let setup = "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1";
    let written = rewritten(format!("[FEN \"{setup}\"]\n\n1. O-O *"));
    assert!(written.contains(&format!(
        "[FEN \"{setup}\"]\n[SetUp \"1\"]\n[Variant \"Chess960\"]\n\n1. O-O *"
    )));
}

#[test]
fn no_line_of_moves_reaches_80_characters_as_long_as_its_words_are_short() {
    let words = "word ".repeat(200);
    let text = format!("1. e4 {{{words}}} e5 (1... c5 {{[%clk 0:10:00] {words}}} 2. Nf3) 2. Nf3 *");
    let written = rewritten(&text);
    assert!(written.lines().count() > 30);
    for line in written.lines() {
        assert!(line.chars().count() < 80, "{line}");
        assert_eq!(line.trim(), line);
        assert!(!line.ends_with("[%clk"), "{line}");
    }
    assert_eq!(rewritten(&written), written);
}

#[test]
fn no_line_of_a_comment_looks_like_a_tag_or_an_escape() {
    let words = "100 % sure of the [Event \"x\"] ".repeat(40);
    let written = rewritten(format!("1. e4 {{{words}}} *"));
    let moves = written.split("\n\n").nth(1).expect("moves");
    assert!(
        moves.lines().all(|line| !line.starts_with(['[', '%'])),
        "{moves}"
    );
}

#[test]
fn a_comment_is_made_harmless() {
    let mut builder = Builder::new();
    builder.comment("a } b { c\nd\t\u{7}e");
    builder.comment("");
    builder.comment(" \n ");
    let game = PgnGame {
        tree: builder.finish(),
        ..PgnGame::new()
    };
    assert_eq!(move_text(&game), "{a ) b ( c d e} *");
}

#[test]
fn clocks_are_written_as_commands() {
    let start = Position::initial();
    let mut builder = Builder::new();
    builder.play(coordinate::read("e2e4", &start));
    builder.clock(Duration::from_secs(5 * 60 + 3));
    let game = PgnGame {
        tree: builder.finish(),
        result: Marker::Draw,
        ..PgnGame::new()
    };
    assert_eq!(move_text(&game), "1. e4 {[%clk 0:05:03]} 1/2-1/2");
}

#[test]
fn a_tag_keeps_its_value_and_its_line() {
    let mut game = PgnGame::new();
    game.tags.set("White", "a \"b\" \\ c\nd");
    game.tags.set("odd name]", "x");
    game.tags.set("Result", "ignored");
    game.tags.set("White Elo", "1");
    game.tags.remove("White Elo");
    let written = to_text(&game);
    assert!(
        written.contains("[White \"a \\\"b\\\" \\\\ c d\"]\n"),
        "{written}"
    );
    assert!(written.contains("[odd_name_ \"x\"]\n"), "{written}");
    assert!(written.contains("[Result \"*\"]\n"), "{written}");
    assert!(!written.contains("Elo"), "{written}");
}

#[test]
fn moves_can_be_written_in_another_style() {
    let game = game("1. e4 e5 2. Nf3 {x} Nc6 (2... d6) *");
    let styled = |style: &str| {
        let mut bytes = Vec::new();
        let style: Style = style.parse().expect("a style");
        write_in_style(&game, style, &mut bytes).expect("memory");
        let text = String::from_utf8(bytes).expect("text");
        text.lines().nth(8).expect("the moves").to_owned()
    };
    assert_eq!(styled("de"), "1. e4 e5 2. Sf3 {x} 2... Sc6 (2... d6) *");
    assert_eq!(
        styled("long"),
        "1. e2-e4 e7-e5 2. Ng1-f3 {x} 2... Nb8-c6 (2... d7-d6) *"
    );
    assert_eq!(
        styled("uci"),
        "1. e2e4 e7e5 2. g1f3 {x} 2... b8c6 (2... d7d6) *"
    );
}

#[test]
fn a_game_whose_position_is_unknown_is_written_with_its_tags() {
    let text = "[White \"x\"]\n[FEN \"what\"]\n\n1. e4 1-0";
    let written = rewritten(text);
    assert!(
        written.contains("[FEN \"what\"]\n[SetUp \"1\"]\n\n1-0\n"),
        "{written}"
    );
}

#[test]
fn a_start_is_written_as_the_fen_layer_writes_it() {
    let text = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq e3 0 1";
    let (position, _) = fen::read(text, Reading::Lenient, Variant::Standard).expect("a FEN");
    let game = PgnGame {
        start: Some(position),
        ..PgnGame::new()
    };
    assert!(to_text(&game).contains("[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"]"));
}
