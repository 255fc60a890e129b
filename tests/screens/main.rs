//! What is seen on the screen.

mod ambiguous;
mod ansi;
mod dots;
mod marks;
mod pieces;
mod practice;
mod settings;
mod sheets;
mod themes;
mod whole;
