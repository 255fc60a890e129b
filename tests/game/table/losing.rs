//! Losing without being mated: a loss only if the other side can still mate
//! (Articles 5.1.2, 6.9, 7.5.5), which may take a while to find out.

use tabiya::game::regulations::{Profile, Regulations};
use tabiya::game::{
    Command, Loss, Notice, Obstacle, Outcome, Refusal, Ruling, Table, Termination, Timestamp,
    Verdict,
};
use tabiya::rules::Color;
use tabiya::rules::mating::{Answer, FULL_LIMIT, can_mate};

use super::{Players2, START, casual, with};

/// White can mate, but only after both have given bishops away to open the wall.
const WALL_TO_BE_OPENED: &str = "1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1";

/// The same shape with no way through.
const CLOSED_WALL: &str = "3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 0 1";

/// Black resigns, and nobody has found out yet whether White can still mate.
fn resigned() -> Players2 {
    let mut game = casual(CLOSED_WALL);
    let loss = Loss {
        color: Color::Black,
        termination: Termination::Resignation,
    };
    let resigned = game.table.apply(Command::Resign(Color::Black), game.now);
    assert_eq!(resigned, Ok(vec![Notice::Lost(loss)]));
    game
}

#[test]
fn nothing_is_played_while_it_is_found_out_whether_a_loss_is_one() {
    let mut game = resigned();
    assert_eq!(game.ending(), "");
    let mv = game.table.game().position().legal_moves()[0];
    for command in [
        Table::plain(mv),
        Command::Offer,
        Command::Resign(Color::White),
    ] {
        let refused = game.table.apply(command, game.now);
        assert_eq!(refused, Err(Refusal::BeingSettled));
    }
    let question = game.table.question().expect("somebody has to find out");
    assert_eq!((question.color, question.awaited), (Color::White, true));
}

#[test]
fn who_won_without_mating_could_have_mated_like_this() {
    let mut game = casual(START);
    game.play("e4");
    game.give(Command::Resign(Color::Black)).expect("allowed");
    let Some(Verdict::CouldMate(line)) = game.table.verdict(Color::White) else {
        panic!("no line");
    };
    let mut position = *game.table.game().position();
    for ply in line {
        assert!(position.is_legal(ply.mv));
        position = position.play(ply.mv);
        assert_eq!(position, ply.after);
    }
    assert!(position.is_checkmate() && !position.turn().is_white());
}

#[test]
fn it_is_a_draw_with_proof_and_a_loss_without() {
    for (answer, ending) in [
        (Answer::Cannot, "1/2-1/2 Resignation"),
        (Answer::Unknown(FULL_LIMIT), "1-0 Resignation"),
    ] {
        let mut game = resigned();
        let question = game.table.question().expect("somebody has to find out");
        game.table.settle(&question, answer, game.now);
        assert_eq!(game.ending(), ending);
    }
}

#[test]
fn the_clocks_stand_at_the_fall_while_the_result_is_being_settled() {
    let mut game = with(CLOSED_WALL, Regulations::of(Profile::Casual), "1");
    game.table.tick(Timestamp::from_millis(60_000));
    assert_eq!(game.table.loss().map(|loss| loss.color), Some(Color::White));
    game.now = Timestamp::from_millis(120_000);
    assert_eq!(game.table.tick(game.now), []);
    let clock = game.table.clock().expect("a clock");
    assert!(!clock.is_running());
    assert_eq!(clock.left(Color::Black, game.now), Some(60_000));
    let question = game.table.question().expect("somebody has to find out");
    game.table
        .settle(&question, Answer::Unknown(FULL_LIMIT), game.now);
    assert_eq!(game.ending(), "0-1 TimeForfeit");
}

#[test]
fn an_arbiter_need_not_wait_for_the_answer_and_a_move_can_be_taken_back() {
    let mut ruled = resigned();
    let mut rule = |ruling| ruled.table.apply(Command::Rule(ruling), ruled.now);
    assert_eq!(rule(Ruling::Pause), Err(Refusal::BeingSettled));
    rule(Ruling::Result(Outcome::Draw)).expect("an arbiter may");
    assert_eq!(ruled.ending(), "1/2-1/2 Arbiter");
    assert_eq!((ruled.table.question(), ruled.table.loss()), (None, None));

    let mut back = casual(CLOSED_WALL);
    back.play("Ka7");
    let resigned = back.table.apply(Command::Resign(Color::Black), back.now);
    assert!(resigned.is_ok() && back.table.loss().is_some());
    back.give(Command::TakeBack(1)).expect("both agree");
    assert_eq!(back.table.loss(), None);
    back.play("Ka7");
}

