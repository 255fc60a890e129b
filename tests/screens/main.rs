//! What is seen on the screen.

mod ansi;
mod sheet;
