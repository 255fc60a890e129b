//! The arithmetic of every kind of clock, by figures.

use tabiya::game::Timestamp;
use tabiya::game::clock::{Clock, FirstIncrement, Flag, Options};
use tabiya::rules::Color::{Black, White};

use super::{Table, control};

fn online() -> Options {
    Options {
        first_increment: FirstIncrement::AfterMoveOne,
        ..Options::default()
    }
}

/// White uses each figure in turn, Black answers at once; what White's clock
/// shows at the start and after each press.
fn white_after(spec: &str, options: Options, uses: &[u64]) -> Vec<u64> {
    let mut table = Table::with(spec, options);
    let mut shown = vec![table.left(White)];
    for &used in uses {
        table.press_after(used);
        shown.push(table.left(White));
        table.press_after(0);
    }
    shown
}

const USES: [u64; 5] = [4_000, 1_500, 20_000, 2_000, 500];

#[test]
fn sudden_death_only_loses_time() {
    assert_eq!(
        white_after("5", Options::default(), &[7_250]),
        [300_000, 292_750]
    );
}

#[test]
fn an_increment_is_given_before_each_move_from_move_one() {
    assert_eq!(
        white_after("3+2", Options::default(), &USES),
        [182_000, 180_000, 180_500, 162_500, 162_500, 164_000]
    );
}

#[test]
fn with_the_first_increment_off_it_is_given_after_each_move() {
    assert_eq!(
        white_after("3+2", online(), &USES),
        [180_000, 178_000, 178_500, 160_500, 160_500, 162_000]
    );
}

#[test]
fn an_increment_comes_only_to_a_player_with_time_left() {
    let mut table = Table::with("0:04+2", online());
    table.press_after(3_999);
    assert_eq!(table.left(White), 2_001);

    let mut table = Table::with("0:04+2", online());
    table.wait(4_000);
    let flag = Flag {
        color: White,
        at: table.now,
    };
    assert_eq!(table.clock.press(table.now), Err(flag));
    assert_eq!(table.left(White), 0);
}

#[test]
fn a_base_of_zero_starts_with_one_increment() {
    for options in [Options::default(), online()] {
        let mut table = Table::with("0+5", options);
        assert_eq!(table.shows(White), "0:05.0");
        assert_eq!(table.shows(Black), "0:05.0");
        table.press_after(4_000);
        assert_eq!(table.left(White), 6_000);
    }
}

#[test]
fn a_simple_delay_costs_nothing_and_is_not_saved() {
    assert_eq!(
        white_after("3 d2", Options::default(), &USES),
        [180_000, 178_000, 178_000, 160_000, 160_000, 160_000]
    );
}

#[test]
fn bronstein_shows_the_delay_on_top_and_gives_back_what_was_used() {
    assert_eq!(
        white_after("3 b2", Options::default(), &USES),
        [182_000, 180_000, 180_000, 162_000, 162_000, 162_000]
    );
    // It runs at once, where the simple delay waits.
    let (mut simple, mut bronstein) = (Table::start("3 d2"), Table::start("3 b2"));
    simple.wait(1_500);
    bronstein.wait(1_500);
    assert_eq!(simple.left(White), 180_000);
    assert_eq!(bronstein.left(White), 180_500);
}

#[test]
fn both_forms_of_delay_lose_at_the_same_moment() {
    for spec in ["0:02 d5", "0:02 b5"] {
        for (used, safe) in [(5_400, true), (5_499, true), (5_500, false)] {
            let mut table = Table::start(spec);
            // 1.5 s of the main time go; half a second stays.
            table.press_after(6_500);
            table.press_after(0);
            table.wait(used);
            assert_eq!(table.clock.press(table.now).is_ok(), safe, "{spec} {used}");
        }
    }
}

