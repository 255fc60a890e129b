//! Pieces: told apart at once at every size, whole, and of one width.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use tabiya::rules::{Color, Piece, Role, Square};
use tabiya::ui::Blocks;
use tabiya::ui::pieces::{PieceSet, glyph};
use tabiya::ui::square::{Gallery, Marks, SquareLook, SquareStyle, draw_square};
use tabiya::ui::theme::{BUILT_IN, ColorDepth, Rgb, Sides, Theme, rgb_of};
use unicode_width::UnicodeWidthStr;

use crate::dots::{Dot, dots, fronts, look, square, style, theme};

const MEN: [char; 12] = ['P', 'N', 'B', 'R', 'Q', 'K', 'p', 'n', 'b', 'r', 'q', 'k'];

/// Sizes of squares with drawn pieces, in rows of cells.
const DRAWN: [u16; 13] = [3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20];

/// The dots of a piece, and those of the empty square under it.
fn shown(piece: char, light: bool, height: u16, style: &SquareStyle<'_>) -> (Vec<Dot>, Dot) {
    let size = (2 * height, height);
    let buf = square(size, look(piece, light), style);
    let empty = SquareLook {
        turned: false,
        piece: None,
        ..look(piece, light)
    };
    let ground = dots(&square(size, empty, style))[0];
    (dots(&buf), ground)
}

/// How many dots of all that either piece has differ between the two, in hundredths.
fn difference(one: char, other: char, height: u16, style: &SquareStyle<'_>) -> usize {
    let (one, ground) = shown(one, true, height, style);
    let (other, _) = shown(other, true, height, style);
    let pairs = || one.iter().zip(&other);
    let used = pairs()
        .filter(|&(a, b)| *a != ground || *b != ground)
        .count();
    let differ = pairs().filter(|(a, b)| a != b).count();
    100 * differ / used
}

#[test]
fn any_two_of_the_twelve_differ_in_a_fifth_of_their_dots_at_the_smallest_size() {
    for name in ["walnut", "contrast", "paper", "mono"] {
        for depth in ColorDepth::ALL {
            let theme = theme(name, depth);
            for (index, one) in MEN.into_iter().enumerate() {
                for other in &MEN[index + 1..] {
                    let differ = difference(one, *other, 3, &style(&theme));
                    assert!(
                        differ >= 20,
                        "{name} {depth:?}: {one} and {other} differ by {differ} %"
                    );
                }
            }
        }
    }
}

#[test]
fn any_two_of_the_twelve_differ_at_every_size_with_half_blocks_alone() {
    let theme = theme("walnut", ColorDepth::Sixteen);
    let style = SquareStyle {
        blocks: Blocks::Halves,
        ..style(&theme)
    };
    for height in [4, 5, 8, 10] {
        for (index, one) in MEN.into_iter().enumerate() {
            for other in &MEN[index + 1..] {
                let differ = difference(one, *other, height, &style);
                assert!(
                    differ >= 20,
                    "{height}: {one} and {other} differ by {differ} %"
                );
            }
        }
    }
}

/// What a dot of a piece is when its colour is not looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Ground,
    Body,
    Line,
    Ink(bool),
    Glyph(char),
}

/// The shape of a piece alone on its square: its dots without their colours, and the row that is
/// underlined, if one is.
fn shape(piece: Piece, height: u16, style: &SquareStyle<'_>) -> (Vec<Part>, bool) {
    let letter = piece.fen_letter();
    let buf = square((2 * height, height), look(letter, true), style);
    let men = style.theme.men(piece.color);
    let parts = [
        (Part::Ground, style.theme.square(true, None)),
        (Part::Body, men.fill),
        (Part::Line, men.ink),
    ];
    let nearest = |seen| {
        let distance = |color| match (rgb_of(color), rgb_of(seen)) {
            (Some(one), Some(other)) => distance(one, other),
            _ => u32::from(color != seen),
        };
        let part = parts.into_iter().min_by_key(|(_, color)| distance(*color));
        part.expect("there are three").0
    };
    let parts = dots(&buf).into_iter().map(|dot| match dot {
        Dot::Color(color) => nearest(color),
        Dot::Ink(is) => Part::Ink(is),
        Dot::Glyph(glyph) => Part::Glyph(glyph),
    });
    let is_lined = |cell: &Cell| cell.modifier.contains(Modifier::UNDERLINED);
    (parts.collect(), buf.content.iter().any(is_lined))
}

