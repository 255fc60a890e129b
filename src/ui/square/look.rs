//! What a square shows, and in which style.

use ratatui::style::Color;

use super::Marks;
use super::gallery::Subject;
use crate::rules::{Color as Side, Piece};
use crate::ui::picture::{Blocks, PAINTS, Palette, span};
use crate::ui::pieces::{Finish, PieceSet};
use crate::ui::theme::{ColorDepth, Sides, Theme, Tint};

/// What is to be seen on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SquareLook {
    /// Whether it is a light square.
    pub light: bool,
    /// The piece on it.
    pub piece: Option<Piece>,
    /// Whether the piece is seen upside down, by a player on the other side of the screen.
    pub turned: bool,
    /// Its marks.
    pub marks: Marks,
}

/// How squares are drawn; the same for the whole board.
#[derive(Clone, Copy, Debug)]
pub struct SquareStyle<'a> {
    /// The colours.
    pub theme: &'a Theme,
    /// How pieces are shown.
    pub pieces: PieceSet,
    /// Which block characters there are.
    pub blocks: Blocks,
    /// Whether the solid pawn is told to be text and no emoji.
    pub text_form: bool,
    /// Whether the terminal draws characters of ambiguous width two cells wide, block characters
    /// among them: then only ASCII and the chess symbols are used.
    pub wide: bool,
}

impl SquareLook {
    /// The ground with its tint.
    pub(super) fn ground(self, theme: &Theme) -> Color {
        theme.square(self.light, self.tint())
    }

    fn tint(self) -> Option<Tint> {
        if self.marks.has(Marks::CHECK) {
            Some(Tint::Check)
        } else if self.marks.has(Marks::SELECTED) {
            Some(Tint::Selected)
        } else if self.marks.has(Marks::LAST_MOVE) {
            Some(Tint::LastMove)
        } else {
            None
        }
    }

    /// The colour of the marks; when there are several, of the most pressing.
    pub(super) fn mark_color(self, theme: &Theme) -> Color {
        let colors = theme.colors();
        let marks = [
            (Marks::CHECK, colors.check),
            (Marks::SELECTED, colors.selected),
            (Marks::TARGET, colors.target),
            (Marks::CANDIDATE, colors.candidate),
        ];
        marks
            .into_iter()
            .find(|&(mark, _)| self.marks.has(mark))
            .map_or(colors.last_move, |(_, color)| color)
    }

    /// The colour of the plus beside a king in check: as unlike the king as can be.
    fn plus_color(self, theme: &Theme) -> Color {
        match (theme.sides(), self.piece) {
            (Sides::Color, Some(king)) => theme.men(!king.color).fill,
            _ => theme.sign(theme.colors().check, self.ground(theme)),
        }
    }

    /// The square as a picture of so many cells.
    pub(super) fn subject(self, size: (u16, u16), drawn: bool, style: &SquareStyle<'_>) -> Subject {
        Subject {
            size,
            piece: self
                .piece
                .filter(|_| drawn)
                .map(|piece| (piece.role, finish(piece.color, size, style.theme))),
            turned: self.turned,
            occupied: self.piece.is_some(),
            marks: self.marks,
            apart: style.theme.sides() == Sides::Shape,
            palette: self.palette(style.theme),
            blocks: style.blocks,
        }
    }

    fn palette(self, theme: &Theme) -> Palette {
        let side = self.piece.map_or(Side::White, |piece| piece.color);
        let men = theme.men(side);
        let mark = self.mark_color(theme);
        let cursor = if self.marks.has(Marks::CURSOR) {
            theme.colors().cursor
        } else {
            self.plus_color(theme)
        };
        let colors = [self.ground(theme), men.fill, men.ink, mark, cursor];
        match theme.depth() {
            ColorDepth::None => {
                Palette::Ink([false, side == Side::Black, side == Side::White, true, true])
            }
            ColorDepth::TrueColor => mixed(colors).unwrap_or(Palette::Plain(colors)),
            _ => Palette::Plain(colors),
        }
    }
}

/// The colours as those that can be mixed, if they can.
fn mixed(colors: [Color; PAINTS]) -> Option<Palette> {
    let mut mixable = [[0; 3]; PAINTS];
    for (to, from) in mixable.iter_mut().zip(colors) {
        let Color::Rgb(red, green, blue) = from else {
            return None;
        };
        *to = [red, green, blue];
    }
    Some(Palette::Mixed(mixable))
}

/// The least span of a square whose white pieces have an outline even if colour tells them apart.
const OUTLINED: u16 = 5;

/// How a side's pieces are finished. The sides differ by shape everywhere, by colour too where
/// there is colour.
fn finish(side: Side, size: (u16, u16), theme: &Theme) -> Finish {
    let outlined = theme.sides() == Sides::Shape || span(size) >= OUTLINED;
    match (side, outlined) {
        (Side::White, true) => Finish::Outlined,
        (Side::Black, false) => Finish::OnPlinth,
        _ => Finish::Solid,
    }
}
