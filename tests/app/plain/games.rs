//! Whole games.

use tabiya::app::Preferences;
use tabiya::game::Regulations;
use tabiya::game::regulations::Profile;

use super::{START, Talk, on};
use crate::driver::Driver;

#[test]
fn every_move_is_answered_by_one_line_in_words_and_as_it_is_written() {
    let talk = Talk::casual(&[
        "e4", "d5", "exd5", "Nf6", "Bb5+", "c6", "dxc6", "Qd6", "c7+",
    ]);
    assert_eq!(talk.greeting, "1. White to move. Type a move, or help.");
    assert_eq!(
        talk.said,
        [
            "White: pawn e2 to e4, e4",
            "Black: pawn d7 to d5, d5",
            "White: pawn e4 takes d5, exd5",
            "Black: knight g8 to f6, Nf6",
            "White: bishop f1 to b5, check, Bb5+",
            "Black: pawn c7 to c6, c6",
            "White: pawn d5 takes c6, dxc6",
            "Black: queen d8 to d6, Qd6",
            "White: pawn c6 to c7, check, c7+",
        ]
    );
    assert!(!talk.end.refused);
}

#[test]
fn a_game_ends_with_its_result_and_nothing_is_played_after_it() {
    let talk = Talk::casual(&["f3", "e5", "g4", "Qh4#", "a3"]);
    assert_eq!(
        talk.said[3..],
        [
            "Black: queen d8 to h4, checkmate, Qh4#",
            "0-1  Black wins by checkmate",
            "The game is over. :save, :rematch or :new.",
        ]
    );
    assert!(talk.end.refused);
}

#[test]
fn a_game_over_before_it_began_is_said_to_be() {
    let talk = Talk::from_fen("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", &[]);
    assert_eq!(talk.greeting, "½-½  Draw: stalemate");
}

#[test]
fn castling_en_passant_and_promotion_are_said_for_what_they_are() {
    let talk = Talk::from_fen(
        "r3k3/5p1P/8/6P1/8/8/8/4K2R w Kq - 0 1",
        &["O-O", "f5", "gxf6", "O-O-O", "h8=N"],
    );
    assert_eq!(
        talk.said,
        [
            "White: castles short, O-O",
            "Black: pawn f7 to f5, f5",
            "White: pawn g5 takes f6 en passant, gxf6",
            "Black: castles long, O-O-O",
            "White: pawn h7 to h8, becomes a knight, h8=N",
        ]
    );
}

#[test]
fn a_refusal_is_one_sentence_and_the_next_line_is_read_afresh() {
    let talk = Talk::casual(&["Ke2", "e5", "", "e4"]);
    assert_eq!(talk.said.len(), 4, "{:?}", talk.said);
    assert!(
        talk.said[0].ends_with('.') && talk.said[0].contains("e2"),
        "{}",
        talk.said[0]
    );
    assert!(talk.said[1].contains("e5"), "{}", talk.said[1]);
    assert_eq!(
        talk.said[2], "1. White to move",
        "an empty line says how things stand"
    );
    assert_eq!(talk.said[3], "White: pawn e2 to e4, e4");
    assert!(talk.end.refused);
    assert_eq!(talk.end.code, 0);
}

#[test]
fn the_same_mistake_is_refused_each_time() {
    let talk = Talk::casual(&["Ke2", "Ke2"]);
    assert_eq!(talk.said.len(), 2);
    assert_eq!(talk.said[0], talk.said[1]);
}

#[test]
fn an_unusual_spelling_is_played_and_remarked_on() {
    let talk = Talk::casual(&["e4", "e5", "Ng1-f3"]);
    assert_eq!(talk.said[2], "White: knight g1 to f3, Nf3");
    assert_eq!(talk.said.len(), 4, "{:?}", talk.said);
}

#[test]
fn moves_are_written_in_the_style_that_was_chosen() {
    let talk = Talk::casual(&["notation de", "Sf3", "notation uci", "e5"]);
    assert_eq!(
        talk.said,
        [
            "Notation is now: de.",
            "White: knight g1 to f3, Sf3",
            "Notation is now: uci.",
            "Black: pawn e7 to e5, e7e5",
        ]
    );
}

#[test]
fn moves_are_confirmed_by_an_empty_line_where_players_want_that() {
    let preferences = Preferences {
        confirm_moves: true,
        ..Preferences::default()
    };
    let table = Driver::table(START, Regulations::of(Profile::Casual), "none");
    let app = Driver::with(table, preferences).app;
    let talk = Talk::with(app, &["e4", "d4", "", "e5", "quit"]);
    assert_eq!(
        talk.said[..4],
        [
            "Enter again plays e4.",
            "Enter again plays d4.",
            "White: pawn d2 to d4, d4",
            "Enter again plays e5.",
        ]
    );
}

#[test]
fn several_moves_in_one_line_are_played_or_refused_together() {
    let talk = Talk::casual(&["1. e4 e5 2. Nf3", "Nc6 Bb5 Ke6", "Nc6 Bb5"]);
    assert_eq!(
        talk.said[..3],
        [
            "White: pawn e2 to e4, e4",
            "Black: pawn e7 to e5, e5",
            "White: knight g1 to f3, Nf3",
        ]
    );
    assert_eq!(talk.said.len(), 6, "{:?}", talk.said);
    assert_eq!(talk.last(), "White: bishop f1 to b5, Bb5");
    assert!(talk.end.refused);
}

#[test]
fn the_end_of_the_lines_is_a_clean_quit_in_the_middle_of_a_game() {
    let talk = Talk::casual(&["e4", "e5"]);
    assert_eq!((talk.end.code, talk.end.refused), (0, false));
    assert_eq!(talk.app.table().game().len(), 2, "the game is still there");
}

#[test]
fn illegal_moves_are_counted_where_the_regulations_do_and_lose_the_game() {
    let table = Driver::table(START, Regulations::of(Profile::Tournament), "none");
    let talk = Talk::with(on(table), &["Ra3", "Na3", "Rh1-h3", "e5", "Ke6", "y"]);
    assert!(
        talk.said[0].contains("Illegal move 1 of 2 by Ada"),
        "{}",
        talk.said[0]
    );
    let text = talk.said.join("\n");
    assert!(
        text.contains("0-1  Black wins: White made too many illegal moves"),
        "{text}"
    );
}
