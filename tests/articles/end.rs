//! Rows 78 to 95: how games end (Article 5, and 6.9, 9.2, 9.3 and 9.6).

use tabiya::app::Key;
use tabiya::game::regulations::Profile;
use tabiya::laws::Topic;
use tabiya::rules::Color;
use tabiya::wording::English;

use crate::driver::Driver;
use crate::table::{
    START, after, assert_ended, casual, law, left, legal, pgn, position, refused, timed, tournament,
};

const WALL: &str = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1";

/// Article 5.1.1.
#[test]
fn row_078_checkmate_wins_at_once_and_stops_the_clock_in_the_same_moment() {
    let mut person = timed(START, Profile::Casual, "5");
    person.play("e4 e5 Bc4 Nc6 Qh5 Nf6");
    person.wait(1_000);
    person.play("Qxf7#");
    person.wait(600_000);
    assert_eq!(left(&person, Color::White), 299_000);
    assert_eq!(left(&person, Color::Black), 300_000);
    assert_ended(&mut person, "1-0  White wins by checkmate", "1-0", "normal");
}

/// Article 5.1.2.
#[test]
fn row_079_resigning_is_asked_twice_and_loses_unless_the_other_side_cannot_mate() {
    let mut person = after(START, "e4");
    person.enter(":resign");
    person.press(Key::Char('n'));
    assert_eq!(person.ending(), "");
    person.enter(":resign");
    person.press(Key::Char('y'));
    assert_ended(
        &mut person,
        "1-0  White wins: Black resigned",
        "1-0",
        "normal",
    );
    let mut drawn = casual("8/8/8/4k3/3q4/8/8/4K3 b - - 0 1");
    drawn.enter(":resign");
    drawn.press(Key::Char('y'));
    let said = drawn.ending();
    assert!(
        said.starts_with("½-½") && said.contains("a player resigned, but no mate is possible"),
        "{said}"
    );
    assert_ended(&mut drawn, &said, "1/2-1/2", "normal");
}

/// The result when the side to move runs out of time.
fn flagged(fen: &str) -> Driver {
    let mut person = timed(fen, Profile::Casual, "1");
    person.wait(59_999);
    assert_eq!(person.ending(), "", "{fen}: a thousandth is left");
    person.wait(1);
    person
}

/// Article 6.9.
#[test]
fn row_080_time_that_runs_out_loses_unless_the_opponent_can_never_mate() {
    for (fen, result) in [
        ("8/8/8/4k3/3q4/8/8/4K3 b - - 0 1", "1/2-1/2"),
        ("8/8/8/4k3/4p3/4N3/4K3/8 b - - 0 1", "1-0"),
        ("8/8/8/4k3/4q3/8/4N3/4K3 b - - 0 1", "1/2-1/2"),
        ("8/8/8/4k3/4r3/8/4N3/4K3 b - - 0 1", "1-0"),
        ("8/8/8/4k3/4r3/8/4B3/4K3 b - - 0 1", "1/2-1/2"),
        ("8/8/8/4k3/4n3/8/4B3/4K3 b - - 0 1", "1-0"),
        ("8/8/8/4k3/8/8/8/4KNN1 b - - 0 1", "1-0"),
        ("8/8/8/4k3/8/8/4P3/4K3 b - - 0 1", "1-0"),
        ("8/8/8/4k3/8/8/8/4K2R b - - 0 1", "1-0"),
        ("8/8/8/4k3/8/8/8/4KBB1 b - - 0 1", "1-0"),
        (START, "0-1"),
    ] {
        let mut person = flagged(fen);
        let ending = person.ending();
        assert!(ending.contains("time is up"), "{fen}: {ending}");
        assert_ended(&mut person, &ending, result, "time forfeit");
    }
}

/// Article 5.2.3.
#[test]
fn row_081_a_draw_is_agreed_at_once_but_not_before_both_have_moved() {
    let mut person = casual(START);
    for mv in ["e4", "e5"] {
        let said = refused(&mut person, ":draw");
        assert!(said.contains("both sides have made a move"), "{said}");
        person.play(mv);
    }
    person.enter(":draw");
    person.enter(":accept");
    let ending = person.ending();
    assert!(ending.contains("by agreement"), "{ending}");
    assert_ended(&mut person, &ending, "1/2-1/2", "normal");
    let mut set_up = casual("4k3/8/8/8/8/8/4P3/4K3 b - - 0 40");
    set_up.play("Kd7");
    assert!(refused(&mut set_up, ":draw").contains("both sides have made a move"));
}

