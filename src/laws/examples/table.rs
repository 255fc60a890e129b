//! What holds between two players.

use crate::game::{Ending, Outcome, Refusal, Ruling, Termination};
use crate::laws::Step::{Denied, Does, Plays, Tries};
use crate::laws::{Deed, Example};
use crate::rules::{Color, File, Rank, Square};

/// Squares of men that are touched.
const E1: Square = Square::new(File::E, Rank::FIRST);
const F5: Square = Square::new(File::F, Rank::relative(Color::White, 5));
const G1: Square = Square::new(File::G, Rank::FIRST);
const H1: Square = Square::new(File::H, Rank::FIRST);

pub(super) const TOUCH_MOVE: &[Example] = &[
    Example::game(&[
        Does(Deed::Touch("g1")),
        Denied(Deed::PutBack, Refusal::Touched(G1)),
        Denied(Deed::Play("e4"), Refusal::Touched(G1)),
        Plays("Nf3"),
    ])
    .in_tournament(),
    Example::of(
        "4k3/8/3p4/3pPp2/4P3/8/8/4K3 w - - 0 1",
        &[
            Does(Deed::Touch("f5")),
            Denied(Deed::Play("exd5"), Refusal::Touched(F5)),
            Plays("exf5"),
        ],
    )
    .in_tournament(),
    Example::game(&[Does(Deed::Touch("a1")), Plays("e4")]).in_tournament(),
];

pub(super) const ADJUSTING: &[Example] = &[
    Example::game(&[
        Does(Deed::Adjust),
        Does(Deed::Touch("g1")),
        Does(Deed::PutBack),
        Plays("e4"),
    ])
    .in_tournament(),
    Example::game(&[
        Does(Deed::Touch("g1")),
        Denied(Deed::Adjust, Refusal::AlreadyTouched),
        Plays("Nf3"),
    ])
    .in_tournament(),
];

pub(super) const TOUCH_CASTLING: &[Example] = &[
    Example::of(
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        &[
            Does(Deed::Touch("h1")),
            Denied(Deed::Play("O-O"), Refusal::Touched(H1)),
            Plays("Rf1"),
        ],
    )
    .in_tournament(),
    Example::of(
        "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        &[
            Does(Deed::Touch("e1")),
            Does(Deed::Touch("h1")),
            Denied(Deed::Play("Rh2"), Refusal::Touched(E1)),
            Plays("O-O-O"),
        ],
    )
    .in_tournament(),
];

pub(super) const RELEASED: &[Example] = &[
    Example::game(&[Plays("e4"), Denied(Deed::TakeBack, Refusal::NoTakeBack)]).in_tournament(),
    Example::game(&[Plays("e4"), Does(Deed::TakeBack), Plays("d4")]),
];

pub(super) const ILLEGAL_MOVE: &[Example] = &[
    Example::of(
        "4r1k1/8/8/8/8/8/3P4/R3K2R w KQ - 0 1",
        &[
            Tries("d3", "in-check"),
            Plays("Kf2"),
            Plays("Rb8"),
            Tries("d5", "cannot-reach"),
        ],
    )
    .in_tournament()
    .with_clock("90+30")
    .ends(Ending::win(Color::Black, Termination::RulesInfraction)),
    Example::of(
        "4r1k1/8/8/8/8/8/3P4/R3K2R w KQ - 0 1",
        &[Tries("Ke2", "king-attacked"), Plays("Kf2")],
    ),
];

pub(super) const FALSE_START: &[Example] = &[
    Example::game(&[Plays("e4"), Plays("e5"), Does(Deed::Swap)]),
    Example::game(&[
        Plays("e4"),
        Plays("e5"),
        Plays("Nf3"),
        Plays("Nc6"),
        Plays("Bb5"),
        Plays("a6"),
        Plays("Ba4"),
        Plays("Nf6"),
        Plays("O-O"),
        Plays("Be7"),
        Plays("Re1"),
        Plays("b5"),
        Plays("Bb3"),
        Plays("d6"),
        Plays("c3"),
        Plays("O-O"),
        Plays("h3"),
        Plays("Nb8"),
        Plays("d4"),
        Plays("Nbd7"),
        Denied(Deed::Swap, Refusal::TooLateToSwap),
    ]),
];

pub(super) const DRAW_OFFER: &[Example] = &[
    Example::game(&[
        Denied(Deed::Offer, Refusal::OfferTooEarly),
        Plays("e4"),
        Plays("e5 (=)"),
        Does(Deed::Accept),
    ])
    .in_tournament()
    .ends(Ending::draw(Termination::Agreement)),
    Example::game(&[
        Plays("e4"),
        Plays("e5"),
        Plays("Nf3 (=)"),
        Plays("Nc6"),
        Denied(
            Deed::Play("Bb5 (=)"),
            Refusal::OfferRepeated { moves: None },
        ),
        Plays("Bb5"),
    ])
    .in_tournament(),
];

pub(super) const CLAIM: &[Example] = &[
    Example::of(
        "4k3/8/8/8/8/8/8/R3K3 w - - 99 80",
        &[Does(Deed::Claim(Some("Ra2")))],
    )
    .in_tournament()
    .with_clock("90+30")
    .ends(Ending::draw(Termination::FiftyMoves)),
    Example::of(
        "4k3/8/8/8/8/8/8/R3K3 w - - 95 78",
        &[
            Plays("Rb1"),
            Plays("Kd8"),
            Does(Deed::Claim(Some("Rb2"))),
            Does(Deed::Accept),
        ],
    )
    .in_tournament()
    .with_clock("90+30")
    .ends(Ending::draw(Termination::Agreement)),
];

pub(super) const CONDUCT: &[Example] = &[Example::game(&[
    Plays("e4"),
    Plays("e5"),
    Does(Deed::Offer),
    Does(Deed::Decline),
    Denied(Deed::Offer, Refusal::OfferRepeated { moves: Some(10) }),
])];

pub(super) const ARBITER: &[Example] = &[
    Example::game(&[
        Plays("e4"),
        Denied(Deed::Pause, Refusal::ArbiterOnly),
        Does(Deed::Rule(Ruling::Pause)),
        Does(Deed::Rule(Ruling::AddTime(Color::Black, 120_000))),
        Does(Deed::Resume),
    ])
    .in_tournament()
    .with_clock("90+30"),
    Example::game(&[
        Plays("e4"),
        Does(Deed::Rule(Ruling::Result(Outcome::Win(Color::White)))),
    ])
    .in_tournament()
    .ends(Ending::win(Color::White, Termination::Arbiter)),
];
