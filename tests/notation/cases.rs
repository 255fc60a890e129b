//! Texts and moves with known right answers, gathered from public reports.

use serde_json::Value;
use tabiya::notation::reader::{self, Context};
use tabiya::notation::{coordinate, san};
use tabiya::rules::Variant;

use crate::data::{cases, position};

fn text<'a>(case: &'a Value, path: &str) -> Option<&'a str> {
    case.pointer(path).and_then(Value::as_str)
}

#[test]
fn every_text_gives_the_move_it_must_or_none() {
    for case in cases(include_str!("../data/san-read.jsonl")) {
        let id = text(&case, "/id").expect("a name");
        let position = position(text(&case, "/input/fen").expect("a position"));
        let read = reader::read(
            text(&case, "/input/text").expect("a text"),
            &Context::new(&position),
        );
        let uci = read
            .as_ref()
            .ok()
            .map(|read| coordinate::write(read.mv, Variant::Standard));
        let is_optional = text(&case, "/level") == Some("may");
        match text(&case, "/expect/uci") {
            Some(_) if is_optional && uci.is_none() => {}
            Some(expected) => assert_eq!(uci.as_deref(), Some(expected), "{id}"),
            None => assert_eq!(uci, None, "{id}"),
        }
        if text(&case, "/expect/error") == Some("ambiguous") {
            assert_eq!(
                read.as_ref().expect_err("refused").code(),
                "ambiguous",
                "{id}"
            );
        }
        if let (Ok(read), Some(canonical)) = (&read, text(&case, "/expect/canonical")) {
            assert_eq!(san::write(&position, read.mv), canonical, "{id}");
        }
    }
}

#[test]
fn every_move_is_written_as_it_must_be() {
    for case in cases(include_str!("../data/san-write.jsonl")) {
        let id = text(&case, "/id").expect("a name");
        let position = position(text(&case, "/input/fen").expect("a position"));
        let uci = text(&case, "/input/uci").expect("a move");
        let mv = coordinate::read(uci, &position).expect("a legal move");
        assert_eq!(
            Some(san::write(&position, mv).as_str()),
            text(&case, "/expect/san"),
            "{id}"
        );
    }
}
