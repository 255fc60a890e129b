//! What happened beside the moves, as words: as the first of all, after twelve plies, this
//! (`0:12:offered:white`).

use super::codes::{OUTCOMES, SIDES, value, word};
use super::escape::{escaped, unescaped};
use crate::game::Incident;
use crate::rules::Color;

pub(super) fn write(number: usize, (plies, incident): &(usize, Incident)) -> String {
    let side = |color: &Color| word(&SIDES, color);
    let what = match incident {
        Incident::Offered(color) => format!("offered:{}", side(color)),
        Incident::Declined(color) => format!("declined:{}", side(color)),
        Incident::WrongClaim(color) => format!("wrong-claim:{}", side(color)),
        Incident::IllegalMove { color, count } => format!("illegal:{}:{count}", side(color)),
        Incident::TimeAdded { color, millis } => format!("added:{}:{millis}", side(color)),
        Incident::TimeSet { color, millis } => format!("set:{}:{millis}", side(color)),
        Incident::MovesSet { color, moves } => format!("moves:{}:{moves}", side(color)),
        Incident::TakenBack(plies) => format!("taken-back:{plies}"),
        Incident::SteppedBack(plies) => format!("stepped-back:{plies}"),
        Incident::Paused => "paused".to_owned(),
        Incident::Resumed(millis) => format!("resumed:{millis}"),
        Incident::ResultSet(outcome) => format!("result:{}", word(&OUTCOMES, outcome)),
        Incident::Noted(text) => format!("noted:{}", escaped(text)),
    };
    format!("{number}:{plies}:{what}")
}

/// The number of the incident among all, and the incident.
pub(super) fn read(text: &str) -> Option<(usize, (usize, Incident))> {
    let parts: Vec<&str> = text.split(':').collect();
    let (number, rest) = parts.split_first()?;
    let (plies, what) = rest.split_first()?;
    let side = |word: &str| value(&SIDES, word);
    let incident = match *what {
        ["offered", color] => Incident::Offered(side(color)?),
        ["declined", color] => Incident::Declined(side(color)?),
        ["wrong-claim", color] => Incident::WrongClaim(side(color)?),
        ["illegal", color, count] => Incident::IllegalMove {
            color: side(color)?,
            count: count.parse().ok()?,
        },
        ["added", color, millis] => Incident::TimeAdded {
            color: side(color)?,
            millis: millis.parse().ok()?,
        },
        ["set", color, millis] => Incident::TimeSet {
            color: side(color)?,
            millis: millis.parse().ok()?,
        },
        ["moves", color, moves] => Incident::MovesSet {
            color: side(color)?,
            moves: moves.parse().ok()?,
        },
        ["taken-back", plies] => Incident::TakenBack(plies.parse().ok()?),
        ["stepped-back", plies] => Incident::SteppedBack(plies.parse().ok()?),
        ["paused"] => Incident::Paused,
        ["resumed", millis] => Incident::Resumed(millis.parse().ok()?),
        ["result", outcome] => Incident::ResultSet(value(&OUTCOMES, outcome)?),
        ["noted", text] => Incident::Noted(unescaped(text)?),
        _ => return None,
    };
    let incident = (plies.parse().ok()?, incident);
    Some((number.parse().ok()?, incident))
}
