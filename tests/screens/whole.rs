//! The whole playing screen at several sizes, as text with its styles.

use std::fmt::Write as _;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use tabiya::app::{App, Event, Key, KeyPress, Pointer, PointerKind};
use tabiya::game::{Game, Players, Table, Timestamp};
use tabiya::notation::fen::{self, Reading};
use tabiya::rules::Variant;
use tabiya::ui::theme::{BUILT_IN, ColorDepth, Theme};
use tabiya::ui::{self, Look};
use tabiya::wording::English;

pub(crate) const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

pub(crate) fn app(start: &str, keys: &str) -> App {
    let position = fen::read(start, Reading::Lenient, Variant::Standard)
        .expect("a FEN")
        .0;
    let players = Players::new(Some("Ada".to_owned()), Some("Bo".to_owned()));
    let mut app = App::new(
        Table::casual(Game::new(position, Variant::Standard), players),
        &English,
    );
    for letter in keys.chars() {
        let key = match letter {
            '\n' => Key::Enter,
            '\x1b' => Key::Esc,
            '?' => Key::F(1),
            letter => Key::Char(letter),
        };
        app.update(Event::Key(KeyPress::from(key)), Timestamp::default());
    }
    app
}

pub(crate) fn drawn(app: &App, depth: ColorDepth, width: u16, height: u16) -> Buffer {
    let look = Look {
        theme: Theme::new(&BUILT_IN[0], depth),
        ..Look::default()
    };
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("memory");
    terminal
        .draw(|frame| ui::draw(app, &look, frame))
        .expect("memory");
    terminal.backend().buffer().clone()
}

/// The text of a picture, and below it the runs of cells that look alike.
fn told(buffer: &Buffer) -> String {
    let mut text = String::new();
    for row in buffer.content.chunks(usize::from(buffer.area.width)) {
        let line: String = row.iter().map(Cell::symbol).collect();
        writeln!(text, "{}", line.trim_end()).expect("memory");
    }
    for (y, row) in buffer
        .content
        .chunks(usize::from(buffer.area.width))
        .enumerate()
    {
        let mut runs = Vec::new();
        for (x, cell) in row.iter().enumerate() {
            let look = (cell.fg, cell.bg, cell.modifier);
            if runs.last().is_none_or(|(_, last)| *last != look) {
                runs.push((x, look));
            }
        }
        let runs: Vec<String> = runs
            .iter()
            .map(|(x, look)| format!("{x}:{look:?}"))
            .collect();
        writeln!(text, "{y} {}", runs.join(" ")).expect("memory");
    }
    text
}

/// Only the text.
pub(crate) fn text(buffer: &Buffer) -> String {
    let rows = buffer.content.chunks(usize::from(buffer.area.width));
    let line = |row: &[Cell]| {
        row.iter()
            .map(Cell::symbol)
            .collect::<String>()
            .trim_end()
            .to_owned()
    };
    rows.map(line).collect::<Vec<_>>().join("\n")
}

const OPENING: &str = "e4\nd5\nexd5\nN";

#[test]
fn the_set_up_editor_has_its_men_rights_and_fen_beside_the_board() {
    let app = app(START, ":setup\nempty Ke1 Rh1 ke8 castling Kq\n");
    let shown = text(&drawn(&app, ColorDepth::TrueColor, 80, 24));
    for line in [
        " K  Q  R  B  N  P",
        " k  q  r  b  n  p",
        "White to move",
        "Castling  K  ·  ·  q",
        "En passant -",
        "[Play from here]",
        "4k3/8/8/8/8/8/8/4K2R w Kq - 0 1",
        "home. The right is dropped.",
    ] {
        assert!(shown.contains(line), "{line} in\n{shown}");
    }
}

#[test]
fn the_playing_screen_looks_as_it_should_at_every_size() {
    for (width, height) in [(80, 24), (120, 40), (40, 20), (20, 10), (60, 40)] {
        let buffer = drawn(&app(START, OPENING), ColorDepth::Indexed256, width, height);
        insta::assert_snapshot!(format!("playing {width}x{height}"), told(&buffer));
    }
}

#[test]
fn it_does_without_colours() {
    for (width, height) in [(80, 24), (20, 10)] {
        let buffer = drawn(&app(START, OPENING), ColorDepth::None, width, height);
        insta::assert_snapshot!(format!("without colours {width}x{height}"), told(&buffer));
    }
}

#[test]
fn a_window_that_is_too_small_says_what_it_needs() {
    for (width, height) in [(19, 10), (20, 9), (5, 3), (1, 1)] {
        let said = text(&drawn(
            &app(START, ""),
            ColorDepth::Indexed256,
            width,
            height,
        ));
        let words: String = said
            .chars()
            .filter(|letter| !letter.is_whitespace())
            .collect();
        assert!(
            "Needs20x10".starts_with(&words) && !words.is_empty(),
            "{width}x{height}: {said:?}"
        );
    }
}

#[test]
fn the_end_shows_the_result_beside_the_final_position() {
    let buffer = drawn(
        &app("7k/8/6K1/8/8/8/8/R7 w - - 0 1", "Ra8\n"),
        ColorDepth::Indexed256,
        80,
        24,
    );
    let said = text(&buffer);
    assert!(
        said.contains("1-0  White wins by checkmate") && said.contains("Ra8#"),
        "{said}"
    );
}

