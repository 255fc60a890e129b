//! A drawn square as an eye sees it: dots of colour, four to a cell.

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::Color;
use tabiya::rules::Piece;
use tabiya::ui::Blocks;
use tabiya::ui::pieces::PieceSet;
use tabiya::ui::square::{Gallery, Marks, SquareLook, SquareStyle, draw_square};
use tabiya::ui::theme::{ColorDepth, Theme};

/// What one dot shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dot {
    /// A colour.
    Color(Color),
    /// Without colours: ink (true) or paper.
    Ink(bool),
    /// A corner of a character that is no block.
    Glyph(char),
}

/// Block characters and which of their dots are in front: top left, top right, bottom left, bottom right.
const BLOCKS: [(char, [bool; 4]); 16] = [
    (' ', [false, false, false, false]),
    ('█', [true, true, true, true]),
    ('▀', [true, true, false, false]),
    ('▄', [false, false, true, true]),
    ('▌', [true, false, true, false]),
    ('▐', [false, true, false, true]),
    ('▘', [true, false, false, false]),
    ('▝', [false, true, false, false]),
    ('▖', [false, false, true, false]),
    ('▗', [false, false, false, true]),
    ('▙', [true, false, true, true]),
    ('▟', [false, true, true, true]),
    ('▛', [true, true, true, false]),
    ('▜', [true, true, false, true]),
    ('▚', [true, false, false, true]),
    ('▞', [false, true, true, false]),
];

/// The front dots of a block character.
pub(crate) fn fronts(symbol: char) -> Option<[bool; 4]> {
    let block = BLOCKS.iter().find(|(block, _)| *block == symbol);
    block.map(|&(_, fronts)| fronts)
}

/// A square drawn alone.
pub(crate) fn square(
    (width, height): (u16, u16),
    look: SquareLook,
    style: &SquareStyle<'_>,
) -> Buffer {
    let area = Rect::new(0, 0, width, height);
    let mut buf = Buffer::empty(area);
    draw_square(&mut buf, area, look, style, &Gallery::new());
    buf
}

/// All dots of a buffer, cell by cell.
pub(crate) fn dots(buf: &Buffer) -> Vec<Dot> {
    buf.content.iter().flat_map(cell_dots).collect()
}

fn cell_dots(cell: &Cell) -> [Dot; 4] {
    let symbol = cell.symbol().chars().next().unwrap_or(' ');
    // The pattern of dark squares is a ground like any other.
    let symbol = if symbol == '░' { ' ' } else { symbol };
    let Some(fronts) = fronts(symbol) else {
        return [Dot::Glyph(symbol); 4];
    };
    fronts.map(|front| match (front, cell.fg, cell.bg) {
        (front, Color::Reset, Color::Reset) => Dot::Ink(front),
        (true, color, _) | (false, _, color) => Dot::Color(color),
    })
}

/// The usual style for a theme.
pub(crate) fn style(theme: &Theme) -> SquareStyle<'_> {
    SquareStyle {
        theme,
        pieces: PieceSet::Drawn,
        blocks: Blocks::Quadrants,
        text_form: true,
        wide: false,
    }
}

/// A piece without marks.
pub(crate) fn look(piece: char, light: bool) -> SquareLook {
    SquareLook {
        turned: false,
        light,
        piece: Piece::from_fen_letter(piece),
        marks: Marks::NONE,
    }
}

/// One of the themes that come with the program.
pub(crate) fn theme(name: &str, depth: ColorDepth) -> Theme {
    Theme::built_in(name, depth).expect("there is such a theme")
}
