//! The Laws at hand: what they show is what the program does, and every topic can be found,
//! read in any window, and reached from what it explains.

mod examples;
mod search;
mod texts;
mod why;
