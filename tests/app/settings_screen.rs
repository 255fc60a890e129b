//! The settings screen: tried at once, saved on purpose.

use tabiya::app::settings::table::Setting;
use tabiya::app::{
    App, Dialog, Effect, Event, Key, Pieces, Pointer, PointerKind, Preferences, SettingsScreen,
    Target,
};
use tabiya::game::{Game, Players, Table};
use tabiya::rules::{Position, Variant};
use tabiya::wording::English;

use crate::driver::Driver;

fn opened() -> Driver {
    let mut person = Driver::new();
    person
        .app
        .know_themes(["walnut", "green"].map(str::to_owned));
    person.enter(":settings");
    assert!(matches!(person.app.dialog(), Some(Dialog::Settings(_))));
    person
}

fn select(person: &mut Driver, setting: Setting) {
    person.press(Key::Home);
    let index = SettingsScreen::entries().position(|entry| entry.setting == setting);
    for _ in 0..index.expect("on the screen") {
        person.press(Key::Down);
    }
}

fn screen(person: &Driver) -> &SettingsScreen {
    match person.app.dialog() {
        Some(Dialog::Settings(screen)) => screen,
        other => panic!("{other:?}"),
    }
}

fn click(person: &mut Driver, target: Target) -> Vec<Effect> {
    let kind = PointerKind::Press;
    person.send(Event::Pointer(Pointer { kind, target }))
}

#[test]
fn every_setting_on_the_screen_goes_through_its_values_both_ways() {
    let mut person = opened();
    for entry in SettingsScreen::entries() {
        select(&mut person, entry.setting);
        let first = person.app.value(entry.setting).into_owned();
        person.press(Key::Right);
        let second = person.app.value(entry.setting).into_owned();
        assert_ne!(first, second, "{}", entry.key);
        person.press(Key::Left);
        assert_eq!(person.app.value(entry.setting), first, "{}", entry.key);
        for _ in 0..20 {
            person.press(Key::Enter);
            if person.app.value(entry.setting) == first {
                break;
            }
        }
        assert_eq!(
            person.app.value(entry.setting),
            first,
            "{} comes round",
            entry.key
        );
    }
}

#[test]
fn a_change_counts_at_once_and_is_kept_only_when_it_is_saved() {
    let mut person = opened();
    select(&mut person, Setting::Pieces);
    assert_eq!(person.press(Key::Right), []);
    assert_eq!(person.app.preferences().pieces, Pieces::Unicode);
    assert_eq!(person.app.saved_preferences().pieces, Pieces::Drawn);
    let change = (Setting::Pieces, "unicode".to_owned());
    assert_eq!(
        person.press(Key::Char('s')),
        [Effect::SaveSettings(vec![change])]
    );
    assert_eq!(
        person.app.saved_preferences().pieces,
        Pieces::Drawn,
        "not before it is done"
    );
    person.send(Event::SettingsSaved("~/settings.toml".to_owned()));
    assert_eq!(person.message(), "Saved in ~/settings.toml.");
    assert_eq!(person.app.saved_preferences().pieces, Pieces::Unicode);
    assert!(!screen(&person).is_marked(Setting::Pieces));
    person.press(Key::Esc);
    assert!(person.app.dialog().is_none());
    assert_eq!(person.app.preferences().pieces, Pieces::Unicode);
}

#[test]
fn a_failure_to_save_is_said_and_the_marks_stay() {
    let mut person = opened();
    person.press(Key::Right);
    person.press(Key::Char('s'));
    person.send(Event::Failed("The disk is full.".to_owned()));
    assert_eq!(person.message(), "The disk is full.");
    assert!(screen(&person).is_marked(Setting::Theme));
    assert_eq!(person.app.saved_preferences().theme, "");
}

#[test]
fn what_was_asked_for_one_run_is_saved_only_if_it_is_marked() {
    let table = Table::casual(
        Game::new(Position::initial(), Variant::Standard),
        Players::default(),
    );
    let preferences = Preferences {
        bell: true,
        ..Preferences::default()
    };
    let mut app = App::with(table, &English, preferences);
    app.know_saved(Preferences::default());
    let mut person = Driver {
        app,
        ..Driver::new()
    };
    person.enter(":blindfold men");
    person.press(Key::F(3));
    assert!(person.app.is_for_this_run(Setting::Bell));
    assert!(person.app.is_for_this_run(Setting::Blindfold));
    assert_eq!(person.press(Key::Char('s')), []);
    assert!(person.message().contains("Nothing to save"));
    select(&mut person, Setting::Bell);
    person.press(Key::Char(' '));
    let bell = (Setting::Bell, "on".to_owned());
    assert_eq!(
        person.press(Key::Char('s')),
        [Effect::SaveSettings(vec![bell])]
    );
}

#[test]
fn the_mouse_selects_turns_saves_and_leaves() {
    let mut person = opened();
    click(&mut person, Target::Choice(1));
    assert_eq!(person.app.preferences().pieces, Pieces::Drawn);
    click(&mut person, Target::Choice(1));
    assert_eq!(person.app.preferences().pieces, Pieces::Unicode);
    assert!(matches!(
        click(&mut person, Target::Save)[..],
        [Effect::SaveSettings(_)]
    ));
    click(&mut person, Target::Nothing);
    assert!(person.app.dialog().is_some());
    click(&mut person, Target::Close);
    assert!(person.app.dialog().is_none());
}

#[test]
fn the_mouse_setting_takes_hold_at_once() {
    let mut person = opened();
    select(&mut person, Setting::Mouse);
    assert_eq!(person.press(Key::Right), [Effect::Mouse(false)]);
    assert_eq!(person.press(Key::Right), [Effect::Mouse(true)]);
}

#[test]
fn a_new_game_forgets_no_setting_and_not_what_is_saved() {
    let mut person = opened();
    select(&mut person, Setting::Pieces);
    person.press(Key::Right);
    person.press(Key::Esc);
    person.enter(":rematch");
    assert_eq!(person.app.preferences().pieces, Pieces::Unicode);
    assert!(person.app.is_for_this_run(Setting::Pieces));
}
