//! Why a text is refused: each cause with positions, for White and, with the
//! colours exchanged, for Black.

use tabiya::notation::diagnosis::why_not;
use tabiya::notation::history::History;
use tabiya::notation::reader::{self, Context};
use tabiya::notation::refusal::Refusal;
use tabiya::rules::{Role, Square};

use crate::data::{candidates, game, mirror, mirror_fen, outcome, position};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Position, text, code of the refusal, and the moves offered instead.
const CAUSES: [(&str, &str, &str, &str); 67] = [
    // No such man.
    (
        "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1",
        "Ncd2",
        "no-piece",
        "Nbd2 Nfd2",
    ),
    (
        "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1",
        "N5d2",
        "no-piece",
        "Nbd2 Nfd2",
    ),
    ("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Qd2", "no-piece", ""),
    (
        "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1",
        "Bh4",
        "no-piece",
        "Nh4",
    ),
    (START, "Nc3e4", "no-piece", "e4"),
    (START, "e3e4", "no-piece", "e4"),
    ("4k3/8/8/8/8/8/3P4/4K3 w - - 0 1", "e4", "no-piece", ""),
    // The man does not move so.
    (START, "Nf4", "cannot-reach", "f4"),
    (START, "e5", "cannot-reach", ""),
    (START, "e2e5", "cannot-reach", ""),
    (START, "e2", "cannot-reach", ""),
    ("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e3", "cannot-reach", ""),
    ("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "Bh4", "cannot-reach", ""),
    ("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "f1f3", "cannot-reach", ""),
    ("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "Ke3", "cannot-reach", ""),
    (
        "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1",
        "e4d4",
        "cannot-reach",
        "",
    ),
    // A man stands in the way.
    (START, "Ra4", "blocked", "a4"),
    (START, "Bb5", "blocked", ""),
    (START, "d1d5", "blocked", ""),
    ("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e4", "blocked", ""),
    ("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e3", "blocked", ""),
    ("4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e5", "blocked", ""),
    // One's own man stands there.
    (START, "Ke2", "own-piece", ""),
    (START, "Ng1e2", "own-piece", ""),
    ("4k3/8/8/8/8/4N3/4P3/4K3 w - - 0 1", "e3", "own-piece", ""),
    // Pawn captures.
    (
        "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1",
        "d5",
        "pawn-capture",
        "exd5",
    ),
    (
        "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1",
        "d5",
        "pawn-capture",
        "cxd5 exd5",
    ),
    (
        "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1",
        "xd5",
        "pawn-capture",
        "exd5",
    ),
    (
        "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1",
        "exd5",
        "pawn-capture",
        "",
    ),
    (
        "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1",
        "e4d5",
        "pawn-capture",
        "",
    ),
    (
        "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1",
        "exe5",
        "pawn-capture",
        "",
    ),
    (
        "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1",
        "e4xe5",
        "pawn-capture",
        "e5",
    ),
    (
        "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1",
        "b8=R",
        "pawn-capture",
        "axb8=R+",
    ),
    ("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "ed", "pawn-capture", ""),
    // En passant.
    (
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "exd5",
        "ep-square",
        "exd6",
    ),
    (
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "e5d5",
        "ep-square",
        "exd6",
    ),
    ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "exd6", "ep-late", ""),
    (
        "4k3/3n4/8/3pP3/8/8/8/4K3 w - - 0 1",
        "exd6",
        "pawn-capture",
        "",
    ),
    // Pins.
    (
        "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1",
        "Nce2",
        "pinned",
        "Ne2",
    ),
    ("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "Nb5", "pinned", ""),
    ("4r1k1/8/8/8/8/4B3/8/4K3 w - - 0 1", "Bd4", "pinned", ""),
    ("4r1k1/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "exd5", "pinned", ""),
    ("8/8/8/KPp4r/8/8/8/4k3 w - - 0 1", "b5c6", "ep-late", ""),
    // Check.
    (
        "4r1k1/8/8/8/8/8/3P4/R3K2R w KQ - 0 1",
        "d3",
        "in-check",
        "Kd1 Kf1 Kf2",
    ),
    (
        "4r1k1/8/8/8/8/8/3P4/R3K2R w KQ - 0 1",
        "Ra3",
        "in-check",
        "Kd1 Kf1 Kf2",
    ),
    (
        "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4",
        "d6",
        "in-check",
        "",
    ),
    // The king and attacked squares.
    ("3rk3/8/8/8/8/8/8/4K3 w - - 0 1", "Kd1", "king-attacked", ""),
    (
        "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1",
        "Kf2",
        "king-attacked",
        "",
    ),
    (
        "4r1k1/8/8/8/8/8/4K3/8 w - - 0 1",
        "Ke1",
        "king-attacked",
        "",
    ),
    (
        "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4",
        "Kxf7",
        "king-attacked",
        "",
    ),
    // Castling.
    (START, "O-O", "castle-between", ""),
    (
        "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1",
        "O-O-O",
        "castle-between",
        "",
    ),
    (
        "4k3/8/8/8/1b6/8/8/R1B1K2R w KQ - 0 1",
        "O-O",
        "castle-in-check",
        "",
    ),
    (
        "4kr2/8/8/8/8/8/8/4K2R w K - 0 1",
        "O-O",
        "castle-through",
        "",
    ),
    (
        "3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1",
        "O-O-O",
        "castle-through",
        "",
    ),
    ("4k1r1/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", "castle-into", ""),
    ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "exd6", "ep-late", ""),
    (
        "2r1k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
        "O-O-O",
        "castle-into",
        "",
    ),
    (
        "4k3/8/8/8/8/8/8/R3K2R w K - 0 1",
        "O-O-O",
        "castle-no-right",
        "",
    ),
    (
        "4k1r1/8/8/8/8/8/8/4K2R w K - 0 1",
        "e1g1",
        "castle-into",
        "",
    ),
    // The other side's man is named by its square.
    (START, "e7e5", "wrong-side", ""),
    (START, "Ng8f6", "wrong-side", ""),
    // Several men, and promotions.
    (
        "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1",
        "Nd2",
        "ambiguous",
        "Nbd2 Nfd2",
    ),
    (
        "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
        "a8",
        "promo-missing",
        "a8=Q+ a8=R+ a8=B a8=N",
    ),
    (
        "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
        "a8=K",
        "promo-piece",
        "a8=Q+ a8=R+ a8=B a8=N",
    ),
    (
        "4k3/8/P7/8/8/8/8/4K3 w - - 0 1",
        "a7=Q",
        "promo-not-now",
        "a7",
    ),
    (START, "Nf3=Q", "promo-not-now", "Nf3"),
];

#[test]
fn every_cause_is_found_for_both_colours() {
    for (fen, text, code, offered) in CAUSES {
        let twin = (mirror_fen(fen), mirror(text), mirror(offered));
        for (fen, text, offered) in [(fen.to_owned(), text.to_owned(), offered.to_owned()), twin] {
            let position = position(&fen);
            let read = reader::read(&text, &Context::new(&position));
            assert_eq!(
                outcome(&position, &read),
                format!("!{code}"),
                "{text} in {fen}"
            );
            let refusal = read.expect_err("refused");
            let mut candidates = candidates(&position, &refusal);
            let mut expected: Vec<&str> = offered.split_whitespace().collect();
            candidates.sort();
            expected.sort_unstable();
            assert_eq!(candidates, expected, "offered for {text} in {fen}");
        }
    }
}

/// A start, the moves of a game, a text, and the code of its refusal.
const GAMES: [(&str, &str, &str, &str); 13] = [
    (
        "4k3/p7/8/8/8/8/P7/R3K2R w KQ - 0 1",
        "e1e2 a7a6 e2e1 a6a5",
        "O-O",
        "castle-king-moved",
    ),
    (
        "4k3/p7/8/8/8/8/P7/R3K2R w KQ - 0 1",
        "h1g1 a7a6 g1h1 a6a5",
        "O-O",
        "castle-rook-moved",
    ),
    (
        "4k3/p7/8/8/8/8/P7/R3K2R w K - 0 1",
        "a2a3 a7a6",
        "O-O-O",
        "castle-no-right",
    ),
    (
        "4k3/p7/8/8/8/8/P7/R3K3 w Q - 0 1",
        "e1e2 a7a6 e2e1 a6a5",
        "O-O",
        "castle-no-right",
    ),
    (
        "4k3/p7/8/8/8/8/1b5P/R3K2R b KQ - 0 1",
        "b2a1",
        "O-O-O",
        "castle-no-right",
    ),
    (START, "e2e4 a7a6 e4e5 d7d5 g1f3 a6a5", "exd6", "ep-late"),
    (START, "e2e4 d7d6 e4e5 d6d5", "exd6", "pawn-capture"),
    (
        START,
        "e2e4 a7a6 e4e5 d7d5 g1f3 d5d4",
        "exd6",
        "pawn-capture",
    ),
    // The same player types twice.
    (START, "e2e4", "d4", "wrong-side"),
    (START, "e2e4", "Nf3", "wrong-side"),
    (START, "e2e4 e7e5", "Nf6", "wrong-side"),
    // What the mover's own men come near to is told first.
    (START, "e2e4", "Ra5", "blocked"),
    // En passant would open the rank.
    ("7k/2p5/8/KP5r/8/8/8/8 b - - 0 1", "c7c5", "bxc6", "pinned"),
];

#[test]
fn what_the_game_tells_is_asked_of_the_game() {
    for (start, moves, text, code) in GAMES {
        let (position, history) = game(start, moves);
        let context = Context {
            history: &history,
            ..Context::new(&position)
        };
        let read = reader::read(text, &context);
        assert_eq!(
            outcome(&position, &read),
            format!("!{code}"),
            "{text} after {moves}"
        );
    }
}

#[test]
fn without_a_game_nothing_is_said_about_the_past() {
    let (position, _) = game("4k3/p7/8/8/8/8/P7/R3K2R w KQ - 0 1", "e1e2 a7a6 e2e1 a6a5");
    let read = reader::read("O-O", &Context::new(&position));
    assert_eq!(outcome(&position, &read), "!castle-no-right");
}

fn dropped(fen: &str, from: &str, to: &str, promotion: Option<Role>) -> Option<Refusal> {
    let square = |text: &str| text.parse::<Square>().expect("a square");
    why_not(
        &position(fen),
        square(from),
        square(to),
        promotion,
        &History::UNKNOWN,
    )
}

#[test]
fn a_man_dropped_on_a_wrong_square_gets_the_same_reasons() {
    let table = [
        (START, "a1", "a4", Some("blocked")),
        (START, "e3", "e4", Some("no-piece")),
        (START, "e7", "e5", Some("wrong-side")),
        (START, "f1", "e2", Some("own-piece")),
        (START, "e1", "g1", Some("castle-between")),
        (START, "e2", "e4", None),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1", "g1", None),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1", "h1", None),
        (
            "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
            "e1",
            "h1",
            Some("cannot-reach"),
        ),
        // Which piece comes next is no fault of the drop.
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7", "a8", None),
    ];
    for (fen, from, to, code) in table {
        let refusal = dropped(fen, from, to, None);
        assert_eq!(
            refusal.as_ref().map(Refusal::code),
            code,
            "{from}{to} in {fen}"
        );
    }
    let king = dropped(
        "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
        "a7",
        "a8",
        Some(Role::King),
    );
    assert_eq!(king.expect("refused").code(), "promo-piece");
}
