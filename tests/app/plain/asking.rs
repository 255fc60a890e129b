//! What is asked in words, and the table of actions.

use tabiya::app::action::ACTIONS;
use tabiya::app::{App, Blindfold, Preferences};
use tabiya::game::Regulations;
use tabiya::game::regulations::Profile;
use tabiya::wording::English;

use super::{START, Talk, on};
use crate::driver::Driver;

#[test]
fn the_board_is_eight_lines_of_letters_with_ranks_and_files() {
    let talk = Talk::casual(&["e4", "board"]);
    assert_eq!(
        talk.said[1..],
        [
            "1… Black to move",
            "8 r n b q k b n r",
            "7 p p p p p p p p",
            "6 . . . . . . . .",
            "5 . . . . . . . .",
            "4 . . . . P . . .",
            "3 . . . . . . . .",
            "2 P P P P . P P P",
            "1 R N B Q K B N R",
            "  a b c d e f g h",
        ]
    );
}

#[test]
fn the_board_is_turned_as_the_players_sit() {
    for word in ["flip", "view black"] {
        let talk = Talk::casual(&[word, "board"]);
        assert_eq!(talk.said[2], "1 R N B K Q B N R", "{word}");
        assert_eq!(talk.last(), "  h g f e d c b a", "{word}");
    }
}

#[test]
fn men_squares_files_and_ranks_are_told() {
    for (asked, told) in [
        ("men white", "White: king e1; rook a1; pawns a2 and h2."),
        ("men black", "Black: king e8; queen d8."),
        ("men pawns", "White: pawns a2 and h2. Black has no pawn."),
        ("men white rooks", "White: rook a1."),
        ("men rook white", "White: rook a1."),
        ("men black N", "Black has no knight."),
        ("pieces black queen", "Black: queen d8."),
        ("what a1", "a1: White rook."),
        ("what A1", "a1: White rook."),
        ("what e4", "e4 is empty."),
        ("what e", "The e-file: White king e1 and Black king e8."),
        ("what f", "The f-file is empty."),
        ("what 8", "Rank 8: Black queen d8 and Black king e8."),
        ("what 5", "Rank 5 is empty."),
        (":what 5", "Rank 5 is empty."),
    ] {
        let talk = Talk::from_fen("3qk3/8/8/8/8/8/P6P/R3K3 w - - 0 1", &[asked]);
        assert_eq!(talk.said, [told], "{asked}");
        assert!(!talk.end.refused, "{asked}");
    }
    let talk = Talk::from_fen("3qk3/8/8/8/8/8/P6P/R3K3 w - - 0 1", &["men"]);
    assert_eq!(
        talk.said,
        [
            "Where the pieces stand",
            "White: king e1; rook a1; pawns a2 and h2.",
            "Black: king e8; queen d8.",
        ]
    );
}

#[test]
fn the_last_moves_are_told_with_their_numbers() {
    let talk = Talk::casual(&["last", "e4", "last", "e5", "Nf3", "last", "last 9"]);
    assert_eq!(talk.said[0], "No move has been made yet.");
    assert_eq!(
        talk.said[2..4],
        ["The last move", "1. White: pawn e2 to e4, e4"]
    );
    assert_eq!(
        talk.said[6..9],
        [
            "The last 2 moves",
            "1. Black: pawn e7 to e5, e5",
            "2. White: knight g1 to f3, Nf3",
        ]
    );
    assert_eq!(talk.said[9], "The last 3 moves");
}

#[test]
fn legal_moves_are_listed_all_or_from_a_square() {
    let talk = Talk::casual(&["moves g1", "moves a1", "moves"]);
    assert_eq!(
        talk.said[..3],
        ["2 legal moves from g1", "Nf3  Nh3", "0 legal moves from a1"]
    );
    assert_eq!(talk.said[3], "20 legal moves");
    let table = Driver::table(START, Regulations::of(Profile::Tournament), "none");
    let talk = Talk::with(on(table), &["moves"]);
    assert_eq!(talk.said, ["Not during a tournament game."]);
}

#[test]
fn the_position_is_printed_and_not_said_to_be_copied() {
    let talk = Talk::casual(&["e4", "fen"]);
    assert_eq!(
        talk.said[1..],
        [
            "FEN",
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
        ]
    );
}

#[test]
fn a_question_that_cannot_be_read_is_answered_by_how_to_ask() {
    for (asked, told) in [
        (
            "what",
            "Say a square, a file or a rank: what e4, what e, or what 4.",
        ),
        (
            "what i9",
            "Say a square, a file or a rank: what e4, what e, or what 4.",
        ),
        (
            "men green",
            "Say men, men white, men knights, or men black rooks.",
        ),
        ("last 0", "Say how many moves: last 5."),
        ("last -1", "Say how many moves: last 5."),
        ("last 99999999999999999999", "Say how many moves: last 5."),
        ("moves e9", "Say moves, or moves from a square: moves g1."),
        ("clocks", "This game has no clock."),
    ] {
        let talk = Talk::casual(&[asked]);
        assert_eq!(talk.said, [told], "{asked}");
        assert!(talk.end.refused, "{asked}");
    }
}

#[test]
fn playing_blindfold_the_board_is_not_told() {
    let preferences = Preferences {
        blindfold: Blindfold::Men,
        ..Preferences::default()
    };
    let table = Driver::table(START, Regulations::of(Profile::Casual), "none");
    let app = App::with(table, &English, preferences);
    let talk = Talk::with(
        app,
        &["board", "men", "what e2", "e4", "blindfold off", "what e4"],
    );
    let hidden = "The board is hidden for blindfold play (:blindfold off shows it).";
    assert_eq!(
        talk.said,
        [
            hidden,
            hidden,
            hidden,
            "White: pawn e2 to e4, e4",
            "Blindfold is now: off.",
            "e4: White pawn.",
        ]
    );
}

#[test]
fn every_word_is_answered_or_said_to_be_for_the_full_screen() {
    for entry in ACTIONS {
        let Some(word) = entry.word else { continue };
        let talk = Talk::casual(&["e4", "e5", word]);
        let answer = &talk.said[2..];
        assert!(!answer.is_empty(), "{word} is answered");
        let for_the_screen = answer == ["That word is for the full screen."];
        assert_eq!(for_the_screen, entry.needs_screen, "{word}: {answer:?}");
        assert!(!answer[0].contains("no word"), "{word}: {answer:?}");
    }
}

#[test]
fn the_help_names_every_word_that_means_something_here_and_no_key() {
    let talk = Talk::casual(&["help"]);
    let help = talk.said.join("\n");
    for entry in ACTIONS {
        let Some(word) = entry.word else { continue };
        let named = help.lines().any(|line| {
            line.strip_prefix(word)
                .is_some_and(|rest| rest.starts_with([' ', ':']))
        });
        let wanted = !entry.needs_screen && word != "pieces";
        assert_eq!(named, wanted, "{word}");
    }
    for key in ["F1", "F4", "PgUp", "Ctrl-L"] {
        assert!(!help.contains(key), "{key}");
    }
}

#[test]
fn how_pieces_look_is_for_the_full_screen_and_where_they_stand_is_not() {
    let talk = Talk::casual(&["pieces unicode", "pieces white queen"]);
    assert_eq!(
        talk.said,
        ["That word is for the full screen.", "White: queen d1."]
    );
}
