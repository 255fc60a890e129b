//! Illegal moves that are counted (Articles 7.5 and A.3).

use tabiya::game::regulations::{Press, Profile, Regulations};
use tabiya::game::{Command, Notice, Refusal};
use tabiya::rules::Color;

use super::{START, casual, square, with};

fn limit(limit: Option<u8>, fen: &str, clock: &str) -> super::Players2 {
    let regulations = Regulations {
        illegal_limit: limit,
        ..Regulations::of(Profile::Tournament)
    };
    with(fen, regulations, clock)
}

#[test]
fn the_first_gives_the_other_side_time_and_the_second_loses() {
    for (clock, penalty) in [("5+3", 60_000), ("15+10", 60_000), ("90+30", 120_000)] {
        let mut game = limit(Some(2), START, clock);
        let first = game.give(Command::Illegal(None)).expect("it is counted");
        assert_eq!(
            first,
            [Notice::IllegalCounted {
                color: Color::White,
                count: 1,
                limit: 2,
                penalty
            }],
            "{clock}"
        );
        game.play("e4 e5");
        game.give(Command::Illegal(None)).expect("it is counted");
        assert_eq!(game.ending(), "0-1 RulesInfraction");
    }
}

#[test]
fn the_third_loses_where_three_are_allowed() {
    let mut game = limit(Some(3), START, "none");
    for _ in 0..2 {
        game.give(Command::Illegal(None)).expect("it is counted");
    }
    assert_eq!(game.ending(), "");
    game.give(Command::Illegal(None)).expect("it is counted");
    assert_eq!(game.ending(), "0-1 RulesInfraction");
}

#[test]
fn each_side_is_counted_for_itself() {
    let mut game = limit(Some(2), START, "none");
    game.give(Command::Illegal(None)).expect("it is counted");
    game.play("e4");
    game.give(Command::Illegal(None)).expect("it is counted");
    assert_eq!(
        (
            game.ending().as_str(),
            game.table.illegal_moves(Color::Black)
        ),
        ("", 1)
    );
}

#[test]
fn against_a_side_that_cannot_mate_it_is_a_draw() {
    let mut game = limit(Some(1), "8/8/8/4k3/3q4/8/8/4K3 b - - 0 1", "none");
    game.give(Command::Illegal(None)).expect("it is counted");
    assert_eq!(game.ending(), "1/2-1/2 RulesInfraction");
}

#[test]
fn in_a_casual_game_nothing_is_counted() {
    let mut game = casual(START);
    assert_eq!(game.give(Command::Illegal(None)), Err(Refusal::IllegalMove));
    assert_eq!(game.table.illegal_moves(Color::White), 0);
}

#[test]
fn the_man_of_the_illegal_move_counts_as_touched_if_it_can_move() {
    let fen = "4r1k1/8/8/8/8/8/3P4/R3K2R w KQ - 0 1";
    let mut free = limit(Some(2), fen, "none");
    free.give(Command::Illegal(Some(square("d2"))))
        .expect("it is counted");
    free.play("Kf2");
    let mut bound = limit(Some(2), START, "none");
    bound
        .give(Command::Illegal(Some(square("g1"))))
        .expect("it is counted");
    assert_eq!(bound.try_play("e4"), Err(Refusal::Touched(square("g1"))));
}

#[test]
fn pressing_the_clock_without_a_move_is_an_illegal_move() {
    let regulations = Regulations {
        press: Press::Manual,
        ..Regulations::of(Profile::Tournament)
    };
    let mut game = with(START, regulations, "5");
    let notices = game.give(Command::Press).expect("it is counted");
    assert!(matches!(
        notices[0],
        Notice::IllegalCounted { count: 1, .. }
    ));
}
