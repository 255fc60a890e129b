//! Open, semi-open and closed games.

use super::Opening;

/// What kind of game an opening makes, told by its first moves and not by its
/// code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// 1. e4 e5.
    Open,
    /// 1. e4 and another reply.
    SemiOpen,
    /// Any other first move.
    Closed,
}

impl Class {
    /// All classes, in the order in which a learner best takes them.
    pub const ALL: [Class; 3] = [Class::Open, Class::SemiOpen, Class::Closed];
}

impl Opening {
    /// The class of the opening; nothing for a bare 1. e4, which may become
    /// either of two.
    pub fn class(&self) -> Option<Class> {
        let mut moves = self.sans();
        match (moves.next(), moves.next()) {
            (Some("e4"), Some("e5")) => Some(Class::Open),
            (Some("e4"), Some(_)) => Some(Class::SemiOpen),
            (Some("e4"), None) => None,
            _ => Some(Class::Closed),
        }
    }
}
