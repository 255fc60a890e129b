//! Sentences about time controls: the setting before the start, and what is wrong with a spelling.

use crate::game::clock::FirstIncrement;
use crate::game::time_control::{Class, SpecError, TimeControl};

/// What is said about time controls.
pub trait ClockWords {
    /// That only one player has an hourglass, which cannot be.
    fn half_a_glass(&self) -> String;

    /// That the program keeps the score sheet although the players wanted to write it.
    fn sheet_is_kept(&self) -> String;

    /// The time control in one sentence.
    fn setting(&self, control: &TimeControl, first: FirstIncrement) -> String;

    /// The class of a game and what follows from it.
    fn class(&self, class: Class) -> String;

    /// What PGN's `?` says.
    fn unknown_setting(&self) -> String;

    /// What is wrong with the spelling of a time control, and what would be right.
    fn spec_error(&self, error: SpecError, spec: &str) -> String;

    /// The setting read back before the clock starts, with the class of the game.
    fn echo(&self, control: &TimeControl, first: FirstIncrement) -> String {
        let setting = self.setting(control, first);
        match control.class() {
            Some(class) => format!("{setting} {}", self.class(class)),
            None => setting,
        }
    }
}
