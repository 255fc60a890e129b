//! How games end by themselves or by giving up (Articles 5.1, 5.2, 9.6).

use tabiya::game::{Command, Refusal};
use tabiya::rules::Color;

use super::{START, casual};

#[test]
fn mate_ends_the_game_at_once() {
    for (moves, ending) in [
        ("f3 e5 g4 Qh4#", "0-1 Checkmate"),
        ("e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#", "1-0 Checkmate"),
    ] {
        let mut game = casual(START);
        game.play(moves);
        assert_eq!(game.ending(), ending);
        assert_eq!(game.give(Command::Offer), Err(Refusal::GameOver));
    }
}

#[test]
fn stalemate_is_a_draw() {
    let mut game = casual(START);
    game.play("e3 a5 Qh5 Ra6 Qxa5 h5 h4 Rah6 Qxc7 f6 Qxd7+ Kf7 Qxb7 Qd3 Qxb8 Qh7 Qxc8 Kg6 Qe6");
    assert_eq!(game.ending(), "1/2-1/2 Stalemate");
}

#[test]
fn a_position_in_which_nobody_can_mate_ends_the_game() {
    let mut game = casual("8/8/8/4k3/8/8/4n3/4KN2 w - - 0 1");
    game.play("Kxe2");
    assert_eq!(game.ending(), "1/2-1/2 DeadPosition");
    assert_eq!(
        casual("8/8/8/4k3/8/8/8/4KN2 w - - 0 1").ending(),
        "1/2-1/2 DeadPosition"
    );
    assert_eq!(
        casual("7k/4NN2/6K1/8/8/8/8/8 b - - 0 1").ending(),
        "1-0 Checkmate",
        "two knights can mate with help"
    );
}

#[test]
fn walls_and_forced_lines_are_dead_though_there_is_material() {
    for fen in [
        "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
        "8/8/8/8/5k2/8/6q1/7K w - - 0 1",
    ] {
        assert_eq!(casual(fen).ending(), "1/2-1/2 DeadPosition", "{fen}");
    }
    let mut closed = casual("4k3/8/8/p1p1p1p1/P1P1P1P1/8/6n1/4K3 w - - 0 1");
    assert_eq!(closed.ending(), "", "a knight is still there");
    closed.play("Kf2 Kf7 Kxg2");
    assert_eq!(closed.ending(), "1/2-1/2 DeadPosition");
}

#[test]
fn the_fifth_occurrence_ends_the_game() {
    let mut game = casual(START);
    game.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    assert_eq!(game.ending(), "");
    game.play("Ng8");
    assert_eq!(
        (game.ending().as_str(), game.table.game().len()),
        ("1/2-1/2 Fivefold", 16)
    );
}

#[test]
fn seventy_five_moves_end_the_game_and_mate_comes_first() {
    let mut drawn = casual("7k/8/5K2/8/8/8/8/R7 w - - 149 120");
    drawn.play("Ra7");
    assert_eq!(drawn.ending(), "1/2-1/2 SeventyFiveMoves");
    let mut mated = casual("7k/8/6K1/8/8/8/8/R7 w - - 149 120");
    mated.play("Ra8#");
    assert_eq!(mated.ending(), "1-0 Checkmate");
}

#[test]
fn perpetual_check_is_no_draw_by_itself_but_can_be_claimed() {
    let mut game = casual("6k1/6p1/8/7Q/8/8/q7/6K1 w - - 0 1");
    game.play("Qe8+ Kh7 Qh5+ Kg8 Qe8+ Kh7 Qh5+ Kg8");
    assert_eq!(game.ending(), "");
    game.give(Command::Claim(None)).expect("a third occurrence");
    assert_eq!(game.ending(), "1/2-1/2 Threefold");
}

#[test]
fn resigning_loses_unless_the_other_side_cannot_mate() {
    let mut lost = casual(START);
    lost.play("e4");
    lost.give(Command::Resign(Color::Black))
        .expect("anybody may resign");
    assert_eq!(lost.ending(), "1-0 Resignation");
    let mut drawn = casual("8/8/8/4k3/3q4/8/8/4K3 b - - 0 1");
    drawn
        .give(Command::Resign(Color::Black))
        .expect("anybody may resign");
    assert_eq!(
        drawn.ending(),
        "1/2-1/2 Resignation",
        "a bare king cannot win"
    );
}

#[test]
fn two_knights_and_the_like_go_on() {
    assert_eq!(casual("8/8/8/4k3/8/8/8/4KNN1 b - - 0 1").ending(), "");
    assert_eq!(
        casual("2b5/8/8/4k3/8/8/8/2B1K3 w - - 0 1").ending(),
        "",
        "bishops of opposite colours"
    );
}
