//! Sentences about moves as text: why one is refused, what is remarkable in
//! one that was understood, what a text says.

use crate::notation::note::Note;
use crate::notation::refusal::Refusal;
use crate::notation::shape::Shape;
use crate::notation::style::Style;
use crate::rules::{Move, Position, Variant};

/// What a sentence about a move refers to.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// The text as typed; empty where a man was dropped on a square.
    pub text: &'a str,
    /// The position in which it was tried.
    pub position: &'a Position,
    /// How moves are written in the answer.
    pub style: Style,
    /// The variant, which tells how castling is written in coordinates.
    pub variant: Variant,
    /// Whether legal moves may be named that were not asked for: in a tournament game they are
    /// help.
    pub helps: bool,
}

impl Asked<'_> {
    /// A legal move in the style of the answer.
    pub fn write(&self, mv: Move) -> String {
        self.style.write(self.position, mv, self.variant)
    }
}

/// What is said about moves as text.
pub trait NotationWords {
    /// Why a text or a drop on a square is no move, and what would be right.
    fn move_refusal(&self, refusal: &Refusal, asked: &Asked) -> String;

    /// What is remarkable about an accepted text, and how the move is written.
    fn move_note(&self, note: Note, mv: Move, asked: &Asked) -> String;

    /// That a draw is offered with the move.
    fn with_offer(&self) -> String;

    /// What a legal move does: "knight g1 to f3", "pawn b3 takes c4".
    fn deed(&self, position: &Position, mv: Move) -> String;

    /// What a text says, whether or not it is legal: "pawn b takes c4".
    fn saying(&self, shape: Shape) -> String;
}
