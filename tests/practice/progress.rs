//! Progress: levels open, boxes move, and all of it is rebuilt from the log.

use tabiya::notation::letters::Letters;
use tabiya::openings::Class;
use tabiya::practice::log::{self, Event, HEADER, Line, RoundEnd};
use tabiya::practice::{
    Answer, Day, Drill, Effort, Entry, INTERVALS, Length, Plan, Progress, Round, Skill, Stamp,
    Supply, Targets,
};
use tabiya::wording::{English, PracticeWords};

use crate::rounds::right;

pub(crate) const MONDAY: Day = Day(20_668);

/// The lines of a round of one skill: so many items, so many right at once,
/// each in so many milliseconds.
fn round(
    skill: Skill,
    day: Day,
    second: u32,
    (items, right): (u32, u32),
    millis: u32,
) -> Vec<Line> {
    let stamp = Stamp { day, second };
    let line = |event| Line {
        at: stamp,
        round: stamp,
        event,
    };
    let answer = |is_right: bool| {
        line(Event::Answer(Entry {
            drill: Drill::of(skill)[0],
            skill,
            ground: "x".to_owned(),
            expected: "x".to_owned(),
            given: "x".to_owned(),
            code: if is_right { "ok" } else { "ambiguous" }.to_owned(),
            tries: 1,
            effort: Effort::of_millis(millis),
        }))
    };
    let mut lines: Vec<Line> = (0..items).map(|index| answer(index < right)).collect();
    lines.push(line(Event::End(RoundEnd {
        items,
        first_try: right,
        right: items,
        millis: millis * items,
    })));
    lines
}

/// A learner who practises rounds.
pub(crate) struct Learner {
    pub(crate) progress: Progress,
    clock: u32,
}

impl Learner {
    pub(crate) fn new() -> Learner {
        Learner {
            progress: Progress::default(),
            clock: 0,
        }
    }

    /// Plays a round of twenty with so many right, in good time.
    pub(crate) fn plays(&mut self, skill: Skill, day: Day, right: u32) {
        self.clock += 1;
        let millis = self.progress.targets().of(skill);
        for line in round(skill, day, self.clock, (20, right), millis) {
            self.progress.note(&line);
        }
    }

    fn place(&self, skill: Skill) -> usize {
        self.progress.of(skill).place()
    }

    fn due(&self, skill: Skill) -> Option<Day> {
        self.progress.of(skill).due()
    }
}

#[test]
fn the_first_skill_is_open_and_the_others_follow_one_by_one() {
    let mut learner = Learner::new();
    for skill in Skill::ALL.into_iter().filter(|skill| !skill.is_optional()) {
        assert_eq!(learner.progress.current(), Some(skill));
        assert!(learner.progress.is_open(skill));
        let beyond = Skill::ALL.into_iter().skip(skill.index() + 1);
        let optional = |skill: &Skill| skill.is_optional();
        let next_required = beyond
            .skip_while(optional)
            .find(|skill| !skill.is_optional());
        assert!(next_required.is_none_or(|next| !learner.progress.is_open(next)));
        learner.plays(skill, MONDAY, 20);
        assert!(next_required.is_none_or(|next| learner.progress.is_open(next)));
    }
    assert_eq!(
        learner.progress.current(),
        None,
        "all is learnt without the optional two"
    );
}

#[test]
fn a_skill_is_mastered_by_twenty_first_tries_right_enough_and_quick_enough() {
    let target = Targets::default().of(Skill::SquareNames);
    // Items, right, milliseconds, whether that is enough.
    let cases = [
        ((20, 20), target, true),
        ((20, 19), target, true),
        ((20, 18), target, false),
        ((19, 19), target, false),
        ((20, 20), target + 1, false),
    ];
    for (tally, millis, enough) in cases {
        let mut progress = Progress::default();
        for line in round(Skill::SquareNames, MONDAY, 1, tally, millis) {
            progress.note(&line);
        }
        assert_eq!(
            progress.of(Skill::SquareNames).is_mastered(),
            enough,
            "{tally:?} in {millis}"
        );
        assert_eq!(progress.is_open(Skill::SquareColors), enough);
    }
}

#[test]
fn what_is_open_stays_open_when_the_skill_gets_rusty() {
    let mut learner = Learner::new();
    learner.plays(Skill::SquareNames, MONDAY, 20);
    learner.plays(Skill::SquareNames, MONDAY, 5);
    assert!(learner.progress.of(Skill::SquareNames).is_weak());
    assert!(learner.progress.is_open(Skill::SquareColors));
}

