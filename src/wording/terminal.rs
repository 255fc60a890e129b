//! Sentences about the terminal.

/// What the program asked the terminal for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TerminalDeed {
    /// To put a text on the clipboard.
    Copy,
    /// To ring the bell.
    Bell,
    /// To report the mouse, or not to.
    Mouse,
    /// To be left for a while.
    Suspend,
}

/// What is said about the terminal.
pub trait TerminalWords {
    /// That it could not be done, and why in the words of the system.
    fn terminal_fault(&self, deed: TerminalDeed, why: &str) -> String;
}
