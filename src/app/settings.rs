//! Settings: what players keep from one day to the next, as text and as values.
//!
//! [`table::SETTINGS`] is the one table of them: the reader, the writer, the example, the
//! settings screen and the words typed during play are made from it. TOML text becomes
//! [`Settings`] by [`read()`]; whatever is wrong with it is told at once, with its lines, and
//! the rest counts.

mod example;
mod nearness;
mod read;
pub mod table;
mod targets;
mod theme;
mod value;
mod write;

pub use example::example;
pub use read::{Known, ReadSettings, read};
pub use theme::{ThemeKey, UserTheme};
pub use value::Unfit;
pub(super) use write::line as write_line;
pub use write::{Change, edit, write};

use super::preferences::Preferences;

/// What players keep from one day to the next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// What they chose for themselves and for new games.
    pub preferences: Preferences,
    /// Their own themes.
    pub themes: Vec<UserTheme>,
}
