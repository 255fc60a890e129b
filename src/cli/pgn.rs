//! `tabiya pgn`: writes games again as the standard says, checks them, or tells them as JSON.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::PathBuf;

use serde_json::{Map, Number, Value, json};

use super::language::words;
use crate::notation::style::Style;
use crate::notation::{coordinate, fen, san};
use crate::pgn::{self, NodeId, PgnError, PgnGame, Place, Reader};
use crate::rules::Variant;

/// Every game was all right.
const DONE: u8 = 0;
/// Some game has errors.
const ERRORS: u8 = 1;
/// A file could not be read.
const WRONG: u8 = 2;

/// What is written about each game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Output {
    /// The game itself in the export format, its moves in a style.
    Export(Style),
    /// What is wrong with it.
    Check,
    /// All of it, as one JSON object on a line.
    Json,
}

/// What to do with the games.
#[derive(Clone, Copy, Debug)]
pub struct Request {
    /// What is written.
    pub output: Output,
    /// Which game is played where a game does not say it.
    pub variant: Variant,
}

/// Reads files (`-` is the standard input) and writes about their games, one
/// after the other. Returns the exit code: 1 if a game has errors, 2 if a file
/// could not be read; the other files are read all the same.
///
/// # Errors
///
/// What writing to `out` or `err` gives.
pub fn run(
    request: Request,
    files: &[PathBuf],
    out: &mut impl Write,
    err: &mut impl Write,
) -> io::Result<u8> {
    let mut answer = Answer::new(request, out, err);
    for name in files {
        let shown = name.to_string_lossy();
        if shown == "-" {
            answer.stream(&shown, io::stdin().lock())?;
        } else {
            match File::open(name) {
                Ok(file) => answer.stream(&shown, file)?,
                Err(error) => answer.fail(&shown, &error)?,
            }
        }
    }
    answer.end()
}

/// The same for one stream under a name.
///
/// # Errors
///
/// What writing to `out` or `err` gives.
pub fn run_stream(
    request: Request,
    name: &str,
    input: impl Read,
    out: &mut impl Write,
    err: &mut impl Write,
) -> io::Result<u8> {
    let mut answer = Answer::new(request, out, err);
    answer.stream(name, input)?;
    answer.end()
}

/// What is written, and the counts.
struct Answer<'a, O, E> {
    request: Request,
    out: &'a mut O,
    err: &'a mut E,
    games: u64,
    wrong: u64,
    failed: bool,
}

impl<'a, O: Write, E: Write> Answer<'a, O, E> {
    fn new(request: Request, out: &'a mut O, err: &'a mut E) -> Answer<'a, O, E> {
        Answer {
            request,
            out,
            err,
            games: 0,
            wrong: 0,
            failed: false,
        }
    }

    fn stream(&mut self, name: &str, input: impl Read) -> io::Result<()> {
        for game in Reader::with_variant(input, self.request.variant) {
            match game {
                Ok(game) => self.game(name, &game)?,
                Err(error) => self.fail(name, &error)?,
            }
        }
        Ok(())
    }

    fn fail(&mut self, name: &str, error: &io::Error) -> io::Result<()> {
        self.failed = true;
        writeln!(self.err, "tabiya: {name}: {error}")
    }

    fn game(&mut self, name: &str, game: &PgnGame) -> io::Result<()> {
        self.games += 1;
        self.wrong += u64::from(!game.errors.is_empty());
        match self.request.output {
            Output::Export(style) => {
                pgn::write_in_style(game, style, self.out)?;
                complain(name, game, self.err)?;
            }
            Output::Check => complain(name, game, self.out)?,
            Output::Json => write_object(game, self.out)?,
        }
        // Whoever reads along has each game as soon as it is over.
        self.out.flush()
    }

    fn end(self) -> io::Result<u8> {
        if self.request.output == Output::Check {
            writeln!(self.out, "{}", words().checked(self.games, self.wrong))?;
        }
        Ok(match (self.failed, self.wrong) {
            (true, _) => WRONG,
            (false, 0) => DONE,
            (false, _) => ERRORS,
        })
    }
}

