//! The sentences that players read.

use tabiya::notation::letters::Letters;
use tabiya::notation::note::Standard;
use tabiya::notation::reader::{self, Context};
use tabiya::notation::style::{Form, Style};
use tabiya::notation::{coordinate, shape::Shape};
use tabiya::rules::{Position, Variant};
use tabiya::wording::{Asked, English, NotationWords};

use crate::data::{game, position, read};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn asked<'a>(text: &'a str, position: &'a Position) -> Asked<'a> {
    Asked {
        text,
        position,
        style: Style::SAN,
        variant: Variant::Standard,
        helps: true,
    }
}

/// The sentence for a refused text.
fn sentence(fen: &str, text: &str) -> String {
    let refusal = read(fen, text).expect_err("refused");
    English.move_refusal(&refusal, &asked(text, &position(fen)))
}

/// Position, text, sentence.
const REFUSALS: [(&str, &str, &str); 28] = [
    (
        START,
        "N3",
        "Not a move: \"N3\". A square is a letter a–h and a digit 1–8, as in Na3.",
    ),
    (
        START,
        "hello",
        "Not a move: \"hello\". Piece letter, then square: Na3.",
    ),
    (
        START,
        "",
        "No move is written. Piece letter, then square: Na3.",
    ),
    (START, "--", "A move may not be passed."),
    (
        START,
        "e4 e5",
        "One move at a time: \"e4 e5\" has more than one.",
    ),
    (START, "P-K4", "Descriptive notation; algebraic is e4."),
    (
        START,
        "Sf3",
        "S is the German knight. Choose the letters de or write N.",
    ),
    (START, "e5", "The pawn on e2 reaches e3 or e4, not e5."),
    (START, "Ke2", "e2 holds your own pawn."),
    (
        START,
        "Ra4",
        "The rook on a1 is blocked by the pawn on a2. Did you mean a4?",
    ),
    (
        START,
        "O-O",
        "No castling short: the bishop on f1 and the knight on g1 stand between.",
    ),
    (START, "e7e5", "It is White's move."),
    (
        "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1",
        "Ncd2",
        "No knight on the c-file. Did you mean Nbd2 or Nfd2?",
    ),
    (
        "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1",
        "Nd2",
        "Two knights reach d2: Nbd2 or Nfd2.",
    ),
    (
        "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1",
        "Qa1",
        "White has no queen.",
    ),
    (
        "4k3/8/8/8/8/8/8/4KB2 w - - 0 1",
        "Bh4",
        "The bishop on f1 does not reach h4.",
    ),
    (
        "4k3/8/8/8/2p5/1P6/8/4KB2 w - - 0 1",
        "BXC4",
        "\"BXC4\" can mean bxc4 or Bxc4.",
    ),
    (
        "4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1",
        "Nb5",
        "The knight on c3 is pinned by the bishop on b4.",
    ),
    (
        "4r1k1/8/8/8/8/8/3P4/R3K2R w KQ - 0 1",
        "d3",
        "You are in check from the rook on e8; what answers is Kd1, Kf1 or Kf2.",
    ),
    (
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "Ke1",
        "The king already stands on e1.",
    ),
    (
        "3rk3/8/8/8/8/8/8/4K3 w - - 0 1",
        "Kd1",
        "d1 is attacked by the rook on d8.",
    ),
    (
        "4kr2/8/8/8/8/8/8/4K2R w K - 0 1",
        "O-O",
        "No castling short: the king would cross f1, attacked by the rook on f8.",
    ),
    (
        "4k1r1/8/8/8/8/8/8/4K2R w K - 0 1",
        "O-O",
        "No castling short: the king would land on g1, attacked by the rook on g8.",
    ),
    (
        "4k3/8/8/8/1b6/8/8/R1B1K2R w KQ - 0 1",
        "O-O",
        "No castling out of check; the bishop on b4 attacks the king.",
    ),
    (
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "exd5",
        "En passant: write the square where the pawn lands, exd6.",
    ),
    (
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "d6",
        "A pawn capture names its file: exd6.",
    ),
    (
        "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
        "a8",
        "Add the new piece: a8=Q+, a8=R+, a8=B or a8=N.",
    ),
    (
        "4k3/8/P7/8/8/8/8/4K3 w - - 0 1",
        "a7=Q",
        "No promotion on a7: a pawn is promoted on the last rank. Did you mean a7?",
    ),
];

#[test]
fn a_refusal_names_squares_and_men_and_what_would_be_right() {
    for (fen, text, expected) in REFUSALS {
        assert_eq!(sentence(fen, text), expected, "{text} in {fen}");
    }
}

