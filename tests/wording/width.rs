//! Chinese characters take two columns: where there is little room, the sentences must not be
//! wider than the English ones.

use tabiya::app::SettingsScreen;
use tabiya::app::settings::table::SETTINGS;
use tabiya::practice::{Drill, Skill};
use tabiya::wording::{Field, Language, Words};
use unicode_width::UnicodeWidthStr;

const CHINESE: [Language; 2] = [Language::Simplified, Language::Traditional];

fn assert_no_wider(say: impl Fn(&dyn Words) -> Vec<String>) {
    let english = say(Language::English.words());
    let widest = english.iter().map(|line| line.width()).max().unwrap_or(0);
    for language in CHINESE {
        for line in say(language.words()) {
            assert!(
                line.width() <= widest,
                "\"{line}\" takes {} columns and the widest of {english:?} {widest}",
                line.width()
            );
        }
    }
}

fn owned(lines: &[&str]) -> Vec<String> {
    lines.iter().map(|&line| line.to_owned()).collect()
}

#[test]
fn captions_and_hints_are_no_wider_than_in_english() {
    assert_no_wider(|words| owned(words.notation_rules()));
    assert_no_wider(|words| owned(words.typing_help()));
    assert_no_wider(|words| owned(words.setup_help()));
    assert_no_wider(|words| owned(words.setup_keys()));
    assert_no_wider(|words| {
        Field::ALL
            .map(|field| words.field(field).to_owned())
            .to_vec()
    });
    assert_no_wider(|words| vec![words.settings_keys().to_owned()]);
    assert_no_wider(|words| owned(&words.settings_buttons()));
    assert_no_wider(|words| vec![words.page_foot(true).to_owned()]);
    assert_no_wider(|words| vec![words.page_foot(false).to_owned()]);
    assert_no_wider(|words| vec![words.review_hint().to_owned()]);
    assert_no_wider(|words| vec![words.list_hint().to_owned()]);
    assert_no_wider(|words| vec![words.law_hint().to_owned()]);
    assert_no_wider(|words| vec![words.laws_hint().to_owned()]);
    assert_no_wider(|words| vec![words.why_hint().to_owned()]);
    assert_no_wider(|words| vec![words.practice_keys()]);
    assert_no_wider(|words| vec![words.summary_foot(true), words.summary_foot(false)]);
    assert_no_wider(|words| vec![words.over_hint()]);
    assert_no_wider(|words| vec![words.too_small(20, 10)]);
    assert_no_wider(|words| vec![words.this_run().to_owned()]);
    assert_no_wider(|words| vec![words.setup_counters(30, 12)]);
    assert_no_wider(|words| vec![words.flag().to_owned()]);
    assert_no_wider(|words| {
        Drill::ALL
            .map(|drill| words.drill(drill).to_owned())
            .to_vec()
    });
    assert_no_wider(|words| {
        Skill::ALL
            .map(|skill| words.skill(skill).to_owned())
            .to_vec()
    });
    for drill in Drill::ALL {
        assert_no_wider(|words| vec![words.drill_hint(drill)]);
    }
}

#[test]
fn names_of_settings_fit_into_their_column_and_help_into_its_line() {
    for language in CHINESE {
        let words = language.words();
        for entry in SETTINGS {
            let name = words.setting_name(entry.setting);
            assert!(name.width() <= 11, "{name}");
        }
    }
    for entry in SettingsScreen::entries() {
        assert_no_wider(|words| vec![words.setting_help(entry.setting).to_owned()]);
    }
}

#[test]
fn figures_of_a_round_stand_in_one_column() {
    use tabiya::practice::Progress;
    for language in CHINESE {
        let lines = language.words().progress(
            &Progress::default(),
            tabiya::practice::Day::default(),
            tabiya::notation::letters::Letters::English,
        );
        let head = &lines[1];
        let row = &lines[2];
        // Name, right, median, target: the heading ends where the figures end.
        let target = head.find(['目']).expect("a heading");
        let end = head[..target].width() + 4;
        let figures = row.trim_end();
        assert_eq!(figures.width(), end, "{head}\n{row}");
    }
}
