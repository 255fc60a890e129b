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
