//! PGN to a game that can be gone on with.

use std::time::Duration;

use super::codes::{OUTCOMES, TERMINATIONS, value};
use super::{Record, command, incidents, long_tag, margins, present, regulations, tag};
use crate::app::Grades;
use crate::game::clock::{Clock, Options};
use crate::game::{
    Adjournment, Ending, Game, MatchScore, Occasion, Players, Regulations, TimeControl, Timestamp,
};
use crate::order::InOrder;
use crate::pgn::{NodeId, PgnError, PgnGame, Place, Problem, Reader, Tags};
use crate::rules::Color;
use crate::wording::Damage;

/// The first game of a text, if there is one.
pub fn of_text(content: &[u8]) -> Option<Record> {
    let game = Reader::new(content).next()?.ok()?;
    Some(read(&game))
}

/// The game of a record as far as it can be read, and what was wrong.
pub fn read(pgn: &PgnGame) -> Record {
    let of_error = |error: &PgnError| match error.problem {
        Problem::Fen(_) => Damage::Start,
        _ => Damage::Text {
            line: error.spot.line,
            column: error.spot.column,
        },
    };
    let mut damage: Vec<Damage> = pgn.errors.iter().map(of_error).collect();
    let mut game = setting(pgn, &mut damage);
    read_margins(pgn, &mut game, &mut damage);
    let mut record = Record {
        game,
        occasion: occasion(&pgn.tags),
        view: None,
        strict: None,
        signed: [false; 2],
        grades: Grades::default(),
        score: score(&pgn.tags).unwrap_or_default(),
        damage,
    };
    let is_ours = pgn.tags.get(tag::REGULATIONS).is_some();
    if is_ours && read_own(pgn, &mut record).is_some() {
        let ending = ending(pgn, &mut record.damage);
        record.game.ending = ending.or(record.game.ending);
    } else {
        set_clocks(&mut record.game);
    }
    record
}

/// The moves, the players, the regulations and the time controls.
fn setting(pgn: &PgnGame, damage: &mut Vec<Damage>) -> Adjournment {
    let tags = &pgn.tags;
    let mut game = Game::new(pgn.start.unwrap_or_default(), pgn.variant);
    for mv in pgn.main_line().map_while(|(node, _)| pgn.tree.mv(node)) {
        game.play(mv);
    }
    let name = |tag| known(tags, tag).map(str::to_owned);
    let regulations = tags.get(tag::REGULATIONS).map_or_else(
        || Some(Regulations::default()),
        |_| regulations::read(long_tag::words(tags, tag::REGULATIONS)),
    );
    let regulations = regulations.unwrap_or_else(|| {
        damage.push(Damage::Tag(tag::REGULATIONS));
        Regulations::default()
    });
    let players = Players::new(name("White"), name("Black"));
    Adjournment::new(game, players, regulations, controls(tags, damage))
}

/// The value of a tag that every game has, unless it is not known.
fn known<'a>(tags: &'a Tags, name: &str) -> Option<&'a str> {
    tags.get(name)
        .filter(|value| !value.starts_with('?') && !value.trim().is_empty())
}

fn controls(tags: &Tags, damage: &mut Vec<Damage>) -> [TimeControl; 2] {
    let mut spelt = |name: &'static str| {
        let read = tags.get(name)?.parse();
        read.map_err(|_| damage.push(Damage::Tag(name))).ok()
    };
    let own = tag::CLOCK.map(&mut spelt);
    let general = tags.get("TimeControl").map(TimeControl::from_pgn);
    let [white, black] = own;
    let white = white
        .or(general.and_then(Result::ok))
        .unwrap_or(TimeControl::None);
    let black = black.unwrap_or_else(|| white.clone());
    [white, black]
}

