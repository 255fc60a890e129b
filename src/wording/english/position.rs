//! English sentences about positions that somebody wrote down.

use super::{English, man, quoted, side, squares};
use crate::notation::fen::{Field, Mistake, Problem};
use crate::rules::{Doubt, Fault, Role};
use crate::wording::PositionWords;

impl PositionWords for English {
    fn no_such_move(&self, text: &str) -> String {
        format!("{} is no legal move there.", quoted(text))
    }

    fn mistake(&self, mistake: &Mistake) -> String {
        let culprit = quoted(&mistake.culprit);
        let what = match &mistake.problem {
            Problem::Empty => return "FEN: there is no text.".to_owned(),
            Problem::Missing => return format!("FEN: the {} is missing.", field(mistake.field)),
            Problem::Extra => format!("{culprit} is a seventh field; a FEN has six"),
            Problem::Spacing => {
                "one space stands between the fields and none around them".to_owned()
            }
            Problem::RankCount(1) => format!("{culprit} has 1 rank instead of 8"),
            Problem::RankCount(count) => format!("{culprit} has {count} ranks instead of 8"),
            Problem::RankLength { rank, squares } => {
                format!("rank {rank} {culprit} adds up to {squares} squares instead of 8")
            }
            Problem::PieceLetter(letter) => format!(
                "{} in {culprit} is neither a piece (KQRBNP, kqrbnp) nor a digit 1-8",
                quoted(&letter.to_string())
            ),
            Problem::SplitDigits => format!("{culprit} has two digits in a row; write their sum"),
            Problem::Turn => format!("{culprit} should be w or b"),
            Problem::CastlingLetter(letter) => format!(
                "{} in {culprit} names no castling right; write KQkq, files of rooks, or -",
                quoted(&letter.to_string())
            ),
            Problem::CastlingSpelling => {
                format!("{culprit} should be in the order KQkq, each letter once")
            }
            Problem::Square => format!("{culprit} should be a square such as e3, or -"),
            Problem::Number => format!("{culprit} should be a whole number, 0 or more"),
            Problem::MoveZero => {
                format!("{culprit} should be 1 or more; a game starts with move 1")
            }
        };
        format!("FEN, {}: {what}.", field(mistake.field))
    }

    fn fault(&self, fault: &Fault) -> String {
        match *fault {
            Fault::NoKing(color) => format!("{} has no king.", side(color)),
            Fault::ManyKings(color, kings) => {
                format!(
                    "{} has {} kings, on {}.",
                    side(color),
                    kings.len(),
                    squares(kings)
                )
            }
            Fault::KingsTouch { white, black } => {
                format!("The kings on {white} and {black} stand side by side.")
            }
            Fault::PawnsOnEndRanks(pawns) => format!(
                "No {} can stand on the first or last rank: {}.",
                man(Role::Pawn),
                squares(pawns)
            ),
            Fault::OpponentInCheck { king, by } => format!(
                "The side that has just moved is in check: the king on {king} could be taken from {}.",
                squares(by)
            ),
        }
    }

    fn doubt(&self, doubt: &Doubt) -> String {
        match *doubt {
            Doubt::CastlingVoid { color, rook } => format!(
                "{} cannot castle with a rook on {rook}: king or rook is not at home. The right is dropped.",
                side(color)
            ),
            Doubt::EnPassantVoid(square) => {
                format!(
                    "No pawn can just have passed over {square}. The en passant square is dropped."
                )
            }
            Doubt::MoveZero => "Moves are counted from 1. The number 0 is read as 1.".to_owned(),
            Doubt::TooManyMen(color) => format!("{} has more than sixteen men.", side(color)),
            Doubt::TooManyPawns(color) => format!("{} has more than eight pawns.", side(color)),
            Doubt::TooManyPromoted(color) => {
                format!(
                    "{} has more promoted men than pawns are missing.",
                    side(color)
                )
            }
            Doubt::ImpossibleCheck(by) => {
                format!(
                    "No single move can have given this check from {}.",
                    squares(by)
                )
            }
        }
    }
}

const fn field(field: Field) -> &'static str {
    match field {
        Field::Whole => "as a whole",
        Field::Placement => "piece placement",
        Field::Turn => "side to move",
        Field::Castling => "castling rights",
        Field::EnPassant => "en passant square",
        Field::Halfmoves => "half-move counter",
        Field::Fullmoves => "move number",
    }
}
