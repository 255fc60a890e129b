//! Clocks, with the time of every line.

use std::time::Duration;

use tabiya::app::App;
use tabiya::game::regulations::{Press, Profile};
use tabiya::game::{Regulations, Timestamp};
use tabiya::plain::Heard;
use tabiya::terminal::Stamped;

use super::{START, Talk, on};
use crate::driver::Driver;

fn casual(clock: &str) -> App {
    on(Driver::table(
        START,
        Regulations::of(Profile::Casual),
        clock,
    ))
}

/// Lines, each after the seconds at which it is typed; then the end.
fn typed(app: App, lines: &[(u64, &str)]) -> Talk {
    let end = lines.last().map_or(0, |(seconds, _)| *seconds);
    let heard = lines
        .iter()
        .map(|(seconds, line)| (seconds * 1000, Heard::Line((*line).to_owned())));
    Talk::timed(app, heard.chain([(end * 1000, Heard::End)]))
}

#[test]
fn an_empty_line_starts_the_clock_and_the_times_are_said_when_asked_for() {
    let talk = typed(
        casual("5+3"),
        &[(0, "e4"), (1, ""), (11, "e4"), (13, "clocks"), (33, "e5")],
    );
    assert_eq!(
        talk.said,
        [
            "Enter starts Ada's clock. 5:00 for the whole game; +3 s per move from move 1. FIDE class blitz: penalty 1:00, no duty to keep score.",
            "Enter starts Ada's clock.",
            "Ada's clock runs.",
            "White: pawn e2 to e4, e4",
            "Ada: 4:56. Bo: 5:01, running.",
            "Black: pawn e7 to e5, e5",
        ]
    );
}

#[test]
fn a_flag_is_announced_when_it_falls_and_not_when_the_next_line_comes() {
    let heard = [
        (0, Heard::Line(String::new())),
        (1_000, Heard::Line("e4".to_owned())),
        (500_000, Heard::Line("e5".to_owned())),
        (500_000, Heard::End),
    ];
    let talk = Talk::timed(casual("1"), heard);
    assert_eq!(talk.said[3], "1-0  White wins: Black's time is up");
    assert!(talk.said[4].starts_with("White could still have mated: "));
    assert_eq!(talk.said[5], "The game is over. :save, :rematch or :new.");
    assert!(talk.end.refused);
}

#[test]
fn a_line_read_in_time_is_in_time_and_one_read_with_the_flag_is_late() {
    for (millis, played) in [(59_999, 1), (60_000, 0)] {
        let heard = [
            (0, Heard::Line(String::new())),
            (millis, Heard::Line("e4".to_owned())),
            (millis, Heard::End),
        ];
        let talk = Talk::timed(casual("1"), heard);
        assert_eq!(talk.app.table().game().len(), played, "{:?}", talk.said);
    }
}

#[test]
fn no_line_is_said_while_time_passes() {
    let talk = typed(casual("90"), &[(0, ""), (1000, "clocks")]);
    assert_eq!(
        talk.said,
        [
            "Enter starts Ada's clock. 1:30:00 for the whole game. FIDE class standard: penalty 2:00, keep score.",
            "Ada's clock runs.",
            "Ada: 1:13:20, running. Bo: 1:30:00.",
        ]
    );
}

#[test]
fn during_a_pause_no_time_passes_and_the_board_is_covered() {
    let talk = typed(
        casual("5"),
        &[
            (0, ""),
            (10, "pause"),
            (20, "board"),
            (30, "e4"),
            (60, ""),
            (70, ""),
            (70, "clocks"),
        ],
    );
    assert_eq!(
        talk.said[2..],
        [
            "Ada asked for a pause. Ada: Enter when you are ready.",
            "Ada asked for a pause. Ada: Enter when you are ready.",
            "The clocks stand. :resume goes on.",
            "Ada is ready. Bo: Enter starts Ada's clock.",
            "Play goes on after a pause of 1:00.",
            "Ada: 4:50, running. Bo: 5:00.",
        ]
    );
}

#[test]
fn where_the_clock_is_pressed_by_hand_an_empty_line_presses_it() {
    let regulations = Regulations {
        press: Press::Manual,
        ..Regulations::of(Profile::Casual)
    };
    let app = on(Driver::table(START, regulations, "5"));
    let talk = typed(
        app,
        &[(0, ""), (5, "e4"), (6, "e5"), (10, ""), (10, "clocks")],
    );
    assert_eq!(
        talk.said[2..],
        [
            "White: pawn e2 to e4, e4",
            "Ada: press the clock (Enter).",
            "Ada: press the clock (Enter).",
            "1… Black to move",
            "Ada: 4:50. Bo: 5:00, running.",
        ]
    );
}

#[test]
fn stages_delays_and_periods_are_said() {
    for (clock, told) in [
        (
            "40/90,SD/30",
            "Ada: 1:30:00, move 0/40, running. Bo: 1:30:00, move 0/40.",
        ),
        ("25 d5", "Ada: 25:00, delay 5, running. Bo: 25:00, delay 5."),
    ] {
        let talk = typed(casual(clock), &[(0, ""), (0, "clocks")]);
        assert_eq!(talk.last(), told, "{clock}");
    }
}

#[test]
fn sleep_of_the_machine_is_not_counted_and_said() {
    let at = |seconds: u64, asleep| Timestamp {
        suspended: Duration::from_secs(asleep),
        ..Timestamp::from_millis(seconds * 1000)
    };
    let line = |seconds, asleep, text: &str| Stamped {
        event: Heard::Line(text.to_owned()),
        at: at(seconds, asleep),
    };
    let talk = Talk::stamped(
        casual("5"),
        [
            line(0, 0, ""),
            line(10, 3600, "clocks"),
            line(20, 3600, ""),
            Stamped {
                event: Heard::End,
                at: at(20, 3600),
            },
        ],
    );
    assert_eq!(
        talk.said[2..],
        [
            "The computer slept for 1:00:00. That time is not counted. Enter to resume.",
            "Ada: 4:50. Bo: 5:00.",
            "Play goes on after a pause of 0:10.",
        ]
    );
}
