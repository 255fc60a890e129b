//! English sentences about games in files.

use super::{English, quoted};
use crate::notation::style::Style;
use crate::pgn::{Problem, RefusedMove};
use crate::rules::Variant;
use crate::wording::{Asked, NotationWords, PgnWords, PositionWords};

impl PgnWords for English {
    fn problem(&self, problem: &Problem) -> String {
        match problem {
            Problem::Move(refused) => refused_move(refused),
            Problem::Fen(error) => {
                let reasons = self.fen_refusal(error).join(" ");
                format!("The FEN tag gives no position. {reasons}")
            }
            Problem::FenDoubts(doubts) => {
                let doubts = doubts.iter().map(|doubt| self.doubt(doubt));
                format!(
                    "The FEN tag cannot be quite right. {}",
                    doubts.collect::<Vec<_>>().join(" ")
                )
            }
            Problem::FenMissing => {
                "The game begins from a set-up position, but there is no FEN tag.".to_owned()
            }
            Problem::VariantUnknown(name) => {
                format!(
                    "The variant {} is not known; read as usual chess.",
                    quoted(name)
                )
            }
            Problem::ResultUnreadable(text) => format!(
                "The Result tag says {}; a result is 1-0, 0-1, 1/2-1/2 or *.",
                quoted(text)
            ),
            Problem::ResultsDiffer { tag, marker } => {
                format!("The Result tag says {tag}, but the moves end with {marker}.")
            }
            Problem::TagUnclosed(name) => format!(
                "The {} tag has no end; a tag is [Name \"value\"].",
                quoted(name)
            ),
            Problem::TagUnreadable => "Not a tag; a tag is [Name \"value\"].".to_owned(),
            Problem::TagRepeated(name) => {
                format!(
                    "The {} tag stands twice; the first one counts.",
                    quoted(name)
                )
            }
            Problem::TagsTooMany(most) => {
                format!("The tags from here on are left out: more than {most} in one game.")
            }
            Problem::CommentUnclosed => "The comment that begins here has no }.".to_owned(),
            Problem::VariationUnclosed(depth) => unclosed(*depth),
            Problem::VariationMisplaced => {
                "There is no move before this variation that it could replace.".to_owned()
            }
            Problem::VariationUnopened => "This ) ends no variation.".to_owned(),
            Problem::GlyphUnreadable => "A glyph is $ and a number from 0 to 255.".to_owned(),
            Problem::Reserved => "Text between < and > has no meaning yet.".to_owned(),
            Problem::Stray(letter) => {
                format!("{} has no meaning here.", quoted(&letter.to_string()))
            }
        }
    }

    fn checked(&self, games: u64, wrong: u64) -> String {
        let games = match games {
            1 => "1 game".to_owned(),
            games => format!("{games} games"),
        };
        match wrong {
            0 => format!("{games}, nothing wrong."),
            wrong => format!("{games}, something wrong in {wrong}."),
        }
    }
}

/// The number of the move, its text and the reason.
fn refused_move(refused: &RefusedMove) -> String {
    let RefusedMove {
        text,
        position,
        refusal,
    } = refused;
    let variant = if position.castles_as_usual() {
        Variant::Standard
    } else {
        Variant::Chess960
    };
    let asked = Asked {
        text,
        position,
        style: Style::SAN,
        variant,
        helps: true,
    };
    let number = position.fullmoves();
    let dots = if position.turn().is_white() {
        "."
    } else {
        "..."
    };
    let reason = English.move_refusal(refusal, &asked);
    format!("{number}{dots} {}: {reason}", quoted(text))
}

fn unclosed(depth: usize) -> String {
    match depth {
        1 => "The variation that begins here has no ).".to_owned(),
        _ => format!("{depth} variations, one in the other from here, have no )."),
    }
}