#[test]
fn a_question_stands_under_the_board_and_the_board_stays_in_sight() {
    let said = text(&drawn(
        &app(START, "e4\n:resign\n"),
        ColorDepth::Indexed256,
        80,
        24,
    ));
    assert!(
        said.contains("Bo resigns?") && said.contains("y Yes") && said.contains("a   b   c"),
        "{said}"
    );
    let small = text(&drawn(
        &app(START, "e4\n:resign\n"),
        ColorDepth::Indexed256,
        20,
        10,
    ));
    assert!(
        small.contains("Bo resigns?") && small.contains("y Yes") && small.contains("n No"),
        "{small}"
    );
}

#[test]
fn face_to_face_the_men_across_the_screen_stand_towards_their_owner() {
    let symbols = |app: &App| {
        let buffer = drawn(app, ColorDepth::TrueColor, 120, 40);
        // The black king in the e-file of the eighth rank, and White's in the first.
        let king = |y: u16| -> Vec<String> {
            let cells = (y..y + 4).flat_map(|row| (34..42).map(move |column| (column, row)));
            cells.map(|cell| buffer[cell].symbol().to_owned()).collect()
        };
        (king(1), king(29))
    };
    let usual = symbols(&app(START, ""));
    let facing = symbols(&app(START, ":view face\n\x1b"));
    assert_ne!(usual.0, facing.0, "Black's king is turned");
    assert_eq!(usual.1, facing.1, "White's is not");
}

#[test]
fn the_help_fits_or_scrolls() {
    let said = text(&drawn(&app(START, "?"), ColorDepth::Indexed256, 80, 24));
    assert!(
        said.trim_start().starts_with("Help")
            && said.lines().all(|line| line.chars().count() <= 80),
        "{said}"
    );
    assert!(said.contains("scroll"));
}

/// All that is to be read, in one line.
fn in_one_line(app: &App, (width, height): (u16, u16)) -> String {
    let shown = text(&drawn(app, ColorDepth::Indexed256, width, height));
    let words: Vec<&str> = shown.split_whitespace().collect();
    words.join(" ")
}

#[test]
fn what_was_said_is_read_whole_at_every_size() {
    let app = app("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "Nd5\n");
    for width in (20..130).step_by(5) {
        for height in 10..45 {
            let read = in_one_line(&app, (width, height));
            assert!(
                read.contains("The knight on c3 is pinned by the bishop on b4."),
                "{width}x{height}: {read}"
            );
        }
    }
}

#[test]
fn the_line_in_which_is_typed_stays_when_a_reason_takes_the_rows_of_the_board() {
    let app = app("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "Nd5\n");
    for size in [(20, 10), (30, 12), (40, 12), (100, 30)] {
        assert!(in_one_line(&app, size).contains("> Nd5"), "{size:?}");
    }
}

#[test]
fn the_set_up_editor_tells_the_position_and_what_is_wrong_in_a_low_window() {
    let app = app(START, ":setup\nempty Ke1 Ke3 kd2\n");
    for size in [(40, 12), (60, 20), (80, 24)] {
        let read = in_one_line(&app, size);
        assert!(read.contains("Not legal yet."), "{size:?}: {read}");
        assert!(read.contains("w - - 0 1"), "{size:?}: {read}");
    }
}

#[test]
fn names_and_clocks_stand_in_low_and_narrow_windows() {
    let app = app(START, "e4\n");
    for size in [(60, 20), (80, 21), (120, 28), (200, 20), (80, 12), (40, 16)] {
        let read = in_one_line(&app, size);
        for wanted in ["Ada", "Bo", "1. e4"] {
            assert!(read.contains(wanted), "{wanted} at {size:?}: {read}");
        }
    }
}

#[test]
fn the_form_has_a_title_and_its_keys_and_tells_where_it_goes_on() {
    let app = app(START, ":new\n");
    for size in [(20, 10), (30, 12), (80, 24)] {
        let read = in_one_line(&app, size);
        assert!(read.starts_with("New game"), "{size:?}: {read}");
        assert!(read.contains("Esc leaves"), "{size:?}: {read}");
        assert_eq!(read.contains('…'), size.1 < 24, "{size:?}: {read}");
    }
}

#[test]
fn the_help_says_how_to_close_it_in_the_smallest_window() {
    let read = in_one_line(&app(START, "?"), (20, 10));
    assert!(read.contains("any other key: close"), "{read}");
}

#[test]
fn no_size_and_no_state_makes_drawing_fail() {
    for keys in [
        "",
        "e4\nd5\nexd5\nN",
        ":resign\n",
        ":new\n",
        "?",
        "e4\n:sheet\n",
        ":moves\n",
    ] {
        let app = app(START, keys);
        for (width, height) in
            (0..40).flat_map(|side| [(side, 60), (60, side), (side, side), (200, side)])
        {
            drawn(&app, ColorDepth::TrueColor, width, height);
        }
    }
}

#[test]
fn a_candidate_can_be_clicked_where_it_is_seen() {
    for (width, height) in [(80, 24), (40, 20), (30, 14)] {
        let mut app = app(START, "N");
        let screen = drawn(&app, ColorDepth::Indexed256, width, height);
        let row = text(&screen)
            .lines()
            .position(|line| line.contains("Nf3"))
            .expect("a candidate");
        let line: String = (0..width)
            .map(|x| screen[(x, u16::try_from(row).unwrap())].symbol())
            .collect();
        let column = u16::try_from(line.find("Nf3").unwrap()).unwrap();
        let area = ratatui::layout::Rect::new(0, 0, width, height);
        let look = Look::default();
        let target = ui::target(&app, &look, area, column, u16::try_from(row).unwrap());
        let kind = PointerKind::Press;
        app.update(
            Event::Pointer(Pointer { kind, target }),
            Timestamp::default(),
        );
        assert_eq!(app.line().text(), "Nf3", "{width}x{height}");
    }
}
