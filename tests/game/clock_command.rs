//! What is said about a time control: in words, in JSON, and with a caret under a fault.

use serde_json::{Value, json};
use tabiya::cli;
use tabiya::game::TimeControl;
use tabiya::game::clock::FirstIncrement;
use tabiya::wording::{ClockWords, English};

fn run(spec: &str, json: bool) -> (u8, String, String) {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let code = cli::clock::run(spec, json, &mut out, &mut err).expect("a Vec takes all");
    (
        code,
        String::from_utf8(out).expect("text"),
        String::from_utf8(err).expect("text"),
    )
}

fn object(spec: &str) -> (u8, Value) {
    let (code, out, err) = run(spec, true);
    assert_eq!((out.lines().count(), err.as_str()), (1, ""));
    (code, serde_json::from_str(&out).expect("JSON"))
}

#[test]
fn a_time_control_is_put_into_words() {
    let table = [
        (
            "5",
            "5:00 for the whole game. FIDE class blitz: penalty 1:00, no duty to keep score.",
        ),
        (
            "5+3",
            "5:00 for the whole game; +3 s per move from move 1. FIDE class blitz: penalty 1:00, no duty to keep score.",
        ),
        (
            "0+5",
            "0:00 for the whole game; +5 s per move from move 1. FIDE class blitz: penalty 1:00, no duty to keep score.",
        ),
        (
            "90+30",
            "1:30:00 for the whole game; +30 s per move from move 1. FIDE class standard: penalty 2:00, keep score.",
        ),
        (
            "2:30",
            "2:30 (2 min 30 s) for the whole game. FIDE class blitz: penalty 1:00, no duty to keep score.",
        ),
        (
            "1:30",
            "1:30 (1 min 30 s) for the whole game. FIDE class blitz: penalty 1:00, no duty to keep score.",
        ),
        (
            "45s",
            "0:45 (45 s) for the whole game. FIDE class blitz: penalty 1:00, no duty to keep score.",
        ),
        (
            "40/90,SD/30;+30",
            "40 moves in 1:30:00, then the rest in 30:00; +30 s per move from move 1. FIDE class standard: penalty 2:00, keep score.",
        ),
        (
            "40/90,SD/30+30",
            "40 moves in 1:30:00, then the rest in 30:00 with +30 s per move from move 41. FIDE class standard: penalty 2:00, keep score.",
        ),
        (
            "40/120,20/60,15/30+30",
            "40 moves in 2:00:00, then 20 moves in 1:00:00, then 15 moves in 30:00 with +30 s per move from move 61; the last stage repeats. FIDE class standard: penalty 2:00, keep score.",
        ),
        (
            "40/120,20/60,SD/15+30",
            "40 moves in 2:00:00, then 20 moves in 1:00:00, then the rest in 15:00 with +30 s per move from move 61. FIDE class standard: penalty 2:00, keep score.",
        ),
        (
            "40/90",
            "40 moves in 1:30:00, repeating. FIDE class standard: penalty 2:00, keep score.",
        ),
        (
            "40/90+30",
            "40 moves in 1:30:00, repeating; +30 s per move from move 1. FIDE class standard: penalty 2:00, keep score.",
        ),
        (
            "5/3",
            "5 moves in 3:00, repeating. FIDE class rapid: penalty 1:00, no duty to keep score.",
        ),
        (
            "G/25;d5",
            "25:00 for the whole game; 5 s delay per move from move 1. FIDE class rapid: penalty 1:00, no duty to keep score.",
        ),
        (
            "G/25;b5",
            "25:00 for the whole game; up to 5 s given back per move from move 1 (Bronstein). FIDE class rapid: penalty 1:00, no duty to keep score.",
        ),
        (
            "hourglass 1:30",
            "Hourglass of 1:30 (1 min 30 s) each; what one player uses the other gains.",
        ),
        (
            "1 byo 3x30",
            "1:00, then 3 periods of 30 s; a move made inside a period keeps it. FIDE class rapid: penalty 1:00, no duty to keep score.",
        ),
        (
            "0 byo 1x10",
            "1 period of 10 s; a move made inside a period keeps it. FIDE class blitz: penalty 1:00, no duty to keep score.",
        ),
        (
            "60 can 10/300",
            "1:00:00, then 10 moves in every 5:00. FIDE class standard: penalty 2:00, keep score.",
        ),
        (
            "move 30",
            "30 s for each move. FIDE class rapid: penalty 1:00, no duty to keep score.",
        ),
        ("up", "No limit; the time used is shown."),
        ("none", "No clock."),
    ];
    for (spec, words) in table {
        let control: TimeControl = spec.parse().unwrap();
        assert_eq!(English.echo(&control, FirstIncrement::BeforeMoveOne), words);
        assert_eq!(object(spec).1["words"], words, "{spec}");
    }
}

#[test]
fn the_words_tell_when_the_first_increment_is_off() {
    let control: TimeControl = "40/90+10,SD/30+30".parse().unwrap();
    assert_eq!(
        English.setting(&control, FirstIncrement::AfterMoveOne),
        "40 moves in 1:30:00 with +10 s after each move from move 1, \
         then the rest in 30:00 with +30 s after each move from move 41."
    );
}

