//! Standard algebraic notation, canonical: what files hold (PGN standard 8.2.3).

use crate::rules::{Bitboard, CastlingSide, File, Move, Position, Rank, Role, Square};

use super::shape::{Fit, ManMove, Origin, Shape};

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
    let mut text = String::with_capacity(LONGEST);
    push(&mut text, position, mv);
    text
}

/// No text is longer: `Qa1xb2#`, `exd8=Q+`.
const LONGEST: usize = 7;

/// Writes the canonical text of a legal move at the end of another text.
pub fn push(text: &mut String, position: &Position, mv: Move) {
    push_without_mark(text, position, mv);
    text.push_str(mark(&position.play(mv)));
}

/// The same without the marks for check and mate.
pub fn without_mark(position: &Position, mv: Move) -> String {
    let mut text = String::with_capacity(LONGEST);
    push_without_mark(&mut text, position, mv);
    text
}

fn push_without_mark(text: &mut String, position: &Position, mv: Move) {
    match mv.castling() {
        Some(CastlingSide::Short) => return text.push_str("O-O"),
        Some(CastlingSide::Long) => return text.push_str("O-O-O"),
        None => {}
    }
    let captures = position.captured(mv).is_some();
    if mv.role == Role::Pawn {
        if captures {
            text.push(mv.from.file().letter());
        }
    } else {
        text.push(mv.role.letter());
        let origin = origin(position, mv);
        if let Some(file) = origin.file {
            text.push(file.letter());
        }
        if let Some(rank) = origin.rank {
            text.push(rank.digit());
        }
    }
    if captures {
        text.push('x');
    }
    text.push(mv.to.file().letter());
    text.push(mv.to.rank().digit());
    if let Some(role) = mv.promotion() {
        text.push('=');
        text.push(role.letter());
    }
}

/// The mark of a position just reached: `#` for mate, `+` for check, or nothing.
pub fn mark(after: &Position) -> &'static str {
    match after.is_check() {
        false => "",
        true if after.legal_move_count() == 0 => "#",
        true => "+",
    }
}

/// What must be said of the square of departure: the least that tells the
/// move from those of other men of its kind to the same square, of the legal
/// moves only (PGN standard 8.2.3.4).
pub(super) fn origin(position: &Position, mv: Move) -> Origin {
    let rivals = position.legal_sources(mv.role, mv.to).without(mv.from);
    let (file, rank) = (mv.from.file(), mv.from.rank());
    let on_file = (rivals & Bitboard::file(file)).any();
    let on_rank = (rivals & Bitboard::rank(rank)).any();
    Origin {
        file: (rivals.any() && (on_rank || !on_file)).then_some(file),
        rank: on_file.then_some(rank),
    }
}

/// The legal move that a text in plain standard notation names.
///
/// This is the quick way for the many moves of a file: capital letters,
/// nothing superfluous but the square of departure, marks for check and
/// comment ignored. Whatever else people write is for the
/// [reader](super::reader).
pub fn read(text: &str, position: &Position) -> Option<Move> {
    read_bytes(text.as_bytes(), position)
}

/// The same for bytes of a file that need not be text.
pub(crate) fn read_bytes(text: &[u8], position: &Position) -> Option<Move> {
    match parse(text)?.fit(position) {
        Fit::One(mv) => Some(mv),
        _ => None,
    }
}

/// What a text in plain standard notation says.
fn parse(text: &[u8]) -> Option<Shape> {
    let text = without_marks(text);
    match text {
        b"O-O" => return Some(Shape::Castling(CastlingSide::Short)),
        b"O-O-O" => return Some(Shape::Castling(CastlingSide::Long)),
        _ => {}
    }
    let (text, promotion) = match text {
        [rest @ .., b'=', letter] => (rest, Some(Role::from_letter(char::from(*letter))?)),
        _ => (text, None),
    };
    let role = MEN[usize::from(*text.first()?)];
    let text = &text[usize::from(role != Role::Pawn)..];
    let [text @ .., file, rank] = text else {
        return None;
    };
    let capture = text.last() == Some(&b'x');
    let origin = &text[..text.len() - usize::from(capture)];
    Some(Shape::Man(ManMove {
        role: Some(role),
        origin: parse_origin(origin)?,
        to: Square::new(file_of(*file)?, rank_of(*rank)?),
        capture,
        promotion,
    }))
}

/// The text without the marks behind the move.
fn without_marks(mut text: &[u8]) -> &[u8] {
    while let [rest @ .., b'+' | b'#' | b'!' | b'?'] = text {
        text = rest;
    }
    text
}

/// The kind of man that a first letter stands for; a pawn has none. A table, since no guess at
/// what comes next would be good.
static MEN: [Role; 256] = {
    let mut men = [Role::Pawn; 256];
    men[b'K' as usize] = Role::King;
    men[b'Q' as usize] = Role::Queen;
    men[b'R' as usize] = Role::Rook;
    men[b'B' as usize] = Role::Bishop;
    men[b'N' as usize] = Role::Knight;
    men
};

fn parse_origin(text: &[u8]) -> Option<Origin> {
    let (file, rank) = match *text {
        [] => (None, None),
        [one] => (file_of(one), rank_of(one)),
        [file, rank] => (Some(file_of(file)?), Some(rank_of(rank)?)),
        _ => return None,
    };
    let origin = Origin { file, rank };
    (text.is_empty() || !origin.is_empty()).then_some(origin)
}

fn file_of(letter: u8) -> Option<File> {
    File::from_letter(char::from(letter))
}

fn rank_of(digit: u8) -> Option<Rank> {
    Rank::from_digit(char::from(digit))
}
