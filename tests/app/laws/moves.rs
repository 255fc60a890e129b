//! The moves of the pieces (Articles 1 to 3).

use tabiya::app::Key;
use tabiya::game::Regulations;
use tabiya::rules::Role;

use super::{START, after, casual, moved, refusal, tournament, under};

#[test]
fn white_moves_first_unless_the_position_says_black() {
    assert!(!refusal(START, "e5").is_empty());
    after(&START.replace(" w ", " b "), "e5");
}

#[test]
fn the_status_line_tells_side_number_and_check() {
    let mut person = casual(START);
    assert_eq!(person.app.state(), "1. White to move");
    person.play("e4");
    assert_eq!(person.app.state(), "1… Black to move");
    let checked = casual("4r1k1/8/8/8/8/8/3P4/R3K2R w KQ - 0 12");
    assert_eq!(checked.app.state(), "12. White to move, in check");
}

#[test]
fn that_a_king_is_in_check_need_not_be_said() {
    let regulations = Regulations {
        check_notice: false,
        ..Regulations::default()
    };
    let checked = under("4r1k1/8/8/8/8/8/3P4/R3K2R w KQ - 0 1", regulations, "none");
    assert_eq!(checked.app.state(), "1. White to move");
}

#[test]
fn no_turn_is_passed() {
    for text in ["--", "Z0", "0000"] {
        assert!(!refusal(START, text).is_empty(), "{text}");
    }
}

#[test]
fn the_game_starts_from_the_position_of_the_laws() {
    assert_eq!(casual(START).position(), START);
}

#[test]
fn turning_the_board_changes_what_is_seen_and_no_position() {
    let mut person = after(START, "e4");
    let before = (person.position(), person.app.bottom());
    person.press(Key::F(4));
    assert_eq!(
        (person.position(), person.app.bottom()),
        (before.0, !before.1)
    );
}

#[test]
fn the_help_says_which_letter_is_which_man() {
    let mut person = casual(START);
    person.press(Key::F(1));
    assert!(
        person
            .page()
            .contains("K king  Q queen  R rook  B bishop  N knight")
    );
}

#[test]
fn each_refused_move_gets_the_reason_that_the_laws_give() {
    for (fen, text, reason) in [
        (START, "Be2", "e2 holds your own pawn"),
        (START, "Ra4", "The rook on a1 is blocked by the pawn on a2"),
        ("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e3", "pawn on e4"),
        ("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4d4", "pawn on e4"),
        ("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e6", "pawn on e4"),
        (
            "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1",
            "e4",
            "blocked by the knight on e3",
        ),
        (START, "exd3", "Pawns go diagonally only to capture"),
        (
            "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1",
            "Kd2",
            "d2 is attacked by the rook on e2",
        ),
        (
            "8/8/8/3k4/8/3K4/7P/8 w - - 0 1",
            "Kd4",
            "d4 is attacked by the king on d5",
        ),
        (
            "4r1k1/8/8/8/8/8/3P4/R3K2R w KQ - 0 1",
            "d3",
            "in check from the rook on e8",
        ),
        (
            "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1",
            "Nd5",
            "knight on c3 is pinned by the bishop on b4",
        ),
    ] {
        let said = refusal(fen, text);
        assert!(said.contains(reason), "{text}: {said}");
    }
}

#[test]
fn en_passant_takes_the_pawn_that_passed_and_only_at_once() {
    let taken = after("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6");
    assert!(taken.position().starts_with("4k3/8/3P4/8/8/8/8/4K3"));
    let mut late = after(START, "e4 a6 e5 d5 Nf3 a5");
    late.enter("exd6");
    assert!(
        late.message().contains("only on the very next move"),
        "{}",
        late.message()
    );
}

#[test]
fn en_passant_must_not_open_a_line_to_the_own_king() {
    let mut person = after("8/8/8/8/k3p2Q/8/3P4/3K4 w - - 0 1", "d4");
    person.enter("exd3");
    let said = person.message();
    assert!(said.contains("en passant would open the line"), "{said}");
}

#[test]
fn en_passant_is_compulsory_where_nothing_else_is_legal() {
    for (fen, only) in [
        ("8/K7/Q7/5k2/6pP/6P1/4R3/8 b - h3 0 1", "gxh3"),
        ("8/1KQ5/6R1/3k4/3pP3/3P4/8/8 b - e3 0 1", "dxe3"),
    ] {
        assert_eq!(casual(fen).ending(), "", "it is no stalemate");
        after(fen, only);
    }
}

#[test]
fn a_pawn_on_the_last_rank_becomes_one_of_four_men_at_once_and_never_a_queen_by_itself() {
    let fen = "8/8/8/8/8/1k6/2p5/K7 b - - 0 1";
    for (text, ending) in [
        ("c1=Q#", "checkmate"),
        ("c1=R#", "checkmate"),
        ("c1=B", "dead position"),
        ("c1=N", "dead position"),
    ] {
        assert!(after(fen, text).ending().contains(ending), "{text}");
    }
    assert!(refusal(fen, "c1").contains("Add the new piece"));
    assert!(refusal(fen, "c1=K").contains("queen, rook, bishop or knight"));
}

