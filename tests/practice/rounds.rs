//! Rounds: help after misses, what comes back, and when it is over.

use std::collections::HashSet;

use tabiya::game::Game;
use tabiya::notation::note::Standard;
use tabiya::notation::san;
use tabiya::openings;
use tabiya::practice::{
    Answer, Choice, Drill, Effort, Help, Item, Length, Plan, Random, Round, Skill, Supply, Task,
};
use tabiya::rules::{Position, Variant};

fn round(drill: Drill, skills: &[Skill]) -> Round {
    Round::new(Plan::new(drill, skills.iter().copied()), Supply::new(1))
}

/// The right answer to the present item.
pub(crate) fn right(item: &Item) -> Answer {
    match &item.task {
        Task::Find(square) => Answer::Square(*square),
        Task::Color(square) => Answer::Light(square.is_light()),
        Task::Read(example) => Answer::Move(example.mv),
        Task::Choose { right, .. } => Answer::Choice(*right),
        _ => Answer::Text(item.expected()),
    }
}

fn answer_right(round: &mut Round) -> bool {
    let answer = right(round.current().expect("an item"));
    let verdict = round.answer(&answer, Effort::of_millis(2_000));
    verdict.is_some_and(|verdict| verdict.is_right())
}

fn answer_wrong(round: &mut Round) -> Help {
    let verdict = round.answer(&Answer::Text("x".to_owned()), Effort::of_millis(1_000));
    let verdict = verdict.expect("a round in play");
    assert!(!verdict.is_right());
    verdict.help
}

#[test]
fn a_round_has_twenty_items_none_of_them_twice() {
    let mut round = round(Drill::Write, &[Skill::FileOrigin, Skill::EnPassant]);
    let mut seen = HashSet::new();
    for done in 0..20 {
        assert_eq!(round.progress(), (done, Some(20)));
        let item = round.current().expect("an item").clone();
        assert!(seen.insert((item.ground(), item.expected())));
        assert!(answer_right(&mut round));
    }
    assert!(round.is_over());
    assert_eq!(round.answer(&Answer::Choice(0), Effort::default()), None);
    let score = round.score();
    assert_eq!(
        (score.items, score.first_try, score.millis),
        (20, 20, 40_000)
    );
}

#[test]
fn the_rule_comes_after_the_second_miss_the_answer_after_the_third() {
    let mut round = round(Drill::Write, &[Skill::RankOrigin]);
    let first = round.current().cloned();
    assert_eq!(answer_wrong(&mut round), Help::None);
    assert_eq!(answer_wrong(&mut round), Help::Rule);
    assert_eq!(
        (round.current().cloned(), round.misses()),
        (first.clone(), 2)
    );
    assert_eq!(answer_wrong(&mut round), Help::Answer);
    assert_ne!(round.current().cloned(), first, "the item is put aside");
}

#[test]
fn a_missed_item_comes_back_after_three_others() {
    let mut round = round(Drill::Write, &[Skill::RankOrigin]);
    let missed = round.current().cloned();
    (0..3).for_each(|_| {
        answer_wrong(&mut round);
    });
    for _ in 0..3 {
        assert_ne!(round.current().cloned(), missed);
        assert!(answer_right(&mut round));
    }
    assert_eq!(round.current().cloned(), missed);
    assert_eq!(round.misses(), 0, "it is asked afresh");
    assert!(answer_right(&mut round));
    let score = round.score();
    assert_eq!((score.items, score.first_try, score.right), (4, 3, 4));
    assert_eq!(score.millis, 3 * 1_000 + 4 * 2_000);
    assert_eq!(score.errors, [("unreadable".to_owned(), 3)]);
}

#[test]
fn an_item_put_right_at_a_later_try_does_not_come_back() {
    let mut round = round(Drill::Write, &[Skill::Castling]);
    let first = round.current().cloned();
    answer_wrong(&mut round);
    answer_wrong(&mut round);
    assert!(answer_right(&mut round));
    let mut others = 0;
    while !round.is_over() {
        assert_ne!(round.current().cloned(), first);
        answer_right(&mut round);
        others += 1;
    }
    assert_eq!(others, 19);
    assert_eq!((round.score().first_try, round.score().right), (19, 20));
}

#[test]
fn the_last_items_come_back_though_there_are_no_others_left() {
    let mut plan = Plan::new(Drill::Write, [Skill::Promotion]);
    plan.length = Length::Items(2);
    let mut round = Round::new(plan, Supply::new(1));
    let first = round.current().cloned();
    (0..3).for_each(|_| {
        answer_wrong(&mut round);
    });
    assert!(answer_right(&mut round));
    assert_eq!(round.current().cloned(), first);
    assert!(answer_right(&mut round));
    assert!(round.is_over());
}

