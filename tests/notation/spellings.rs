//! Every spelling in the table, row by row: leniently, and by both standards.

use tabiya::notation::letters::Letters;
use tabiya::notation::note::Standard;
use tabiya::notation::reader::{self, Accepted, Context};
use tabiya::notation::refusal::Refusal;
use tabiya::rules::Position;

use crate::data::{outcome, position};

const SPELLINGS: &str = include_str!("../data/spellings.tsv");

/// The positions that the table names.
const POSITIONS: [(&str, &str); 16] = [
    (
        "START",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    ),
    (
        "RUY",
        "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4",
    ),
    ("BP", "4k3/8/8/8/2p5/1P6/8/4KB2 w - - 0 1"),
    ("BP2", "4k3/8/8/8/2p5/8/1P6/4KB2 w - - 0 1"),
    ("NN", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1"),
    ("RR", "4k3/8/8/8/8/R6R/8/4K3 w - - 0 1"),
    ("RF", "4k3/R7/8/8/8/8/8/R3K3 w - - 0 1"),
    ("N5", "4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1"),
    ("QQ", "8/8/8/1k6/4Q2Q/8/8/K6Q w - - 0 1"),
    ("PIN", "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1"),
    ("PRO", "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1"),
    ("EP", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"),
    ("OO", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"),
    ("MT", "7k/8/6K1/8/8/8/8/R7 w - - 0 1"),
    ("DB", "4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1"),
    ("ED", "4k3/8/3p4/3pPp2/4P3/8/8/4K3 w - - 0 1"),
];

/// A row of the table.
struct Row<'a> {
    position: Position,
    letters: Letters,
    text: &'a str,
    outcome: &'a str,
    notes: &'a str,
    pgn: &'a str,
    fide: &'a str,
}

fn rows() -> impl Iterator<Item = Row<'static>> {
    SPELLINGS.lines().skip(1).map(|line| {
        let [name, letters, text, outcome, notes, pgn, fide] =
            line.split('\t').collect::<Vec<_>>()[..]
        else {
            panic!("seven columns: {line}");
        };
        let fen = POSITIONS.iter().find(|(known, _)| *known == name);
        Row {
            position: position(fen.expect("a known position").1),
            letters: letters.parse().expect("a letter set"),
            text,
            outcome,
            notes,
            pgn,
            fide,
        }
    })
}

fn context<'a>(row: &'a Row) -> Context<'a> {
    Context {
        letters: row.letters,
        ..Context::new(&row.position)
    }
}

#[test]
fn every_spelling_is_understood_as_the_table_says() {
    for row in rows() {
        let read = reader::read(row.text, &context(&row));
        assert_eq!(outcome(&row.position, &read), row.outcome, "{}", row.text);
        let notes = read.map_or_else(|_| Vec::new(), |accepted| accepted.notes);
        let codes: Vec<&str> = notes.iter().map(|note| note.code()).collect();
        let codes = if codes.is_empty() {
            "-".to_owned()
        } else {
            codes.join(",")
        };
        assert_eq!(codes, row.notes, "notes on {}", row.text);
    }
}

#[test]
fn by_a_standard_a_text_passes_or_gets_the_lesson_of_the_table() {
    let verdict = |read: &Result<Accepted, Refusal>| match read {
        Ok(_) => "ok",
        Err(refusal) => refusal.code(),
    };
    for row in rows() {
        for (standard, expected) in [(Standard::Pgn, row.pgn), (Standard::Fide, row.fide)] {
            let read = reader::read_strictly(row.text, &context(&row), standard);
            assert_eq!(
                verdict(&read),
                expected,
                "{} by {}",
                row.text,
                standard.code()
            );
            if let Ok(accepted) = &read {
                assert!(
                    accepted.notes.is_empty(),
                    "nothing to remark on {}",
                    row.text
                );
                assert_eq!(outcome(&row.position, &read), row.outcome);
            }
        }
    }
}

#[test]
fn a_draw_is_offered_with_the_move() {
    for (text, offered) in [
        ("Nf3", false),
        ("Nf3 (=)", true),
        ("Nf3(=)", true),
        ("1. Nf3! (=)", true),
    ] {
        let start = Position::initial();
        let read = reader::read(text, &Context::new(&start)).expect("legal");
        assert_eq!(read.draw_offer, offered, "{text}");
    }
}

