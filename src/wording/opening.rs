//! Sentences about openings.

use crate::openings::{Class, Opening};

/// What is said of openings.
pub trait OpeningWords {
    /// An opening with its code, short.
    fn opening(&self, opening: &Opening) -> String;

    /// An opening with its code, its class and its moves.
    fn opening_line(&self, opening: &Opening) -> String;

    /// The name of a class of openings.
    fn opening_class(&self, class: Class) -> &'static str;

    /// A family of openings, and how many lines it has.
    fn opening_family(&self, name: &str, lines: usize) -> String;

    /// The title over so many openings of so many that were found.
    fn openings_title(&self, shown: usize, found: usize) -> String;

    /// That no opening is called so and none begins so.
    fn no_such_opening(&self, text: &str) -> String;

    /// That the game has no opening, and how openings are looked up.
    fn no_opening_yet(&self) -> String;
}
