//! Answers: what is right, and what is said to be wrong with what is not.

use tabiya::notation::fen::{self, Reading};
use tabiya::notation::letters::Letters;
use tabiya::notation::note::Standard;
use tabiya::notation::san;
use tabiya::notation::style::Style;
use tabiya::practice::{Answer, Example, Item, Miss, Skill, Task, judge};
use tabiya::rules::Variant;

/// A move in a position.
pub(crate) fn example(text: &str, san: &str) -> Example {
    let read = fen::read(text, Reading::Lenient, Variant::Standard);
    let (position, _) = read.expect("a position");
    let mv = san::read(san, &position).expect("a legal move");
    Example::new(position, mv)
}

pub(crate) fn item(skill: Skill, task: Task) -> Item {
    Item {
        skill,
        letters: Letters::English,
        standard: Standard::Pgn,
        task,
    }
}

fn text(answer: &str) -> Answer {
    Answer::Text(answer.to_owned())
}

const KNIGHTS: &str = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
const PINNED: &str = "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1";
const PROMOTION: &str = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
const EN_PASSANT: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const MATE: &str = "7k/8/6K1/8/8/8/8/R7 w - - 0 1";

#[test]
fn a_written_move_is_judged_by_the_standard_that_was_chosen() {
    // Position, move, what is written, the code under the PGN standard, the same under the Laws.
    let cases = [
        (KNIGHTS, "Nbd2", "Nbd2", "ok", "ok"),
        (KNIGHTS, "Nbd2", "1. Nbd2", "ok", "ok"),
        (KNIGHTS, "Nbd2", "Nd2", "ambiguous", "ambiguous"),
        (KNIGHTS, "Nbd2", "Nfd2", "other-move", "other-move"),
        (KNIGHTS, "Nbd2", "N1d2", "rank-for-file", "ok"),
        (KNIGHTS, "Nbd2", "Nb1d2", "needless-origin", "ok"),
        (KNIGHTS, "Nbd2", "Bd2", "other-letter", "other-letter"),
        (KNIGHTS, "Nbd2", "bd2", "missing-letter", "missing-letter"),
        // No number was asked for, so none is wrong.
        (KNIGHTS, "Nbd2", "7.Nbd2", "ok", "ok"),
        (KNIGHTS, "Nbd2", "3... nbd2", "case", "case"),
        (KNIGHTS, "Nbd2", "nbd2", "case", "case"),
        (KNIGHTS, "Nbd2", "Ncd2", "no-piece", "no-piece"),
        (KNIGHTS, "Nbd2", "nfd2", "other-move", "other-move"),
        (PINNED, "Ne2", "Ne2", "ok", "ok"),
        (PINNED, "Ne2", "Nge2", "needless-origin", "ok"),
        (PINNED, "Ne2", "Nce2", "pinned", "pinned"),
        (PROMOTION, "a8=Q", "a8", "promo-missing", "promo-missing"),
        (PROMOTION, "a8=Q", "a8Q", "promotion-bare", "ok"),
        (PROMOTION, "a8=Q", "a8=N", "other-move", "other-move"),
        (PROMOTION, "axb8=Q+", "axb8=Q", "missing-check", "ok"),
        (EN_PASSANT, "exd6", "exd6 e.p.", "ep-sign", "ok"),
        (EN_PASSANT, "exd6", "exd5", "ep-square", "ep-square"),
        (CASTLING, "O-O", "0-0", "castling-zeros", "ok"),
        (CASTLING, "O-O", "O-O-O", "other-move", "other-move"),
        (MATE, "Ra8#", "Ra8", "missing-mate", "ok"),
        (MATE, "Ra8#", "Ra8+", "missing-mate", "ok"),
        (MATE, "Ra8#", "Rb8", "cannot-reach", "cannot-reach"),
        (MATE, "Ra8#", "", "unreadable", "unreadable"),
    ];
    for (position, mv, given, pgn, fide) in cases {
        let item = item(Skill::PieceMoves, Task::Write(example(position, mv)));
        let code = |standard| match judge(&item, &text(given), standard) {
            Ok(()) => "ok",
            Err(miss) => miss.code(),
        };
        assert_eq!(code(Standard::Pgn), pgn, "{given:?} for {mv}, PGN");
        assert_eq!(code(Standard::Fide), fide, "{given:?} for {mv}, Laws");
    }
}

#[test]
fn chosen_letters_are_the_ones_to_write_with() {
    let mut german = item(Skill::FileOrigin, Task::Write(example(KNIGHTS, "Nbd2")));
    german.letters = Letters::German;
    assert_eq!(german.expected(), "Sbd2");
    let code =
        |given: &str| judge(&german, &text(given), Standard::Pgn).map_err(|miss| miss.code());
    assert_eq!(code("Sbd2"), Ok(()));
    assert_eq!(code("Sd2"), Err("ambiguous"));
    assert_eq!(code("Sfd2"), Err("other-move"));
    assert_eq!(code("S1d2"), Err("rank-for-file"));
    assert!(code("Nbd2").is_err());
}

