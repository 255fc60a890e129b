//! Aim, board, men, turns.

use crate::game::{Ending, Termination};
use crate::laws::Example;
use crate::laws::Step::{Plays, Tries};
use crate::rules::Color;

pub(super) const AIM: &[Example] =
    &[
        Example::game(&[Plays("f3"), Plays("e5"), Plays("g4"), Plays("Qh4#")])
            .ends(Ending::win(Color::Black, Termination::Checkmate)),
    ];

pub(super) const BOARD: &[Example] = &[Example::game(&[])];

pub(super) const MEN: &[Example] = &[Example::game(&[])];

pub(super) const TURNS: &[Example] = &[Example::game(&[
    Plays("e4"),
    Tries("e4-e5", "wrong-side"),
    Tries("--", "unreadable"),
    Plays("e5"),
])];
