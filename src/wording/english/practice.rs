//! English sentences about practice.

mod figures;
mod misses;
mod rules;
mod skills;
mod tasks;
mod worksheet;

use super::{English, list, quoted};
use crate::practice::{Day, Drill, Item, Mastery, Score, Skill, Verdict, Worksheet};
use crate::wording::PracticeWords;

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

    fn rule(&self, code: &str, skill: Skill) -> &'static str {
        rules::of_code(code).unwrap_or_else(|| rules::of_skill(skill))
    }

    fn solution(&self, item: &Item) -> String {
        format!("The answer is {}.", tasks::solution(item))
    }

    fn score(&self, score: &Score) -> Vec<String> {
        figures::score(score)
    }

    fn mistake(&self, code: &str) -> String {
        rules::name(code).map_or_else(|| quoted(code), str::to_owned)
    }

    fn mastery(&self, skill: Skill, mastery: &Mastery, today: Day) -> String {
        figures::mastery(skill, mastery, today)
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
