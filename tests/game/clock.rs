//! The arithmetic of every kind of clock, by figures.

use tabiya::game::clock::{
    AfterFlag, Alarm, Clock, Counter, Face, FirstIncrement, Flag, Options, clk, digits, emt,
};
use tabiya::game::{TimeControl, Timestamp};
use tabiya::rules::Color::{self, Black, White};

/// A clock and the time of the script.
pub(crate) struct Table {
    pub(crate) clock: Clock,
    pub(crate) now: Timestamp,
}

impl Table {
    /// Both players with the same control, White's clock running.
    pub(crate) fn start(spec: &str) -> Table {
        Table::with(spec, Options::default())
    }

    pub(crate) fn with(spec: &str, options: Options) -> Table {
        let now = Timestamp::from_millis(777);
        let mut clock = Clock::new([control(spec), control(spec)], options, White);
        clock.start(now);
        Table { clock, now }
    }

    pub(crate) fn wait(&mut self, millis: u64) {
        self.now = self.now.plus_millis(millis);
    }

    /// The player to move thinks for so long and presses.
    pub(crate) fn press_after(&mut self, millis: u64) {
        self.wait(millis);
        self.clock
            .press(self.now)
            .unwrap_or_else(|flag| panic!("{flag:?} at {:?}", self.now));
    }

    pub(crate) fn left(&self, color: Color) -> u64 {
        self.clock.left(color, self.now).expect("there is a clock")
    }

    pub(crate) fn face(&self, color: Color) -> Face {
        self.clock.face(color, self.now).expect("there is a clock")
    }

    pub(crate) fn shows(&self, color: Color) -> String {
        self.face(color).to_string()
    }

    fn counts(&self, color: Color) -> Option<(u32, u32)> {
        let counter = self.face(color).counter?;
        Some((counter.done, counter.of))
    }
}

pub(crate) fn control(spec: &str) -> TimeControl {
    spec.parse().expect("the test spells it rightly")
}

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
fn a_new_game_inherits_nothing() {
    let mut first = Table::start("0:30");
    first.wait(5_000);
    first.clock.stop(first.now);
    let second = Table::start("1");
    assert_eq!(second.left(White), 60_000);
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
