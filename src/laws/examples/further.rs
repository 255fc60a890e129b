//! Beside the Laws.

use crate::game::{Ending, Refusal, Termination};
use crate::laws::Step::{Denied, Does, Plays, Tries};
use crate::laws::{Deed, Example};

pub(super) const CHESS960: &[Example] = &[
    Example {
        chess960: true,
        ..Example::of(
            "1rk4r/pppppppp/8/8/8/8/PPPPPPPP/1RK4R w HBhb - 0 1",
            &[Plays("O-O-O"), Plays("O-O")],
        )
    },
    Example {
        chess960: true,
        ..Example::of(
            "1rk4r/pppppppp/8/8/8/8/PPPPPPPP/1RKN3R w HBhb - 0 1",
            &[Tries("O-O-O", "castle-between")],
        )
    },
];

pub(super) const XIANGQI: &[Example] = &[
    Example::game(&[Plays("Nf3")]),
    Example::of("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", &[Plays("Qf7")])
        .ends(Ending::draw(Termination::Stalemate)),
    Example::of("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", &[Plays("Ra7")]),
];

pub(super) const CHANGES: &[Example] = &[
    Example::of("8/8/8/4k3/3q4/8/8/4K3 b - - 0 1", &[Does(Deed::Resign)])
        .ends(Ending::draw(Termination::Resignation)),
    Example::game(&[Denied(Deed::Offer, Refusal::OfferTooEarly)]).in_tournament(),
];

pub(super) const LEARNING: &[Example] = &[Example::game(&[
    Plays("e4"),
    Plays("e5"),
    Plays("Nf3"),
    Plays("Nc6"),
    Plays("Bc4"),
    Plays("Bc5"),
    Plays("O-O"),
])];

pub(super) const ORIGIN: &[Example] = &[Example::game(&[])];
