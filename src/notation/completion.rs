//! Moves still possible while a text is being typed.

use super::coordinate;
use super::letters::Letters;
use super::reader::{self, Context};
use super::style::{Form, Style};
use crate::rules::{Move, Position, Role, Variant};

/// The legal moves whose text, in any of its usual forms, begins as typed;
/// those in the case as typed first.
///
/// Capital and small letters are taken as the reader takes them: `n` begins
/// knight moves, `b` those of the b-pawn and, where no b-pawn is in the way of
/// that reading, of the bishop too.
///
/// ```
/// use tabiya::notation::completion::completions;
/// use tabiya::notation::reader::Context;
/// use tabiya::rules::Position;
///
/// let start = Position::initial();
/// assert_eq!(completions("n", &Context::new(&start)).len(), 4);
/// assert_eq!(completions("e", &Context::new(&start)).len(), 2);
/// assert!(completions("Bx", &Context::new(&start)).is_empty());
/// ```
pub fn completions(typed: &str, context: &Context) -> Vec<Move> {
    let typed = reader::plain_beginning(typed);
    if typed.is_empty() {
        return context.position.legal_moves().to_vec();
    }
    let moves = context.position.legal_moves();
    let exact = |mv: &Move| {
        let spellings = spellings(context.position, *mv, context.letters);
        spellings.iter().any(|text| text.starts_with(&typed))
    };
    let (mut found, others): (Vec<Move>, Vec<Move>) = moves.iter().partition(|mv| exact(mv));
    let folded = others.into_iter().filter(|mv| folds(&typed, *mv, context));
    found.extend(folded);
    if found.is_empty() {
        // Whole already, with marks that belong to no spelling.
        found.extend(reader::read(&typed, context).ok().map(|read| read.mv));
    }
    found
}

/// Whether a text in another case than the usual one may still become the move.
fn folds(typed: &str, mv: Move, context: &Context) -> bool {
    let begins = |text: &String| {
        let rest = rest_after(text, typed)?;
        let whole = format!("{typed}{rest}");
        let read = reader::read(&whole, context).ok()?;
        (read.mv == mv).then_some(())
    };
    let spellings = spellings(context.position, mv, context.letters);
    spellings.iter().any(|text| begins(text).is_some())
}

/// What follows a beginning typed in any case.
fn rest_after(text: &str, typed: &str) -> Option<String> {
    let mut letters = text.chars();
    for c in typed.chars() {
        let next = letters.next()?;
        if !next.to_lowercase().eq(c.to_lowercase()) {
            return None;
        }
    }
    let is_small = !typed.chars().any(char::is_uppercase);
    Some(if is_small {
        letters.as_str().to_lowercase()
    } else {
        letters.as_str().to_owned()
    })
}

/// The usual texts of a move: short, with and without `x`, long, coordinates.
fn spellings(position: &Position, mv: Move, letters: Letters) -> Vec<String> {
    let style = |form| Style { form, letters };
    let san = style(Form::San).without_mark(position, mv);
    let fide = style(Form::Fide).without_mark(position, mv);
    let squares = coordinate::write(mv, Variant::Standard);
    if mv.castling().is_some() {
        return vec![
            san.replace('-', ""),
            fide.replace('-', ""),
            san,
            fide,
            squares,
        ];
    }
    let long = style(Form::Long).without_mark(position, mv);
    let letter = letters.of(mv.role);
    let mut all = vec![
        long.replace(['-', 'x'], ""),
        long,
        san.replace('x', ""),
        fide,
        san,
        squares,
    ];
    if mv.role != Role::Pawn {
        let (file, rank, to) = (mv.from.file(), mv.from.rank(), mv.to);
        all.extend(["", "x"].map(|sign| format!("{letter}{file}{sign}{to}")));
        all.extend(["", "x"].map(|sign| format!("{letter}{rank}{sign}{to}")));
    }
    all
}
