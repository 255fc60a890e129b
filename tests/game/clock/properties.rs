//! What holds for every clock and every course of a game.

use proptest::prelude::*;
use tabiya::game::Timestamp;
use tabiya::game::clock::{AfterFlag, Clock, FirstIncrement, Options};
use tabiya::rules::Color::{self, Black, White};

use super::{Table, control};

/// Small seeded numbers, for loops too long for a property test (xorshift).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % bound
    }
}

#[test]
fn the_sand_of_an_hourglass_is_constant_over_a_million_presses() {
    let mut table = Table::start("hourglass 1");
    let mut numbers = Numbers(2024);
    for _ in 0..1_000_000 {
        table.wait(numbers.below(50));
        let turn = table.clock.turn();
        assert_eq!(table.left(White) + table.left(Black), 120_000);
        if table.clock.press(table.now).is_err() {
            // Begin again with what is there, as after a correction.
            table.clock.set_time(turn, 60_000, table.now);
            table.clock.set_time(!turn, 60_000, table.now);
            table.clock.start(table.now);
        }
        assert_eq!(table.left(White) + table.left(Black), 120_000);
    }
}

#[test]
fn bronstein_is_always_the_simple_delay_plus_its_seconds_over_a_million_presses() {
    let (mut simple, mut bronstein) = (Table::start("90 d2"), Table::start("90 b2"));
    let mut numbers = Numbers(7);
    for _ in 0..1_000_000 {
        let used = numbers.below(2_010);
        for table in [&mut simple, &mut bronstein] {
            table.wait(used);
        }
        assert_eq!(simple.clock.flag_at(), bronstein.clock.flag_at());
        simple.press_after(0);
        bronstein.press_after(0);
        for color in Color::ALL {
            assert_eq!(simple.left(color) + 2_000, bronstein.left(color));
        }
    }
    assert!(
        simple.left(White) < 5_400_000,
        "some turns outlast the delay"
    );
}

const SPECS: [&str; 16] = [
    "1",
    "0:30+2",
    "0+5",
    "0:25 d5",
    "0:25 b5",
    "0 d3",
    "2/0:20,3/0:10,SD/0:05+1",
    "2/0:20d3,SD/0:05b2",
    "2/0:15;+1",
    "hourglass 0:21",
    "0:10 byo 3x5",
    "0 byo 2x21",
    "0:10 can 2/15",
    "move 22",
    "up",
    "none",
];

fn any_options() -> impl Strategy<Value = Options> {
    (
        any::<bool>(),
        any::<bool>(),
        prop_oneof![Just(20_000), Just(10_000), Just(0)],
    )
        .prop_map(|(online, go_on, tenths_below)| Options {
            first_increment: if online {
                FirstIncrement::AfterMoveOne
            } else {
                FirstIncrement::BeforeMoveOne
            },
            after_flag: if go_on {
                AfterFlag::GoOn
            } else {
                AfterFlag::Stop
            },
            tenths_below,
        })
}

#[derive(Clone, Copy, Debug)]
enum Step {
    Press,
    Pause,
    Start,
    Look,
    Add(bool, i64),
    SetTime(bool, u64),
    SetMoves(bool, u32),
}

fn any_step() -> impl Strategy<Value = (u64, Step)> {
    let step = prop_oneof![
        8 => Just(Step::Press),
        1 => Just(Step::Pause),
        2 => Just(Step::Start),
        2 => Just(Step::Look),
        1 => (any::<bool>(), -5_000..20_000_i64).prop_map(|(white, millis)| Step::Add(white, millis)),
        1 => (any::<bool>(), 0..40_000_u64).prop_map(|(white, millis)| Step::SetTime(white, millis)),
        1 => (any::<bool>(), 0..10_u32).prop_map(|(white, moves)| Step::SetMoves(white, moves)),
    ];
    (prop_oneof![0..40_u64, 0..9_000_u64, 0..30_000_u64], step)
}

fn color(white: bool) -> Color {
    if white { White } else { Black }
}

