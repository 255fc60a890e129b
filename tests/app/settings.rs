//! Settings as text: what is understood, what is reported, what is kept.

use proptest::prelude::*;
use tabiya::app::settings::table::{SETTINGS, Setting};
use tabiya::app::settings::{
    ReadSettings, Settings, ThemeKey, UserTheme, edit, example, read, write,
};
use tabiya::app::{Pieces, Preferences, View};
use tabiya::practice::Skill;
use tabiya::rules::Color;
use tabiya::ui::theme::user::{KNOWN, NAMES, sample};
use tabiya::wording::{English, SettingsWords};

const HEAD: &str = "Settings";

fn understood(text: &str) -> ReadSettings {
    read(text, &KNOWN)
}

/// What is reported about a text.
fn reported(text: &str) -> Vec<String> {
    let troubles = understood(text).troubles;
    troubles
        .iter()
        .map(|trouble| English.trouble(trouble))
        .collect()
}

fn set(changes: &[(Setting, &str)]) -> Preferences {
    let mut preferences = Preferences::default();
    for (setting, word) in changes {
        assert_eq!(preferences.set(*setting, word), Ok(()), "{word}");
    }
    preferences
}

#[test]
fn nothing_said_is_nothing_set() {
    for text in ["", "\n", "# theme = \"green\"\n", "\u{feff}"] {
        assert_eq!(understood(text), ReadSettings::default(), "{text:?}");
    }
}

#[test]
fn every_kind_of_setting_is_read() {
    let text = r#"
        theme = "green"
        pieces = 'letters'   # as in old books
        view = "black"
        notation = "long"
        letters = "de"
        strict = "fide"
        input = "typed"
        mouse = false
        color = 256
        ambiguous = "wide"
        white = "Ada"
        black = "Борис"
        clock = "40/90+30,SD/30+30"
        profile = "tournament"
    "#;
    let ReadSettings { settings, troubles } = understood(text);
    assert_eq!(troubles, []);
    let wanted = set(&[
        (Setting::Theme, "green"),
        (Setting::Pieces, "letters"),
        (Setting::View, "black"),
        (Setting::Notation, "long"),
        (Setting::Letters, "de"),
        (Setting::Strict, "fide"),
        (Setting::Input, "typed"),
        (Setting::Mouse, "off"),
        (Setting::Color, "256"),
        (Setting::Ambiguous, "wide"),
        (Setting::White, "Ada"),
        (Setting::Black, "Борис"),
        (Setting::Clock, "40/90+30,SD/30+30"),
        (Setting::Profile, "tournament"),
    ]);
    assert_eq!(settings.preferences, wanted);
    assert_eq!(wanted.view, View::Fixed(Color::Black));
    assert_eq!(wanted.pieces, Pieces::Letters);
}

#[test]
fn a_language_as_notation_is_the_standard_form_with_its_letters() {
    let german = understood("notation = \"de\"").settings.preferences;
    assert_eq!(german, set(&[(Setting::Letters, "de")]));
    let form = understood("letters = \"de\"\nnotation = \"figurine\"")
        .settings
        .preferences;
    assert_eq!(
        form.word(Setting::Letters),
        "de",
        "a form keeps the letters"
    );
}

#[test]
fn all_that_is_wrong_is_reported_with_its_line_and_the_rest_is_used() {
    let text = "\
theme = \"gren\"
peices = \"letters\"
mouse = \"no\"
view = \"black\"
clock = \"5+\"
bell = 1

[themes.sea]
base = \"ocean\"
light = \"blue\"
ligth = \"#112233\"
[themes.walnut]
[thames]
";
    let ReadSettings { settings, .. } = understood(text);
    assert_eq!(settings.preferences, set(&[(Setting::View, "black")]));
    assert_eq!(settings.themes.len(), 1);
    let wanted = [
        (
            "Line 1:",
            "\"theme\" cannot be \"gren\". There are walnut, green,",
        ),
        ("Line 2:", "there is no setting \"peices\". Is it pieces?"),
        ("Line 3:", "\"mouse\" has to be true or false."),
        ("Line 5:", "\"5+\" is no time control."),
        ("Line 6:", "\"bell\" has to be true or false."),
        ("Line 9:", "\"themes.sea.base\" cannot be \"ocean\"."),
        (
            "Line 10:",
            "\"themes.sea.light\" has to be a colour such as",
        ),
        (
            "Line 11:",
            "there is no setting \"themes.sea.ligth\". Is it light?",
        ),
        ("Line 12:", "a theme cannot be called \"walnut\""),
        ("Line 13:", "there is no setting \"thames\". Is it themes?"),
    ];
    let reported = reported(text);
    assert_eq!(reported.len(), wanted.len(), "{reported:#?}");
    for (sentence, (line, reason)) in reported.iter().zip(wanted) {
        assert!(
            sentence.starts_with(line) && sentence.contains(reason),
            "{sentence}"
        );
    }
}