#[test]
fn the_past_is_told_where_the_game_knows_it() {
    let table = [
        (
            "e1e2 a7a6 e2e1 a6a5",
            "The right to castle is lost: the king has moved.",
        ),
        (
            "h1g1 a7a6 g1h1 a6a5",
            "The right to castle short is lost: the rook from h1 has moved.",
        ),
    ];
    for (moves, expected) in table {
        let (position, history) = game("4k3/p7/8/8/8/8/P7/R3K2R w KQ - 0 1", moves);
        let context = Context {
            history: &history,
            ..Context::new(&position)
        };
        let refusal = reader::read("O-O", &context).expect_err("refused");
        assert_eq!(
            English.move_refusal(&refusal, &asked("O-O", &position)),
            expected
        );
    }
}

#[test]
fn a_note_says_what_is_peculiar_and_how_the_move_is_written() {
    let table = [
        (
            START,
            "nf3",
            "Piece letters are capitals, files are small: Nf3.",
        ),
        (START, "E4", "Files are small letters: e4."),
        (START, "Nf3+", "This gives no check: Nf3."),
        (START, "3.e4", "This is move 1."),
        (
            "4k3/8/8/8/2p5/8/1P6/4KB2 w - - 0 1",
            "bxc4",
            "A small b is the file, a capital B the bishop: Bxc4.",
        ),
    ];
    for (fen, text, expected) in table {
        let position = position(fen);
        let accepted = read(fen, text).expect("accepted");
        let note = *accepted.notes.first().expect("a note");
        assert_eq!(
            English.move_note(note, accepted.mv, &asked(text, &position)),
            expected
        );
    }
}

#[test]
fn a_standard_that_is_missed_teaches_its_lesson_in_its_own_writing() {
    let start = Position::initial();
    let rights = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let table = [
        (
            start,
            "Nxf3",
            Standard::Pgn,
            "false-x",
            "Nothing is captured: Nf3.",
        ),
        (
            rights,
            "0-0",
            Standard::Pgn,
            "castling-zeros",
            "In files castling has the letter O: O-O.",
        ),
        (
            rights,
            "o-o",
            Standard::Fide,
            "castling-spelling",
            "In the Laws castling has zeros, and dashes: 0-0.",
        ),
        (
            rights,
            "o-o",
            Standard::Pgn,
            "castling-spelling",
            "In files castling has the capital letter O, and dashes: O-O.",
        ),
    ];
    for (position, text, standard, code, expected) in table {
        let refusal =
            reader::read_strictly(text, &Context::new(&position), standard).expect_err("refused");
        assert_eq!(refusal.code(), code);
        let figurines = Asked {
            style: "figurine".parse().expect("a style"),
            ..asked(text, &position)
        };
        assert_eq!(English.move_refusal(&refusal, &figurines), expected);
    }
}

#[test]
fn the_answer_is_written_in_the_players_own_style() {
    let position = position("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
    let context = Context {
        letters: Letters::German,
        ..Context::new(&position)
    };
    let refusal = reader::read("Sd2", &context).expect_err("refused");
    let asked = Asked {
        style: Style {
            form: Form::San,
            letters: Letters::German,
        },
        ..asked("Sd2", &position)
    };
    assert_eq!(
        English.move_refusal(&refusal, &asked),
        "Two knights reach d2: Sbd2 or Sfd2."
    );
}

#[test]
fn hostile_text_is_quoted_harmlessly() {
    let said = sentence(START, "\u{1b}]0;x\u{7}zzz");
    assert!(!said.chars().any(char::is_control), "{said:?}");
}

#[test]
fn a_move_is_told_in_words() {
    let table = [
        (START, "g1f3", "knight g1 to f3"),
        (
            "4k3/8/8/8/2p5/1P6/8/4KB2 w - - 0 1",
            "b3c4",
            "pawn b3 takes c4",
        ),
        (
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
            "e5d6",
            "pawn e5 takes d6 en passant",
        ),
        (
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
            "e1c1",
            "castles long",
        ),
        (
            "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
            "a7a8r",
            "pawn a7 to a8, becomes a rook",
        ),
    ];
    for (fen, uci, expected) in table {
        let position = position(fen);
        let mv = coordinate::read(uci, &position).expect("legal");
        assert_eq!(English.deed(&position, mv), expected);
    }
}

#[test]
fn what_a_text_says_is_told_without_a_look_at_the_board() {
    let table = [
        ("bxc4", "pawn b takes c4"),
        ("Nf9", ""),
        ("nf3", "knight to f3"),
        ("Nb1xd2", "knight b1 takes d2"),
        ("e2e4", "e2 to e4"),
        ("ed", "pawn e takes on the d-file"),
        ("a8=N", "pawn to a8, becomes a knight"),
        ("o-o", "castles short"),
    ];
    for (text, expected) in table {
        let shape: Option<Shape> = reader::shape(text, Letters::English);
        let said = shape.map(|shape| English.saying(shape)).unwrap_or_default();
        assert_eq!(said, expected, "{text}");
    }
}
