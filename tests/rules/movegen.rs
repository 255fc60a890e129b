//! Positions in which other programs have missed or invented moves.

use serde_json::Value;
use tabiya::notation::{coordinate, fen};
use tabiya::rules::{Position, Variant};

use crate::data::{cases, position};

fn text(value: &Value) -> &str {
    value.as_str().expect("text")
}

fn texts(value: &Value) -> Vec<&str> {
    value
        .as_array()
        .map(|list| list.iter().map(text).collect())
        .unwrap_or_default()
}

fn legal(position: &Position) -> Vec<String> {
    let moves = position.legal_moves();
    let mut texts: Vec<String> = moves
        .iter()
        .map(|&mv| coordinate::write(mv, Variant::Standard))
        .collect();
    texts.sort();
    texts
}

#[test]
fn the_handed_positions_have_exactly_the_expected_moves() {
    for case in cases(include_str!("../data/movegen.jsonl")) {
        let (id, input, expect) = (&case["id"], &case["input"], &case["expect"]);
        let mut position = position(text(&input["fen"]));
        for mv in texts(&input["moves"]) {
            let mv =
                coordinate::read(mv, &position).unwrap_or_else(|| panic!("{id}: {mv} is legal"));
            position = position.play(mv);
        }
        let legal = legal(&position);
        if let Some(count) = expect["count"].as_u64() {
            assert_eq!(legal.len() as u64, count, "{id}: {legal:?}");
            assert_eq!(position.legal_move_count(), count, "{id}: counted");
        }
        if expect["legal"].is_array() {
            let mut wanted = texts(&expect["legal"]);
            wanted.sort_unstable();
            assert_eq!(legal, wanted, "{id}");
        }
        for wanted in texts(&expect["includes"]) {
            assert!(
                legal.iter().any(|mv| mv == wanted),
                "{id}: {wanted} is legal"
            );
        }
        for unwanted in texts(&expect["excludes"]) {
            assert!(
                legal.iter().all(|mv| mv != unwanted),
                "{id}: {unwanted} is not legal"
            );
        }
        if let Some(after) = expect["fen"].as_str() {
            assert_eq!(fen::write(&position), after, "{id}");
        }
        if let Some(stalemate) = expect["stalemate"].as_bool() {
            assert_eq!(position.is_stalemate(), stalemate, "{id}");
        }
    }
}

#[test]
fn more_moves_than_any_game_has_are_listed_and_counted_alike() {
    for text in [
        "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
        "QQQQQQQk/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ b - - 0 1",
        "7k/8/2QQQQ2/2QQQQ2/2QQQQ2/2QQQQ2/8/K7 b - - 0 1",
    ] {
        let position = position(text);
        let moves = position.legal_moves();
        assert_eq!(moves.len() as u64, position.legal_move_count(), "{text}");
        assert_eq!(moves.iter().count(), moves.clone().into_iter().count());
    }
    let most = position("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
    assert_eq!(most.legal_moves().len(), 218);
}
