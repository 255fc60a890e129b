//! What is seen on the screen.

mod album;
mod ambiguous;
mod chinese;
mod dots;
mod last_move;
mod laws;
mod marks;
mod pieces;
mod practice;
mod review;
mod settings;
mod steady;
mod svg;
mod themes;
mod whole;
