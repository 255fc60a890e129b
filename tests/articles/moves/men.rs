//! Rows 22 to 31: capturing, attacking, and the men that are no pawns.

use tabiya::laws::Topic;
use tabiya::rules::{Color, MoveKind, Position, Role, Square, attacks, perft};
use tabiya::wording::English;

use crate::table::{START, after, assert_refused, law, legal, position};

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

/// Article 3.1.
#[test]
fn row_022_no_man_goes_where_one_of_its_own_side_stands() {
    assert_refused(START, "Be2", "e2 holds your own pawn");
    assert_refused(START, "Bf1-e2", "e2 holds your own pawn");
    assert_refused(
        "4k3/8/8/8/8/5N2/8/4K1N1 w - - 0 1",
        "Ngf3",
        "f3 holds your own knight",
    );
}

/// Article 3.1.1.
#[test]
fn row_023_any_man_takes_any_other_but_a_king_and_what_is_taken_is_listed() {
    for (attacker, before) in [
        ("Kxd5", "7k/p7/8/3?4/2K5/8/8/8 w - - 0 1"),
        ("Qxd5", "7k/p7/8/3?4/8/8/8/3Q2K1 w - - 0 1"),
        ("Rxd5", "7k/p7/8/3?4/8/8/8/3R2K1 w - - 0 1"),
        ("Bxd5", "7k/p7/8/3?4/8/1B6/8/6K1 w - - 0 1"),
        ("Nxd5", "7k/p7/8/3?4/8/2N5/8/6K1 w - - 0 1"),
        ("cxd5", "7k/p7/8/3?4/2P5/8/8/6K1 w - - 0 1"),
    ] {
        for (letter, role) in [
            ("q", Role::Queen),
            ("r", Role::Rook),
            ("b", Role::Bishop),
            ("n", Role::Knight),
            ("p", Role::Pawn),
        ] {
            let mut person = crate::table::casual(&before.replace('?', letter));
            person.enter(attacker);
            assert_eq!(person.plies(), 1, "{attacker} takes {role:?}");
            let taken = person.app.shown_captured();
            assert_eq!(taken.len(), 1);
            assert_eq!((taken[0].role, taken[0].color), (role, Color::Black));
        }
    }
}

/// Articles 3.1.2 and 3.1.3.
#[test]
fn row_024_a_pinned_man_attacks_too() {
    let fen = "R4rk1/8/8/8/8/8/8/4K2R w K - 0 1";
    assert_refused(fen, "O-O", "cross f1, attacked by the rook on f8");
    let before = position(fen);
    let attackers = before.attackers(square("f1"), Color::Black, before.occupied());
    assert_eq!(attackers.single(), Some(square("f8")));
}

/// Articles 3.1 and 3.8.2.
#[test]
fn row_025_a_move_takes_one_man_from_one_square_to_another_castling_excepted() {
    let positions = [
        (START, 4, 197_281),
        (
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            3,
            97_862,
        ),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 4, 43_238),
        (
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            3,
            9_467,
        ),
        (
            "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
            3,
            62_379,
        ),
        (
            "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
            3,
            89_890,
        ),
    ];
    for (fen, depth, leaves) in positions {
        let before = position(fen);
        assert_eq!(perft(&before, depth), leaves, "{fen}");
        for &mv in &before.legal_moves() {
            let changed = changed(&before, &before.play(mv));
            let castles = matches!(mv.kind, MoveKind::Castling(_));
            let passes = matches!(mv.kind, MoveKind::EnPassant);
            let expected = if castles { 4 } else { 2 + usize::from(passes) };
            assert_eq!(changed, expected, "{mv:?} in {fen}");
        }
    }
}

/// On how many squares something else stands.
fn changed(before: &Position, after: &Position) -> usize {
    let differs = |square: &Square| before.piece_at(*square) != after.piece_at(*square);
    Square::all().filter(differs).count()
}

