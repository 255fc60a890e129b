//! Every sentence the program says: codes and data of the layers below become text here.
//!
//! A language is a type that implements [`Words`]; the compiler names every
//! sentence that is missing. Nothing outside this layer writes to players.

mod action;
mod arbiter;
mod chinese;
mod clock;
mod drill;
mod editor;
mod english;
mod files;
mod form;
pub mod laws;
mod notation;
mod opening;
mod pgn;
mod plain;
mod play;
mod position;
mod practice;
mod record;
mod review;
mod settings;
mod table;
mod terminal;

pub use action::Action;
pub use arbiter::{ArbiterChoice, ArbiterWords};
pub use clock::ClockWords;
pub use drill::DrillWords;
pub use editor::{EditorWords, SetupFault};
pub use english::English;
pub use files::{FileCause, FileDeed, FileFault, FileWords};
pub use form::{Field, FieldValue, FormWords};
pub use laws::{LawText, LawWords};
pub use notation::{Asked, NotationWords};
pub use opening::OpeningWords;
pub use pgn::PgnWords;
pub use plain::PlainWords;
pub use play::{PlayWords, Written};
pub use position::PositionWords;
pub use practice::PracticeWords;
pub use record::{Damage, Holder, RecordWords, Unfinished};
pub use review::{LibraryFault, Line, ListRow, Listed, ReviewWords, Viewed};
pub use settings::{
    LowContrast, Setting, SettingsFault, SettingsWords, ThemeColor, Trouble, Wanted,
};
pub use table::{Comparison, TableWords};
pub use terminal::{TerminalDeed, TerminalWords};

/// All sentences of one language.
pub trait Words:
    PositionWords
    + NotationWords
    + PlayWords
    + TableWords
    + ArbiterWords
    + ClockWords
    + FormWords
    + PgnWords
    + FileWords
    + PlainWords
    + PracticeWords
    + DrillWords
    + EditorWords
    + SettingsWords
    + RecordWords
    + TerminalWords
    + OpeningWords
    + LawWords
    + ReviewWords
{
}

impl<T> Words for T where
    T: PositionWords
        + NotationWords
        + PlayWords
        + TableWords
        + ArbiterWords
        + ClockWords
        + FormWords
        + PgnWords
        + FileWords
        + PlainWords
        + PracticeWords
        + DrillWords
        + EditorWords
        + SettingsWords
        + RecordWords
        + TerminalWords
        + OpeningWords
        + LawWords
        + ReviewWords
{
}
