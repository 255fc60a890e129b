//! Pauses, moves taken back, saved games, penalties and corrections.

use tabiya::game::Timestamp;
use tabiya::game::clock::{Clock, Options};
use tabiya::rules::Color::{Black, White};

use super::{Table, control};

#[test]
fn a_pause_costs_nothing_and_a_delay_goes_on_where_it_was() {
    for spec in ["3 d5", "3 b5"] {
        let mut table = Table::start(spec);
        table.wait(2_000);
        table.clock.stop(table.now);
        let before = table.shows(White);
        table.wait(3_600_000);
        assert_eq!(table.shows(White), before);
        table.clock.start(table.now);
        table.wait(3_000);
        let flag_at = table.clock.flag_at().unwrap();
        assert_eq!(flag_at, table.now.plus_millis(180_000), "{spec}");
        table.press_after(1_000);
        let extra = if spec == "3 b5" { 5_000 } else { 0 };
        assert_eq!(table.left(White), 179_000 + extra);
    }
}

#[test]
fn a_turn_says_how_long_it_took_without_pauses() {
    let mut table = Table::start("3+2");
    table.wait(2_000);
    table.clock.stop(table.now);
    table.wait(60_000);
    table.clock.start(table.now);
    table.wait(500);
    let turn = table.clock.press(table.now).unwrap();
    assert_eq!((turn.used, turn.new_stage), (2_500, false));
}

#[test]
fn a_clock_stands_until_it_is_started_and_when_it_is_stopped() {
    let now = Timestamp::from_millis(5);
    let mut clock = Clock::new([control("5"), control("5")], Options::default(), White);
    assert!(!clock.is_running());
    assert_eq!(clock.next_change(now), None);
    assert_eq!(clock.left(White, now.plus_millis(9_000)), Some(300_000));
    clock.start(now);
    clock.start(now.plus_millis(1_000));
    clock.stop(now.plus_millis(2_000));
    clock.stop(now.plus_millis(3_000));
    assert_eq!(clock.left(White, now.plus_millis(9_000)), Some(298_000));
    // A press on a clock that stands passes the turn and leaves it standing.
    clock.press(now.plus_millis(10_000)).unwrap();
    assert_eq!(clock.turn(), Black);
    assert!(!clock.is_running());
}

#[test]
fn a_moment_from_before_the_last_one_takes_nothing_back() {
    let mut table = Table::start("1");
    let early = table.now;
    table.wait(5_000);
    table.clock.check(table.now);
    table.clock.press(early).unwrap();
    assert_eq!((table.left(White), table.left(Black)), (55_000, 60_000));
}

#[test]
fn taking_a_move_back_restores_the_time_and_gives_no_increment_twice() {
    for spec in [
        "3+2",
        "3 d2",
        "1/3,SD/5;b3",
        "hourglass 3",
        "0:01 byo 3x30",
        "move 30",
    ] {
        let mut table = Table::start(spec);
        let start = table.clock.snapshot(table.now);
        table.press_after(20_000);
        table.wait(7_000);
        table.clock.restore(&start, table.now);
        assert_eq!(table.clock.snapshot(table.now), start, "{spec}");
        assert_eq!(table.clock.turn(), White);
        assert!(table.clock.is_running());
        // The same move again has the same end.
        let mut other = Table::start(spec);
        other.press_after(20_000);
        table.press_after(20_000);
        assert_eq!(
            table.clock.snapshot(table.now),
            other.clock.snapshot(other.now)
        );
    }
}

#[test]
fn a_saved_clock_goes_on_in_a_new_program() {
    let mut table = Table::start("40/90,SD/30;d5");
    for _ in 0..41 {
        table.press_after(61_000);
        table.press_after(30_000);
    }
    table.wait(3_000);
    let saved = table.clock.snapshot(table.now);

    let controls = [control("40/90,SD/30;d5"), control("40/90,SD/30;d5")];
    let mut resumed = Clock::new(controls, Options::default(), White);
    let now = Timestamp::from_millis(0);
    resumed.restore(&saved, now);
    assert!(!resumed.is_running());
    resumed.start(now);
    assert_eq!(resumed.snapshot(now), saved);
    assert_eq!(resumed.face(White, now), table.clock.face(White, table.now));
    assert_eq!(resumed.moves(White), 41);
}

#[test]
fn a_game_resumed_from_its_record_continues_its_own_count() {
    let mut clock = Clock::new(
        [control("40/90,SD/30"), control("40/90,SD/30")],
        Options::default(),
        White,
    );
    let now = Timestamp::from_millis(0);
    clock.set_moves(White, 39, now);
    clock.set_time(White, 60_000, now);
    clock.start(now);
    clock.press(now.plus_millis(1_000)).unwrap();
    assert_eq!(clock.left(White, now), Some(59_000 + 1_800_000));
}

