//! Rows 1 to 11: the preface, and what the game is (Article 1).

use std::fs;
use std::path::Path;

use tabiya::app::Key;
use tabiya::game::Regulations;
use tabiya::game::regulations::Profile;
use tabiya::rules::{Color, Position, Role};

use crate::table::{
    START, after, assert_ended, assert_refused, casual, left, legal, opened_law, pgn, refused,
    timed, tournament, under,
};

/// Preface.
#[test]
fn row_001_an_arbiter_sets_clocks_and_result_and_steps_back_and_each_is_logged() {
    let mut person = timed(START, Profile::Tournament, "40/90+30,SD/30");
    person.play("e4 e5");
    person.enter(":arbiter");
    person.press(Key::Char('p'));
    person.enter(":arbiter");
    person.press(Key::Char('b'));
    person.enter("12:30");
    assert_eq!(left(&person, Color::Black), 750_000);
    person.enter(":arbiter");
    person.press(Key::Char('1'));
    person.enter("38");
    person.enter(":arbiter");
    person.press(Key::Char('t'));
    assert_eq!(person.plies(), 1, "the last move is gone");
    person.enter(":arbiter");
    person.press(Key::Char('r'));
    person.press(Key::Char('d'));
    assert!(person.ending().starts_with("½-½"), "{}", person.ending());
    let text = pgn(&person);
    for logged in [
        "clocks stopped",
        "Black's clock set to 12:30",
        "White's move counter set to 38",
        "arbiter went back",
        "result set by the arbiter: 1/2-1/2",
    ] {
        assert!(text.contains(logged), "{logged}\n{text}");
    }
}

/// Preface, on regulations of federations.
#[test]
fn row_002_one_switch_is_set_against_its_profile_and_the_others_stay() {
    let regulations = Regulations {
        touch_move: false,
        ..Regulations::of(Profile::Tournament)
    };
    let mut person = under(START, regulations, "none");
    person.choose("g1");
    person.press(Key::Esc);
    person.play("e4");
    assert!(refused(&mut person, ":takeback").contains("A move once made stands"));
    assert!(refused(&mut person, "e4").contains("Illegal move 1 of 2"));
}

/// Introduction.
#[test]
fn row_003_no_sentence_makes_a_player_a_man_or_a_woman() {
    let mut sentences = 0;
    each_source(Path::new("src/wording/english"), &mut |file, text| {
        for line in text
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"))
        {
            sentences += 1;
            let mut words = line.split(|letter: char| !letter.is_alphabetic());
            let gendered = ["he", "him", "his", "she", "her", "hers"];
            let found = words.find(|word| gendered.contains(&word.to_lowercase().as_str()));
            assert_eq!(found, None, "{file}: {line}");
        }
    });
    each_source(Path::new("src/wording/chinese"), &mut |file, text| {
        for line in text
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"))
        {
            sentences += 1;
            let line = line.replace("其他", "").replace("别无他法", "");
            assert!(!line.contains(['他', '她']), "{file}: {line}");
        }
    });
    assert!(sentences > 1000, "the sources are found");
}

fn each_source(folder: &Path, see: &mut impl FnMut(&str, &str)) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            each_source(&path, see);
        } else if path.file_name().is_some_and(|name| name != "script.rs") {
            let text = fs::read_to_string(&path).expect("a source");
            see(&path.display().to_string(), &text);
        }
    }
}

/// The edition in force.
#[test]
fn row_004_the_edition_is_named_with_the_points_in_which_older_ones_differ() {
    let page = opened_law("changes");
    for words in [
        "in force since 1 January 2023",
        "The second illegal move loses. It was the third",
        "The fifth repetition and seventy-five moves",
        "To resign to a side that cannot mate is a draw",
        "only when each player has made a move",
        "may not be written in advance",
        "thirty seconds or more",
        "ten moves that decide",
        "two minutes more",
        "Pressing the clock without moving",
        "one minute",
        "most unskilled play",
    ] {
        assert!(page.contains(words), "{words}\n{page}");
    }
}

