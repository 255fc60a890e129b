//! From a plain text to what it says.

use crate::notation::letters::{self, Letters};
use crate::notation::note::Note;
use crate::notation::shape::{ManMove, Origin, Shape};
use crate::rules::{CastlingSide, File, Rank, Role, Square};

/// How capital and small letters are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Case {
    /// As they stand.
    Exact,
    /// The first letter names a man, whatever its case; the others are small.
    Piece,
    /// All are small: a pawn moves.
    Pawn,
}

/// What a text says, and what is peculiar about how it says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Parsed {
    pub(super) shape: Shape,
    pub(super) notes: Vec<Note>,
    /// A pawn's straight step with its file in front (`ee4`): nobody means that surely.
    pub(super) doubtful: bool,
}

impl Parsed {
    fn new(shape: Shape, notes: Vec<Note>) -> Parsed {
        Parsed {
            shape,
            notes,
            doubtful: false,
        }
    }
}

/// What a plain text without marks says, if it has the form of a move.
pub(super) fn parse(text: &str, letters: Letters, case: Case) -> Option<Parsed> {
    let text: Vec<char> = join_blanks(text)?;
    null(&text)
        .or_else(|| castling(&text))
        .or_else(|| numeric(&text))
        .or_else(|| coordinates(&text))
        .or_else(|| algebraic(&text, letters, case))
}

/// Takes out the blanks beside a sign (`e2 - e4`); other blanks are no part of a move.
fn join_blanks(text: &str) -> Option<Vec<char>> {
    const SIGNS: [char; 6] = ['-', 'x', ':', '=', '/', '('];
    let mut joined: Vec<char> = Vec::with_capacity(text.len());
    let mut words = text.split_whitespace();
    joined.extend(words.next()?.chars());
    for word in words {
        let before = joined.last().is_some_and(|last| SIGNS.contains(last));
        if !before && !word.starts_with(SIGNS) {
            return None;
        }
        joined.extend(word.chars());
    }
    Some(joined)
}

/// Passing: two dashes, `Z0` of some programs, `@@@@` and `0000` of protocols.
fn null(text: &[char]) -> Option<Parsed> {
    let text: String = text.iter().collect();
    let passes = ["--", "Z0", "@@@@", "0000", "null", "pass"];
    passes
        .contains(&text.as_str())
        .then(|| Parsed::new(Shape::Null, Vec::new()))
}

/// Two or three letters O or zeros, with or without dashes.
fn castling(text: &[char]) -> Option<Parsed> {
    let is_o = |c: &&char| matches!(c, 'O' | 'o' | '0');
    let side = match text.iter().filter(is_o).count() {
        2 => CastlingSide::Short,
        3 => CastlingSide::Long,
        _ => return None,
    };
    let is_bare = text.len() == count(side);
    if !is_bare && !is_dashed(text) {
        return None;
    }
    let all_are = |o: char| !is_bare && text.iter().all(|&c| c == o || c == '-');
    let notes = match () {
        () if all_are('O') => vec![],
        () if all_are('0') => vec![Note::CastlingZeros],
        () => vec![Note::CastlingSpelling],
    };
    Some(Parsed::new(Shape::Castling(side), notes))
}

/// How many letters O castling is written with.
const fn count(side: CastlingSide) -> usize {
    match side {
        CastlingSide::Short => 2,
        CastlingSide::Long => 3,
    }
}

/// Whether every second character, and no other, is a dash.
fn is_dashed(text: &[char]) -> bool {
    let in_place = |(at, &c): (usize, &char)| (c == '-') == (at % 2 == 1);
    text.len() % 2 == 1 && text.iter().enumerate().all(in_place)
}