#[test]
fn targets_are_as_specified_and_can_be_set() {
    let targets = Targets::default();
    let cases = [
        (Skill::SquareNames, 2_000),
        (Skill::PieceMoves, 3_000),
        (Skill::PieceCaptures, 3_500),
        (Skill::FileOrigin, 5_000),
        (Skill::Promotion, 5_000),
        (Skill::EnPassant, 5_000),
        (Skill::Games, 4_000),
    ];
    for (skill, millis) in cases {
        assert_eq!(targets.of(skill), millis, "{skill:?}");
    }
    let mut patient = Progress::new(targets.with(Skill::SquareNames, 9_000));
    for line in round(Skill::SquareNames, MONDAY, 1, (20, 20), 8_500) {
        patient.note(&line);
    }
    assert!(patient.of(Skill::SquareNames).is_mastered());
}

#[test]
fn only_the_first_try_counts_for_a_skill() {
    let mut progress = Progress::default();
    for mut line in round(Skill::PieceMoves, MONDAY, 1, (10, 0), 1_000) {
        progress.note(&line);
        if let Event::Answer(entry) = &mut line.event {
            (entry.tries, entry.code) = (2, "ok".to_owned());
            progress.note(&line);
        }
    }
    assert_eq!(progress.of(Skill::PieceMoves).percent(), Some(0));
}

#[test]
fn a_week_of_practice_moves_boxes_and_levels() {
    const SQUARES: Skill = Skill::SquareNames;
    let mut learner = Learner::new();
    let day = |number| MONDAY.plus(number);
    assert_eq!(learner.due(SQUARES), None, "never practised");

    // Monday: new, so there is no timer; two good rounds lift it to the next box.
    assert!(!learner.progress.of(SQUARES).may_be_timed());
    learner.plays(SQUARES, MONDAY, 20);
    assert_eq!(
        (learner.place(SQUARES), learner.due(SQUARES)),
        (0, Some(MONDAY))
    );
    learner.plays(SQUARES, MONDAY, 19);
    assert_eq!(
        (learner.place(SQUARES), learner.due(SQUARES)),
        (1, Some(day(1)))
    );
    assert_eq!(
        learner.progress.current(),
        Some(Skill::SquareColors),
        "the next level is open"
    );

    // A third and a fourth good round on the same day change nothing: it is not due.
    learner.plays(SQUARES, MONDAY, 20);
    assert!(
        learner.progress.of(SQUARES).may_be_timed(),
        "three rounds are played"
    );
    learner.plays(SQUARES, MONDAY, 20);
    assert_eq!(learner.place(SQUARES), 1);
    assert!(!learner.progress.due(MONDAY).contains(&SQUARES));

    // Tuesday: due. One good round, and a middling one that moves nothing.
    assert_eq!(learner.progress.due(day(1)), [SQUARES]);
    learner.plays(SQUARES, day(1), 20);
    learner.plays(SQUARES, day(1), 17);
    assert_eq!(
        (learner.place(SQUARES), learner.due(SQUARES)),
        (1, Some(day(1)))
    );

    // Wednesday: still due; the second good round.
    learner.plays(SQUARES, day(2), 20);
    assert_eq!(
        (learner.place(SQUARES), learner.due(SQUARES)),
        (2, Some(day(5)))
    );
    assert!(learner.progress.due(day(4)).is_empty());

    // Saturday: due after three days, but it went badly: one box down.
    assert_eq!(learner.progress.due(day(5)), [SQUARES]);
    learner.plays(SQUARES, day(5), 15);
    assert_eq!(
        (learner.place(SQUARES), learner.due(SQUARES)),
        (1, Some(day(6)))
    );
    assert!(
        learner.progress.is_open(Skill::SquareColors),
        "the level stays open"
    );

    // Sunday: two good rounds, two boxes from the bottom again.
    learner.plays(SQUARES, day(6), 20);
    learner.plays(SQUARES, day(6), 20);
    assert_eq!(
        (learner.place(SQUARES), learner.due(SQUARES)),
        (2, Some(day(9)))
    );
    assert_eq!(learner.progress.rounds().len(), 10);
}

