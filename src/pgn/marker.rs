//! How a game ended, as PGN says it at the end of the moves (PGN standard 8.2.6).

use std::fmt;

/// The game termination marker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Marker {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: in progress, abandoned, or not known.
    #[default]
    Unknown,
}

impl Marker {
    /// The marker as the standard spells it.
    pub const fn text(self) -> &'static str {
        match self {
            Marker::WhiteWins => "1-0",
            Marker::BlackWins => "0-1",
            Marker::Draw => "1/2-1/2",
            Marker::Unknown => "*",
        }
    }

    /// The marker that a text means, in the spellings that files hold.
    pub fn read(text: &str) -> Option<Marker> {
        match text {
            "1-0" | "1–0" | "1:0" => Some(Marker::WhiteWins),
            "0-1" | "0–1" | "0:1" => Some(Marker::BlackWins),
            "1/2-1/2" | "1/2–1/2" | "1/2:1/2" | "1/2" | "½-½" | "½–½" | "½:½" | "½" => {
                Some(Marker::Draw)
            }
            "*" => Some(Marker::Unknown),
            _ => None,
        }
    }
}

impl fmt::Display for Marker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}