/// The square of the distance of two colours.
fn distance(one: Rgb, other: Rgb) -> u32 {
    let channel = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
    channel(one.0, other.0) + channel(one.1, other.1) + channel(one.2, other.2)
}

#[test]
fn the_sides_differ_by_shape_in_every_theme_with_all_colours_or_none_at_every_size() {
    let sizes = || [1, 2].into_iter().chain(DRAWN);
    for theme in BUILT_IN
        .iter()
        .flat_map(|scheme| ColorDepth::ALL.map(|depth| Theme::new(scheme, depth)))
    {
        // Half blocks alone are for consoles, which have no more than 16 colours.
        let few = theme.depth() <= ColorDepth::Sixteen;
        let blocks = || {
            [Blocks::Quadrants, Blocks::Halves]
                .into_iter()
                .take(1 + usize::from(few))
        };
        for (pieces, blocks) in PieceSet::ALL
            .into_iter()
            .flat_map(|set| blocks().map(move |blocks| (set, blocks)))
        {
            let style = SquareStyle {
                pieces,
                blocks,
                ..style(&theme)
            };
            for (role, height) in Role::ALL
                .into_iter()
                .flat_map(|role| sizes().map(move |height| (role, height)))
            {
                let [white, black] =
                    Color::ALL.map(|color| shape(Piece { color, role }, height, &style));
                assert_ne!(
                    white, black,
                    "{theme:?} {role:?} {height} {pieces:?} {blocks:?}"
                );
            }
        }
    }
}

#[test]
fn with_few_colours_white_is_outlines_and_black_is_solid() {
    for scheme in &BUILT_IN {
        for depth in [ColorDepth::None, ColorDepth::Sixteen] {
            assert_eq!(Theme::new(scheme, depth).sides(), Sides::Shape);
        }
    }
}

fn symbols(buf: &Buffer) -> String {
    buf.content.iter().map(Cell::symbol).collect()
}

#[test]
fn every_drawing_is_made_of_blocks_and_leaves_the_lowest_row_of_the_square_free() {
    for depth in ColorDepth::ALL {
        let theme = theme("walnut", depth);
        for height in DRAWN {
            for piece in MEN {
                let (dots, ground) = shown(piece, false, height, &style(&theme));
                let glyph = dots.iter().find(|dot| matches!(dot, Dot::Glyph(_)));
                assert_eq!(glyph, None, "{piece} at {height}, {depth:?}");
                let lowest_cells = &dots[dots.len() - usize::from(height) * 8..];
                let mut lower_halves = lowest_cells.chunks(4).flat_map(|cell| &cell[2..]);
                assert!(
                    lower_halves.all(|dot| *dot == ground),
                    "{piece} at {height}, {depth:?}"
                );
            }
        }
    }
}

#[test]
fn all_but_knight_and_bishop_are_the_same_from_left_and_right() {
    let theme = theme("walnut", ColorDepth::None);
    for height in DRAWN {
        for piece in ['P', 'R', 'Q', 'K', 'p', 'r', 'q', 'k'] {
            let buf = square((2 * height, height), look(piece, true), &style(&theme));
            for row in buf.content.chunks(usize::from(2 * height)) {
                let row: Vec<[bool; 4]> = row
                    .iter()
                    .map(|cell| fronts(cell.symbol().chars().next().unwrap()).unwrap())
                    .collect();
                let mirrored: Vec<[bool; 4]> =
                    row.iter().rev().map(|&[a, b, c, d]| [b, a, d, c]).collect();
                assert_eq!(row, mirrored, "{piece} at {height}");
            }
        }
    }
}

