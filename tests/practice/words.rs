//! Sentences of practice: plain, about this position, and not telling too soon.

use std::collections::HashSet;

use tabiya::practice::{
    Answer, Day, Drill, Effort, Help, Plan, Progress, Round, Score, Skill, Supply, Task, Verdict,
};
use tabiya::wording::{English, PracticeWords};

use crate::answers::{example, item};

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
const EN_PASSANT: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";

#[test]
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
        (KNIGHTS, "Nbd2", "Nfd2", "\"Nfd2\" is another move."),
        (KNIGHTS, "Nbd2", "Nb1-d2", "The short form is enough."),
        (KNIGHTS, "Nbd2", "Ncd2", "No knight on the c-file."),
        (KNIGHTS, "Nbd2", "Nbd2+", "This gives no check."),
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
        (EN_PASSANT, "exd6", "exd6 e.p.", "Files do not write e.p."),
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
    assert_eq!(English.verdict(&wrong)[1], "The answer is Nbd2.");
}

#[test]
fn a_move_that_was_wrong_as_a_move_gets_the_rule_of_its_skill() {
    let rule = |code: &str, skill| English.rule(code, skill);
    assert_eq!(
        rule("other-move", Skill::Castling),
        English.rule("", Skill::Castling)
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
                assert!(!English.rule("", skill).is_empty());
            }
        }
    }
}

#[test]
fn questions_say_what_is_shown_and_no_more() {
    let write = item(Skill::FileOrigin, Task::Write(example(KNIGHTS, "Nbd2")));
    assert_eq!(
        English.task(&write),
        "White goes from b1 to d2. Write the move."
    );
    let read = item(Skill::FileOrigin, Task::Read(example(KNIGHTS, "Nbd2")));
    assert_eq!(English.task(&read), "White: make the move Nbd2.");
    let name = item(
        Skill::SquareNames,
        Task::Name("f6".parse().expect("a square")),
    );
    assert_eq!(English.task(&name), "Name the marked square.");
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
            "         4 two moves fit",
        ]
    );
}

#[test]
fn a_skill_never_practised_is_new() {
    let progress = Progress::default();
    let row = English.mastery(Skill::Castling, progress.of(Skill::Castling), Day(0));
    assert_eq!(row, "castling        new");
}
