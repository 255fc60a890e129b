//! The Laws on the screen: text and board beside each other, or one of them.

use tabiya::app::{App, Event, Key, Leaf};
use tabiya::game::Timestamp;
use tabiya::laws::Topic;
use tabiya::ui::theme::ColorDepth;

use crate::whole::{START, app, drawn, text};

fn press(app: &mut App, key: Key) {
    app.update(Event::Key(key.into()), Timestamp::default());
}

fn seen(app: &App, width: u16, height: u16) -> String {
    text(&drawn(app, ColorDepth::Indexed256, width, height))
}

fn reading(name: &str) -> App {
    app(START, &format!(":laws {name}\n"))
}

#[test]
fn a_topic_looks_as_it_should() {
    for (width, height) in [(80, 24), (20, 10), (40, 20), (120, 40)] {
        let mut app = reading("castling-barred");
        press(&mut app, Key::Right);
        insta::assert_snapshot!(
            format!("law stepped {width}x{height}"),
            seen(&app, width, height)
        );
        press(&mut app, Key::Down);
        insta::assert_snapshot!(
            format!("law read {width}x{height}"),
            seen(&app, width, height)
        );
    }
}

#[test]
fn the_list_looks_as_it_should() {
    for (width, height) in [(80, 24), (20, 10)] {
        let app = app(START, ":laws\nfift");
        insta::assert_snapshot!(
            format!("laws searched {width}x{height}"),
            seen(&app, width, height)
        );
    }
}

#[test]
fn the_keys_of_the_laws_are_told_whole_at_every_size() {
    for (keys, whole, brief) in [
        (":laws castling\n", "Esc, or search", "arrows, Tab, Esc"),
        (":laws\n", "Esc goes back.", "type, Enter, Esc"),
    ] {
        let app = app(START, keys);
        for (width, height) in [(20, 10), (30, 12), (40, 20), (60, 24), (80, 24), (120, 40)] {
            let said = seen(&app, width, height);
            assert!(
                said.contains(whole) || said.contains(brief),
                "{width}x{height}\n{said}"
            );
        }
    }
}

#[test]
fn every_sentence_of_every_topic_can_be_read_in_the_smallest_window() {
    for &topic in Topic::ALL {
        let mut app = reading(topic.name());
        let passages = match app.reading().map(tabiya::app::Reading::leaf) {
            Some(Leaf::Page(page)) => page.passages(0).to_vec(),
            _ => panic!("{topic:?} opens"),
        };
        for (index, passage) in passages.iter().enumerate() {
            let said = seen(&app, 20, 10).replace('\n', " ");
            let letters = |text: &str| text.split_whitespace().collect::<String>();
            // The first window has the title too.
            let wanted = letters(&passage.text);
            let whole = letters(&said).contains(&wanted);
            assert!(whole || index == 0, "{topic:?}: {}\n{said}", passage.text);
            press(&mut app, Key::Down);
        }
    }
}

#[test]
fn at_80x24_the_text_of_nearly_every_topic_fits_beside_the_board() {
    let cut: Vec<Topic> = Topic::ALL
        .iter()
        .copied()
        .filter(|topic| seen(&reading(topic.name()), 80, 24).contains('…'))
        .collect();
    assert!(cut.len() <= 8, "{cut:?}");
}

#[test]
fn whoever_reads_during_a_game_sees_the_clocks() {
    use tabiya::game::{Game, Players, Regulations, Table, TimeControl};
    use tabiya::rules::{Position, Variant};
    use tabiya::wording::English;
    let control: TimeControl = "5".parse().expect("a time control");
    let game = Game::new(Position::initial(), Variant::Standard);
    let players = Players::new(Some("Ada".to_owned()), Some("Bo".to_owned()));
    let table = Table::new(
        game,
        players,
        Regulations::default(),
        [control.clone(), control],
    );
    let mut app = App::new(table, &English);
    press(&mut app, Key::Enter);
    for letter in ":laws rook".chars() {
        press(&mut app, Key::Char(letter));
    }
    press(&mut app, Key::Enter);
    let said = seen(&app, 80, 24);
    assert!(said.contains("5:00") && said.contains("Ada"), "{said}");
}

#[test]
fn no_size_makes_drawing_the_laws_fail() {
    for keys in [":laws\n", ":laws castling\n", ":laws xiang\n", ":laws\nzzz"] {
        let mut app = app(START, keys);
        for _ in 0..2 {
            for (width, height) in
                (0..40).flat_map(|side| [(side, 60), (60, side), (side, side), (200, side)])
            {
                drawn(&app, ColorDepth::TrueColor, width, height);
            }
            press(&mut app, Key::Tab);
            press(&mut app, Key::Right);
        }
    }
}

#[test]
fn what_the_mouse_points_at_is_what_is_drawn_there() {
    use ratatui::layout::Rect;
    use tabiya::app::Target;
    use tabiya::ui::{Look, target};
    let area = Rect::new(0, 0, 80, 24);
    let list = app(START, ":laws\n");
    let said = seen(&list, 80, 24);
    let row = said.lines().position(|line| line.contains("The rook"));
    let row = u16::try_from(row.expect("it is listed")).expect("a row");
    assert_eq!(
        target(&list, &Look::default(), area, 40, row),
        Target::Choice(6)
    );
    let page = reading("rook");
    let said = seen(&page, 80, 24);
    let row = said.lines().position(|line| line.contains("See also"));
    let row = u16::try_from(row.expect("it is offered")).expect("a row");
    assert_eq!(
        target(&page, &Look::default(), area, 50, row),
        Target::Choice(0)
    );
}
