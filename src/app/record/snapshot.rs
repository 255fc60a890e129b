//! The clocks at one moment, as words: `white 180000,0,0,0,0,-,-,- 178000,0,2000,1,0,-,-,-`.

use super::codes::{SIDES, value, word};
use crate::game::Timestamp;
use crate::game::clock::{Side, Snapshot};

/// Whose turn it is, White's time, Black's time.
pub(super) fn write(snapshot: &Snapshot) -> [String; 3] {
    let [white, black] = [0, 1].map(|side| self::side(snapshot, side));
    [word(&SIDES, &snapshot.turn).to_owned(), white, black]
}

fn side(snapshot: &Snapshot, index: usize) -> String {
    let side = &snapshot.sides[index];
    let other = &snapshot.sides[1 - index];
    let period_moves = side
        .period_moves
        .map_or("-".to_owned(), |moves| moves.to_string());
    // Time starts anew in another process, so that only the order of the falls is kept.
    let fallen = match (side.fallen, other.fallen) {
        (None, _) => "-",
        (Some(own), Some(other)) if other < own => "2",
        (Some(_), _) => "1",
    };
    let exempt = if side.exempt { "1" } else { "-" };
    let Side {
        left,
        turn,
        used,
        moves,
        periods,
        ..
    } = side;
    format!("{left},{turn},{used},{moves},{periods},{period_moves},{fallen},{exempt}")
}

/// Reads the next three words.
pub(super) fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Snapshot> {
    Some(Snapshot {
        turn: value(&SIDES, words.next()?)?,
        sides: [read_side(words.next()?)?, read_side(words.next()?)?],
    })
}

fn read_side(word: &str) -> Option<Side> {
    let figures: Vec<&str> = word.split(',').collect();
    let [
        left,
        turn,
        used,
        moves,
        periods,
        period_moves,
        fallen,
        exempt,
    ] = figures[..]
    else {
        return None;
    };
    Some(Side {
        left: left.parse().ok()?,
        turn: turn.parse().ok()?,
        used: used.parse().ok()?,
        moves: moves.parse().ok()?,
        periods: periods.parse().ok()?,
        period_moves: match period_moves {
            "-" => None,
            moves => Some(moves.parse().ok()?),
        },
        fallen: match fallen {
            "-" => None,
            order => Some(Timestamp::from_millis(order.parse::<u8>().ok()?.into())),
        },
        exempt: exempt == "1",
    })
}
