//! What the shell around the program is asked to do.

use super::record::Journal;
use super::review::Request;
use super::settings::Change;
use crate::game::Question;
use crate::practice::log::Line;
use crate::rules::{Color, Move, Position};
use crate::wording::Language;

/// What goes into a file of the player's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Export {
    /// This text.
    Text(String),
    /// A picture of the board.
    Picture {
        /// The position.
        position: Box<Position>,
        /// The move that led there.
        last: Option<Move>,
        /// The side at the bottom.
        bottom: Color,
    },
}

/// Something that only the ring of input and output can do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Put text on the clipboard, by way of the terminal.
    Copy(String),
    /// Ring the terminal's bell.
    Bell,
    /// Give the terminal back and stop the process until it is continued.
    Suspend,
    /// Switch mouse reports on or off.
    Mouse(bool),
    /// Speak this language from now on.
    Speak(Language),
    /// Draw the whole screen again, for something else has written on it.
    Redraw,
    /// Keep these settings for other days; [`Event::SettingsSaved`](super::Event) tells that
    /// it is done.
    SaveSettings(Vec<Change>),
    /// Keep this text about how the last game was begun for other days. Nothing tells how that
    /// went: it is a comfort, and a disk that fails is spoken of where games are kept.
    Remember(String),
    /// Tell what is known of the learner; [`Event::PracticeOpened`](super::Event) does.
    OpenPractice,
    /// Add this line to the log of practice.
    LogPractice(Line),
    /// Have this on the disk when it is carried out; [`Event::Journaled`](super::Event) tells
    /// how that went.
    Journal(JournalEntry),
    /// Write something into a file of the player's; [`Event::Saved`](super::Event) tells that it
    /// is there, [`Event::InTheWay`](super::Event) that another file is.
    Save {
        /// The path as it was typed.
        path: String,
        /// What it is to hold.
        content: Export,
        /// Whether a file that is there already is to be replaced.
        overwrite: bool,
    },
    /// Fetch the record of this name, which from now on belongs to the game with this number;
    /// [`Event::Reopened`](super::Event) brings it.
    Reopen {
        /// The name of the record.
        name: String,
        /// The number of the game that it will be.
        game: u32,
    },
    /// Put the unfinished game of this name away among the finished ones.
    PutAway(String),
    /// Find out the answer to this question instead of the one before, or to none any more.
    /// [`Event::Found`](super::Event) tells it, while the program goes on.
    Settle(Option<Question>),
    /// Read something of the file under review; [`Event::Review`](super::Event) brings it, at
    /// once or later.
    Review(Request),
    /// End with this exit code.
    Exit(u8),
}

/// What the record of a game is to hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalEntry {
    /// The number of the game since the program was started.
    pub game: u32,
    /// The record.
    pub record: Journal,
    /// Whether the game is over.
    pub over: bool,
}
