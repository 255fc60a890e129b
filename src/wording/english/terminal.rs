//! English sentences about the terminal.

use super::English;
use crate::wording::{TerminalDeed, TerminalWords};

impl TerminalWords for English {
    fn terminal_fault(&self, deed: TerminalDeed, why: &str) -> String {
        let what = match deed {
            TerminalDeed::Copy => "copy",
            TerminalDeed::Bell => "ring the bell",
            TerminalDeed::Mouse => "switch the mouse",
            TerminalDeed::Suspend => "suspend",
        };
        format!("Cannot {what}: {why}.")
    }
}
