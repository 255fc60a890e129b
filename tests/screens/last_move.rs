//! The last move and check are seen on their squares, for the unusual moves too.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use tabiya::rules::{Color, Square};
use tabiya::ui::layout::Layout;
use tabiya::ui::theme::{ColorDepth, Tint};

use crate::dots::theme;
use crate::whole::{app, drawn};

/// The squares whose ground is tinted so.
fn tinted(screen: &Buffer, tint: Tint) -> Vec<String> {
    let layout = Layout::of(screen.area).expect("big enough");
    let theme = theme("walnut", ColorDepth::Indexed256);
    let is_tinted = |square: &Square| {
        let cells = layout.board.square(*square, Color::White);
        let ground = theme.square(square.is_light(), Some(tint));
        cells.positions().any(|at| screen[at].bg == ground)
    };
    let squares = Square::all().filter(is_tinted);
    squares.map(|square| square.to_string()).collect()
}

#[test]
fn the_last_move_is_shown_where_the_man_stood_and_stands_and_check_at_the_king() {
    for (fen, moves, last, check) in [
        // An ordinary move, and one with check.
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra7\n", "a1 a7", ""),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra8+\n", "a1 a8", "e8"),
        // Castling: the king's squares; the rook gives check.
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O\n", "e1 g1", ""),
        ("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O+\n", "e1 g1", "f8"),
        ("3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O+\n", "c1 e1", "d8"),
        // En passant: the squares of the pawn that moved, not of the one taken.
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6\n", "e5 d6", ""),
        (
            "8/8/4k3/3pP3/8/8/8/4RK2 w - d6 0 1",
            "exd6+\n",
            "e5 d6",
            "e6",
        ),
        // Promotion, with and without check.
        ("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8=N\n", "a7 a8", ""),
        ("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a8=Q+\n", "a7 a8", "h8"),
    ] {
        for size in [(20, 10), (80, 24), (120, 40)] {
            let screen = drawn(&app(fen, moves), ColorDepth::Indexed256, size.0, size.1);
            let mut expected: Vec<&str> = last.split_whitespace().collect();
            expected.sort_unstable();
            let mut shown = tinted(&screen, Tint::LastMove);
            shown.sort_unstable();
            assert_eq!(shown, expected, "{moves} {size:?}");
            let expected: Vec<&str> = check.split_whitespace().collect();
            assert_eq!(tinted(&screen, Tint::Check), expected, "{moves} {size:?}");
        }
    }
}

#[test]
fn a_pawn_that_is_to_be_taken_in_passing_is_marked_where_it_stands() {
    let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    let changed = |typed: &str| {
        let screen = |typed| drawn(&app(fen, typed), ColorDepth::Indexed256, 80, 24);
        let (before, after) = (screen(""), screen(typed));
        let layout = Layout::of(before.area).expect("big enough");
        let differs = |square: &Square| {
            let cells = layout.board.square(*square, Color::White);
            cells.positions().any(|at| before[at] != after[at])
        };
        let squares = Square::all().filter(differs);
        squares.map(|square| square.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(changed("exd6"), ["d5", "d6"]);
    assert_eq!(changed("e6"), ["e6"]);
    assert!(
        !changed("e").contains(&"d5".to_owned()),
        "not while another move could be meant"
    );
}

#[test]
fn an_unusual_window_shows_it_too() {
    let area = Rect::new(0, 0, 200, 20);
    let screen = drawn(
        &app("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra8+\n"),
        ColorDepth::Indexed256,
        area.width,
        area.height,
    );
    assert_eq!(tinted(&screen, Tint::Check), ["e8"]);
}