/// Digits for files and ranks, and one for a promotion (ICCF).
fn numeric(text: &[char]) -> Option<Parsed> {
    let (squares, promotion) = match text {
        [a, b, '-', rest @ ..] if rest.len() >= 2 => ([*a, *b, rest[0], rest[1]], &rest[2..]),
        [a, b, c, d, rest @ ..] => ([*a, *b, *c, *d], rest),
        _ => return None,
    };
    let square = |file: char, rank: char| {
        let file = File::new(Rank::from_digit(file)?.index())?;
        Some(Square::new(file, Rank::from_digit(rank)?))
    };
    let from = square(squares[0], squares[1])?;
    let to = square(squares[2], squares[3])?;
    let promotion = match promotion {
        [] => None,
        [digit @ '1'..='4'] => {
            Some(Role::PROMOTIONS[usize::from(Rank::from_digit(*digit)?.index())])
        }
        _ => return None,
    };
    let man = ManMove::between(from, to, promotion);
    Some(Parsed::new(Shape::Man(man), vec![Note::Iccf]))
}

/// Two squares and a small English letter, as programs write a promotion
/// whatever the language of their users. Without the letter it is read as
/// any other long form.
fn coordinates(text: &[char]) -> Option<Parsed> {
    let [a, b, c, d, letter @ ('q' | 'r' | 'b' | 'n')] = *text else {
        return None;
    };
    let square = |file, rank| {
        Some(Square::new(
            File::from_letter(file)?,
            Rank::from_digit(rank)?,
        ))
    };
    let promotion = Role::from_letter(letter.to_ascii_uppercase());
    let man = ManMove::between(square(a, b)?, square(c, d)?, promotion);
    let notes = vec![Note::PromotionSpelling, Note::LongForm];
    Some(Parsed::new(Shape::Man(man), notes))
}

/// A letter or none, what is said of the departure, a sign or none, the square
/// of arrival, a promotion.
fn algebraic(text: &[char], letters: Letters, case: Case) -> Option<Parsed> {
    let mut notes = Vec::new();
    let named = match case {
        Case::Exact => letters.role_at(text, false),
        Case::Piece => Some(letters.role_at(text, true)?),
        Case::Pawn => None,
    };
    let length = named.map_or(0, |(_, length)| length);
    if let Some((role, _)) = named {
        notes.extend(letter_note(&text[..length], role));
    }
    let (body, promotion) = split_promotion(&text[length..], letters, case, &mut notes)?;
    let body = &body[..];
    let role = named.map(|(role, _)| role);
    if let Some(files) = pawn_files(body, role, promotion) {
        notes.push(Note::ShortCapture);
        return Some(Parsed::new(files, notes));
    }
    let man = man_move(body, role, promotion, &mut notes)?;
    Some(Parsed {
        shape: Shape::Man(man),
        notes,
        doubtful: is_doubtful(man),
    })
}

/// What is peculiar about a letter for a man.
fn letter_note(letter: &[char], role: Role) -> Option<Note> {
    let english = Letters::English.of(role);
    let is_english = letter
        .iter()
        .collect::<String>()
        .eq_ignore_ascii_case(english);
    match letter {
        _ if role == Role::Pawn => Some(Note::PawnLetter),
        [glyph] if letters::is_figurine(*glyph) => Some(Note::Figurine),
        _ => (!is_english).then_some(Note::LocalLetter),
    }
}

/// Splits a promotion off the end: `=Q`, `(Q)`, `(=Q)`, `/Q`, `Q`. Where two
/// files are all that is written (`abQ`), it follows them.
fn split_promotion(
    text: &[char],
    letters: Letters,
    case: Case,
    notes: &mut Vec<Note>,
) -> Option<(Vec<char>, Option<Role>)> {
    let lowered: Vec<char> = match case {
        Case::Exact => text.to_vec(),
        Case::Piece | Case::Pawn => text.iter().map(char::to_ascii_lowercase).collect(),
    };
    let is_body = |c: &char| File::from_letter(*c).is_some() || matches!(c, 'x' | ':' | '-');
    let end = match text.iter().rposition(|c| Rank::from_digit(*c).is_some()) {
        Some(rank) => rank + 1,
        None => lowered.iter().take_while(|c| is_body(c)).count(),
    };
    match &text[end..] {
        [] | [':' | 'x'] => Some((lowered, None)),
        // The sign is there, the piece is still to come.
        ['=' | '('] => {
            notes.push(Note::PromotionSpelling);
            let promotes = matches!(text[..end].last(), Some('1' | '8'));
            promotes.then(|| (lowered[..end].to_vec(), None))
        }
        tail => promotion(tail, letters, notes).map(|role| (lowered[..end].to_vec(), Some(role))),
    }
}