#[test]
fn lines_that_are_no_toml_are_reported_and_spoil_no_other_line() {
    for (text, line) in [
        ("view = black\npieces = \"letters\"\n", 1),
        ("pieces = \"letters\"\nview =\n", 2),
        ("pieces = \"letters\"\nview = \"black\n", 2),
        ("pieces = \"letters\"\nwhat is this?\n", 2),
    ] {
        let ReadSettings { settings, troubles } = understood(text);
        assert_eq!(
            settings.preferences,
            set(&[(Setting::Pieces, "letters")]),
            "{text}"
        );
        let lines: Vec<usize> = troubles.iter().map(|trouble| trouble.line).collect();
        assert_eq!(lines, [line], "{text}: {troubles:?}");
    }
    let twice = "view = \"black\"\nview = \"white\"\n";
    assert!(
        reported(twice)[0].starts_with("Line 2: not TOML: duplicate key"),
        "{:?}",
        reported(twice)
    );
}

#[test]
fn a_theme_is_chosen_by_its_name_whether_built_in_or_own() {
    let own = "theme = \"sea\"\n[themes.sea]\nbase = \"slate\"\ndark = \"#586c88\"\n";
    let ReadSettings { settings, troubles } = understood(own);
    assert_eq!(troubles, []);
    assert_eq!(settings.preferences.theme, "sea");
    assert_eq!(settings.themes[0].base, "slate");
    assert_eq!(settings.themes[0].colors.len(), 1);
    for name in NAMES {
        assert_eq!(reported(&format!("theme = \"{name}\"")), [""; 0]);
    }
}

#[test]
fn colours_that_are_hard_to_tell_apart_are_reported_and_used() {
    let text = "[themes.pale]\ntext = \"#302820\"\n";
    let sentences = reported(text);
    assert_eq!(sentences.len(), 1, "{sentences:?}");
    assert!(
        sentences[0]
            .starts_with("Line 1: in the theme \"pale\" plain text and what is behind text")
    );
    assert_eq!(understood(text).settings.themes.len(), 1);
}

#[test]
fn the_example_sets_nothing_and_without_its_marks_it_sets_what_counts_anyway() {
    let example = example(&English, &NAMES, &sample());
    assert_eq!(understood(&example), ReadSettings::default());
    let line = |line: &str| match line.strip_prefix('#') {
        Some(rest) if !rest.starts_with(' ') => rest.to_owned(),
        _ => line.to_owned(),
    };
    let bare: Vec<String> = example.lines().map(line).collect();
    let ReadSettings { settings, troubles } = understood(&bare.join("\n"));
    assert_eq!(troubles, []);
    let preferences = Preferences {
        theme: NAMES[0].to_owned(),
        ..Preferences::default()
    };
    let themes = vec![sample()];
    assert_eq!(
        settings,
        Settings {
            preferences,
            themes
        }
    );
    for entry in SETTINGS {
        assert!(
            bare.iter()
                .any(|line| line.starts_with(&format!("{} = ", entry.key)))
        );
        assert!(
            example.contains(English.setting_help(entry.setting)),
            "{}",
            entry.key
        );
    }
    assert!(
        example.lines().all(|line| line.chars().count() <= 90),
        "{example}"
    );
}

#[test]
fn names_fit_the_settings_screen() {
    for entry in SETTINGS {
        let name = English.setting_name(entry.setting);
        assert!(name.len() <= 11, "{name}");
    }
}

fn changed(text: &str, changes: &[(Setting, &str)]) -> String {
    let changes: Vec<_> = changes
        .iter()
        .map(|(setting, word)| (*setting, (*word).to_owned()))
        .collect();
    edit(text, &changes, HEAD).expect("TOML")
}

#[test]
fn a_change_leaves_everything_else_as_it_was() {
    let changes = [(Setting::Pieces, "letters"), (Setting::Mouse, "off")];
    for (before, after) in [
        ("", "# Settings\n\npieces = \"letters\"\nmouse = false\n"),
        (
            "pieces = 'drawn'  # mine\n",
            "pieces = \"letters\"  # mine\nmouse = false\n",
        ),
        (
            "# hello\nbell = true\n\n[themes.sea]\ndark = \"#3c5a78\"\n",
            "# hello\nbell = true\npieces = \"letters\"\nmouse = false\n\n[themes.sea]\ndark = \"#3c5a78\"\n",
        ),
        (
            "# hello\n[themes.sea]\n",
            "# hello\npieces = \"letters\"\nmouse = false\n[themes.sea]\n",
        ),
        (
            "mouse=true\nunknown = [\n  [1],\n]",
            "mouse=false\nunknown = [\n  [1],\n]\npieces = \"letters\"\n",
        ),
        (
            "# which\n#pieces = \"drawn\"\n\n# the mouse\n#mouse = true\n",
            "# which\n#pieces = \"drawn\"\npieces = \"letters\"\n\n# the mouse\n#mouse = true\nmouse = false\n",
        ),
    ] {
        assert_eq!(changed(before, &changes), after);
    }
}