#[test]
fn promotion_is_not_limited_to_captured_men() {
    let person = after("k7/4P3/8/8/8/8/Q7/Q3K3 b - - 0 1", "Kb8 e8=Q+");
    let queens = person.app.table().game().position().role(Role::Queen).len();
    assert_eq!(queens, 3);
}

#[test]
fn another_piece_than_a_queen_can_be_the_right_one() {
    let fen = "8/5P1k/5K2/8/8/8/8/8 w - - 0 1";
    assert!(after(fen, "f8=Q").ending().contains("stalemate"));
    assert_eq!(after(fen, "f8=R").ending(), "");
}

#[test]
fn castling_moves_king_and_rook_once_and_to_either_side() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    assert!(after(fen, "O-O").position().ends_with("R4RK1 b kq - 1 1"));
    assert!(after(fen, "O-O-O").position().ends_with("2KR3R b kq - 1 1"));
    assert_eq!(
        after("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O+").last_san(),
        "O-O+"
    );
    assert_eq!(
        after("8/8/8/8/8/8/8/R3K1k1 w Q - 0 1", "O-O-O+").last_san(),
        "O-O-O+"
    );
}

#[test]
fn castling_is_lost_for_good_when_king_or_rook_has_moved() {
    let fen = "4k3/p7/8/8/8/8/P7/R3K2R w KQ - 0 1";
    for (moves, text, reason) in [
        ("Ke2 a6 Ke1 a5", "O-O", "the king has moved"),
        ("Ke2 a6 Ke1 a5", "O-O-O", "the king has moved"),
        ("Rg1 a6 Rh1 a5", "O-O", "the rook from h1 has moved"),
    ] {
        let mut person = after(fen, moves);
        person.enter(text);
        assert!(person.message().contains(reason), "{}", person.message());
    }
    after(fen, "Rg1 a6 Rh1 a5 O-O-O");
    let mut captured = after("r3k2r/6P1/8/8/8/8/8/4K3 w kq - 0 1", "gxh8=N");
    captured.enter("O-O");
    assert!(
        captured.message().contains("the rook from h8 was captured"),
        "{}",
        captured.message()
    );
    captured.press(Key::Esc);
    captured.play("O-O-O");
}

#[test]
fn castling_is_barred_for_now_by_what_stands_between_or_attacks_the_kings_way() {
    for (fen, text, reason) in [
        (
            "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1",
            "O-O-O",
            "the knight on b1 stands between",
        ),
        (
            "4k3/8/8/8/1b6/8/8/R1B1K2R w KQ - 0 1",
            "O-O",
            "No castling out of check",
        ),
        (
            "4kr2/8/8/8/8/8/8/4K2R w K - 0 1",
            "O-O",
            "cross f1, attacked by the rook on f8",
        ),
        (
            "3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1",
            "O-O-O",
            "cross d1, attacked by the rook on d8",
        ),
        (
            "4k1r1/8/8/8/8/8/8/4K2R w K - 0 1",
            "O-O",
            "land on g1, attacked by the rook on g8",
        ),
        (
            "2r1k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
            "O-O-O",
            "land on c1, attacked by the rook on c8",
        ),
        (
            "R4rk1/8/8/8/8/8/8/4K2R w K - 0 1",
            "O-O",
            "cross f1, attacked by the rook on f8",
        ),
    ] {
        let said = refusal(fen, text);
        assert!(said.contains(reason), "{fen}: {said}");
    }
}

#[test]
fn a_check_before_an_attacked_rook_and_an_attacked_b_file_do_not_bar_castling() {
    after("4k3/8/8/8/1b6/8/8/R1B1K2R w KQ - 0 1", "Bd2 Be7 O-O");
    after("4k2r/8/8/8/8/8/8/4K2R w K - 0 1", "O-O");
    after("r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O");
    after("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O");
}

#[test]
fn there_is_no_castling_along_a_file() {
    for text in ["O-O", "O-O-O", "O-O-O-O"] {
        assert!(!refusal("4R3/7k/8/8/8/8/8/4K3 w - - 0 1", text).is_empty());
    }
}

#[test]
fn castling_is_begun_with_the_king_and_a_rook_chosen_first_is_a_rook_move() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let mut person = casual(fen);
    moved(&mut person, "h1", "f1");
    assert_eq!(person.last_san(), "Rf1");
    let mut person = casual(fen);
    moved(&mut person, "e1", "g1");
    assert_eq!(person.last_san(), "O-O");
    let mut person = tournament(fen);
    moved(&mut person, "e1", "a1");
    assert_eq!(person.last_san(), "O-O-O", "both are touched");
}