#[test]
fn a_penalty_reaches_a_standing_and_a_running_clock() {
    let mut table = Table::start("5");
    table.wait(1_000);
    table.clock.add_time(Black, 120_000, table.now);
    table.clock.add_time(White, 60_000, table.now);
    assert_eq!((table.left(White), table.left(Black)), (359_000, 420_000));
    table.clock.add_time(White, -9_000, table.now);
    table.wait(1_000);
    assert_eq!(table.left(White), 349_000);
    table.clock.stop(table.now);
    table.clock.add_time(White, 120_000, table.now);
    table.clock.start(table.now);
    assert_eq!(table.left(White), 469_000);
    assert_eq!(table.clock.flag_at(), Some(table.now.plus_millis(469_000)));
}

#[test]
fn a_penalty_does_not_raise_a_flag_but_taking_all_time_lets_it_fall() {
    let mut table = Table::start("1");
    table.wait(60_000);
    table.clock.add_time(White, 120_000, table.now);
    assert_eq!(table.left(White), 0);
    assert!(table.clock.check(table.now).is_some());

    let mut table = Table::start("1");
    table.clock.add_time(White, -60_000, table.now);
    assert_eq!(
        table.clock.check(table.now).map(|flag| flag.color),
        Some(White)
    );
}

#[test]
fn a_penalty_leaves_the_periods_as_they_are() {
    let mut table = Table::start("0 byo 3x30");
    table.wait(35_000);
    table.clock.add_time(White, 120_000, table.now);
    assert_eq!(table.shows(White), "1:55 ×2");

    let mut table = Table::start("0 can 3/300");
    table.press_after(100_000);
    table.clock.add_time(White, 120_000, table.now);
    assert_eq!(
        (table.left(White), table.counts(White)),
        (320_000, Some((1, 3)))
    );
}

#[test]
fn the_time_shown_can_be_set() {
    for (spec, shown) in [
        ("5", "12:30"),
        ("5+3", "12:30"),
        ("5 d3", "12:30 +3"),
        ("5 b3", "12:30"),
        ("hourglass 1", "12:30"),
        ("10 byo 3x30", "12:30 ×3"),
        ("60 can 10/300", "12:30"),
        ("move 30", "12:30"),
        ("up", "12:30"),
    ] {
        let mut table = Table::start(spec);
        table.clock.stop(table.now);
        table.clock.set_time(White, 750_000, table.now);
        assert_eq!(table.shows(White), shown, "{spec}");
    }
}

#[test]
fn a_corrected_time_raises_the_flag() {
    let mut table = Table::start("1");
    table.wait(61_000);
    table.clock.check(table.now);
    table.clock.set_time(White, 30_000, table.now);
    assert_eq!(table.clock.fallen(), None);
    table.clock.start(table.now);
    assert_eq!(table.clock.flag_at(), Some(table.now.plus_millis(30_000)));
}

#[test]
fn a_corrected_number_of_moves_looks_at_the_stage_again() {
    let mut table = Table::start("40/90,20/60,SD/15");
    table.clock.stop(table.now);
    for (moves, left, count) in [
        (38, 5_400_000, Some((38, 40))),
        (40, 9_000_000, Some((0, 20))),
        (39, 5_400_000, Some((39, 40))),
        (60, 9_900_000, None),
        (0, 5_400_000, Some((0, 40))),
    ] {
        table.clock.set_moves(White, moves, table.now);
        assert_eq!(
            (table.left(White), table.counts(White)),
            (left, count),
            "{moves}"
        );
        assert_eq!(table.clock.moves(White), moves);
    }
    // A flag that fell only because a move was not counted stands again.
    table.clock.set_moves(White, 39, table.now);
    table.clock.start(table.now);
    table.wait(5_400_000);
    assert!(table.clock.check(table.now).is_some());
    table.clock.set_moves(White, 40, table.now);
    assert_eq!(table.clock.fallen(), None);
    assert_eq!(table.left(White), 3_600_000);
}

#[test]
fn a_new_game_inherits_nothing() {
    let mut first = Table::start("0:30");
    first.wait(5_000);
    first.clock.stop(first.now);
    let second = Table::start("1");
    assert_eq!(second.left(White), 60_000);
}

#[test]
fn an_hour_of_play_drifts_by_nothing() {
    let mut table = Table::start("120");
    let mut used = [0, 0];
    let mut turn = White;
    // Odd moments, looked at in between, sub-millisecond parts included.
    for step in 0..3_600_000_u64 / 997 {
        table.wait(400);
        table.now.monotonic += std::time::Duration::from_micros(step % 1_000);
        table.clock.check(table.now);
        table.now.monotonic = std::time::Duration::from_millis(table.now.millis());
        table.press_after(597);
        used[turn.index()] += 997;
        turn = !turn;
    }
    assert_eq!(table.left(White), 7_200_000 - used[0]);
    assert_eq!(table.left(Black), 7_200_000 - used[1]);
}
