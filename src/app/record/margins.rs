//! What belongs to a move beside the move, in comments behind it: the clock as PGN has it, and
//! exactly, with what taking back needs.

use super::{command, snapshot};
use crate::game::Margin;
use crate::game::clock::clk;

/// What other programs have a use for: the clock after the move.
pub(super) fn shown(margin: &Margin, tenths: bool) -> Option<String> {
    let left = margin.left?;
    Some(format!("[%clk {}]", clk(left, tenths)))
}

/// All that is needed to go on. What is known when a move is made comes before what the press
/// of the clock adds, so that this adds to a record and changes nothing in it.
pub(super) fn whole(margin: &Margin) -> [Option<String>; 2] {
    let offered = margin.offered.then(|| "offer".to_owned());
    let before = margin.before.as_ref().map(snapshot::write);
    let before = before.map(|words| format!("before {}", words.join(" ")));
    let left = margin.left.map(|left| format!("left={left}"));
    let used = margin.used.map(|used| format!("used={used}"));
    let moved = command([offered, before]);
    let pressed = shown(margin, false)
        .into_iter()
        .chain(command([left, used]));
    let pressed: Vec<String> = pressed.collect();
    [moved, (!pressed.is_empty()).then(|| pressed.join(" "))]
}

fn command(words: [Option<String>; 2]) -> Option<String> {
    let words: Vec<String> = words.into_iter().flatten().collect();
    (!words.is_empty()).then(|| command::write(command::MOVE, &words.join(" ")))
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
    for words in comments.flat_map(|comment| command::read(comment, command::MOVE)) {
        let mut words = words.into_iter().peekable();
        words.peek()?;
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
