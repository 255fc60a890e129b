//! Sentences about positions that somebody wrote down.

use crate::notation::fen::{FenError, Mistake};
use crate::rules::{Doubt, Fault};

/// What is said about a FEN or a set-up.
pub trait PositionWords {
    /// That a text is no legal move in the position where it was to be made.
    fn no_such_move(&self, text: &str) -> String;

    /// What is wrong with the text of a FEN: the field named, the culprit quoted.
    fn mistake(&self, mistake: &Mistake) -> String;

    /// What the Laws forbid in a set-up.
    fn fault(&self, fault: &Fault) -> String;

    /// What cannot have come from a game, and what was done about it.
    fn doubt(&self, doubt: &Doubt) -> String;

    /// All reasons why a FEN was refused, one a line.
    fn fen_refusal(&self, error: &FenError) -> Vec<String> {
        let mistakes = error.mistakes.iter().map(|mistake| self.mistake(mistake));
        let faults = error.faults.iter().map(|fault| self.fault(fault));
        let doubts = error.doubts.iter().map(|doubt| self.doubt(doubt));
        mistakes.chain(faults).chain(doubts).collect()
    }
}
