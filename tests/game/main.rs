//! Promises of the game layer: time controls and the clock, with scripted time.

mod clock;
mod clock_command;
mod table;
mod time_control;
