//! Sentences of practice: plain, about this position, and not telling too soon.

use std::collections::HashSet;

use tabiya::notation::letters::Letters;
use tabiya::notation::note::Standard;
use tabiya::notation::style::{Form, Style};
use tabiya::openings::Class;
use tabiya::practice::{
    Answer, Day, Drill, Effort, Help, Item, Plan, Progress, Round, Score, Skill, Supply, Task,
    Verdict,
};
use tabiya::wording::{DrillWords, English, PracticeWords};

use crate::answers::{example, item};
use crate::progress::{Learner, MONDAY};

/// The verdict on a text for a move to be written.
fn verdict(position: &str, san: &str, given: &str) -> Verdict {
    let write = item(Skill::FileOrigin, Task::Write(example(position, san)));
    let plan = Plan::new(Drill::Write, [Skill::FileOrigin]);
    let mut round = Round::dictation(plan, Supply::new(1), vec![write]);
    let answer = Answer::Text(given.to_owned());
    round.answer(&answer, Effort::default()).expect("a verdict")
}

const KNIGHTS: &str = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
const PINNED: &str = "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1";
const PROMOTION: &str = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
const CAPTURE: &str = "4k3/8/8/8/8/8/4p3/3RK3 b - - 0 1";
const EN_PASSANT: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";

#[test]
#[expect(clippy::too_many_lines, reason = "a table")]
fn each_wrong_answer_gets_its_reason_in_this_position() {
    let cases = [
        (
            KNIGHTS,
            "Nbd2",
            "Nd2",
            "Two knights reach d2: Nbd2 or Nfd2.",
        ),
        (
            KNIGHTS,
            "Nbd2",
            "nbd2",
            "Piece letters are capitals, files are small.",
        ),
        (
            KNIGHTS,
            "Nbd2",
            "Nfd2",
            "\"Nfd2\" is another move: knight f3 to d2.",
        ),
        (KNIGHTS, "Nbd2", "Nb1-d2", "The short form is enough."),
        (KNIGHTS, "Nbd2", "Ncd2", "No knight on the c-file."),
        (
            KNIGHTS,
            "Nbd2",
            "Nbd2+",
            "The king on e8 is not in check then.",
        ),
        (
            KNIGHTS,
            "Nbd2",
            "2142",
            "Those are the numbers of correspondence chess.",
        ),
        (
            PINNED,
            "Ne2",
            "Nce2",
            "The knight on c3 is pinned by the bishop on b4.",
        ),
        (
            PINNED,
            "Ne2",
            "Nge2",
            "The knight on c3 is pinned: only one may go to e2.",
        ),
        (KNIGHTS, "Nc3", "Nbc3", "Only one knight may go to c3."),
        (
            KNIGHTS,
            "Nbd2",
            "N1d2",
            "The file comes before the rank: b, not 1.",
        ),
        (
            KNIGHTS,
            "Nbd2",
            "Nb1d2",
            "The file it comes from is enough.",
        ),
        (
            KNIGHTS,
            "Nbd2",
            "Rbd2",
            "The man that moves is a knight: N.",
        ),
        (
            KNIGHTS,
            "Nbd2",
            "bd2",
            "Without a letter it is a pawn's move.",
        ),
        (
            EN_PASSANT,
            "exd6",
            "Qd6",
            "The man that moves is a pawn: it has no letter.",
        ),
        (
            PROMOTION,
            "a8=R+",
            "Ra8",
            "The man that moves is a pawn: it has no letter.",
        ),
        (EN_PASSANT, "exd6", "exd6 e.p.", "Files do not write e.p."),
        (
            EN_PASSANT,
            "exd6",
            "ed6",
            "The pawn on d5 is captured, and a capture has an x.",
        ),
        (
            KNIGHTS,
            "Nbd2",
            "N2",
            "Not a move: \"N2\". A square is a letter a–h and a digit 1–8, as in Na3.",
        ),
        (EN_PASSANT, "exd6", "xd6", "A pawn capture names its file."),
        (KNIGHTS, "Nc3", "Nxc3", "c3 is empty: nothing is captured."),
    ];
    for (position, san, given, sentence) in cases {
        let verdict = verdict(position, san, given);
        assert_eq!(English.verdict(&verdict), [sentence], "{given} for {san}");
    }
    assert_eq!(
        English.verdict(&verdict(KNIGHTS, "Nbd2", "Nbd2")),
        ["Right."]
    );
}

#[test]
fn the_rule_follows_the_second_miss_and_the_answer_the_third() {
    let mut wrong = verdict(KNIGHTS, "Nbd2", "Nd2");
    wrong.help = Help::Rule;
    let lines = English.verdict(&wrong);
    assert_eq!(lines.len(), 2);
    assert!(lines[1].contains("add the file"), "{lines:?}");
    wrong.help = Help::Answer;
    assert_eq!(
        English.verdict(&wrong)[1],
        "The answer is Nbd2: the knight on f3 can go there too, and the file tells them apart."
    );
}

