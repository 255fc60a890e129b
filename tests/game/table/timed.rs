//! The clock at the table (Articles 6.2 to 6.11).

use tabiya::game::clock::gap;
use tabiya::game::regulations::{FlagCall, Press, Profile, Regulations};
use tabiya::game::{Command, Game, Notice, Players, Refusal, Table, TimeControl, Timestamp};
use tabiya::rules::{Color, Position, Variant};

use super::{START, square, with};

fn casual() -> Regulations {
    Regulations::of(Profile::Casual)
}

fn left(game: &super::Players2, color: Color) -> u64 {
    game.table
        .clock()
        .and_then(|clock| clock.left(color, game.now))
        .expect("a clock")
}

#[test]
fn no_move_counts_before_the_clock_is_started() {
    let control: TimeControl = "5".parse().expect("a time control");
    let game = Game::new(Position::initial(), Variant::Standard);
    let table = Table::new(
        game,
        Players::default(),
        casual(),
        [control.clone(), control],
    );
    let mut game = super::Players2 {
        table,
        now: Timestamp::from_millis(10_000),
    };
    assert_eq!(game.try_play("e4"), Err(Refusal::NotStarted));
    assert_eq!(
        game.give(Command::Start),
        Ok(vec![Notice::Started(Color::White)])
    );
    game.wait(2_000);
    assert_eq!(left(&game, Color::White), 298_000);
}

#[test]
fn a_flag_loses_or_draws_as_the_other_side_can_mate_or_not() {
    for (fen, ending) in [
        ("8/8/8/4k3/4p3/4N3/4K3/8 w - - 0 1", "0-1 TimeForfeit"),
        ("8/8/8/4k3/4q3/8/4N3/4K3 b - - 0 1", "1/2-1/2 TimeForfeit"),
        ("8/8/8/4k3/4r3/8/4N3/4K3 b - - 0 1", "1-0 TimeForfeit"),
        ("8/8/8/4k3/4r3/8/4B3/4K3 b - - 0 1", "1/2-1/2 TimeForfeit"),
        ("8/8/8/4k3/8/8/8/4KNN1 b - - 0 1", "1-0 TimeForfeit"),
        ("8/8/8/4k3/4p3/8/8/4K3 b - - 0 1", "1/2-1/2 TimeForfeit"),
        (START, "0-1 TimeForfeit"),
    ] {
        let mut game = with(fen, casual(), "1");
        assert_eq!(game.wait(59_999), []);
        game.wait(1);
        assert_eq!(game.ending(), ending, "{fen}");
    }
    let mut black_flags = with("8/8/8/4k3/4p3/4N3/4K3/8 b - - 0 1", casual(), "1");
    black_flags.wait(60_000);
    assert_eq!(
        black_flags.ending(),
        "1-0 TimeForfeit",
        "a knight can mate beside a pawn"
    );
}

#[test]
fn a_move_read_before_the_flag_stands_and_one_after_it_does_not() {
    let mut in_time = with("7k/8/6K1/8/8/8/8/R7 w - - 0 1", casual(), "1");
    in_time.wait(59_999);
    in_time.play("Ra8#");
    assert_eq!(in_time.ending(), "1-0 Checkmate");
    let mut late = with("7k/8/6K1/8/8/8/8/R7 w - - 0 1", casual(), "1");
    late.now = Timestamp::from_millis(60_000);
    assert_eq!(late.try_play("Ra8#"), Err(Refusal::GameOver));
    assert_eq!(
        late.ending(),
        "1/2-1/2 TimeForfeit",
        "Black has a bare king"
    );
}

#[test]
fn the_clock_stops_in_the_moment_the_game_ends() {
    let mut game = with(START, casual(), "5");
    game.play("f3 e5 g4");
    game.wait(1_000);
    game.play("Qh4#");
    game.wait(60_000);
    assert_eq!(left(&game, Color::Black), 299_000);
    assert!(game.table.clock().is_some_and(|clock| !clock.is_running()));
}

#[test]
fn pressed_by_hand_the_clock_runs_on_until_the_press() {
    let regulations = Regulations {
        press: Press::Manual,
        ..casual()
    };
    let mut game = with(START, regulations, "5+3");
    game.wait(1_000);
    game.play("e4");
    assert_eq!(game.try_play("e5"), Err(Refusal::PressFirst));
    game.wait(2_000);
    game.give(Command::Press).expect("White presses");
    assert_eq!(left(&game, Color::White), 303_000);
    assert_eq!(game.give(Command::Press), Err(Refusal::NothingToPress));
    game.play("e5");
}

