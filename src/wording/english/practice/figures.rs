//! The figures of a round in words and numbers.

use super::rules;
use crate::notation::letters::Letters;
use crate::order::InOrder;
use crate::practice::Score;
use crate::wording::english::quoted;
use crate::wording::practice::{has_capitals, with_letters};

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
    lines
}

/// How often each thing was wrong, what it is, and the rule of it where there is one.
/// A rule that stands there already is not told again.
pub(super) fn mistakes(counts: &[(String, u32)], letters: Letters) -> Vec<String> {
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
        let name = rules::name(code).map_or_else(|| quoted(code), str::to_owned);
        match rules[index] {
            Some(rule) if place(index) == index => {
                format!("{count} × {name}: {}", with_letters(rule, letters))
            }
            Some(_) => format!("{count} × {name}: the same rule."),
            None => format!("{count} × {name}"),
        }
    };
    order.into_iter().map(line).collect()
}
