//! Questions, and the lines that answer them.

use tabiya::game::Regulations;
use tabiya::game::regulations::Profile;

use super::{START, Talk, on};
use crate::driver::Driver;

const PROMOTION: &str = "8/P3k3/8/8/8/8/8/4K3 w - - 0 1";

#[test]
fn a_promotion_is_asked_for_and_the_next_line_names_the_piece() {
    for answer in ["n", "N", "knight", "=N", "a8=N", "a8N"] {
        let talk = Talk::from_fen(PROMOTION, &["a8", answer]);
        assert!(talk.said[0].contains("a8=N"), "{}", talk.said[0]);
        assert_eq!(
            talk.said[1], "White: pawn a7 to a8, becomes a knight, a8=N",
            "{answer}"
        );
        assert!(
            !talk.end.refused,
            "a question that was answered is no refusal"
        );
    }
}

#[test]
fn instead_of_a_piece_another_move_may_be_typed() {
    let talk = Talk::from_fen(PROMOTION, &["a8", "Ke2"]);
    assert_eq!(talk.said[1], "White: king e1 to e2, Ke2");
}

#[test]
fn a_promotion_left_open_at_the_end_counts_as_refused() {
    let talk = Talk::from_fen(PROMOTION, &["a8"]);
    assert!(talk.end.refused);
    assert_eq!(talk.app.table().game().len(), 0);
}

#[test]
fn a_piece_is_no_answer_where_nothing_was_asked() {
    let talk = Talk::from_fen(PROMOTION, &["q"]);
    assert!(talk.end.refused);
}

#[test]
fn a_draw_is_offered_and_accepted() {
    let talk = Talk::casual(&["e4", "e5", "draw", "accept"]);
    assert_eq!(
        talk.said[2..],
        [
            "White offers a draw. Black: :accept, :decline, or move.",
            "½-½  Draw: by agreement",
        ]
    );
}

#[test]
fn a_draw_is_offered_with_a_move_and_declined_by_one() {
    let table = Driver::table(START, Regulations::of(Profile::Tournament), "none");
    let talk = Talk::with(on(table), &["e4", "e5", "Nf3 (=)", "Nc6"]);
    assert_eq!(
        talk.said[2..],
        [
            "White: knight g1 to f3, Nf3",
            "Ada offers a draw. Bo: :accept, :decline, or move.",
            "Black: knight b8 to c6, Nc6",
            "Bo declines Ada's offer of a draw.",
        ]
    );
}

#[test]
fn taking_back_is_a_question_with_its_answers_in_one_line() {
    let talk = Talk::casual(&["e4", "e5", "takeback", "2", "takeback"]);
    assert_eq!(
        talk.said[2..],
        [
            "Take back, by consent? Answer 1: Black's e5, White agrees, 2: White's e4 and the reply, Black agrees, n: No.",
            "2 moves were taken back.",
            "1. White to move",
            "There is no move to take back.",
        ]
    );
}

#[test]
fn answers_are_keys_or_words_and_an_empty_line_is_the_careful_one() {
    for (answer, resigned) in [
        ("y", true),
        ("Y", true),
        ("yes", true),
        ("n", false),
        ("No", false),
        ("", false),
    ] {
        let talk = Talk::casual(&["e4", "resign", answer]);
        assert_eq!(talk.said[1], "Black resigns? Answer y: Yes, n: No.");
        let last = if resigned {
            "1-0  White wins: Black resigned"
        } else {
            "1… Black to move"
        };
        assert!(talk.said[2].starts_with(last), "{answer}: {:?}", talk.said);
    }
}

#[test]
fn what_is_no_answer_is_said_to_be_none_and_the_question_stays() {
    let talk = Talk::casual(&["e4", "resign", "e5", "y"]);
    assert_eq!(talk.said[2], "\"e5\" is no answer.");
    assert_eq!(talk.said[3], talk.said[1]);
    assert!(talk.said[4].starts_with("1-0"));
    assert!(talk.end.refused);
}

#[test]
fn leaving_asks_while_a_game_is_on_and_asks_nothing_else() {
    let talk = Talk::casual(&["quit", "e4"]);
    assert!(talk.said.is_empty(), "no game was on: {:?}", talk.said);
    let talk = Talk::casual(&["e4", "quit", "n", "e5", "quit", "y", "d4"]);
    assert_eq!(talk.app.table().game().len(), 2);
    assert_eq!(talk.end.code, 0);
}

#[test]
fn another_game_is_begun_from_the_same_position_or_from_a_fen() {
    let talk = Talk::casual(&[
        "e4",
        "new",
        "y",
        "new 8/8/8/8 w",
        "new 7k/8/6K1/8/8/8/8/R7 b - - 0 1",
    ]);
    assert!(
        talk.said[1].starts_with("A game is on."),
        "{}",
        talk.said[1]
    );
    assert_eq!(talk.said[2], "1. White to move");
    assert!(talk.said[3].starts_with("FEN"), "{}", talk.said[3]);
    assert_eq!(talk.last(), "1… Black to move");
}

#[test]
fn the_players_of_a_tournament_game_confirm_the_result() {
    let table = Driver::table(START, Regulations::of(Profile::Tournament), "none");
    let talk = Talk::with(on(table), &["f3", "e5", "g4", "Qh4#", "y", "y", "sheet"]);
    assert_eq!(
        talk.said[4..8],
        [
            "0-1  Black wins by checkmate",
            "Result: 0-1. Ada confirms? Answer y: Yes, n: No.",
            "Result: 0-1. Bo confirms? Answer y: Yes, n: No.",
            "Both have confirmed the result.",
        ]
    );
    assert_eq!(talk.last(), "Confirmed by Bo.");
}

#[test]
fn whether_the_winner_could_have_mated_is_settled_on_the_spot() {
    let talk = Talk::casual(&["e4", "e5", "Nf3", "resign", "y"]);
    let said = talk.said.join(" ");
    assert!(!said.contains("Nobody could find out"), "{said}");
}
