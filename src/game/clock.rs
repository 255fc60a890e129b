//! The chess clock: two players' times, of which one runs or none, with the time passed in.
//!
//! All arithmetic is in whole milliseconds. A player's whole state is how long
//! it is until the flag falls ([`Side::left`]), whatever the time control; the
//! controls differ only in the start, in what completing a move brings
//! (`side`) and in how the time is shown (`face`). Out of time is who has
//! nothing left, zero included. What a fallen flag means for the game is not
//! the clock's business: it says whose fell and when.
//!
//! ```
//! use tabiya::game::Timestamp;
//! use tabiya::game::clock::{Clock, Options};
//! use tabiya::rules::Color;
//!
//! let control = || "3+2".parse();
//! let mut clock = Clock::new([control()?, control()?], Options::default(), Color::White);
//! clock.start(Timestamp::from_millis(1_000));
//! let done = clock.press(Timestamp::from_millis(5_000));
//! assert_eq!(done.map(|turn| turn.used), Ok(4_000));
//! // The increment is there from move one, so 3:02 - 4 s + 2 s are left.
//! assert_eq!(clock.left(Color::White, Timestamp::from_millis(9_000)), Some(180_000));
//! assert_eq!(clock.flag_at(), Some(Timestamp::from_millis(5_000 + 182_000)));
//! # Ok::<(), tabiya::game::time_control::SpecError>(())
//! ```

mod alarm;
mod face;
mod gap;
mod options;
mod side;

use super::time_control::TimeControl;
use super::timestamp::Timestamp;
use crate::rules::Color;

pub use alarm::Alarm;
pub use face::{Counter, FACE_WIDTH, Face, clk, digits, emt};
pub use gap::{Gap, LONGEST_DELAY, gap};
pub use options::{AfterFlag, FirstIncrement, Options};
pub use side::Side;

/// A flag that has fallen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flag {
    /// Whose.
    pub color: Color,
    /// The moment the time was used up, not the moment it was noticed.
    pub at: Timestamp,
}

/// A turn that was completed by pressing the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Milliseconds used for it, pauses excluded.
    pub used: u64,
    /// Whether the move was the last of a stage, and the next has begun.
    pub new_stage: bool,
}

/// All that changes on a clock: for taking a move back, and to save and resume.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// Whose turn it is.
    pub turn: Color,
    /// White's time, then Black's.
    pub sides: [Side; 2],
}

/// A clock for two players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    controls: [TimeControl; 2],
    options: Options,
    sides: [Side; 2],
    turn: Color,
    /// Up to when the time of the player to move is charged; `None` while the clock stands.
    since: Option<Timestamp>,
}

impl Clock {
    /// A clock that stands, set for White and Black, with `turn` to move first.
    pub fn new(controls: [TimeControl; 2], options: Options, turn: Color) -> Clock {
        let sides = [0, 1].map(|index| Side::new(&controls[index], options.first_increment));
        Clock {
            controls,
            options,
            sides,
            turn,
            since: None,
        }
    }

    /// Under how many milliseconds tenths of a second are shown.
    pub const fn tenths_below(&self) -> u64 {
        self.options.tenths_below
    }

    /// Shows tenths of a second under so many milliseconds; 0 for never.
    pub const fn show_tenths_below(&mut self, millis: u64) {
        self.options.tenths_below = millis;
    }

    /// The time control of a player.
    pub const fn control(&self, color: Color) -> &TimeControl {
        &self.controls[color.index()]
    }

    /// Whose time runs, or will run when the clock is started.
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// Whether a clock runs.
    pub const fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// How many moves a player has completed on this clock.
    pub const fn moves(&self, color: Color) -> u32 {
        self.sides[color.index()].moves
    }

    // ---- what happens to a clock

    /// Does not charge so many milliseconds of those that have passed since time was last charged:
    /// nobody could play in them.
    pub fn excuse(&mut self, millis: u64) {
        self.since = self.since.map(|since| since.plus_millis(millis));
    }

