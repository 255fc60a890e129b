//! Sentences about practice: what is asked, what was wrong, the rules, scores and progress.

use crate::notation::letters::Letters;
use crate::practice::{Day, Drill, Group, Help, Item, Progress, Score, Skill, Verdict, Worksheet};
use crate::rules::Role;

/// What is said while notation is practised.
pub trait PracticeWords {
    /// What a skill is about, in a few words.
    fn skill(&self, skill: Skill) -> &'static str;

    /// What is done in a drill, in a few words.
    fn drill(&self, drill: Drill) -> &'static str;

    /// The question of an item.
    fn task(&self, item: &Item) -> String;

    /// That an answer was right.
    fn right(&self) -> String;

    /// What was wrong with an answer; nothing if it was right.
    fn miss(&self, verdict: &Verdict) -> Option<String>;

    /// The rule that somebody broke who made a mistake with this code, or else
    /// the rule of the skill; its examples have these letters.
    fn rule(&self, code: &str, skill: Skill, letters: Letters) -> String;

    /// The right answer to an item, and why it is right.
    fn solution(&self, item: &Item) -> String;

    /// Everything that is said to an answer.
    fn verdict(&self, verdict: &Verdict) -> Vec<String> {
        let Some(miss) = self.miss(verdict) else {
            return vec![self.right()];
        };
        let help = match verdict.help {
            Help::None => None,
            Help::Rule => {
                let Verdict { item, entry, .. } = verdict;
                Some(self.rule(&entry.code, item.skill, item.letters))
            }
            Help::Answer => Some(self.solution(&verdict.item)),
        };
        [Some(miss), help].into_iter().flatten().collect()
    }

    /// The figures of a round, one a line.
    fn score(&self, score: &Score) -> Vec<String>;

    /// What was wrong in a round: how often, and the rule of it, one a line.
    fn mistakes(&self, score: &Score, letters: Letters) -> Vec<String>;

    /// What to look at again: the answers of the items that were missed.
    fn missed(&self, items: &[Item]) -> String;

    /// The same with the positions, one a line, for those who have no board to look at.
    fn missed_in_full(&self, items: &[Item]) -> Vec<String>;

    /// What is known of the learner: the last rounds, the skills with the weakest first, the
    /// commonest mistakes.
    fn progress(&self, progress: &Progress, today: Day, letters: Letters) -> Vec<String>;

    /// That a name stands for every skill.
    fn every_skill(&self) -> &'static str;

    /// All skills and groups with their short names, one a line.
    fn skills(&self) -> Vec<String> {
        let skills = Skill::ALL.into_iter();
        let skills = skills.map(|skill| format!("{:<16}{}", skill.code(), self.skill(skill)));
        let groups = Group::ALL.into_iter().map(|group| {
            let codes: Vec<&str> = group.skills.iter().map(|skill| skill.code()).collect();
            let meaning = if codes.len() == Skill::ALL.len() {
                self.every_skill().to_owned()
            } else {
                codes.join(" ")
            };
            format!("{:<16}{meaning}", group.code)
        });
        skills.chain(groups).collect()
    }

    /// That no skill has this name.
    fn unknown_skill(&self, name: &str) -> String;

    /// That a drill asks for none of the skills.
    fn unserved(&self, drill: Drill) -> String;

    /// That nothing of the kind can be printed for paper.
    fn no_sheet(&self) -> String;

    /// That a file holds no game with moves.
    fn no_moves_in(&self, path: &str) -> String;

    /// That so many lines of the log could not be read.
    fn damaged(&self, lines: usize) -> String;

    /// Whether the log is to be deleted.
    fn ask_reset(&self) -> String;

    /// A sheet of exercises with room for the answers.
    fn worksheet(&self, sheet: &Worksheet) -> String;

    /// The answers to a sheet of exercises, and nothing else.
    fn worksheet_answers(&self, sheet: &Worksheet) -> String;
}

/// A text with `{K}`, `{Q}`, `{R}`, `{B}` and `{N}` in it where the letters of these men are due.
pub(in crate::wording) fn with_letters(text: &str, letters: Letters) -> String {
    let roles = Role::ALL.into_iter().filter(|&role| role != Role::Pawn);
    roles.fold(text.to_owned(), |text, role| {
        text.replace(&format!("{{{}}}", role.letter()), letters.of(role))
    })
}

/// Whether the letters are small and capital ones.
pub(in crate::wording) fn has_capitals(letters: Letters) -> bool {
    letters.of(Role::Queen).chars().all(char::is_uppercase)
}
