//! Comparing a text that was understood with the canonical one.

use super::marks::{CheckSign, EnPassantSign, Marks};
use super::parse::Parsed;
use crate::notation::note::Note;
use crate::notation::san;
use crate::notation::shape::{ManMove, Origin, Shape};
use crate::rules::{Move, MoveKind, Position, Role};

/// Everything in which a text differs from the canonical one of its move.
pub(super) fn notes(parsed: &Parsed, marks: &Marks, mv: Move, position: &Position) -> Vec<Note> {
    let mut notes = parsed.notes.clone();
    match parsed.shape {
        Shape::Man(_) if mv.castling().is_some() => notes.push(Note::CastlingSquares),
        Shape::Man(man) => note_man(man, mv, position, &mut notes),
        Shape::Files { .. } | Shape::Castling(_) | Shape::Null => {}
    }
    if mv.castling().is_some() {
        notes.retain(|note| !matches!(note, Note::LongForm | Note::DashCapture));
    }
    let has_signs = !matches!(parsed.shape, Shape::Man(man) if man.role.is_none());
    if has_signs || marks.check.is_some() {
        notes.extend(check_note(marks.check, san::mark(&position.play(mv))));
    }
    notes.extend(en_passant_note(marks.en_passant, mv));
    notes.extend(number_note(marks, position));
    notes.extend(marks.comment.then_some(Note::Comment));
    notes
}

/// Square of departure and sign of capture.
fn note_man(man: ManMove, mv: Move, position: &Position, notes: &mut Vec<Note>) {
    let is_long = notes
        .iter()
        .any(|note| matches!(note, Note::LongForm | Note::Iccf));
    let captures = position.captured(mv).is_some();
    let needed = if mv.role == Role::Pawn {
        Origin {
            file: captures.then_some(mv.from.file()),
            rank: None,
        }
    } else {
        san::origin(position, mv)
    };
    if man.origin != needed && !is_long {
        let is_whole = man.origin.square().is_some() && needed.is_empty();
        notes.push(if is_whole {
            Note::LongForm
        } else {
            Note::NeedlessOrigin
        });
    }
    if !captures {
        notes.retain(|note| *note != Note::DashCapture);
    }
    let is_numeric = notes.contains(&Note::Iccf);
    if man.role.is_none() && mv.role != Role::Pawn && !is_numeric {
        notes.push(Note::MissingLetter);
    }
    match (man.capture, captures) {
        (true, false) => notes.push(Note::FalseCapture),
        (false, true) if man.role.is_some() => notes.push(Note::MissingCapture),
        _ => {}
    }
}

/// Whether check and mate are marked as they are.
fn check_note(sign: Option<CheckSign>, mark: &str) -> Option<Note> {
    use CheckSign::{Check, CheckWord, Double, Mate, MateWord};
    match (sign, mark) {
        (None, "+") => Some(Note::MissingCheck),
        (None | Some(Check | CheckWord), "#") => Some(Note::MissingMate),
        (Some(_), "") => Some(Note::FalseCheck),
        (Some(Double), "#") => Some(Note::MateDoublePlus),
        (Some(Double), "+") => Some(Note::DoublePlus),
        (Some(Mate | MateWord), "+") => Some(Note::FalseMate),
        (Some(CheckWord), "+") | (Some(MateWord), "#") => Some(Note::CheckWord),
        _ => None,
    }
}

fn en_passant_note(sign: Option<EnPassantSign>, mv: Move) -> Option<Note> {
    match (sign?, mv.kind) {
        (EnPassantSign::Standard, MoveKind::EnPassant) => Some(Note::EnPassantSign),
        (EnPassantSign::Other, MoveKind::EnPassant) => Some(Note::EnPassantSpelling),
        _ => Some(Note::FalseEnPassant),
    }
}

fn number_note(marks: &Marks, position: &Position) -> Option<Note> {
    let number = marks.number?;
    let right = position.fullmoves();
    let dots = if position.turn().is_white() { 1 } else { 3 };
    match number.value {
        Some(written) if written != right => Some(Note::WrongNumber { written, right }),
        Some(_) if number.dots == dots => None,
        _ => Some(Note::NumberForm),
    }
}