#[test]
fn an_hourglass_gives_what_it_takes() {
    let mut table = Table::start("hourglass 1");
    assert_eq!((table.left(White), table.left(Black)), (60_000, 60_000));
    for (used, white, black) in [
        (10_000, 50_000, 70_000),
        (25_000, 75_000, 45_000),
        (40_000, 35_000, 85_000),
        (30_000, 65_000, 55_000),
    ] {
        table.press_after(used);
        assert_eq!((table.left(White), table.left(Black)), (white, black));
    }
    // In real time, not only with the press.
    table.wait(5_000);
    assert_eq!((table.left(White), table.left(Black)), (60_000, 60_000));
    table.wait(60_000);
    assert_eq!((table.left(White), table.left(Black)), (0, 120_000));
    // The sand does not run on when the glass is empty.
    table.wait(60_000);
    assert_eq!((table.left(White), table.left(Black)), (0, 120_000));
}

#[test]
fn time_for_the_next_stage_comes_with_the_last_move_of_the_stage() {
    let mut table = Table::start("40/120,20/60,SD/15+30");
    // White's first 39 moves take 1:57:00 and the 40th 1:20.5: 1:58:20.5 in all.
    for _ in 0..39 {
        table.press_after(180_000);
        table.press_after(0);
    }
    assert_eq!(table.counts(White), Some((39, 40)));
    table.wait(80_500);
    assert_eq!(table.left(White), 99_500);
    table.press_after(0);
    assert_eq!(table.left(White), 3_699_500);
    assert_eq!(table.counts(White), Some((0, 20)));
    table.press_after(0);
    // Twenty moves take 59:50.
    for _ in 0..19 {
        table.press_after(180_000);
        table.press_after(0);
    }
    table.wait(170_000);
    assert_eq!(table.left(White), 109_500);
    table.press_after(0);
    assert_eq!(table.left(White), 1_039_500);
    assert_eq!(table.counts(White), None);
}

#[test]
fn increments_and_stages_add_up() {
    let mut table = Table::start("40/90+30,SD/30+30");
    assert_eq!(table.left(White), 5_430_000);
    for _ in 0..39 {
        table.press_after(140_000);
        table.press_after(0);
    }
    // 39 moves took 1:31:00; with 12 s more it is 1:31:12.
    table.wait(12_000);
    assert_eq!(table.left(White), 1_128_000);
    table.press_after(0);
    assert_eq!(table.left(White), 2_958_000);
}

#[test]
fn each_player_gets_the_next_stage_for_the_players_own_moves() {
    let mut table = Table::start("2/1,SD/5");
    for _ in 0..2 {
        table.press_after(1_000);
    }
    table.press_after(1_000);
    assert_eq!((table.left(White), table.left(Black)), (358_000, 59_000));
    table.press_after(1_000);
    assert_eq!((table.left(White), table.left(Black)), (358_000, 358_000));
}

#[test]
fn when_black_moves_first_black_gets_the_stage_first() {
    let mut clock = Clock::new(
        [control("1/1,SD/5"), control("1/1,SD/5")],
        Options::default(),
        Black,
    );
    let now = Timestamp::from_millis(0);
    clock.start(now);
    let turn = clock.press(now.plus_millis(1_000)).unwrap();
    assert!(turn.new_stage);
    assert_eq!(clock.left(Black, now), Some(359_000));
    assert_eq!(clock.left(White, now.plus_millis(1_000)), Some(60_000));
}

#[test]
fn the_increment_of_a_stage_counts_for_its_own_moves() {
    // With the first increment off it comes after the first move of the stage.
    for (options, after_40, after_41) in [
        (Options::default(), 7_230_000, 7_260_000),
        (online(), 7_200_000, 7_230_000),
    ] {
        let shown = white_after("40/90,SD/30+30", options, &[0; 41]);
        assert_eq!(shown[39], 5_400_000);
        assert_eq!((shown[40], shown[41]), (after_40, after_41));
    }
}

#[test]
fn a_last_stage_with_moves_repeats() {
    assert_eq!(
        white_after("2/1", Options::default(), &[0; 6]),
        [60_000, 60_000, 120_000, 120_000, 180_000, 180_000, 240_000]
    );
}

