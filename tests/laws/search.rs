//! Finding a topic by its name, its title or words.

use tabiya::laws::Topic;
use tabiya::wording::English;
use tabiya::wording::laws::find;

#[test]
fn a_name_or_a_title_finds_its_topic_alone() {
    for &topic in Topic::ALL {
        assert_eq!(find(&English, topic.name()), [topic]);
    }
    assert_eq!(find(&English, "  What older books say "), [Topic::Changes]);
}

#[test]
fn words_find_the_topics_that_have_them_the_nearest_first() {
    for (text, first) in [
        ("stale", Topic::Stalemate),
        ("fifty", Topic::FiftyMoves),
        ("50", Topic::FiftyMoves),
        ("O-O", Topic::Castling),
        ("horse", Topic::Knight),
        ("hobbled", Topic::Knight),
        ("j'adoube", Topic::Adjusting),
        ("two queens", Topic::Promotion),
        ("insufficient material", Topic::DeadPosition),
        ("increment", Topic::TimeControls),
        ("through check", Topic::CastlingBarred),
        ("cannon", Topic::Xiangqi),
        ("fivefold", Topic::AutomaticDraws),
        ("wrong colours", Topic::FalseStart),
        ("Persia", Topic::Origin),
        ("Max Pam", Topic::CastlingUpright),
    ] {
        assert_eq!(find(&English, text).first(), Some(&first), "{text}");
    }
    assert!(find(&English, "castle").len() > 4);
}

#[test]
fn nothing_asked_finds_everything_and_nonsense_finds_nothing() {
    assert_eq!(find(&English, ""), Topic::ALL);
    assert!(find(&English, "xyzzy").is_empty());
    assert!(find(&English, "fifty xyzzy").is_empty(), "all words count");
}