/// The man of a promotion. A king or a pawn is read too, to be refused with a reason.
fn promotion(tail: &[char], letters: Letters, notes: &mut Vec<Note>) -> Option<Role> {
    let (letter, form) = match tail {
        ['(', '=', letter @ .., ')'] | ['(', letter @ .., ')'] | ['/', letter @ ..] => {
            (letter, Some(Note::PromotionSpelling))
        }
        ['=', letter @ ..] => (letter, None),
        letter => (letter, Some(Note::PromotionBare)),
    };
    let exact = letters.role_at(letter, false);
    let (role, length) = exact.or_else(|| promotion_folded(letter, letters))?;
    if length != letter.len() {
        return None;
    }
    let form = if exact.is_none() {
        Some(Note::PromotionSpelling)
    } else {
        form
    };
    notes.extend(form);
    notes.extend(letter_note(letter, role).filter(|_| role != Role::Pawn));
    Some(role)
}

/// The man of a promotion in a small letter; after the square none can be a file.
fn promotion_folded(letter: &[char], letters: Letters) -> Option<(Role, usize)> {
    let capital: Vec<char> = letter
        .iter()
        .take(1)
        .flat_map(|c| c.to_uppercase())
        .chain(letter.iter().skip(1).copied())
        .collect();
    letters.role_at(&capital, false)
}

/// Two files beside each other: a pawn capture in short.
fn pawn_files(body: &[char], role: Option<Role>, promotion: Option<Role>) -> Option<Shape> {
    let ([from, to] | [from, 'x' | ':' | '-', to]) = *body else {
        return None;
    };
    let (from, to) = (File::from_letter(from)?, File::from_letter(to)?);
    let fits = from.distance(to) == 1 && role.is_none_or(|role| role == Role::Pawn);
    fits.then_some(Shape::Files {
        from,
        to,
        promotion,
    })
}

fn man_move(
    body: &[char],
    role: Option<Role>,
    promotion: Option<Role>,
    notes: &mut Vec<Note>,
) -> Option<ManMove> {
    let (body, sign_after) = match body {
        [body @ .., 'x' | ':'] => (body, true),
        _ => (body, false),
    };
    let [before @ .., file, rank] = body else {
        return None;
    };
    let to = Square::new(File::from_letter(*file)?, Rank::from_digit(*rank)?);
    let (before, sign) = match before {
        [before @ .., sign @ ('x' | ':' | '-')] => (before, Some(*sign)),
        _ => (before, None),
    };
    if sign_after && sign.is_some() {
        return None;
    }
    let origin = origin(before)?;
    if sign == Some(':') || sign_after {
        notes.push(Note::CaptureSign);
    }
    if sign == Some('-') {
        notes.push(Note::DashCapture);
    }
    if sign == Some('-') || origin.square().is_some() && role.is_none_or(|role| role == Role::Pawn)
    {
        notes.push(Note::LongForm);
    }
    let squares_only = role.is_none() && origin.square().is_some();
    Some(ManMove {
        role: if squares_only {
            None
        } else {
            role.or(Some(Role::Pawn))
        },
        origin,
        to,
        capture: sign_after || matches!(sign, Some('x' | ':')),
        promotion,
    })
}

fn origin(text: &[char]) -> Option<Origin> {
    let (file, rank) = match *text {
        [] => (None, None),
        [one] => match File::from_letter(one) {
            Some(file) => (Some(file), None),
            None => (None, Some(Rank::from_digit(one)?)),
        },
        [file, rank] => (
            Some(File::from_letter(file)?),
            Some(Rank::from_digit(rank)?),
        ),
        _ => return None,
    };
    Some(Origin { file, rank })
}

/// Whether it is a pawn's straight step with only its file in front.
fn is_doubtful(man: ManMove) -> bool {
    man.role == Some(Role::Pawn)
        && man.origin.rank.is_none()
        && man.origin.file == Some(man.to.file())
}
