//! A game under review, and the list of the games of its file.

use tabiya::app::App;
use tabiya::app::review::{Heading, Indexed, Loaded, Opened, Study, Told};
use tabiya::app::{Event, Key, KeyPress, Target};
use tabiya::game::Timestamp;
use tabiya::pgn::{Marker, Reader};
use tabiya::ui::theme::{BUILT_IN, ColorDepth, Theme};
use tabiya::ui::{self, Look};

use crate::whole::{START, app, drawn, text};

const GAME: &str = "[Event \"Café\"]\n[White \"Ada\"]\n[Black \"Bo\"]\n[WhiteElo \"2000\"]\n\
    [Date \"2001.02.03\"]\n[Result \"1-0\"]\n\n\
    {A lesson that is longer than a line of the sheet.} 1. e4 {[%clk 0:05:00] best by test} e5 \
    {[%clk 0:04:30]} (1... c5 2. Nf3 (2. c3 d5 {and so on}) 2... d6) (1... e6) \
    2. Nf3 $1 Nc6 3. Bb5 $14 a6 1-0\n";

/// A game under review after these keys.
fn review(game: &str, keys: &[Key]) -> App {
    let game = Reader::new(game.as_bytes())
        .next()
        .expect("one")
        .expect("read");
    let first = Loaded {
        study: Study::new(game),
        cut: false,
    };
    let mut app = app(START, "");
    let opened = Opened {
        name: "games.pgn".to_owned(),
        bytes: 1_000,
        first: Box::new(first),
    };
    app.review_alone(1, opened);
    let indexed = Told::Indexed(Indexed {
        games: 3,
        bytes: 430,
        done: false,
    });
    tell(&mut app, indexed);
    for &key in keys {
        app.update(Event::Key(KeyPress::from(key)), Timestamp::default());
    }
    app
}

fn tell(app: &mut App, told: Told) {
    app.update(Event::Review { file: 1, told }, Timestamp::default());
}

fn picture(app: &App, width: u16, height: u16) -> String {
    text(&drawn(app, ColorDepth::Indexed256, width, height))
}

#[test]
fn a_game_under_review_looks_as_it_should_at_every_size() {
    let app = review(GAME, &[Key::Right, Key::Down, Key::Right]);
    for (width, height) in [(80, 24), (120, 40), (40, 20), (20, 10)] {
        let name = format!("review {width}x{height}");
        insta::assert_snapshot!(name, picture(&app, width, height));
    }
}

#[test]
fn the_list_looks_as_it_should_at_every_size() {
    let mut app = review(GAME, &[]);
    for letter in ":list".chars() {
        app.update(Event::Key(Key::Char(letter).into()), Timestamp::default());
    }
    app.update(Event::Key(Key::Enter.into()), Timestamp::default());
    let heading = |number: usize| Heading {
        white: format!("White {number}"),
        black: "Capablanca, José Raúl".to_owned(),
        result: Marker::Draw,
        date: "1921.03.15".to_owned(),
        event: "Havana".to_owned(),
        eco: "D63".to_owned(),
    };
    tell(
        &mut app,
        Told::Headings(vec![(0, heading(0)), (1, heading(1))]),
    );
    for (width, height) in [(120, 10), (80, 10), (50, 10), (20, 10)] {
        let name = format!("list {width}x{height}");
        insta::assert_snapshot!(name, picture(&app, width, height));
    }
}

#[test]
fn the_keys_of_the_list_are_told_whole_in_a_window_of_80_columns() {
    let mut app = review(GAME, &[]);
    for letter in ":list".chars() {
        app.update(Event::Key(Key::Char(letter).into()), Timestamp::default());
    }
    app.update(Event::Key(Key::Enter.into()), Timestamp::default());
    let said = picture(&app, 80, 24);
    let keys = said.lines().rev().nth(1).unwrap_or_default();
    assert!(keys.ends_with("Esc"), "{keys}");
}

#[test]
fn the_move_that_is_viewed_stays_in_sight() {
    let moves: String = (1..=300)
        .map(|number| format!("{}. Nf3 Nf6 {}. Ng1 Ng8 ", 2 * number - 1, 2 * number))
        .collect::<Vec<_>>()
        .concat();
    for keys in [
        &[Key::End][..],
        &[Key::End, Key::PageUp],
        &[Key::Right],
        &[],
    ] {
        let app = review(&format!("{moves}*"), keys);
        let said = picture(&app, 80, 24);
        let last = if keys.contains(&Key::End) {
            "600."
        } else {
            "1."
        };
        assert!(said.contains(&format!("  {last}")), "{said}");
    }
}

#[test]
fn a_cell_of_the_sheet_is_the_move_that_stands_there() {
    let app = review(GAME, &[]);
    let look = Look {
        theme: Theme::new(&BUILT_IN[0], ColorDepth::Indexed256),
        ..Look::default()
    };
    let buffer = drawn(&app, ColorDepth::Indexed256, 80, 24);
    let picture = text(&buffer);
    for wanted in ["Bb5", "1... c5", "2. c3"] {
        let found = picture.lines().enumerate().find_map(|(row, line)| {
            let at = line.find(wanted)?;
            Some((line[..at].chars().count(), row))
        });
        let (column, row) = found.expect(wanted);
        let (column, row) = (u16::try_from(column), u16::try_from(row));
        let cell = (column.expect("small"), row.expect("small"));
        let target = ui::target(&app, &look, buffer.area, cell.0, cell.1);
        let Target::Place(node) = target else {
            panic!("{wanted}: {target:?}");
        };
        let text = app.numbered_reviewed_move(node);
        assert!(
            text.contains(wanted.trim_start_matches(|c: char| !c.is_alphabetic())),
            "{text}"
        );
    }
}

#[test]
fn no_size_makes_drawing_fail() {
    let deep = "[Event \"a\"]\n\n1. e4 (1. d4 (1. c4 (1. b4 (1. a4 (1. Nf3 {x}))))) *";
    for (game, keys) in [
        (GAME, &[Key::Right, Key::Down][..]),
        (deep, &[Key::End]),
        ("[Event \"none\"]\n\n*", &[]),
    ] {
        let app = review(game, keys);
        for side in 0..40 {
            for (width, height) in [(side, 60), (60, side), (side, side)] {
                drawn(&app, ColorDepth::Indexed256, width, height);
            }
        }
    }
}
