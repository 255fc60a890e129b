//! A game at the table to PGN.

use super::codes::{OUTCOMES, TERMINATIONS, word};
use super::{command, incidents, long_tag, margins, regulations, tag};
use crate::app::App;
use crate::game::clock::clk;
use crate::game::{Adjournment, Ending, Game, Incident, Outcome, Termination};
use crate::openings;
use crate::pgn::{Builder, Marker, PgnGame, Tags, Tree};
use crate::rules::Color;
use crate::wording::Words;

/// The game on the board with what other programs and people have a use for.
pub fn plain(app: &App) -> PgnGame {
    let game = app.table().adjourn(app.now());
    let mut tags = tags(app, &game);
    if !app.keeps_openings_secret() {
        put_opening(&mut tags, &game.game);
    }
    put_clocks(&mut tags, app);
    tags.set("PlyCount", &game.game.len().to_string());
    let tree = plain_moves(&game, app.words(), app.preferences().clk_tenths);
    pgn(tags, &game, tree)
}

/// The same with everything that is needed to go on as if nothing had happened, but for how
/// things stand. As long as the game goes on its tags stay the same, and moves and comments are
/// only added, unless something is taken back.
pub(super) fn whole(app: &App, game: &Adjournment) -> PgnGame {
    let mut tags = tags(app, game);
    if let Some(ending) = game.ending {
        let outcome = word(&OUTCOMES, &ending.outcome);
        let reason = word(&TERMINATIONS, &ending.termination);
        tags.set(tag::ENDING, &format!("{outcome} {reason}"));
        tags.set("PlyCount", &game.game.len().to_string());
        put_opening(&mut tags, &game.game);
    }
    let words = regulations::write(&game.regulations);
    long_tag::put(&mut tags, tag::REGULATIONS, words);
    let score = app.score();
    if score.games() > 0 {
        let [white, black] = Color::ALL.map(|color| score.half_points(color));
        tags.set(tag::SCORE, &format!("{white} {black} {}", score.games()));
    }
    pgn(tags, game, whole_moves(game, app.words()))
}

fn pgn(tags: Tags, game: &Adjournment, tree: Tree) -> PgnGame {
    PgnGame {
        tags,
        variant: game.game.variant(),
        start: Some(*game.game.start()),
        tree,
        result: match game.ending.map(|ending| ending.outcome) {
            Some(Outcome::Win(Color::White)) => Marker::WhiteWins,
            Some(Outcome::Win(Color::Black)) => Marker::BlackWins,
            Some(Outcome::Draw) => Marker::Draw,
            Some(Outcome::Unfinished) | None => Marker::Unknown,
        },
        errors: Vec::new(),
    }
}

/// The roster, the time controls, and how the game ended.
fn tags(app: &App, game: &Adjournment) -> Tags {
    let mut tags = roster(app);
    let [white, black] = &game.controls;
    tags.set("TimeControl", &white.to_pgn());
    let differ = white != black;
    for (control, name) in game.controls.iter().zip(tag::CLOCK) {
        let is_first = name == tag::CLOCK[0];
        if is_first && !control.fits_pgn() || !is_first && differ {
            tags.set(name, &control.to_string());
        }
    }
    tags.set("Termination", termination(game.ending));
    tags
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

/// The opening as other programs write it (PGN standard 9.4 and 9.5).
fn put_opening(tags: &mut Tags, game: &Game) {
    let after = game.plies().iter().map(|ply| &ply.after);
    let Some(opening) = openings::of_game(game.start(), after) else {
        return;
    };
    tags.set("ECO", opening.eco);
    match opening.name.split_once(": ") {
        Some((family, variation)) => {
            tags.set("Opening", family);
            tags.set("Variation", variation);
        }
        None => tags.set("Opening", opening.name),
    }
}

/// What the clocks show in an unfinished game.
fn put_clocks(tags: &mut Tags, app: &App) {
    let table = app.table();
    for (color, name) in Color::ALL.into_iter().zip(tag::SHOWN) {
        let shown = table.clock().and_then(|clock| clock.left(color, app.now()));
        if let Some(left) = shown.filter(|_| table.ending().is_none()) {
            tags.set(name, &clk(left, false));
        }
    }
}

/// What PGN has for the end of a game (PGN standard 9.8.1).
fn termination(ending: Option<Ending>) -> &'static str {
    match ending.map(|ending| ending.termination) {
        None => "unterminated",
        Some(Termination::TimeForfeit | Termination::BothFlags) => "time forfeit",
        Some(Termination::RulesInfraction) => "rules infraction",
        Some(Termination::Arbiter) => "adjudication",
        Some(Termination::Abandoned) => "abandoned",
        Some(_) => "normal",
    }
}

