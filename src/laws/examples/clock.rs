//! Time.

use crate::game::{Ending, Refusal, Termination};
use crate::laws::Step::{Denied, Does, Plays, Waits};
use crate::laws::{Deed, Example};
use crate::rules::Color;

pub(super) const CLOCK: &[Example] = &[Example {
    presses: true,
    ..Example::game(&[
        Waits(4),
        Plays("e4"),
        Denied(Deed::Play("e5"), Refusal::PressFirst),
        Does(Deed::Press),
        Plays("e5"),
    ])
    .with_clock("5")
}];

pub(super) const TIME_CONTROLS: &[Example] = &[
    Example::game(&[Waits(20), Plays("e4")]).with_clock("3+2"),
    Example::game(&[Waits(1), Plays("e4"), Waits(20), Plays("e5")]).with_clock("3 d2"),
    Example::game(&[Waits(10), Plays("e4")]).with_clock("hourglass 1"),
    Example::game(&[Waits(50), Plays("e4"), Waits(75), Plays("e5")]).with_clock("1 byo 3x30"),
];

pub(super) const FLAG_FALL: &[Example] = &[
    Example::of("r3k3/8/8/8/8/8/8/4K2R w - - 0 1", &[Waits(60)])
        .with_clock("1")
        .ends(Ending::win(Color::Black, Termination::TimeForfeit)),
    Example::of("8/8/8/4k3/4p3/4N3/4K3/8 b - - 0 1", &[Waits(60)])
        .with_clock("1")
        .ends(Ending::win(Color::White, Termination::TimeForfeit)),
    Example::of("8/8/8/4k3/4q3/8/4N3/4K3 b - - 0 1", &[Waits(60)])
        .with_clock("1")
        .ends(Ending::draw(Termination::TimeForfeit)),
];

pub(super) const PAUSE: &[Example] = &[Example::game(&[
    Plays("e4"),
    Does(Deed::Pause),
    Denied(Deed::Play("e5"), Refusal::Paused),
    Does(Deed::Resume),
    Plays("e5"),
])
.with_clock("5")];
