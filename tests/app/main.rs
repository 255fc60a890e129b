//! The program without a terminal: events in, state out.

mod cursor;
mod driver;
mod famous;
mod looking_back;
mod mouse;
mod typed;
mod words;
