//! The figures of a round in words and numbers.

use std::collections::HashSet;

use super::rules;
use crate::notation::letters::Letters;
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
    let mut told = HashSet::new();
    let line = |(code, count): &(String, u32)| {
        let name = rules::name(code).map_or_else(|| quoted(code), str::to_owned);
        match rules::of_code(code, has_capitals(letters)) {
            Some(rule) if told.insert(rule) => {
                format!("{count} × {name}: {}", with_letters(rule, letters))
            }
            Some(_) => format!("{count} × {name}: the same rule."),
            None => format!("{count} × {name}"),
        }
    };
    counts.iter().map(line).collect()
}
