//! Where and when a game is played, for the score sheet and the files.

/// The event, the place and the round of a game; empty where it is not known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Occasion {
    /// The day, as PGN writes it: `2026.11.30`.
    pub date: String,
    /// The tournament or match.
    pub event: String,
    /// The place.
    pub site: String,
    /// The round.
    pub round: String,
}
