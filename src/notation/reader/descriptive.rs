//! The old descriptive notation of English books: `P-K4`, `N-KB3`, `QxBP`.
//!
//! Files are named by the pieces that start on them, ranks are counted from
//! the mover's side. It is recognised and turned into algebraic where just one
//! legal move fits, never played.

use super::Context;
use crate::notation::refusal::{Cause, Refusal};
use crate::rules::{File, Move, Position, Rank, Role, Square};

/// A man as the notation names it: `P`, `KBP`, `QN`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Name {
    role: Role,
    /// The files on which such a pawn stands; `KBP` is the pawn on the f-file.
    files: Option<Files>,
}

/// One or two files: `B` is the c-file or the f-file, `KB` the f-file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Files([File; 2]);

/// What a man does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deed {
    Goes(Files, Rank),
    Takes(Name),
}

/// The refusal of a text in descriptive notation, with the move if just one fits.
pub(super) fn refuse(body: &str, context: &Context) -> Option<Refusal> {
    let (body, promotion) = split_promotion(body);
    let (man, deed) = read(body, context.position)?;
    let fits = |mv: &Move| fits(context.position, *mv, man, deed, promotion);
    let moves = context.position.legal_moves();
    let mut fitting: Vec<Move> = moves.iter().copied().filter(fits).collect();
    if fitting.len() > 1 {
        fitting.clear();
    }
    Some(Refusal::new(Cause::Descriptive, fitting))
}

/// Splits off `=Q`, `(Q)` or `/Q`.
fn split_promotion(body: &str) -> (&str, Option<Role>) {
    let bare = body.strip_suffix(')').unwrap_or(body);
    let role = bare.chars().last().and_then(Role::from_letter);
    let before = role.and_then(|role| bare.strip_suffix(role.letter()));
    match before.and_then(|text| text.strip_suffix(['=', '(', '/'])) {
        Some(before) => (before, role),
        None => (body, None),
    }
}

fn read(body: &str, position: &Position) -> Option<(Name, Deed)> {
    let body = body.replace("Kt", "N");
    if let Some((man, target)) = body.split_once('-') {
        let (files, rank) = read_square(target, position)?;
        return Some((read_name(man)?, Deed::Goes(files, rank)));
    }
    let (man, victim) = body.split_once('x')?;
    Some((read_name(man)?, Deed::Takes(read_name(victim)?)))
}

/// A square as the mover counts: `K4`, `KB3`, `B4`.
fn read_square(text: &str, position: &Position) -> Option<(Files, Rank)> {
    let digit = text.chars().last()?;
    let number = Rank::from_digit(digit)?.index() + 1;
    let files = read_files(text.strip_suffix(digit)?)?;
    Some((files, Rank::relative(position.turn(), number)))
}

/// A man, perhaps told by its wing or file: `N`, `QN`, `KBP`.
fn read_name(text: &str) -> Option<Name> {
    let last = text.chars().last()?;
    let role = Role::from_letter(last)?;
    let before = text.strip_suffix(last)?;
    let files = match before {
        "" => None,
        _ if role == Role::Pawn => Some(read_files(before)?),
        // Which wing a piece came from is not on the board any more.
        "K" | "Q" => None,
        _ => return None,
    };
    Some(Name { role, files })
}

fn read_files(text: &str) -> Option<Files> {
    let files = match text {
        "QR" => "aa",
        "QN" => "bb",
        "QB" => "cc",
        "Q" => "dd",
        "K" => "ee",
        "KB" => "ff",
        "KN" => "gg",
        "KR" => "hh",
        "R" => "ah",
        "N" => "bg",
        "B" => "cf",
        _ => return None,
    };
    let mut letters = files.chars().filter_map(File::from_letter);
    Some(Files([letters.next()?, letters.next()?]))
}

fn fits(position: &Position, mv: Move, man: Name, deed: Deed, promotion: Option<Role>) -> bool {
    let is_named = |name: Name, role: Role, square: Square| {
        let on_file = |files: Files| files.0.contains(&square.file());
        name.role == role && name.files.is_none_or(on_file)
    };
    let does = match (deed, position.captured(mv)) {
        (Deed::Goes(files, rank), None) => {
            mv.castling().is_none() && files.0.contains(&mv.to.file()) && mv.to.rank() == rank
        }
        (Deed::Takes(name), Some((square, piece))) => is_named(name, piece.role, square),
        _ => false,
    };
    does && is_named(man, mv.role, mv.from) && mv.promotion() == promotion
}
