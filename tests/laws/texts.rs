//! The texts: complete, short enough for the smallest window, without slips that can be counted.

use std::collections::HashSet;

use tabiya::laws::{self, Topic};
use tabiya::wording::laws::{Boards, page};
use tabiya::wording::{English, LawWords};

#[test]
fn every_topic_has_a_text_and_a_line_for_each_of_its_boards() {
    for &topic in Topic::ALL {
        let law = English.law(topic);
        assert_eq!(
            law.boards.len(),
            laws::examples(topic).len(),
            "{topic:?}: one line for each example"
        );
        assert!(!law.text.is_empty(), "{topic:?}");
        let columns = law.title.chars().count();
        assert!((1..=43).contains(&columns), "{topic:?}: {columns}");
        for text in law.text.iter().chain(law.boards) {
            assert!(
                text.ends_with('.') || text.ends_with('?'),
                "{topic:?}: {text}"
            );
            assert!(
                !text.contains("  ") && text.trim() == *text,
                "{topic:?}: {text}"
            );
        }
    }
}

#[test]
fn a_topic_is_read_in_less_than_a_minute() {
    // Some two hundred words.
    for &topic in Topic::ALL {
        let law = English.law(topic);
        let words: usize = law.text.iter().map(|text| text.split(' ').count()).sum();
        assert!(words <= 190, "{topic:?}: {words} words");
    }
}

#[test]
fn names_are_typed_easily_and_mean_one_topic() {
    let mut names = HashSet::new();
    for &topic in Topic::ALL {
        let name = topic.name();
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        assert!(name.chars().all(plain), "{name}");
        assert!(names.insert(name), "{name}");
        assert_eq!(Topic::from_name(name), Some(topic));
    }
}

#[test]
fn related_topics_are_others_and_each_once() {
    for &topic in Topic::ALL {
        let related: HashSet<Topic> = topic.related().iter().copied().collect();
        assert_eq!(related.len(), topic.related().len(), "{topic:?}");
        assert!(
            !related.is_empty() && !related.contains(&topic),
            "{topic:?}"
        );
    }
}

#[test]
fn everybody_is_meant() {
    for &topic in Topic::ALL {
        let law = English.law(topic);
        let text = [law.text, law.boards].concat().join(" ").to_lowercase();
        let slip = text
            .split(|c: char| !c.is_alphabetic())
            .find(|word| ["he", "she", "his", "her", "him", "himself"].contains(word));
        assert_eq!(slip, None, "{topic:?}");
    }
}

#[test]
fn a_page_as_text_has_the_board_and_every_step_with_its_reason() {
    let lines = page(&English, Topic::CastlingBarred, Boards::Drawn);
    let text = lines.join("\n");
    for wanted in [
        "Board 1 of 4: The knight on b1 stands in between.",
        "1  R  N  .  .  K  .  .  .",
        "Not allowed: O-O-O. No castling long: the knight on b1 stands between.",
        "the king would cross f1, attacked by the rook on f8.",
        "See also: castling-allowed, castling-lost",
    ] {
        assert!(text.contains(wanted), "{wanted}\n{text}");
    }
    let heard = page(&English, Topic::Knight, Boards::Told).join("\n");
    assert!(
        heard.contains("king e1") && !heard.contains(" . "),
        "{heard}"
    );
}

#[test]
fn the_page_of_changes_names_the_edition() {
    let text = English.law(Topic::Changes).text.join(" ");
    assert!(text.contains("in force since 1 January 2023"), "{text}");
}
