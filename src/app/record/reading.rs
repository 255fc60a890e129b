//! PGN to a game that can be gone on with.

use std::time::Duration;

use super::codes::{OUTCOMES, SIDES, TERMINATIONS, VIEWS, value};
use super::{Record, incidents, long_tag, margins, regulations, sheets, snapshot, tag};
use crate::game::clock::{Clock, Options};
use crate::game::{
    Adjournment, Ending, Game, MatchScore, Occasion, Players, Regulations, TimeControl, Timestamp,
};
use crate::pgn::{PgnGame, Place, Reader, Tags};
use crate::rules::Color;
use crate::wording::Damage;

/// The first game of a text, if there is one.
pub fn of_text(content: &[u8]) -> Option<Record> {
    let game = Reader::new(content).next()?.ok()?;
    Some(read(&game))
}

/// The game of a record as far as it can be read, and what was wrong.
pub fn read(pgn: &PgnGame) -> Record {
    let mut damage: Vec<Damage> = pgn
        .errors
        .iter()
        .map(|error| Damage::Text {
            line: error.spot.line,
            column: error.spot.column,
        })
        .collect();
    let mut game = setting(pgn, &mut damage);
    read_margins(pgn, &mut game, &mut damage);
    if is_whole(&pgn.tags, game.game.len(), &mut damage) {
        read_own(&pgn.tags, &mut game, &mut damage);
        game.ending = ending(pgn, &mut damage).or(game.ending);
    } else {
        set_clocks(&mut game);
    }
    Record {
        game,
        occasion: occasion(&pgn.tags),
        view: pgn.tags.get(tag::VIEW).and_then(|view| value(&VIEWS, view)),
        score: score(&pgn.tags).unwrap_or_default(),
        damage,
    }
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

/// Whether as many moves are there as the record tells of, so that what it says of the present
/// belongs to them.
fn is_whole(tags: &Tags, found: usize, damage: &mut Vec<Damage>) -> bool {
    let told = tags.get("PlyCount").and_then(|count| count.parse().ok());
    if let Some(told) = told.filter(|&told| told != found) {
        damage.push(Damage::Moves { told, found });
    }
    told == Some(found) && tags.get(tag::REGULATIONS).is_some()
}

fn read_own(tags: &Tags, game: &mut Adjournment, damage: &mut Vec<Damage>) {
    for (name, own) in [
        (tag::CLOCKS, &mut game.clocks),
        (tag::TURN_BEGAN, &mut game.turn_began),
    ] {
        let Some(text) = tags.get(name) else { continue };
        match snapshot::read(&mut text.split_whitespace()) {
            Some(clocks) => *own = Some(clocks),
            None => damage.push(Damage::Tag(name)),
        }
    }
    if read_state(tags, game).is_none() {
        damage.push(Damage::Tag(tag::STATE));
    }
    let incidents = long_tag::words(tags, tag::INCIDENTS).map(incidents::read);
    match incidents.collect() {
        Some(incidents) => game.incidents = incidents,
        None => damage.push(Damage::Tag(tag::INCIDENTS)),
    }
    let plies = game.game.len();
    for (color, name) in Color::ALL.into_iter().zip(tag::SHEETS) {
        let words = long_tag::words(tags, name);
        if sheets::read(&mut game.sheets, color, plies, words).is_none() {
            damage.push(Damage::Tag(name));
        }
    }
}

fn read_state(tags: &Tags, game: &mut Adjournment) -> Option<()> {
    game.started = false;
    for word in long_tag::words(tags, tag::STATE) {
        let side = |word| value(&SIDES, word).map(Color::index);
        match word.split_once('=').unwrap_or((word, "")) {
            ("started", "") => game.started = true,
            ("paused", "") => game.paused = true,
            ("press", "") => game.press_due = !game.game.is_empty(),
            ("adjusting", "") => game.adjusting = true,
            ("touched", square) => game.touched.push(square.parse().ok()?),
            ("offer", color) => game.offer = Some(value(&SIDES, color)?),
            ("gaps", color) => game.gaps_due[side(color)?] = true,
            (name, count) => match name.split_once('-')? {
                ("offered", color) => game.last_offer[side(color)?] = Some(count.parse().ok()?),
                ("illegal", color) => game.illegal[side(color)?] = count.parse().ok()?,
                _ => return None,
            },
        }
    }
    Some(())
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
