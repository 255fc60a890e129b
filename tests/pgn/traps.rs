//! The traps: small files, each named for what is odd about it.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::data::{errors, games, line, rewritten};

/// What a game of a trap is: its moves, its result, the codes of its errors.
type Wanted = (&'static str, &'static str, &'static [&'static str]);

const CLUB: [Wanted; 2] = [("e4 e5 Qh5 Ke7 Qxe5#", "1-0", &[]), ("d4 d5", "*", &[])];

const TRAPS: [(&str, &[Wanted]); 44] = [
    ("ambiguous-move", &[("", "*", &["ambiguous"])]),
    ("black-begins", &[("e5 e4", "*", &[])]),
    ("byte-order-mark", &CLUB),
    ("byte-order-marks-inside", &CLUB),
    (
        "castling-with-zeros",
        &[
            ("e4 e5 Nf3 Nf6 Bc4 Bc5 O-O O-O d3 d6", "0-1", &[]),
            ("d4 d5 Nc3 Nc6 Bf4 Bf5 Qd2 Qd7 O-O-O O-O-O", "1-0", &[]),
        ],
    ),
    ("chess960-castling", &[("O-O Ng6 b3 O-O", "*", &[])]),
    ("clock-comments", &[("e4 e5 Nf3", "*", &[])]),
    ("comment-like-a-game", &[("e4 e5", "*", &[])]),
    ("comments-everywhere", &[("e4 e5", "1/2-1/2", &[])]),
    ("doubled-carriage-returns", &CLUB),
    ("draw-offer", &[("e4 e5 Nf3 Nc6", "1/2-1/2", &[])]),
    (
        "en-passant-suffixes",
        &[("e4 a6 e5 d5 exd6 cxd6 a4 h5 a5 b5 axb6", "*", &[])],
    ),
    ("end-of-file-sign", &[("e4 e5", "*", &[])]),
    ("escaped-lines", &[("e4 e5", "*", &[])]),
    ("escaped-quotes", &[("e4", "*", &[])]),
    ("every-token-on-its-line", &[("e4 e5 Nf3", "1-0", &[])]),
    ("everything-on-one-line", &CLUB),
    (
        "fen-that-is-no-position",
        &[("", "*", &["bad-fen"]), ("d4", "*", &[])],
    ),
    ("fen-without-setup", &[("e4 Ke7", "*", &[])]),
    (
        "forgotten-brace",
        &[
            ("e4 e5 Qh5 Ke7 Qxe5#", "1-0", &[]),
            ("d4", "*", &["comment-unclosed"]),
            ("c4", "*", &[]),
        ],
    ),
    (
        "forgotten-parenthesis",
        &[("e4", "1-0", &["variation-unclosed"]), ("d4", "*", &[])],
    ),
    ("glyphs", &[("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O", "*", &[])]),
    (
        "illegal-move",
        &[("e4 e5 Qh5", "1-0", &["cannot-reach"]), ("d4 d5", "*", &[])],
    ),
    ("latin-1-names", &[("c4 c5", "1/2-1/2", &[])]),
    (
        "long-form-moves",
        &[("e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O", "*", &[])],
    ),
    (
        "moves-after-mate",
        &[("f3 e5 g4 Qh4#", "0-1", &["in-check"])],
    ),
    (
        "needless-and-missing-signs",
        &[("e4 d5 exd5 Qxd5 Nf3 Qe4+ Be2", "*", &[])],
    ),
    ("no-blank-lines", &CLUB),
    (
        "no-results",
        &[
            ("e4 e5 Qh5 Ke7", "*", &[]),
            ("d4 d5", "*", &[]),
            ("c4", "*", &[]),
        ],
    ),
    ("no-tags", &CLUB),
    ("null-moves", &[("e4 e5 Nf3 -- Bc4", "*", &[])]),
    (
        "numbers-glued-wrong-and-missing",
        &[("e4 e5 Nf3 Nc6 Bb5 a6 Ba4", "*", &[])],
    ),
    ("old-mac-line-ends", &CLUB),
    (
        "reserved-signs",
        &[("e4 e5 Nf3", "*", &["reserved", "reserved"])],
    ),
    ("result-in-variation", &[("e4 e5 Nf3", "0-1", &[])]),
    ("results-differ", &[("e4 e5", "0-1", &["results-differ"])]),
    ("setup-without-fen", &[("e4", "*", &["fen-missing"])]),
    (
        "surplus-parentheses",
        &[(
            "e4 e5",
            "*",
            &[
                "variation-unopened",
                "variation-unopened",
                "variation-unclosed",
                "wrong-side",
            ],
        )],
    ),
    ("tag-given-twice", &[("e4", "*", &["tag-repeated"])]),
    (
        "tag-without-bracket",
        &[("e4", "*", &["tag-unclosed", "tag-unclosed"])],
    ),
    (
        "tag-without-quote",
        &[("e4", "*", &["tag-unclosed", "bad-tag"])],
    ),
    ("unescaped-quotes", &[("e4", "*", &[])]),
    ("value-ends-with-backslash", &[("e4", "*", &[])]),
    ("windows-line-ends", &CLUB),
];

/// The traps by name.
fn files() -> BTreeMap<String, Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/pgn/traps");
    let files = fs::read_dir(folder).expect("the folder of traps");
    files
        .map(|file| {
            let path = file.expect("a file").path();
            let name = path
                .file_stem()
                .expect("a name")
                .to_string_lossy()
                .into_owned();
            (name, fs::read(&path).expect("a readable file"))
        })
        .collect()
}

#[test]
fn no_trap_catches_the_reader() {
    let files = files();
    assert_eq!(files.len(), TRAPS.len());
    for (name, wanted) in TRAPS {
        let games = games(&files[name]);
        let read: Vec<_> = games
            .iter()
            .map(|game| {
                let codes = errors(game)
                    .iter()
                    .map(|&(_, _, code)| code)
                    .collect::<Vec<_>>();
                (line(game), game.result.text(), codes)
            })
            .collect();
        let wanted: Vec<_> = wanted
            .iter()
            .map(|&(line, result, codes)| (line.to_owned(), result, codes.to_vec()))
            .collect();
        assert_eq!(read, wanted, "{name}");
    }
}

#[test]
fn what_was_read_of_a_trap_is_written_so_that_it_stays_the_same() {
    for (name, bytes) in files() {
        let once = rewritten(&bytes);
        assert_eq!(rewritten(&once), once, "{name}");
    }
}

#[test]
fn the_comments_of_a_trap_stay_where_they_stand() {
    let written = rewritten(&files()["comments-everywhere"]);
    let moves = "{a} {b} 1. e4 {c} {d ) (} {e} ({f} 1. d4 {g}) {h} 1... e5 {i} {j} 1/2-1/2";
    assert!(written.contains(moves), "{written}");
}