#[test]
fn byo_yomi_keeps_a_period_for_a_move_made_inside_it() {
    let mut table = Table::start("1 byo 3x30");
    assert_eq!(table.shows(White), "1:00 ×3");
    for (used, shown) in [
        (50_000, "0:10.0 ×3"),
        (15_000, "0:30 ×3"),
        (29_900, "0:30 ×3"),
        (30_000, "0:30 ×2"),
    ] {
        table.press_after(used);
        assert_eq!(table.shows(White), shown, "after {used}");
        table.press_after(0);
    }
    table.wait(59_999);
    assert_eq!(table.shows(White), "0:00.1 ×1");
    table.wait(1_001);
    let flag = table.clock.check(table.now).unwrap();
    assert_eq!(flag.color, White);
    assert_eq!(flag.at.plus_millis(1_000), table.now);
    assert_eq!(table.shows(White), "0:00 ×0");
}

#[test]
fn a_byo_yomi_period_begins_when_the_main_time_is_used_up() {
    let mut table = Table::start("1 byo 3x30");
    table.wait(60_000);
    assert_eq!(table.shows(White), "0:30 ×3");
    table.wait(29_999);
    assert_eq!(table.shows(White), "0:00.1 ×3");
    table.wait(1);
    assert_eq!(table.shows(White), "0:30 ×2");
}

#[test]
fn canadian_byo_yomi_renews_the_period_with_its_last_move() {
    let mut table = Table::start("1 can 3/300");
    assert_eq!((table.left(White), table.counts(White)), (60_000, None));
    table.press_after(50_000);
    assert_eq!((table.left(White), table.counts(White)), (10_000, None));
    table.press_after(0);
    // The move during which the main time ends is the first of the period.
    table.press_after(110_000);
    assert_eq!(
        (table.left(White), table.counts(White)),
        (200_000, Some((1, 3)))
    );
    table.press_after(0);
    table.press_after(150_000);
    assert_eq!(
        (table.left(White), table.counts(White)),
        (50_000, Some((2, 3)))
    );
    table.press_after(0);
    table.press_after(49_999);
    assert_eq!(
        (table.left(White), table.counts(White)),
        (300_000, Some((0, 3)))
    );
    table.press_after(0);
    table.wait(300_000);
    assert!(table.clock.check(table.now).is_some());
}

#[test]
fn a_time_per_move_is_new_with_each_move() {
    let mut table = Table::start("move 30");
    table.press_after(29_999);
    assert_eq!(table.left(White), 30_000);
    table.wait(30_000);
    assert_eq!(
        table.clock.check(table.now).map(|flag| flag.color),
        Some(Black)
    );
}

#[test]
fn count_up_shows_the_time_used_and_never_ends() {
    let mut table = Table::start("up");
    table.press_after(61_999);
    assert_eq!(table.shows(White), "1:01");
    table.wait(100_000_000);
    assert_eq!(table.clock.check(table.now), None);
    assert_eq!(table.clock.flag_at(), None);
    assert_eq!(table.shows(Black), "27:46:40");
    assert!(!table.face(Black).low);
}

#[test]
fn without_a_clock_nothing_is_shown_and_nothing_wakes() {
    let mut table = Table::start("none");
    table.press_after(1_000);
    assert_eq!(table.clock.left(White, table.now), None);
    assert_eq!(table.clock.face(White, table.now), None);
    assert_eq!(table.clock.flag_at(), None);
    assert_eq!(table.clock.next_change(table.now), None);
}

#[test]
fn odds_give_each_player_another_control() {
    let now = Timestamp::from_millis(0);
    let mut clock = Clock::new([control("5"), control("2+1")], Options::default(), White);
    clock.start(now);
    assert_eq!(clock.left(White, now), Some(300_000));
    assert_eq!(clock.left(Black, now), Some(121_000));
    assert_eq!(clock.control(Black), &control("2+1"));
    clock.press(now.plus_millis(1_000)).unwrap();
    clock.press(now.plus_millis(3_000)).unwrap();
    assert_eq!(clock.left(White, now.plus_millis(3_000)), Some(299_000));
    assert_eq!(clock.left(Black, now.plus_millis(3_000)), Some(120_000));
}

#[test]
fn a_clock_without_limit_against_one_with_a_limit() {
    let now = Timestamp::from_millis(0);
    let mut clock = Clock::new([control("none"), control("1")], Options::default(), White);
    clock.start(now);
    assert_eq!(clock.flag_at(), None);
    clock.press(now.plus_millis(1_000_000)).unwrap();
    assert_eq!(clock.flag_at(), Some(now.plus_millis(1_060_000)));
}
