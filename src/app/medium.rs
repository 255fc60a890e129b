//! By what way players and program talk.

/// By what way players and program talk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Medium {
    /// A screen with a board, a cursor and keys.
    #[default]
    Screen,
    /// Lines of text: nothing is seen that was not asked for, and there are no keys.
    Lines,
}
