//! Where a game begins, as its tags say (PGN standard 9.7).

use super::problem::Problem;
use super::tags::Tags;
use crate::notation::fen::{self, Reading};
use crate::rules::{Doubt, Position, Variant};

/// Where a game begins, and which one it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Start {
    pub(super) variant: Variant,
    /// Nothing if the FEN tag gives no position.
    pub(super) position: Option<Position>,
}

/// What is wrong, and with which tag.
type Complaints = Vec<(&'static str, Problem)>;

impl Start {
    /// The initial position.
    pub(super) fn new(variant: Variant) -> Start {
        Start {
            variant,
            position: Some(Position::initial()),
        }
    }

    /// What the tags `FEN`, `SetUp` and `Variant` say; where they say nothing,
    /// this start.
    pub(super) fn with_tags(mut self, tags: &Tags) -> (Start, Complaints) {
        let mut complaints = Complaints::new();
        match tags
            .get_any_case("Variant")
            .map(|name| (variant(name), name))
        {
            Some((Some(Variant::Chess960), _)) => self.variant = Variant::Chess960,
            Some((None, name)) => {
                complaints.push(("Variant", Problem::VariantUnknown(name.to_owned())));
            }
            _ => {}
        }
        match tags.get_any_case("FEN") {
            Some(fen) => complaints.extend(self.set_up(fen).map(|problem| ("FEN", problem))),
            None if tags.get_any_case("SetUp") == Some("1") => {
                complaints.push(("SetUp", Problem::FenMissing));
            }
            None => {}
        }
        (self, complaints)
    }

    /// Takes the position of a FEN, and tells what is wrong with it.
    fn set_up(&mut self, fen: &str) -> Option<Problem> {
        match fen::read(fen, Reading::Lenient, self.variant) {
            Ok((position, mut doubts)) => {
                if !position.castles_as_usual() {
                    self.variant = Variant::Chess960;
                }
                self.position = Some(position);
                // A position that no game reaches may be set up all the same.
                doubts.retain(|doubt| {
                    matches!(doubt, Doubt::CastlingVoid { .. } | Doubt::EnPassantVoid(_))
                });
                (!doubts.is_empty()).then_some(Problem::FenDoubts(doubts))
            }
            Err(error) => {
                self.position = None;
                Some(Problem::Fen(error))
            }
        }
    }
}

/// The game that a `Variant` tag names, in the spellings of several programs.
fn variant(name: &str) -> Option<Variant> {
    let letters = name.chars().filter(char::is_ascii_alphanumeric);
    let plain: String = letters.map(|letter| letter.to_ascii_lowercase()).collect();
    match &*plain {
        "" | "standard" | "chess" | "normal" | "regular" | "fromposition" => {
            Some(Variant::Standard)
        }
        "chess960" | "960" | "chess9lx" | "fischerandom" | "fischerrandom"
        | "fischerrandomchess" | "freestyle" | "freestylechess" => Some(Variant::Chess960),
        _ => None,
    }
}
