//! A machine that slept, a process that was stopped, a wall clock that was changed.

use std::time::Duration;

use tabiya::game::Timestamp;
use tabiya::game::clock::gap;

use super::Table;
use tabiya::rules::Color::White;

fn moment(monotonic: u64, suspended: u64) -> Timestamp {
    Timestamp {
        monotonic: Duration::from_millis(monotonic),
        suspended: Duration::from_millis(suspended),
    }
}

#[test]
fn more_than_two_seconds_of_not_running_are_a_gap() {
    let last = moment(60_000, 5_000);
    let planned = moment(61_000, 5_000);
    for (name, now, is_gap) in [
        ("in time", moment(61_000, 5_000), false),
        ("late by 1.9 s", moment(62_900, 5_000), false),
        ("late by 2.0 s", moment(63_000, 5_000), false),
        ("late by 2.1 s", moment(63_100, 5_000), true),
        ("asleep for 1.9 s", moment(60_500, 6_900), false),
        ("asleep for 2.1 s", moment(60_500, 7_100), true),
        ("both by 1.9 s", moment(62_900, 6_900), false),
        ("both by 2.1 s", moment(63_100, 7_100), true),
        ("wall clock set back by an hour", moment(61_000, 0), false),
    ] {
        let found = gap(last, Some(planned), now);
        assert_eq!(found.is_some(), is_gap, "{name}");
        assert!(found.is_none_or(|gap| gap.stop_at == last), "{name}");
    }
}

#[test]
fn thinking_without_a_planned_wake_up_is_no_gap() {
    let last = moment(60_000, 0);
    assert_eq!(gap(last, None, moment(3_600_000, 0)), None);
    assert!(gap(last, None, moment(3_600_000, 2_001)).is_some());
}

#[test]
fn a_gap_tells_how_long_it_lasted() {
    let found = gap(
        moment(60_000, 0),
        Some(moment(60_100, 0)),
        moment(60_500, 192_000),
    );
    assert_eq!(
        found.map(|gap| gap.lasted),
        Some(Duration::from_millis(192_500))
    );
}

#[test]
fn the_time_of_a_gap_is_not_counted() {
    let mut table = Table::start("3");
    table.wait(10_000);
    let last = table.now;
    let planned = table.clock.next_change(last);
    // The process is stopped for an hour.
    table.wait(3_600_000);
    let gap = gap(last, planned, table.now).unwrap();
    table.clock.stop(gap.stop_at);
    assert_eq!(table.left(White), 170_000);
    table.clock.start(table.now);
    assert_eq!(table.clock.check(table.now), None);
    table.press_after(1_000);
    assert_eq!(table.left(White), 169_000);
}

#[test]
fn a_wall_clock_set_back_changes_no_time() {
    let mut table = Table::start("3");
    table.now.suspended = Duration::from_hours(1);
    table.wait(10_000);
    table.now.suspended = Duration::ZERO;
    table.press_after(5_000);
    assert_eq!(table.left(White), 165_000);
}
