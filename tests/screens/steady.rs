//! What stays where it is: nothing jumps while the clock runs or text is typed, labels stand at
//! what they name, and names go with their side of the board.

use std::collections::BTreeSet;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use tabiya::app::{App, Event, Key, KeyPress, Preferences, View};
use tabiya::game::{Game, Players, Regulations, Table, TimeControl, Timestamp};
use tabiya::rules::{Color, File, Rank, Square, Variant};
use tabiya::ui::layout::Layout;
use tabiya::ui::theme::ColorDepth;
use tabiya::wording::English;

use crate::whole::{drawn, text};

const SIZES: [(u16, u16); 7] = [
    (20, 10),
    (30, 14),
    (40, 20),
    (60, 40),
    (80, 24),
    (120, 40),
    (240, 70),
];

/// A game between two named players, with this clock.
fn timed(clock: &str, view: View) -> App {
    let control: TimeControl = clock.parse().expect("a time control");
    let players = Players::new(Some("Ada".to_owned()), Some("Bo".to_owned()));
    let game = Game::new(tabiya::rules::Position::initial(), Variant::Standard);
    let table = Table::new(
        game,
        players,
        Regulations::default(),
        [control.clone(), control],
    );
    let preferences = Preferences {
        view,
        ..Preferences::default()
    };
    App::with(table, &English, preferences)
}

/// Types this at some time; a line feed is Enter.
fn typed(app: &mut App, keys: &str, at: Timestamp) {
    for letter in keys.chars() {
        let key = if letter == '\n' {
            Key::Enter
        } else {
            Key::Char(letter)
        };
        app.update(Event::Key(KeyPress::from(key)), at);
    }
}

/// Lets time pass, waking the program when it wants to be woken.
fn wait_until(app: &mut App, then: Timestamp) {
    while let Some(wake) = app.next_wake(app.now()).filter(|wake| *wake < then) {
        app.update(Event::Wake, wake);
    }
}

fn screen(app: &App, (width, height): (u16, u16)) -> Buffer {
    drawn(app, ColorDepth::Indexed256, width, height)
}

fn layout((width, height): (u16, u16)) -> Layout {
    Layout::of(Rect::new(0, 0, width, height)).expect("big enough")
}

/// The cells in which two pictures differ.
fn changed(before: &Buffer, after: &Buffer) -> Vec<Position> {
    let cells = before.area.positions();
    cells.filter(|at| before[*at] != after[*at]).collect()
}

#[test]
fn while_the_clock_runs_only_the_running_clock_changes() {
    for clock in ["1:00:00", "10:00", "5+3", "40/90+30,30+30", "G/25 d5"] {
        for size in SIZES {
            let mut app = timed(clock, View::Fixed(Color::White));
            let start = Timestamp::default();
            typed(&mut app, "\ne4\n", start);
            let mut before = screen(&app, size);
            let mut rows = BTreeSet::new();
            let mut columns = BTreeSet::new();
            // From hours to minutes, from minutes to seconds, and over the warning.
            for second in [1, 2, 60, 100, 299, 330] {
                wait_until(&mut app, start.plus_millis(1000 * second));
                if app.table().ending().is_some() {
                    break;
                }
                let after = screen(&app, size);
                for at in changed(&before, &after) {
                    rows.insert(at.y);
                    columns.insert(at.x);
                }
                before = after;
            }
            let Some([top, _]) = layout(size).bars else {
                continue;
            };
            assert!(
                rows.iter().all(|row| *row == top.y),
                "{clock} {size:?}: {rows:?}"
            );
            let first = columns.first().copied().unwrap_or(top.right());
            assert!(
                top.right() - first <= 20 && columns.iter().all(|x| *x < top.right()),
                "{clock} {size:?}: {columns:?}"
            );
        }
    }
}

#[test]
fn while_text_is_typed_only_the_lines_and_the_marks_of_the_board_change() {
    for size in SIZES {
        let layout = layout(size);
        let mut app = timed("5+3", View::Fixed(Color::White));
        typed(&mut app, "\ne4\ne5\n", Timestamp::default());
        let before = screen(&app, size);
        for keys in ["N", "f", "3", "x", ":", "resign"] {
            typed(&mut app, keys, Timestamp::default());
            for at in changed(&before, &screen(&app, size)) {
                let parts = [
                    Some(layout.board.squares),
                    Some(layout.line),
                    layout.notes,
                    // Where there is no row for notes the status makes way.
                    layout.status.filter(|_| layout.notes.is_none()),
                ];
                let inside = parts.into_iter().flatten().any(|part| part.contains(at));
                assert!(inside, "{size:?}: {at} after {keys:?}");
            }
        }
    }
}

