//! A game at the table to PGN.

use super::codes::{OUTCOMES, SIDES, TERMINATIONS, VIEWS, word};
use super::{incidents, long_tag, margins, regulations, sheets, snapshot, tag};
use crate::app::App;
use crate::game::clock::clk;
use crate::game::{Adjournment, Ending, Outcome, Termination};
use crate::pgn::{Builder, Marker, PgnGame, Tags, Tree};
use crate::rules::Color;
use crate::wording::Words;

/// How much of a game is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// What other programs and people have a use for.
    Plain,
    /// Everything that is needed to go on as if nothing had happened.
    Full,
}

/// The game on the board as it stands now.
pub fn write(app: &App, detail: Detail) -> PgnGame {
    let game = app.table().adjourn(app.now());
    let full = detail == Detail::Full;
    let mut tags = roster(app);
    put_clocks(&mut tags, app);
    put_ending(&mut tags, game.ending, full);
    tags.set("PlyCount", &game.game.len().to_string());
    if full {
        put_own(&mut tags, app, &game);
    }
    PgnGame {
        tags,
        variant: game.game.variant(),
        start: Some(*game.game.start()),
        tree: moves(&game, app.words(), full),
        result: match game.ending.map(|ending| ending.outcome) {
            Some(Outcome::Win(Color::White)) => Marker::WhiteWins,
            Some(Outcome::Win(Color::Black)) => Marker::BlackWins,
            Some(Outcome::Draw) => Marker::Draw,
            Some(Outcome::Unfinished) | None => Marker::Unknown,
        },
        errors: Vec::new(),
    }
}

fn roster(app: &App) -> Tags {
    let occasion = app.occasion();
    let players = app.table().players();
    let mut tags = Tags::new();
    for (name, value) in [
        ("Event", &*occasion.event),
        ("Site", &occasion.site),
        ("Date", &occasion.date),
        ("Round", &occasion.round),
        ("White", players.name(Color::White).unwrap_or_default()),
        ("Black", players.name(Color::Black).unwrap_or_default()),
    ] {
        if !value.is_empty() {
            tags.set(name, value);
        }
    }
    tags
}

/// The time controls; in an unfinished game also what the clocks show.
fn put_clocks(tags: &mut Tags, app: &App) {
    let table = app.table();
    let [white, black] = table.controls();
    tags.set("TimeControl", &white.to_pgn());
    let differ = white != black;
    for (control, name) in table.controls().iter().zip(tag::CLOCK) {
        let is_first = name == tag::CLOCK[0];
        if is_first && !control.fits_pgn() || !is_first && differ {
            tags.set(name, &control.to_string());
        }
    }
    for (color, name) in Color::ALL.into_iter().zip(tag::SHOWN) {
        let shown = table.clock().and_then(|clock| clock.left(color, app.now()));
        if let Some(left) = shown.filter(|_| table.ending().is_none()) {
            tags.set(name, &clk(left, false));
        }
    }
}

fn put_ending(tags: &mut Tags, ending: Option<Ending>, full: bool) {
    tags.set("Termination", termination(ending));
    if let Some(ending) = ending.filter(|_| full) {
        let outcome = word(&OUTCOMES, &ending.outcome);
        let reason = word(&TERMINATIONS, &ending.termination);
        tags.set(tag::ENDING, &format!("{outcome} {reason}"));
    }
}

/// What PGN has for the end of a game (PGN standard 9.8.1).
fn termination(ending: Option<Ending>) -> &'static str {
    match ending.map(|ending| ending.termination) {
        None => "unterminated",
        Some(Termination::TimeForfeit) => "time forfeit",
        Some(Termination::RulesInfraction) => "rules infraction",
        Some(Termination::Arbiter) => "adjudication",
        Some(Termination::Abandoned) => "abandoned",
        Some(_) => "normal",
    }
}

fn put_own(tags: &mut Tags, app: &App, game: &Adjournment) {
    long_tag::put(
        tags,
        tag::REGULATIONS,
        regulations::write(&game.regulations),
    );
    tags.set(tag::VIEW, word(&VIEWS, &app.preferences().view));
    let score = app.score();
    if score.games() > 0 {
        let [white, black] = Color::ALL.map(|color| score.half_points(color));
        tags.set(tag::SCORE, &format!("{white} {black} {}", score.games()));
    }
    long_tag::put(tags, tag::STATE, state(game));
    for (name, clocks) in [
        (tag::CLOCKS, game.clocks),
        (tag::TURN_BEGAN, game.turn_began),
    ] {
        if let Some(clocks) = clocks {
            tags.set(name, &snapshot::write(&clocks).join(" "));
        }
    }
    let incidents = game.incidents.iter().map(incidents::write);
    long_tag::put(tags, tag::INCIDENTS, incidents);
    for (color, name) in Color::ALL.into_iter().zip(tag::SHEETS) {
        let words = sheets::write(&game.sheets, color, game.game.len());
        long_tag::put(tags, name, words);
    }
}

/// What is due, and what binds the players.
fn state(game: &Adjournment) -> Vec<String> {
    let mut words = Vec::new();
    for (is_so, name) in [
        (game.started, "started"),
        (game.paused, "paused"),
        (game.press_due, "press"),
        (game.adjusting, "adjusting"),
    ] {
        words.extend(is_so.then(|| name.to_owned()));
    }
    words.extend(game.touched.iter().map(|man| format!("touched={man}")));
    words.extend(game.offer.map(|by| format!("offer={}", word(&SIDES, &by))));
    for (side, color) in Color::ALL.iter().enumerate() {
        let name = word(&SIDES, color);
        let last = game.last_offer[side];
        words.extend(last.map(|moves| format!("offered-{name}={moves}")));
        let illegal = Some(game.illegal[side]).filter(|&count| count > 0);
        words.extend(illegal.map(|count| format!("illegal-{name}={count}")));
        words.extend(game.gaps_due[side].then(|| format!("gaps={name}")));
    }
    words
}

/// The moves, each with its comment: the clock, what happened, and in full what belongs to it.
fn moves(game: &Adjournment, words: &dyn Words, full: bool) -> Tree {
    let mut builder = Builder::new();
    let plies = game.game.len();
    for ply in 0..=plies {
        if let Some(before) = ply.checked_sub(1) {
            builder.play(Some(game.game.plies()[before].mv));
        }
        let margin = ply.checked_sub(1).map(|before| &game.margins[before]);
        let clock = margin.and_then(|margin| margins::write(margin, full));
        let happened = game
            .incidents
            .iter()
            .filter(|(after, _)| *after.min(&plies) == ply)
            .map(|(_, incident)| words.incident(incident));
        let said: Vec<String> = clock.into_iter().chain(happened).collect();
        builder.comment(&said.join(" "));
    }
    if let Some(ending) = &game.ending {
        builder.comment(&words.ending(ending));
    }
    builder.finish()
}
