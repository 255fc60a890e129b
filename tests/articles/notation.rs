//! Rows 126 to 132: writing moves (Appendix C).

use tabiya::rules::{Color, File, Rank, Square};

use crate::driver::Driver;
use crate::table::{START, after, casual, refusal};

const RUY: &str = "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4";
const ROOKS: &str = "4k3/8/8/8/8/R6R/8/4K3 w - - 0 1";
const KNIGHTS: &str = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
const PASSED: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";

/// The move that the program makes of a text, as it writes it itself.
fn read(fen: &str, text: &str) -> String {
    let mut person = casual(fen);
    person.enter(text);
    assert_eq!(person.plies(), 1, "{text}: {}", person.message());
    person.last_san()
}

/// Articles C.5 to C.7.
#[test]
fn row_126_a1_is_at_white_s_left_hand_from_whichever_side_the_board_is_seen() {
    let a1: Square = "a1".parse().expect("a square");
    assert_eq!((a1.file().index(), a1.rank().index()), (0, 0));
    let files: String = File::all().map(File::letter).collect();
    let ranks: String = Rank::all().map(Rank::digit).collect();
    assert_eq!((files.as_str(), ranks.as_str()), ("abcdefgh", "12345678"));
    let mut person = casual(START);
    for bottom in [Color::White, Color::Black] {
        assert_eq!(person.app.bottom(), bottom);
        person.enter(":board");
        let board = person.page();
        let written: String = if bottom.is_white() {
            "a b c d e f g h"
        } else {
            "h g f e d c b a"
        }
        .to_owned();
        assert!(board.contains(&written), "{board}");
        person.press(tabiya::app::Key::Esc);
        person.enter(":flip");
    }
}

/// Articles C.2 and C.3.
#[test]
fn row_127_small_letters_are_read_and_capitals_written() {
    for (fen, text, written) in [
        (START, "ng1-f3", "Nf3"),
        (START, "nf3", "Nf3"),
        (ROOKS, "rad3", "Rad3"),
        (RUY, "bb5xc6", "Bxc6"),
        ("4k3/8/8/8/8/R7/8/4K3 w - - 0 1", "rd3", "Rd3"),
    ] {
        assert_eq!(read(fen, text), written);
    }
    assert!(refusal(ROOKS, "rd3").contains("Rad3"));
}

/// Article C.13.
#[test]
fn row_128_castling_is_read_with_noughts_or_letters_and_written_as_the_style_has_it() {
    for text in ["O-O", "0-0", "o-o"] {
        assert_eq!(read(RUY, text), "O-O");
    }
    let both = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for text in ["O-O-O", "0-0-0", "o-o-o"] {
        assert_eq!(read(both, text), "O-O-O");
    }
    let mut person = after(both, "O-O");
    assert!(person.app.pgn().contains("1. O-O"));
    person.enter(":notation fide");
    assert_eq!(person.app.sheet_text(0), "0-0");
    assert!(
        person.app.pgn().contains("1. O-O"),
        "a file keeps the letters"
    );
}

/// Article C.8.
#[test]
fn row_129_the_long_form_and_the_short_one_are_both_read() {
    for text in ["Ng1-f3", "Ng1f3", "Nf3", "g1f3"] {
        assert_eq!(read(START, text), "Nf3", "{text}");
    }
    for text in ["e2-e4", "e2e4", "e4"] {
        assert_eq!(read(START, text), "e4", "{text}");
    }
    let mut person = after(START, "Nf3");
    person.enter(":notation long");
    assert_eq!(person.app.sheet_text(0), "Ng1-f3");
}

/// Article C.10.
#[test]
fn row_130_of_two_equal_men_the_one_that_moves_is_named_and_never_guessed() {
    let said = refusal(ROOKS, "Rd3");
    assert!(said.contains("Rad3") && said.contains("Rhd3"), "{said}");
    assert_eq!(read(ROOKS, "Rad3"), "Rad3");
    assert_eq!(read(ROOKS, "Ra3-d3"), "Rad3");
    let said = refusal(KNIGHTS, "Nd2");
    assert!(said.contains("Nbd2") && said.contains("Nfd2"), "{said}");
    assert_eq!(read("4k3/R7/8/8/8/8/8/R3K3 w - - 0 1", "R1a4"), "R1a4");
}

/// Article C.9.
#[test]
fn row_131_a_small_b_is_the_bishop_only_where_no_pawn_can_be_meant() {
    for text in ["Bxc6", "Bb5xc6", "Bc6", "bxc6"] {
        assert_eq!(read(RUY, text), "Bxc6", "{text}");
    }
    let both = "4k3/8/8/8/2p5/1P6/8/4KB2 w - - 0 1";
    assert_eq!(read(both, "bxc4"), "bxc4");
    assert_eq!(read(both, "Bxc4"), "Bxc4");
    let said = refusal(both, "BXC4");
    assert!(said.contains("bxc4") && said.contains("Bxc4"), "{said}");
}

/// Articles C.9.3 and C.13.6.
#[test]
fn row_132_en_passant_may_be_said_and_is_not_written_in_a_file() {
    for text in ["exd6", "exd6 e.p.", "exd6 en passant", "exd6 en pt"] {
        assert_eq!(read(PASSED, text), "exd6", "{text}");
    }
    let mut person: Driver = after(PASSED, "exd6");
    assert!(!person.app.pgn().contains("e.p."));
    person.enter(":notation fide");
    assert_eq!(person.app.sheet_text(0), "exd6 e.p.");
}
