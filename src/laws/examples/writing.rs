//! Squares and moves as text.

use crate::game::Refusal;
use crate::laws::Step::{Denied, Does, Plays, Tries};
use crate::laws::{Deed, Example};

pub(super) const SQUARE_NAMES: &[Example] =
    &[Example::game(&[Tries("i4", "unreadable"), Plays("e4")])];

pub(super) const NOTATION: &[Example] = &[
    Example::game(&[
        Plays("e4"),
        Plays("d5"),
        Plays("exd5"),
        Plays("Nf6"),
        Plays("Bb5+"),
        Plays("Bd7"),
        Plays("Bxd7+"),
        Plays("Qxd7"),
        Plays("Nf3"),
        Plays("g6"),
        Plays("O-O"),
    ]),
    Example::of(
        "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1",
        &[
            Plays("d5"),
            Tries("d6", "pawn-capture"),
            Tries("exd5", "ep-square"),
            Plays("exd6"),
        ],
    ),
];

pub(super) const TWO_OF_A_KIND: &[Example] = &[
    Example::of(
        "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1",
        &[Tries("Nd2", "ambiguous"), Plays("Nbd2")],
    ),
    Example::of(
        "4k3/R7/8/8/8/8/8/R3K3 w - - 0 1",
        &[Tries("Ra4", "ambiguous"), Plays("R1a4")],
    ),
    Example::of(
        "8/8/8/1k6/4Q2Q/8/8/K6Q w - - 0 1",
        &[
            Tries("Qhe1", "ambiguous"),
            Tries("Q4e1", "ambiguous"),
            Plays("Qh4e1"),
        ],
    ),
    Example::of(
        "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1",
        &[Tries("Nce2", "pinned"), Plays("Ne2")],
    ),
];

pub(super) const SCORE_SHEET: &[Example] = &[Example {
    writes: true,
    ..Example::game(&[
        Plays("e4"),
        Plays("e5"),
        Denied(Deed::Play("Nf3"), Refusal::WriteFirst(0)),
        Does(Deed::Write("e4")),
        Plays("Nf3"),
    ])
    .in_tournament()
}];
