//! The cases with known answers.

use serde_json::Value;
use tabiya::notation::coordinate;
use tabiya::notation::fen::{self, Reading};
use tabiya::pgn::{Builder, Marker, PgnGame, Place, to_text};
use tabiya::rules::{Position, Variant};

use crate::data::{coordinates, games, move_text};

const CASES: &str = include_str!("../data/pgn.jsonl");

fn cases(kind: &str) -> impl Iterator<Item = Value> {
    let cases = CASES
        .lines()
        .map(|line| serde_json::from_str(line).expect("a case is JSON"));
    cases.filter(move |case: &Value| text(&case["id"]).starts_with(kind))
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn texts(value: &Value) -> Vec<&str> {
    value.as_array().into_iter().flatten().map(text).collect()
}

fn entries(value: &Value) -> impl Iterator<Item = (&str, &Value)> {
    let entries = value.as_object().into_iter().flatten();
    entries.map(|(key, value)| (key.as_str(), value))
}

/// The bytes of a file.
fn bytes(input: &Value) -> Vec<u8> {
    match input["pgn_hex_latin1"].as_str() {
        Some(digits) => (0..digits.len())
            .step_by(2)
            .map(|at| u8::from_str_radix(&digits[at..at + 2], 16).expect("two hex digits"))
            .collect(),
        None => text(&input["pgn"]).as_bytes().to_vec(),
    }
}

#[test]
fn every_file_is_read_as_its_case_says() {
    let mut count = 0;
    for case in cases("pgn-") {
        let id = text(&case["id"]);
        let expect = &case["expect"];
        let games = games(bytes(&case["input"]));
        let expected = match expect["games"].as_array() {
            Some(games) => games.iter().collect(),
            None => vec![expect],
        };
        assert_eq!(games.len(), expected.len(), "{id}: number of games");
        for (game, expect) in games.iter().zip(expected) {
            check_game(id, game, expect);
        }
        count += 1;
    }
    assert_eq!(count, 92);
}

fn check_game(id: &str, game: &PgnGame, expect: &Value) {
    assert_eq!(coordinates(game), texts(&expect["moves"]), "{id}");
    let results = match &expect["result_any"] {
        Value::Null => vec![text(&expect["result"])],
        any => texts(any),
    };
    assert!(
        results.contains(&game.result.text()),
        "{id}: {}",
        game.result
    );
    let end = game.final_position().map(|position| fen::write(&position));
    assert_eq!(end.as_deref(), expect["final_fen"].as_str(), "{id}");
    if let Some(start) = expect["start_fen"].as_str() {
        let given = game.start.map(|position| fen::write(&position));
        assert_eq!(given.as_deref(), Some(start), "{id}");
    }
    for (name, value) in entries(&expect["tags"]) {
        assert_eq!(game.tags.get(name), value.as_str(), "{id}: {name}");
    }
    let line: Vec<_> = game.tree.main_line().collect();
    let node = |ply: &str| line[ply.parse::<usize>().expect("a ply")];
    for (ply, comment) in entries(&expect["comments"]) {
        let given: Vec<_> = game.tree.comments(node(ply), Place::After).collect();
        assert_eq!(given, [text(comment)], "{id}: ply {ply}");
    }
    for (ply, glyphs) in entries(&expect["nags"]) {
        let given: Vec<_> = game.tree.glyphs(node(ply)).map(u64::from).collect();
        let wanted: Vec<_> = glyphs
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_u64)
            .collect();
        assert_eq!(given, wanted, "{id}: ply {ply}");
    }
    assert!(
        expect["error"].is_null() || !game.errors.is_empty(),
        "{id}: an error is told"
    );
}

/// The game that is to be written.
fn given(input: &Value) -> PgnGame {
    let mut game = PgnGame::new();
    if let Some(start) = input["fen"].as_str() {
        let (position, _) = fen::read(start, Reading::Strict, Variant::Standard).expect("a FEN");
        game.start = Some(position);
    }
    for (name, value) in entries(&input["tags"]) {
        game.tags.set(name, text(value));
    }
    if let Some(result) = input["result"].as_str() {
        game.result = Marker::read(result).expect("a result");
    }
    let mut position = game.start.unwrap_or_else(Position::initial);
    let mut builder = Builder::new();
    for (ply, mv) in texts(&input["moves"]).into_iter().enumerate() {
        let mv = coordinate::read(mv, &position).expect("a legal move");
        builder.play(Some(mv));
        position = position.play(mv);
        for glyph in input["nags"][ply.to_string()]
            .as_array()
            .into_iter()
            .flatten()
        {
            let glyph = glyph.as_u64().and_then(|glyph| u8::try_from(glyph).ok());
            builder.glyph(glyph.expect("a glyph"));
        }
        if let Some(comment) = input["comments"][ply.to_string()].as_str() {
            builder.comment(comment);
        }
    }
    game.tree = builder.finish();
    game
}

#[test]
fn every_game_is_written_as_its_case_says() {
    let mut count = 0;
    for case in cases("pgnw-") {
        let id = text(&case["id"]);
        let game = given(&case["input"]["write"]);
        let (expect, written) = (&case["expect"], to_text(&game));
        if let Some(wanted) = expect["movetext"].as_str() {
            assert_eq!(move_text(&game), wanted, "{id}");
        }
        for part in texts(&expect["contains"]) {
            assert!(written.contains(part), "{id}: {part} in {written}");
        }
        for part in texts(&expect["not_contains"]) {
            assert!(!written.contains(part), "{id}: no {part} in {written}");
        }
        if let Some(longest) = expect["max_line"].as_u64() {
            for line in written.lines() {
                assert!(line.len() as u64 <= longest, "{id}: {line}");
                assert_eq!(line.trim(), line, "{id}");
            }
        }
        if let Value::Array(_) = expect["tag_order"] {
            let names = written
                .lines()
                .filter_map(|line| line.strip_prefix('[')?.split(' ').next());
            assert_eq!(
                names.collect::<Vec<_>>(),
                texts(&expect["tag_order"]),
                "{id}"
            );
        }
        if let Value::Array(_) = expect["reread_moves"] {
            let again = games(&written);
            assert_eq!(
                coordinates(&again[0]),
                texts(&expect["reread_moves"]),
                "{id}"
            );
        }
        count += 1;
    }
    assert_eq!(count, 10);
}
