//! Sentences about keeping games: journal, resuming, saving.

use super::FileFault;

/// What is wrong with the record of a game, so that not all of it could be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Damage {
    /// There is no game in it.
    NoGame,
    /// The position it began from cannot be read, so that its moves mean nothing.
    Start,
    /// Its text cannot be read from here on.
    Text {
        /// The line, from 1.
        line: u64,
        /// The column, from 1.
        column: u64,
    },
    /// It tells of another number of moves than it has.
    Moves {
        /// How many plies there should be.
        told: usize,
        /// How many there are.
        found: usize,
    },
    /// What one of its tags says cannot be read.
    Tag(&'static str),
    /// What happened beside the moves cannot all be read.
    Incidents,
    /// How things stood cannot be read.
    Present,
    /// What belongs to a move (a ply counted from 0) cannot be read.
    Margin(usize),
}

impl Damage {
    /// Whether nothing is left that could be gone on with.
    pub const fn leaves_nothing(&self) -> bool {
        matches!(self, Damage::NoGame | Damage::Start)
    }
}

/// What is told of a game that waits to be gone on with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfinished {
    /// The name of its record.
    pub name: String,
    /// The names of White and Black, where they have one.
    pub players: [Option<String>; 2],
    /// The day on which it began, `2026.11.30`; empty if that is not known.
    pub date: String,
    /// How many plies were made.
    pub plies: usize,
    /// The number of the move that comes next.
    pub next_move: u32,
    /// What is wrong with its record.
    pub damage: Vec<Damage>,
    /// The process in which it is being played, if it is.
    pub held_by: Option<Holder>,
}

/// Who plays a game in another terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// The process with this number.
    Process(u32),
    /// A process that did not say which.
    Unknown,
}

/// What is said about keeping games.
pub trait RecordWords {
    /// That the game is not being saved, and why, in a few words.
    fn not_kept(&self, fault: &FileFault) -> String;

    /// That the game is saved again.
    fn kept_again(&self) -> String;

    /// That saving took so many milliseconds, which nobody is charged for.
    fn slow_keeping(&self, millis: u64) -> String;

    /// Whether to leave an unfinished game whose record cannot be written.
    fn ask_quit_unsaved(&self) -> String;

    /// Whether to go on with an unfinished game.
    fn ask_resume(&self, game: &Unfinished) -> String;

    /// The answers: go on with it, start another and keep it, put it away.
    fn resume_answers(&self) -> [String; 3];

    /// That an unfinished game waits, and how it is gone on with.
    fn resume_hint(&self, game: &Unfinished) -> String;

    /// That a game is gone on with.
    fn resumed(&self, plies: usize) -> String;

    /// That a game was put away.
    fn put_away(&self, name: &str) -> String;

    /// What is wrong with a record.
    fn damage(&self, damage: &Damage) -> String;

    /// What is wrong with a record of which so many plies could be read, and where the damaged
    /// file is kept.
    fn record_damaged(&self, damage: &[Damage], plies: usize, kept_as: &str) -> String;

    /// That a game cannot be gone on with, as nobody knows from which position, and that its
    /// record is left as it is.
    fn start_unreadable(&self, name: &str) -> String;

    /// That a game is being played in another process.
    fn held(&self, name: &str, holder: Holder) -> String;

    /// That there is no game of that name.
    fn no_such_game(&self, name: &str) -> String;

    /// That no game waits to be gone on with.
    fn no_unfinished_game(&self) -> String;

    /// One line of the list of unfinished games.
    fn unfinished(&self, game: &Unfinished) -> String;

    /// The title of the page with the game as PGN.
    fn pgn_title(&self) -> &'static str;

    /// That the game was saved in a file.
    fn saved(&self, path: &str) -> String;

    /// Whether to replace a file that is there already.
    fn ask_overwrite(&self, path: &str) -> String;
}
