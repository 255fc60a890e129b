//! How everything looks: the theme, the pieces, and what the terminal can show.

use super::Repertoire;
use super::picture::Blocks;
use super::pieces::PieceSet;
use super::square::{Gallery, SquareStyle};
use super::theme::Theme;

/// How everything looks.
#[derive(Debug, Default)]
pub struct Look {
    /// The colours.
    pub theme: Theme,
    /// How pieces are shown.
    pub pieces: PieceSet,
    /// Which block characters there are.
    pub blocks: Blocks,
    /// Which other characters there are.
    pub repertoire: Repertoire,
    /// Whether the solid pawn is told to be text and no emoji.
    pub text_form: bool,
    /// Whether the terminal draws characters of ambiguous width two cells wide.
    pub wide: bool,
    /// Pictures of squares that were drawn before.
    pub gallery: Gallery,
}

impl Look {
    /// How squares are drawn.
    pub(super) fn squares(&self) -> SquareStyle<'_> {
        SquareStyle {
            theme: &self.theme,
            pieces: self.pieces,
            blocks: self.blocks,
            text_form: self.text_form,
            wide: self.wide || self.repertoire == Repertoire::Ascii,
        }
    }

    /// The mark behind a text that goes on.
    pub(super) fn more_mark(&self) -> &'static str {
        if self.wide || self.repertoire != Repertoire::Unicode {
            "~"
        } else {
            "…"
        }
    }

    /// The mark before the player whose turn it is.
    pub(super) const fn turn_mark(&self) -> &'static str {
        if self.wide { ">" } else { "▶" }
    }
}
