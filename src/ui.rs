//! Draws the program; cannot change it.
pub mod layout;
