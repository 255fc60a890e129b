//! The board as an SVG picture, for pages and papers.

use std::fmt::{self, Write};

use super::pieces;
use super::theme::{Colors, Rgb};
use crate::notation::fen;
use crate::rules::{Color, File, Move, Piece, Position, Rank, Role, Square};

/// The length of a square; the drawings of the pieces have it too.
const SIDE: u16 = 100;

/// The room around the board, for the letters and numbers of its edge.
const EDGE: u16 = 40;

/// A position as a picture: from which side the board is seen, in which
/// colours, and the move that led there, which is marked.
pub struct Picture<'a> {
    /// The position.
    pub position: &'a Position,
    /// The last move.
    pub last: Option<Move>,
    /// The side at the bottom.
    pub bottom: Color,
    /// The colours.
    pub colors: &'a Colors<Rgb>,
}

impl fmt::Display for Picture<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let whole = 8 * SIDE + 2 * EDGE;
        writeln!(
            out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {whole} {whole}\">"
        )?;
        writeln!(out, "<title>{}</title>", fen::write(self.position))?;
        self.define_men(out)?;
        let panel = self.colors.panel;
        let ground = "<rect width=\"100%\" height=\"100%\"";
        writeln!(out, "{ground} fill=\"{panel}\"/>")?;
        for square in Square::all() {
            self.square(out, square)?;
        }
        self.edge(out)?;
        for square in self.position.occupied() {
            if let Some(piece) = self.position.piece_at(square) {
                let ((x, y), name) = (self.place(square), piece.fen_letter());
                writeln!(out, "<use href=\"#{name}\" x=\"{x}\" y=\"{y}\"/>")?;
            }
        }
        out.write_str("</svg>\n")
    }
}

impl Picture<'_> {
    /// Every kind of man on the board, once.
    fn define_men(&self, out: &mut impl Write) -> fmt::Result {
        out.write_str("<defs>\n")?;
        for color in Color::ALL {
            let (fill, ink) = match color {
                Color::White => (self.colors.white, self.colors.white_ink),
                Color::Black => (self.colors.black, self.colors.black_ink),
            };
            for role in Role::ALL {
                if !self.position.pieces(color, role).is_empty() {
                    let name = Piece { color, role }.fen_letter();
                    let man = pieces::svg(role, color, &fill.to_string(), &ink.to_string());
                    writeln!(out, "<g id=\"{name}\">{man}</g>")?;
                }
            }
        }
        out.write_str("</defs>\n")
    }

    fn square(&self, out: &mut impl Write, square: Square) -> fmt::Result {
        let (x, y) = self.place(square);
        let plain = if square.is_light() {
            self.colors.light
        } else {
            self.colors.dark
        };
        let is_marked = |mv: Move| mv.from == square || mv.to == square;
        let fill = if self.last.is_some_and(is_marked) {
            plain.mix(self.colors.last_move, 50)
        } else {
            plain
        };
        writeln!(
            out,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\" fill=\"{fill}\"/>"
        )
    }

    /// The letters under the board and the numbers to its left.
    fn edge(&self, out: &mut impl Write) -> fmt::Result {
        let fill = self.colors.text;
        writeln!(
            out,
            "<g fill=\"{fill}\" font-family=\"sans-serif\" font-size=\"26\" text-anchor=\"middle\">"
        )?;
        let middle = SIDE / 2;
        for (file, rank) in File::all().zip(Rank::all()) {
            let (x, y) = self.place(Square::new(file, rank));
            let (below, left) = (8 * SIDE + EDGE + EDGE / 2, EDGE / 2);
            let (x, y) = (x + middle, y + middle);
            // A third of the letters' height under their middle is where they stand.
            writeln!(
                out,
                "<text x=\"{x}\" y=\"{below}\" dy=\"0.35em\">{file}</text>"
            )?;
            writeln!(
                out,
                "<text x=\"{left}\" y=\"{y}\" dy=\"0.35em\">{rank}</text>"
            )?;
        }
        out.write_str("</g>\n")
    }

    /// The top left corner of a square.
    fn place(&self, square: Square) -> (u16, u16) {
        let (file, rank) = (square.file().index(), square.rank().index());
        let (right, down) = match self.bottom {
            Color::White => (file, 7 - rank),
            Color::Black => (7 - file, rank),
        };
        (
            EDGE + SIDE * u16::from(right),
            EDGE + SIDE * u16::from(down),
        )
    }
}