    /// Lets the time of the player to move run, at the beginning or after a
    /// pause; a delay goes on where it was. Does nothing to a running clock, or
    /// to one that a fallen flag has stopped.
    pub fn start(&mut self, now: Timestamp) {
        let stopped_by_flag = self.stops_at_flag() && self.fallen().is_some();
        if self.since.is_none() && !stopped_by_flag {
            self.since = Some(now);
        }
    }

    /// Stops the clock: a pause, or the end of the game. A moment before the
    /// last one charged counts as that.
    pub fn stop(&mut self, now: Timestamp) {
        self.settle(now);
        self.since = None;
    }

    /// Charges the time up to `now`, and says which flag fell first, if any.
    /// Unless play goes on after a flag, the fall stops the clock.
    pub fn check(&mut self, now: Timestamp) -> Option<Flag> {
        self.settle(now);
        self.fallen()
    }

    /// The player to move has completed a move: gives what the control has for
    /// it and lets the other player's time run, if the clock runs at all.
    ///
    /// # Errors
    ///
    /// The flag that had fallen before, which stopped the clock: the move comes
    /// too late. When play goes on after a flag there is no error, but for a
    /// player without time nothing is added either, unless a new stage begins.
    pub fn press(&mut self, now: Timestamp) -> Result<Turn, Flag> {
        let flag = self.check(now);
        if let Some(flag) = flag.filter(|_| self.stops_at_flag()) {
            return Err(flag);
        }
        let index = self.turn.index();
        let side = &mut self.sides[index];
        let used = side.turn;
        let new_stage = side.complete(&self.controls[index], self.options.first_increment);
        self.turn = !self.turn;
        Ok(Turn { used, new_stage })
    }

    /// Adds time to a player's clock, or takes it away: a penalty. A fallen
    /// flag stays fallen.
    pub fn add_time(&mut self, color: Color, millis: i64, now: Timestamp) {
        self.settle(now);
        self.sides[color.index()].add(&self.controls[color.index()], millis);
    }

    /// Corrects the time a clock shows. A delay or byo-yomi periods come on top
    /// as they are. Raises a fallen flag if there is time again.
    pub fn set_time(&mut self, color: Color, millis: u64, now: Timestamp) {
        self.settle(now);
        self.sides[color.index()].set_time(&self.controls[color.index()], millis);
    }

    /// Corrects how many moves a player has completed. The time of stages that
    /// begin or turn out not to have begun is added or taken away; increments
    /// are not. Raises a fallen flag if there is time again.
    pub fn set_moves(&mut self, color: Color, moves: u32, now: Timestamp) {
        self.settle(now);
        self.sides[color.index()].set_moves(&self.controls[color.index()], moves);
    }

    /// The state at `now`.
    pub fn snapshot(&self, now: Timestamp) -> Snapshot {
        Snapshot {
            turn: self.turn,
            sides: self.sides_at(now),
        }
    }

    /// Goes back to a state of this clock, or of one set in the same way. A
    /// running clock goes on running from `now`.
    pub fn restore(&mut self, snapshot: &Snapshot, now: Timestamp) {
        self.turn = snapshot.turn;
        self.sides = snapshot.sides;
        self.since = self.since.map(|_| now);
    }

    // ---- what a clock tells

    /// The flag that fell first, as far as it has been noticed.
    pub fn fallen(&self) -> Option<Flag> {
        Color::ALL
            .into_iter()
            .filter_map(|color| {
                let at = self.sides[color.index()].fallen?;
                Some(Flag { color, at })
            })
            .min_by_key(|flag| flag.at)
    }

    /// Whether this player's flag has fallen, as far as it has been noticed.
    pub const fn has_fallen(&self, color: Color) -> bool {
        self.sides[color.index()].fallen.is_some()
    }

    /// When the flag falls if the running clock goes on.
    pub fn flag_at(&self) -> Option<Timestamp> {
        let since = self.since?;
        let side = &self.sides[self.turn.index()];
        let can_fall = self.control(self.turn).is_timed() && side.fallen.is_none();
        can_fall.then(|| since.plus_millis(side.left))
    }

