//! The move that a word of the text means.

use super::problem::Refusal;
use crate::rules::{CastlingSide, File, Move, Position, Rank, Role, Square};

/// The legal move that a text means in a position, however files spell it.
///
/// # Errors
///
/// Why it means none.
pub(super) fn resolve(position: &Position, text: &str) -> Result<Move, Refusal> {
    let spelled = Spelled::parse(text).ok_or(Refusal::Unreadable)?;
    spelled.find(position)
}

/// What a text in algebraic notation says of a move.
#[derive(Clone, Copy, Debug)]
enum Spelled {
    Castling(CastlingSide),
    Normal {
        /// Nothing if no letter tells it and the square of departure does.
        role: Option<Role>,
        file: Option<File>,
        rank: Option<Rank>,
        to: Square,
        promotion: Option<Role>,
    },
}

impl Spelled {
    fn parse(text: &str) -> Option<Spelled> {
        let text = text.trim_end_matches(['+', '#']);
        match text {
            "O-O" | "0-0" => return Some(Spelled::Castling(CastlingSide::Short)),
            "O-O-O" | "0-0-0" => return Some(Spelled::Castling(CastlingSide::Long)),
            _ => {}
        }
        let (text, promotion) = split_promotion(text.as_bytes());
        let (from, to) = text.split_at_checked(text.len().checked_sub(2)?)?;
        let to = Square::new(file(to[0])?, rank(to[1])?);
        let (letter, from) = match from {
            [letter @ b'A'..=b'Z', from @ ..] => {
                (Some(Role::from_letter(char::from(*letter))?), from)
            }
            from => (None, from),
        };
        let from = from
            .strip_suffix(b"x")
            .or(from.strip_suffix(b"-"))
            .unwrap_or(from);
        let (file, rank) = match *from {
            [] => (None, None),
            [one] if file(one).is_some() => (file(one), None),
            [one] => (None, Some(rank(one)?)),
            [one, two] => (Some(file(one)?), Some(rank(two)?)),
            _ => return None,
        };
        let whole_square = file.is_some() && rank.is_some();
        let role = letter.or((!whole_square).then_some(Role::Pawn));
        Some(Spelled::Normal {
            role,
            file,
            rank,
            to,
            promotion,
        })
    }

    /// The one legal move that fits.
    fn find(self, position: &Position) -> Result<Move, Refusal> {
        let moves = position.legal_moves();
        let mut fitting = moves.iter().copied().filter(|&mv| self.fits(mv));
        match (fitting.next(), fitting.next()) {
            (Some(mv), None) => Ok(mv),
            (None, _) => Err(Refusal::Illegal),
            (Some(_), Some(_)) => Err(Refusal::Ambiguous),
        }
    }

    fn fits(self, mv: Move) -> bool {
        match self {
            Spelled::Castling(side) => mv.castling() == Some(side),
            Spelled::Normal {
                role,
                file,
                rank,
                to,
                promotion,
            } => {
                // A pawn that captures is named by its file.
                let file = match role {
                    Some(Role::Pawn) => file.or(Some(to.file())),
                    _ => file,
                };
                mv.to == to
                    && mv.castling().is_none()
                    && role.is_none_or(|role| role == mv.role)
                    && file.is_none_or(|file| file == mv.from.file())
                    && rank.is_none_or(|rank| rank == mv.from.rank())
                    && promotion == mv.promotion()
            }
        }
    }
}

fn split_promotion(text: &[u8]) -> (&[u8], Option<Role>) {
    match text {
        [rest @ .., b'=', letter @ (b'Q' | b'R' | b'B' | b'N')]
        | [rest @ .., letter @ (b'Q' | b'R' | b'B' | b'N')] => {
            (rest, Role::from_letter(char::from(*letter)))
        }
        _ => (text, None),
    }
}

const fn file(letter: u8) -> Option<File> {
    File::from_letter(letter as char)
}

const fn rank(digit: u8) -> Option<Rank> {
    Rank::from_digit(digit as char)
}