#[test]
fn half_blocks_are_enough_where_a_font_has_no_more() {
    let allowed: HashSet<&str> = [" ", "▀", "▄", "▌", "▐", "█", "░"].into();
    let all = Marks::ALL
        .into_iter()
        .fold(Marks::NONE, |all, mark| all | mark);
    for depth in ColorDepth::ALL {
        let theme = theme("walnut", depth);
        let style = SquareStyle {
            blocks: Blocks::Halves,
            ..style(&theme)
        };
        for height in [6, 7, 10] {
            for marks in [Marks::NONE, all] {
                let buf = square(
                    (2 * height, height),
                    SquareLook {
                        turned: false,
                        marks,
                        ..look('N', false)
                    },
                    &style,
                );
                assert!(
                    buf.content
                        .iter()
                        .all(|cell| allowed.contains(cell.symbol())),
                    "{buf:?}"
                );
            }
        }
    }
}

#[test]
fn below_six_by_three_a_piece_is_a_symbol() {
    let theme = theme("walnut", ColorDepth::TrueColor);
    for (size, shown) in [((2, 1), " ♞"), ((4, 2), "     ♞  ")] {
        assert_eq!(
            symbols(&square(size, look('N', true), &style(&theme))),
            shown
        );
    }
}

#[test]
fn symbols_and_letters_stay_what_they_are_at_every_size() {
    let theme = theme("walnut", ColorDepth::TrueColor);
    for (set, shown) in [(PieceSet::Unicode, "♜"), (PieceSet::Letters, "R")] {
        for height in [1, 2, 3, 5, 10] {
            let style = SquareStyle {
                pieces: set,
                ..style(&theme)
            };
            let buf = square((2 * height, height), look('R', true), &style);
            assert_eq!(symbols(&buf).trim(), shown, "at {height}");
        }
    }
}

#[test]
fn every_symbol_is_one_cell_wide_and_the_pawn_no_emoji_unless_the_selector_is_unwanted() {
    for set in PieceSet::ALL {
        for sides in [Sides::Color, Sides::Shape] {
            for letter in MEN {
                let piece = Piece::from_fen_letter(letter).unwrap();
                for text_form in [true, false] {
                    assert_eq!(glyph(piece, set, sides, text_form).width(), 1, "{letter}");
                }
            }
        }
    }
    let pawn = Piece {
        color: Color::Black,
        role: Role::Pawn,
    };
    assert_eq!(
        glyph(pawn, PieceSet::Unicode, Sides::Shape, true),
        "♟\u{fe0e}"
    );
    assert_eq!(glyph(pawn, PieceSet::Unicode, Sides::Shape, false), "♟");
}

#[test]
fn where_ambiguous_characters_are_wide_only_ascii_and_chess_symbols_are_drawn() {
    let all = Marks::ALL
        .into_iter()
        .fold(Marks::NONE, |all, mark| all | mark);
    for depth in ColorDepth::ALL {
        let theme = theme("walnut", depth);
        for marks in [Marks::NONE, Marks::TARGET, Marks::CHECK, all] {
            for piece in [None, Piece::from_fen_letter('q')] {
                for height in [1, 2, 3, 8] {
                    let style = SquareStyle {
                        wide: true,
                        ..style(&theme)
                    };
                    let buf = square(
                        (2 * height, height),
                        SquareLook {
                            turned: false,
                            light: false,
                            piece,
                            marks,
                        },
                        &style,
                    );
                    let fine = |symbol: &str| symbol.is_ascii() || symbol == "░" || symbol == "♛";
                    assert!(
                        buf.content.iter().all(|cell| fine(cell.symbol())),
                        "{buf:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_board_drawn_again_takes_next_to_no_time() {
    let theme = theme("walnut", ColorDepth::TrueColor);
    let (style, gallery) = (style(&theme), Gallery::new());
    let mut buf = Buffer::empty(Rect::new(0, 0, 8 * 16, 8 * 8));
    let mut draw = || {
        let start = Instant::now();
        for square in Square::all() {
            let (x, y) = (
                u16::from(square.file().index()),
                u16::from(square.rank().index()),
            );
            let piece = MEN[usize::from(square.index()) % MEN.len()];
            let area = Rect::new(16 * x, 8 * y, 16, 8);
            draw_square(
                &mut buf,
                area,
                look(piece, square.is_light()),
                &style,
                &gallery,
            );
        }
        start.elapsed()
    };
    let first = draw();
    let again = (0..20).map(|_| draw()).min().unwrap();
    assert!(
        again < Duration::from_millis(5),
        "first {first:?}, again {again:?}"
    );
    assert!(again < first, "first {first:?}, again {again:?}");
}
