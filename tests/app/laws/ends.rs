//! How games end (Article 5, and 9.6).

use tabiya::app::Key;
use tabiya::game::Regulations;
use tabiya::game::regulations::Profile;
use tabiya::rules::Color;

use super::{START, after, casual, left, under};

#[test]
fn mate_stalemate_dead_positions_fivefold_and_75_moves_end_the_game_by_themselves() {
    for (fen, moves, ending) in [
        (START, "f3 e5 g4 Qh4#", "0-1  Black wins by checkmate"),
        (
            START,
            "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#",
            "1-0  White wins by checkmate",
        ),
        (
            START,
            "e3 a5 Qh5 Ra6 Qxa5 h5 h4 Rah6 Qxc7 f6 Qxd7+ Kf7 Qxb7 Qd3 Qxb8 Qh7 Qxc8 Kg6 Qe6",
            "½-½  Draw: stalemate",
        ),
        (
            "7k/8/6K1/8/8/8/8/R7 w - - 149 120",
            "Ra8#",
            "1-0  White wins by checkmate",
        ),
        (
            "7k/8/5K2/8/8/8/8/R7 w - - 149 120",
            "Ra7",
            "½-½  Draw: 75 moves",
        ),
        (
            "8/8/8/4k3/8/8/4n3/4KN2 w - - 0 1",
            "Kxe2",
            "½-½  Draw: dead position",
        ),
        (
            START,
            "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8",
            "½-½  Draw: the position stood five times",
        ),
    ] {
        let said = after(fen, moves).ending();
        assert!(said.starts_with(ending), "{said}");
    }
    for fen in [
        "8/8/8/4k3/8/8/8/4KN2 w - - 0 1",
        "5b2/8/8/4k3/8/8/8/2B1K3 w - - 0 1",
        "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
        "8/8/8/8/5k2/8/6q1/7K w - - 0 1",
    ] {
        assert!(casual(fen).ending().contains("dead position"), "{fen}");
    }
    let said = casual("8/8/8/4k3/8/8/8/4KN2 w - - 0 1").app.verdicts();
    let reasons = [
        "White's men can never mate against those of Black.",
        "Black has only the king and cannot mate.",
    ];
    assert_eq!(said, reasons);
}

#[test]
fn two_knights_opposite_bishops_and_perpetual_check_end_nothing_by_themselves() {
    assert_eq!(casual("8/8/8/4k3/8/8/8/4KNN1 b - - 0 1").ending(), "");
    assert_eq!(casual("2b5/8/8/4k3/8/8/8/2B1K3 w - - 0 1").ending(), "");
    let mut person = after(
        "6k1/6p1/8/7Q/8/8/q7/6K1 w - - 0 1",
        "Qe8+ Kh7 Qh5+ Kg8 Qe8+ Kh7 Qh5+ Kg8",
    );
    assert_eq!(person.ending(), "");
    person.enter(":claim");
    assert!(person.ending().contains("three times"));
}

#[test]
fn resigning_is_asked_twice_and_loses_unless_the_other_side_cannot_mate() {
    let mut person = after(START, "e4");
    person.enter(":resign");
    person.press(Key::Char('n'));
    assert_eq!(person.ending(), "");
    person.enter(":resign");
    person.press(Key::Char('y'));
    assert_eq!(person.ending(), "1-0  White wins: Black resigned");
    let mut drawn = casual("8/8/8/4k3/3q4/8/8/4K3 b - - 0 1");
    drawn.enter(":resign");
    drawn.press(Key::Char('y'));
    assert!(drawn.ending().starts_with("½-½"), "{}", drawn.ending());
}

#[test]
fn when_the_game_ends_both_clocks_stand_and_the_tags_agree() {
    let mut person = under(START, Regulations::of(Profile::Casual), "5");
    person.play("f3 e5 g4");
    person.wait(1_000);
    person.play("Qh4#");
    person.wait(60_000);
    assert_eq!(left(&person, Color::Black), 299_000);
    let pgn = person.app.pgn();
    assert!(pgn.contains("[Result \"0-1\"]") && pgn.contains("[Termination \"normal\"]"));
    assert_eq!(pgn.split_whitespace().last(), Some("0-1"));
}

#[test]
fn an_unfinished_game_has_the_star_and_no_other_result_exists() {
    let pgn = after(START, "e4").app.pgn();
    assert!(pgn.contains("[Result \"*\"]") && pgn.contains("[Termination \"unterminated\"]"));
    assert_eq!(pgn.split_whitespace().last(), Some("*"));
}

#[test]
fn after_the_end_saving_a_rematch_and_a_new_game_are_offered_and_the_position_stays() {
    let mut person = after(START, "f3 e5 g4 Qh4#");
    let before = person.position();
    person.press(Key::Enter);
    assert_eq!(
        person.answers(),
        [
            "save it",
            "rematch, Bo has White",
            "new game",
            "go through it",
            "score sheet",
            "look at the board"
        ]
    );
    person.press(Key::Enter);
    assert_eq!((person.position(), person.answers().len()), (before, 0));
    person.press(Key::Enter);
    person.press(Key::Char('r'));
    let table = person.app.table();
    assert_eq!(table.players().name(Color::White), Some("Bo"));
    assert_eq!(person.app.score().text(Color::Black), "0");
}

#[test]
fn in_an_armageddon_game_a_draw_is_black_s_point_and_the_clocks_stay_with_the_sides() {
    let regulations = Regulations {
        draw_counts_for: Some(Color::Black),
        ..Regulations::of(Profile::Casual)
    };
    let mut person = under(START, regulations, "none");
    person.play("e4 e5");
    person.enter(":draw");
    person.enter(":accept");
    assert!(person.app.pgn().contains("[Result \"1/2-1/2\"]"));
    assert_eq!(person.app.score().text(Color::Black), "1");
}