#[test]
fn a_change_of_a_text_that_is_no_toml_is_refused() {
    let changes = [(Setting::Pieces, "letters".to_owned())];
    let trouble = edit("bell = true\nview = black\n", &changes, HEAD).unwrap_err();
    assert_eq!(trouble.line, 2);
}

/// Anything that could be kept.
fn any_settings() -> impl Strategy<Value = Settings> {
    let words = SETTINGS.iter().map(|entry| {
        let values: Vec<String> = match entry.setting {
            Setting::Theme => NAMES.map(str::to_owned).to_vec(),
            Setting::Clock => ["none", "5+3", "40/90+30,SD/30+30"]
                .map(str::to_owned)
                .to_vec(),
            Setting::White | Setting::Black => ["", "Ada", "a \"b\" \\ c", "王后", "#[x]"]
                .map(str::to_owned)
                .to_vec(),
            _ => entry.values().into_iter().map(str::to_owned).collect(),
        };
        let setting = entry.setting;
        proptest::sample::select(values).prop_map(move |word| (setting, word))
    });
    let words: Vec<_> = words.collect();
    let themes = proptest::collection::btree_map("[a-z\"ä .]{1,8}", any_theme(), 0..3);
    (words, themes).prop_map(|(words, themes)| {
        let mut preferences = Preferences::default();
        for (setting, word) in words {
            preferences.set(setting, &word).expect("a value");
        }
        let named = themes
            .into_iter()
            .filter(|(name, _)| !name.trim().is_empty());
        let themes = named
            .map(|(name, theme)| UserTheme { name, ..theme })
            .collect();
        Settings {
            preferences,
            themes,
        }
    })
}

fn any_theme() -> impl Strategy<Value = UserTheme> {
    let colors = ThemeKey::ALL.into_iter().filter_map(|(_, key)| match key {
        ThemeKey::Color(color) => Some(color),
        _ => None,
    });
    let some = proptest::sample::subsequence(colors.collect::<Vec<_>>(), 0..17);
    let base = proptest::sample::select(NAMES.to_vec());
    (base, any::<Option<bool>>(), some, any::<[u8; 3]>()).prop_map(|(base, paper, some, rgb)| {
        UserTheme {
            name: String::new(),
            base: base.to_owned(),
            paper,
            colors: some.into_iter().map(|color| (color, rgb)).collect(),
        }
    })
}

proptest! {
    #[test]
    fn what_is_written_reads_as_it_was(settings in any_settings()) {
        let read = understood(&write(&settings));
        prop_assert_eq!(&read.settings, &settings);
        let only_weak = read.troubles.iter().all(|trouble| {
            English.trouble(trouble).contains("hard to tell apart")
        });
        prop_assert!(only_weak, "{:?}", read.troubles);
    }

    #[test]
    fn changes_make_any_text_say_what_they_say(old in any_settings(), new in any_settings()) {
        let words = |settings: &Settings| -> Vec<(Setting, String)> {
            let preferences = &settings.preferences;
            SETTINGS.iter().map(|entry| (entry.setting, preferences.word(entry.setting).into_owned())).collect()
        };
        let text = edit(&write(&old), &words(&new), HEAD).expect("TOML");
        let read = understood(&text).settings;
        prop_assert_eq!(read.preferences, new.preferences);
        prop_assert_eq!(read.themes, old.themes);
    }

    #[test]
    fn no_text_is_too_wild_to_be_read(text in "[a-z\"'=\\[\\]{}#.\\n ]{0,60}") {
        let _ = understood(&text);
    }
}

#[test]
fn target_times_of_practice_are_settings() {
    let read = understood("[targets]\nsquares = 2.5\nen-passant = 6\n");
    assert!(read.troubles.is_empty(), "{:?}", read.troubles);
    let targets = read.settings.preferences.targets;
    assert_eq!(targets.of(Skill::SquareNames), 2_500);
    assert_eq!(targets.of(Skill::EnPassant), 6_000);
    assert_eq!(targets.of(Skill::Castling), 3_000, "the usual one");
    let text = write(&read.settings);
    assert!(
        text.contains("[targets]\nsquares = 2.5\nen-passant = 6.0\n"),
        "{text}"
    );
    assert_eq!(understood(&text).settings, read.settings);
    let wrong = reported("[targets]\nsquare-names = 2\nsquares = 0\npawns = \"2\"\npieces = 61\n");
    assert_eq!(wrong.len(), 4, "{wrong:#?}");
    assert!(wrong[1].contains("seconds"), "{}", wrong[1]);
    assert_eq!(reported("targets = 5\n").len(), 1);
}
