//! `tabiya inspect`: everything about a position, for people and for scripts.

use std::io::{self, Write};

use clap::Args;
use serde_json::{Value, json};

use super::PositionArguments;
use super::language::words;
use super::position::{self, Start};
use crate::game::Game;
use crate::notation::fen::{self, Reading};
use crate::notation::{coordinate, diagram, san};
use crate::rules::mating::{Answer, FULL_LIMIT, can_mate};
use crate::rules::{Color, Doubt};
use crate::ui::svg::Picture;
use crate::ui::theme::BUILT_IN;

/// What is asked of `inspect`.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag of the command line"
)]
#[derive(Debug, Args)]
pub(super) struct InspectArguments {
    #[command(flatten)]
    position: PositionArguments,
    /// Refuse what the FEN standard or the course of a game does not allow
    #[arg(long)]
    strict: bool,
    /// Moves to make first, as UCI text separated by blanks
    #[arg(long, value_name = "UCI …", default_value = "")]
    moves: String,
    /// How many positions to look at for each side when asking whether it can still mate
    #[arg(long, value_name = "N", default_value_t = FULL_LIMIT)]
    limit: usize,
    /// Also moves with which a side could mate
    #[arg(long)]
    lines: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Print only the board, as letters
    #[arg(long, conflicts_with_all = ["json", "svg"])]
    diagram: bool,
    /// Print only the board, as an SVG picture
    #[arg(long, conflicts_with = "json")]
    svg: bool,
    /// See the board of --diagram and --svg from Black's side
    #[arg(long)]
    flip: bool,
}

/// Prints what is known of the position.
pub(super) fn run(
    arguments: &InspectArguments,
    out: &mut impl Write,
    err: &mut impl Write,
) -> io::Result<u8> {
    let reading = if arguments.strict {
        Reading::Strict
    } else {
        Reading::Lenient
    };
    let start = match position::start(&arguments.position, reading, || 518) {
        Ok(start) => start,
        Err(error) => {
            return refuse(
                arguments.json,
                &words().fen_refusal(&error),
                &error.codes(),
                out,
                err,
            );
        }
    };
    let game = match replay(&start, &arguments.moves) {
        Ok(game) => game,
        Err(text) => {
            let sentence = words().no_such_move(text);
            return refuse(arguments.json, &[sentence], &["illegal-move"], out, err);
        }
    };
    let bottom = if arguments.flip {
        Color::Black
    } else {
        Color::White
    };
    if arguments.diagram {
        for line in diagram::write(|square| game.position().piece_at(square), bottom) {
            writeln!(out, "{line}")?;
        }
    } else if arguments.svg {
        let picture = Picture {
            position: game.position(),
            last: game.last_move(),
            bottom,
            colors: &BUILT_IN[0].colors,
        };
        write!(out, "{picture}")?;
    } else if arguments.json {
        let mut facts = facts(&game, &start.doubts);
        add_prospects(&mut facts, &game, arguments);
        writeln!(out, "{facts}")?;
    } else {
        for doubt in &start.doubts {
            writeln!(err, "tabiya: {}", words().doubt(doubt))?;
        }
        describe(&game, arguments, out)?;
    }
    Ok(0)
}

fn refuse(
    json: bool,
    sentences: &[String],
    codes: &[&str],
    out: &mut impl Write,
    err: &mut impl Write,
) -> io::Result<u8> {
    if json {
        writeln!(
            out,
            "{}",
            json!({ "error": words().in_a_row(sentences), "reasons": codes })
        )?;
    } else {
        sentences
            .iter()
            .try_for_each(|sentence| writeln!(err, "tabiya: {sentence}"))?;
    }
    Ok(2)
}

/// The game after the moves, or the first text that is no legal move.
fn replay<'a>(start: &Start, moves: &'a str) -> Result<Game, &'a str> {
    let mut game = Game::new(start.position, start.variant);
    for text in moves.split_whitespace() {
        let mv = coordinate::read(text, game.position()).ok_or(text)?;
        game.play(mv);
    }
    Ok(game)
}

fn facts(game: &Game, doubts: &[Doubt]) -> Value {
    let position = game.position();
    let moves = position.legal_moves();
    let legal: Vec<Value> = moves
        .iter()
        .map(|&mv| json!({ "uci": coordinate::write(mv, game.variant()), "san": san::write(position, mv) }))
        .collect();
    let over = legal.is_empty();
    let repetitions = game.repetitions();
    json!({
        "fen": fen::write(position),
        "warnings": doubts.iter().map(|doubt| doubt.code()).collect::<Vec<_>>(),
        "turn": if position.turn().is_white() { "white" } else { "black" },
        "check": position.is_check(),
        "legal": legal,
        "checkmate": position.is_checkmate(),
        "stalemate": position.is_stalemate(),
        "repetitions": repetitions,
        "threefold": repetitions >= 3,
        "fivefold": repetitions >= 5,
        "fifty": !over && position.halfmoves() >= 100,
        "seventyfive": !over && position.halfmoves() >= 150,
        "insufficient": position.is_dead_by_material(),
        "halfmove": position.halfmoves(),
    })
}

/// Adds whether each side can still mate.
fn add_prospects(facts: &mut Value, game: &Game, arguments: &InspectArguments) {
    let answers = Color::ALL.map(|color| can_mate(game.position(), color, arguments.limit));
    let [white, black] = [0, 1].map(|index| answers[index].settled());
    let over = facts["checkmate"] == true || facts["stalemate"] == true;
    facts["can_win"] = json!({ "white": white, "black": black });
    facts["dead"] = json!(!over && white == Some(false) && black == Some(false));
    if arguments.lines {
        let line = |answer: &Answer| match answer {
            Answer::Can(line) => line
                .iter()
                .map(|&mv| coordinate::write(mv, game.variant()))
                .collect(),
            _ => Vec::new(),
        };
        facts["mating_line"] = json!({ "white": line(&answers[0]), "black": line(&answers[1]) });
    }
}

fn describe(game: &Game, arguments: &InspectArguments, out: &mut impl Write) -> io::Result<()> {
    let mut facts = facts(game, &[]);
    add_prospects(&mut facts, game, arguments);
    writeln!(out, "{:?}\n", game.position())?;
    for (name, value) in facts.as_object().into_iter().flatten() {
        if name != "warnings" {
            writeln!(out, "{name}: {}", shown(value))?;
        }
    }
    Ok(())
}

/// A fact as a person reads it.
fn shown(value: &Value) -> String {
    match value {
        Value::Null => "not settled".to_owned(),
        Value::String(text) => text.clone(),
        Value::Array(moves) => {
            let text = |mv: &Value| shown(mv.get("san").unwrap_or(mv));
            moves.iter().map(text).collect::<Vec<_>>().join(" ")
        }
        Value::Object(sides) => {
            let side = |(name, value): (&String, &Value)| format!("{name} {}", shown(value));
            sides.iter().map(side).collect::<Vec<_>>().join(", ")
        }
        other => other.to_string(),
    }
}
