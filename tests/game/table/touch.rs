//! Touch-move (Articles 4.2 to 4.5).

use tabiya::game::{Command, Notice, Refusal};

use super::{START, square, tournament};

fn touched(fen: &str, squares: &[&str]) -> super::Players2 {
    let mut game = tournament(fen);
    for name in squares {
        game.give(Command::Touch(square(name)))
            .expect("touching is always possible");
    }
    game
}

#[test]
fn a_touched_man_must_move_if_it_can() {
    let mut game = touched(START, &["g1"]);
    assert_eq!(game.table.may_let_go(), Err(Refusal::Touched(square("g1"))));
    assert_eq!(game.try_play("e4"), Err(Refusal::Touched(square("g1"))));
    game.play("Nf3");
    game.give(Command::Touch(square("e7"))).expect("a new turn");
    game.play("e5");
}

#[test]
fn a_touched_enemy_man_must_be_captured_if_it_can() {
    let mut game = touched("4k3/8/3p4/3pPp2/4P3/8/8/4K3 w - - 0 1", &["f5"]);
    assert_eq!(game.try_play("exd5"), Err(Refusal::Touched(square("f5"))));
    game.play("exf5");
}

#[test]
fn with_one_of_each_colour_the_one_takes_the_other_or_the_first_that_can_be_used_is() {
    let mut both = touched("4k3/8/3p4/3pPp2/4P3/8/8/4K3 w - - 0 1", &["e5", "d6"]);
    assert_eq!(both.try_play("exf5"), Err(Refusal::Touched(square("e5"))));
    both.play("exd6");
    let mut cannot = touched("4k3/8/3p4/3pPp2/4P3/8/8/4K3 w - - 0 1", &["d6", "e1"]);
    assert_eq!(cannot.try_play("Kd2"), Err(Refusal::Touched(square("d6"))));
    cannot.play("exd6");
}

#[test]
fn a_man_that_cannot_move_binds_nobody() {
    let mut game = tournament(START);
    assert_eq!(
        game.give(Command::Touch(square("a1"))),
        Ok(vec![Notice::Free(square("a1"))])
    );
    assert_eq!(game.table.may_let_go(), Ok(()));
    game.play("e4");
}

#[test]
fn king_and_rook_touched_means_castling_there() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let mut game = touched(fen, &["e1", "h1"]);
    assert!(game.try_play("O-O-O").is_err());
    game.play("O-O");
}

#[test]
fn if_that_castling_is_illegal_the_king_must_move_if_it_can() {
    let fen = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let mut game = touched(fen, &["e1", "h1"]);
    assert!(game.try_play("Rg1").is_err());
    game.play("O-O-O");
}

#[test]
fn a_rook_touched_before_the_king_does_not_castle() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let mut game = touched(fen, &["h1", "e1"]);
    assert!(game.try_play("O-O").is_err());
    game.play("Rg1");
}

#[test]
fn adjusting_is_announced_first_and_then_binds_nobody() {
    let mut game = tournament(START);
    assert_eq!(game.give(Command::Adjust), Ok(vec![Notice::Adjusting]));
    assert_eq!(
        game.give(Command::Touch(square("g1"))),
        Ok(vec![Notice::Adjusted])
    );
    assert_eq!(game.table.may_let_go(), Ok(()));
    game.give(Command::Touch(square("g1")))
        .expect("now it counts");
    assert_eq!(
        game.give(Command::Adjust),
        Err(Refusal::AlreadyTouched),
        "too late"
    );
    game.play("Nf3");
}

#[test]
fn what_is_said_at_a_touch_is_what_must_be_done() {
    let castling = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let rows = [
        ("4k3/8/3p4/3pPp2/4P3/8/8/4K3 w - - 0 1", ["d6", "e1"], "d6"),
        ("4k3/8/3p4/3pPp2/4P3/8/8/4K3 w - - 0 1", ["e5", "d6"], "d6"),
        (castling, ["e1", "h1"], "e1"),
        (castling, ["h1", "e1"], "h1"),
    ];
    for (fen, [first, second], bound) in rows {
        let mut game = touched(fen, &[first]);
        assert_eq!(
            game.give(Command::Touch(square(second))),
            Ok(vec![Notice::Bound(square(bound))]),
            "{first}, then {second}"
        );
    }
}

#[test]
fn if_that_castling_is_illegal_and_the_king_has_no_move_any_move_will_do() {
    let fen = "3r1r2/6k1/8/8/8/8/4P3/4K2R w K - 0 1";
    let mut game = touched(fen, &["e1", "h1"]);
    assert_eq!(game.table.may_let_go(), Ok(()));
    game.play("e4");
}