#[test]
fn a_move_that_was_wrong_as_a_move_gets_the_rule_of_its_skill() {
    let rule = |code: &str, skill| English.rule(code, skill, Letters::English);
    assert_eq!(
        rule("other-move", Skill::Castling),
        rule("", Skill::Castling)
    );
    assert_ne!(
        rule("missing-x", Skill::Castling),
        rule("other-move", Skill::Castling)
    );
}

#[test]
fn a_single_wrong_spelling_does_not_bring_out_the_answer() {
    for &skill in Drill::Write.skills() {
        let mut supply = Supply::new(13);
        for _ in 0..30 {
            let asked = supply.item(skill, Drill::Write).expect("an item");
            let example = *asked.example().expect("a move");
            for wrong in example.misspellings() {
                let plan = Plan::new(Drill::Write, [skill]);
                let mut round = Round::dictation(plan, Supply::new(1), vec![asked.clone()]);
                let answer = Answer::Text(wrong.text.clone());
                let verdict = round.answer(&answer, Effort::default()).expect("a verdict");
                let lines = English.verdict(&verdict);
                assert!(
                    lines
                        .iter()
                        .all(|line| line.len() > 5 && line.ends_with('.')),
                    "{lines:?}"
                );
                assert!(
                    !lines.join(" ").contains("  ") && !lines[0].contains(": ."),
                    "{lines:?}"
                );
                // Where several moves fit all of them are named, which tells nothing.
                let names_all = ["ambiguous", "promo-missing", "in-check"];
                if !names_all.contains(&verdict.entry.code.as_str()) {
                    let told = lines[0]
                        .split([' ', '.', ',', ':'])
                        .any(|word| word == asked.expected());
                    assert!(!told, "{} for {}: {lines:?}", wrong.text, asked.expected());
                }
            }
        }
    }
}

#[test]
fn every_skill_drill_and_question_has_its_words() {
    let skills: HashSet<&str> = Skill::ALL
        .into_iter()
        .map(|skill| English.skill(skill))
        .collect();
    let drills: HashSet<&str> = Drill::ALL
        .into_iter()
        .map(|drill| English.drill(drill))
        .collect();
    assert_eq!((skills.len(), drills.len()), (20, 10));
    for drill in Drill::ALL {
        for &skill in drill.skills() {
            if let Some(asked) = Supply::new(2).item(skill, drill) {
                let (question, answer) = (English.task(&asked), English.solution(&asked));
                assert!(
                    question.ends_with(['.', '?']) || drill == Drill::Repair,
                    "{question}"
                );
                assert!(answer.ends_with('.'), "{answer}");
                assert!(!English.rule("", skill, Letters::English).is_empty());
            }
        }
    }
}

#[test]
fn questions_say_what_is_shown_and_no_more() {
    let write = item(Skill::FileOrigin, Task::Write(example(KNIGHTS, "Nbd2")));
    assert_eq!(
        English.task(&write),
        "White's knight goes from b1 to d2. Write the move."
    );
    // Where the move is marked on a board, reading its squares is half of the exercise.
    assert_eq!(English.board_question(&write), "Write White's marked move.");
    let promotion = item(Skill::Promotion, Task::Write(example(PROMOTION, "a8=R+")));
    assert_eq!(
        English.board_question(&promotion),
        "Write White's marked move: the pawn becomes a rook."
    );
    assert_eq!(English.short_question(&promotion), "Write it: new rook.");
    let read = item(Skill::FileOrigin, Task::Read(example(KNIGHTS, "Nbd2")));
    assert_eq!(English.task(&read), "White: make the move Nbd2.");
    let name = item(
        Skill::SquareNames,
        Task::Name("f6".parse().expect("a square")),
    );
    assert_eq!(English.board_question(&name), "Name the marked square.");
    // Who hears the question sees no mark.
    assert_eq!(
        English.task(&name),
        "Name the square on the sixth file from White's left and the sixth rank."
    );
    let dictated = Supply::new(1).dictation(Class::Open);
    let question = English.task(&dictated[1]);
    assert!(question.starts_with("Move 1, Black: the "), "{question}");
}

#[test]
fn the_list_of_skills_has_every_short_name() {
    let list = English.skills();
    for name in Skill::ALL
        .map(Skill::code)
        .into_iter()
        .chain(["disambiguation"])
    {
        let rows = list
            .iter()
            .filter(|row| row.split(' ').next() == Some(name));
        assert_eq!(rows.count(), 1, "{name}");
    }
    assert!(list.iter().all(|row| row.chars().count() <= 79), "{list:?}");
}