#[test]
fn boxes_are_due_after_0_1_3_7_and_21_days() {
    let mut learner = Learner::new();
    let mut today = MONDAY;
    for place in 1..=6 {
        learner.plays(Skill::Castling, today, 20);
        learner.plays(Skill::Castling, today, 20);
        let reached = place.min(4);
        assert_eq!(learner.place(Skill::Castling), reached);
        let due = today.plus(INTERVALS[reached]);
        assert_eq!(learner.due(Skill::Castling), Some(due));
        today = due;
    }
    assert_eq!(INTERVALS, [0, 1, 3, 7, 21]);
    learner.plays(Skill::Castling, MONDAY.plus(1), 0);
    assert_eq!(
        learner.place(Skill::Castling),
        3,
        "a bad round counts on any day"
    );
    (0..9).for_each(|_| learner.plays(Skill::Castling, today, 0));
    assert_eq!(
        learner.place(Skill::Castling),
        0,
        "there is no box below the first"
    );
}

#[test]
fn dictations_go_from_open_to_semi_open_to_closed_games() {
    let mut learner = Learner::new();
    let mut today = MONDAY;
    for class in [Class::Open, Class::SemiOpen, Class::Closed, Class::Closed] {
        assert_eq!(learner.progress.class(), class);
        learner.plays(Skill::Games, today, 20);
        learner.plays(Skill::Games, today, 20);
        today = learner.due(Skill::Games).expect("a day");
    }
}

#[test]
fn a_few_items_are_no_round_of_a_skill() {
    let mut progress = Progress::default();
    for second in 0..6 {
        for line in round(Skill::Castling, MONDAY, second, (4, 4), 1_000) {
            progress.note(&line);
        }
    }
    assert_eq!(
        (
            progress.of(Skill::Castling).place(),
            progress.of(Skill::Castling).rounds()
        ),
        (0, 0)
    );
    assert_eq!(
        progress.of(Skill::Castling).percent(),
        Some(100),
        "its answers count all the same"
    );
}

#[test]
fn a_round_that_was_not_finished_moves_no_box() {
    let mut progress = Progress::default();
    for second in 0..4 {
        let lines = round(Skill::Castling, MONDAY, second, (20, 0), 1_000);
        lines.iter().take(20).for_each(|line| progress.note(line));
    }
    assert_eq!(progress.of(Skill::Castling).rounds(), 0);
    assert_eq!(progress.rounds().len(), 0);
}

#[test]
fn weak_and_long_unseen_skills_weigh_more() {
    let mut learner = Learner::new();
    learner.plays(Skill::PieceMoves, MONDAY, 20);
    learner.plays(Skill::PawnMoves, MONDAY, 10);
    let weight = |skill, day: Day| learner.progress.of(skill).weight(day);
    assert_eq!(weight(Skill::PieceMoves, MONDAY), 100);
    assert_eq!(weight(Skill::PawnMoves, MONDAY), 300);
    assert_eq!(weight(Skill::PieceMoves, MONDAY.plus(6)), 100);
    assert_eq!(weight(Skill::PieceMoves, MONDAY.plus(7)), 200);
    assert_eq!(weight(Skill::Castling, MONDAY), 600, "never seen");
}

#[test]
fn the_daily_choice_is_what_is_weak_current_or_due() {
    let mut learner = Learner::new();
    for skill in [Skill::SquareNames, Skill::SquareColors, Skill::PieceMoves] {
        learner.plays(skill, MONDAY, 20);
    }
    // The second round lifts this one to tomorrow; the others stay due today.
    learner.plays(Skill::SquareNames, MONDAY, 20);
    learner.plays(Skill::SquareColors, MONDAY, 12);
    let names =
        |skills: &[(Skill, u32)]| skills.iter().map(|&(skill, _)| skill).collect::<Vec<_>>();
    let today = learner.progress.daily(MONDAY);
    assert_eq!(names(&today.weak), [Skill::SquareColors, Skill::PawnMoves]);
    assert_eq!(names(&today.review), [Skill::PieceMoves]);
    let tomorrow = learner.progress.daily(MONDAY.plus(1));
    assert_eq!(
        names(&tomorrow.review),
        [Skill::SquareNames, Skill::PieceMoves]
    );
    let due = learner.progress.due(MONDAY.plus(1));
    assert_eq!(due[0], Skill::SquareColors, "the weakest first");
}

#[test]
fn skills_asked_for_by_name_need_not_be_open() {
    let progress = Progress::default();
    let choice = progress.choice([Skill::SquareOrigin], MONDAY);
    assert!(!progress.is_open(Skill::SquareOrigin));
    assert_eq!(choice.skills().collect::<Vec<_>>(), [Skill::SquareOrigin]);
}

