//! Marks: each is told by its shape, at every size, with and without colours.

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use tabiya::ui::Blocks;
use tabiya::ui::pieces::PieceSet;
use tabiya::ui::square::{Gallery, Marks, SquareLook, SquareStyle, draw_square, focus};
use tabiya::ui::theme::{ColorDepth, Theme, Tint};

use crate::dots::{Dot, dots, look, square, style, theme};

const SIZES: [u16; 10] = [1, 2, 3, 4, 5, 6, 7, 8, 10, 14];

/// What is left of a square for an eye that sees no colours: what is ground and what is not.
fn outline(size: (u16, u16), look: SquareLook, style: &SquareStyle<'_>) -> Vec<Option<Dot>> {
    let ground = match style.theme.square(look.light, tint(look.marks)) {
        Color::Reset => Dot::Ink(false),
        color => Dot::Color(color),
    };
    let seen = |dot: Dot| match dot {
        dot if dot == ground => None,
        Dot::Color(_) => Some(Dot::Ink(true)),
        dot => Some(dot),
    };
    dots(&square(size, look, style))
        .into_iter()
        .map(seen)
        .collect()
}

/// How a square with a single mark is tinted.
fn tint(mark: Marks) -> Option<Tint> {
    match mark {
        Marks::CHECK => Some(Tint::Check),
        Marks::SELECTED => Some(Tint::Selected),
        Marks::LAST_MOVE => Some(Tint::LastMove),
        _ => None,
    }
}

#[test]
fn every_mark_has_a_shape_of_its_own() {
    let looks = [
        (PieceSet::Drawn, Blocks::Quadrants, false),
        (PieceSet::Drawn, Blocks::Halves, false),
        (PieceSet::Unicode, Blocks::Quadrants, false),
        (PieceSet::Letters, Blocks::Quadrants, true),
    ];
    for (name, depth) in ["walnut", "paper"]
        .into_iter()
        .flat_map(|name| ColorDepth::ALL.map(|depth| (name, depth)))
    {
        let theme = theme(name, depth);
        for (pieces, blocks, wide) in looks {
            let style = SquareStyle {
                pieces,
                blocks,
                wide,
                ..style(&theme)
            };
            for height in SIZES {
                apart((2 * height, height), None, &style);
                apart((2 * height, height), Some('k'), &style);
            }
        }
    }
}

/// Asserts that the marks of a square, empty or not, cannot be taken for each other.
fn apart(size: (u16, u16), piece: Option<char>, style: &SquareStyle<'_>) {
    let look = piece.map_or(
        SquareLook {
            turned: false,
            piece: None,
            ..look(' ', true)
        },
        |piece| look(piece, true),
    );
    // Only a king is in check.
    let marks = Marks::ALL
        .into_iter()
        .filter(|&mark| piece.is_some() || mark != Marks::CHECK);
    let marks: Vec<Marks> = std::iter::once(Marks::NONE).chain(marks).collect();
    let seen: Vec<_> = marks
        .iter()
        .map(|&marks| outline(size, SquareLook { marks, ..look }, style))
        .collect();
    for (index, one) in marks.iter().enumerate() {
        for (other, shape) in marks.iter().zip(&seen).skip(index + 1) {
            let (depth, set) = (style.theme.depth(), style.pieces);
            assert_ne!(
                seen[index], *shape,
                "{one:?} and {other:?} at {size:?}, {depth:?}, {set:?}, {piece:?}"
            );
        }
    }
}

#[test]
fn without_colours_and_room_marks_are_brackets_and_points() {
    let theme = theme("walnut", ColorDepth::None);
    let style = SquareStyle {
        pieces: PieceSet::Letters,
        ..style(&theme)
    };
    for (marks, piece, shown) in [
        (Marks::NONE, 'N', " N"),
        (Marks::SELECTED, 'N', "[N"),
        (Marks::LAST_MOVE, 'N', "(N"),
        (Marks::LAST_MOVE, ' ', "( "),
        (Marks::TARGET, ' ', " ·"),
        (Marks::TARGET, 'n', "×n"),
        (Marks::CHECK, 'K', "+K"),
        (Marks::CURSOR, ' ', "{ "),
        (Marks::CURSOR | Marks::TARGET, ' ', "{·"),
        (Marks::CANDIDATE, 'N', "?N"),
    ] {
        let buf = square(
            (2, 1),
            SquareLook {
                turned: false,
                marks,
                ..look(piece, true)
            },
            &style,
        );
        let text: String = buf.content.iter().map(Cell::symbol).collect();
        assert_eq!(text, shown, "{marks:?}");
    }
}