/// Articles 1.1 and 1.2.
#[test]
fn row_005_white_moves_first_unless_the_position_says_black() {
    assert_eq!(legal(START).len(), 20);
    assert_refused(START, "e7e5", "It is White's move");
    assert_refused(START, "e5", "pawn on e2 reaches e3 or e4");
    let turned = START.replace(" w ", " b ");
    after(&turned, "e5 e4");
    assert_refused(&turned, "e4", "pawn on e7 reaches e6 or e5");
    assert_refused(&turned, "e2e4", "It is Black's move");
}

/// Article 1.3.
#[test]
fn row_006_the_state_tells_who_has_the_move_its_number_and_check() {
    let mut person = casual(START);
    assert_eq!(person.app.state(), "1. White to move");
    person.play("e4");
    assert_eq!(person.app.state(), "1… Black to move");
    person.play("e5");
    assert_eq!(person.app.state(), "2. White to move");
    let checked = casual("4r1k1/8/8/8/8/8/3P4/R3K2R w KQ - 0 12");
    assert_eq!(checked.app.state(), "12. White to move, in check");
}

/// Article 1.2, one move each in turn.
#[test]
fn row_007_no_turn_is_passed() {
    for text in ["--", "Z0", "0000", "pass"] {
        let mut person = casual(START);
        assert_eq!(refused(&mut person, text), "A move may not be passed.");
        assert_eq!(person.app.state(), "1. White to move");
    }
    let mut person = casual(START);
    person.press(Key::Enter);
    assert_eq!((person.plies(), person.position().as_str()), (0, START));
}

/// Article 1.4.
#[test]
fn row_008_mate_ends_the_game() {
    let mut person = after(START, "f3 e5 g4 Qh4#");
    assert_ended(&mut person, "0-1  Black wins by checkmate", "0-1", "normal");
    assert!(refused(&mut person, "Kf2").contains("over"));
}

/// Article 1.5.
#[test]
fn row_009_when_neither_side_can_mate_it_is_a_draw() {
    let mut person = after("4k3/8/8/8/8/8/3r4/4K3 w - - 0 1", "Kxd2");
    assert!(person.ending().starts_with("½-½  Draw: dead position"));
    assert!(refused(&mut person, "Ke7").contains("over"));
}

/// Article 1.4.1.
#[test]
fn row_010_a_king_is_never_captured_and_the_end_is_called_mate() {
    let mut random: u64 = 0x2545_F491_4F6C_DD1D;
    let mut next = |below: usize| {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        usize::try_from(random >> 33).expect("31 bits") % below
    };
    let mut position = Position::initial();
    for _ in 0..100_000 {
        let moves = position.legal_moves();
        let theirs = position.king(!position.turn());
        assert!(moves.iter().all(|mv| mv.to != theirs), "{position:?}");
        let over = moves.is_empty() || position.halfmoves() > 150;
        position = if over {
            Position::initial()
        } else {
            position.play(moves[next(moves.len())])
        };
        assert_eq!(position.role(Role::King).len(), 2);
    }
    let mut person = after("7k/8/6K1/8/8/8/8/R7 w - - 0 1", "Ra8#");
    assert_eq!(person.ending(), "1-0  White wins by checkmate");
    refused(&mut person, "Rxh8");
}

/// Articles 10.1 and 10.2.
#[test]
fn row_011_what_one_wins_the_other_loses_and_tag_and_last_word_agree() {
    for (moves, command, result, points) in [
        ("e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#", "", "1-0", ["1", "0"]),
        ("f3 e5 g4 Qh4#", "", "0-1", ["0", "1"]),
        ("e4 e5", ":draw", "1/2-1/2", ["½", "½"]),
        ("e4", "", "*", ["0", "0"]),
    ] {
        let mut person = after(START, moves);
        if !command.is_empty() {
            person.enter(command);
            person.enter(":accept");
        }
        let text = person.app.pgn();
        assert!(text.contains(&format!("[Result \"{result}\"]")), "{text}");
        assert_eq!(text.split_whitespace().last(), Some(result));
        let score = Color::ALL.map(|color| person.app.score().text(color));
        assert_eq!(score, points);
    }
    let unfinished = tournament(START);
    let tag = "[Termination \"unterminated\"]";
    assert!(unfinished.app.pgn().contains(tag));
}