    /// The time a player's clock shows, in exact milliseconds; under count-up
    /// the time used. `None` without a clock.
    pub fn left(&self, color: Color, now: Timestamp) -> Option<u64> {
        let control = self.control(color);
        let side = self.sides_at(now)[color.index()];
        (*control != TimeControl::None).then(|| side.reading(control).shown)
    }

    /// Whether a player whose duty it is to record has it still: it ends for
    /// the rest of a stage when less than five minutes are left, unless a move
    /// brings 30 seconds or more (Article 8.4).
    pub fn must_record(&self, color: Color, now: Timestamp) -> bool {
        !self.sides_at(now)[color.index()].exempt
    }

    /// What a player's clock looks like. `None` without a clock.
    pub fn face(&self, color: Color, now: Timestamp) -> Option<Face> {
        let control = self.control(color);
        if *control == TimeControl::None {
            return None;
        }
        let side = self.sides_at(now)[color.index()];
        let out = control.is_timed() && side.left == 0;
        let reading = side.reading(control);
        let digits = match control {
            TimeControl::CountUp => digits(reading.shown / 1000 * 1000, 0),
            _ => digits(reading.shown, self.options.tenths_below),
        };
        Some(Face {
            digits,
            delay: reading.delay_seconds(),
            periods: reading.periods,
            counter: side.counter(control),
            running: self.is_running() && color == self.turn,
            low: !out && reading.available() <= control.low_time_millis(),
            out,
        })
    }

    /// When any face will next look different, if the clock runs: the next
    /// moment worth drawing, and never after the flag.
    pub fn next_change(&self, now: Timestamp) -> Option<Timestamp> {
        self.since?;
        let sides = self.sides_at(now);
        Color::ALL
            .into_iter()
            .filter_map(|color| self.until_change(color, &sides))
            .min()
            .map(|millis| now.plus_millis(millis))
    }

    // ---- inside

    /// Milliseconds until the face of `color` changes, from the state `sides`.
    fn until_change(&self, color: Color, sides: &[Side; 2]) -> Option<u64> {
        let control = self.control(color);
        let side = &sides[color.index()];
        let reading = side.reading(control);
        let low = control.low_time_millis();
        let tenths_below = self.options.tenths_below;
        if color != self.turn {
            let gains = self.shares_a_glass() && sides[self.turn.index()].left > 0;
            return gains.then(|| reading.until_change_gaining(tenths_below, low));
        }
        match control {
            TimeControl::None => None,
            TimeControl::CountUp => Some(1000 - reading.shown % 1000),
            _ => (side.left > 0).then(|| reading.until_change(tenths_below, low)),
        }
    }

    fn stops_at_flag(&self) -> bool {
        self.options.after_flag == AfterFlag::Stop
    }

    fn shares_a_glass(&self) -> bool {
        self.controls
            .iter()
            .all(|control| matches!(control, TimeControl::Hourglass(_)))
    }

    /// Both players' times with everything up to `now` charged.
    fn sides_at(&self, now: Timestamp) -> [Side; 2] {
        let mut sides = self.sides;
        let Some(since) = self.since else {
            return sides;
        };
        let until = match self.flag_at() {
            Some(flag_at) if self.stops_at_flag() => now.min(flag_at),
            _ => now,
        };
        let passed = until.millis().saturating_sub(since.millis());
        let index = self.turn.index();
        let taken = sides[index].spend(&self.controls[index], passed);
        if self.shares_a_glass() {
            sides[1 - index].left = sides[1 - index].left.saturating_add(taken);
        }
        sides
    }

    /// Charges the time up to `now` and notes a flag that has fallen by then.
    fn settle(&mut self, now: Timestamp) {
        let Some(since) = self.since else {
            return;
        };
        let flag_at = self
            .flag_at()
            .filter(|flag_at| flag_at.millis() <= now.millis());
        self.sides = self.sides_at(now);
        self.since = Some(now.max(since));
        if let Some(flag_at) = flag_at {
            self.sides[self.turn.index()].fallen = Some(flag_at);
            self.since = self.since.filter(|_| !self.stops_at_flag());
        }
    }
}
