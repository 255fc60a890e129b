//! Whether a text is what a standard asks for, to the byte.

use super::Context;
use crate::notation::note::Standard;
use crate::notation::san;
use crate::notation::shape::Origin;
use crate::rules::{CastlingSide, Move, MoveKind, Position};

/// Whether a text that names this move conforms to a standard. A right move
/// number before it and `(=)` after it are no part of the move.
pub(super) fn conforms(text: &str, mv: Move, context: &Context, standard: Standard) -> bool {
    let position = context.position;
    let text = without_number(text, position);
    let text = text
        .strip_suffix("(=)")
        .map_or(text, |rest| rest.strip_suffix(' ').unwrap_or(rest));
    match standard {
        Standard::Pgn => text == san::write(position, mv),
        Standard::Fide => is_fide(text, mv, context).is_some(),
    }
}

/// Takes off the number of this move: `1.`, `1. `, `1...`.
fn without_number<'a>(text: &'a str, position: &Position) -> &'a str {
    let dots = if position.turn().is_white() {
        "."
    } else {
        "..."
    };
    let number = format!("{}{dots}", position.fullmoves());
    text.strip_prefix(&number)
        .map_or(text, |rest| rest.strip_prefix(' ').unwrap_or(rest))
}

/// Appendix C of the Laws, part by part: each may be left out, none may be false.
fn is_fide(text: &str, mv: Move, context: &Context) -> Option<()> {
    let position = context.position;
    let rest = match mv.castling() {
        Some(side) => strip_castling(text, side)?,
        None => strip_man(text, mv, context)?,
    };
    let mark = san::mark(&position.play(mv));
    let is_true = match rest {
        "" => true,
        "+" => !mark.is_empty(),
        "#" | "++" => mark == "#",
        _ => false,
    };
    is_true.then_some(())
}

fn strip_castling(text: &str, side: CastlingSide) -> Option<&str> {
    let forms = match side {
        CastlingSide::Short => ["O-O", "0-0"],
        CastlingSide::Long => ["O-O-O", "0-0-0"],
    };
    forms.iter().find_map(|form| text.strip_prefix(form))
}

/// Letter, departure, sign, arrival, promotion, "e.p.".
fn strip_man<'a>(text: &'a str, mv: Move, context: &Context) -> Option<&'a str> {
    let captures = context.position.captured(mv).is_some();
    let text = text.strip_prefix(context.letters.of(mv.role))?;
    let arrival = mv.to.to_string();
    // The longest departure first, so that a square is not taken for its file.
    let origins = [(true, true), (true, false), (false, true), (false, false)];
    let rest = origins.iter().find_map(|&(file, rank)| {
        let origin = Origin {
            file: file.then_some(mv.from.file()),
            rank: rank.then_some(mv.from.rank()),
        };
        let rest = text.strip_prefix(&origin.to_string())?;
        let rest = rest
            .strip_prefix(if captures { 'x' } else { '-' })
            .unwrap_or(rest);
        rest.strip_prefix(&arrival)
    })?;
    let rest = match mv.promotion() {
        Some(role) => rest
            .strip_prefix('=')
            .unwrap_or(rest)
            .strip_prefix(context.letters.of(role))?,
        None => rest,
    };
    Some(match mv.kind {
        MoveKind::EnPassant => strip_en_passant(rest),
        _ => rest,
    })
}

fn strip_en_passant(text: &str) -> &str {
    let bare = text.strip_prefix(' ').unwrap_or(text);
    bare.strip_prefix("e.p.").unwrap_or(text)
}
