//! How a game ends.

use crate::game::{Ending, Refusal, Termination};
use crate::laws::Step::{Denied, Does, Plays};
use crate::laws::{Deed, Example};
use crate::rules::Color;

pub(super) const CHECKMATE: &[Example] = &[
    Example::game(&[
        Plays("e4"),
        Plays("e5"),
        Plays("Bc4"),
        Plays("Nc6"),
        Plays("Qh5"),
        Plays("Nf6"),
        Plays("Qxf7#"),
    ])
    .ends(Ending::win(Color::White, Termination::Checkmate)),
    Example::of("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", &[Plays("Ra8#")])
        .ends(Ending::win(Color::White, Termination::Checkmate)),
    Example::of(
        "6k1/5pp1/7p/8/8/8/8/R3K3 w - - 0 1",
        &[Plays("Ra8+"), Plays("Kh7")],
    ),
];

pub(super) const STALEMATE: &[Example] = &[
    Example::of("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", &[Plays("Qf7")])
        .ends(Ending::draw(Termination::Stalemate)),
    Example::of("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", &[Plays("Qf8#")])
        .ends(Ending::win(Color::White, Termination::Checkmate)),
];

pub(super) const DEAD_POSITION: &[Example] = &[
    Example::of("8/8/8/4k3/8/8/4p3/4KN2 w - - 0 1", &[Plays("Kxe2")])
        .ends(Ending::draw(Termination::DeadPosition)),
    Example::of(
        "4k3/8/p7/2p1p1p1/P1P1P1P1/8/8/4K3 b - - 0 1",
        &[Plays("a5")],
    )
    .ends(Ending::draw(Termination::DeadPosition)),
    Example::of("8/8/8/8/5k2/8/q7/7K b - - 0 1", &[Plays("Qg2+")])
        .ends(Ending::draw(Termination::DeadPosition)),
    Example::of("7k/4N3/6K1/4N3/8/8/8/8 w - - 0 1", &[Plays("Nf7#")])
        .ends(Ending::win(Color::White, Termination::Checkmate)),
];

pub(super) const REPETITION: &[Example] = &[
    Example::game(&[
        Plays("Nf3"),
        Plays("Nf6"),
        Plays("Ng1"),
        Plays("Ng8"),
        Plays("Nf3"),
        Plays("Nf6"),
        Plays("Ng1"),
        Does(Deed::Claim(Some("Ng8"))),
    ])
    .ends(Ending::draw(Termination::Threefold)),
    Example::game(&[
        Plays("Nf3"),
        Plays("Nf6"),
        Plays("Ng1"),
        Plays("Ng8"),
        Plays("Nf3"),
        Plays("Nf6"),
        Plays("Ng1"),
        Plays("Ng8"),
        Does(Deed::Claim(None)),
    ])
    .ends(Ending::draw(Termination::Threefold)),
];

pub(super) const SAME_POSITION: &[Example] = &[
    Example::of(
        "4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1",
        &[
            Plays("Ra2"),
            Plays("Rh7"),
            Plays("Ra1"),
            Plays("Rh8"),
            Plays("Ra2"),
            Plays("Rh7"),
            Plays("Ra1"),
            Plays("Rh8"),
            Does(Deed::Claim(None)),
        ],
    ),
    Example::game(&[
        Plays("e4"),
        Plays("Nf6"),
        Plays("Nf3"),
        Plays("Ng8"),
        Plays("Ng1"),
        Plays("Nf6"),
        Plays("Nf3"),
        Plays("Ng8"),
        Plays("Ng1"),
        Does(Deed::Claim(None)),
    ])
    .ends(Ending::draw(Termination::Threefold)),
    Example::of(
        "4k1n1/8/8/8/3p4/8/4P3/4K1N1 w - - 0 1",
        &[
            Plays("e4"),
            Plays("Nf6"),
            Plays("Nf3"),
            Plays("Ng8"),
            Plays("Ng1"),
            Plays("Nf6"),
            Plays("Nf3"),
            Plays("Ng8"),
            Plays("Ng1"),
            Does(Deed::Claim(None)),
        ],
    ),
];

pub(super) const FIFTY_MOVES: &[Example] = &[
    Example::of(
        "4k3/8/8/8/8/8/P7/R3K3 w - - 99 80",
        &[Does(Deed::Claim(Some("Rb1")))],
    )
    .ends(Ending::draw(Termination::FiftyMoves)),
    Example::of(
        "4k3/8/8/8/8/8/P7/R3K3 w - - 99 80",
        &[Does(Deed::Claim(Some("a3")))],
    ),
];

pub(super) const AUTOMATIC_DRAWS: &[Example] = &[
    Example::game(&[
        Plays("Nf3"),
        Plays("Nf6"),
        Plays("Ng1"),
        Plays("Ng8"),
        Plays("Nf3"),
        Plays("Nf6"),
        Plays("Ng1"),
        Plays("Ng8"),
        Plays("Nf3"),
        Plays("Nf6"),
        Plays("Ng1"),
        Plays("Ng8"),
        Plays("Nf3"),
        Plays("Nf6"),
        Plays("Ng1"),
        Plays("Ng8"),
    ])
    .in_tournament()
    .ends(Ending::draw(Termination::Fivefold)),
    Example::of("7k/8/5K2/8/8/8/8/R7 w - - 149 120", &[Plays("Ra7")])
        .ends(Ending::draw(Termination::SeventyFiveMoves)),
    Example::of("7k/8/6K1/8/8/8/8/R7 w - - 149 120", &[Plays("Ra8#")])
        .ends(Ending::win(Color::White, Termination::Checkmate)),
];

pub(super) const PERPETUAL_CHECK: &[Example] = &[Example::of(
    "6k1/6p1/8/7Q/8/8/q7/6K1 w - - 0 1",
    &[
        Plays("Qe8+"),
        Plays("Kh7"),
        Plays("Qh5+"),
        Plays("Kg8"),
        Plays("Qe8+"),
        Plays("Kh7"),
        Plays("Qh5+"),
        Plays("Kg8"),
        Does(Deed::Claim(None)),
    ],
)
.ends(Ending::draw(Termination::Threefold))];

pub(super) const RESIGNING: &[Example] = &[
    Example::of("8/8/8/4k3/3q4/8/8/4K2R b - - 0 1", &[Does(Deed::Resign)])
        .ends(Ending::win(Color::White, Termination::Resignation)),
    Example::of("8/8/8/4k3/3q4/8/8/4K3 b - - 0 1", &[Does(Deed::Resign)])
        .ends(Ending::draw(Termination::Resignation)),
];

pub(super) const RESULT: &[Example] = &[Example::game(&[
    Plays("f3"),
    Plays("e5"),
    Plays("g4"),
    Plays("Qh4#"),
    Denied(Deed::Claim(None), Refusal::GameOver),
])
.ends(Ending::win(Color::Black, Termination::Checkmate))];