/// Texts beyond the table, each with what it must be.
const MORE: [(&str, &str, &str); 66] = [
    // The small b: the file as long as a b-pawn has anything to capture.
    ("4k3/8/8/8/2n5/1P1B4/8/4K3 w - - 0 1", "bxc4", "bxc4"),
    ("4k3/8/8/8/2n5/1P1B4/8/4K3 w - - 0 1", "Bxc4", "Bxc4"),
    ("4k3/8/8/8/2n5/1P1B4/8/4K3 w - - 0 1", "bc4", "bxc4"),
    ("4k3/8/8/8/2n5/1P1B4/8/4K3 w - - 0 1", "Bc4", "Bxc4"),
    ("4k3/8/8/8/8/8/4B3/4K3 w - - 0 1", "bb5", "Bb5+"),
    ("4k3/8/8/8/8/b1n5/1BP5/4K3 w - - 0 1", "bxc3", "Bxc3"),
    ("4k3/8/8/8/n1n5/1P6/1B6/4K3 w - - 0 1", "bxc4", "bxc4"),
    (
        "4k3/8/8/8/2n5/bP6/1B6/4K3 w - - 0 1",
        "bxa3",
        "!cannot-reach",
    ),
    ("4k3/8/8/8/2n5/bP6/1B6/4K3 w - - 0 1", "Bxa3", "Bxa3"),
    ("4k3/8/8/8/2n5/bP6/1B6/4K3 w - - 0 1", "bb2xa3", "Bxa3"),
    // A pinned b-pawn still means the pawn.
    ("1r2k3/8/8/8/2n5/1P1B4/8/1K6 w - - 0 1", "bxc4", "!pinned"),
    // Both a bishop's move and a pawn's step with its file in front.
    ("4k3/8/8/8/1P6/8/4B3/4K3 w - - 0 1", "bb5", "!ambiguous"),
    ("4k3/8/8/8/1P6/8/4B3/4K3 w - - 0 1", "b5", "b5"),
    // A capital B with a small square is the bishop, and no pawn.
    ("4k3/8/8/8/2n5/1P6/8/4K3 w - - 0 1", "Bxc4", "!no-piece"),
    ("8/8/8/8/8/5k2/1p6/R6K b - - 0 1", "Bxa1", "!no-piece"),
    ("8/8/8/8/8/5k2/1p6/R6K b - - 0 1", "bxa1=B", "bxa1=B"),
    // Squares name their man and no other.
    ("4k3/8/8/8/8/8/2P5/1N2K3 w - - 0 1", "b1c3", "Nc3"),
    ("4k3/8/8/8/8/8/2P5/4K3 w - - 0 1", "b1c3", "!no-piece"),
    ("4k3/8/8/8/8/8/3B4/4K3 w - - 0 1", "b2c3", "!no-piece"),
    ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1h1", "O-O"),
    ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Ke1-g1", "O-O"),
    ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Kg1", "!cannot-reach"),
    ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "Kg1", "!castle-no-right"),
    // Blanks.
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "e2 - e4",
        "e4",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "e2 e4",
        "e4",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "Ng1 f3",
        "Nf3",
    ),
    ("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4 e5", "e5"),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "N f3",
        "Nf3",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "e4 e5",
        "!unreadable",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "1. e4 e5 2. Nf3",
        "!unreadable",
    ),
    // Numbers.
    (
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
        "1...e5",
        "e5",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
        "1. … e5",
        "e5",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
        "...e5",
        "e5",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
        "1 e5",
        "e5",
    ),
    // Old and foreign.
    (
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
        "P-K4",
        "!descriptive",
    ),
    (
        "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
        "PxP",
        "!descriptive",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "N-KB3",
        "!descriptive",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "Kt-KB3",
        "!descriptive",
    ),
    ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "Td1", "!letters"),
    ("4k3/8/8/4p3/3P4/8/8/4K3 w - - 0 1", "Dxe5", "!letters"),
    ("4k3/8/8/4p3/3P4/8/8/4K3 w - - 0 1", "DXE5", "dxe5"),
    ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "Exd5", "exd5"),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "马f3",
        "!letters",
    ),
    ("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8=D", "!letters"),
    ("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8(D)", "!letters"),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "p-k4",
        "!descriptive",
    ),
    // Half a promotion, and castling written as a capture.
    ("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8=", "!promo-missing"),
    ("8/8/P6k/8/8/8/8/K7 w - - 0 1", "a7=", "!unreadable"),
    ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Kxh1", "!cannot-reach"),
    // Passing, nothing, nonsense.
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "--",
        "!unreadable",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "Z0",
        "!unreadable",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "0000",
        "!unreadable",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "",
        "!unreadable",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        " \u{200b}\t",
        "!unreadable",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "O-O-O-O",
        "!unreadable",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "hello",
        "!unreadable",
    ),
    // Control characters show nothing and mean nothing.
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "\u{1a}N\u{7}f3",
        "Nf3",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "♞\u{fe0f}f3",
        "Nf3",
    ),
    // Promotions.
    ("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8=n", "a8=N"),
    ("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8q", "a8=Q"),
    ("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8(=Q)", "a8=Q"),
    ("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7-a8=Q", "a8=Q"),
    ("8/P6k/8/8/8/8/8/K7 w - - 0 1", "A8=Q", "a8=Q"),
    ("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8", "!promo-missing"),
    ("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8=♕", "a8=Q"),
    ("8/P6k/8/8/8/8/8/K7 w - - 0 1", "Kb2=Q", "!promo-not-now"),
];

#[test]
fn what_people_write_is_understood_or_refused_for_its_own_reason() {
    for (fen, text, expected) in MORE {
        let position = position(fen);
        let read = reader::read(text, &Context::new(&position));
        assert_eq!(outcome(&position, &read), expected, "{text:?} in {fen}");
    }
}

#[test]
fn descriptive_and_foreign_texts_name_the_move_that_was_meant() {
    let meant = [
        (
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
            "P-K4",
            vec!["e5"],
        ),
        (
            "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
            "PxP",
            vec!["exd5"],
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "N-KB3",
            vec!["Nf3"],
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "N-B3",
            vec![],
        ),
        ("4k3/8/8/4p3/3P4/8/8/4K3 w - - 0 1", "Dxe5", vec!["dxe5"]),
        ("8/P6k/8/8/8/8/8/K7 w - - 0 1", "P-R8=Q", vec!["a8=Q"]),
        ("8/P6k/8/8/8/8/8/K7 w - - 0 1", "P-QR8(N)", vec!["a8=N"]),
    ];
    for (fen, text, expected) in meant {
        let position = position(fen);
        let refusal = reader::read(text, &Context::new(&position)).expect_err("refused");
        assert_eq!(
            crate::data::candidates(&position, &refusal),
            expected,
            "{text}"
        );
    }
}

#[test]
fn megabytes_are_refused_at_once() {
    let start = Position::initial();
    for unit in ["N", "e4 ", "\u{ffef}", "ﷺ", "0-", "\u{200b}", " "] {
        let text = unit.repeat(1_000_000);
        let read = reader::read(&text, &Context::new(&start));
        assert_eq!(outcome(&start, &read), "!unreadable");
    }
}