#[test]
fn the_first_three_rounds_of_a_skill_have_no_timer() {
    let mut learner = Learner::new();
    let both = [Skill::PieceMoves, Skill::PawnMoves];
    for _ in 0..3 {
        assert!(!learner.progress.may_be_timed(both));
        learner.plays(Skill::PieceMoves, MONDAY, 20);
    }
    assert!(learner.progress.may_be_timed([Skill::PieceMoves]));
    assert!(!learner.progress.may_be_timed(both), "one of them is new");
}

#[test]
fn the_last_twenty_rounds_and_the_commonest_mistakes_are_kept() {
    let mut learner = Learner::new();
    for number in 0..25 {
        learner.plays(Skill::PieceMoves, MONDAY, number % 20);
    }
    let rounds: Vec<_> = learner.progress.rounds().collect();
    assert_eq!(rounds.len(), 20);
    assert_eq!(rounds[19].score.first_try, 4);
    assert_eq!(rounds[19].drill, Some(Drill::Write));
    let mistakes = learner.progress.commonest_mistakes(3);
    assert_eq!(mistakes.len(), 1);
    assert_eq!(mistakes[0].0, "ambiguous");
}

#[test]
fn progress_is_rebuilt_from_the_log_damage_and_all() {
    let mut log_text = format!("{HEADER}\n");
    let mut told = Progress::default();
    for (number, skill) in [Skill::SquareNames, Skill::SquareColors, Skill::SquareNames]
        .into_iter()
        .enumerate()
    {
        let second = u32::try_from(number).expect("small");
        for line in round(skill, MONDAY, second, (20, 20), 1_500) {
            log_text.push_str(&line.write());
            log_text.push_str("\nanswer\tgarbage\n");
            told.note(&line);
        }
    }
    let log = log::read(log_text.as_bytes()).expect("a log");
    assert_eq!(log.damaged, 63);
    let rebuilt = Progress::rebuilt(Targets::default(), &log.lines);
    for skill in Skill::ALL {
        assert_eq!(rebuilt.of(skill), told.of(skill), "{skill:?}");
        assert_eq!(rebuilt.is_open(skill), told.is_open(skill));
    }
    assert!(rebuilt.rounds().eq(told.rounds()));
}

#[test]
fn real_rounds_through_the_log_open_the_next_level() {
    let mut log_text = format!("{HEADER}\n");
    let plan = Plan::new(Drill::Name, [Skill::SquareNames]);
    let mut round = Round::new(plan, Supply::new(1));
    let start = Stamp {
        day: MONDAY,
        second: 40_000,
    };
    let mut write = |event| {
        let line = Line {
            at: start,
            round: start,
            event,
        };
        log_text.push_str(&line.write());
        log_text.push('\n');
    };
    while let Some(item) = round.current() {
        let answer: Answer = right(item);
        let verdict = round
            .answer(&answer, Effort::of_millis(1_400))
            .expect("a verdict");
        write(Event::Answer(verdict.entry));
    }
    write(Event::End(round.score().end()));
    let log = log::read(log_text.as_bytes()).expect("a log");
    let progress = Progress::rebuilt(Targets::default(), &log.lines);
    assert_eq!(progress.current(), Some(Skill::SquareColors));
    let told = English.progress(&progress, MONDAY, Letters::English);
    let known = "squares         100 %    1.4 s    2.0 s  1 of 5   today         known";
    assert!(told.iter().any(|line| line == known), "{told:#?}");
}

#[test]
fn the_daily_ten_minutes_ask_what_the_progress_says() {
    let mut learner = Learner::new();
    learner.plays(Skill::SquareNames, MONDAY, 20);
    let mut plan = Plan::of(learner.progress.daily(MONDAY));
    plan.length = Length::DAILY;
    let mut round = Round::new(plan, Supply::new(1));
    let mut asked = [0_u32; 20];
    for _ in 0..100 {
        let item = round.current().expect("an item").clone();
        asked[item.skill.index()] += 1;
        round.answer(&right(&item), Effort::of_millis(1_000));
    }
    let [names, colors, ..] = asked;
    assert_eq!(names + colors, 100);
    assert!(colors > 55 && names > 15, "{names} and {colors}");
}

#[test]
fn a_round_of_a_few_items_is_not_in_the_chart() {
    let played = |items| {
        let lines = round(Skill::SquareNames, MONDAY, 0, (items, items), 1_000);
        Progress::rebuilt(Targets::default(), &lines).rounds().len()
    };
    assert_eq!((played(1), played(9), played(10)), (0, 0, 1));
}
