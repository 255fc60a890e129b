//! What the shell around the program is asked to do.

use super::settings::Change;
use crate::practice::log::Line;

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
    /// Draw the whole screen again, for something else has written on it.
    Redraw,
    /// Keep these settings for other days; [`Event::SettingsSaved`](super::Event) tells that
    /// it is done.
    SaveSettings(Vec<Change>),
    /// Tell what is known of the learner; [`Event::PracticeOpened`](super::Event) does.
    OpenPractice,
    /// Add this line to the log of practice.
    LogPractice(Line),
    /// End with this exit code.
    Exit(u8),
}
