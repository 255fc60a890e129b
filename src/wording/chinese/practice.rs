//! Chinese sentences about practice.

mod figures;
mod misses;
mod progress;
mod reasons;
mod rules;
mod skills;
pub(super) mod tasks;
mod worksheet;

use super::Chinese;
use crate::notation::letters::Letters;
use crate::practice::{Day, Drill, Item, Progress, Score, Skill, Verdict, Worksheet};
use crate::wording::PracticeWords;
use crate::wording::practice::{has_capitals, with_letters};

impl PracticeWords for Chinese {
    fn skill(&self, skill: Skill) -> &'static str {
        self.text(skills::skill(skill))
    }

    fn drill(&self, drill: Drill) -> &'static str {
        self.text(skills::drill(drill))
    }

    fn task(&self, item: &Item) -> String {
        tasks::task(*self, item)
    }

    fn right(&self) -> String {
        say!(self, "正确。")
    }

    fn miss(&self, verdict: &Verdict) -> Option<String> {
        let miss = verdict.miss.as_ref()?;
        Some(misses::miss(
            *self,
            miss,
            &verdict.item,
            &verdict.entry.given,
        ))
    }

    fn rule(&self, code: &str, skill: Skill, letters: Letters) -> String {
        let capitals = has_capitals(letters);
        let rule = rules::of_code(code, capitals);
        let rule = rule.unwrap_or_else(|| rules::of_skill(skill, capitals));
        with_letters(self.text(rule), letters)
    }

    fn solution(&self, item: &Item) -> String {
        let solution = tasks::solution(*self, item);
        if let Some(reason) = item.reason() {
            let reason = reasons::reason(*self, reason, item.letters);
            say!(self, "答案是 {}：{}。", solution, reason)
        } else {
            say!(self, "答案是 {}。", solution)
        }
    }

    fn score(&self, score: &Score) -> Vec<String> {
        figures::score(*self, score)
    }

    fn mistakes(&self, score: &Score, letters: Letters) -> Vec<String> {
        figures::mistakes(*self, &score.errors, letters)
    }

    fn missed(&self, items: &[Item]) -> String {
        let answers = items.iter().map(|item| tasks::reminder(*self, item));
        say!(self, "要再看：{}。", self.list(answers))
    }

    fn missed_in_full(&self, items: &[Item]) -> Vec<String> {
        let told = items.iter().map(|item| match item.example() {
            Some(_) => say!(
                self,
                "{}，局面 {}",
                tasks::reminder(*self, item),
                item.ground()
            ),
            None => tasks::reminder(*self, item),
        });
        std::iter::once(say!(self, "要再看："))
            .chain(told)
            .collect()
    }

    fn progress(&self, progress: &Progress, today: Day, letters: Letters) -> Vec<String> {
        progress::lines(*self, progress, today, letters)
    }

    fn every_skill(&self) -> &'static str {
        self.text("全部技能")
    }

    fn unknown_skill(&self, name: &str) -> String {
        say!(
            self,
            "没有技能{}。--skill help 列出全部。",
            self.quoted(name)
        )
    }

    fn unserved(&self, drill: Drill) -> String {
        let skills = drill.skills().iter().map(|skill| skill.code().to_owned());
        say!(
            self,
            "练习 {} 只用到 {}，不用到别的技能。",
            drill.code(),
            self.list(skills)
        )
    }

    fn no_sheet(&self) -> String {
        say!(
            self,
            "这些不能印在纸上：格要在棋盘上找，整局要一着一着地写。"
        )
    }

    fn no_moves_in(&self, path: &str) -> String {
        say!(self, "{}中没有带着法的对局。", self.quoted(path))
    }

    fn damaged(&self, lines: usize) -> String {
        say!(self, "练习记录有 {} 行无法读取，已略去。", lines)
    }

    fn ask_reset(&self) -> String {
        say!(self, "删除全部练习成绩，包括级别、盒子和历史？")
    }

    fn worksheet(&self, sheet: &Worksheet) -> String {
        worksheet::exercises(*self, sheet)
    }

    fn worksheet_answers(&self, sheet: &Worksheet) -> String {
        worksheet::answers(*self, sheet)
    }
}