/// Articles 3.5 and 3.6.
#[test]
fn row_026_no_man_jumps_but_the_knight() {
    assert_refused(START, "Ra4", "The rook on a1 is blocked by the pawn on a2");
    assert_refused(
        START,
        "Bb5",
        "The bishop on f1 is blocked by the pawn on e2",
    );
    assert_refused(START, "Qd4", "The queen on d1 is blocked by the pawn on d2");
    let fen = "4k3/8/8/8/3p4/8/8/3R2K1 w - - 0 1";
    assert_refused(fen, "Rd7", "The rook on d1 is blocked by the pawn on d4");
    after(START, "Nc3 Nc6");
}

/// Where a man of White goes from e4 on a board where only kings stand besides.
fn reach(letter: &str) -> Vec<Square> {
    let fen = format!("7k/8/8/8/4{letter}3/8/8/K7 w - - 0 1").replace("K7", "6K1");
    let position = position(&fen);
    let moves = position.legal_moves();
    let from = moves.iter().filter(|mv| mv.from == square("e4"));
    let mut to: Vec<Square> = from.map(|mv| mv.to).collect();
    to.sort_by_key(|square| square.index());
    to
}

/// How far a square is from e4, by files and by ranks.
fn away(to: Square) -> (u8, u8) {
    let from = square("e4");
    (
        from.file().distance(to.file()),
        from.rank().distance(to.rank()),
    )
}

/// Article 3.2.
#[test]
fn row_027_the_bishop_goes_any_distance_on_its_diagonals_and_keeps_its_colour() {
    let to = reach("B");
    assert_eq!(to.len(), 13);
    for to in to {
        let (files, ranks) = away(to);
        assert_eq!(files, ranks, "{to}");
        assert_eq!(to.is_light(), square("e4").is_light());
    }
    assert_refused(
        "7k/p7/8/8/4B3/8/8/6K1 w - - 0 1",
        "Be7",
        "does not reach e7",
    );
}

/// Article 3.3.
#[test]
fn row_028_the_rook_goes_any_distance_on_its_file_or_rank() {
    let to = reach("R");
    assert_eq!(to.len(), 14);
    assert!(to.into_iter().all(|to| away(to).0 == 0 || away(to).1 == 0));
    assert_refused("7k/8/8/8/4R3/8/8/6K1 w - - 0 1", "Rf5", "does not reach f5");
}

/// Article 3.4.
#[test]
fn row_029_the_queen_is_rook_and_bishop_in_one() {
    let mut both = [reach("R"), reach("B")].concat();
    both.sort_by_key(|square| square.index());
    assert_eq!(reach("Q"), both);
    let page = law(&English, Topic::Queen).to_lowercase();
    assert!(page.contains("strongest"), "{page}");
}

/// Article 3.6.
#[test]
fn row_030_the_knight_jumps_and_no_neighbour_hobbles_it() {
    let person = after(START, "Nf3");
    assert_eq!(person.last_san(), "Nf3");
    let to = reach("N");
    assert_eq!(to.len(), 8);
    for to in to {
        assert!(matches!(away(to), (1, 2) | (2, 1)), "{to}");
        let own = square("e4");
        let lines = attacks::queen(own, tabiya::rules::Bitboard::EMPTY);
        assert!(!lines.contains(to));
    }
    let hobbled = "4k3/8/8/3PPP2/3PNP2/3PPP2/8/4K3 w - - 0 1";
    let from = legal(hobbled);
    assert_eq!(from.iter().filter(|text| text.starts_with('N')).count(), 8);
    let page = law(&English, Topic::Xiangqi);
    assert!(page.contains("no hobbled leg"), "{page}");
    assert!(
        page.contains("In xiangqi it is a loss, here it is a draw"),
        "{page}"
    );
}

/// Articles 3.8.1 and 3.9.
#[test]
fn row_031_the_king_steps_once_and_never_into_an_attack() {
    let fen = "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1";
    assert_eq!(legal(fen), ["Kd1", "Kf1", "Kxe2"]);
    assert_refused(fen, "Kd2", "d2 is attacked by the rook on e2");
    assert_refused(fen, "Kf2", "f2 is attacked by the rook on e2");
    let kings = "8/8/8/3k4/8/3K4/7P/8 w - - 0 1";
    assert_refused(kings, "Kd4", "d4 is attacked by the king on d5");
    assert_refused(kings, "Kd1", "does not reach d1");
}