#[test]
fn the_figures_of_a_round_are_told() {
    let score = Score {
        items: 20,
        first_try: 16,
        right: 20,
        millis: 75_000,
        errors: vec![("ambiguous".to_owned(), 4)],
        ..Score::default()
    };
    assert_eq!(
        English.score(&score),
        [
            "Score      10.2",
            "Accuracy   80 %: 16 of 20 right at the first try",
            "Pace       16.0 right answers a minute, 16.0 net",
        ]
    );
    let rule = English.rule("ambiguous", Skill::FileOrigin, Letters::English);
    assert_eq!(
        English.mistakes(&score, Letters::English),
        [format!("4 × two moves fit: {rule}")]
    );
}

#[test]
fn what_was_missed_is_named_so_that_it_can_be_kept_in_mind() {
    let square = "g1".parse().expect("a square");
    let items = [
        item(Skill::SquareColors, Task::Color(square)),
        item(Skill::SquareNames, Task::Find(square)),
        item(Skill::FileOrigin, Task::Write(example(KNIGHTS, "Nbd2"))),
        item(
            Skill::LongForm,
            Task::Convert {
                example: example(KNIGHTS, "Nbd2"),
                from: Style {
                    form: Form::Long,
                    ..Style::SAN
                },
                to: Style::SAN,
            },
        ),
    ];
    assert_eq!(
        English.missed(&items),
        "To look at again: g1 dark, g1, Nbd2 and Nbd2 for Nb1-d2."
    );
}

/// The line of the progress that begins with a word.
fn row(progress: &Progress, today: Day, word: &str) -> String {
    let lines = English.progress(progress, today, Letters::English);
    let row = lines.iter().find(|line| line.starts_with(word));
    row.unwrap_or_else(|| panic!("no {word}: {lines:#?}"))
        .clone()
}

#[test]
fn a_skill_never_practised_is_new_and_the_others_are_not_open_yet() {
    let progress = Progress::default();
    assert_eq!(
        row(&progress, Day(0), "squares"),
        "squares           new             2.0 s"
    );
    assert!(row(&progress, Day(0), "Not open yet").contains("castling"));
    assert!(English.progress(&progress, Day(0), Letters::English)[0].contains("No round"));
}

#[test]
fn the_progress_tells_accuracy_time_box_and_due_date_the_weakest_first() {
    let mut learner = Learner::new();
    learner.plays(Skill::SquareNames, MONDAY, 20);
    learner.plays(Skill::SquareNames, MONDAY, 20);
    learner.plays(Skill::SquareColors, MONDAY, 15);
    let told = row(&learner.progress, MONDAY, "squares");
    let parts: Vec<&str> = told.split_whitespace().collect();
    assert_eq!(
        parts.join(" "),
        "squares 100 % 2.0 s 2.0 s 2 of 5 tomorrow known"
    );
    let weak = row(&learner.progress, MONDAY, "colors");
    assert!(
        weak.contains("75 %") && weak.ends_with("being learnt"),
        "{weak}"
    );
    let lines = English.progress(&learner.progress, MONDAY, Letters::English);
    let place = |word: &str| lines.iter().position(|line| line.starts_with(word));
    assert!(place("colors") < place("squares"), "{lines:#?}");
    assert!(lines[0].contains("██▆"), "three rounds: {}", lines[0]);
    assert!(lines.iter().all(|line| line.chars().count() < 200));
}

/// A round of one item, answered wrong in the same way so often.
fn missed(asked: Item, given: &Answer, times: usize) -> Verdict {
    let plan = Plan {
        standard: asked.standard,
        ..Plan::new(asked.drill(), [asked.skill])
    };
    let mut round = Round::dictation(plan, Supply::new(1), vec![asked]);
    let answers = (0..times).filter_map(|_| round.answer(given, Effort::default()));
    answers.last().expect("a verdict")
}

fn text(answer: &str) -> Answer {
    Answer::Text(answer.to_owned())
}

#[test]
fn a_wrong_letter_is_followed_by_the_rule_of_letters_and_not_by_that_of_the_skill() {
    const ROOK: &str = "4k3/8/8/8/5R2/8/8/4K3 w - - 0 1";
    for given in ["Qf5", "f5", "Bf5"] {
        let asked = item(Skill::Castling, Task::Write(example(ROOK, "Rf5")));
        let said = English.verdict(&missed(asked, &text(given), 2));
        assert!(
            said[1].starts_with("Pieces have capital letters"),
            "{said:?}"
        );
    }
}