#[test]
fn every_fault_has_a_sentence_of_its_own() {
    let table = [
        (
            "",
            "No time control is written; try 5+3, 40/90,SD/30;+30 or none.",
        ),
        (
            "300",
            "More than 180 minutes as one figure; did you mean 5 or pgn:300? For 5 hours write 5:00:00 or 5h.",
        ),
        (
            "5400+60",
            "More than 180 minutes as one figure; did you mean 90 or pgn:5400+60? For 90 hours write 90:00:00 or 90h.",
        ),
        (
            "200",
            "More than 180 minutes as one figure; did you mean pgn:200? For 200 minutes write 3:20:00 or 3h20m.",
        ),
        (
            "SD/7200",
            "More than 180 minutes as one figure; did you mean 120?",
        ),
        ("SD/7201", "More than 180 minutes as one figure."),
        (
            "40/7200:3600",
            "After a colon stand two figures from 00 to 59, as in 2:30 or 1:30:00. Did you mean pgn:40/7200:3600?",
        ),
        (
            "40/150:20/60",
            "The time control should end here. Did you mean pgn:40/150:20/60?",
        ),
        ("5+", "A number of seconds should stand here."),
        (
            "abc",
            "A time should stand here, such as 5, 1:30:00 or 90m.",
        ),
        (
            "1h30",
            "A unit should stand here: h, m or s, the larger first, as in 1h30m.",
        ),
        ("100h", "The longest time is 99:59:59."),
        (
            "0",
            "No time is given, and no increment or delay to move in; 0+5 would be possible.",
        ),
        (
            "5+9999",
            "An increment or a delay has at most 3600 seconds, a period from 1 to 3600.",
        ),
        (
            "5;",
            "An increment or a delay should stand here, such as +30, d5 or b5.",
        ),
        ("0/5", "The number must be from 1 to 500."),
        (
            "1 byo",
            "Periods and their seconds should stand here, such as 3x30.",
        ),
        (
            "1 can",
            "Moves and seconds should stand here, such as 10/300.",
        ),
        (
            "SD/30,40/90",
            "Only the last stage can be without a number of moves, as in 40/90,SD/30.",
        ),
        (
            "40/90,G/30",
            "G/ means the whole game and stands first; for the rest of the game write SD/.",
        ),
        (
            "1/1,1/1,1/1,1/1,1/1,1/1,1/1,1/1,1/1",
            "There can be eight stages at most.",
        ),
        ("5+3!", "The time control should end here."),
        (
            "*180",
            "A time should stand here, such as 5, 1:30:00 or 90m. Did you mean pgn:*180?",
        ),
        (
            "pgn:*181",
            "An hourglass has two equal halves, so its seconds must be an even number.",
        ),
        (
            "pgn:?",
            "The time control is not known, so no clock can be set by it.",
        ),
    ];
    for (spec, sentence) in table {
        let error = spec.parse::<TimeControl>().unwrap_err();
        assert_eq!(English.spec_error(error, spec), sentence, "{spec}");
    }
}

#[test]
fn json_tells_words_pgn_class_and_stages() {
    let (code, object) = object("40/90,SD/30+30");
    assert_eq!(code, 0);
    assert_eq!(object["pgn"], "40/5400:1800+30");
    assert_eq!(object["class"], "standard");
    assert_eq!(object["spec"], "40/90,SD/30+30");
    assert_eq!(
        object["stages"],
        json!([
            {"moves": 40, "seconds": 5400, "increment": 0},
            {"moves": 0, "seconds": 1800, "increment": 30},
        ])
    );
}

#[test]
fn json_tells_delays_beside_increments() {
    assert_eq!(
        object("40/90d5,SD/30b3").1["stages"],
        json!([
            {"moves": 40, "seconds": 5400, "increment": 0, "delay": 5},
            {"moves": 0, "seconds": 1800, "increment": 0, "bronstein": 3},
        ])
    );
}

#[test]
fn every_form_of_pgn_is_explained() {
    for (spec, kind, pgn) in [
        ("pgn:?", "unknown", "?"),
        ("pgn:-", "unlimited", "-"),
        ("pgn:*180", "hourglass", "*180"),
        ("pgn:300", "stages", "300"),
        (
            "pgn:40/7200:20/3600:900+30",
            "stages",
            "40/7200:20/3600:900+30",
        ),
    ] {
        let (code, object) = object(spec);
        assert_eq!(
            (code, &object["kind"], &object["pgn"]),
            (0, &json!(kind), &json!(pgn))
        );
    }
    assert_eq!(object("pgn:?").1["class"], Value::Null);
}

#[test]
fn a_fault_is_reported_with_its_column_and_exit_code_2() {
    let (code, object) = object("40/90,,SD/30");
    assert_eq!(code, 2);
    assert_eq!(object["column"], 7);
    assert_eq!(object["code"], "expected-time");
    assert_eq!(
        object["error"],
        "A time should stand here, such as 5, 1:30:00 or 90m."
    );
}

#[test]
fn the_text_form_says_the_words_and_the_tag() {
    let words = "5:00 for the whole game; +3 s per move from move 1. \
                 FIDE class blitz: penalty 1:00, no duty to keep score.\n\
                 PGN: [TimeControl \"300+3\"]\n";
    assert_eq!(run("5+3", false), (0, words.to_owned(), String::new()));
}

#[test]
fn the_text_form_puts_a_caret_under_the_fault() {
    for (spec, shown) in [
        (
            "5+x",
            "  5+x\n    ^\nA number of seconds should stand here.\n",
        ),
        (
            "40/",
            "  40/\n     ^\nA time should stand here, such as 5, 1:30:00 or 90m.\n",
        ),
        // Wide characters take two columns, control characters do nothing.
        (
            "5 国!",
            "  5 国!\n    ^\nThe time control should end here.\n",
        ),
        (
            "pgn:５",
            "  pgn:５\n      ^\nA number of seconds should stand here.\n",
        ),
        (
            "5\u{1b}[2J",
            "  5\u{fffd}[2J\n   ^\nThe time control should end here.\n",
        ),
    ] {
        assert_eq!(
            run(spec, false),
            (2, String::new(), shown.to_owned()),
            "{spec:?}"
        );
    }
}
