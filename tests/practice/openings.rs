//! Openings: what the data holds, and which opening a game is in.

use std::collections::HashSet;

use tabiya::notation::fen::{self, Reading};
use tabiya::notation::san;
use tabiya::openings::{self, Class, Opening};
use tabiya::rules::{Position, Variant};

/// The positions after each of the moves, from a position.
fn play(start: Position, moves: &str) -> Vec<Position> {
    let words = moves.split_whitespace();
    let sans = words.map(|word| word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.'));
    sans.filter(|san| !san.is_empty())
        .scan(start, |position, text| {
            let mv = san::read(text, position).unwrap_or_else(|| panic!("{text} is legal"));
            *position = position.play(mv);
            Some(*position)
        })
        .collect()
}

fn opening_of(moves: &str) -> Option<Opening> {
    let start = Position::initial();
    openings::of_game(&start, play(start, moves).iter())
}

#[test]
fn a_game_is_in_the_opening_of_its_last_named_position() {
    let cases = [
        (
            "1.e4 c5 2.Nf3 d6 3.d4 cxd4 4.Nxd4 Nf6 5.Nc3 a6",
            "B90",
            "Sicilian Defense: Najdorf Variation",
        ),
        (
            "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Bxc6",
            "C68",
            "Ruy Lopez: Exchange Variation",
        ),
        (
            "1.d4 Nf6 2.c4 g6 3.Nc3 Bg7 4.e4 d6",
            "E70",
            "King's Indian Defense: Normal Variation",
        ),
        (
            "1.e4 c6 2.d4 d5 3.Nc3 dxe4 4.Nxe4 Bf5 5.Ng3 Bg6 6.h4",
            "B18",
            "Caro-Kann Defense: Classical Variation",
        ),
        // Kept from the first half-move.
        ("1.a3 a6 2.a4", "A00", "Anderssen's Opening"),
        // Another order of moves.
        ("1.c4 e6 2.d4 d5 3.Nc3", "D31", "Queen's Gambit Declined"),
    ];
    for (moves, eco, name) in cases {
        let opening = opening_of(moves).expect("a named opening");
        assert_eq!(opening.eco, eco, "{moves}");
        assert!(opening.name.starts_with(name), "{moves}: {}", opening.name);
    }
    // Only as good as the lines: no line holds this order, so the last name stays.
    assert_eq!(
        opening_of("1.Nf3 d5 2.d4 Nf6 3.c4 e6").map(|o| o.eco),
        Some("D02")
    );
}

#[test]
fn a_game_without_moves_has_no_opening() {
    assert_eq!(opening_of(""), None);
    assert_eq!(openings::at(&Position::initial()), None);
}

#[test]
fn a_game_from_elsewhere_has_an_opening_only_if_its_start_has_one() {
    let read = |text| {
        let read = fen::read(text, Reading::Lenient, Variant::Standard);
        read.expect("a position").0
    };
    let italian = read("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3");
    let opening = openings::of_game(&italian, play(italian, "Nf6").iter());
    assert_eq!(opening.map(|o| o.eco), Some("C55"));

    // Without a rook no position of the game is one of the data, nor is its start.
    let odds = read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1");
    assert_eq!(openings::of_game(&odds, play(odds, "e4 e5").iter()), None);
}

#[test]
fn counters_do_not_matter_but_rights_and_side_do() {
    let at = |text: &str| {
        let read = fen::read(text, Reading::Lenient, Variant::Standard);
        openings::at(&read.expect("a position").0).map(|opening| opening.eco)
    };
    let after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
    assert_eq!(at(&format!("{after_e4} b KQkq - 0 1")), Some("B00"));
    assert_eq!(at(&format!("{after_e4} b KQkq e3 0 1")), Some("B00"));
    assert_eq!(at(&format!("{after_e4} b KQkq - 12 31")), Some("B00"));
    assert_eq!(at(&format!("{after_e4} w KQkq - 0 1")), None);
    assert_eq!(at(&format!("{after_e4} b KQ - 0 1")), None);
}

#[test]
fn the_data_is_whole() {
    let all: Vec<Opening> = openings::all().collect();
    let distinct =
        |part: fn(&Opening) -> &'static str| all.iter().map(part).collect::<HashSet<_>>().len();
    assert_eq!(all.len(), 3807);
    assert_eq!(openings::COUNT, 3807);
    assert_eq!(distinct(|opening| opening.name), 3174);
    assert_eq!(distinct(|opening| opening.eco), 500);
    assert_eq!(distinct(Opening::family), 141);
    let plies = |opening: &Opening| opening.line().count();
    assert_eq!(all.iter().map(plies).sum::<usize>(), 36_895);
    assert_eq!(all.iter().map(plies).max(), Some(36));
}

#[test]
fn every_move_of_every_line_is_legal_and_canonical() {
    for opening in openings::all() {
        let written: Vec<&str> = opening.sans().collect();
        let played: Vec<String> = opening
            .line()
            .map(|(position, mv)| san::write(&position, mv))
            .collect();
        assert_eq!(played, written, "{}", opening.name);
    }
}

#[test]
fn openings_are_open_semi_open_or_closed_by_their_first_moves() {
    let count = |class| openings::all().filter(|o| o.class() == class).count();
    assert_eq!(count(Some(Class::Open)), 1033);
    assert_eq!(count(Some(Class::SemiOpen)), 986);
    assert_eq!(count(Some(Class::Closed)), 1787);
    assert_eq!(count(None), 1);
}

#[test]
fn the_nth_opening_is_each_of_them_once() {
    let drawn: HashSet<Opening> = (0..openings::COUNT).filter_map(openings::nth).collect();
    assert_eq!(drawn.len(), openings::COUNT);
    assert_eq!(openings::nth(openings::COUNT), None);
    assert_eq!(openings::nth(usize::MAX / 16), None);
}

#[test]
fn openings_are_found_by_code_name_or_moves() {
    let first = |text: &str| openings::search(text).first().map(|o| o.name);
    let count = |text: &str| openings::search(text).len();

    assert_eq!(first("B90"), Some("Sicilian Defense: Najdorf Variation"));
    assert!(count("b9") == 0 && count("B9") > count("B90"));

    assert_eq!(
        first("najdorf"),
        Some("Sicilian Defense: Najdorf Variation")
    );
    assert_eq!(count("grunfeld"), count("GRÜNFELD"));
    assert!(count("grunfeld") >= 59);
    assert!(
        openings::search("exchange grunfeld")
            .iter()
            .all(|o| o.name.contains("Exchange"))
    );
    assert_eq!(count("no such name"), 0);
    assert_eq!(count("  "), 0);

    let sicilian = openings::search("1. e4 c5");
    assert_eq!(sicilian[0].moves, "e4 c5", "what was asked for comes first");
    assert_eq!(sicilian[0].score(), "1. e4 c5");
    assert!(sicilian.len() > 380);
    assert!(sicilian.iter().all(|o| o.moves.starts_with("e4 c5")));
    assert_eq!(openings::search("e4 c5").len(), sicilian.len());
    // The position reached on another way is found too.
    let declined = openings::search("1.c4 e6 2.d4 d5 3.Nc3");
    assert!(
        declined
            .iter()
            .any(|o| o.family() == "Queen's Gambit Declined" && o.eco == "D31")
    );
}
