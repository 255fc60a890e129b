//! From each refusal to the topic behind it.

use std::collections::HashSet;

use tabiya::game::Refusal;
use tabiya::laws::{Topic, of_cause, of_refusal};
use tabiya::notation::fen::{self, Reading};
use tabiya::notation::history::History;
use tabiya::notation::note::Standard;
use tabiya::notation::reader::{self, Context};
use tabiya::notation::san;
use tabiya::rules::Variant;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const FREE: &str = "1k6/8/8/8/3QR1B1/8/8/4K1N1 w - - 0 1";

/// A position, moves made from it, a text that is refused, its code, and the topic.
const REFUSED: &[(&str, &str, &str, &str, Topic)] = &[
    (START, "", "N3", "unreadable", Topic::SquareNames),
    (START, "", "what?", "unreadable", Topic::Notation),
    (START, "", "--", "unreadable", Topic::Turns),
    (START, "", "P-K4", "descriptive", Topic::Notation),
    (START, "", "Sf3", "letters", Topic::Notation),
    (FREE, "", "Ne4e5", "no-piece", Topic::Notation),
    (FREE, "", "Re5f6", "no-piece", Topic::Notation),
    (FREE, "", "Rf6", "cannot-reach", Topic::Rook),
    (FREE, "", "Qc6", "cannot-reach", Topic::Queen),
    (FREE, "", "Bg5", "cannot-reach", Topic::Bishop),
    (FREE, "", "Nf4", "cannot-reach", Topic::Knight),
    (FREE, "", "Kg3", "cannot-reach", Topic::King),
    (START, "", "e5", "cannot-reach", Topic::Pawn),
    (START, "", "Ra3", "blocked", Topic::Rook),
    (START, "", "Ke2", "own-piece", Topic::Capturing),
    (
        "4k3/8/8/3np3/3P4/8/8/4K3 w - - 0 1",
        "",
        "dxd5",
        "pawn-capture",
        Topic::PawnCapture,
    ),
    (
        "4k3/8/8/3np3/3P4/8/8/4K3 w - - 0 1",
        "",
        "dxc5",
        "pawn-capture",
        Topic::PawnCapture,
    ),
    (
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "",
        "d6",
        "pawn-capture",
        Topic::Notation,
    ),
    (
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "",
        "exd5",
        "ep-square",
        Topic::EnPassant,
    ),
    (
        "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1",
        "d5 Ke2 Ke7",
        "exd6",
        "ep-late",
        Topic::EnPassant,
    ),
    (
        "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1",
        "",
        "Ne4",
        "pinned",
        Topic::Pin,
    ),
    (
        "8/8/8/8/k3p2Q/8/3P4/3K4 w - - 0 1",
        "d4",
        "exd3",
        "pinned",
        Topic::EnPassantLimits,
    ),
    (
        "4r1k1/8/8/8/8/8/3P4/R3K2R w KQ - 0 1",
        "",
        "d3",
        "in-check",
        Topic::Check,
    ),
    (
        "3rk3/8/8/8/8/8/8/4K3 w - - 0 1",
        "",
        "Kd1",
        "king-attacked",
        Topic::King,
    ),
    (
        "4k3/p7/8/8/8/8/P7/R3K2R w KQ - 0 1",
        "Ke2 a6 Ke1 a5",
        "O-O",
        "castle-king-moved",
        Topic::CastlingLost,
    ),
    (
        "4k3/p7/8/8/8/8/P7/R3K2R w KQ - 0 1",
        "Rg1 a6 Rh1 a5",
        "O-O",
        "castle-rook-moved",
        Topic::CastlingLost,
    ),
    (
        "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
        "",
        "O-O",
        "castle-no-right",
        Topic::CastlingLost,
    ),
    (START, "", "O-O", "castle-between", Topic::CastlingBarred),
    (
        "4r1k1/8/8/8/8/8/3P4/R3K2R w KQ - 0 1",
        "",
        "O-O",
        "castle-in-check",
        Topic::CastlingBarred,
    ),
    (
        "4kr2/8/8/8/8/8/8/4K2R w K - 0 1",
        "",
        "O-O",
        "castle-through",
        Topic::CastlingBarred,
    ),
    (
        "4k1r1/8/8/8/8/8/8/4K2R w K - 0 1",
        "",
        "O-O",
        "castle-into",
        Topic::CastlingBarred,
    ),
    (START, "", "e7e5", "wrong-side", Topic::Turns),
    (
        "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1",
        "",
        "Nd2",
        "ambiguous",
        Topic::TwoOfAKind,
    ),
    (
        "4k3/8/8/8/2p5/1P6/8/4KB2 w - - 0 1",
        "",
        "BXC4",
        "ambiguous",
        Topic::Notation,
    ),
    (
        "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1",
        "",
        "a8",
        "promo-missing",
        Topic::Promotion,
    ),
    (
        "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1",
        "",
        "a8=K",
        "promo-piece",
        Topic::Promotion,
    ),
    (START, "", "e4=Q", "promo-not-now", Topic::Promotion),
];