/// The moves, each with one comment: the clock, and what happened.
fn plain_moves(game: &Adjournment, words: &dyn Words, tenths: bool) -> Tree {
    moves(game, words, |ply, builder| {
        let clock = ply.and_then(|ply| margins::shown(&game.margins[ply], tenths));
        let happened = happened(game, ply).map(|(_, (_, it))| sentence(game, ply, it, words));
        let happened = happened.collect::<Vec<_>>().join("; ");
        let happened = Some(happened).filter(|text| !text.is_empty());
        let said: Vec<String> = clock.into_iter().chain(happened).collect();
        builder.comment(&said.join(" "));
    })
}

/// The moves, with comments in the order in which they were due, so that a record grows at its
/// end: a draw is offered with the move, then the clock is pressed, then the other side answers.
fn whole_moves(game: &Adjournment, words: &dyn Words) -> Tree {
    moves(game, words, |ply, builder| {
        let [moved, pressed] = ply.map_or([None, None], |ply| margins::whole(&game.margins[ply]));
        let is_last = ply.is_some_and(|ply| ply + 1 == game.game.len());
        let pressed = pressed.filter(|_| !(is_last && game.press_due));
        let event = |(number, incident): (usize, &(usize, Incident))| {
            let sentence = sentence(game, ply, &incident.1, words);
            let exactly = command::write(command::EVENT, &incidents::write(number, incident));
            format!("{sentence} {exactly}")
        };
        let (offers, others): (Vec<_>, Vec<_>) =
            happened(game, ply).partition(|(_, (_, event))| is_offer_with(game, ply, event));
        let comments = moved.into_iter().chain(offers.into_iter().map(event));
        let comments = comments.chain(pressed).chain(others.into_iter().map(event));
        for comment in comments {
            builder.comment(&comment);
        }
    })
}

/// What happened behind a ply: the sign of the offer belongs to the player who made the move, and
/// who offers before a move is named.
fn sentence(
    game: &Adjournment,
    ply: Option<usize>,
    incident: &Incident,
    words: &dyn Words,
) -> String {
    match incident {
        Incident::Offered(color) if !is_offer_with(game, ply, incident) => words.offers(*color),
        _ => words.incident(incident),
    }
}

/// Whether this is the offer of the player who made the move, whose clock still ran.
fn is_offer_with(game: &Adjournment, ply: Option<usize>, incident: &Incident) -> bool {
    let mover = ply.map(|ply| game.game.position_after(ply).turn());
    matches!(incident, Incident::Offered(color) if Some(*color) == mover)
}

/// The moves with what is said at the start (no ply) and behind each of them.
fn moves(
    game: &Adjournment,
    words: &dyn Words,
    comment: impl Fn(Option<usize>, &mut Builder),
) -> Tree {
    let mut builder = Builder::new();
    comment(None, &mut builder);
    for (number, ply) in game.game.plies().iter().enumerate() {
        builder.play(Some(ply.mv));
        comment(Some(number), &mut builder);
    }
    if let Some(ending) = &game.ending {
        builder.comment(&words.ending(ending));
    }
    builder.finish()
}

/// What happened behind a ply, or before the first one, each with its number.
fn happened(
    game: &Adjournment,
    ply: Option<usize>,
) -> impl Iterator<Item = (usize, &(usize, Incident))> {
    let here = ply.map_or(0, |ply| ply + 1);
    let plies = game.game.len();
    let incidents = game.incidents.iter().enumerate();
    incidents.filter(move |(_, (after, _))| *after.min(&plies) == here)
}
