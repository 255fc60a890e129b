//! Cases with known answers, `tests/data/clock.jsonl`: those about time
//! controls and sums. The others there need a game or a record.

use serde_json::{Value, json};
use tabiya::game::TimeControl;
use tabiya::game::Timestamp;
use tabiya::game::clock::{Clock, FirstIncrement, Options};
use tabiya::game::time_control::{Bonus, Fault, Stage, Stages};
use tabiya::rules::Color::White;

fn cases() -> Vec<Value> {
    include_str!("../../data/clock.jsonl")
        .lines()
        .map(|line| serde_json::from_str(line).expect("a case is JSON"))
        .collect()
}

#[test]
fn time_control_tags_are_read_as_known() {
    let mut seen = 0;
    for case in cases() {
        let Some(tag) = case["input"]["time_control_tag"].as_str() else {
            continue;
        };
        seen += 1;
        let (id, expect) = (&case["id"], &case["expect"]);
        let read = TimeControl::from_pgn(tag);
        let unknown = matches!(&read, Err(error) if error.fault == Fault::Unknown);
        assert_eq!(json!(read.is_ok() || unknown), expect["ok"], "{id}");
        match expect["kind"].as_str() {
            Some("unknown") => assert!(unknown, "{id}"),
            Some("unlimited") => assert_eq!(read, Ok(TimeControl::None), "{id}"),
            Some("hourglass") => assert!(matches!(read, Ok(TimeControl::Hourglass(_))), "{id}"),
            Some(kind) => panic!("{id}: {kind}"),
            None => {}
        }
        if let Some(parts) = expect["parts"].as_array() {
            let read = read.unwrap();
            let stages = read.stages().unwrap().as_slice();
            assert_eq!(stages.len(), parts.len(), "{id}");
            for (stage, part) in stages.iter().zip(parts) {
                let moves = stage.moves.map_or(0, std::num::NonZeroU32::get);
                assert_eq!(json!(moves), part["moves"], "{id}");
                assert_eq!(json!(stage.seconds), part["seconds"], "{id}");
                let increment = f64::from(stage.bonus.increment());
                assert_eq!(Some(increment), part["increment"].as_f64(), "{id}");
            }
        }
    }
    assert_eq!(seen, 8);
}

/// A clock of so many milliseconds, which need not be whole seconds.
fn clock(base: u64, increment: u64, first_increment: FirstIncrement) -> Clock {
    let seconds = |millis: u64| u32::try_from(millis / 1000).expect("the cases are short");
    let stages = Stages::new(vec![Stage {
        moves: None,
        seconds: seconds(base),
        bonus: match seconds(increment) {
            0 => Bonus::None,
            seconds => Bonus::Increment(seconds),
        },
    }]);
    let control = TimeControl::Stages(stages.expect("the cases have time"));
    let options = Options {
        first_increment,
        ..Options::default()
    };
    Clock::new([control.clone(), control], options, White)
}

#[test]
fn sums_come_out_as_known() {
    let mut seen = 0;
    for case in cases() {
        let (input, expect) = (&case["input"], &case["expect"]);
        let Some(base) = input["base_ms"].as_u64() else {
            continue;
        };
        seen += 1;
        let first = match input["style"].as_str() {
            Some("fide") => FirstIncrement::BeforeMoveOne,
            _ => FirstIncrement::AfterMoveOne,
        };
        let increment = input["increment_ms"].as_u64().unwrap_or(0);
        let mut clock = clock(base, increment, first);
        let mut now = Timestamp::from_millis(0);
        clock.start(now);
        if let Some(left) = expect["white_left_ms_at_start"].as_u64() {
            assert_eq!(clock.left(White, now), Some(left), "{}", case["id"]);
        }
        let mut left = Vec::new();
        for spent in input["white_spent_ms"].as_array().into_iter().flatten() {
            now = now.plus_millis(spent.as_u64().unwrap());
            let white = clock.press(now);
            left.push(clock.left(White, now).unwrap());
            if white.is_ok() {
                clock.press(now).unwrap();
            }
        }
        if let Some(known) = expect["white_left_ms_after_each"].as_array() {
            assert_eq!(&json!(left), &json!(known), "{}", case["id"]);
        }
        let flagged = expect["flagged"].as_bool().unwrap_or(false);
        assert_eq!(clock.has_fallen(White), flagged, "{}", case["id"]);
    }
    assert_eq!(seen, 4);
}
