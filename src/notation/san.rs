//! Standard algebraic notation, canonical: what files hold (PGN standard 8.2.3).

use std::fmt::Write as _;

use crate::rules::{CastlingSide, Move, Position, Role, attacks};

/// The canonical text of a legal move, check and mate marked.
///
/// ```
/// use tabiya::notation::{coordinate, san};
/// use tabiya::rules::Position;
///
/// let start = Position::initial();
/// let mv = coordinate::read("g1f3", &start).expect("legal");
/// assert_eq!(san::write(&start, mv), "Nf3");
/// ```
pub fn write(position: &Position, mv: Move) -> String {
    let mut text = without_mark(position, mv);
    text.push_str(mark(&position.play(mv)));
    text
}

/// The same without the marks for check and mate.
pub fn without_mark(position: &Position, mv: Move) -> String {
    match mv.castling() {
        Some(CastlingSide::Short) => return "O-O".to_owned(),
        Some(CastlingSide::Long) => return "O-O-O".to_owned(),
        None => {}
    }
    let mut text = String::with_capacity(8);
    let captures = position.captured(mv).is_some();
    if mv.role == Role::Pawn {
        if captures {
            text.push(mv.from.file().letter());
        }
    } else {
        text.push(mv.role.letter());
        text.push_str(&origin(position, mv));
    }
    if captures {
        text.push('x');
    }
    write!(text, "{}", mv.to).expect("writing to a string succeeds");
    if let Some(role) = mv.promotion() {
        text.push('=');
        text.push(role.letter());
    }
    text
}

/// The mark of a position just reached: `#` for mate, `+` for check, or nothing.
pub fn mark(after: &Position) -> &'static str {
    match (after.is_check(), after.legal_move_count()) {
        (false, _) => "",
        (true, 0) => "#",
        (true, _) => "+",
    }
}

/// What must be said of the square of departure: the least that tells the
/// move from those of other men of its kind to the same square, of the legal
/// moves only (PGN standard 8.2.3.4).
fn origin(position: &Position, mv: Move) -> String {
    let kind = position.pieces(position.turn(), mv.role);
    let near = attacks::of(mv.role, position.turn(), mv.to, position.occupied()) & kind;
    if !near.several() {
        return String::new();
    }
    let moves = position.legal_moves();
    let rivals = || {
        let same =
            |other: &&Move| other.role == mv.role && other.to == mv.to && other.from != mv.from;
        moves
            .iter()
            .filter(same)
            .filter(|other| other.castling().is_none())
    };
    if rivals().next().is_none() {
        String::new()
    } else if rivals().all(|rival| rival.from.file() != mv.from.file()) {
        mv.from.file().to_string()
    } else if rivals().all(|rival| rival.from.rank() != mv.from.rank()) {
        mv.from.rank().to_string()
    } else {
        mv.from.to_string()
    }
}

/// The legal move that a canonical text names, to the byte.
pub fn read(text: &str, position: &Position) -> Option<Move> {
    let moves = position.legal_moves();
    moves
        .iter()
        .copied()
        .find(|&mv| write(position, mv) == text)
}