fn read_margins(pgn: &PgnGame, game: &mut Adjournment, damage: &mut Vec<Damage>) {
    for (ply, (node, _)) in pgn.main_line().enumerate() {
        let Some(own) = game.margins.get_mut(ply) else {
            return;
        };
        let clock = pgn.tree.clock(node).map(millis);
        match margins::read(pgn.tree.comments(node, Place::After), clock) {
            Some(margin) => *own = margin,
            None => damage.push(Damage::Margin(ply)),
        }
    }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// What happened, and how things stand. Nothing if it is not known how they stand after the
/// moves that were found.
fn read_own(pgn: &PgnGame, record: &mut Record) -> Option<()> {
    let comments: Vec<&str> = comments(pgn).collect();
    let events = comments
        .iter()
        .flat_map(|comment| command::read(comment, command::EVENT));
    let mut events: Vec<_> = events
        .map(|words| match words[..] {
            [word] => incidents::read(word).ok_or(()),
            _ => Err(()),
        })
        .collect();
    events.put_in_order_by(|event| event.as_ref().map_or(usize::MAX, |(number, _)| *number));
    if events.iter().any(Result::is_err) {
        record.damage.push(Damage::Incidents);
    }
    record.game.incidents = events
        .into_iter()
        .flatten()
        .map(|(_, event)| event)
        .collect();
    let commands = comments
        .iter()
        .flat_map(|comment| command::read(comment, command::NOW));
    let now = commands.last().unwrap_or_default();
    let found = record.game.game.len();
    if let Some(told) = present::plies(&now).filter(|&told| told != found) {
        record.damage.push(Damage::Moves { told, found });
        return None;
    }
    let mut whole = record.clone();
    let read = present::plies(&now).and_then(|_| present::read(now.into_iter(), &mut whole));
    if read.is_some() {
        *record = whole;
    } else {
        record.damage.push(Damage::Present);
    }
    read
}

/// All comments of the main line.
fn comments(pgn: &PgnGame) -> impl Iterator<Item = &str> {
    let moves = pgn.main_line().map(|(node, _)| node);
    std::iter::once(NodeId::ROOT)
        .chain(moves)
        .flat_map(move |node| {
            let places = [Place::Before, Place::After];
            places
                .into_iter()
                .flat_map(move |place| pgn.tree.comments(node, place))
        })
}

/// How the game ended: as our own tag says, else as the position or the result does.
fn ending(pgn: &PgnGame, damage: &mut Vec<Damage>) -> Option<Ending> {
    let text = pgn.tags.get(tag::ENDING)?;
    let mut words = text.split_whitespace();
    let mut read = || {
        Some(Ending {
            outcome: value(&OUTCOMES, words.next()?)?,
            termination: value(&TERMINATIONS, words.next()?)?,
        })
    };
    let ending = read();
    if ending.is_none() {
        damage.push(Damage::Tag(tag::ENDING));
    }
    ending
}

/// Without a word on the clocks: as the last readings of both players say.
fn set_clocks(game: &mut Adjournment) {
    let has_clock = game
        .controls
        .iter()
        .any(|control| *control != TimeControl::None);
    if !has_clock {
        return;
    }
    let now = Timestamp::default();
    let turn = game.game.turn();
    let mut clock = Clock::new(game.controls.clone(), Options::default(), turn);
    for color in Color::ALL {
        let moves = u32::try_from(game.game.moves_made(color)).unwrap_or(u32::MAX);
        clock.set_moves(color, moves, now);
        let mut own = (0..game.game.len())
            .rev()
            .filter(|&ply| game.game.position_after(ply).turn() == color);
        if let Some(left) = own.find_map(|ply| game.margins[ply].left) {
            clock.set_time(color, left, now);
        }
    }
    let clocks = clock.snapshot(now);
    game.clocks = Some(clocks);
    game.turn_began = Some(clocks);
}

fn occasion(tags: &Tags) -> Occasion {
    let text = |name| known(tags, name).unwrap_or_default().to_owned();
    Occasion {
        date: text("Date"),
        event: text("Event"),
        site: text("Site"),
        round: text("Round"),
    }
}

fn score(tags: &Tags) -> Option<MatchScore> {
    let figures = tags.get(tag::SCORE)?.split_whitespace();
    let figures: Option<Vec<u32>> = figures.map(|figure| figure.parse().ok()).collect();
    match figures?[..] {
        [white, black, games] => Some(MatchScore::new([white, black], games)),
        _ => None,
    }
}
