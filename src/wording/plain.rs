//! What can be asked about the board without looking at it, and the sentences of line mode.

use super::Action;
use crate::game::{Table, Timestamp};
use crate::rules::{Color, File, Move, Piece, Position, Rank, Role, Square};

/// What is said instead of shown.
pub trait PlainWords {
    /// What line mode begins with: how things stand, and how to go on.
    fn plain_start(&self, state: &str) -> String;

    /// How moves and words are typed in line mode, a few lines.
    fn plain_help(&self) -> &'static [&'static str];

    /// What an action does, where there is no screen.
    fn spoken_help(&self, action: Action) -> &'static str;

    /// A move in words and as it is written, with the side that made it.
    fn move_line(&self, before: &Position, mv: Move, written: &str) -> String;

    /// The line of a move with its number.
    fn numbered(&self, number: u32, line: &str) -> String;

    /// A question and its answers, each with the key that gives it.
    fn question(&self, question: &str, answers: &[(char, &str)]) -> String;

    /// That something typed is none of the answers.
    fn no_answer(&self, typed: &str) -> String;

    /// That a line is too long to be read.
    fn line_too_long(&self) -> String;

    /// That a word means nothing where there is no screen.
    fn needs_screen(&self) -> String;

    /// That the men are hidden, and how they are seen again.
    fn blindfolded(&self) -> String;

    /// What both clocks show.
    fn clocks(&self, table: &Table, now: Timestamp) -> String;

    /// The name for several men of a kind.
    fn men(&self, role: Role) -> &'static str;

    /// The title over the men of both sides.
    fn men_title(&self) -> &'static str;

    /// Where the men of a side and of some kinds stand.
    fn standing(&self, position: &Position, color: Color, roles: &[Role]) -> String;

    /// What stands on a square.
    fn on_square(&self, square: Square, piece: Option<Piece>) -> String;

    /// What stands on a file.
    fn on_file(&self, file: File, men: &[(Square, Piece)]) -> String;

    /// What stands on a rank.
    fn on_rank(&self, rank: Rank, men: &[(Square, Piece)]) -> String;

    /// The title over the last so many moves.
    fn last_moves(&self, count: usize) -> String;

    /// The title over so many legal moves of the man on a square.
    fn legal_moves_from(&self, square: Square, count: usize) -> String;

    /// The title of the rules of notation.
    fn notation_title(&self) -> &'static str;

    /// How it is asked where men stand.
    fn men_usage(&self) -> &'static str;

    /// How it is asked what stands somewhere.
    fn what_usage(&self) -> &'static str;

    /// How the last moves are asked for.
    fn last_usage(&self) -> &'static str;

    /// How the legal moves are asked for.
    fn moves_usage(&self) -> &'static str;
}
