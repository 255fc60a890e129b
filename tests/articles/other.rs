//! Rows 133 to 139: what stands beside the Laws.

use tabiya::laws::Topic;
use tabiya::openings::{self, Class, Opening};
use tabiya::practice::log::{Event, Line, RoundEnd};
use tabiya::practice::{Day, Drill, Effort, Entry, Progress, Skill, Stamp};
use tabiya::rules::Role;
use tabiya::wording::laws::find;
use tabiya::wording::{Chinese, English, PlayWords, Script};

use crate::table::{START, after, casual, law, opened_law};

const CHINESE: Chinese = Chinese(Script::Simplified);

/// How openings are sorted.
#[test]
fn row_133_openings_are_open_semi_open_or_closed_by_their_first_moves() {
    for (moves, class) in [
        ("e4 e5 Nf3 Nc6 Bb5", "open"),
        ("e4 c5", "semi-open"),
        ("d4 d5 c4", "closed"),
        ("Nf3", "closed"),
    ] {
        let mut person = after(START, moves);
        person.enter(":openings");
        let page = person.page();
        assert!(page.contains(&format!("({class})")), "{moves}\n{page}");
    }
    for opening in openings::all() {
        let sans: Vec<&str> = opening.sans().take(2).collect();
        let expected = match sans[..] {
            ["e4"] => None,
            ["e4", "e5"] => Some(Class::Open),
            ["e4", _] => Some(Class::SemiOpen),
            _ => Some(Class::Closed),
        };
        assert_eq!(opening.class(), expected, "{opening:?}");
    }
}

/// The names that players know.
#[test]
fn row_134_the_openings_everybody_knows_are_found_by_name() {
    for name in [
        "Italian Game",
        "Ruy Lopez",
        "Scotch Game",
        "King's Gambit",
        "Four Knights Game",
        "Vienna Game",
        "Petrov's Defense",
        "Philidor Defense",
        "Sicilian Defense",
        "French Defense",
        "Caro-Kann Defense",
        "Scandinavian Defense",
        "Alekhine Defense",
        "Pirc Defense",
        "Queen's Gambit",
        "Slav Defense",
        "King's Indian Defense",
        "Nimzo-Indian Defense",
        "Queen's Indian Defense",
        "Dutch Defense",
        "English Opening",
        "Bird Opening",
    ] {
        let found = openings::search(name);
        let called = |opening: &Opening| opening.name.starts_with(name);
        assert!(found.iter().any(called), "{name}");
    }
    let person = after(START, "e4 e5 Nf3 Nc6 Bc4");
    let opening = person.app.opening().expect("an opening");
    assert_eq!(person.app.words().opening(&opening), "C50 Italian Game");
}

/// In which order openings are learnt.
#[test]
fn row_135_open_games_are_learnt_first_then_semi_open_then_closed_ones() {
    assert_eq!(Class::ALL, [Class::Open, Class::SemiOpen, Class::Closed]);
    let page = opened_law("learning");
    let at = |words: &str| {
        page.find(words)
            .unwrap_or_else(|| panic!("{words}\n{page}"))
    };
    assert!(at("open games first") < at("semi-open games"));
    assert!(at("semi-open games") < at("the closed ones"));
    let mut learner = Progress::default();
    let classes = [Class::Open, Class::SemiOpen, Class::Closed, Class::Closed];
    for (class, day) in classes.into_iter().zip([0, 30, 60, 90]) {
        assert_eq!(learner.class(), class);
        dictated(
            &mut learner,
            Stamp {
                day: Day(20_668 + day),
                second: 1,
            },
        );
        dictated(
            &mut learner,
            Stamp {
                day: Day(20_668 + day),
                second: 2,
            },
        );
    }
}

/// Somebody writes twenty moves of games without a mistake and in good time.
fn dictated(learner: &mut Progress, at: Stamp) {
    let millis = learner.targets().of(Skill::Games);
    let answer = Event::Answer(Entry {
        drill: Drill::Dictation,
        skill: Skill::Games,
        ground: "x".to_owned(),
        expected: "x".to_owned(),
        given: "x".to_owned(),
        code: "ok".to_owned(),
        tries: 1,
        effort: Effort::of_millis(millis),
    });
    let end = Event::End(RoundEnd {
        items: 20,
        first_try: 20,
        right: 20,
        millis: millis * 20,
    });
    for event in std::iter::repeat_n(answer, 20).chain([end]) {
        let round = at;
        learner.note(&Line { at, round, event });
    }
}

/// Advice.
#[test]
fn row_136_learners_are_advised_to_play_to_have_a_teacher_and_a_book() {
    let page = opened_law("learning");
    for words in ["teacher", "Luo Yiping", "Play a lot", "only the beginning"] {
        assert!(page.contains(words), "{words}\n{page}");
    }
    assert!(!page.contains("http"), "no shop is named");
}

/// History.
#[test]
fn row_137_of_the_origin_it_is_said_that_accounts_differ() {
    let page = opened_law("origin");
    for words in ["Accounts differ", "India", "Persia", "Arabs", "chariot"] {
        assert!(page.contains(words), "{words}\n{page}");
    }
}

/// What castling and the queen are worth.
#[test]
fn row_138_castling_and_the_queen_are_praised_in_the_help_for_learners() {
    let page = law(&English, Topic::Learning);
    assert!(page.contains("Castling is one of the strongest"), "{page}");
    assert!(page.contains("queen is the strongest piece"), "{page}");
}

/// Chinese names.
#[test]
fn row_139_the_chinese_words_are_those_of_chinese_players() {
    let men = [
        (Role::King, "王"),
        (Role::Queen, "后"),
        (Role::Rook, "车"),
        (Role::Bishop, "象"),
        (Role::Knight, "马"),
        (Role::Pawn, "兵"),
    ];
    for (role, name) in men {
        assert_eq!(CHINESE.man(role), name);
    }
    for (topic, word) in [
        (Topic::Check, "将军"),
        (Topic::Checkmate, "将死"),
        (Topic::Stalemate, "逼和"),
        (Topic::PerpetualCheck, "长将"),
        (Topic::EnPassant, "吃过路兵"),
        (Topic::Promotion, "升变"),
        (Topic::Castling, "王车易位"),
        (Topic::Xiangqi, "国际象棋"),
    ] {
        let page = law(&CHINESE, topic);
        assert!(page.contains(word), "{word}\n{page}");
    }
    assert!(
        !find(&CHINESE, "西洋棋").is_empty(),
        "another name of the game"
    );
    let mut person = casual(START);
    person.enter(":lang zh-Hans");
    person.play("f3 e5 g4 Qh4#");
    assert!(person.ending().contains("将死"), "{}", person.ending());
}