#[test]
fn a_dead_position_ends_the_game_as_soon_as_it_is_known_to_be_one() {
    let mut game = casual(CLOSED_WALL);
    for color in [Color::White, Color::Black] {
        assert_eq!(game.ending(), "", "nobody knows yet");
        let question = game.table.question().expect("somebody has to find out");
        assert_eq!((question.color, question.awaited), (color, false));
        game.table.settle(&question, Answer::Cannot, game.now);
    }
    assert_eq!(game.ending(), "1/2-1/2 DeadPosition");
}

#[test]
fn an_answer_to_an_older_question_is_nothing_to_the_game() {
    let mut game = casual(CLOSED_WALL);
    let before = game.table.question().expect("nobody knows");
    game.play("Ka7");
    assert_eq!(game.table.settle(&before, Answer::Cannot, game.now), []);
    let now = game.table.question().expect("nobody knows");
    assert_ne!(before, now);
    assert_eq!(now.color, Color::White, "it was not taken for this one");
}

#[test]
fn one_who_can_mate_is_enough_and_what_is_open_is_asked_once() {
    let mut game = casual(WALL_TO_BE_OPENED);
    let question = game.table.question().expect("nobody knows");
    let answer = can_mate(&question.position, question.color, FULL_LIMIT);
    let Answer::Can(line) = answer.clone() else {
        panic!("White can");
    };
    game.table.settle(&question, answer, game.now);
    assert_eq!(game.table.question(), None);
    game.give(Command::Play {
        mv: line[0],
        offer: false,
    })
    .expect("legal");
    assert_eq!(game.table.question(), None, "the game follows the line");

    let mut open = casual(CLOSED_WALL);
    let question = open.table.question().expect("nobody knows");
    let answer = Answer::Unknown(FULL_LIMIT);
    open.table.settle(&question, answer, open.now);
    assert_eq!(open.table.question(), None, "it is not proved dead");
}

#[test]
fn the_reason_why_nobody_could_mate_is_told() {
    for (fen, obstacle) in [
        ("8/8/8/4k3/3q4/8/8/4K3 b - - 0 1", Obstacle::BareKing),
        ("8/8/8/4k3/4q3/8/4N3/4K3 b - - 0 1", Obstacle::Material),
        (
            "1k6/p1p1p1p1/PpPpPpPp/1P1PKP1P/4B3/8/8/2b4B w - - 0 1",
            Obstacle::Walls,
        ),
        ("8/8/8/8/5R2/4bkr1/8/5K2 b - - 0 1", Obstacle::Exhausted),
    ] {
        let mut game = casual(fen);
        game.give(Command::Resign(Color::Black)).expect("allowed");
        assert_eq!(game.ending(), "1/2-1/2 Resignation", "{fen}");
        let verdict = Verdict::CouldNot(obstacle);
        assert_eq!(game.table.verdict(Color::White), Some(&verdict), "{fen}");
        assert_eq!(game.table.verdict(Color::Black), None, "{fen}");
    }
}

#[test]
fn a_dead_position_says_of_both_sides_why_they_cannot_mate() {
    for (fen, moves, white, black) in [
        (
            "8/8/8/4k3/8/8/4n3/4KN2 w - - 0 1",
            "Kxe2",
            Obstacle::Material,
            Obstacle::BareKing,
        ),
        (
            "4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/4K3 w - - 0 1",
            "",
            Obstacle::Walls,
            Obstacle::Walls,
        ),
    ] {
        let mut game = casual(fen);
        game.play(moves);
        assert_eq!(game.ending(), "1/2-1/2 DeadPosition", "{fen}");
        for (color, obstacle) in [(Color::White, white), (Color::Black, black)] {
            let verdict = Verdict::CouldNot(obstacle);
            assert_eq!(game.table.verdict(color), Some(&verdict), "{fen}");
        }
    }
}
