//! Taking moves back, and changing sides.

use tabiya::game::regulations::{Profile, Regulations};
use tabiya::game::{Command, Players, Refusal, Table};
use tabiya::rules::Color;

use super::{START, casual, tournament, with};

#[test]
fn a_move_is_taken_back_with_its_time() {
    let mut game = with(START, Regulations::of(Profile::Casual), "3+2");
    game.wait(20_000);
    game.play("e4");
    game.wait(5_000);
    game.give(Command::TakeBack(1)).expect("both agree");
    let clock = game.table.clock().expect("a clock");
    assert_eq!(
        clock.left(Color::White, game.now),
        Some(182_000),
        "as it was before the move"
    );
    assert_eq!(clock.left(Color::Black, game.now), Some(182_000));
    assert_eq!(
        (clock.turn(), clock.is_running()),
        (Color::White, true),
        "and White's time runs"
    );
    game.wait(4_000);
    game.play("e4");
    let clock = game.table.clock().expect("a clock");
    assert_eq!(
        clock.left(Color::White, game.now),
        Some(180_000),
        "the increment is given once"
    );
}

#[test]
fn two_plies_come_back_when_the_asker_is_on_move() {
    let mut game = casual(START);
    game.play("e4 e5 Nf3");
    game.give(Command::TakeBack(2)).expect("both agree");
    assert_eq!(game.table.game().len(), 1);
    assert_eq!(
        game.give(Command::TakeBack(2)),
        Err(Refusal::NothingToTakeBack)
    );
    assert_eq!(
        game.give(Command::TakeBack(0)),
        Err(Refusal::NothingToTakeBack)
    );
}

#[test]
fn an_ended_game_goes_on_when_the_last_move_is_taken_back() {
    let mut game = with(START, Regulations::of(Profile::Casual), "5");
    game.play("f3 e5 g4 Qh4#");
    assert_eq!(game.ending(), "0-1 Checkmate");
    game.give(Command::TakeBack(1)).expect("both agree");
    assert_eq!(game.ending(), "");
    assert!(
        game.table
            .clock()
            .is_some_and(tabiya::game::Clock::is_running)
    );
}

#[test]
fn counts_and_claims_go_back_too() {
    let mut game = casual(START);
    game.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    assert_eq!(game.table.game().repetitions(), 3);
    game.give(Command::TakeBack(1)).expect("both agree");
    game.play("e5");
    assert_eq!(game.table.game().repetitions(), 1);
}

#[test]
fn in_a_tournament_nothing_is_taken_back() {
    let mut game = tournament(START);
    game.play("e4");
    assert_eq!(game.give(Command::TakeBack(1)), Err(Refusal::NoTakeBack));
}

#[test]
fn reversed_colours_begin_again_before_ten_moves_and_not_after() {
    let players = Players::new(Some("Ada".to_owned()), Some("Bo".to_owned()));
    let round = "Nf3 Nf6 Ng1 Ng8 ";
    let eighteen = [
        round.repeat(2).as_str(),
        "e4 e5 Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1 Nb8",
    ]
    .concat();
    let mut game = casual(START);
    game.table = Table::casual(game.table.game().clone(), players);
    game.play(&eighteen);
    assert_eq!(game.table.game().len(), 18);
    game.play("d3");
    game.give(Command::Swap)
        .expect("ten moves are not done by both");
    assert_eq!(
        (
            game.table.players().name(Color::White),
            game.table.game().len()
        ),
        (Some("Bo"), 0)
    );
    game.play(&eighteen);
    game.play("d3 d6");
    assert_eq!(game.give(Command::Swap), Err(Refusal::TooLateToSwap));
}
