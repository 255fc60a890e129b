//! What belongs to a move beside the move, in the comment behind it: the clock as PGN has it,
//! and exactly, with what taking back needs, as `[%tabiya left=178512 used=3488 offer …]`.

use super::snapshot;
use crate::game::Margin;
use crate::game::clock::clk;

const COMMAND: &str = "[%tabiya";

/// The commands for a move: for everybody, or with all that is needed to go on.
pub(super) fn write(margin: &Margin, exactly: bool) -> Option<String> {
    let shown = margin
        .left
        .map(|left| format!("[%clk {}]", clk(left, false)));
    let exact = Some(exact(margin)).filter(|text| exactly && !text.is_empty());
    let exact = exact.map(|text| format!("{COMMAND} {text}]"));
    let parts: Vec<String> = shown.into_iter().chain(exact).collect();
    (!parts.is_empty()).then(|| parts.join(" "))
}

fn exact(margin: &Margin) -> String {
    let left = margin.left.map(|left| format!("left={left}"));
    let used = margin.used.map(|used| format!("used={used}"));
    let offered = margin.offered.then(|| "offer".to_owned());
    let before = margin.before.as_ref().map(snapshot::write);
    let before = before.map(|words| format!("before {}", words.join(" ")));
    let words: Vec<String> = [left, used, offered, before]
        .into_iter()
        .flatten()
        .collect();
    words.join(" ")
}

/// What the comments behind a move say; nothing if they say it wrongly. Where only what all
/// programs write is there, that is taken.
pub(super) fn read<'a>(
    comments: impl Iterator<Item = &'a str>,
    clock: Option<u64>,
) -> Option<Margin> {
    let mut margin = Margin {
        before: None,
        left: clock,
        used: None,
        offered: false,
    };
    for comment in comments {
        let Some((_, rest)) = comment.split_once(COMMAND) else {
            continue;
        };
        let (inside, _) = rest.split_once(']')?;
        let mut words = inside.split_whitespace();
        while let Some(word) = words.next() {
            match word.split_once('=') {
                Some(("left", left)) => margin.left = Some(left.parse().ok()?),
                Some(("used", used)) => margin.used = Some(used.parse().ok()?),
                None if word == "offer" => margin.offered = true,
                None if word == "before" => margin.before = Some(snapshot::read(&mut words)?),
                _ => return None,
            }
        }
    }
    Some(margin)
}
