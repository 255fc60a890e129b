//! Finding openings by code, by moves or by name.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::{Opening, all, at};
use crate::notation::san;
use crate::order::InOrder;
use crate::rules::Position;

/// The openings that a text means, in the order of their codes and names;
/// those found by words of the name with the shortest names first.
///
/// The text is the beginning of a code (`B9`), a line of moves in standard
/// notation, with or without numbers (`e4 c5 Nf3`), or words of a name in any
/// order, without regard to capitals and accents (`grunfeld exchange`). Moves
/// find the one whose position they reach, on whatever way, and then all lines
/// that begin so.
pub fn search(text: &str) -> Vec<Opening> {
    if is_code(text.trim()) {
        let code = text.trim().to_ascii_uppercase();
        return all()
            .filter(|opening| opening.eco.starts_with(&code))
            .collect();
    }
    match Moves::parse(text) {
        Some(moves) => moves.find(),
        None => by_name(text),
    }
}

/// Whether a text is the beginning of a code: a letter A to E and a digit or two.
fn is_code(text: &str) -> bool {
    match text.as_bytes() {
        [b'A'..=b'E' | b'a'..=b'e', digits @ ..] => {
            // A small letter with one digit is a pawn's move.
            let enough = digits.len() == 2
                || digits.len() == 1 && text.starts_with(|c: char| c.is_ascii_uppercase());
            enough && digits.iter().all(u8::is_ascii_digit)
        }
        _ => false,
    }
}

fn by_name(text: &str) -> Vec<Opening> {
    let text = folded(text);
    let words: Vec<&str> = text.split_whitespace().collect();
    if words.is_empty() {
        return Vec::new();
    }
    let named = |opening: &Opening| {
        let name = folded(opening.name);
        words.iter().all(|word| name.contains(word))
    };
    let mut found: Vec<Opening> = all().filter(named).collect();
    found.put_in_order_by(|opening| opening.name.len());
    found
}

/// A text without capitals, accents and marks: what a keyboard has for everybody.
pub fn folded(text: &str) -> String {
    let plain = |letter: char| match letter {
        'ø' => Some('o'),
        '\'' | '’' => None,
        ',' | ':' | '-' => Some(' '),
        _ => Some(letter),
    };
    if text.is_ascii() {
        let letters = text.chars().map(|letter| letter.to_ascii_lowercase());
        return letters.filter_map(plain).collect();
    }
    let letters = text.nfkd().filter(|&letter| !is_combining_mark(letter));
    letters
        .flat_map(char::to_lowercase)
        .filter_map(plain)
        .collect()
}

/// A line of moves that somebody asked for.
struct Moves {
    sans: Vec<String>,
    position: Position,
}

impl Moves {
    /// Reads legal moves in standard notation from the initial position;
    /// nothing if any word is none.
    fn parse(text: &str) -> Option<Moves> {
        let mut moves = Moves {
            sans: Vec::new(),
            position: Position::initial(),
        };
        for word in text.split_whitespace() {
            let word = word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
            if !word.is_empty() {
                let mv = san::read(word, &moves.position)?;
                moves.sans.push(san::write(&moves.position, mv));
                moves.position = moves.position.play(mv);
            }
        }
        (!moves.sans.is_empty()).then_some(moves)
    }

    fn find(&self) -> Vec<Opening> {
        let begins = |opening: &Opening| {
            let mut theirs = opening.sans();
            self.sans
                .iter()
                .all(|mine| theirs.next() == Some(mine.as_str()))
        };
        let reached = at(&self.position);
        let further = all().filter(|opening| begins(opening) && reached != Some(*opening));
        reached.into_iter().chain(further).collect()
    }
}