#[test]
fn a_square_draws_inside_its_area_only() {
    let all = Marks::ALL
        .into_iter()
        .fold(Marks::NONE, |all, mark| all | mark);
    let theme = theme("walnut", ColorDepth::TrueColor);
    let untouched = Cell::new("?");
    for (width, height) in [
        (1, 1),
        (2, 1),
        (3, 2),
        (4, 2),
        (5, 9),
        (4, 40),
        (9, 2),
        (7, 3),
        (12, 6),
    ] {
        let mut buf = Buffer::filled(Rect::new(0, 0, 60, 60), untouched.clone());
        let area = Rect::new(10, 10, width, height);
        draw_square(
            &mut buf,
            area,
            SquareLook {
                turned: false,
                marks: all,
                ..look('q', true)
            },
            &style(&theme),
            &Gallery::new(),
        );
        for at in buf.area.positions() {
            assert_eq!(
                buf[at] == untouched,
                !area.contains(at),
                "{width}×{height} at {at}"
            );
        }
    }
}

#[test]
fn what_hangs_over_the_edge_is_cut_off_and_the_rest_is_as_it_would_be() {
    let look = SquareLook {
        turned: false,
        marks: Marks::SELECTED | Marks::CHECK,
        ..look('k', false)
    };
    for depth in ColorDepth::ALL {
        for (width, height) in [(2, 1), (4, 2), (6, 3), (10, 5), (20, 10)] {
            let theme = theme("walnut", depth);
            let area = Rect::new(3, 2, width, height);
            let draw = |screen: Rect| {
                let mut buf = Buffer::empty(screen);
                draw_square(&mut buf, area, look, &style(&theme), &Gallery::new());
                buf
            };
            let whole = draw(Rect::new(0, 0, 40, 40));
            for screen in [
                Rect::new(0, 0, 4, 40),
                Rect::new(0, 0, 40, 3),
                Rect::new(4, 0, 9, 9),
                Rect::new(0, 0, 2, 2),
                Rect::ZERO,
            ] {
                let part = draw(screen);
                for at in screen.positions() {
                    assert_eq!(
                        part[at].symbol(),
                        whole[at].symbol(),
                        "{width}×{height} in {screen} at {at}"
                    );
                    assert_eq!(
                        part[at].bg, whole[at].bg,
                        "{width}×{height} in {screen} at {at}"
                    );
                }
            }
        }
    }
}

#[test]
fn absurd_areas_do_no_harm() {
    let theme = theme("walnut", ColorDepth::TrueColor);
    let look = SquareLook {
        turned: false,
        marks: Marks::TARGET,
        ..look('q', true)
    };
    for area in [
        Rect::new(0, 0, u16::MAX, u16::MAX),
        Rect::new(u16::MAX, u16::MAX, 5, 5),
        Rect::new(0, 0, 0, 7),
        Rect::new(0, 0, u16::MAX, 2),
        Rect::new(0, 0, 4, u16::MAX),
    ] {
        let mut buf = Buffer::empty(Rect::new(0, 0, 30, 20));
        draw_square(&mut buf, area, look, &style(&theme), &Gallery::new());
    }
}

#[test]
fn the_cursor_goes_where_a_glyph_would_stand() {
    for (size, column, row) in [
        ((2, 1), 1, 0),
        ((4, 2), 1, 1),
        ((6, 3), 2, 1),
        ((10, 5), 4, 2),
        ((5, 5), 2, 2),
    ] {
        let place = focus(Rect::new(20, 10, size.0, size.1));
        assert_eq!((place.x, place.y), (20 + column, 10 + row), "{size:?}");
    }
}

