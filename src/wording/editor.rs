//! Sentences of the set-up editor, and why a text changes nothing there.

use crate::notation::fen::Mistake;
use crate::rules::{Color, Doubt, IllegalSetup, Piece, Square};

/// Why a text changes nothing about a set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// It is none of the things that can be said.
    Unknown(String),
    /// A square, but not which man is to stand there.
    WhichMan(Square),
    /// Nothing stands on the square from which a man was to be moved.
    NothingThere(Square),
    /// A word lacks what has to follow it.
    Incomplete(&'static str),
    /// The starts of Chess960 are numbered otherwise.
    NoSuchStart(String),
    /// Fields of a FEN that are wrong.
    Fen(Vec<Mistake>),
}

/// What is said while a position is set up.
pub trait EditorWords {
    /// The title of the panel.
    fn setup_title(&self) -> &'static str;

    /// Whose move it will be if the position is legal, or everything that is against the Laws.
    fn setup_state(&self, turn: Color, legal: Result<&[Doubt], &IllegalSetup>) -> String;

    /// What can be done next: with the board cursor on a square, or by typing.
    fn setup_hint(&self, cursor: Option<Square>, is_legal: bool) -> String;

    /// What can be typed next, where there is no screen.
    fn plain_setup_hint(&self, is_legal: bool) -> String;

    /// Everything that can be typed, a few lines.
    fn setup_help(&self) -> &'static [&'static str];

    /// What the keys and the mouse do, a few lines.
    fn setup_keys(&self) -> &'static [&'static str];

    /// Why a text changes nothing.
    fn setup_fault(&self, fault: &SetupFault) -> String;

    /// What the mouse puts on a square; no man takes off.
    fn in_hand(&self, man: Option<Piece>) -> String;

    /// The label of what takes men off the board.
    fn take_off(&self) -> &'static str;

    /// The side that is to move, as a label.
    fn setup_turn(&self, turn: Color) -> String;

    /// The label before the castling rights.
    fn setup_castling(&self) -> &'static str;

    /// The en passant square, as a label.
    fn setup_en_passant(&self, square: Option<Square>) -> String;

    /// The number of the move and the plies since the last capture or pawn move, as a label.
    fn setup_counters(&self, fullmoves: u32, halfmoves: u32) -> String;

    /// The label of what begins a game from here.
    fn setup_play(&self) -> &'static str;

    /// That there is nothing to take back.
    fn nothing_to_undo(&self) -> String;

    /// That something cannot be had while a position is set up.
    fn not_in_setup(&self) -> String;

    /// Whether to leave the set-up as it is.
    fn ask_leave_setup(&self) -> String;
}
