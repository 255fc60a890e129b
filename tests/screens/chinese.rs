//! Chinese on the screen, in both scripts: every character takes two columns, and no frame or
//! column breaks for it.

use ratatui::buffer::Buffer;
use tabiya::app::settings::table::Setting;
use tabiya::app::{App, Event, Key, KeyPress, Opened, Preferences};
use tabiya::game::{Game, Players, Table, Timestamp};
use tabiya::notation::fen::{self, Reading};
use tabiya::rules::Variant;
use tabiya::ui::theme::ColorDepth;
use tabiya::wording::Language;
use tabiya::wording::chinese::script::{CHARACTERS, converted};
use unicode_width::UnicodeWidthStr;

use crate::whole::{START, drawn, text};

/// The screens, and what is typed to come to them.
const SCREENS: &[(&str, &str)] = &[
    ("play", "e4\nd5\nexd5\nN"),
    ("refused", "e4\ne5\nKe3\n"),
    ("choice", "e4\n:resign\n"),
    ("help", "?"),
    ("moves", ":moves\n"),
    ("notation", "e4\n:notation?\n"),
    ("form", ":new\n"),
    ("settings", "e4\n:settings\n"),
    ("editor", ":setup\nempty Ke1 Rh1 ke8 castling Kq\n"),
    ("practice", ":practice find\n"),
    ("writing", ":practice write\nnonsense\n"),
    ("review", "e4\ne5\nNf3\n:review\n"),
    ("laws", ":laws\n"),
    ("law", ":laws castling-barred\n"),
];

const SIZES: [(u16, u16); 3] = [(80, 24), (40, 12), (20, 10)];

fn app(language: Language, keys: &str) -> App {
    let position = fen::read(START, Reading::Lenient, Variant::Standard)
        .expect("a FEN")
        .0;
    let players = Players::new(Some("Ada".to_owned()), Some("后来".to_owned()));
    let table = Table::casual(Game::new(position, Variant::Standard), players);
    let preferences = Preferences {
        language: Some(language),
        ..Preferences::default()
    };
    let mut app = App::with(table, language.words(), preferences);
    for letter in keys.chars() {
        let key = match letter {
            '\n' => Key::Enter,
            '?' => Key::F(1),
            letter => Key::Char(letter),
        };
        let effects = app.update(Event::Key(KeyPress::from(key)), Timestamp::default());
        if effects.contains(&tabiya::app::Effect::OpenPractice) {
            let opened = Event::PracticeOpened(Opened {
                seed: 7,
                ..Opened::default()
            });
            app.update(opened, Timestamp::default());
        }
    }
    app
}

/// The text of a picture as a terminal shows it: what is behind a wide character is covered.
fn shown(buffer: &Buffer) -> Vec<String> {
    let rows = buffer.content.chunks(usize::from(buffer.area.width));
    rows.map(|row| {
        let mut line = String::new();
        let mut x = 0;
        while let Some(cell) = row.get(x) {
            line.push_str(cell.symbol());
            x += cell.symbol().width().max(1);
        }
        assert_eq!(x, row.len(), "a wide character hangs over the edge: {line}");
        line
    })
    .collect()
}

/// The symbols of the vertical edges of frames, by their places.
fn symbol(buffer: &Buffer, x: u16, y: u16) -> &str {
    buffer[(x, y)].symbol()
}

/// Asserts that each frame that is begun at the top goes down on both sides to its end.
fn assert_frames(buffer: &Buffer, what: &str) {
    for y in 0..buffer.area.height {
        for x in 0..buffer.area.width {
            if !matches!(symbol(buffer, x, y), "┐" | "┌" | "╮" | "╭") {
                continue;
            }
            let mut below = y + 1;
            while below < buffer.area.height
                && matches!(symbol(buffer, x, below), "│" | "├" | "┤" | "┃")
            {
                below += 1;
            }
            let closed = below < buffer.area.height
                && matches!(symbol(buffer, x, below), "┘" | "└" | "╯" | "╰");
            assert!(
                closed,
                "{what}: the frame at {x}, {y} is broken:\n{}",
                text(buffer)
            );
        }
    }
}

fn each(mut look_at: impl FnMut(Language, &str, (u16, u16), &App, &Buffer)) {
    for language in [Language::Simplified, Language::Traditional] {
        for (name, keys) in SCREENS {
            let app = app(language, keys);
            for (width, height) in SIZES {
                let buffer = drawn(&app, ColorDepth::Indexed256, width, height);
                look_at(language, name, (width, height), &app, &buffer);
            }
        }
    }
}

#[test]
fn no_row_is_too_wide_and_no_frame_is_broken() {
    each(|_, name, size, _, buffer| {
        let rows = shown(buffer);
        for row in &rows {
            assert_eq!(row.width(), usize::from(size.0), "{name} {size:?}: {row}");
        }
        assert_frames(buffer, &format!("{name} {size:?}"));
    });
}

/// A sentence that no one has put into traditional characters would be seen here.
#[test]
fn nothing_simplified_is_seen_where_traditional_characters_are_read() {
    let simplified: String = CHARACTERS
        .split_whitespace()
        .filter_map(|pair| pair.chars().next())
        .collect();
    each(|language, name, size, _, buffer| {
        if language == Language::Traditional {
            let said = shown(buffer).concat().replace("后来", "");
            let left: Vec<char> = said.chars().filter(|&c| simplified.contains(c)).collect();
            assert!(left.is_empty(), "{name} {size:?}: {left:?} in {said}");
            assert_eq!(converted(&said.replace(['“', '”'], "")), said);
        }
    });
}

#[test]
fn the_screens_look_as_they_should_at_80x24() {
    each(|language, name, size, _, buffer| {
        let simplified = language == Language::Simplified;
        if size == (80, 24) && (simplified || matches!(name, "play" | "settings" | "form")) {
            let rows: Vec<String> = shown(buffer)
                .iter()
                .map(|row| row.trim_end().to_owned())
                .collect();
            let code = language.code();
            insta::assert_snapshot!(format!("{code} {name} 80x24"), rows.join("\n"));
        }
    });
}

#[test]
fn the_language_is_changed_on_the_settings_screen_and_by_a_word() {
    let mut app = app(Language::English, ":lang zh-TW\n");
    assert_eq!(app.language(), Language::Traditional);
    assert_eq!(app.value(Setting::Language), "zh-Hant");
    assert!(app.state().contains("白方走棋"), "{}", app.state());
    for letter in ":lang en\n".chars() {
        let key = if letter == '\n' {
            Key::Enter
        } else {
            Key::Char(letter)
        };
        app.update(Event::Key(key.into()), Timestamp::default());
    }
    assert!(app.state().contains("White to move"), "{}", app.state());
    app.update(Event::Key(Key::F(3).into()), Timestamp::default());
    app.update(Event::Key(Key::End.into()), Timestamp::default());
    // Below the language are the two settings about tenths of a second.
    app.update(Event::Key(Key::Up.into()), Timestamp::default());
    app.update(Event::Key(Key::Up.into()), Timestamp::default());
    let effects = app.update(Event::Key(Key::Right.into()), Timestamp::default());
    assert_eq!(effects, [tabiya::app::Effect::Speak(Language::Simplified)]);
    assert!(app.state().contains("白方走棋"), "{}", app.state());
}