#[test]
fn what_is_never_put_right_is_left_standing_and_the_round_still_ends() {
    let mut plan = Plan::new(Drill::Write, [Skill::Promotion]);
    plan.length = Length::Items(3);
    let mut round = Round::new(plan, Supply::new(1));
    let mut tries = 0;
    while !round.is_over() {
        answer_wrong(&mut round);
        tries += 1;
    }
    // Three items, each put before the learner three times for three tries.
    assert_eq!(tries, 27);
    assert_eq!((round.score().items, round.score().left_standing()), (3, 3));
}

#[test]
fn a_round_by_time_goes_on_until_it_is_stopped() {
    let mut plan = Plan::new(Drill::Name, [Skill::SquareNames]);
    plan.length = Length::Seconds(60);
    let mut round = Round::new(plan, Supply::new(1));
    for _ in 0..90 {
        assert!(answer_right(&mut round));
    }
    assert_eq!(round.progress(), (90, None));
    answer_wrong(&mut round);
    round.stop();
    assert!(round.is_over());
    // The wrong answer stands; had the item not been answered, it would not count.
    assert_eq!(
        (round.score().items, round.score().left_standing()),
        (91, 1)
    );
}

#[test]
fn an_item_may_be_left_without_an_answer() {
    let mut round = round(Drill::Color, &[Skill::SquareColors]);
    let first = round.current().cloned();
    round.skip();
    assert_ne!(round.current().cloned(), first);
    assert_eq!((round.score().items, round.score().right), (1, 0));
}

#[test]
fn the_next_item_is_known_ahead() {
    let mut round = round(Drill::Find, &[Skill::SquareNames]);
    for _ in 0..19 {
        let next = round.next().cloned();
        assert!(next.is_some());
        assert!(answer_right(&mut round));
        assert_eq!(round.current().cloned(), next);
    }
    assert_eq!(round.next(), None);
}

#[test]
fn every_answer_has_its_line_for_the_log() {
    let mut round = round(Drill::Write, &[Skill::FileOrigin]);
    let item = round.current().expect("an item").clone();
    let effort = Effort {
        millis: 3_100,
        first_key: 800,
        keys: 6,
        backspaces: 1,
    };
    let wrong = round
        .answer(&Answer::Text("x".repeat(500)), effort)
        .expect("a verdict");
    assert_eq!(wrong.entry.code, "unreadable");
    assert_eq!(
        wrong.entry.given.len(),
        80,
        "not all that was pasted is kept"
    );
    let verdict = round.answer(&right(&item), effort).expect("a verdict");
    let entry = verdict.entry;
    assert_eq!(
        (entry.drill, entry.skill),
        (Drill::Write, Skill::FileOrigin)
    );
    assert_eq!(
        (entry.ground, entry.expected.clone()),
        (item.ground(), item.expected())
    );
    assert_eq!((entry.given, entry.code), (entry.expected, "ok".to_owned()));
    assert_eq!((entry.tries, entry.effort), (2, effort));
}

#[test]
fn other_kinds_of_answer_stand_in_the_log_as_text() {
    let given = |drill, skill, answer: fn(&Item) -> Answer| {
        let mut round = round(drill, &[skill]);
        let answer = answer(round.current().expect("an item"));
        let verdict = round.answer(&answer, Effort::default()).expect("a verdict");
        assert_eq!(verdict.entry.given, verdict.entry.expected);
    };
    given(Drill::Find, Skill::SquareNames, right);
    given(Drill::Color, Skill::SquareColors, right);
    given(Drill::Read, Skill::PinnedTwin, right);
    given(Drill::Choose, Skill::EnPassant, right);
}

/// The game of a line of moves.
fn game(moves: &str) -> Game {
    let mut game = Game::new(Position::initial(), Variant::Standard);
    for text in moves.split(' ') {
        let mv = san::read(text, game.position()).expect("legal");
        game.play(mv);
    }
    game
}

#[test]
fn a_dictation_goes_on_after_a_third_miss_and_ends_with_the_game() {
    let plan = Plan::new(Drill::Dictation, [Skill::Games]);
    let supply = Supply::new(1).with_games(vec![game("e4 e5 Nf3 Nc6 Bb5")]);
    let mut round = Round::new(plan, supply);
    assert_eq!(round.progress(), (0, Some(5)));
    assert!(answer_right(&mut round));
    (0..3).for_each(|_| {
        answer_wrong(&mut round);
    });
    let asked = |round: &Round| round.current().map(Item::expected);
    assert_eq!(asked(&round).as_deref(), Some("Nf3"));
    (0..3).for_each(|_| assert!(answer_right(&mut round)));
    assert!(
        round.is_over(),
        "a move of the game does not come back out of its order"
    );
    assert_eq!((round.score().items, round.score().right), (5, 4));
}

