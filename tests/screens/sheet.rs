//! Boards and rows of pieces to look at: `cargo test --test screens -- --ignored sheets`.

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

/// A middle game: 1.e4 e5 2.Nf3 Nc6 3.Bb5 and so on, Black's king in check.
const PLACEMENT: &str = "r1bq1b1r/pp2n1pp/2n1k3/3pp3/2B5/5Q2/PPPP1PPP/RNB1K2R";

/// The pieces of the first field of a FEN.
fn pieces(placement: &str) -> impl Fn(Square) -> Option<Piece> {
    let mut board = [None; 64];
    for (rank, row) in Rank::all().rev().zip(placement.split('/')) {
        let mut files = File::all();
        for letter in row.chars() {
            match letter.to_digit(10) {
                Some(empty) => (0..empty).for_each(|_| drop(files.next())),
                None => {
                    board[usize::from(Square::new(files.next().unwrap(), rank).index())] =
                        Piece::from_fen_letter(letter)
                }
            }
        }
    }
    move |square: Square| board[usize::from(square.index())]
}

fn marks(square: Square) -> Marks {
    let mut marks = Marks::NONE;
    let on = |list: &[&str]| list.contains(&square.to_string().as_str());
    if on(&["d5", "c4"]) {
        marks |= Marks::NONE;
    }
    if on(&["d1", "f3"]) {
        marks |= Marks::LAST_MOVE;
    }
    if on(&["e6"]) {
        marks |= Marks::CHECK;
    }
    if on(&["c4"]) {
        marks |= Marks::SELECTED;
    }
    if on(&["d5", "b3", "d3", "e2", "f1"]) {
        marks |= Marks::TARGET;
    }
    if on(&["b3", "h2"]) {
        marks |= Marks::CURSOR;
    }
    if on(&["a6", "e7"]) {
        marks |= Marks::CANDIDATE;
    }
    marks
}

fn board(
    width: u16,
    height: u16,
    placement: &str,
    marked: bool,
    style: &SquareStyle<'_>,
) -> Buffer {
    let gallery = Gallery::new();
    let mut buf = Buffer::empty(Rect::new(0, 0, width * 8, height * 8));
    let pieces = pieces(placement);
    for square in Square::all() {
        let (x, y) = (
            u16::from(square.file().index()),
            7 - u16::from(square.rank().index()),
        );
        let look = SquareLook {
            light: square.is_light(),
            piece: pieces(square),
            marks: if marked { marks(square) } else { Marks::NONE },
        };
        draw_square(
            &mut buf,
            Rect::new(x * width, y * height, width, height),
            look,
            style,
            &gallery,
        );
    }
    buf
}

#[test]
#[ignore = "writes pictures to look at"]
fn sheets() {
    let folder = PathBuf::from(std::env::var("OUT").unwrap());
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    for scheme in &BUILT_IN {
        for depth in ColorDepth::ALL {
            let theme = Theme::new(scheme, depth);
            for (name, set, blocks, wide) in [
                ("drawn", PieceSet::Drawn, Blocks::Quadrants, false),
                ("halves", PieceSet::Drawn, Blocks::Halves, false),
                ("unicode", PieceSet::Unicode, Blocks::Quadrants, false),
                ("letters", PieceSet::Letters, Blocks::Quadrants, false),
                ("wide", PieceSet::Letters, Blocks::Quadrants, true),
            ] {
                let style = SquareStyle {
                    theme: &theme,
                    pieces: set,
                    blocks,
                    text_form: true,
                    wide,
                };
                for height in [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12] {
                    for (which, placement) in [("start", start), ("middle", PLACEMENT)] {
                        let file = format!(
                            "{}-{depth:?}-{name}-{}-{which}.ans",
                            scheme.name,
                            2 * height
                        );
                        fs::write(
                            folder.join(file),
                            ansi(&board(
                                2 * height,
                                height,
                                placement,
                                which == "middle",
                                &style,
                            )),
                        )
                        .unwrap();
                    }
                }
            }
        }
    }
}
