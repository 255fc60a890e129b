//! Sentences about games under review and the files they are from.

use super::FileFault;
use crate::pgn::{Marker, PgnError};
use crate::rules::Color;

/// Which line of a game is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// The game itself.
    Game,
    /// A variation that stands in its file.
    Variation,
    /// A line of one's own.
    Own,
}

/// The place of a game that is looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Viewed {
    /// The number of the last move, who made it, and its text; nothing at the start.
    pub made: Option<(u32, Color, String)>,
    /// The number of the last move of the line; nothing if there is none.
    pub last: Option<u32>,
    /// Which line it is.
    pub line: Line,
}

/// How far a file is known, and what was looked for in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listed<'a> {
    /// The name of the file.
    pub name: &'a str,
    /// How many games have been seen.
    pub games: usize,
    /// How much of the file has been seen, in parts of a hundred; nothing once all has.
    pub percent: Option<u64>,
    /// What was looked for, how many games were found, and how much of the file was looked at.
    pub search: Option<(&'a str, usize, Option<u64>)>,
}

/// What the list says of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListRow<'a> {
    /// Its number, from 1.
    pub number: usize,
    /// The names of White and Black; empty where they are not known.
    pub players: [&'a str; 2],
    /// How it ended.
    pub result: Marker,
    /// When it was played; empty where that is not known.
    pub date: &'a str,
    /// Where it was played; empty where that is not known.
    pub event: &'a str,
    /// The code of its opening; empty where that is not known.
    pub eco: &'a str,
}

/// Something about a file of games that cannot be helped.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum LibraryFault {
    /// The file cannot be had.
    File(FileFault),
    /// There is nothing in it, or no game.
    Empty(String),
    /// It is not text.
    NotText(String),
    /// It is text, but no games.
    NotPgn(String),
    /// Somebody has changed it since it was opened.
    Changed(String),
}

/// What is said about games under review.
pub trait ReviewWords {
    /// That there is no position to look at, as the one the game began from cannot be read.
    fn no_start(&self) -> &'static str;

    /// Which move is looked at.
    fn viewed(&self, viewed: &Viewed) -> String;

    /// The moves that may follow, of which one is chosen.
    fn continuations(&self, texts: &[String], chosen: usize) -> String;

    /// Which of so many moves that may follow is chosen now.
    fn chosen_continuation(&self, text: &str, number: usize, count: usize) -> String;

    /// The moves that are mentioned in place of the one shown.
    fn alternatives(&self, texts: &[String]) -> String;

    /// What a numeric glyph means, where it is common.
    fn glyph(&self, glyph: u8) -> Option<&'static str>;

    /// What can be done in a review.
    fn review_hint(&self) -> &'static str;

    /// What can be done in the list of games.
    fn list_hint(&self) -> &'static str;

    /// That the line ends here, or begins.
    fn review_end(&self, end: bool) -> String;

    /// That no other move is mentioned here.
    fn no_variation(&self) -> String;

    /// That the line shown is the game itself, so that none can be left.
    fn in_no_variation(&self) -> String;

    /// That the line has no move with this number.
    fn no_move_numbered(&self, number: u32, color: Option<Color>, last: Option<u32>) -> String;

    /// That the moves go on by themselves, every so many milliseconds, or no more.
    fn autoplays(&self, pace: Option<u64>) -> String;

    /// How a pace is said.
    fn autoplay_usage(&self) -> String;

    /// What a move is to begin, which the game has or has not.
    fn ask_reviewed_move(&self, text: &str, known: bool) -> String;

    /// The answer that the game is followed.
    fn follow_game(&self) -> String;

    /// The answer that a line of one's own begins.
    fn own_line(&self) -> String;

    /// The answer that a new game begins here.
    fn game_from_here(&self) -> String;

    /// The answer that nothing is to happen.
    fn neither(&self) -> String;

    /// That something is not for a review.
    fn not_in_review(&self) -> String;

    /// That something is only for a review.
    fn no_review(&self) -> String;

    /// That there is no game yet that could be reviewed.
    fn nothing_to_review(&self) -> String;

    /// That the game under review is from no file.
    fn no_file_reviewed(&self) -> String;

    /// Which game of its file is shown.
    fn game_place(&self, number: usize, listed: &Listed<'_>) -> String;

    /// The title of the list.
    fn list_title(&self, listed: &Listed<'_>) -> String;

    /// A row of the list as a sentence.
    fn list_row(&self, row: &ListRow<'_>) -> String;

    /// How the list is asked for.
    fn list_usage(&self) -> String;

    /// How a game is asked for.
    fn game_usage(&self) -> String;

    /// How games are looked for.
    fn find_usage(&self) -> String;

    /// That a text is no result.
    fn no_result(&self, text: &str) -> String;

    /// How many games were found among so many.
    fn games_found(&self, found: usize, among: usize, text: &str) -> String;

    /// That all games are listed again.
    fn whole_list(&self) -> String;

    /// That a game is being looked for, which may take its time.
    fn looking_for_game(&self, number: usize) -> String;

    /// That the file has no game with this number.
    fn no_such_game_in_file(&self, number: usize, games: usize) -> String;

    /// That no game follows in the list, or none comes before.
    fn no_game_beside(&self, forward: bool) -> String;

    /// That only the beginning of a game was read.
    fn game_cut(&self) -> String;

    /// What is wrong with the game that was read: the first of so many errors.
    fn game_damaged(&self, error: &PgnError, errors: usize) -> String;

    /// What a stream is called that comes in instead of a file.
    fn standard_input(&self) -> &'static str;

    /// That a file of games cannot be read, and why.
    fn library_fault(&self, fault: &LibraryFault) -> String;

    /// That a game cannot be saved over the file that is being read.
    fn file_is_reviewed(&self, path: &str) -> String;
}
