//! The Laws of Chess at the keyboard, beside what single articles say: how players are told
//! things, and what they can do between and after them. The articles are in `tests/articles`.

mod clocks;
mod draws;
mod ends;
mod irregular;

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

/// The game after these moves.
fn after(fen: &str, moves: &str) -> Driver {
    let mut person = casual(fen);
    person.play(moves);
    person
}

fn left(person: &Driver, color: tabiya::rules::Color) -> u64 {
    let clock = person.app.table().clock().expect("a clock");
    clock.left(color, person.now).expect("time")
}