#[test]
fn squares_are_found_named_and_told_light_from_dark() {
    let square = "f6".parse().expect("a square");
    let other = "c3".parse().expect("a square");
    let find = item(Skill::SquareNames, Task::Find(square));
    let name = item(Skill::SquareNames, Task::Name(square));
    let color = item(Skill::SquareColors, Task::Color(square));
    let pgn = Standard::Pgn;
    assert_eq!(judge(&find, &Answer::Square(square), pgn), Ok(()));
    // Without a board to point at, the square is typed.
    assert_eq!(judge(&find, &text("f6"), pgn), Ok(()));
    assert_eq!(
        judge(&find, &Answer::Square(other), pgn),
        Err(Miss::OtherSquare(other))
    );
    assert_eq!(judge(&name, &text("f6"), pgn), Ok(()));
    assert_eq!(
        judge(&name, &text("c3"), pgn),
        Err(Miss::OtherSquare(other))
    );
    assert_eq!(judge(&name, &text("6f"), pgn), Err(Miss::NoSquare));
    assert_eq!(judge(&color, &Answer::Light(false), pgn), Ok(()));
    assert_eq!(
        judge(&color, &Answer::Light(true), pgn),
        Err(Miss::OtherColor)
    );
}

#[test]
fn a_move_that_is_read_may_be_made_in_any_way() {
    let castling = example(CASTLING, "O-O");
    let read = item(Skill::Castling, Task::Read(castling));
    let code = |answer: &Answer| judge(&read, answer, Standard::Pgn).map_err(|miss| miss.code());
    assert_eq!(code(&Answer::Move(castling.mv)), Ok(()));
    for typed in ["O-O", "0-0", "e1g1", "e1h1", "Kg1"] {
        assert_eq!(code(&text(typed)), Ok(()), "{typed}");
    }
    assert_eq!(code(&text("e1c1")), Err("other-move"));
    assert_eq!(code(&text("e1e3")), Err("cannot-reach"));
    let long = example(CASTLING, "O-O-O").mv;
    assert_eq!(code(&Answer::Move(long)), Err("other-move"));
}

#[test]
fn a_choice_says_why_it_is_wrong() {
    let options = ["Nd2", "Nbd2", "Nb1-d2", "nbd2"].map(str::to_owned);
    let choose = item(
        Skill::FileOrigin,
        Task::Choose {
            example: example(KNIGHTS, "Nbd2"),
            options,
            right: 1,
        },
    );
    let code =
        |choice| judge(&choose, &Answer::Choice(choice), Standard::Pgn).map_err(|miss| miss.code());
    assert_eq!(code(0), Err("ambiguous"));
    assert_eq!(code(1), Ok(()));
    assert_eq!(code(2), Err("long-form"));
    assert_eq!(code(3), Err("case"));
    assert_eq!(code(4), Err("no-answer"));
}

#[test]
fn a_conversion_is_wanted_in_its_form_and_no_other() {
    let style = |code: &str| code.parse::<Style>().expect("a style");
    // Position, move, from, to, what is written, the code.
    let cases = [
        (KNIGHTS, "Nbd2", "long", "san", "Nbd2", "ok"),
        (KNIGHTS, "Nbd2", "long", "san", "Nb1-d2", "long-form"),
        (KNIGHTS, "Nbd2", "san", "long", "Nb1-d2", "ok"),
        (KNIGHTS, "Nbd2", "san", "long", "Nbd2", "other-form"),
        (KNIGHTS, "Nbd2", "san", "long", "Nf3-d2", "other-move"),
        (CASTLING, "O-O", "san", "fide", "0-0", "ok"),
        (CASTLING, "O-O", "san", "fide", "O-O", "other-form"),
        (CASTLING, "O-O", "fide", "san", "O-O", "ok"),
        (CASTLING, "O-O", "fide", "san", "0-0", "castling-zeros"),
        (EN_PASSANT, "exd6", "san", "fide", "exd6 e.p.", "ok"),
        (PROMOTION, "a8=Q", "san", "fide", "a8Q", "ok"),
        (PROMOTION, "a8=Q", "san", "iccf", "17181", "ok"),
        (PROMOTION, "a8=Q", "san", "iccf", "17182", "other-move"),
        (KNIGHTS, "Nbd2", "san", "de", "Sbd2", "ok"),
        (KNIGHTS, "Nbd2", "figurine", "san", "Nbd2", "ok"),
    ];
    for (position, mv, from, to, given, code) in cases {
        let task = Task::Convert {
            example: example(position, mv),
            from: style(from),
            to: style(to),
        };
        let judged = judge(&item(Skill::LongForm, task), &text(given), Standard::Pgn);
        let found = judged.err().map_or("ok", |miss| miss.code());
        assert_eq!(found, code, "{given} for {mv} in {to}");
    }
}

#[test]
fn an_answer_of_another_kind_is_wrong_and_nothing_worse() {
    let write = item(Skill::PieceMoves, Task::Write(example(KNIGHTS, "Nbd2")));
    for answer in [
        Answer::Light(true),
        Answer::Choice(9),
        Answer::Square("a1".parse().unwrap()),
    ] {
        let judged = judge(&write, &answer, Standard::Pgn);
        assert_eq!(judged, Err(Miss::NotAnAnswer));
    }
}
