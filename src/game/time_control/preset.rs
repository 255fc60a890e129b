//! Time controls that are ready to choose.

/// A control with a name that can be typed in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedControl {
    /// The name, in small letters.
    pub name: &'static str,
    /// The control in its canonical spelling.
    pub spec: &'static str,
}

/// Names that are read as a control: those of the usual kinds of play.
pub const NAMED: [NamedControl; 4] = [
    NamedControl {
        name: "bullet",
        spec: "1",
    },
    NamedControl {
        name: "blitz",
        spec: "3+2",
    },
    NamedControl {
        name: "rapid",
        spec: "15+10",
    },
    NamedControl {
        name: "standard",
        spec: "40/90,SD/30;+30",
    },
];

/// Controls to choose from, canonically spelt: what digital chess clocks offer
/// as their presets, shortest first within each kind.
pub const COMMON: [&str; 20] = [
    "5",
    "10",
    "25",
    "60",
    "120",
    "3+2",
    "15+10",
    "25+10",
    "90+30",
    "40/120,SD/30",
    "40/120,SD/60",
    "40/120,20/60,SD/30",
    "40/90,SD/30;+30",
    "40/100,20/50,SD/15;+30",
    "G/25;b10",
    "G/115;b5",
    "G/5;d2",
    "G/25;d5",
    "40/115,SD/60;d5",
    "hourglass 1",
];

/// The spelling behind a name, in whatever case.
pub(super) fn spec_of(name: &str) -> Option<&'static str> {
    NAMED
        .iter()
        .find(|preset| preset.name.eq_ignore_ascii_case(name))
        .map(|preset| preset.spec)
}