#[test]
fn every_reason_for_refusing_a_move_leads_to_its_topic() {
    for &(fen, moves, text, code, topic) in REFUSED {
        let start = fen::read(fen, Reading::Lenient, Variant::Standard)
            .expect("a FEN")
            .0;
        let (mut position, mut history) = (start, History::starting(&start));
        for text in moves.split_whitespace() {
            let mv = san::read(text, &position).expect("a legal move");
            history = history.after(&position, mv);
            position = position.play(mv);
        }
        let context = Context {
            history: &history,
            ..Context::new(&position)
        };
        let refusal = reader::read(text, &context).expect_err(text);
        assert_eq!(refusal.code(), code, "{text}");
        assert_eq!(of_cause(&refusal.cause), topic, "{text}");
    }
}

#[test]
fn no_reason_is_left_out() {
    let tested: HashSet<&str> = REFUSED.iter().map(|row| row.3).collect();
    for code in [
        "unreadable",
        "descriptive",
        "letters",
        "no-piece",
        "cannot-reach",
        "blocked",
        "own-piece",
        "pawn-capture",
        "ep-square",
        "ep-late",
        "pinned",
        "in-check",
        "king-attacked",
        "castle-king-moved",
        "castle-rook-moved",
        "castle-no-right",
        "castle-between",
        "castle-in-check",
        "castle-through",
        "castle-into",
        "wrong-side",
        "ambiguous",
        "promo-missing",
        "promo-piece",
        "promo-not-now",
    ] {
        assert!(tested.contains(code), "{code}");
    }
}

#[test]
fn a_move_that_misses_a_standard_leads_to_the_writing_of_moves() {
    let start = tabiya::rules::Position::initial();
    let refusal = reader::read_strictly("e2e4", &Context::new(&start), Standard::Pgn)
        .expect_err("the long form");
    assert_eq!(of_cause(&refusal.cause), Topic::Notation);
}

#[test]
fn what_the_table_refuses_leads_to_its_topic() {
    for (refusal, topic) in [
        (Refusal::GameOver, Topic::Result),
        (Refusal::NotStarted, Topic::Clock),
        (Refusal::Paused, Topic::Pause),
        (Refusal::NoTouchMove, Topic::Adjusting),
        (Refusal::AlreadyTouched, Topic::TouchMove),
        (Refusal::OfferTooEarly, Topic::DrawOffer),
        (Refusal::NoTakeBack, Topic::Released),
        (Refusal::WriteFirst(0), Topic::ScoreSheet),
        (Refusal::NoFlag, Topic::FlagFall),
        (Refusal::TooLateToSwap, Topic::FalseStart),
        (Refusal::ArbiterOnly, Topic::Arbiter),
    ] {
        assert_eq!(of_refusal(&refusal), topic, "{refusal:?}");
    }
}
