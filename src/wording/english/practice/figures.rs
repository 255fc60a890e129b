//! Scores and progress in words and numbers.

use super::rules;
use crate::practice::{Day, INTERVALS, Mastery, Score, Skill};

/// The figures of a round, one a line.
pub(super) fn score(score: &Score) -> Vec<String> {
    let percent = 100.0 * score.accuracy();
    let mut lines = vec![
        format!("Score      {:.1}", score.headline()),
        format!(
            "Accuracy   {percent:.0} %: {} of {} right at the first try",
            score.first_try, score.items
        ),
        format!(
            "Pace       {:.1} right answers a minute, {:.1} net",
            score.pace(),
            score.net_pace()
        ),
    ];
    if score.characters > 0 {
        let typed = score.characters_per_minute();
        lines.push(format!("Typing     {typed:.0} characters a minute"));
    }
    if let Some(steadiness) = score.steadiness {
        lines.push(format!("Steadiness {steadiness:.0} of 100"));
    }
    let mistakes = score.errors.iter();
    lines.extend(mistakes.map(|(code, count)| format!("{count:>10} {}", mistake(code))));
    lines
}

/// The name of a kind of mistake, or its code if it has none.
fn mistake(code: &str) -> &str {
    rules::name(code).unwrap_or(code)
}

/// How well a skill is known: accuracy, time, box, when it is due.
pub(super) fn mastery(skill: Skill, mastery: &Mastery, today: Day) -> String {
    let name = skill.code();
    let (Some(percent), Some(median)) = (mastery.percent(), mastery.median()) else {
        return format!("{name:<16}new");
    };
    let seconds = f64::from(median) / 1000.0;
    let place = mastery.place() + 1;
    let boxes = INTERVALS.len();
    let due = mastery
        .due()
        .map_or_else(String::new, |due| when(due, today));
    format!("{name:<16}{percent:>3} %  {seconds:>4.1} s  box {place} of {boxes}{due}")
}

fn when(due: Day, today: Day) -> String {
    match due.since(today) {
        ..=0 => "  due today".to_owned(),
        1 => "  due tomorrow".to_owned(),
        days => format!("  due in {days} days"),
    }
}
