//! Check, pins, castling.

use crate::laws::Example;
use crate::laws::Step::{Plays, Tries};

pub(super) const CHECK: &[Example] = &[
    Example::of(
        "4r1k1/8/8/1B6/8/8/3P4/4K1N1 w - - 0 1",
        &[Tries("d4", "in-check"), Plays("Kf2")],
    ),
    Example::of("4r1k1/8/8/1B6/8/8/3P4/4K1N1 w - - 0 1", &[Plays("Be2")]),
    Example::of("4r1k1/8/8/1B6/8/8/3P4/4K1N1 w - - 0 1", &[Plays("Bxe8")]),
    Example::of(
        "4k3/6p1/8/8/4N3/8/8/4RK2 w - - 0 1",
        &[Plays("Nf6+"), Tries("gxf6", "in-check"), Plays("Kf8")],
    ),
];

pub(super) const PIN: &[Example] = &[
    Example::of(
        "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1",
        &[Tries("Ne4", "pinned"), Plays("Ne2")],
    ),
    Example::of(
        "4r1k1/8/8/8/8/4R3/8/4K3 w - - 0 1",
        &[Tries("Ra3", "pinned"), Plays("Rxe8+")],
    ),
];

pub(super) const CASTLING: &[Example] = &[Example::of(
    "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
    &[Plays("O-O"), Plays("O-O-O")],
)];

pub(super) const CASTLING_LOST: &[Example] = &[
    Example::of(
        "4k3/p7/8/8/8/8/P7/R3K2R w KQ - 0 1",
        &[
            Plays("Ke2"),
            Plays("a6"),
            Plays("Ke1"),
            Plays("a5"),
            Tries("O-O", "castle-king-moved"),
        ],
    ),
    Example::of(
        "4k3/p7/8/8/8/8/P7/R3K2R w KQ - 0 1",
        &[
            Plays("Rg1"),
            Plays("a6"),
            Plays("Rh1"),
            Plays("a5"),
            Tries("O-O", "castle-rook-moved"),
            Plays("O-O-O"),
        ],
    ),
];

pub(super) const CASTLING_BARRED: &[Example] = &[
    Example::of(
        "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1",
        &[Tries("O-O-O", "castle-between"), Plays("Nc3")],
    ),
    Example::of(
        "4k3/8/8/8/1b6/8/8/R1B1K2R w KQ - 0 1",
        &[Tries("O-O", "castle-in-check"), Plays("Bd2")],
    ),
    Example::of(
        "4kr2/8/8/8/8/8/8/4K2R w K - 0 1",
        &[Tries("O-O", "castle-through")],
    ),
    Example::of(
        "4k1r1/8/8/8/8/8/8/4K2R w K - 0 1",
        &[Tries("O-O", "castle-into")],
    ),
];

pub(super) const CASTLING_ALLOWED: &[Example] = &[
    Example::of(
        "4k3/8/8/8/1b6/8/8/R1B1K2R w KQ - 0 1",
        &[Plays("Bd2"), Plays("Be7"), Plays("O-O")],
    ),
    Example::of("4k2r/8/8/8/8/8/8/4K2R w K - 0 1", &[Plays("O-O")]),
    Example::of("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", &[Plays("O-O-O")]),
];

pub(super) const CASTLING_UPRIGHT: &[Example] = &[Example::of(
    "8/4P2k/8/8/8/8/8/4K3 w - - 0 1",
    &[
        Plays("e8=R"),
        Plays("Kg7"),
        Tries("O-O-O-O", "unreadable"),
        Tries("O-O", "castle-no-right"),
    ],
)];
