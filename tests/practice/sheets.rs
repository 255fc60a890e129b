//! Worksheets for paper.

use tabiya::notation::letters::Letters;
use tabiya::practice::{Drill, Mark, Skill, Supply, Worksheet, diagram};
use tabiya::rules::Position;
use tabiya::wording::{English, PracticeWords};

#[test]
fn the_same_seed_prints_the_same_sheet_and_its_key() {
    let sheet = |seed| Worksheet::new(&[Skill::FileOrigin, Skill::Castling], None, 12, seed);
    let (one, other) = (sheet(7), sheet(7));
    assert_eq!(one, other);
    assert_eq!(English.worksheet(&one), English.worksheet(&other));
    assert_ne!(English.worksheet(&one), English.worksheet(&sheet(8)));
    assert!(English.worksheet(&one).contains("Seed 7"));
    assert!(English.worksheet_answers(&one).contains("seed 7"));
}

#[test]
fn a_sheet_has_a_blank_for_each_exercise_and_the_key_an_answer() {
    for drill in [
        None,
        Some(Drill::Choose),
        Some(Drill::Repair),
        Some(Drill::Read),
    ] {
        let skills = [Skill::EnPassant, Skill::SquareOrigin];
        let sheet = Worksheet::new(&skills, drill, 9, 3);
        assert_eq!(sheet.items.len(), 9);
        let (paper, key) = (English.worksheet(&sheet), English.worksheet_answers(&sheet));
        assert_eq!(paper.matches("____").count(), 9 * 3);
        assert_eq!(key.lines().count(), 10, "{key}");
        for (index, item) in sheet.items.iter().enumerate() {
            assert!(paper.contains(&format!("\n{}. ", index + 1)));
            if drill.is_none() {
                assert!(key.contains(&format!("\n{}. {}\n", index + 1, item.expected())));
            }
        }
        assert!(
            paper.lines().all(|line| line.chars().count() <= 100),
            "{paper}"
        );
    }
}

#[test]
fn a_sheet_to_write_on_does_not_tell_the_answers() {
    let skills = [
        Skill::FileOrigin,
        Skill::SquareOrigin,
        Skill::PinnedTwin,
        Skill::Promotion,
    ];
    let sheet = Worksheet::new(&skills, None, 40, 5);
    let paper = English.worksheet(&sheet);
    for item in &sheet.items {
        assert!(
            !paper.split_whitespace().any(|word| word == item.expected()),
            "{}",
            item.expected()
        );
    }
}

#[test]
fn every_skill_but_whole_games_fits_on_paper() {
    for skill in Skill::ALL {
        let sheet = Worksheet::new(&[skill], None, 3, 1);
        let expected = if skill == Skill::Games { 0 } else { 3 };
        assert_eq!(sheet.items.len(), expected, "{skill:?}");
    }
    assert!(Worksheet::new(&[], None, 3, 1).items.is_empty());
    assert!(
        Worksheet::new(&[Skill::Castling], Some(Drill::Find), 3, 1)
            .items
            .is_empty()
    );
}

#[test]
fn a_diagram_marks_squares_without_colour() {
    let marks = [("e2", Mark::From), ("e4", Mark::To)];
    let marks = marks.map(|(square, mark)| (square.parse().expect("a square"), mark));
    let rows = diagram(Some(&Position::initial()), &marks, Letters::English);
    let expected = [
        "8  r  n  b  q  k  b  n  r",
        "7  p  p  p  p  p  p  p  p",
        "6  .  .  .  .  .  .  .  .",
        "5  .  .  .  .  .  .  .  .",
        "4  .  .  .  . [.] .  .  .",
        "3  .  .  .  .  .  .  .  .",
        "2  P  P  P  P (P) P  P  P",
        "1  R  N  B  Q  K  B  N  R",
        "   a  b  c  d  e  f  g  h",
    ];
    assert_eq!(rows, expected);
}

#[test]
fn a_sheet_has_the_letters_that_were_chosen_on_its_boards_and_in_its_key() {
    let sheet = |letters| {
        let supply = Supply::new(5).with_letters(letters);
        Worksheet::of(supply, &[Skill::FileOrigin], None, 12)
    };
    let (english, german) = (sheet(Letters::English), sheet(Letters::German));
    let key = |sheet| English.worksheet_answers(sheet);
    assert_ne!(key(&english), key(&german));
    let in_german = key(&english)
        .replace('R', "T")
        .replace('N', "S")
        .replace('Q', "D")
        .replace('B', "L");
    assert_eq!(key(&german), in_german);
    let rows = diagram(Some(&Position::initial()), &[], Letters::German);
    assert_eq!(rows[0], "8  t  s  l  d  k  l  s  t");
    assert_eq!(rows[7], "1  T  S  L  D  K  L  S  T");
    // The king of Russia has two letters: there the usual ones stand on the board.
    let rows = diagram(Some(&Position::initial()), &[], Letters::Russian);
    assert_eq!(rows[7], "1  R  N  B  Q  K  B  N  R");
}

#[test]
fn what_paper_cannot_ask_is_not_on_it() {
    for (skill, drill) in [
        (Skill::SquareNames, Drill::Find),
        (Skill::Games, Drill::Dictation),
    ] {
        let sheet = Worksheet::new(&[skill], Some(drill), 3, 1);
        assert!(sheet.items.is_empty(), "{drill:?}");
    }
}

#[test]
fn a_move_to_be_made_is_asked_for_by_its_squares() {
    let sheet = Worksheet::new(&[Skill::PieceMoves], Some(Drill::Read), 1, 1);
    let question = format!("plays {}: from where to where?", sheet.items[0].expected());
    assert!(English.worksheet(&sheet).contains(&question));
}

#[test]
fn only_what_is_on_a_sheet_is_explained() {
    let second_line = |skill, drill| {
        let sheet = Worksheet::new(&[skill], Some(drill), 2, 1);
        let text = English.worksheet(&sheet);
        text.lines().nth(1).unwrap_or_default().to_owned()
    };
    let men = "White's men are capital letters.";
    assert_eq!(second_line(Skill::SquareColors, Drill::Color), "");
    assert_eq!(
        second_line(Skill::SquareNames, Drill::Name),
        "[ ] marks the square."
    );
    assert_eq!(second_line(Skill::PieceMoves, Drill::Read), men);
    assert_eq!(
        second_line(Skill::PieceMoves, Drill::Write),
        format!("{men} ( ) marks from where, [ ] to where.")
    );
}
