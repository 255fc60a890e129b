//! What an arbiter does, and what is written down of it (Articles 6.10, 6.11, 8.7).

use tabiya::game::regulations::{Profile, Regulations};
use tabiya::game::{Command, Incident, Notice, Outcome, Refusal, Ruling};
use tabiya::rules::Color;

use super::{START, with};

fn game() -> super::Players2 {
    let mut game = with(
        START,
        Regulations::of(Profile::Tournament),
        "40/90+30,SD/30+30",
    );
    game.play("e4 e5 Nf3");
    game
}

#[test]
fn clocks_are_corrected_only_while_they_stand_and_everything_is_written_down() {
    let mut game = game();
    let time = Command::Rule(Ruling::SetTime(Color::White, 750_000));
    assert_eq!(game.give(time), Err(Refusal::PauseFirst));
    assert_eq!(
        game.give(Command::Rule(Ruling::Pause)),
        Ok(vec![Notice::Paused])
    );
    game.give(time).expect("the clocks stand");
    game.give(Command::Rule(Ruling::AddTime(Color::Black, 120_000)))
        .expect("the clocks stand");
    game.give(Command::Rule(Ruling::SetMoves(Color::White, 38)))
        .expect("the clocks stand");
    let clock = game.table.clock().expect("a clock");
    assert_eq!(clock.left(Color::White, game.now), Some(750_000));
    assert_eq!(clock.moves(Color::White), 38);
    let noted: Vec<Incident> = game
        .table
        .incidents()
        .iter()
        .map(|(_, incident)| incident.clone())
        .collect();
    assert_eq!(
        noted,
        [
            Incident::Paused,
            Incident::TimeSet {
                color: Color::White,
                millis: 750_000
            },
            Incident::TimeAdded {
                color: Color::Black,
                millis: 120_000
            },
            Incident::MovesSet {
                color: Color::White,
                moves: 38
            },
        ]
    );
    assert!(game.table.incidents().iter().all(|(plies, _)| *plies == 3));
}

#[test]
fn an_earlier_position_is_set_up_again_and_the_right_clock_runs_on() {
    let mut game = game();
    game.give(Command::Rule(Ruling::Pause)).expect("a pause");
    game.give(Command::Rule(Ruling::StepBack(2)))
        .expect("an earlier position");
    assert_eq!(
        (game.table.game().len(), game.table.game().turn()),
        (2, Color::White)
    );
    game.give(Command::Resume).expect("play goes on");
    assert_eq!(
        game.table.clock().map(tabiya::game::Clock::turn),
        Some(Color::White)
    );
    assert_eq!(
        game.give(Command::Rule(Ruling::StepBack(5))),
        Err(Refusal::NothingToTakeBack)
    );
}

#[test]
fn the_result_can_be_set_and_left_open() {
    for (outcome, ending) in [
        (Outcome::Draw, "1/2-1/2 Arbiter"),
        (Outcome::Win(Color::Black), "0-1 Arbiter"),
        (Outcome::Unfinished, "* Abandoned"),
    ] {
        let mut game = game();
        game.give(Command::Rule(Ruling::Result(outcome)))
            .expect("the arbiter decides");
        assert_eq!(game.ending(), ending);
        assert_eq!(
            game.give(Command::Rule(Ruling::Result(Outcome::Draw))),
            Err(Refusal::GameOver),
            "a result stands"
        );
    }
}
