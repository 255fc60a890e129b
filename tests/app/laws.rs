//! The Laws of Chess as two people meet them at the keyboard, in the order of the Laws: each
//! test is named after the rule.

mod clocks;
mod draws;
mod ends;
mod irregular;
mod moves;
mod touching;

use tabiya::app::Preferences;
use tabiya::game::Regulations;
use tabiya::game::regulations::Profile;

use crate::driver::Driver;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A game of Ada and Bo under these regulations, its clock running if it has one.
fn under(fen: &str, regulations: Regulations, clock: &str) -> Driver {
    let mut person = Driver::with(
        Driver::table(fen, regulations, clock),
        Preferences::default(),
    );
    if !person.app.table().has_started() {
        person.enter("");
    }
    person
}

fn casual(fen: &str) -> Driver {
    under(fen, Regulations::of(Profile::Casual), "none")
}

fn tournament(fen: &str) -> Driver {
    under(fen, Regulations::of(Profile::Tournament), "none")
}

/// What is said to a text that is refused; nothing on the board changes.
fn refusal(fen: &str, text: &str) -> String {
    let mut person = casual(fen);
    let before = person.position();
    person.enter(text);
    assert_eq!(person.position(), before, "{text}");
    person.message().to_owned()
}

/// The game after these moves.
fn after(fen: &str, moves: &str) -> Driver {
    let mut person = casual(fen);
    person.play(moves);
    person
}

/// Moves with the cursor.
fn moved(person: &mut Driver, from: &str, to: &str) {
    person.choose(from);
    person.choose(to);
}

fn left(person: &Driver, color: tabiya::rules::Color) -> u64 {
    let clock = person.app.table().clock().expect("a clock");
    clock.left(color, person.now).expect("time")
}
