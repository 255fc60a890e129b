//! Sentences of the playing screen.

use super::Action;
use crate::game::Table;
use crate::rules::{Color, Move, Position, Role, Square};

/// How well a player wrote the moves.
#[derive(Clone, Copy, Debug)]
pub struct Written<'a> {
    /// Moves written rightly at the first try.
    pub first_try: usize,
    /// Moves made.
    pub moves: usize,
    /// How often each mistake was made, by its short name.
    pub mistakes: &'a [(String, usize)],
}

/// What is said while a game is played.
pub trait PlayWords {
    /// Several sentences, one behind the other.
    fn in_a_row(&self, sentences: &[String]) -> String {
        sentences.join(" ")
    }

    /// A statement as a sentence, with what ends it.
    fn ended(&self, statement: &str) -> String {
        format!("{statement}.")
    }

    /// What stands between two parts of a statement.
    fn comma(&self) -> &'static str {
        ", "
    }

    /// White or Black.
    fn side(&self, color: Color) -> &'static str;

    /// The name of a kind of man.
    fn man(&self, role: Role) -> &'static str;

    /// The number of the move, whose it is, and whether that side is in check, if that is to be said.
    fn to_move(&self, position: &Position, say_check: bool) -> String;

    /// The same in as few letters as can be, with the side only if it is not told beside it.
    fn to_move_in_brief(&self, position: &Position, say_check: bool, say_side: bool) -> String {
        let turn = position.turn();
        let dots = if turn.is_white() { "." } else { "…" };
        let side = if say_side { self.side(turn) } else { "" };
        let check = if say_check && position.is_check() {
            "+"
        } else {
            ""
        };
        let parts = [&format!("{}{dots}", position.fullmoves()), side, check];
        let said: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        said.join(" ")
    }

    /// That a past position is shown: after so many plies of so many.
    fn viewing(&self, game: &crate::game::Game, plies: usize, mv: &str) -> String;

    /// How to come back from there.
    fn viewing_hint(&self) -> &'static str;

    /// That a man was picked up, where it is not seen.
    fn man_chosen(&self, role: Role, square: Square) -> String;

    /// A move in words, with the side that made it.
    fn move_made(&self, before: &Position, mv: Move) -> String;

    /// That no move has been made.
    fn no_move_yet(&self) -> String;

    /// That no word is like this.
    fn unknown_word(&self, word: &str) -> String;

    /// That nothing follows this word.
    fn stands_alone(&self, word: &str) -> String;

    /// That the mouse is now used, or not.
    fn mouse(&self, on: bool) -> String;

    /// That text was sent to the terminal's clipboard.
    fn copied(&self) -> String;

    /// The title over so many legal moves.
    fn legal_moves(&self, count: usize) -> String;

    /// What the empty line invites to: at the start of a game how to play at all, later only where
    /// to look things up.
    fn line_hint(&self, turn: Color, is_new: bool) -> String;

    /// The title of the score sheet.
    fn sheet_title(&self) -> &'static str;

    /// That a player has confirmed the result.
    fn signed(&self, name: &str) -> String;

    /// What can be done after the end of a game.
    fn over_hint(&self) -> String;

    /// What a pawn becomes.
    fn ask_promotion(&self) -> String;

    /// Whether to play so many pasted moves, which begin so.
    fn ask_paste(&self, count: usize, beginning: &str) -> String;

    /// Whether to leave an unfinished game.
    fn ask_quit(&self) -> String;

    /// Whether to drop an unfinished game for a new one.
    fn ask_new(&self) -> String;

    /// That men are not moved by cursor or mouse in this game.
    fn typed_only(&self) -> String;

    /// That this was chosen.
    fn choice_made(&self, name: &str, choice: &str) -> String;

    /// What can be chosen.
    fn choices(&self, choices: &[&str]) -> String;

    /// How well a player wrote the moves.
    fn grade(&self, color: Color, grade: Written<'_>) -> String;

    /// The rules of notation, one a line, short enough to stand beside the board.
    fn notation_rules(&self) -> &'static [&'static str];

    /// Whether the players change sides and begin again.
    fn ask_swap(&self) -> String;

    /// That no help is given in a tournament game.
    fn not_in_tournament(&self) -> String;

    /// That the players chose to do without this help.
    fn no_help(&self) -> String;

    /// Whether a side really gives up.
    fn ask_resign(&self, color: Color, table: &Table) -> String;

    /// Which moves are taken back.
    fn ask_take_back(&self) -> String;

    /// The answer that a side takes back a move, and perhaps the reply to it.
    fn take_back(&self, color: Color, san: &str, plies: usize, table: &Table) -> String;

    /// What can be done at all.
    fn ask_menu(&self) -> String;

    /// An answer to that; nothing but going on without an action.
    fn menu_entry(&self, action: Option<Action>) -> &'static str;

    /// What can be done next, after the end of a game.
    fn ask_what_next(&self) -> String;

    /// An answer to that; nothing but looking on without an action.
    fn what_next(&self, action: Option<Action>, table: &Table) -> String;

    /// Yes or no.
    fn yes_or_no(&self, yes: bool) -> String;

    /// The title of the help page.
    fn help_title(&self) -> &'static str;

    /// How moves are typed, a few lines.
    fn typing_help(&self) -> &'static [&'static str];

    /// What an action does, in one line.
    fn action_help(&self, action: Action) -> &'static str;

    /// How a page is left, and how it is scrolled if it is long.
    fn page_foot(&self, long: bool) -> &'static str;

    /// That the window is too small, and what it needs.
    fn too_small(&self, columns: u16, rows: u16) -> String;
}
