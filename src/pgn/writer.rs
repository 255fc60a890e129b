//! Games to text, in the export format of the standard (PGN standard 3.2, 8).

mod lines;

use std::io::{self, Write};

use self::lines::Lines;
use super::marker::Marker;
use super::tags::{ROSTER, Tags};
use super::tree::{NodeId, Place, Step, Tree};
use super::{PgnGame, null_move};
use crate::notation::fen;
use crate::notation::style::Style;
use crate::order::InOrder;
use crate::rules::{Position, Variant};

/// Writes a game as files hold it, with an empty line behind it.
///
/// # Errors
///
/// What writing to `out` gives.
pub fn write(game: &PgnGame, out: &mut impl Write) -> io::Result<()> {
    write_in_style(game, Style::SAN, out)
}

/// The same with moves in another notation, which other programs may not read.
///
/// # Errors
///
/// What writing to `out` gives.
pub fn write_in_style(game: &PgnGame, style: Style, out: &mut impl Write) -> io::Result<()> {
    write_tags(game, out)?;
    writeln!(out)?;
    let mut moves = MoveText {
        tree: &game.tree,
        style,
        variant: game.variant,
        lines: Lines::new(&mut *out),
        number_is_due: true,
    };
    moves.write(game.start, game.result)?;
    moves.lines.end()?;
    writeln!(out)
}

/// The text of a game as files hold it.
///
/// # Panics
///
/// Never: writing to memory succeeds, and what is written is text.
pub fn to_text(game: &PgnGame) -> String {
    let mut bytes = Vec::new();
    write(game, &mut bytes).expect("writing to memory succeeds");
    String::from_utf8(bytes).expect("what is written is text")
}

/// The seven tags that each game has, then the others in the order of their
/// names (PGN standard 8.1).
fn write_tags(game: &PgnGame, out: &mut impl Write) -> io::Result<()> {
    for (name, unknown) in ROSTER {
        let value = match name {
            "Result" => game.result.text(),
            _ => game.tags.get(name).unwrap_or(unknown),
        };
        write_tag(name, value, out)?;
    }
    for (name, value) in other_tags(game) {
        write_tag(&name, &value, out)?;
    }
    Ok(())
}

fn other_tags(game: &PgnGame) -> Vec<(String, String)> {
    let mut tags = Tags::new();
    for (name, value) in game.tags.iter().filter(|(name, _)| !is_written_anew(name)) {
        tags.set(&tag_name(name), value);
    }
    match (game.start, game.tags.get_any_case("FEN")) {
        (Some(start), _) if start == Position::initial() => {}
        (Some(start), _) => set_up(&mut tags, &fen::write(&start)),
        (None, given) => set_up(&mut tags, given.unwrap_or_default()),
    }
    let says_variant = || tags.get_any_case("Variant").is_some();
    if game.variant == Variant::Chess960 && !says_variant() {
        tags.set("Variant", "Chess960");
    }
    let pairs = tags
        .iter()
        .map(|(name, value)| (name.to_owned(), value.to_owned()));
    let mut pairs: Vec<_> = pairs.collect();
    pairs.put_in_order();
    pairs
}

fn set_up(tags: &mut Tags, fen: &str) {
    tags.set("SetUp", "1");
    tags.set("FEN", fen);
}

/// Whether a tag is one of the seven, or tells what the game itself knows.
fn is_written_anew(name: &str) -> bool {
    ROSTER.iter().any(|&(own, _)| own == name)
        || ["Result", "SetUp", "FEN"]
            .iter()
            .any(|own| own.eq_ignore_ascii_case(name))
}

/// A name as far as it can stand in a tag pair.
fn tag_name(name: &str) -> String {
    let letters = name.chars().map(|letter| match letter {
        '"' | '[' | ']' | ':' => '_',
        letter if letter.is_whitespace() || letter.is_control() => '_',
        letter => letter,
    });
    letters.collect()
}

fn write_tag(name: &str, value: &str, out: &mut impl Write) -> io::Result<()> {
    let mut escaped = String::with_capacity(value.len());
    for letter in value.chars() {
        match letter {
            '"' | '\\' => escaped.extend(['\\', letter]),
            _ if letter.is_ascii_control() => escaped.push(' '),
            _ => escaped.push(letter),
        }
    }
    writeln!(out, "[{name} \"{escaped}\"]")
}

/// Writes the moves of a game.
struct MoveText<'a, W> {
    tree: &'a Tree,
    style: Style,
    variant: Variant,
    lines: Lines<W>,
    /// Whether the next move needs its number even if it is Black's.
    number_is_due: bool,
}

impl<W: Write> MoveText<'_, W> {
    fn write(&mut self, start: Option<Position>, result: Marker) -> io::Result<()> {
        self.glyphs(NodeId::ROOT)?;
        self.comments(NodeId::ROOT, Place::After)?;
        for step in start.into_iter().flat_map(|start| self.tree.walk(start)) {
            match step {
                Step::Move { node, before } => self.move_with_notes(node, &before)?,
                Step::Open => {
                    self.lines.open('(')?;
                    self.number_is_due = true;
                }
                Step::Close => {
                    self.lines.close(')');
                    self.number_is_due = true;
                }
            }
        }
        self.lines.word(result.text())
    }

    fn move_with_notes(&mut self, node: NodeId, before: &Position) -> io::Result<()> {
        self.comments(node, Place::Before)?;
        let text = match self.tree.mv(node) {
            Some(mv) => self.style.write(before, mv, self.variant),
            None => null_move::TEXT.to_owned(),
        };
        let number = before.fullmoves();
        match (before.turn().is_white(), self.number_is_due) {
            (true, _) => self.lines.word(&format!("{number}. {text}"))?,
            (false, true) => self.lines.word(&format!("{number}... {text}"))?,
            (false, false) => self.lines.word(&text)?,
        }
        self.number_is_due = false;
        self.glyphs(node)?;
        self.comments(node, Place::After)
    }

    fn glyphs(&mut self, node: NodeId) -> io::Result<()> {
        for glyph in self.tree.glyphs(node) {
            self.lines.word(&format!("${glyph}"))?;
        }
        Ok(())
    }

    fn comments(&mut self, node: NodeId, place: Place) -> io::Result<()> {
        for text in self.tree.comments(node, place) {
            self.comment(text)?;
        }
        Ok(())
    }

    /// Writes a comment, its braces made harmless: the first one would end it.
    fn comment(&mut self, text: &str) -> io::Result<()> {
        let text = text.replace('{', "(").replace('}', ")");
        let blank = |letter: char| letter.is_ascii_whitespace() || letter.is_ascii_control();
        let mut words = text.split(blank).filter(|word| !word.is_empty());
        let Some(first) = words.next() else {
            return Ok(());
        };
        self.lines.open('{')?;
        self.lines.word(first)?;
        let mut last = first;
        for word in words {
            if stays_behind(last, word) && self.lines.is_short() {
                self.lines.and(word);
            } else {
                self.lines.word(word)?;
            }
            last = word;
        }
        self.lines.close('}');
        self.number_is_due = true;
        Ok(())
    }
}

/// Whether no line is broken between two words: a command is kept together, and
/// no line begins like a tag or an escape, which some programs read even here.
fn stays_behind(last: &str, word: &str) -> bool {
    last.starts_with("[%") && !last.ends_with(']') || word.starts_with(['%', '['])
}
