//! Scores: the worked examples, and the edges.

use tabiya::practice::{Drill, Outcome, Score, Skill};

/// An outcome of so many tries and milliseconds.
fn outcome(tries: u32, right: bool, millis: u32) -> Outcome {
    Outcome {
        skill: Skill::PieceMoves,
        drill: Drill::Write,
        tries,
        right,
        millis,
        characters: 3,
        errors: Vec::new(),
    }
}

fn close(figure: f64, expected: f64) -> bool {
    (figure - expected).abs() < 0.05
}

#[test]
fn twenty_items_four_at_a_later_try_in_75_seconds() {
    let outcomes: Vec<Outcome> = (0..20)
        .map(|index| outcome(if index < 4 { 2 } else { 1 }, true, 3_750))
        .collect();
    let score = Score::of(&outcomes);
    assert_eq!(
        (score.items, score.first_try, score.right, score.millis),
        (20, 16, 20, 75_000)
    );
    assert!(close(score.accuracy(), 0.80));
    assert!(close(score.pace(), 16.0));
    assert!(close(score.headline(), 10.2));
    assert!(close(score.net_pace(), 16.0));
    assert!(close(score.characters_per_minute(), 48.0));
    assert_eq!(score.steadiness, Some(100.0));
}

#[test]
fn haste_does_not_pay() {
    // In a minute, twenty right answers at 80 % lose to fifteen at 95 %.
    let hasty = Score {
        items: 20,
        first_try: 16,
        right: 20,
        millis: 60_000,
        ..Score::default()
    };
    let careful = Score {
        items: 20,
        first_try: 19,
        right: 20,
        millis: 80_000,
        ..Score::default()
    };
    assert!(close(hasty.pace(), 20.0) && close(hasty.headline(), 12.8));
    assert!(close(careful.pace(), 15.0) && close(careful.headline(), 13.5));
    assert!(hasty.headline() < careful.headline());
}

#[test]
fn what_is_left_standing_wrong_is_taken_off_the_net_pace() {
    let mut outcomes = vec![outcome(1, true, 6_000); 7];
    outcomes.extend(vec![outcome(3, false, 6_000); 3]);
    let score = Score::of(&outcomes);
    assert_eq!(score.left_standing(), 3);
    assert!(close(score.pace(), 7.0) && close(score.net_pace(), 4.0));

    let hopeless = Score::of(&[
        outcome(1, true, 6_000),
        outcome(3, false, 6_000),
        outcome(3, false, 6_000),
    ]);
    assert!(close(hopeless.net_pace(), 0.0), "never below nothing");
}

#[test]
fn steadiness_falls_with_the_spread_of_the_times() {
    let steadiness = |times: &[u32]| {
        let outcomes: Vec<Outcome> = times
            .iter()
            .map(|&millis| outcome(1, true, millis))
            .collect();
        Score::of(&outcomes).steadiness
    };
    // Mean 3, standard deviation 1: a third is lost.
    assert!(steadiness(&[2_000, 4_000]).is_some_and(|figure| close(figure, 66.7)));
    assert!(steadiness(&[1, 1, 1, 1, 100_000]).is_some_and(|figure| close(figure, 0.0)));
    assert_eq!(steadiness(&[2_000]), None);
    assert_eq!(steadiness(&[0, 0]), None);
}

#[test]
fn a_round_without_answers_has_no_figures_and_breaks_nothing() {
    let score = Score::of(&[]);
    assert!(close(score.accuracy(), 0.0) && close(score.pace(), 0.0));
    assert!(close(score.headline(), 0.0) && close(score.net_pace(), 0.0));
    let instant = Score::of(&[outcome(1, true, 0), outcome(1, true, 0)]);
    assert!(instant.pace().is_finite());
    let endless = Score::of(&[outcome(1, true, u32::MAX), outcome(1, true, u32::MAX)]);
    assert_eq!(endless.millis, u32::MAX);
}

#[test]
fn mistakes_are_counted_the_commonest_first() {
    let with = |errors: &[&str]| Outcome {
        errors: errors.iter().map(|&error| error.to_owned()).collect(),
        ..outcome(2, true, 1_000)
    };
    let score = Score::of(&[
        with(&["missing-x"]),
        with(&["case", "ambiguous"]),
        with(&["ambiguous"]),
    ]);
    let expected = [("ambiguous", 2), ("case", 1), ("missing-x", 1)];
    let expected = expected.map(|(code, count)| (code.to_owned(), count));
    assert_eq!(score.errors, expected);
}
