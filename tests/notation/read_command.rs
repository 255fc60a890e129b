//! `tabiya read`: the answers for people and for scripts, and the exit codes.

use serde_json::{Value, json};
use tabiya::cli::read::{ReadRequest, run};
use tabiya::notation::letters::Letters;
use tabiya::notation::note::Standard;

/// Exit code, standard output, standard error.
fn answer(request: &ReadRequest, input: &[u8]) -> (u8, String, String) {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let code = run(request, &mut &input[..], &mut out, &mut err).expect("memory takes all");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (code, text(out), text(err))
}

fn request(texts: &[&str]) -> ReadRequest {
    ReadRequest {
        texts: texts.iter().map(|&text| text.to_owned()).collect(),
        ..ReadRequest::default()
    }
}

fn json_request(texts: &[&str]) -> ReadRequest {
    ReadRequest {
        json: true,
        ..request(texts)
    }
}

fn objects(out: &str) -> Vec<Value> {
    let parse = |line| serde_json::from_str(line).expect("one object a line");
    out.lines().map(parse).collect()
}

#[test]
fn each_text_is_answered_in_order_by_an_object() {
    let (code, out, _) = answer(&json_request(&["nf3", "Nd4", "e4 (=)"]), b"");
    assert_eq!(code, 1, "one was refused");
    let [accepted, refused, offer] = &objects(&out)[..] else {
        panic!("three answers: {out}");
    };
    let expected =
        json!({"text": "nf3", "uci": "g1f3", "san": "Nf3", "notes": ["case"], "draw_offer": false});
    assert_eq!(*accepted, expected);
    assert_eq!(refused["text"], "Nd4");
    assert_eq!(refused["error"], "cannot-reach");
    assert_eq!(refused["candidates"], json!(["d4"]));
    assert!(
        refused["message"]
            .as_str()
            .is_some_and(|message| message.contains("d4"))
    );
    assert_eq!(offer["draw_offer"], true);
}

#[test]
fn people_read_the_move_in_words_and_the_notes() {
    let (code, out, _) = answer(&request(&["ng1-f3"]), b"");
    assert_eq!(code, 0);
    let expected = "Nf3: knight g1 to f3\n  Piece letters are capitals, files are small: Nf3.\n  The short form is enough: Nf3.\n";
    assert_eq!(out, expected);
}

#[test]
fn a_dash_reads_the_lines_of_the_input() {
    let (code, out, _) = answer(&json_request(&["-"]), b"e4\r\nNf3\n\nd4");
    assert_eq!(code, 1, "the empty line is no move");
    let read: Vec<Value> = objects(&out)
        .iter()
        .map(|object| object["san"].clone())
        .collect();
    assert_eq!(read, [json!("e4"), json!("Nf3"), Value::Null, json!("d4")]);
}

#[test]
fn broken_utf_8_is_a_refused_text() {
    let (code, out, _) = answer(&json_request(&["-"]), b"\xff\xfe\n");
    assert_eq!(code, 1);
    assert_eq!(objects(&out)[0]["error"], "unreadable");
}

#[test]
fn the_position_the_standard_and_the_letters_are_those_asked_for() {
    let strict = ReadRequest {
        strict: Some(Standard::Pgn),
        ..json_request(&["Ng1f3"])
    };
    assert_eq!(objects(&answer(&strict, b"").1)[0]["error"], "long-form");
    let german = ReadRequest {
        letters: Letters::German,
        ..json_request(&["Sf3"])
    };
    assert_eq!(objects(&answer(&german, b"").1)[0]["san"], "Nf3");
    let chess960 = ReadRequest {
        fen: Some("4k3/8/8/8/8/8/8/4K2R w H - 0 1".to_owned()),
        chess960: true,
        ..json_request(&["O-O"])
    };
    assert_eq!(objects(&answer(&chess960, b"").1)[0]["uci"], "e1h1");
}

#[test]
fn in_chess960_the_rook_may_be_all_that_shields_the_king() {
    let request = ReadRequest {
        fen: Some("4k3/8/8/8/8/8/8/qR1K4 w B - 0 1".to_owned()),
        chess960: true,
        ..json_request(&["O-O-O"])
    };
    let objects = objects(&answer(&request, b"").1);
    assert_eq!(objects[0]["error"], "castle-into");
    assert_eq!(
        objects[0]["message"],
        "No castling long: with the rook gone from b1, the queen on a1 would attack the king on c1."
    );
}

#[test]
fn a_fen_that_is_no_position_is_a_wrong_request() {
    let wrong = ReadRequest {
        fen: Some("8/8/8/8/8/8/8/8 w - - 0 1".to_owned()),
        ..request(&["e4"])
    };
    let (code, out, err) = answer(&wrong, b"");
    assert_eq!(code, 2);
    assert!(out.is_empty());
    assert!(err.contains("no king"), "{err}");
}
