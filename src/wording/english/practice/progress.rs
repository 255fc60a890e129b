//! What is known of a learner: the last rounds, the skills, the commonest mistakes.

use super::figures;
use crate::notation::letters::Letters;
use crate::order::InOrder;
use crate::practice::{Day, INTERVALS, PlayedRound, Progress, Skill};
use crate::wording::english::list;

/// So many of the commonest mistakes are told with their rules.
const MISTAKES: usize = 3;

/// Bars of eight heights.
const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// All of it, a line each.
pub(super) fn lines(progress: &Progress, today: Day, letters: Letters) -> Vec<String> {
    let mut lines = charts(progress);
    lines.push(format!(
        "{:<16}{:>5}  {:>7} {:>8}  {:<9}{}",
        "Skill", "Right", "Median", "Target", "Box", "Due"
    ));
    let known = |skill: &Skill| progress.is_open(*skill) || progress.of(*skill).seen().is_some();
    let (mut known, closed): (Vec<Skill>, Vec<Skill>) = Skill::ALL.into_iter().partition(known);
    known.put_in_order_by(|&skill| std::cmp::Reverse(progress.of(skill).weight(today)));
    lines.extend(known.iter().map(|&skill| row(progress, skill, today)));
    if !closed.is_empty() {
        let codes = closed.iter().map(|skill| skill.code().to_owned());
        lines.push(format!(
            "Not open yet, but to be had by name: {}.",
            list(codes)
        ));
    }
    let mistakes = figures::mistakes(&progress.commonest_mistakes(MISTAKES), letters);
    if !mistakes.is_empty() {
        lines.extend([String::new(), "The commonest mistakes".to_owned()]);
        lines.extend(mistakes);
    }
    lines
}

/// Accuracy and score of the last rounds, the oldest first.
fn charts(progress: &Progress) -> Vec<String> {
    let rounds: Vec<&PlayedRound> = progress.rounds().collect();
    let Some(last) = rounds.last() else {
        return vec!["No round of ten items or more was played yet.".to_owned()];
    };
    let accuracies: Vec<f64> = rounds.iter().map(|round| round.score.accuracy()).collect();
    let scores: Vec<f64> = rounds.iter().map(|round| round.score.headline()).collect();
    let best = scores.iter().copied().fold(0.0, f64::max);
    vec![
        format!(
            "Accuracy of the last rounds  {}  last {:.0} %",
            chart(&accuracies, 1.0),
            100.0 * last.score.accuracy()
        ),
        format!(
            "Scores of the last rounds    {}  last {:.1}, best {best:.1}",
            chart(&scores, best),
            last.score.headline()
        ),
    ]
}

/// A bar for each figure, the highest for `full`.
fn chart(figures: &[f64], full: f64) -> String {
    let bar = |figure: &f64| {
        let height = BARS.iter().enumerate().skip(1).rev();
        let mut reached = height.filter(|(index, _)| {
            let least = u32::try_from(*index).map_or(0.0, f64::from) / 8.0;
            *figure > least * full
        });
        reached.next().map_or(BARS[0], |(_, bar)| *bar)
    };
    figures.iter().map(bar).collect()
}

/// How well a skill is known: accuracy, time and what it should be, box, when it is due, level.
fn row(progress: &Progress, skill: Skill, today: Day) -> String {
    let (mastery, name) = (progress.of(skill), skill.code());
    let target = seconds(progress.targets().of(skill));
    let (Some(percent), Some(median)) = (mastery.percent(), mastery.median()) else {
        return format!("{name:<16}{:>5}  {:>7} {target:>8}", "new", "");
    };
    let place = format!("{} of {}", mastery.place() + 1, INTERVALS.len());
    let due = mastery
        .due()
        .map_or_else(String::new, |due| when(due, today));
    let level = if mastery.is_mastered() {
        "known"
    } else if progress.current() == Some(skill) {
        "being learnt"
    } else {
        ""
    };
    let percent = format!("{percent} %");
    let median = seconds(median);
    format!("{name:<16}{percent:>5}  {median:>7} {target:>8}  {place:<9}{due:<14}{level}")
        .trim_end()
        .to_owned()
}

fn seconds(millis: u32) -> String {
    format!("{:.1} s", f64::from(millis) / 1000.0)
}

fn when(due: Day, today: Day) -> String {
    match due.since(today) {
        ..=0 => "today".to_owned(),
        1 => "tomorrow".to_owned(),
        days => format!("in {days} days"),
    }
}
