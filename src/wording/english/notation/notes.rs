//! What is remarkable about a text that was understood.

use crate::notation::note::{Note, Standard};
use crate::rules::{Move, Role};
use crate::wording::Asked;

/// The remark, with the move as it is written. A standard is named where one is asked for.
pub(super) fn note(note: Note, standard: Option<Standard>, mv: Move, asked: &Asked) -> String {
    let right = asked.write(mv);
    let remark = remark(note, standard, mv.role);
    match note {
        Note::WrongNumber { right: number, .. } => format!("This is move {number}."),
        Note::Iccf | Note::DoublePlus => format!("{remark} {right}."),
        _ => format!("{remark}: {right}."),
    }
}

/// The remark alone, on a move of such a man.
pub(in crate::wording::english) const fn remark(
    note: Note,
    standard: Option<Standard>,
    role: Role,
) -> &'static str {
    match note {
        Note::Case if matches!(role, Role::Pawn) => "Files are small letters",
        Note::Case => "Piece letters are capitals, files are small",
        Note::SmallB => "A small b is the file, a capital B the bishop",
        Note::PawnLetter => "Pawns have no letter",
        Note::LongForm => "The short form is enough",
        Note::MissingLetter => "A piece has its letter",
        Note::Iccf => "In letters this is",
        Note::NeedlessOrigin => "The departure is told in as few letters as it takes",
        Note::CastlingSquares => "Castling has its own sign",
        Note::CastlingZeros => "In files castling has the letter O",
        Note::CastlingSpelling if matches!(standard, Some(Standard::Pgn)) => {
            "In files castling has the capital letter O, and dashes"
        }
        Note::CastlingSpelling if matches!(standard, Some(Standard::Fide)) => {
            "In the Laws castling has zeros, and dashes"
        }
        Note::CastlingSpelling => "Castling has capital letters or zeros, and dashes",
        Note::PromotionBare => "In files a promotion has an equals sign",
        Note::PromotionSpelling if matches!(standard, Some(Standard::Fide)) => {
            "In the Laws a promotion has a capital letter behind the square"
        }
        Note::PromotionSpelling => "A promotion has an equals sign and a capital letter",
        Note::ShortCapture => "A capture names the square",
        Note::MissingCapture => "A capture has an x",
        Note::FalseCapture => "Nothing is captured",
        Note::DashCapture => "A dash is for a move that captures nothing",
        Note::CaptureSign => "The sign of a capture is x",
        Note::MissingCheck => "This gives check",
        Note::MissingMate => "This is mate",
        Note::FalseCheck => "This gives no check",
        Note::FalseMate => "This is check, not mate",
        Note::DoublePlus => "++ is mate in the Laws and double check in older books; write",
        Note::MateDoublePlus => "In files the sign of mate is #",
        Note::CheckWord => "The signs are + for check and # for mate",
        Note::WrongNumber { .. } => "The number is not that of this move",
        Note::NumberForm => "A move number has one dot for White and three for Black",
        Note::EnPassantSign => "Files do not write e.p.",
        Note::EnPassantSpelling => "En passant is written e.p. or not at all",
        Note::FalseEnPassant => "This is not en passant",
        Note::Comment => "Comments are no part of the move",
        Note::Figurine => "In files men have letters",
        Note::LocalLetter => "In files men have English letters",
        Note::Characters => "The plain characters are",
    }
}