/// Article 5.2.1.
#[test]
fn row_082_stalemate_is_a_draw_by_itself() {
    let stalemate = "½-½  Draw: stalemate";
    let set_up = casual("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    assert_eq!(set_up.ending(), stalemate);
    let moves = "e3 a5 Qh5 Ra6 Qxa5 h5 h4 Rah6 Qxc7 f6 Qxd7+ Kf7 Qxb7 Qd3 Qxb8 Qh7 Qxc8 Kg6 Qe6";
    let mut person = after(START, moves);
    assert_ended(&mut person, stalemate, "1/2-1/2", "normal");
}

/// Article 9.2.
#[test]
fn row_083_a_third_occurrence_is_claimed_before_the_move_or_after_it_and_never_by_itself() {
    let moves = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1";
    let mut early = tournament(START);
    early.play(moves);
    early.enter(":claim");
    assert!(
        early.message().starts_with("Wrong claim by Bo"),
        "{}",
        early.message()
    );
    let mut before = after(START, moves);
    before.enter(":claim Ng8");
    let mut later = after(START, &format!("{moves} Ng8"));
    assert_eq!(later.ending(), "", "it has to be claimed");
    later.enter(":claim");
    for mut person in [before, later] {
        let ending = "½-½  Draw: the position stood three times";
        assert_ended(&mut person, ending, "1/2-1/2", "normal");
    }
    let mut scattered = after(START, "Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1 Nb8");
    scattered.enter(":claim");
    assert!(scattered.ending().contains("three times"), "not in a row");
}

/// Article 9.2.3.
#[test]
fn row_084_positions_are_the_same_only_with_the_same_possible_moves() {
    let rights = "4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1";
    let mut person = after(rights, "Ra2 Rh7 Ra1 Rh8 Ra2 Rh7 Ra1 Rh8");
    person.enter(":claim");
    assert_eq!(person.ending(), "", "the first time castling was possible");
    person.press(Key::Esc);
    person.play("Ra2 Rh7 Ra1 Rh8");
    person.enter(":claim");
    assert!(
        person.ending().contains("three times"),
        "{}",
        person.message()
    );

    let mut person = after(START, "e4 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1");
    person.enter(":claim");
    assert!(
        person.ending().contains("three times"),
        "{}",
        person.message()
    );

    let passant = "4k1n1/8/8/8/3p4/8/4P3/4K1N1 w - - 0 1";
    let round = "Nf6 Nf3 Ng8 Ng1";
    let mut person = after(passant, &format!("e4 {round} {round}"));
    person.enter(":claim");
    assert_eq!(
        person.ending(),
        "",
        "the first time en passant was possible"
    );
    person.press(Key::Esc);
    person.enter(":decline");
    person.play(round);
    person.enter(":claim");
    assert!(
        person.ending().contains("three times"),
        "{}",
        person.message()
    );
}

/// Article 9.3.
#[test]
fn row_085_fifty_moves_are_claimed_with_the_move_that_completes_them() {
    let fen = "4k3/8/8/8/8/8/8/R3K3 w - - 99 80";
    let mut person = casual(fen);
    person.enter(":claim Ra2");
    assert!(
        person.ending().contains("fifty moves"),
        "{}",
        person.ending()
    );
    let mut early = casual(fen);
    early.enter(":claim");
    assert_eq!(early.ending(), "");
    let said = early.message();
    assert!(said.starts_with("Wrong claim by Ada"), "{said}");
    let mut later = after(fen, "Ra2");
    assert_eq!(later.ending(), "", "it has to be claimed");
    later.enter(":claim");
    assert!(later.ending().contains("fifty moves"));
    let mut pawn = casual("4k3/8/8/8/8/8/P7/R3K3 w - - 99 80");
    pawn.enter(":claim a3");
    assert_eq!(pawn.ending(), "", "a pawn move begins anew");
}

/// Article 9.6.2.
#[test]
fn row_086_mate_comes_before_a_count_of_moves() {
    for count in [99, 149] {
        let mut person = after(&format!("7k/8/6K1/8/8/8/8/R7 w - - {count} 120"), "Ra8#");
        assert_ended(&mut person, "1-0  White wins by checkmate", "1-0", "normal");
    }
}

/// Article 5.2.1, for those who come from another game.
#[test]
fn row_087_that_stalemate_is_no_loss_is_told_to_players_of_xiangqi() {
    let page = law(&English, Topic::Xiangqi);
    let words = "stalemate. In xiangqi it is a loss, here it is a draw.";
    assert!(page.contains(words), "{page}");
}

/// Article 5.2.2.
#[test]
fn row_088_a_dead_position_ends_the_game_at_once_and_is_never_assumed() {
    for fen in [
        "8/8/8/4k3/8/8/8/4KN2 w - - 0 1",
        "8/8/8/4k3/8/8/8/4K3 w - - 0 1",
        "8/8/8/4k3/8/8/8/4KB2 w - - 0 1",
        "5b2/8/8/4k3/8/8/8/2B1K3 w - - 0 1",
        WALL,
        "8/8/8/8/5k2/8/6q1/7K w - - 0 1",
    ] {
        let mut person = casual(fen);
        let ending = person.ending();
        assert!(ending.contains("dead position"), "{fen}: {ending}");
        assert_ended(&mut person, &ending, "1/2-1/2", "normal");
    }
    let reasons = [
        "White's men can never mate against those of Black.",
        "Black has only the king and cannot mate.",
    ];
    let knight = casual("8/8/8/4k3/8/8/8/4KN2 w - - 0 1");
    assert_eq!(knight.app.verdicts(), reasons);
    let alive = casual("2b5/8/8/4k3/8/8/8/2B1K3 w - - 0 1");
    assert_eq!(alive.ending(), "", "a mate can be built");
    let mut played = after("8/8/8/4k3/8/8/4n3/4KN2 w - - 0 1", "Kxe2");
    assert!(refused(&mut played, "Kd5").contains("over"));
    assert!(played.ending().contains("dead position"));
}

/// Articles 5.1.2, 6.9 and 7.5.5.
#[test]
fn row_089_who_cannot_mate_by_any_series_of_moves_wins_in_no_way() {
    let fen = "8/8/8/4k3/3q4/8/8/4K3 b - - 0 1";
    let mut resigned = casual(fen);
    resigned.enter(":resign");
    resigned.press(Key::Char('y'));
    let flagged = flagged(fen);
    let mut illegal = tournament(fen);
    for _ in 0..2 {
        illegal.enter("Qd4-e6");
        illegal.press(Key::Esc);
    }
    for person in [resigned, flagged, illegal] {
        assert!(person.ending().starts_with("½-½"), "{}", person.ending());
        assert!(pgn(&person).contains("[Result \"1/2-1/2\"]"));
        let why = person.app.verdicts().join(" ");
        assert!(why.contains("White has only the king"), "{why}");
    }
}

/// Article 9.6.1.
#[test]
fn row_090_the_fifth_occurrence_draws_by_itself() {
    let round = "Nf3 Nf6 Ng1 Ng8";
    let mut person = after(START, &[round; 3].join(" "));
    assert_eq!(person.ending(), "");
    person.play(round);
    assert_eq!(person.plies(), 16);
    let ending = "½-½  Draw: the position stood five times";
    assert_ended(&mut person, ending, "1/2-1/2", "normal");
}

/// Article 9.6.2.
#[test]
fn row_091_seventy_five_moves_draw_by_themselves() {
    let mut person = casual("7k/8/5K2/8/8/8/8/R7 w - - 148 120");
    person.play("Ra7");
    assert_eq!(person.ending(), "");
    person.play("Kg8");
    let ending = "½-½  Draw: 75 moves without capture or pawn move";
    assert_ended(&mut person, ending, "1/2-1/2", "normal");
    let one = after("7k/8/5K2/8/8/8/8/R7 w - - 149 120", "Ra7");
    assert_eq!(one.ending(), ending);
}

/// Article 9.2, the only one that perpetual check has.
#[test]
fn row_092_perpetual_check_ends_nothing_but_can_be_claimed_as_a_repetition() {
    let fen = "6k1/6p1/8/7Q/8/8/q7/6K1 w - - 0 1";
    let moves = "Qe8+ Kh7 Qh5+ Kg8 Qe8+ Kh7 Qh5+ Kg8";
    let mut person = after(fen, moves);
    assert_eq!(person.ending(), "");
    assert!(
        person.message().contains("Ada can claim a draw"),
        "{}",
        person.message()
    );
    person.enter(":claim");
    assert!(person.ending().contains("three times"));
}

/// Article 5.2.2, what it does not reach.
#[test]
fn row_093_two_knights_are_no_dead_position_for_a_mate_exists() {
    assert_eq!(casual("8/8/8/4k3/8/8/8/4KNN1 b - - 0 1").ending(), "");
    let mate = "7k/4NN2/6K1/8/8/8/8/8 b - - 0 1";
    assert!(position(mate).is_checkmate() && legal(mate).is_empty());
    assert_eq!(casual(mate).ending(), "1-0  White wins by checkmate");
}

/// Article 8.7.
#[test]
fn row_094_a_result_stands_whatever_is_found_afterwards() {
    let mut person = tournament(START);
    person.play("f3 e5 g4 Qh4#");
    person.press(Key::Char('y'));
    person.press(Key::Char('y'));
    for text in [
        "e4",
        ":draw",
        ":resign",
        ":claim",
        ":takeback",
        ":swap",
        ":arbiter result 1-0",
    ] {
        assert!(!refused(&mut person, text).is_empty(), "{text}");
        if !person.answers().is_empty() {
            person.press(Key::Char('y'));
        }
        person.press(Key::Esc);
        assert_eq!(person.ending(), "0-1  Black wins by checkmate", "{text}");
    }
    person.press(Key::Enter);
    let answers = person.answers();
    for offered in ["save it", "new game", "go through it"] {
        assert!(answers.contains(&offered), "{answers:?}");
    }
}

/// Articles 11.7 and 11.8.
#[test]
fn row_095_the_arbiter_can_leave_a_game_without_a_result_and_that_is_written_down() {
    let mut person = timed(START, Profile::Tournament, "5");
    person.play("e4 e5");
    person.enter(":arbiter result *");
    let ending = person.ending();
    assert!(ending.starts_with("Unfinished"), "{ending}");
    assert_ended(&mut person, &ending, "*", "abandoned");
    assert!(pgn(&person).contains("result set by the arbiter: *"));
}
