//! The Laws of Chess, one test an article: what may move where, and what ends a game.

use tabiya::notation::san;
use tabiya::rules::{Position, Role, Square};

use crate::data::position;

fn sans(position: &Position) -> Vec<String> {
    position
        .legal_moves()
        .iter()
        .map(|&mv| san::write(position, mv))
        .collect()
}

fn castles(text: &str) -> Vec<String> {
    let mut found: Vec<String> = sans(&position(text))
        .into_iter()
        .filter(|san| san.starts_with("O-"))
        .collect();
    found.sort();
    found
}

fn play(text: &str, moves: &[&str]) -> Position {
    moves.iter().fold(position(text), |position, text| {
        let mv = san::read(text, &position).unwrap_or_else(|| panic!("{text} is legal"));
        position.play(mv)
    })
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn article_2_1_the_right_hand_corner_is_light() {
    let light = |name: &str| name.parse::<Square>().expect("a square").is_light();
    assert!(light("h1") && light("a8") && !light("a1") && !light("h8"));
}

#[test]
fn article_1_4_1_no_move_captures_a_king_in_a_hundred_thousand_positions() {
    let mut seed = 1858_u64;
    let mut seen = 0;
    while seen < 100_000 {
        let mut position = Position::initial();
        for _ in 0..200 {
            let moves = position.legal_moves();
            let takes_king = |mv| {
                position
                    .captured(mv)
                    .is_some_and(|(_, man)| man.role == Role::King)
            };
            assert!(!moves.iter().any(|&mv| takes_king(mv)), "{position:?}");
            seen += 1;
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let choice = usize::try_from(seed >> 40).expect("24 bits") % moves.len().max(1);
            let Some(&mv) = moves.get(choice) else {
                break;
            };
            position = position.play(mv);
        }
    }
}

#[test]
fn articles_3_2_to_3_4_bishop_rook_and_queen_go_along_their_lines_on_an_empty_board() {
    for (letter, squares) in [("B", 13), ("R", 14), ("Q", 27)] {
        let position = position(&format!("8/7k/8/8/3{letter}4/8/8/K7 w - - 0 1"));
        let moves = position.legal_moves();
        let own: Vec<_> = moves.iter().filter(|mv| mv.role != Role::King).collect();
        // The white king on a1 stands on the diagonal.
        let barred = usize::from(letter != "R");
        assert_eq!(own.len(), squares - barred, "{letter}");
        let light = |square: Square| square.is_light();
        assert!(letter != "B" || own.iter().all(|mv| light(mv.from) == light(mv.to)));
    }
}

#[test]
fn article_3_6_a_knight_leaps_over_men() {
    assert!(sans(&position(START)).contains(&"Nf3".to_owned()));
}

#[test]
fn article_3_7_2_a_double_step_needs_both_squares_empty() {
    let moves = sans(&position("4k3/8/8/8/4n3/8/P3P3/4K3 w - - 0 1"));
    assert!(moves.contains(&"a4".to_owned()) && moves.contains(&"e3".to_owned()));
    assert!(!moves.contains(&"e4".to_owned()));
}

#[test]
fn article_3_7_3_1_en_passant_only_at_once_and_never_against_the_king() {
    let captured = play("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", &["exd6"]);
    assert_eq!(captured.role(Role::Pawn).len(), 1);
    let late = play(START, &["e4", "a6", "e5", "d5", "Nf3", "a5"]);
    assert!(!sans(&late).contains(&"exd6".to_owned()));
    let pinned = position("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1");
    assert!(!sans(&pinned).contains(&"exd3".to_owned()));
    assert_eq!(
        sans(&position("8/K7/Q7/5k2/6pP/6P1/4R3/8 b - h3 0 1")),
        ["gxh3"]
    );
    assert_eq!(
        sans(&position("8/1KQ5/6R1/3k4/3pP3/3P4/8/8 b - e3 0 1")),
        ["dxe3"]
    );
}

#[test]
fn article_3_7_3_3_a_pawn_becomes_any_of_four_men() {
    let moves = sans(&position("8/8/8/8/8/1k6/2p5/K7 b - - 0 1"));
    for wanted in ["c1=Q#", "c1=R#", "c1=B", "c1=N"] {
        assert!(moves.contains(&wanted.to_owned()), "{wanted} in {moves:?}");
    }
    assert!(play("8/5P1k/5K2/8/8/8/8/8 w - - 0 1", &["f8=Q"]).is_stalemate());
    assert!(!play("8/5P1k/5K2/8/8/8/8/8 w - - 0 1", &["f8=R"]).is_stalemate());
}

#[test]
fn article_3_8_2_castling_moves_king_and_rook() {
    assert_eq!(
        castles("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"),
        ["O-O", "O-O-O"]
    );
    assert_eq!(castles("5k2/8/8/8/8/8/8/4K2R w K - 0 1"), ["O-O+"]);
    assert_eq!(castles("8/8/8/8/8/8/8/R3K1k1 w Q - 0 1"), ["O-O-O+"]);
}

#[test]
fn article_3_8_2_1_the_right_is_lost_for_good() {
    let start = "4k3/p7/8/8/8/8/P7/R3K2R w KQ - 0 1";
    assert!(
        play(start, &["Ke2", "a6", "Ke1", "a5"])
            .castling_rights()
            .is_empty()
    );
    let rook_moved = play(start, &["Rg1", "a6", "Rh1", "a5"]);
    assert!(
        sans(&rook_moved).contains(&"O-O-O".to_owned())
            && !sans(&rook_moved).contains(&"O-O".to_owned())
    );
    let captured = play("r3k2r/6P1/8/8/8/8/8/4K3 w kq - 0 1", &["gxh8=Q+"]);
    assert_eq!(
        captured.castling_rights().rooks().single(),
        "a8".parse().ok()
    );
}

#[test]
fn article_3_8_2_2_castling_is_barred_for_now() {
    for (text, why) in [
        ("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "a man stands between"),
        (
            "4k3/8/8/8/1b6/8/8/R1B1K2R w KQ - 0 1",
            "the king is in check",
        ),
        ("4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "the king would cross f1"),
        ("3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1", "the king would cross d1"),
        (
            "4k1r1/8/8/8/8/8/8/4K2R w K - 0 1",
            "the king would land on g1",
        ),
        (
            "2r1k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
            "the king would land on c1",
        ),
        (
            "R4rk1/8/8/8/8/8/8/4K2R w K - 0 1",
            "a pinned rook attacks all the same",
        ),
        (
            "4R3/7k/8/8/8/8/8/4K3 w - - 0 1",
            "castling along a file does not exist",
        ),
    ] {
        assert_eq!(castles(text), Vec::<String>::new(), "{why}");
    }
}

#[test]
fn article_3_8_2_what_does_not_bar_castling() {
    for (text, wanted, why) in [
        (
            "4k2r/8/8/8/8/8/8/4K2R w K - 0 1",
            "O-O",
            "the rook is attacked",
        ),
        (
            "r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
            "O-O-O",
            "the rook is attacked",
        ),
        (
            "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
            "O-O-O",
            "the rook crosses an attacked square",
        ),
    ] {
        assert_eq!(castles(text), [wanted], "{why}");
    }
    let earlier = play("4k3/8/8/8/1b6/8/8/R1B1K2R w KQ - 0 1", &["Bd2", "Be7"]);
    assert_eq!(
        sans(&earlier)
            .iter()
            .filter(|san| san.starts_with("O-"))
            .count(),
        2,
        "a check answered before"
    );
}

#[test]
fn article_3_9_no_move_may_expose_the_king() {
    let pinned = position("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1");
    assert!(
        sans(&pinned)
            .iter()
            .all(|san| !san.starts_with("Nb") && san != "Nd5")
    );
    assert_eq!(pinned.pinned().single(), "c3".parse().ok());
    let mut answers = sans(&position("4r1k1/8/8/8/8/8/3P4/R3K2R w KQ - 0 1"));
    answers.sort();
    assert_eq!(answers, ["Kd1", "Kf1", "Kf2"]);
    let mut steps = sans(&position("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1"));
    steps.sort();
    assert_eq!(steps, ["Kd1", "Kf1", "Kxe2"]);
}

#[test]
fn article_5_1_1_and_5_2_1_mate_and_stalemate() {
    assert!(play(START, &["f3", "e5", "g4", "Qh4#"]).is_checkmate());
    assert!(position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1").is_stalemate());
}

#[test]
fn article_5_2_2_dead_by_material() {
    for (text, dead) in [
        ("8/8/8/4k3/8/8/8/4K3 w - - 0 1", true),
        ("8/8/8/4k3/8/8/8/4KN2 w - - 0 1", true),
        ("5b2/8/8/4k3/8/8/8/2B1K3 w - - 0 1", true),
        ("2b5/8/8/4k3/8/8/8/2B1K3 w - - 0 1", false),
        ("7k/4NN2/6K1/8/8/8/8/8 b - - 0 1", false),
        ("8/8/8/4k3/8/8/4n3/4KN2 w - - 0 1", false),
        ("8/8/8/4k3/8/8/4P3/4K3 w - - 0 1", false),
    ] {
        assert_eq!(position(text).is_dead_by_material(), dead, "{text}");
    }
}

#[test]
fn article_9_2_3_same_position_means_same_rights() {
    let before = play(START, &["e4", "Nf6", "Nf3", "Ng8", "Ng1"]);
    assert_eq!(
        before.key(),
        play(START, &["e4"]).key(),
        "no capture en passant was possible"
    );
    let rook_tour = play(
        "4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1",
        &["Ra2", "Rh7", "Ra1", "Rh8"],
    );
    assert_ne!(
        rook_tour.key(),
        position("4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1").key()
    );
    let with = play("4k1n1/8/8/8/3p4/8/4P3/4K1N1 w - - 0 1", &["e4"]);
    let without = play(
        "4k1n1/8/8/8/3p4/8/4P3/4K1N1 w - - 0 1",
        &["e4", "Nf6", "Nf3", "Ng8", "Ng1"],
    );
    assert_ne!(
        with.key(),
        without.key(),
        "a capture en passant was possible"
    );
}

#[test]
fn article_9_3_the_counter_is_never_capped() {
    let mut position = position("4k3/8/8/8/8/8/8/R3K3 w - - 149 120");
    for text in ["Ra2", "Kd8", "Ra1", "Ke8"] {
        position = position.play(san::read(text, &position).expect("legal"));
    }
    assert_eq!(position.halfmoves(), 153);
    assert_eq!(position.fullmoves(), 122);
}
