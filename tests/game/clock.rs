//! The chess clock, with scripted time.

mod cases;
mod course;
mod faces;
mod flags;
mod modes;
mod properties;
mod trouble;

use tabiya::game::clock::{Clock, Face, Options};
use tabiya::game::{TimeControl, Timestamp};
use tabiya::rules::Color::{self, White};

/// A clock and the time of the script.
struct Table {
    clock: Clock,
    now: Timestamp,
}

impl Table {
    /// Both players with the same control, White's clock running.
    fn start(spec: &str) -> Table {
        Table::with(spec, Options::default())
    }

    fn with(spec: &str, options: Options) -> Table {
        let now = Timestamp::from_millis(777);
        let mut clock = Clock::new([control(spec), control(spec)], options, White);
        clock.start(now);
        Table { clock, now }
    }

    fn wait(&mut self, millis: u64) {
        self.now = self.now.plus_millis(millis);
    }

    /// The player to move thinks for so long and presses.
    fn press_after(&mut self, millis: u64) {
        self.wait(millis);
        self.clock
            .press(self.now)
            .unwrap_or_else(|flag| panic!("{flag:?} at {:?}", self.now));
    }

    fn left(&self, color: Color) -> u64 {
        self.clock.left(color, self.now).expect("there is a clock")
    }

    fn face(&self, color: Color) -> Face {
        self.clock.face(color, self.now).expect("there is a clock")
    }

    fn shows(&self, color: Color) -> String {
        self.face(color).to_string()
    }

    fn counts(&self, color: Color) -> Option<(u32, u32)> {
        let counter = self.face(color).counter?;
        Some((counter.done, counter.of))
    }
}

fn control(spec: &str) -> TimeControl {
    spec.parse().expect("the test spells it rightly")
}
