//! Boards to look at, as text for a terminal.
//!
//! `TABIYA_SHEETS=folder cargo test --test screens -- --ignored sheets` writes a
//! file for each theme, depth, piece set and size; `cat` shows it in a window
//! of eight squares by eight.

use std::fs;
use std::path::PathBuf;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use tabiya::rules::{File, Piece, Rank, Square};
use tabiya::ui::Blocks;
use tabiya::ui::pieces::PieceSet;
use tabiya::ui::square::{Gallery, Marks, SquareLook, SquareStyle, draw_square};
use tabiya::ui::theme::{BUILT_IN, ColorDepth, Theme};

use crate::ansi::ansi;
use crate::dots::style;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/// The black king is in check; the marks are those of [`MARKED`].
const CHECK: &str = "r1bq1b1r/pp2n1pp/2n1k3/3pp3/2B5/5Q2/PPPP1PPP/RNB1K2R";

const MARKED: [(Marks, &[&str]); 6] = [
    (Marks::LAST_MOVE, &["d1", "f3"]),
    (Marks::CHECK, &["e6"]),
    (Marks::SELECTED, &["c4"]),
    (Marks::TARGET, &["d5", "b3", "d3", "e2", "f1"]),
    (Marks::CURSOR, &["b3", "h2"]),
    (Marks::CANDIDATE, &["a6", "e7"]),
];

/// The piece on a square by the first field of a FEN.
fn piece_on(placement: &str, square: Square) -> Option<Piece> {
    let row = placement
        .split('/')
        .nth(usize::from(7 - square.rank().index()))?;
    let spread = |letter: char| {
        letter
            .to_digit(10)
            .map_or(vec![letter], |empty| vec![' '; empty as usize])
    };
    let letter = row
        .chars()
        .flat_map(spread)
        .nth(usize::from(square.file().index()))?;
    Piece::from_fen_letter(letter)
}

fn marks_on(square: Square) -> Marks {
    let name = square.to_string();
    let on = MARKED
        .into_iter()
        .filter(|(_, squares)| squares.contains(&name.as_str()));
    on.fold(Marks::NONE, |all, (mark, _)| all | mark)
}

fn board(height: u16, placement: &str, marked: bool, style: &SquareStyle<'_>) -> Buffer {
    let (width, gallery) = (2 * height, Gallery::new());
    let mut buf = Buffer::empty(Rect::new(0, 0, width * 8, height * 8));
    for rank in Rank::all() {
        for file in File::all() {
            let square = Square::new(file, rank);
            let (column, row) = (u16::from(file.index()), u16::from(7 - rank.index()));
            let area = Rect::new(column * width, row * height, width, height);
            let look = SquareLook {
                turned: false,
                light: square.is_light(),
                piece: piece_on(placement, square),
                marks: if marked {
                    marks_on(square)
                } else {
                    Marks::NONE
                },
            };
            draw_square(&mut buf, area, look, style, &gallery);
        }
    }
    buf
}

#[test]
#[ignore = "writes boards to look at"]
fn sheets() {
    let folder =
        PathBuf::from(std::env::var("TABIYA_SHEETS").expect("TABIYA_SHEETS names a folder"));
    for (scheme, depth) in BUILT_IN
        .iter()
        .flat_map(|scheme| ColorDepth::ALL.map(|depth| (scheme, depth)))
    {
        let theme = Theme::new(scheme, depth);
        let drawn = style(&theme);
        for (set, style) in [
            ("drawn", drawn),
            (
                "halves",
                SquareStyle {
                    blocks: Blocks::Halves,
                    ..drawn
                },
            ),
            (
                "unicode",
                SquareStyle {
                    pieces: PieceSet::Unicode,
                    ..drawn
                },
            ),
            (
                "letters",
                SquareStyle {
                    pieces: PieceSet::Letters,
                    ..drawn
                },
            ),
            (
                "wide",
                SquareStyle {
                    pieces: PieceSet::Letters,
                    wide: true,
                    ..drawn
                },
            ),
        ] {
            for height in [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12] {
                for (name, placement, marked) in [("start", START, false), ("check", CHECK, true)] {
                    let file = format!("{}-{depth:?}-{set}-{}-{name}.ans", scheme.name, 2 * height);
                    fs::write(
                        folder.join(file),
                        ansi(&board(height, placement, marked, &style)),
                    )
                    .unwrap();
                }
            }
        }
    }
}