#[test]
fn flags_can_be_left_to_the_players_to_claim() {
    let regulations = Regulations {
        flag: FlagCall::Players,
        ..casual()
    };
    let mut game = with(START, regulations, "1");
    assert_eq!(game.give(Command::CallFlag), Err(Refusal::NoFlag));
    game.wait(61_000);
    assert_eq!(game.ending(), "", "nobody has claimed");
    game.give(Command::CallFlag)
        .expect("White's flag has fallen");
    assert_eq!(game.ending(), "0-1 TimeForfeit");
    let mut both = with(START, regulations, "1");
    both.wait(61_000);
    both.play("e4");
    both.wait(61_000);
    both.give(Command::CallFlag)
        .expect("both flags have fallen in the last stage");
    assert_eq!(both.ending(), "1/2-1/2 BothFlags");
}

#[test]
fn a_pause_stops_both_clocks_and_no_move_is_made_in_it() {
    let mut game = with(START, casual(), "5");
    game.wait(1_000);
    game.give(Command::Pause).expect("either player may");
    game.wait(100_000);
    assert_eq!(game.try_play("e4"), Err(Refusal::Paused));
    assert_eq!(game.give(Command::Pause), Err(Refusal::Paused));
    assert_eq!(
        game.give(Command::Resume),
        Ok(vec![Notice::Resumed(100_000)])
    );
    game.wait(1_000);
    assert_eq!(left(&game, Color::White), 298_000);
    assert_eq!(game.give(Command::Resume), Err(Refusal::NotPaused));
}

#[test]
fn in_a_tournament_only_the_arbiter_pauses() {
    let mut game = with(START, Regulations::of(Profile::Tournament), "5");
    assert_eq!(game.give(Command::Pause), Err(Refusal::ArbiterOnly));
}

#[test]
fn a_sleeping_machine_costs_nobody_time() {
    let mut game = with(START, casual(), "5");
    let last = Timestamp::from_millis(10_000);
    let slept = Timestamp {
        monotonic: std::time::Duration::from_millis(10_500),
        suspended: std::time::Duration::from_hours(1),
    };
    let gap = gap(last, None, slept).expect("the machine slept");
    assert!(game.table.stop_for(gap));
    game.now = slept;
    game.give(Command::Resume).expect("the players are back");
    assert_eq!(left(&game, Color::White), 290_000);
}

#[test]
fn an_hour_of_play_drifts_by_nothing() {
    let mut game = with(START, casual(), "90");
    let moves = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let mut spent = [0_u64; 2];
    for (ply, text) in moves.iter().cycle().take(4 * 4).enumerate() {
        let used = 225_000 + ply as u64 % 7;
        game.wait(used);
        spent[ply % 2] += used;
        if game.try_play(text).is_err() {
            break;
        }
    }
    for color in Color::ALL {
        assert_eq!(left(&game, color) + spent[color.index()], 90 * 60_000);
    }
}

#[test]
fn each_move_carries_its_clock_reading() {
    let mut game = with(START, casual(), "3+2");
    game.wait(4_000);
    game.play("e4");
    game.wait(1_500);
    game.play("e5");
    let margins = game.table.margins();
    assert_eq!(
        (margins[0].left, margins[0].used),
        (Some(180_000), Some(4_000))
    );
    assert_eq!(
        (margins[1].left, margins[1].used),
        (Some(182_500), Some(1_500))
    );
}

#[test]
fn touching_costs_time_but_moves_no_clock() {
    let mut game = with(START, Regulations::of(Profile::Tournament), "5");
    game.wait(1_000);
    game.give(Command::Touch(square("g1")))
        .expect("White touches");
    game.wait(1_000);
    game.play("Nf3");
    assert_eq!(left(&game, Color::White), 298_000);
}

#[test]
fn two_flags_that_did_not_decide_decide_nothing_later() {
    let regulations = Regulations {
        flag: FlagCall::Players,
        ..Regulations::of(Profile::Casual)
    };
    let mut game = with(START, regulations, "2/0:02,SD/5");
    game.play("e4");
    game.wait(2_200);
    game.play("e5");
    game.wait(2_200);
    assert_eq!(game.give(Command::CallFlag), Err(Refusal::BothFlags));
    game.play("Nf3");
    assert_eq!(game.give(Command::CallFlag), Err(Refusal::BothFlags));
    assert_eq!(game.ending(), "");
}
