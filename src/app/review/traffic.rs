//! What the review asks of the ring, which alone reads files, and what it hears from there.

use super::query::Query;
use super::study::Study;
use crate::pgn::{Marker, Tags};
use crate::wording::{LibraryFault, ListRow};

/// What the review asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Open this file; [`Told::Opened`] brings its first game.
    Open(String),
    /// Read the game with this number, from 0; [`Told::Game`] or [`Told::NoGame`] brings it.
    Game(usize),
    /// Tell how much of the file is known, as [`Told::Indexed`]; where nobody hears of progress,
    /// once all of it is.
    Index,
    /// Read what the list shows of these games; [`Told::Headings`] brings it.
    Headings(Vec<usize>),
    /// Look for games, and for nothing else any more; [`Told::Found`] tells of each that is met.
    Find {
        /// Which search it is.
        search: u32,
        /// What is looked for.
        query: Query,
    },
    /// The file is not needed any more.
    Close,
}

/// What the review hears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// A file was opened, and this is its first game.
    Opened(Opened),
    /// So much of the file is known.
    Indexed(Indexed),
    /// The game that was asked for.
    Game {
        /// Its number, from 0.
        number: usize,
        /// The game.
        loaded: Box<Loaded>,
    },
    /// There is no such game.
    NoGame {
        /// The number that was asked for, from 0.
        number: usize,
        /// How many there are.
        games: usize,
    },
    /// What the list shows of some games.
    Headings(Vec<(usize, Heading)>),
    /// Games that were found.
    Found(Found),
    /// The file cannot be read any more, or could not be opened.
    Fault(LibraryFault),
}

/// A file that was opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    /// Its name as it is shown.
    pub name: String,
    /// How many bytes it has.
    pub bytes: u64,
    /// Its first game.
    pub first: Box<Loaded>,
}

/// How much of a file is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Indexed {
    /// How many games have been seen.
    pub games: usize,
    /// How many bytes.
    pub bytes: u64,
    /// Whether that is all.
    pub done: bool,
}

/// A game that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loaded {
    /// The game.
    pub study: Study,
    /// Whether only its beginning was read, since it is longer than any game should be.
    pub cut: bool,
}

/// Games that were found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Which search it is.
    pub search: u32,
    /// Their numbers, from 0; those of before come first.
    pub numbers: Vec<u32>,
    /// How many games were looked at so far.
    pub games: usize,
    /// How many bytes.
    pub bytes: u64,
    /// Whether that is all.
    pub done: bool,
}

/// What the list shows of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// How it ended.
    pub result: Marker,
    /// When it was played.
    pub date: String,
    /// Where it was played.
    pub event: String,
    /// The code of its opening.
    pub eco: String,
}

impl Heading {
    /// What tags tell of a game.
    pub fn of(tags: &Tags, result: Marker) -> Heading {
        const LONGEST: usize = 120;
        let tag = |name| {
            let value = tags.get_any_case(name).unwrap_or_default().trim();
            let known = !matches!(value, "?" | "????.??.??");
            value.chars().take(LONGEST).filter(|_| known).collect()
        };
        Heading {
            white: tag("White"),
            black: tag("Black"),
            result,
            date: tag("Date"),
            event: tag("Event"),
            eco: tag("ECO"),
        }
    }

    /// The same as it is told, with the number of the game from 1.
    pub fn row(&self, number: usize) -> ListRow<'_> {
        ListRow {
            number,
            players: [&self.white, &self.black],
            result: self.result,
            date: &self.date,
            event: &self.event,
            eco: &self.eco,
        }
    }
}