fn complain(name: &str, game: &PgnGame, out: &mut impl Write) -> io::Result<()> {
    for PgnError { spot, problem } in &game.errors {
        let sentence = words().problem(problem);
        writeln!(out, "{name}:{}:{}: {sentence}", spot.line, spot.column)?;
    }
    Ok(())
}

/// Writes a game as a JSON object, its keys in reading order.
fn write_object(game: &PgnGame, out: &mut impl Write) -> io::Result<()> {
    let notes = Notes::of(game);
    let start = match game.start {
        Some(start) => fen::write(&start),
        None => game.tags.get_any_case("FEN").unwrap_or_default().to_owned(),
    };
    let tags = game.tags.iter();
    let tags: Map<String, Value> = tags
        .map(|(name, value)| (name.to_owned(), value.into()))
        .collect();
    let final_fen = game.final_position().map(|position| fen::write(&position));
    let errors: Vec<Value> = game.errors.iter().map(error_object).collect();
    let fields: [(&str, Value); 10] = [
        ("tags", tags.into()),
        ("start_fen", start.into()),
        ("moves", notes.moves.into()),
        ("san", notes.san.into()),
        ("result", game.result.text().into()),
        ("final_fen", final_fen.into()),
        ("comments", notes.comments.into()),
        ("nags", notes.glyphs.into()),
        ("clocks", notes.clocks.into()),
        ("errors", errors.into()),
    ];
    for (index, (key, value)) in fields.iter().enumerate() {
        let before = if index == 0 { '{' } else { ',' };
        write!(out, "{before}{}:{value}", json!(key))?;
    }
    writeln!(out, "}}")
}

fn error_object(error: &PgnError) -> Value {
    json!({
        "line": error.spot.line,
        "column": error.spot.column,
        "code": error.problem.code(),
        "message": words().problem(&error.problem),
    })
}

/// The main line as lists, and what is said about it by ply.
#[derive(Default)]
struct Notes {
    moves: Vec<String>,
    san: Vec<String>,
    comments: Map<String, Value>,
    glyphs: Map<String, Value>,
    clocks: Map<String, Value>,
}

impl Notes {
    fn of(game: &PgnGame) -> Notes {
        let mut notes = Notes::default();
        notes.add("-1", game, NodeId::ROOT);
        for (ply, (node, before)) in game.main_line().enumerate() {
            let mv = game.tree.mv(node);
            let uci = mv.map(|mv| coordinate::write(mv, game.variant));
            notes.moves.push(uci.unwrap_or_else(|| "0000".to_owned()));
            let san = mv.map(|mv| san::write(&before, mv));
            notes.san.push(san.unwrap_or_else(|| "--".to_owned()));
            notes.add(&ply.to_string(), game, node);
        }
        notes
    }

    fn add(&mut self, ply: &str, game: &PgnGame, node: NodeId) {
        let tree = &game.tree;
        let behind = tree.comments(node, Place::After);
        // A comment behind the variations is about this move too.
        let next = tree.next(node).into_iter();
        let before_next = next.flat_map(|next| tree.comments(next, Place::Before));
        let comments: Vec<&str> = behind.chain(before_next).collect();
        if !comments.is_empty() {
            self.comments
                .insert(ply.to_owned(), comments.join(" ").into());
        }
        let glyphs: Vec<u8> = tree.glyphs(node).collect();
        if !glyphs.is_empty() {
            self.glyphs.insert(ply.to_owned(), glyphs.into());
        }
        if let Some(left) = tree.clock(node) {
            let number = match left.subsec_nanos() {
                0 => Some(Number::from(left.as_secs())),
                _ => Number::from_f64(left.as_secs_f64()),
            };
            self.clocks.insert(ply.to_owned(), number.into());
        }
    }
}
