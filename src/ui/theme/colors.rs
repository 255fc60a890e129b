//! What a theme has a colour for.

use ratatui::style::Color;

/// The colours of a theme, in whatever way colours are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Colors<C> {
    /// The light squares.
    pub light: C,
    /// The dark squares.
    pub dark: C,
    /// The bodies of the white pieces.
    pub white: C,
    /// The outlines and inner lines of the white pieces.
    pub white_ink: C,
    /// The bodies of the black pieces.
    pub black: C,
    /// The inner lines of the black pieces.
    pub black_ink: C,
    /// The mark and tint of the squares of the last move.
    pub last_move: C,
    /// The mark and tint of the chosen square.
    pub selected: C,
    /// The mark of a square the chosen piece can go to.
    pub target: C,
    /// The mark and tint of a king in check.
    pub check: C,
    /// The mark of the square the cursor is on.
    pub cursor: C,
    /// The mark of a square a half-typed move may mean.
    pub candidate: C,
    /// What is behind the panels.
    pub panel: C,
    /// Plain text of the panels.
    pub text: C,
    /// Text that may stand back: labels, past moves.
    pub dim: C,
    /// Text that stands out: whose move it is, the running clock.
    pub accent: C,
    /// Refusals, little time, trouble.
    pub warning: C,
}

impl<C: Copy> Colors<C> {
    /// The same colours written another way.
    pub fn map<D>(&self, mut write: impl FnMut(C) -> D) -> Colors<D> {
        Colors {
            light: write(self.light),
            dark: write(self.dark),
            white: write(self.white),
            white_ink: write(self.white_ink),
            black: write(self.black),
            black_ink: write(self.black_ink),
            last_move: write(self.last_move),
            selected: write(self.selected),
            target: write(self.target),
            check: write(self.check),
            cursor: write(self.cursor),
            candidate: write(self.candidate),
            panel: write(self.panel),
            text: write(self.text),
            dim: write(self.dim),
            accent: write(self.accent),
            warning: write(self.warning),
        }
    }
}

impl Colors<Color> {
    /// The same colours, but the panels in the terminal's own.
    pub(super) fn with_plain_panels(self) -> Colors<Color> {
        Colors {
            panel: Color::Reset,
            text: Color::Reset,
            dim: Color::Reset,
            accent: Color::Reset,
            warning: Color::Reset,
            ..self
        }
    }
}
