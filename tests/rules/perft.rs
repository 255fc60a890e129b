//! Leaf counts that several independent programs agree on.

use serde_json::Value;
use tabiya::rules::{Instructions, Variant, divide, perft};

use crate::data::{cases, variant_position};

const DATA: &str = include_str!("../data/perft.jsonl");

fn check(case: &Value, depths: impl Fn(u64) -> bool) {
    let variant = if case["chess960"] == true {
        Variant::Chess960
    } else {
        Variant::Standard
    };
    let position = variant_position(case["fen"].as_str().expect("a FEN"), variant);
    for (depth, nodes) in case["perft"].as_object().expect("counts by depth") {
        let nodes = nodes.as_u64().expect("a count");
        if depths(nodes) {
            let depth = depth.parse().expect("a depth");
            for instructions in Instructions::all() {
                let counted = instructions.perft(&position, depth);
                let id = &case["id"];
                assert_eq!(counted, nodes, "{id} at depth {depth}, {instructions:?}");
            }
        }
    }
}

#[test]
fn every_position_has_the_known_number_of_leaves() {
    for case in cases(DATA) {
        check(&case, |nodes| nodes <= 1_000_000);
    }
}

#[test]
#[ignore = "about 1.2 billion leaves; run in the release profile"]
fn every_position_has_the_known_number_of_leaves_at_every_depth() {
    for case in cases(DATA) {
        check(&case, |_| true);
    }
}

#[test]
fn the_sum_over_the_first_moves_is_the_whole() {
    let start = tabiya::rules::Position::initial();
    let parts = divide(&start, 3);
    assert_eq!(parts.len(), 20);
    assert_eq!(parts.iter().map(|(_, nodes)| nodes).sum::<u64>(), 8902);
    assert_eq!(perft(&start, 3), 8902);
    assert_eq!(perft(&start, 0), 1);
}
