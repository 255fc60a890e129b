//! What is no legal position, and what is merely doubtful.

use tabiya::notation::fen::{self, Reading};
use tabiya::rules::{Color, Doubt, Fault, Position, Role, Setup, Square, Variant, chess960};

fn setup(text: &str) -> Setup {
    let (setup, mistakes) = fen::parse(text, Reading::Lenient, Variant::Standard);
    assert!(mistakes.is_empty(), "{text}: {mistakes:?}");
    setup
}

fn faults(text: &str) -> Vec<Fault> {
    Position::from_setup(&setup(text)).map_or_else(|error| error.faults, |_| Vec::new())
}

fn doubts(text: &str) -> Vec<Doubt> {
    Position::from_setup(&setup(text))
        .expect("a legal position")
        .1
}

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

#[test]
fn all_faults_are_named_at_once() {
    let found = faults("PP5k/8/8/8/8/8/8/7k w - - 0 1");
    assert!(
        matches!(found[..], [Fault::NoKing(Color::White), Fault::ManyKings(Color::Black, two), Fault::PawnsOnEndRanks(pawns)]
        if two.len() == 2 && pawns.len() == 2),
        "{found:?}"
    );
}

#[test]
fn touching_kings_are_one_fault_with_both_squares() {
    assert_eq!(
        faults("8/8/8/8/8/8/8/6kK w - - 0 1"),
        [Fault::KingsTouch {
            white: square("h1"),
            black: square("g1")
        }]
    );
}

#[test]
fn a_king_that_could_be_taken_is_named_with_its_attackers() {
    let found = faults("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1");
    assert!(
        matches!(found[..], [Fault::OpponentInCheck { king, by }] if king == square("e8") && by.single() == Some(square("e2")))
    );
}

#[test]
fn nine_queens_may_come_from_a_game_but_ten_may_not() {
    assert_eq!(doubts("4k3/8/8/8/8/8/QQQQQQQ1/QQ2K3 b - - 0 1"), []);
    assert_eq!(
        doubts("4k3/8/8/8/8/8/QQQQQQQQ/QQ2K3 b - - 0 1")[0],
        Doubt::TooManyPromoted(Color::White)
    );
}

#[test]
fn checks_that_no_move_can_give_are_doubtful() {
    for text in [
        "3R4/8/q4k2/2B5/1NK5/3b4/8/8 w - - 0 1", // from both sides of one line
        "4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1",     // two knights
        "4k3/8/8/b3r3/8/3n4/8/4K3 w - - 0 1",    // three men
        "8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1",    // not by the double step just made
    ] {
        assert!(
            doubts(text)
                .iter()
                .any(|doubt| matches!(doubt, Doubt::ImpossibleCheck(_))),
            "{text}"
        );
    }
    for text in [
        "4k3/8/8/b3r3/8/8/8/4K3 w - - 0 1", // a line man uncovered by another
        "4k3/8/8/8/4r3/3n4/8/4K3 w - - 0 1", // uncovered by a knight that checks too
        "8/8/8/2k5/2pP4/8/4K3/8 b - d3 0 1", // by the double step itself
    ] {
        assert_eq!(doubts(text), [], "{text}");
    }
}

#[test]
fn there_are_960_starting_positions_and_518_is_the_usual_one() {
    let mut seen = std::collections::HashSet::new();
    for number in 0..960 {
        let (position, doubts) =
            Position::from_setup(&chess960(number).expect("below 960")).expect("legal");
        assert!(doubts.is_empty(), "{number}");
        assert!(
            seen.insert(position.key()),
            "{number} differs from all before"
        );
    }
    assert_eq!(chess960(960), None);
    let usual = Position::from_setup(&chess960(518).expect("below 960"))
        .expect("legal")
        .0;
    assert_eq!(usual, Position::initial());
    let first = Position::from_setup(&chess960(0).expect("below 960"))
        .expect("legal")
        .0;
    assert!(fen::write(&first).starts_with("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w"));
    assert_eq!(first.role(Role::Bishop).len(), 4);
}
