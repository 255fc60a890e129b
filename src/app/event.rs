//! What can come in: keys, text, the pointer, signals, the passing of time.

use std::time::Duration;

use super::Opened;
use super::review::Told;
use crate::game::{Finding, Question};
use crate::pgn::NodeId;
use crate::rules::Square;
use crate::wording::FileFault;

/// Something that happened outside the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A key went down (or repeats).
    Key(KeyPress),
    /// Text was pasted as a whole.
    Pasted(String),
    /// A mouse button or wheel, already turned from a cell into what stands there.
    Pointer(Pointer),
    /// The window has, or may have, another size.
    Resized,
    /// The moment asked for by `next_wake` has come.
    Wake,
    /// The process was stopped and goes on (after Ctrl-Z, SIGSTOP and the like).
    Resumed,
    /// Nothing more will be typed, and that is no mishap: the lines are at their end.
    InputEnded,
    /// The terminal is gone; nothing can be shown any more.
    HungUp,
    /// The process was asked to end (SIGTERM).
    Terminated,
    /// Ctrl-C as a signal (SIGINT); in raw mode it is a key.
    Interrupted,
    /// An effect could not be carried out; the text is one line for the player.
    Failed(String),
    /// The settings that were to be saved are; the text is the place of their file.
    SettingsSaved(String),
    /// What is known of the learner, for practice.
    PracticeOpened(Opened),
    /// The record of the game is on the disk, or why it is not.
    Journaled {
        /// How long that took.
        took: Duration,
        /// Why it failed, if it did.
        fault: Option<FileFault>,
    },
    /// The text that was to be saved is in this file.
    Saved(String),
    /// The text was not saved, for this file is there already.
    InTheWay(String),
    /// The record of an unfinished game.
    Reopened {
        /// What is in it.
        content: Vec<u8>,
        /// Where a copy of it lies that is not written to, if it is damaged; else empty.
        kept_as: String,
    },
    /// What was found out about a question.
    Found(Question, Finding),
    /// Something is told of a file under review.
    Review {
        /// Which file, counted from 1 as they are opened.
        file: u32,
        /// What is told.
        told: Told,
    },
}

/// A key as the program understands it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// A printable character.
    Char(char),
    /// Enter or Return.
    Enter,
    /// Escape.
    Esc,
    /// Backspace.
    Backspace,
    /// Delete.
    Delete,
    /// Tab.
    Tab,
    /// Shift-Tab.
    BackTab,
    /// Cursor left.
    Left,
    /// Cursor right.
    Right,
    /// Cursor up.
    Up,
    /// Cursor down.
    Down,
    /// Home.
    Home,
    /// End.
    End,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
    /// A function key, F1 is 1.
    F(u8),
}

/// A key with the modifiers held.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KeyPress {
    /// Which key.
    pub key: Key,
    /// Whether Ctrl was held.
    pub ctrl: bool,
    /// Whether Alt was held.
    pub alt: bool,
}

impl From<Key> for KeyPress {
    /// The key without modifiers.
    fn from(key: Key) -> KeyPress {
        KeyPress {
            key,
            ctrl: false,
            alt: false,
        }
    }
}

impl KeyPress {
    /// A key with Ctrl held.
    pub const fn ctrl(key: Key) -> KeyPress {
        KeyPress {
            key,
            ctrl: true,
            alt: false,
        }
    }
}

/// What the mouse did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointerKind {
    /// The left button went down.
    Press,
    /// The pointer moved with the left button down.
    Drag,
    /// The left button was let go.
    Release,
    /// The wheel was turned away from the person.
    WheelUp,
    /// The wheel was turned towards the person.
    WheelDown,
}

/// What the mouse did, and to what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pointer {
    /// What it did.
    pub kind: PointerKind,
    /// What stands under it.
    pub target: Target,
}

/// What stands in a cell of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A square of the board.
    Square(Square),
    /// The n-th choice of an open dialog, or else the n-th of what the typed text could become,
    /// from 0.
    Choice(usize),
    /// What saves the contents of an open dialog.
    Save,
    /// What closes an open dialog.
    Close,
    /// A half-move of the score sheet: how many plies had been made then.
    Ply(usize),
    /// A move of the game under review.
    Place(NodeId),
    /// Nothing that can be pointed at.
    Nothing,
}
