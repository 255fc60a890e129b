//! What is seen on the screen.

mod ansi;
mod dots;
mod marks;
mod pieces;
mod sheets;
mod themes;
mod whole;
