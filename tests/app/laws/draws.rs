//! How an offer of a draw is told and written down (Article 9).

use super::{START, casual};

#[test]
fn an_offer_before_the_move_is_told_by_name_and_marked_with_the_move() {
    let mut person = casual(START);
    person.play("e4 e5");
    person.enter(":draw");
    person.play("Nf3");
    person.enter(":decline");
    let pgn = person.app.pgn();
    assert!(
        pgn.contains("e5 {White offers a draw} 2. Nf3 {White's offer of a draw declined}"),
        "{pgn}"
    );
    let sheet = person.app.sheet_lines().join("\n");
    assert!(sheet.contains("Nf3 (=)"), "{sheet}");
}