#[test]
fn an_opening_can_be_dictated() {
    let opening = openings::search("B90")
        .into_iter()
        .next()
        .expect("an opening");
    let supply = Supply::new(1);
    let items = supply.dictated_opening(&opening);
    let plan = Plan::new(Drill::Dictation, [Skill::Games]);
    let mut round = Round::dictation(plan, supply, items);
    let mut moves = Vec::new();
    while let Some(item) = round.current() {
        moves.push(item.expected());
        answer_right(&mut round);
    }
    assert!(opening.sans().eq(moves.iter().map(String::as_str)));
}

#[test]
fn a_round_for_a_drill_that_serves_no_skill_is_over_at_once() {
    assert!(round(Drill::Find, &[Skill::Castling]).is_over());
    assert!(Round::new(Plan::of(Choice::default()), Supply::new(1)).is_over());
}

#[test]
fn without_a_drill_each_skill_is_asked_in_those_that_suit_it() {
    let plan = Plan {
        length: Length::Items(500),
        ..Plan::of(Choice::even(Skill::ALL))
    };
    let mut round = Round::new(plan, Supply::new(8));
    let mut drills = HashSet::new();
    let mut skills = HashSet::new();
    while let Some(item) = round.current() {
        assert!(item.drill().serves(item.skill));
        drills.insert(item.drill());
        skills.insert(item.skill);
        answer_right(&mut round);
    }
    assert_eq!(skills.len(), 19, "all but whole games");
    assert_eq!(drills.len(), 8, "all but whole games");
}

#[test]
fn the_standard_of_the_plan_judges() {
    let mut plan = Plan::new(Drill::Write, [Skill::Castling]);
    plan.standard = Standard::Fide;
    let mut round = Round::new(plan, Supply::new(1));
    let zeros = round
        .current()
        .expect("an item")
        .expected()
        .replace('O', "0");
    let verdict = round.answer(&Answer::Text(zeros), Effort::default());
    assert!(verdict.is_some_and(|verdict| verdict.is_right()));
}

#[test]
fn weak_skills_take_seventy_of_a_hundred_items() {
    let choice = Choice {
        weak: vec![(Skill::FileOrigin, 300), (Skill::RankOrigin, 100)],
        review: vec![(Skill::PieceMoves, 100)],
    };
    let mut random = Random::new(1);
    let drawn: Vec<Skill> = (0..10_000)
        .filter_map(|_| choice.draw(&mut random))
        .collect();
    let count = |skill| drawn.iter().filter(|&&drawn| drawn == skill).count();
    assert!((5_050..5_450).contains(&count(Skill::FileOrigin)));
    assert!((1_600..1_900).contains(&count(Skill::RankOrigin)));
    assert!((2_850..3_150).contains(&count(Skill::PieceMoves)));

    let nothing_weak = Choice {
        weak: Vec::new(),
        ..choice
    };
    assert_eq!(nothing_weak.draw(&mut random), Some(Skill::PieceMoves));
    assert_eq!(Choice::default().draw(&mut random), None);
}

#[test]
fn what_was_missed_is_known_and_can_be_asked_again_by_itself() {
    let mut round = round(Drill::Write, &[Skill::FileOrigin]);
    let missed = round.current().expect("an item").clone();
    assert_eq!(answer_wrong(&mut round), Help::None);
    while !round.is_over() {
        assert!(answer_right(&mut round));
    }
    assert_eq!(round.missed(), std::slice::from_ref(&missed));
    let again = Plan::new(Drill::Write, [Skill::FileOrigin]);
    let mut again = Round::again(again, Supply::new(2), round.missed().to_vec());
    assert_eq!(again.progress(), (0, Some(1)));
    assert_eq!(again.current(), Some(&missed));
    for _ in 0..3 {
        answer_wrong(&mut again);
    }
    assert_eq!(again.current(), Some(&missed), "it comes back here too");
    assert!(answer_right(&mut again));
    assert!(again.is_over());
}

#[test]
fn what_comes_back_is_not_foretold_as_something_new() {
    let mut round = round(Drill::Find, &[Skill::SquareNames]);
    let missed = round.current().expect("an item").clone();
    for _ in 0..3 {
        answer_wrong(&mut round);
    }
    for _ in 0..2 {
        assert!(answer_right(&mut round));
    }
    assert_eq!(round.next(), None);
    assert!(answer_right(&mut round));
    assert_eq!(round.current(), Some(&missed));
}
