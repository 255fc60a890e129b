//! Moves as their squares: `e2e4`, `e7e8q`, `e1g1`.

use crate::rules::{Move, Position, Role, Variant};

/// The coordinate form of a move, as the UCI protocol writes it.
///
/// Castling is the king's two squares, in Chess960 the king onto its rook.
pub fn write(mv: Move, variant: Variant) -> String {
    let to = match variant {
        Variant::Standard => mv.target(),
        Variant::Chess960 => mv.to,
    };
    let promotion = mv
        .promotion()
        .map(|role| role.letter().to_ascii_lowercase());
    let promotion = promotion.map(String::from).unwrap_or_default();
    format!("{}{to}{promotion}", mv.from)
}

/// The legal move that a coordinate text names, in either way of castling.
///
/// Where the king could step to a square and also castle by going there, the
/// step is meant; castling is then written onto the rook.
pub fn read(text: &str, position: &Position) -> Option<Move> {
    let from = text.get(0..2)?.parse().ok()?;
    let to = text.get(2..4)?.parse().ok()?;
    let promotion = match text.get(4..)? {
        "" => None,
        letter if letter.len() == 1 => {
            let letter = letter.chars().next()?.to_ascii_uppercase();
            Some(Role::from_letter(letter)?)
        }
        _ => return None,
    };
    let moves = position.legal_moves();
    let fits = |mv: &&Move| mv.from == from && mv.promotion() == promotion;
    let exact = moves.iter().filter(fits).find(|mv| mv.to == to);
    let two_squares =
        |mv: &&Move| mv.castling().is_some() && mv.target() == to && from.distance(to) > 1;
    exact
        .or_else(|| moves.iter().filter(fits).find(two_squares))
        .copied()
}
