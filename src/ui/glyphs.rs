//! The small signs for men in running text.

use super::pieces::PieceSet;
use crate::rules::{Color, Piece, Role};

/// A man as one sign: a figurine, or its letter.
pub(super) fn man(set: PieceSet, color: Color, role: Role) -> String {
    match set {
        PieceSet::Letters => Piece { color, role }.fen_letter().to_string(),
        // Always the solid figures: a line is too low for outlines. The selector keeps the pawn
        // from being shown as an emoji.
        PieceSet::Unicode | PieceSet::Drawn => match role {
            Role::Pawn => "♟\u{fe0e}",
            Role::Knight => "♞",
            Role::Bishop => "♝",
            Role::Rook => "♜",
            Role::Queen => "♛",
            Role::King => "♚",
        }
        .to_owned(),
    }
}
