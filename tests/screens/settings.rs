//! The settings screen at several sizes.

use ratatui::layout::Rect;
use tabiya::app::{App, Dialog, Event, Key, SettingsScreen, Target};
use tabiya::game::Timestamp;
use tabiya::ui::theme::ColorDepth;
use tabiya::ui::theme::user::NAMES;
use tabiya::ui::{self, Look};
use tabiya::wording::{English, SettingsWords};

use crate::whole::{START, app, drawn, text};

const SIZES: [(u16, u16); 6] = [(80, 24), (120, 40), (60, 40), (40, 20), (30, 12), (20, 10)];

fn opened() -> App {
    let mut app = app(START, "e4\n:settings\n");
    app.know_themes(NAMES.map(str::to_owned));
    app
}

fn press(app: &mut App, key: Key) {
    app.update(Event::Key(key.into()), Timestamp::default());
}

#[test]
fn it_stands_beside_the_board_or_takes_the_window() {
    for (width, height) in SIZES {
        let mut app = opened();
        press(&mut app, Key::Right);
        let buffer = drawn(&app, ColorDepth::Indexed256, width, height);
        insta::assert_snapshot!(format!("settings {width}x{height}"), text(&buffer));
    }
}

#[test]
fn every_setting_comes_in_sight_with_its_value_and_what_it_is_for() {
    for (width, height) in SIZES {
        let mut app = opened();
        for entry in SettingsScreen::entries() {
            let said = text(&drawn(&app, ColorDepth::Sixteen, width, height));
            let name = English.setting_name(entry.setting);
            let row = said.lines().find(|line| line.contains(name));
            let row = row.unwrap_or_else(|| panic!("{width}x{height}: {name}:\n{said}"));
            assert!(row.contains(&*app.value(entry.setting)), "{row}");
            let help = English.setting_help(entry.setting).split(' ').next();
            assert!(said.contains(help.unwrap_or_default()), "{said}");
            press(&mut app, Key::Down);
        }
    }
}

#[test]
fn all_twelve_men_stand_between_bars() {
    for (width, height) in SIZES {
        let said = text(&drawn(&opened(), ColorDepth::None, width, height));
        let men: String = said
            .chars()
            .filter(|letter| ('♔'..='♟').contains(letter))
            .collect();
        assert!(
            said.contains("|♔|♕|♖|♗|♘|♙|") && said.contains("|♚|♛|♜|♝|♞|"),
            "{said}"
        );
        assert!(men.contains('♟'));
    }
}

#[test]
fn what_can_be_clicked_is_where_it_is_seen() {
    for (width, height) in SIZES {
        let app = opened();
        let buffer = drawn(&app, ColorDepth::None, width, height);
        let target =
            |x, y| ui::target(&app, &Look::default(), Rect::new(0, 0, width, height), x, y);
        let cells = || (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
        for (wanted, label) in [(Target::Save, " s save "), (Target::Close, " Esc leave ")] {
            let there = cells().filter(|&(x, y)| target(x, y) == wanted);
            let seen: String = there.map(|at| buffer[at].symbol()).collect();
            assert_eq!(seen, label, "{width}x{height}");
        }
        for (index, entry) in SettingsScreen::entries().enumerate() {
            let there = cells().filter(|&(x, y)| target(x, y) == Target::Choice(index));
            let seen: String = there.map(|at| buffer[at].symbol()).collect();
            let name = English.setting_name(entry.setting);
            assert!(
                seen.is_empty() || seen.contains(name),
                "{width}x{height}: {seen}"
            );
        }
    }
}

#[test]
fn no_size_makes_it_fail() {
    let mut app = opened();
    press(&mut app, Key::End);
    for (width, height) in (0..100)
        .step_by(3)
        .flat_map(|side| [(side, 30), (30, side), (100, side)])
    {
        drawn(&app, ColorDepth::Sixteen, width, height);
    }
    assert!(matches!(app.dialog(), Some(Dialog::Settings(_))));
}
