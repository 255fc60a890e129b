//! When a flag falls, and what that does to the clock.

use tabiya::game::clock::{AfterFlag, Flag, Options};
use tabiya::rules::Color::{Black, White};

use super::Table;

#[test]
fn a_flag_falls_with_one_move_of_the_stage_missing() {
    let mut table = Table::start("40/90,SD/30");
    for _ in 0..39 {
        table.press_after(1_000);
        table.press_after(1_000);
    }
    table.wait(5_361_000);
    let flag = table.clock.check(table.now).unwrap();
    assert_eq!((flag.color, flag.at), (White, table.now));
    assert_eq!(table.clock.press(table.now), Err(flag));
    assert_eq!(table.counts(White), Some((39, 40)));
}

#[test]
fn the_flag_falls_at_zero_and_not_a_millisecond_before() {
    for spec in [
        "1",
        "0:58+2",
        "0:58 d2",
        "0:58 b2",
        "hourglass 1",
        "40/1,SD/1",
        "0 byo 2x30",
        "0:50 can 5/10",
        "move 60",
    ] {
        let mut table = Table::start(spec);
        assert_eq!(
            table.clock.flag_at(),
            Some(table.now.plus_millis(60_000)),
            "{spec}"
        );
        table.wait(59_999);
        assert_eq!(table.clock.check(table.now), None, "{spec}");
        assert!(!table.face(White).out);
        table.wait(1);
        assert!(table.face(White).out);
        let flag = Flag {
            color: White,
            at: table.now,
        };
        assert_eq!(table.clock.check(table.now), Some(flag), "{spec}");
        assert!(table.clock.has_fallen(White) && !table.clock.has_fallen(Black));
        assert!(!table.clock.is_running());
    }
}

#[test]
fn a_press_a_millisecond_before_the_flag_counts_and_one_at_the_flag_does_not() {
    for (used, counts) in [(59_999, true), (60_000, false), (60_001, false)] {
        let mut table = Table::start("1");
        table.wait(used);
        assert_eq!(table.clock.press(table.now).is_ok(), counts, "{used}");
        assert_eq!(table.clock.moves(White), u32::from(counts));
        assert_eq!(table.clock.turn(), if counts { Black } else { White });
    }
}

#[test]
fn a_late_look_tells_when_the_flag_really_fell() {
    let mut table = Table::start("1+1");
    let at = table.now.plus_millis(61_000);
    table.wait(200_000);
    assert_eq!(
        table.clock.check(table.now),
        Some(Flag { color: White, at })
    );
    // The stopped clock neither starts, nor counts, nor gives a bonus.
    table.clock.start(table.now);
    table.wait(1_000);
    assert!(table.clock.press(table.now).is_err());
    assert_eq!((table.left(White), table.left(Black)), (0, 61_000));
    assert_eq!(table.clock.fallen(), Some(Flag { color: White, at }));
}

#[test]
fn when_play_goes_on_both_flags_can_fall_and_bring_no_bonus() {
    let options = Options {
        after_flag: AfterFlag::GoOn,
        ..Options::default()
    };
    let mut table = Table::with("1+1", options);
    table.press_after(62_000);
    assert!(table.clock.has_fallen(White));
    assert_eq!(table.left(White), 0);
    table.press_after(61_000);
    assert!(table.clock.has_fallen(Black));
    assert_eq!(table.left(Black), 0);
    assert_eq!(table.clock.fallen().map(|flag| flag.color), Some(White));
    assert_eq!(
        table.clock.check(table.now).map(|flag| flag.color),
        Some(White)
    );
}

#[test]
fn when_play_goes_on_a_new_stage_raises_the_flag() {
    let options = Options {
        after_flag: AfterFlag::GoOn,
        ..Options::default()
    };
    let mut table = Table::with("2/1,SD/5", options);
    table.press_after(61_000);
    table.press_after(0);
    assert!(table.clock.has_fallen(White));
    table.press_after(1_000);
    assert!(!table.clock.has_fallen(White));
    assert_eq!(table.left(White), 300_000);
}
