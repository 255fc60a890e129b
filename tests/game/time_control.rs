//! How a time control is typed, spelt, written in PGN and classed.

use proptest::prelude::*;
use tabiya::game::TimeControl;
use tabiya::game::time_control::{
    Bonus, COMMON, Class, Fault, MAX_SECONDS, NAMED, SpecError, Stage, Stages,
};

fn read(spec: &str) -> TimeControl {
    spec.parse()
        .unwrap_or_else(|error| panic!("{spec}: {error}"))
}

fn refused(spec: &str) -> SpecError {
    match spec.parse::<TimeControl>() {
        Ok(control) => panic!("{spec} is read as {control}"),
        Err(error) => error,
    }
}

fn stage(moves: u32, seconds: u32, bonus: Bonus) -> Stage {
    Stage {
        moves: moves.try_into().ok(),
        seconds,
        bonus,
    }
}

fn stages(stages: &[Stage]) -> TimeControl {
    TimeControl::Stages(Stages::new(stages.to_vec()).expect("good stages"))
}

use Bonus::{Bronstein, Delay, Increment, None as Nothing};

/// What is typed, what it is read as, its canonical spelling, its PGN.
type Row = (&'static str, TimeControl, &'static str, &'static str);

fn check(table: &[Row]) {
    for (typed, control, spelt, pgn) in table {
        assert_eq!(read(typed), *control, "{typed}");
        assert_eq!(control.to_string(), *spelt, "{typed}");
        assert_eq!(control.to_pgn(), *pgn, "{typed}");
    }
}

#[test]
fn one_stage_is_read_and_written_to_pgn() {
    check(&[
        ("5", stages(&[stage(0, 300, Nothing)]), "5", "300"),
        (
            "5+3",
            stages(&[stage(0, 300, Increment(3))]),
            "5+3",
            "300+3",
        ),
        ("0+5", stages(&[stage(0, 0, Increment(5))]), "0+5", "0+5"),
        (
            "90+30",
            stages(&[stage(0, 5400, Increment(30))]),
            "90+30",
            "5400+30",
        ),
        (
            "1:30:00+30",
            stages(&[stage(0, 5400, Increment(30))]),
            "90+30",
            "5400+30",
        ),
        ("2:30", stages(&[stage(0, 150, Nothing)]), "2:30", "150"),
        ("1:30", stages(&[stage(0, 90, Nothing)]), "1:30", "90"),
    ]);
}

#[test]
fn several_stages_are_read_and_written_to_pgn() {
    check(&[
        (
            "40/90:00+30,SD/30:00+30",
            stages(&[
                stage(40, 5400, Increment(30)),
                stage(0, 1800, Increment(30)),
            ]),
            "40/90,SD/30;+30",
            "40/5400+30:1800+30",
        ),
        (
            "40/90,SD/30;+30",
            stages(&[
                stage(40, 5400, Increment(30)),
                stage(0, 1800, Increment(30)),
            ]),
            "40/90,SD/30;+30",
            "40/5400+30:1800+30",
        ),
        (
            "40/90,SD/30+30",
            stages(&[stage(40, 5400, Nothing), stage(0, 1800, Increment(30))]),
            "40/90,SD/30+30",
            "40/5400:1800+30",
        ),
        (
            "40/120,20/60,15/30+30",
            stages(&[
                stage(40, 7200, Nothing),
                stage(20, 3600, Nothing),
                stage(15, 1800, Increment(30)),
            ]),
            "40/120,20/60,15/30+30",
            "40/7200:20/3600:15/1800+30",
        ),
        (
            "40/120,20/60,SD/15+30",
            stages(&[
                stage(40, 7200, Nothing),
                stage(20, 3600, Nothing),
                stage(0, 900, Increment(30)),
            ]),
            "40/120,20/60,SD/15+30",
            "40/7200:20/3600:900+30",
        ),
    ]);
}

#[test]
fn the_other_kinds_are_read_and_written_to_pgn() {
    check(&[
        (
            "G/25 d5",
            stages(&[stage(0, 1500, Delay(5))]),
            "G/25;d5",
            "1500",
        ),
        (
            "G/25;d5",
            stages(&[stage(0, 1500, Delay(5))]),
            "G/25;d5",
            "1500",
        ),
        (
            "G/25 b5",
            stages(&[stage(0, 1500, Bronstein(5))]),
            "G/25;b5",
            "1500",
        ),
        (
            "hourglass 1:30",
            TimeControl::Hourglass(90.try_into().unwrap()),
            "hourglass 1:30",
            "*180",
        ),
        (
            "pgn:40/7200:3600",
            stages(&[stage(40, 7200, Nothing), stage(0, 3600, Nothing)]),
            "40/120,SD/60",
            "40/7200:3600",
        ),
        ("none", TimeControl::None, "none", "-"),
        ("pgn:-", TimeControl::None, "none", "-"),
        ("up", TimeControl::CountUp, "up", "-"),
        ("5/3", stages(&[stage(5, 180, Nothing)]), "5/3", "5/180"),
        (
            "40/90",
            stages(&[stage(40, 5400, Nothing)]),
            "40/90",
            "40/5400",
        ),
        (
            "1 byo 3x30",
            TimeControl::ByoYomi {
                main: 60,
                periods: 3.try_into().unwrap(),
                period: 30.try_into().unwrap(),
            },
            "1 byo 3x30",
            "60",
        ),
        (
            "60 can 10/300",
            TimeControl::Canadian {
                main: 3600,
                moves: 10.try_into().unwrap(),
                period: 300.try_into().unwrap(),
            },
            "60 can 10/300",
            "3600",
        ),
        (
            "move 30",
            TimeControl::PerMove(30.try_into().unwrap()),
            "move 30",
            "1/30",
        ),
        // Nothing is said by PGN about byo-yomi from the start.
        (
            "0 byo 1x10",
            TimeControl::ByoYomi {
                main: 0,
                periods: 1.try_into().unwrap(),
                period: 10.try_into().unwrap(),
            },
            "0 byo 1x10",
            "?",
        ),
    ]);
}

#[test]
fn one_control_may_be_typed_in_many_ways() {
    let table: [(&str, &[&str]); 9] = [
        (
            "5+3",
            &[
                "5|3", "5 3", " 5 + 3 ", "5:00+3", "5m+3", "G/5+3", "sd/5 +3", "5inc3", "5;i3",
                "5 INC/3",
            ],
        ),
        (
            "40/90,SD/30;+30",
            &[
                "40/90, SD/30; +30",
                "40/90,sd/30;inc30",
                "40/90,30;inc30",
                "40 / 90 , SD / 30 +30",
                "40/1h30m,SD/30m;INC/30",
                "40/90+30,SD/30 +30",
                "40/90 +30,SD/30+30",
                "pgn:40/5400+30:1800+30",
            ],
        ),
        (
            "G/25;d5",
            &["25d5", "25 d5", "g/25;D/5", "25:00 d5", "SD/25 d5"],
        ),
        ("1:30", &["90s", "1m30s", "0:01:30"]),
        ("5:00:00", &["5h", "300m", "300:00"]),
        (
            "40/90,SD/30+30",
            &["40/90,SD/30:00+30", "40/90+0,SD/30;+30"],
        ),
        (
            "hourglass 1",
            &["HOURGLASS 1:00", "hourglass1m", "pgn:*120", "pgn: * 120"],
        ),
        ("1 byo 3x30", &["1byo3x30", "1:00 BYO 3 X 30"]),
        ("60 can 10/300", &["60can10/300", "1h CAN 10 / 300"]),
    ];
    for (spelt, ways) in table {
        for typed in ways {
            assert_eq!(read(typed).to_string(), spelt, "{typed}");
        }
    }
}

#[test]
fn a_faulty_spelling_is_refused_and_the_fault_is_shown() {
    let table = [
        ("", Fault::Empty, 1),
        ("  ", Fault::Empty, 3),
        ("300", Fault::TooManyMinutes(300), 1),
        ("5400+60", Fault::TooManyMinutes(5400), 1),
        ("181", Fault::TooManyMinutes(181), 1),
        ("40/7200:3600", Fault::ExpectedSixtieth, 9),
        ("5+", Fault::ExpectedSeconds, 3),
        ("5 + ", Fault::ExpectedSeconds, 5),
        ("+3", Fault::ExpectedTime, 1),
        ("abc", Fault::ExpectedTime, 1),
        ("40/", Fault::ExpectedTime, 4),
        ("SD/", Fault::ExpectedTime, 4),
        ("SD/30,40/90", Fault::SuddenDeathNotLast, 1),
        ("40/90,60,SD/30", Fault::SuddenDeathNotLast, 7),
        ("G/25,SD/5", Fault::SuddenDeathNotLast, 1),
        ("40/90,G/30", Fault::GameNotFirst, 7),
        ("40/90,", Fault::ExpectedTime, 7),
        ("5;", Fault::ExpectedBonus, 3),
        ("40/90;SD/30", Fault::ExpectedBonus, 7),
        ("5;3", Fault::ExpectedBonus, 3),
        ("40/90,SD/30 30", Fault::Unexpected, 13),
        ("40/90;+30,SD/30", Fault::Unexpected, 10),
        ("5+3 please", Fault::Unexpected, 5),
        ("5+3+3", Fault::Unexpected, 4),
        ("5+3 +3", Fault::Unexpected, 5),
        ("5+3;d5", Fault::Unexpected, 4),
        ("1:60", Fault::ExpectedSixtieth, 3),
        ("1:3", Fault::ExpectedSixtieth, 3),
        ("1:30:", Fault::ExpectedSixtieth, 6),
        ("1h30", Fault::ExpectedUnit, 5),
        ("30m1h", Fault::ExpectedUnit, 5),
        ("0", Fault::NoTime, 1),
        ("0+0", Fault::NoTime, 1),
        ("40/90,SD/0", Fault::NoTime, 7),
        ("hourglass 0", Fault::NoTime, 11),
        ("hourglass", Fault::ExpectedTime, 10),
        ("100:00:00", Fault::TimeTooLong, 1),
        ("100h", Fault::TimeTooLong, 1),
        ("5+3601", Fault::SecondsOutOfRange, 3),
        ("5+99999999999999999999", Fault::SecondsOutOfRange, 3),
        ("0/90", Fault::MovesOutOfRange, 1),
        ("501/90", Fault::MovesOutOfRange, 1),
        (
            "1/1,1/1,1/1,1/1,1/1,1/1,1/1,1/1,1/1",
            Fault::TooManyStages,
            33,
        ),
        ("1 byo", Fault::ExpectedPeriods, 6),
        ("1 byo 3", Fault::ExpectedPeriods, 8),
        ("1 byo 3x", Fault::ExpectedSeconds, 9),
        ("1 byo 3x0", Fault::SecondsOutOfRange, 9),
        ("60 can 10", Fault::ExpectedCanadian, 10),
        ("60 can 0/300", Fault::MovesOutOfRange, 8),
        ("move", Fault::ExpectedSeconds, 5),
        ("move 0", Fault::SecondsOutOfRange, 6),
        ("none 5", Fault::ExpectedTime, 1),
        ("pgn:", Fault::Empty, 5),
        ("pgn:?", Fault::Unknown, 5),
        ("pgn:300+", Fault::ExpectedSeconds, 9),
        ("pgn:600:20/180", Fault::SuddenDeathNotLast, 5),
        ("pgn:40/7200:", Fault::ExpectedSeconds, 13),
        ("pgn:*", Fault::ExpectedSeconds, 6),
        ("pgn:*181", Fault::OddGlass, 6),
        ("pgn:*0", Fault::NoTime, 6),
        ("pgn:0", Fault::NoTime, 5),
        ("pgn:300 ?", Fault::Unexpected, 9),
        ("pgn:360000", Fault::TimeTooLong, 5),
        // Columns are counted in characters, not bytes.
        ("５+3", Fault::ExpectedTime, 1),
        ("5+3 ·é!", Fault::Unexpected, 5),
        ("pgn:300·", Fault::Unexpected, 8),
    ];
    for (spec, fault, column) in table {
        let error = refused(spec);
        assert_eq!((error.fault, error.column(spec)), (fault, column), "{spec}");
    }
}

#[test]
fn a_time_control_tag_is_read_without_the_prefix() {
    assert_eq!(
        TimeControl::from_pgn("40/7200:3600"),
        Ok(read("40/120,SD/60"))
    );
    assert_eq!(
        TimeControl::from_pgn("?").map_err(|error| error.fault),
        Err(Fault::Unknown)
    );
}

#[test]
fn the_largest_and_smallest_figures_are_read() {
    for spec in [
        "99:59:59+3600",
        "500/180,SD/0:01",
        "0d1",
        "0b1",
        "G/180",
        "1/1,1/1,1/1,1/1,1/1,1/1,1/1,1/1",
    ] {
        read(spec);
    }
}

#[test]
fn presets_are_well_and_canonically_spelt() {
    for preset in NAMED {
        assert_eq!(read(preset.name).to_string(), preset.spec);
        assert_eq!(read(&preset.name.to_uppercase()), read(preset.spec));
    }
    for spec in COMMON {
        assert_eq!(read(spec).to_string(), spec);
    }
}

#[test]
fn pgn_says_all_except_of_delays_periods_and_count_up() {
    for (spec, fits) in [
        ("none", true),
        ("5", true),
        ("0+5", true),
        ("40/90,SD/30;+30", true),
        ("40/90", true),
        ("hourglass 1:30", true),
        ("G/25;d5", false),
        ("G/25;b5", false),
        ("up", false),
        ("1 byo 3x30", false),
        ("60 can 10/300", false),
        ("move 30", false),
    ] {
        assert_eq!(read(spec).fits_pgn(), fits, "{spec}");
    }
}

#[test]
fn the_class_is_set_by_the_time_for_60_moves() {
    use Class::{Blitz, Rapid, Standard};
    for (spec, class) in [
        ("1", Some(Blitz)),
        ("3+2", Some(Blitz)),
        ("5+3", Some(Blitz)),
        ("10+0", Some(Blitz)),
        ("10:01", Some(Rapid)),
        ("5+5", Some(Blitz)),
        ("10+5", Some(Rapid)),
        ("15+10", Some(Rapid)),
        ("25+10", Some(Rapid)),
        ("30", Some(Rapid)),
        ("30+20", Some(Rapid)),
        ("59:59", Some(Rapid)),
        ("30+30", Some(Standard)),
        ("45+15", Some(Standard)),
        ("60", Some(Standard)),
        ("90+30", Some(Standard)),
        ("G/25;d5", Some(Rapid)),
        // 40 moves in 30 minutes give 20 more moves another 29:59 only.
        ("40/30,SD/29:59", Some(Rapid)),
        ("40/30,SD/30", Some(Standard)),
        ("40/30", Some(Standard)),
        ("60/59:59", Some(Rapid)),
        // The increment of the second stage counts for moves 41 to 60.
        ("40/30,SD/20+29", Some(Rapid)),
        ("40/30,SD/20+30", Some(Standard)),
        ("move 10", Some(Blitz)),
        ("move 11", Some(Rapid)),
        ("0 byo 1x60", Some(Standard)),
        ("30 can 10/300", Some(Standard)),
        ("29 can 10/300", Some(Rapid)),
        ("hourglass 5", None),
        ("up", None),
        ("none", None),
    ] {
        assert_eq!(read(spec).class(), class, "{spec}");
    }
}

#[test]
fn the_class_sets_the_penalty_and_the_duty_to_record() {
    assert_eq!(Class::Standard.penalty_millis(), 120_000);
    assert_eq!(Class::Rapid.penalty_millis(), 60_000);
    assert_eq!(Class::Blitz.penalty_millis(), 60_000);
    assert!(Class::Standard.must_record());
    assert!(!Class::Rapid.must_record());
    assert!(!Class::Blitz.must_record());
}

#[test]
fn the_warning_comes_at_an_eighth_of_the_first_stage_within_limits() {
    for (spec, millis) in [
        ("0:05", 2_000),
        ("0:30", 6_000),
        ("0:59", 11_800),
        ("1", 10_000),
        ("2", 15_000),
        ("3", 22_500),
        ("3+2", 22_500),
        ("5", 37_500),
        ("10", 60_000),
        ("40/90,SD/30", 60_000),
        ("0+5", 2_000),
        ("move 30", 6_000),
        ("10 byo 3x30", 6_000),
        ("60 can 10/300", 37_500),
        ("hourglass 1", 10_000),
        ("none", 0),
        ("up", 0),
    ] {
        assert_eq!(read(spec).low_time_millis(), millis, "{spec}");
    }
}

#[test]
fn stages_that_no_clock_could_carry_out_cannot_be_made() {
    let five = stage(0, 300, Nothing);
    let forty = stage(40, 5400, Nothing);
    assert_eq!(Stages::new(vec![]), Err((0, Fault::Empty)));
    assert_eq!(
        Stages::new(vec![forty, five, forty]),
        Err((1, Fault::SuddenDeathNotLast))
    );
    assert_eq!(Stages::new(vec![forty; 9]), Err((8, Fault::TooManyStages)));
    assert_eq!(
        Stages::new(vec![stage(501, 300, Nothing)]),
        Err((0, Fault::MovesOutOfRange))
    );
    assert_eq!(
        Stages::new(vec![stage(0, MAX_SECONDS + 1, Nothing)]),
        Err((0, Fault::TimeTooLong))
    );
    assert_eq!(
        Stages::new(vec![stage(0, 0, Delay(0))]),
        Err((0, Fault::NoTime))
    );
    assert_eq!(
        Stages::new(vec![stage(0, 1, Increment(3601))]),
        Err((0, Fault::SecondsOutOfRange))
    );
}

fn any_bonus() -> impl Strategy<Value = Bonus> {
    prop_oneof![
        Just(Nothing),
        (1..=3600_u32).prop_map(Increment),
        (1..=3600_u32).prop_map(Delay),
        (1..=3600_u32).prop_map(Bronstein),
    ]
}

fn any_stages() -> impl Strategy<Value = TimeControl> {
    let time = prop_oneof![
        (1..=180_u32).prop_map(|minutes| minutes * 60),
        1..=MAX_SECONDS
    ];
    let staged = proptest::collection::vec((1..=500_u32, time, any_bonus()), 1..=8);
    (staged, any::<bool>()).prop_map(|(parts, sudden_death)| {
        let mut made: Vec<Stage> = parts
            .into_iter()
            .map(|(moves, seconds, bonus)| stage(moves, seconds, bonus))
            .collect();
        if sudden_death {
            made.last_mut().expect("at least one").moves = None;
        }
        stages(&made)
    })
}

fn any_control() -> impl Strategy<Value = TimeControl> {
    let period = || (1..=3600_u32).prop_map(|seconds| seconds.try_into().expect("not 0"));
    let count = || (1..=500_u32).prop_map(|count| count.try_into().expect("not 0"));
    prop_oneof![
        1 => Just(TimeControl::None),
        1 => Just(TimeControl::CountUp),
        6 => any_stages(),
        1 => (1..=MAX_SECONDS).prop_map(|seconds| TimeControl::Hourglass(seconds.try_into().expect("not 0"))),
        1 => (0..=MAX_SECONDS, count(), period())
            .prop_map(|(main, periods, period)| TimeControl::ByoYomi { main, periods, period }),
        1 => (0..=MAX_SECONDS, count(), period())
            .prop_map(|(main, moves, period)| TimeControl::Canadian { main, moves, period }),
        1 => period().prop_map(TimeControl::PerMove),
    ]
}

proptest! {
    #[test]
    fn the_canonical_spelling_reads_back_as_the_same_control(control in any_control()) {
        prop_assert_eq!(control.to_string().parse::<TimeControl>(), Ok(control));
    }

    #[test]
    fn pgn_reads_back_as_the_same_stages_but_for_delays(control in any_stages()) {
        let stages = control.stages().unwrap().as_slice();
        let delay = stages.iter().any(|stage| stage.bonus.delay() > 0);
        prop_assert_eq!(control.fits_pgn(), !delay);
    }

    #[test]
    fn no_text_makes_the_reader_fail_or_point_outside(spec in "[0-9SDGpgnbdi+:/,;xhm *?\u{e9}-]{0,20}") {
        match spec.parse::<TimeControl>() {
            Ok(control) => prop_assert_eq!(control.to_string().parse::<TimeControl>(), Ok(control)),
            Err(error) => {
                prop_assert!(spec.is_char_boundary(error.at));
                prop_assert!(error.column(&spec) <= spec.chars().count() + 1);
            }
        }
    }

    #[test]
    fn the_place_of_a_move_agrees_with_counting_one_by_one(control in any_stages(), moves in 0..3000_u32) {
        let stages = control.stages().unwrap();
        let list = stages.as_slice();
        let (mut index, mut done, mut ordinal, mut granted) = (0, 0, 0, u64::from(list[0].seconds));
        for _ in 0..moves {
            done += 1;
            if list[index].moves.is_some_and(|needed| needed.get() == done) {
                index = (index + 1).min(list.len() - 1);
                done = 0;
                ordinal += 1;
                granted += u64::from(list[index].seconds);
            }
        }
        let place = stages.place(moves);
        prop_assert_eq!((place.stage, place.done), (list[index], done));
        prop_assert_eq!((place.ordinal, place.granted), (ordinal, granted));
    }
}
