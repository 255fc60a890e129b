//! Terminals of East Asia, which draw some characters twice as wide as others do.

use std::num::NonZeroU16;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, CellDiffOption};
use tabiya::app::{App, Event, Key};
use tabiya::game::{Game, Players, Table, Timestamp};
use tabiya::rules::{Position, Variant};
use tabiya::ui::theme::{BUILT_IN, ColorDepth, Theme};
use tabiya::ui::{self, Look};
use tabiya::wording::English;
use unicode_width::UnicodeWidthStr;

/// Names whose letters are wide everywhere, wide there, with marks of their own, and too long.
const NAMES: [(&str, &str); 3] = [
    ("王天一", "Борис Васильевич"),
    ("José\u{301} Raúl", "Αδαμ"),
    ("国际象棋国际象棋国际象棋国际象棋国际象棋", "Ж"),
];

fn app(names: (&str, &str), keys: &str) -> App {
    let players = Players::new(Some(names.0.to_owned()), Some(names.1.to_owned()));
    let game = Game::new(Position::initial(), Variant::Standard);
    let mut app = App::new(Table::casual(game, players), &English);
    for letter in keys.chars() {
        let key = match letter {
            '\n' => Key::Enter,
            '^' => Key::Up,
            letter => Key::Char(letter),
        };
        app.update(Event::Key(key.into()), Timestamp::default());
    }
    app
}

fn drawn(app: &App, wide: bool, size: (u16, u16)) -> Buffer {
    let look = Look {
        theme: Theme::new(&BUILT_IN[0], ColorDepth::TrueColor),
        text_form: true,
        wide,
        ..Look::default()
    };
    let mut terminal = Terminal::new(TestBackend::new(size.0, size.1)).expect("memory");
    terminal
        .draw(|frame| ui::draw(app, &look, frame))
        .expect("memory");
    terminal.backend().buffer().clone()
}

/// How many columns a character takes in such a terminal.
fn columns(symbol: &str) -> usize {
    let letter = symbol.chars().next().unwrap_or(' ');
    match letter {
        'А'..='я' | 'Α'..='Ω' | 'α'..='ω' | 'é' | 'ú' => 2,
        _ => symbol.width_cjk(),
    }
}

const STATES: [&str; 14] = [
    "",
    "e4\ne5\nNf3\nN",
    "e4\nd5\nexd5\n^^^\n",
    "e4\nf6\nQh5+\n",
    ":notation ru\ne4\nКf6\n",
    ":notation figurine\ne4\nNf6\n",
    ":draw\n",
    "Жы?…½",
    ":help\n",
    ":settings\n",
    ":new\n",
    ":practice\n",
    ":practice read\n",
    "e4\n:resign\n",
];

const SIZES: [(u16, u16); 4] = [(20, 10), (40, 20), (80, 24), (100, 36)];

#[test]
fn no_character_is_drawn_over_its_neighbour() {
    for names in NAMES {
        for keys in STATES {
            let app = app(names, keys);
            for size in SIZES {
                let buffer = drawn(&app, true, size);
                for row in buffer.content.chunks(usize::from(size.0)) {
                    let text: String = row.iter().map(ratatui::buffer::Cell::symbol).collect();
                    for (index, cell) in row.iter().enumerate() {
                        let width = columns(cell.symbol());
                        let told = match cell.diff_option {
                            CellDiffOption::ForcedWidth(told) => usize::from(NonZeroU16::get(told)),
                            _ => cell.symbol().width(),
                        };
                        let what =
                            || format!("{:?} in {text:?} of {keys:?} at {size:?}", cell.symbol());
                        assert_eq!(told, width, "{}", what());
                        assert!(index + width <= row.len(), "{}", what());
                        let covered = &row[index + 1..index + width.max(1)];
                        assert!(
                            covered.iter().all(|cell| cell.symbol() == " "),
                            "{}",
                            what()
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn names_in_any_script_leave_the_columns_where_they_are() {
    for wide in [false, true] {
        for names in NAMES {
            for size in SIZES {
                let (plain, foreign) = (app(("Ada", "Bo"), "e4\n"), app(names, "e4\n"));
                let (plain, foreign) = (drawn(&plain, wide, size), drawn(&foreign, wide, size));
                let cells = plain
                    .area
                    .positions()
                    .filter(|at| plain[*at].symbol() != " ");
                for at in cells.filter(|at| at.x >= 50 || !is_bar(&plain, at.y)) {
                    assert_eq!(
                        plain[at].symbol(),
                        foreign[at].symbol(),
                        "{names:?} {size:?} {at}"
                    );
                }
            }
        }
    }
}

/// Whether a player's name stands in a row.
fn is_bar(buffer: &Buffer, row: u16) -> bool {
    let text: String = (0..buffer.area.width)
        .map(|x| buffer[(x, row)].symbol())
        .collect();
    text.contains("Ada") || text.contains("Bo")
}
