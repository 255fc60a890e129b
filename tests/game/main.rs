//! Promises of the game layer: time controls and the clock, with scripted time.

mod clock;
mod clock_cases;
mod clock_command;
mod clock_properties;
mod clock_trouble;
mod time_control;
