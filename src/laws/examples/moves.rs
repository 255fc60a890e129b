//! How each man moves and captures.

use crate::game::{Ending, Termination};
use crate::laws::Example;
use crate::laws::Step::{Plays, Tries};
use crate::rules::Color;

pub(super) const CAPTURING: &[Example] = &[
    Example::of("4k3/8/8/3n4/8/1B6/P7/4K3 w - - 0 1", &[Plays("Bxd5")]),
    Example::game(&[Tries("Ke2", "own-piece")]),
];

pub(super) const ATTACK: &[Example] = &[
    Example::of(
        "3rk3/8/8/8/8/8/8/4K3 w - - 0 1",
        &[Tries("Kd1", "king-attacked"), Plays("Kf2")],
    ),
    Example::of(
        "R4rk1/8/8/8/8/8/8/4K2R w K - 0 1",
        &[Tries("O-O", "castle-through")],
    ),
];

pub(super) const ROOK: &[Example] = &[Example::of(
    "4k3/8/8/8/3R3p/8/3P4/6K1 w - - 0 1",
    &[
        Tries("Rd1", "blocked"),
        Tries("Re5", "cannot-reach"),
        Plays("Rxh4"),
    ],
)];

pub(super) const BISHOP: &[Example] = &[Example::of(
    "4k3/8/8/8/3B4/8/1P6/4K3 w - - 0 1",
    &[
        Tries("Ba1", "blocked"),
        Tries("Bd5", "cannot-reach"),
        Plays("Bh8"),
    ],
)];

pub(super) const QUEEN: &[Example] = &[Example::of(
    "4k3/8/8/8/3Q4/8/1P6/4K3 w - - 0 1",
    &[
        Tries("Qa1", "blocked"),
        Plays("Qh8+"),
        Plays("Ke7"),
        Tries("Qg6", "cannot-reach"),
        Plays("Qe5+"),
    ],
)];

pub(super) const KNIGHT: &[Example] = &[
    Example::game(&[Plays("Nf3"), Plays("Nc6")]),
    Example::of(
        "4k3/8/8/8/3N4/8/P7/4K3 w - - 0 1",
        &[Tries("Nd6", "cannot-reach"), Plays("Nf5")],
    ),
];

pub(super) const KING: &[Example] = &[
    Example::of(
        "3rk3/8/8/8/8/8/8/R3K3 w - - 0 1",
        &[
            Tries("Kd2", "king-attacked"),
            Tries("Kf3", "cannot-reach"),
            Plays("Kf2"),
        ],
    ),
    Example::of(
        "8/8/4k3/8/4K3/8/8/R7 w - - 0 1",
        &[Tries("Ke5", "king-attacked"), Plays("Kf4")],
    ),
];

pub(super) const PAWN: &[Example] = &[
    Example::game(&[Plays("e4"), Plays("e5"), Tries("e4-e5", "blocked")]),
    Example::of(
        "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1",
        &[Tries("e4", "blocked")],
    ),
    Example::of(
        "4k3/8/8/8/8/4P3/8/6K1 w - - 0 1",
        &[
            Tries("e5", "cannot-reach"),
            Tries("e2", "cannot-reach"),
            Plays("e4"),
        ],
    ),
];

pub(super) const PAWN_CAPTURE: &[Example] = &[Example::of(
    "4k3/8/8/3np3/3P4/8/8/4K3 w - - 0 1",
    &[
        Tries("d4-d5", "blocked"),
        Tries("dxc5", "pawn-capture"),
        Plays("dxe5"),
    ],
)];

pub(super) const EN_PASSANT: &[Example] = &[
    Example::of(
        "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1",
        &[Plays("d5"), Plays("exd6")],
    ),
    Example::of(
        "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1",
        &[
            Plays("d5"),
            Plays("Ke2"),
            Plays("Ke7"),
            Tries("exd6", "ep-late"),
        ],
    ),
];

pub(super) const EN_PASSANT_LIMITS: &[Example] = &[
    Example::of(
        "8/8/8/8/k3p2Q/8/3P4/3K4 w - - 0 1",
        &[Plays("d4"), Tries("exd3", "pinned")],
    ),
    Example::of(
        "8/K7/Q7/5k2/6p1/6P1/4R2P/8 w - - 0 1",
        &[Plays("h4"), Tries("Kg5", "king-attacked"), Plays("gxh3")],
    ),
    Example::of(
        "8/1KQ5/6R1/3k4/3p4/3P4/4P3/8 w - - 0 1",
        &[Plays("e4+"), Tries("Ke5", "king-attacked"), Plays("dxe3")],
    ),
];

pub(super) const PROMOTION: &[Example] = &[
    Example::of(
        "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1",
        &[
            Tries("a8", "promo-missing"),
            Tries("a8=K", "promo-piece"),
            Plays("axb8=Q+"),
        ],
    ),
    Example::of("4k3/P7/8/8/8/8/8/3QK3 w - - 0 1", &[Plays("a8=Q+")]),
    Example::of("8/8/8/8/8/1k6/2p5/K7 b - - 0 1", &[Plays("c1=Q#")])
        .ends(Ending::win(Color::Black, Termination::Checkmate)),
];

pub(super) const UNDERPROMOTION: &[Example] = &[
    Example::of("8/5P1k/5K2/8/8/8/8/8 w - - 0 1", &[Plays("f8=Q")])
        .ends(Ending::draw(Termination::Stalemate)),
    Example::of(
        "8/5P1k/5K2/8/8/8/8/8 w - - 0 1",
        &[Plays("f8=R"), Plays("Kh6"), Plays("Rh8#")],
    )
    .ends(Ending::win(Color::White, Termination::Checkmate)),
];
