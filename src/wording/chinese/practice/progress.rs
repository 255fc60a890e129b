//! What is known of a learner: the last rounds, the skills, the commonest mistakes.

use super::figures;
use crate::notation::letters::Letters;
use crate::order::InOrder;
use crate::practice::{Day, INTERVALS, PlayedRound, Progress, Skill};
use crate::wording::chinese::{Chinese, padded};

/// So many of the commonest mistakes are told with their rules.
const MISTAKES: usize = 3;

/// Bars of eight heights.
const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// All of it, a line each.
pub(super) fn lines(zh: Chinese, progress: &Progress, today: Day, letters: Letters) -> Vec<String> {
    let mut lines = charts(zh, progress);
    let head = [
        padded(zh.text("技能"), 16),
        padded(zh.text(" 正确"), 7),
        padded(zh.text("   中位"), 8),
        padded(zh.text("    目标"), 10),
        padded(zh.text("盒子"), 9),
    ];
    lines.push(format!("{}{}", head.concat(), zh.text("到期")));
    let known = |skill: &Skill| progress.is_open(*skill) || progress.of(*skill).seen().is_some();
    let (mut known, closed): (Vec<Skill>, Vec<Skill>) = Skill::ALL.into_iter().partition(known);
    known.put_in_order_by(|&skill| std::cmp::Reverse(progress.of(skill).weight(today)));
    lines.extend(known.iter().map(|&skill| row(zh, progress, skill, today)));
    if !closed.is_empty() {
        let codes = closed.iter().map(|skill| skill.code().to_owned());
        lines.push(say!(zh, "尚未开放，但可按名称练习：{}。", zh.list(codes)));
    }
    let mistakes = figures::mistakes(zh, &progress.commonest_mistakes(MISTAKES), letters);
    if !mistakes.is_empty() {
        lines.extend([String::new(), say!(zh, "最常见的错误")]);
        lines.extend(mistakes);
    }
    lines
}

/// Accuracy and score of the last rounds, the oldest first.
fn charts(zh: Chinese, progress: &Progress) -> Vec<String> {
    let rounds: Vec<&PlayedRound> = progress.rounds().collect();
    let Some(last) = rounds.last() else {
        return vec![say!(zh, "还没有做过十题以上的一轮。")];
    };
    let accuracies: Vec<f64> = rounds.iter().map(|round| round.score.accuracy()).collect();
    let scores: Vec<f64> = rounds.iter().map(|round| round.score.headline()).collect();
    let best = scores.iter().copied().fold(0.0, f64::max);
    vec![
        say!(
            zh,
            "最近各轮的准确率  {}  上轮 {} %",
            chart(&accuracies, 1.0),
            format!("{:.0}", 100.0 * last.score.accuracy())
        ),
        say!(
            zh,
            "最近各轮的得分    {}  上轮 {}，最高 {}",
            chart(&scores, best),
            format!("{:.1}", last.score.headline()),
            format!("{best:.1}")
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
fn row(zh: Chinese, progress: &Progress, skill: Skill, today: Day) -> String {
    let (mastery, name) = (progress.of(skill), skill.code());
    let target = seconds(progress.targets().of(skill));
    let (Some(percent), Some(median)) = (mastery.percent(), mastery.median()) else {
        let new = zh.text("   新");
        return format!("{name:<16}{new}  {:>7} {target:>8}", "");
    };
    let place = format!("{}/{}", mastery.place() + 1, INTERVALS.len());
    let due = mastery
        .due()
        .map_or_else(String::new, |due| when(zh, due, today));
    let level = zh.text(if mastery.is_mastered() {
        "已掌握"
    } else if progress.current() == Some(skill) {
        "正在学"
    } else {
        ""
    });
    let percent = format!("{percent} %");
    let median = seconds(median);
    let due = padded(&due, 14);
    format!("{name:<16}{percent:>5}  {median:>7} {target:>8}  {place:<9}{due}{level}")
        .trim_end()
        .to_owned()
}

fn seconds(millis: u32) -> String {
    format!("{:.1} s", f64::from(millis) / 1000.0)
}

fn when(zh: Chinese, due: Day, today: Day) -> String {
    match due.since(today) {
        ..=0 => say!(zh, "今天"),
        1 => say!(zh, "明天"),
        days => say!(zh, "{} 天后", days),
    }
}
