//! What is shown, written down and rung.

use tabiya::game::Timestamp;
use tabiya::game::clock::{Alarm, Counter, clk, digits, emt};
use tabiya::rules::Color::{Black, White};

use super::Table;

#[test]
fn times_are_shown_rounded_up_to_what_is_shown() {
    for (millis, shown) in [
        (3_909_000, "1:05:09"),
        (725_000, "12:05"),
        (45_000, "0:45"),
        (9_400, "0:09.4"),
        (3_600_001, "1:00:01"),
        (3_600_000, "1:00:00"),
        (3_599_999, "1:00:00"),
        (3_599_000, "59:59"),
        (300_000, "5:00"),
        (299_001, "5:00"),
        (20_000, "0:20"),
        (19_999, "0:20.0"),
        (10_000, "0:10.0"),
        (9_999, "0:10.0"),
        (9_900, "0:09.9"),
        (100, "0:00.1"),
        (1, "0:00.1"),
        (0, "0:00"),
        (359_999_000, "99:59:59"),
    ] {
        assert_eq!(digits(millis, 20_000), shown, "{millis}");
    }
    assert_eq!(digits(15_000, 10_000), "0:15");
    assert_eq!(digits(9_999, 10_000), "0:10.0");
    assert_eq!(digits(1, 0), "0:01");
}

#[test]
fn a_face_shows_delay_periods_and_moves_beside_the_time() {
    let mut table = Table::start("G/25;d5");
    let mut shown = Vec::new();
    for _ in 0..7 {
        shown.push(table.shows(White));
        table.wait(1_000);
    }
    assert_eq!(
        shown,
        [
            "25:00 +5", "25:00 +4", "25:00 +3", "25:00 +2", "25:00 +1", "25:00", "24:59"
        ]
    );
    assert_eq!(table.shows(Black), "25:00 +5");

    let mut table = Table::start("40/90,SD/30");
    for _ in 0..76 {
        table.press_after(0);
    }
    let face = table.face(White);
    assert_eq!(face.counter.unwrap().to_string(), "38/40");
    assert_eq!(face.counter, Some(Counter { done: 38, of: 40 }));
    assert!(face.running);
    assert!(!table.face(Black).running);
}

#[test]
fn a_face_tells_who_is_short_of_time_and_who_has_none() {
    let mut table = Table::start("3");
    for (used, low, out) in [
        (157_499, false, false),
        (1, true, false),
        (22_499, true, false),
        (1, false, true),
    ] {
        table.wait(used);
        let face = table.face(White);
        assert_eq!((face.low, face.out), (low, out), "{}", face.digits);
    }
    assert_eq!(table.shows(White), "0:00");
}

#[test]
fn the_duty_to_record_ends_below_five_minutes_for_the_stage() {
    let mut table = Table::start("1/6,SD/10");
    table.wait(60_000);
    assert!(table.clock.must_record(White, table.now));
    table.wait(1);
    assert!(!table.clock.must_record(White, table.now));
    assert!(table.clock.must_record(Black, table.now));
    // Time that comes back does not bring the duty back, a new stage does.
    table.clock.add_time(White, 120_000, table.now);
    assert!(!table.clock.must_record(White, table.now));
    table.press_after(0);
    assert!(table.clock.must_record(White, table.now));

    for (spec, duty) in [("4+30", true), ("4+29", false)] {
        assert_eq!(
            Table::start(spec)
                .clock
                .must_record(White, Timestamp::default()),
            duty
        );
    }
}

#[test]
fn the_record_has_the_time_shown_after_the_press() {
    for (millis, whole, tenths) in [
        (180_000, "0:03:00", "0:03:00.0"),
        (178_500, "0:02:59", "0:02:58.5"),
        (178_401, "0:02:59", "0:02:58.5"),
        (1, "0:00:01", "0:00:00.1"),
        (0, "0:00:00", "0:00:00.0"),
        (7_830_000, "2:10:30", "2:10:30.0"),
    ] {
        assert_eq!(clk(millis, false), whole);
        assert_eq!(clk(millis, true), tenths);
    }
    let mut table = Table::start("3+2");
    table.press_after(4_000);
    assert_eq!(clk(table.left(White), false), "0:03:00");
}

#[test]
fn the_record_has_the_time_used_to_the_nearest_second() {
    for (millis, text) in [
        (0, "0:00:00"),
        (499, "0:00:00"),
        (500, "0:00:01"),
        (3_661_499, "1:01:01"),
    ] {
        assert_eq!(emt(millis), text);
    }
}

#[test]
fn the_bell_rings_at_the_threshold_at_ten_seconds_and_in_the_last_five() {
    let mut alarm = Alarm::new(22_500);
    let mut rang = Vec::new();
    for tenths in 0..=300_u64 {
        let left = 30_000 - tenths * 100;
        if alarm.rings(left, Timestamp::from_millis(tenths * 100)) {
            rang.push(left);
        }
    }
    assert_eq!(rang, [22_500, 10_000, 5_000, 4_000, 3_000, 2_000, 1_000]);
}

#[test]
fn the_bell_warns_again_only_after_much_time_came_back_and_not_often() {
    let mut alarm = Alarm::new(20_000);
    let rings = |alarm: &mut Alarm, left, at| alarm.rings(left, Timestamp::from_millis(at));
    assert!(rings(&mut alarm, 20_000, 0));
    assert!(!rings(&mut alarm, 30_000, 30_000));
    assert!(!rings(&mut alarm, 19_000, 31_000));
    assert!(!rings(&mut alarm, 30_001, 60_000));
    assert!(rings(&mut alarm, 19_000, 61_000));
    assert!(!rings(&mut alarm, 30_001, 70_000));
    assert!(!rings(&mut alarm, 19_000, 80_999));
    assert!(rings(&mut alarm, 18_999, 81_000));
}