#[test]
fn labels_stand_at_their_ranks_and_files_at_every_size_from_both_sides_clock_or_not() {
    for (width, height) in (20..130).map(|width| (width, width / 2)) {
        for (clock, bottom) in [("none", Color::White), ("5+3", Color::Black)] {
            let size = (width, height.max(10));
            let board = layout(size).board;
            let screen = screen(&timed(clock, View::Fixed(bottom)), size);
            let column = board.squares.x - 2;
            for rank in Rank::all() {
                let square = board.square(Square::new(File::A, rank), bottom);
                let label = rank.to_string();
                let stands = (square.y..square.bottom())
                    .filter(|row| screen[(column, *row)].symbol() == label)
                    .count();
                assert_eq!(stands, 1, "{size:?}: rank {rank}");
            }
            for file in File::all() {
                let square = board.square(Square::new(file, Rank::FIRST), bottom);
                let label = file.to_string();
                let stands = (square.x..square.right())
                    .filter(|x| screen[(*x, board.squares.bottom())].symbol() == label)
                    .count();
                assert_eq!(stands, 1, "{size:?}: file {file}");
            }
        }
    }
}

/// The rows of names: White's and Black's.
fn rows_of_names(app: &App, size: (u16, u16)) -> [Option<u16>; 2] {
    let screen = screen(app, size);
    ["Ada", "Bo"].map(|name| {
        (0..size.1).find(|row| {
            let text: String = (0..size.0).map(|x| screen[(x, *row)].symbol()).collect();
            text.contains(name)
        })
    })
}

#[test]
fn names_are_at_their_side_of_the_board_whichever_way_it_is_turned() {
    for size in [(30, 14), (60, 40), (80, 24), (120, 40)] {
        for (view, after_a_move) in [
            (View::Fixed(Color::White), Color::White),
            (View::Fixed(Color::Black), Color::Black),
            (View::Mover, Color::Black),
            (View::FaceToFace, Color::White),
        ] {
            let mut app = timed("none", view);
            typed(&mut app, "e4\n", Timestamp::default());
            assert_eq!(app.bottom(), after_a_move, "{view:?}");
            let [white, black] = rows_of_names(&app, size).map(|row| row.expect("a name"));
            let white_is_lower = after_a_move == Color::White;
            assert_eq!(white > black, white_is_lower, "{view:?} {size:?}");
        }
    }
}

#[test]
fn a_fixed_view_stays_through_moves_looking_back_words_and_new_games() {
    for side in Color::ALL {
        let mut app = timed("none", View::Fixed(side));
        for keys in [
            "e4\n",
            "e5\n",
            ":blindfold men\n",
            ":blindfold off\n",
            "Nf3\n",
            ":takeback\n",
            "y",
            ":resign\n",
            "y",
            ":rematch\n",
        ] {
            typed(&mut app, keys, Timestamp::default());
            assert_eq!(app.bottom(), side, "after {keys:?}");
        }
        app.update(Event::Key(Key::PageUp.into()), Timestamp::default());
        assert_eq!(app.bottom(), side);
    }
}

#[test]
fn in_a_narrow_window_the_clocks_have_names_and_a_mark_tells_whose_move_it_is() {
    let mut app = timed("5", View::Fixed(Color::White));
    assert!(line_of(&app, 18).ends_with("▶Ada  5:00   Bo  5:00"));
    typed(&mut app, "\ne4\nf5\n", Timestamp::default());
    assert!(line_of(&app, 18).starts_with("2."));
    typed(&mut app, "Qh5\n", Timestamp::default());
    let line = line_of(&app, 18);
    assert!(line.starts_with("2… +"), "check is told: {line}");
    assert!(line.ends_with("Ada  5:00  ▶Bo  5:00"), "{line}");
}

#[test]
fn where_two_names_find_no_room_the_state_stands_before_the_clocks() {
    let app = timed("5", View::Fixed(Color::White));
    let lowest = shown(&app, 20, 10);
    let line = lowest.lines().last().expect("a line");
    assert!(line.starts_with("1. White"), "{line}");
    assert!(!line.contains('…'), "nothing is cut: {line}");
}

#[test]
fn the_form_opens_with_the_names_and_what_begins_the_game() {
    let mut app = timed("none", View::Fixed(Color::White));
    typed(&mut app, ":new\n", Timestamp::default());
    let opened = shown(&app, 20, 10);
    for wanted in ["White", "Ada", "Black", "Bo", "Begin"] {
        assert!(opened.contains(wanted), "{wanted} in\n{opened}");
    }
}

/// The text of the window.
fn shown(app: &App, width: u16, height: u16) -> String {
    text(&drawn(app, ColorDepth::Indexed256, width, height))
}

/// A row of a window of 40 columns and 20 rows, without the blanks around it.
fn line_of(app: &App, row: usize) -> String {
    let shown = shown(app, 40, 20);
    let line = shown.lines().nth(row - 1).unwrap_or_default();
    line.trim().to_owned()
}