fn take(clock: &mut Clock, step: Step, now: Timestamp) {
    match step {
        Step::Press => drop(clock.press(now)),
        Step::Pause => clock.stop(now),
        Step::Start => clock.start(now),
        Step::Look => drop(clock.check(now)),
        Step::Add(white, millis) => clock.add_time(color(white), millis, now),
        Step::SetTime(white, millis) => clock.set_time(color(white), millis, now),
        Step::SetMoves(white, moves) => clock.set_moves(color(white), moves, now),
    }
}

/// What both faces look like.
fn faces(clock: &Clock, now: Timestamp) -> [Option<tabiya::game::clock::Face>; 2] {
    Color::ALL.map(|color| clock.face(color, now))
}

fn played(specs: (usize, usize), options: Options, steps: &[(u64, Step)]) -> (Clock, Timestamp) {
    let mut clock = Clock::new(
        [control(SPECS[specs.0]), control(SPECS[specs.1])],
        options,
        White,
    );
    let mut now = Timestamp::from_millis(0);
    clock.start(now);
    for &(wait, step) in steps {
        now = now.plus_millis(wait);
        take(&mut clock, step, now);
    }
    (clock, now)
}

fn any_specs() -> impl Strategy<Value = (usize, usize)> {
    prop_oneof![
        3 => (0..SPECS.len()).prop_map(|spec| (spec, spec)),
        1 => (0..SPECS.len(), 0..SPECS.len()),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn nothing_shown_changes_before_the_next_change_and_something_does_then(
        specs in any_specs(), options in any_options(),
        steps in proptest::collection::vec(any_step(), 0..12), wait in 0..5_000_u64,
    ) {
        let (clock, now) = played(specs, options, &steps);
        let now = now.plus_millis(wait);
        let Some(next) = clock.next_change(now) else {
            // Nothing changes any more while nobody presses.
            prop_assert_eq!(faces(&clock, now), faces(&clock, now.plus_millis(500_000)));
            return Ok(());
        };
        prop_assert!(next > now);
        let before = Timestamp::from_millis(next.millis() - 1);
        prop_assert_eq!(faces(&clock, now), faces(&clock, before));
        prop_assert_ne!(faces(&clock, now), faces(&clock, next));
    }

    #[test]
    fn looking_often_or_seldom_makes_no_difference(
        specs in any_specs(), options in any_options(),
        steps in proptest::collection::vec(any_step(), 0..12),
        looks in proptest::collection::vec(0..4_000_u64, 0..8),
    ) {
        let (mut clock, now) = played(specs, options, &steps);
        let end = now.plus_millis(looks.iter().sum());
        let mut often = clock.clone();
        let mut at = now;
        for look in looks {
            at = at.plus_millis(look);
            often.check(at);
        }
        clock.check(end);
        often.check(end);
        prop_assert_eq!(often.snapshot(end), clock.snapshot(end));
        prop_assert_eq!(often, clock);
    }

    #[test]
    fn the_flag_falls_when_it_was_said_to(
        specs in any_specs(), options in any_options(),
        steps in proptest::collection::vec(any_step(), 0..12),
    ) {
        let (mut clock, _) = played(specs, options, &steps);
        let turn = clock.turn();
        if let Some(at) = clock.flag_at().filter(|at| at.millis() > 0) {
            prop_assert!(!clock.has_fallen(turn));
            let before = Timestamp::from_millis(at.millis() - 1);
            clock.check(before);
            prop_assert!(!clock.has_fallen(turn));
            clock.check(at);
            prop_assert!(clock.has_fallen(turn));
        }
    }

    #[test]
    fn a_restored_clock_is_the_same_clock(
        specs in any_specs(), options in any_options(),
        before in proptest::collection::vec(any_step(), 0..12),
        after in proptest::collection::vec(any_step(), 0..6),
    ) {
        let (clock, mut now) = played(specs, options, &before);
        let saved = clock.snapshot(now);
        let mut other = clock.clone();
        for (wait, step) in after {
            now = now.plus_millis(wait);
            take(&mut other, step, now);
        }
        other.restore(&saved, now);
        prop_assert_eq!(other.snapshot(now), saved);
        prop_assert_eq!(other.turn(), clock.turn());
    }
}
