//! The Chinese names of openings.

use tabiya::openings;
use tabiya::wording::Language;

fn named(language: Language, english: &str) -> String {
    let found = openings::all().find(|opening| opening.name == english);
    language.words().opening(&found.expect("an opening"))
}

#[test]
fn the_family_is_chinese_and_the_rest_as_in_books_and_files() {
    for (english, simplified) in [
        ("Italian Game", "C50 意大利布局"),
        ("Italian Game: Giuoco Piano", "C50 意大利布局：Giuoco Piano"),
        ("Italian Game: Two Knights Defense", "C55 双马防御"),
        ("Queen's Gambit Declined", "D30 拒后翼弃兵"),
        ("Grünfeld Defense", "D80 格林菲尔达防御"),
        ("Caro-Kann Defense", "B10 卡罗-卡恩防御"),
        ("English Opening", "A10 英格兰开局"),
        ("Elephant Gambit", "C40 Elephant Gambit"),
    ] {
        assert_eq!(named(Language::Simplified, english), simplified);
    }
    let traditional = named(Language::Traditional, "Italian Game: Giuoco Piano");
    assert_eq!(traditional, "C50 義大利布局：Giuoco Piano");
}

#[test]
fn every_chinese_name_belongs_to_openings_that_there_are() {
    let words = Language::Simplified.words();
    let chinese = openings::all().filter(|opening| words.opening(opening).chars().any(is_chinese));
    let mut families: Vec<String> = chinese
        .map(|opening| {
            let said = words.opening(&opening);
            let name = said.split_once(' ').expect("a code and a name").1;
            name.split('：').next().unwrap_or_default().to_owned()
        })
        .collect();
    families.sort_unstable();
    families.dedup();
    assert_eq!(families.len(), 35, "{families:?}");
}

fn is_chinese(letter: char) -> bool {
    ('\u{4e00}'..='\u{9fff}').contains(&letter)
}
