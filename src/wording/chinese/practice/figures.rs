//! The figures of a round in words and numbers.

use super::rules;
use crate::notation::letters::Letters;
use crate::order::InOrder;
use crate::practice::Score;
use crate::wording::chinese::Chinese;
use crate::wording::practice::{has_capitals, with_letters};

/// The figures of a round, one a line.
pub(super) fn score(zh: Chinese, score: &Score) -> Vec<String> {
    let percent = 100.0 * score.accuracy();
    let mut lines = vec![
        say!(zh, "得分    {}", format!("{:.1}", score.headline())),
        say!(
            zh,
            "准确率  {} %：{} 题中一次答对 {} 题",
            format!("{percent:.0}"),
            score.items,
            score.first_try
        ),
        say!(
            zh,
            "速度    每分钟答对 {} 题，净 {} 题",
            format!("{:.1}", score.pace()),
            format!("{:.1}", score.net_pace())
        ),
    ];
    if score.characters > 0 {
        let typed = format!("{:.0}", score.characters_per_minute());
        lines.push(say!(zh, "打字    每分钟 {} 个字符", typed));
    }
    if let Some(steadiness) = score.steadiness {
        lines.push(say!(zh, "平稳    {}/100", format!("{steadiness:.0}")));
    }
    lines
}

/// How often each thing was wrong, what it is, and the rule of it where there is one.
/// A rule that stands there already is not told again.
pub(super) fn mistakes(zh: Chinese, counts: &[(String, u32)], letters: Letters) -> Vec<String> {
    let capitals = has_capitals(letters);
    let rules: Vec<Option<&str>> = counts
        .iter()
        .map(|(code, _)| rules::of_code(code, capitals))
        .collect();
    // Those with the same rule stand together, where the first of them would stand.
    let place = |index: usize| {
        let first = rules.iter().position(|&rule| rule == rules[index]);
        first.filter(|_| rules[index].is_some()).unwrap_or(index)
    };
    let mut order: Vec<usize> = (0..counts.len()).collect();
    order.put_in_order_by(|&index| place(index));
    let line = |index: usize| {
        let (code, count) = &counts[index];
        let name = rules::name(code).map_or_else(|| zh.quoted(code), |name| zh.text(name).into());
        match rules[index] {
            Some(rule) if place(index) == index => {
                let rule = with_letters(zh.text(rule), letters);
                say!(zh, "{} × {}：{}", count, name, rule)
            }
            Some(_) => say!(zh, "{} × {}：规则同上。", count, name),
            None => format!("{count} × {name}"),
        }
    };
    order.into_iter().map(line).collect()
}
