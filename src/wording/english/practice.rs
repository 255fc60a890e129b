//! English sentences about practice.

mod figures;
mod misses;
mod progress;
mod reasons;
mod rules;
mod skills;
pub(super) mod tasks;
mod worksheet;

use super::{English, list, quoted};
use crate::notation::letters::Letters;
use crate::practice::{Day, Drill, Item, Progress, Score, Skill, Verdict, Worksheet};
use crate::wording::PracticeWords;
use crate::wording::practice::{has_capitals, with_letters};

impl PracticeWords for English {
    fn skill(&self, skill: Skill) -> &'static str {
        skills::skill(skill)
    }

    fn drill(&self, drill: Drill) -> &'static str {
        skills::drill(drill)
    }

    fn task(&self, item: &Item) -> String {
        tasks::task(item)
    }

    fn right(&self) -> String {
        "Right.".to_owned()
    }

    fn miss(&self, verdict: &Verdict) -> Option<String> {
        let miss = verdict.miss.as_ref()?;
        Some(misses::miss(miss, &verdict.item, &verdict.entry.given))
    }

    fn rule(&self, code: &str, skill: Skill, letters: Letters) -> String {
        let capitals = has_capitals(letters);
        let rule = rules::of_code(code, capitals);
        with_letters(
            rule.unwrap_or_else(|| rules::of_skill(skill, capitals)),
            letters,
        )
    }

    fn solution(&self, item: &Item) -> String {
        let solution = tasks::solution(item);
        match item.reason() {
            Some(reason) => format!(
                "The answer is {solution}: {}.",
                reasons::reason(reason, item.letters)
            ),
            None => format!("The answer is {solution}."),
        }
    }

    fn score(&self, score: &Score) -> Vec<String> {
        figures::score(score)
    }

    fn mistakes(&self, score: &Score, letters: Letters) -> Vec<String> {
        figures::mistakes(&score.errors, letters)
    }

    fn missed(&self, items: &[Item]) -> String {
        let answers = items.iter().map(tasks::reminder);
        format!("To look at again: {}.", list(answers))
    }

    fn missed_in_full(&self, items: &[Item]) -> Vec<String> {
        let told = items.iter().map(|item| match item.example() {
            Some(_) => format!("{} in {}", tasks::reminder(item), item.ground()),
            None => tasks::reminder(item),
        });
        std::iter::once("To look at again:".to_owned())
            .chain(told)
            .collect()
    }

    fn progress(&self, progress: &Progress, today: Day, letters: Letters) -> Vec<String> {
        progress::lines(progress, today, letters)
    }

    fn every_skill(&self) -> &'static str {
        "every skill"
    }

    fn unknown_skill(&self, name: &str) -> String {
        format!(
            "There is no skill {}. --skill help lists them.",
            quoted(name)
        )
    }

    fn unserved(&self, drill: Drill) -> String {
        let skills = drill.skills().iter().map(|skill| skill.code().to_owned());
        format!(
            "The drill {} asks for {} and nothing else.",
            drill.code(),
            list(skills)
        )
    }

    fn no_sheet(&self) -> String {
        "None of this can be printed: squares are found on a board, and whole games are written move by move.".to_owned()
    }

    fn no_moves_in(&self, path: &str) -> String {
        format!("There is no game with moves in {}.", quoted(path))
    }

    fn damaged(&self, lines: usize) -> String {
        match lines {
            1 => "One line of the practice log could not be read and was left out.".to_owned(),
            _ => format!("{lines} lines of the practice log could not be read and were left out."),
        }
    }

    fn ask_reset(&self) -> String {
        "Delete all practice results, with levels, boxes and history?".to_owned()
    }

    fn worksheet(&self, sheet: &Worksheet) -> String {
        worksheet::exercises(sheet)
    }

    fn worksheet_answers(&self, sheet: &Worksheet) -> String {
        worksheet::answers(sheet)
    }
}