#[test]
fn rules_and_refusals_have_the_letters_that_were_chosen() {
    let rule = |letters| English.rule("case", Skill::PieceMoves, letters);
    assert!(rule(Letters::French).contains("R, D, T, F, C"));
    assert!(rule(Letters::German).contains("Lxc4 is a bishop"));
    assert!(rule(Letters::ChineseSimplified).starts_with("Pieces have their signs"));
    let mut asked = item(Skill::Promotion, Task::Write(example(CAPTURE, "exd1=B")));
    asked.letters = Letters::German;
    assert_eq!(asked.expected(), "exd1=L");
    let said = English.verdict(&missed(asked, &text("exd1=B"), 1));
    assert_eq!(
        said,
        ["B is the English bishop. Choose the letters en or write L."]
    );
}

#[test]
fn each_standard_has_its_own_castling_and_promotion() {
    const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let asked = |standard| {
        let mut asked = item(Skill::Castling, Task::Write(example(CASTLING, "O-O")));
        asked.standard = standard;
        asked
    };
    let (files, laws) = (asked(Standard::Pgn), asked(Standard::Fide));
    assert_eq!(
        (files.expected(), laws.expected()),
        ("O-O".into(), "0-0".into())
    );
    let said = |asked| English.verdict(&missed(asked, &text("oo"), 1))[0].clone();
    assert_eq!(
        said(files),
        "In files castling has the capital letter O, and dashes."
    );
    assert_eq!(said(laws), "In the Laws castling has zeros, and dashes.");
    let mut promotion = item(Skill::Promotion, Task::Write(example(PROMOTION, "a8=B")));
    promotion.standard = Standard::Fide;
    assert_eq!(
        English.solution(&promotion),
        "The answer is a8B: the pawn becomes a bishop."
    );
}

#[test]
fn the_answer_comes_with_its_reason() {
    const PINNED_QUEEN: &str = "4r1k1/8/8/8/4Q3/8/3Q4/4K3 w - - 0 1";
    let solution =
        |skill, position, san| English.solution(&item(skill, Task::Write(example(position, san))));
    assert_eq!(
        solution(Skill::PinnedTwin, PINNED_QUEEN, "Qd3"),
        "The answer is Qd3: the queen on e4 is pinned, so nothing need be told apart."
    );
    assert_eq!(
        solution(Skill::EnPassant, EN_PASSANT, "exd6"),
        "The answer is exd6: the pawn lands on d6, and the one on d5 is captured."
    );
    // Every skill of single moves has one for every item.
    for &skill in Drill::Write.skills() {
        let mut supply = Supply::new(3);
        for _ in 0..20 {
            let asked = supply.item(skill, Drill::Write).expect("an item");
            assert!(asked.reason().is_some(), "{skill:?} {}", asked.ground());
        }
    }
}

#[test]
fn the_colour_of_a_square_is_told_with_its_sum() {
    let dark = item(Skill::SquareColors, Task::Color("b6".parse().unwrap()));
    let said = English.verdict(&missed(dark, &Answer::Light(true), 1));
    assert_eq!(said, ["b6 is dark: 2 + 6 is even."]);
}

#[test]
fn a_right_move_of_the_line_is_not_called_a_wrong_one() {
    let mut supply = Supply::new(4);
    for _ in 0..20 {
        let asked = supply
            .item(Skill::FileOrigin, Drill::Repair)
            .expect("an item");
        let Task::Repair(repair) = &asked.task else {
            panic!("a line")
        };
        for (index, shown) in repair.shown.clone().iter().enumerate() {
            if index != repair.fault && *shown != asked.expected() {
                let verdict = missed(asked.clone(), &text(shown), 1);
                assert_eq!(verdict.entry.code, "spelt-right");
                assert_eq!(
                    English.verdict(&verdict),
                    [format!("{shown} is spelt right; look at the others.")]
                );
            }
        }
    }
}

#[test]
fn a_rule_that_stands_there_already_is_not_told_again() {
    let errors = [
        ("ambiguous", 3),
        ("case", 2),
        ("needless-origin", 1),
        ("other-move", 1),
    ];
    let score = Score {
        errors: errors
            .map(|(code, count)| (code.to_owned(), count))
            .to_vec(),
        ..Score::default()
    };
    let lines = English.mistakes(&score, Letters::English);
    assert!(
        lines[0].starts_with("3 × two moves fit: If two of a kind"),
        "{lines:?}"
    );
    assert_eq!(lines[1], "1 × a file or rank too many: the same rule.");
    assert!(
        lines[2].starts_with("2 × capital or small letter: Pieces"),
        "{lines:?}"
    );
    assert_eq!(lines[3], "1 × another move");
}

#[test]
fn who_has_no_board_is_told_the_positions_of_what_was_missed() {
    let items = [
        item(Skill::SquareNames, Task::Name("g1".parse().unwrap())),
        item(Skill::FileOrigin, Task::Write(example(KNIGHTS, "Nbd2"))),
    ];
    assert_eq!(
        English.missed_in_full(&items),
        [
            "To look at again:".to_owned(),
            "g1".to_owned(),
            format!("Nbd2 in {KNIGHTS}"),
        ]
    );
}