#[test]
fn no_cell_of_the_board_is_left_to_the_terminals_own_colours() {
    for name in [
        "walnut", "green", "slate", "contrast", "safe", "paper", "mono",
    ] {
        for depth in [
            ColorDepth::Sixteen,
            ColorDepth::Indexed256,
            ColorDepth::TrueColor,
        ] {
            let theme = theme(name, depth);
            for height in [1, 2, 4] {
                let buf = square((2 * height, height), look('q', false), &style(&theme));
                for cell in &buf.content {
                    assert_ne!(cell.bg, Color::Reset, "{name} {depth:?}");
                    assert!(
                        cell.symbol() == " " || cell.fg != Color::Reset,
                        "{name} {depth:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_row_of_a_small_square_left_by_the_last_move_is_sent_with_one_change_of_colour() {
    let theme = theme("walnut", ColorDepth::Indexed256);
    for marks in [Marks::NONE, Marks::LAST_MOVE] {
        let empty = SquareLook {
            turned: false,
            marks,
            piece: None,
            light: true,
        };
        let buf = square((4, 2), empty, &style(&theme));
        for row in buf.content.chunks(4) {
            let colors = |cell: &Cell| (cell.fg, cell.bg);
            assert!(
                row.iter().all(|cell| colors(cell) == colors(&row[0])),
                "{marks:?}: {row:?}"
            );
        }
    }
}

#[test]
fn without_colours_the_board_is_dark_ink_on_light_whatever_the_terminal() {
    let board = |name| {
        square(
            (6, 3),
            look('k', true),
            &style(&theme(name, ColorDepth::None)),
        )
    };
    let all =
        |buf: &Buffer, wanted: Modifier| buf.content.iter().all(|cell| cell.modifier == wanted);
    // Most terminals show light text on dark: there the board is reversed.
    assert!(all(&board("walnut"), Modifier::REVERSED));
    assert!(all(&board("paper"), Modifier::empty()));
    for cell in &board("walnut").content {
        assert_eq!((cell.fg, cell.bg), (Color::Reset, Color::Reset));
    }
}

#[test]
fn dark_squares_have_a_pattern_where_colour_cannot_tell_them() {
    for depth in ColorDepth::ALL {
        let theme: Theme = theme("mono", depth);
        let empty = SquareLook {
            turned: false,
            light: false,
            piece: None,
            marks: Marks::NONE,
        };
        let patterned = |look| {
            square((6, 3), look, &style(&theme))
                .content
                .iter()
                .all(|cell| cell.symbol() == "░")
        };
        assert_eq!(patterned(empty), depth <= ColorDepth::Sixteen, "{depth:?}");
        assert!(
            !patterned(SquareLook {
                turned: false,
                light: true,
                ..empty
            }),
            "{depth:?}"
        );
    }
}

#[test]
fn a_man_that_can_be_captured_or_is_asked_about_stays_clear_on_a_small_square() {
    for depth in ColorDepth::ALL {
        let theme = theme("walnut", depth);
        for (size, mark, sign) in [
            ((6, 3), Marks::TARGET, "×"),
            ((8, 4), Marks::TARGET, "×"),
            ((6, 3), Marks::CANDIDATE, "?"),
            ((10, 5), Marks::CANDIDATE, "?"),
        ] {
            // In colour the line of a candidate is seen below the man.
            if mark == Marks::CANDIDATE && depth > ColorDepth::Sixteen {
                continue;
            }
            let marked = SquareLook {
                marks: mark,
                ..look('q', true)
            };
            let buf = square(size, marked, &style(&theme));
            let plain = square(size, look('q', true), &style(&theme));
            assert_eq!(buf.content[0].symbol(), sign, "{depth:?} {size:?}");
            let seen = |buf: &Buffer| {
                let cells = buf.content[1..].iter();
                let cells = cells.map(|cell| (cell.symbol().to_owned(), cell.bg));
                cells.collect::<Vec<_>>()
            };
            assert_eq!(seen(&buf), seen(&plain), "{depth:?} {size:?}");
        }
    }
}
