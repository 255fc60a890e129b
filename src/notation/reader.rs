//! The forgiving reader: whatever a person writes, understood or refused with
//! a reason.
//!
//! ```text
//! text → clean → plain text → marks off → parse → shape → fit → legal move → notes
//!                                           ↑               ↓ none
//!                              folded case ─┘               diagnosis → refusal
//! ```
//!
//! Three rules keep it safe. The case as typed comes first, and another is
//! tried only when that one names no legal move. What fits several moves is
//! never guessed. And a text that plainly names one move never plays another.

mod clean;
mod descriptive;
mod foreign;
mod marks;
mod parse;
mod remarks;
mod standard;

use self::parse::{Case, Parsed, parse};
use super::diagnosis;
use super::history::History;
use super::letters::Letters;
use super::note::{Note, Standard};
use super::refusal::{Ambiguity, Cause, Refusal, Unreadable};
use super::shape::{Fit, Shape};
use crate::rules::{Bitboard, File, Move, Position, Role, Square, attacks};

/// Where a text is read: the position, what is known of the game, the letters.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    /// The position in which the move is to be made.
    pub position: &'a Position,
    /// What the game tells beyond the position.
    pub history: &'a History,
    /// The letters for the men.
    pub letters: Letters,
}

impl<'a> Context<'a> {
    /// A position without a past, and English letters.
    pub const fn new(position: &'a Position) -> Context<'a> {
        Context {
            position,
            history: &History::UNKNOWN,
            letters: Letters::English,
        }
    }
}

/// A text that was understood as a legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accepted {
    /// The move.
    pub mv: Move,
    /// Where the text differs from the canonical one, the most telling first.
    pub notes: Vec<Note>,
    /// Whether a draw is offered with the move.
    pub draw_offer: bool,
}

/// Reads a text leniently.
///
/// # Errors
///
/// The reason why the text is no move here, and what may have been meant.
///
/// ```
/// use tabiya::notation::reader::{self, Context};
/// use tabiya::notation::{note::Note, san};
/// use tabiya::rules::Position;
///
/// let start = Position::initial();
/// let read = reader::read("1. ng1-f3!", &Context::new(&start)).expect("a legal move");
/// assert_eq!(san::write(&start, read.mv), "Nf3");
/// assert_eq!(read.notes, [Note::Case, Note::LongForm, Note::Comment]);
/// ```
pub fn read(text: &str, context: &Context) -> Result<Accepted, Refusal> {
    let mut accepted = read_closely(text, context)?;
    accepted.notes.retain(|note| note.is_worth_saying());
    Ok(accepted)
}

/// Reads a text by a standard. Only a right move number and the offer of a draw
/// may stand beside the move.
///
/// # Errors
///
/// As [`read`]; and where the move is legal but not written as the standard
/// asks, [`Cause::NotStandard`] with the lessons.
pub fn read_strictly(
    text: &str,
    context: &Context,
    standard: Standard,
) -> Result<Accepted, Refusal> {
    let mut accepted = read_closely(text, context)?;
    if standard::conforms(text, accepted.mv, context, standard) {
        accepted.notes.clear();
        return Ok(accepted);
    }
    let mut lessons = accepted.notes;
    lessons.retain(|note| !note.is_allowed_by(standard));
    if lessons.is_empty() {
        lessons.push(Note::Characters);
    }
    let cause = Cause::NotStandard { standard, lessons };
    Err(Refusal::new(cause, [accepted.mv]))
}

/// What a text says, whether or not it is a legal move here. Nothing if it
/// has not the form of a move.
pub fn shape(text: &str, letters: Letters) -> Option<Shape> {
    let plain = clean::clean(text).ok()?;
    let (_, body) = marks::strip(&plain);
    let cases = [Case::Exact, Case::Piece, Case::Pawn];
    let parsed = cases
        .into_iter()
        .find_map(|case| parse(body, letters, case));
    parsed.map(|parsed| parsed.shape)
}

/// The beginning of a text that is being typed, made plain and without a move number.
pub(super) fn plain_beginning(text: &str) -> String {
    let plain = clean::clean(text).unwrap_or_default();
    let (_, body) = marks::strip_number(&plain);
    body.to_owned()
}

/// Reads leniently, and notes everything.
fn read_closely(text: &str, context: &Context) -> Result<Accepted, Refusal> {
    let plain = clean::clean(text).map_err(unreadable)?;
    let (marks, body) = marks::strip(&plain);
    let (mv, mut parsed) = choose(body, context)?;
    if plain != text.trim() {
        parsed.notes.push(Note::Characters);
    }
    Ok(Accepted {
        mv,
        notes: remarks::notes(&parsed, &marks, mv, context.position),
        draw_offer: marks.draw_offer,
    })
}

fn unreadable(why: Unreadable) -> Refusal {
    Refusal::new(Cause::Unreadable(why), [])
}

/// The move that a plain text names, and how it names it.
fn choose(body: &str, context: &Context) -> Result<(Move, Parsed), Refusal> {
    let Some(exact) = parse(body, context.letters, Case::Exact) else {
        return choose_otherwise(body, context);
    };
    match exact.shape.fit(context.position) {
        Fit::One(mv) if !exact.doubtful => Ok((mv, exact)),
        Fit::None if !may_fold(&exact, context) => {
            let refusal = diagnosis::refuse(exact.shape, context);
            let foreign = matches!(refusal.cause, Cause::PromoPiece(Role::Pawn))
                .then(|| foreign::refuse_promotion(body, context))
                .flatten();
            Err(foreign.unwrap_or(refusal))
        }
        Fit::One(_) | Fit::None => choose_folded(body, Some(exact), context),
        Fit::Several(moves) => {
            let ambiguity = Ambiguity::of(exact.shape, &moves);
            Err(Refusal::new(Cause::Ambiguous(ambiguity), moves))
        }
        Fit::Unpromoted(moves) => Err(Refusal::new(Cause::PromoMissing, moves)),
    }
}

/// Texts that are no move in the case in which they stand.
fn choose_otherwise(body: &str, context: &Context) -> Result<(Move, Parsed), Refusal> {
    if let Some(joined) = squares_apart(body, context) {
        return choose(&joined, context);
    }
    if let Some(refusal) = descriptive::refuse(body, context) {
        return Err(refusal);
    }
    if let Some(refusal) = foreign::refuse(body, context, Case::Exact) {
        return Err(refusal);
    }
    choose_folded(body, None, context)
}

/// Departure and arrival with a blank between: `e2 e4`, `Ng1 f3`, `N f3`.
fn squares_apart(body: &str, context: &Context) -> Option<String> {
    let (first, second) = body.split_once(' ')?;
    let second = second.trim_start();
    let is_square = |text: &str| text.parse::<Square>().is_ok();
    let letters: Vec<char> = first.chars().collect();
    let named = context.letters.role_at(&letters, false);
    let square: String = letters[named.map_or(0, |(_, length)| length)..]
        .iter()
        .collect();
    // Where the first is a move by itself, two moves may be meant.
    let joins = square.is_empty() || is_square(&square) && choose(first, context).is_err();
    (joins && is_square(second)).then(|| format!("{first}{second}"))
}

/// Whether a text with no legal move as it stands may be read in another case.
///
/// Only a small `b` is unsure: it is a file, and in small letters the bishop.
/// It is the pawn's file as long as a b-pawn has anything to capture; so an
/// illegal pawn capture never becomes a bishop's.
fn may_fold(exact: &Parsed, context: &Context) -> bool {
    let Shape::Man(man) = exact.shape else {
        return false;
    };
    let b_file = File::from_letter('b');
    let pawn_of_b = man.role == Some(Role::Pawn) && man.origin.file == b_file;
    let position = context.position;
    let is_b = context.letters == Letters::English;
    let b_pawns = position.pieces(position.turn(), Role::Pawn)
        & b_file.map_or(Bitboard::EMPTY, Bitboard::file);
    let can_capture = b_pawns.into_iter().any(|pawn| {
        let near = attacks::pawn(position.turn(), pawn);
        (near & position.color(!position.turn())).any()
            || position
                .en_passant()
                .is_some_and(|square| near.contains(square))
    });
    let beside = b_file.is_some_and(|file| file.distance(man.to.file()) == 1);
    pawn_of_b && is_b && man.origin.rank.is_none() && !(beside && can_capture)
}

/// Tries the text as a pawn's move in small letters, and as a piece's with a
/// capital one.
fn choose_folded(
    body: &str,
    exact: Option<Parsed>,
    context: &Context,
) -> Result<(Move, Parsed), Refusal> {
    let as_is = exact.clone();
    let pawn = as_is.or_else(|| folded(body, Case::Pawn, context));
    let piece = folded(body, Case::Piece, context);
    let fits = |parsed: &Option<Parsed>| {
        parsed
            .as_ref()
            .map_or(Fit::None, |parsed| parsed.shape.fit(context.position))
    };
    match (fits(&pawn), fits(&piece), pawn, piece) {
        (Fit::One(one), Fit::None, Some(parsed), _)
        | (Fit::None, Fit::One(one), _, Some(parsed)) => Ok((one, parsed)),
        (Fit::One(one), Fit::One(other), Some(parsed), _) if one == other => Ok((one, parsed)),
        (Fit::None, Fit::None, pawn, piece) => match exact.or(piece).or(pawn) {
            Some(parsed) => Err(diagnosis::refuse(parsed.shape, context)),
            None => Err(refuse_unreadable(body, context)),
        },
        (Fit::None, Fit::Unpromoted(moves), ..) | (Fit::Unpromoted(moves), Fit::None, ..) => {
            Err(Refusal::new(Cause::PromoMissing, moves))
        }
        (Fit::None, fit @ Fit::Several(_), _, Some(parsed))
        | (fit @ Fit::Several(_), Fit::None, Some(parsed), _) => {
            let ambiguity = Ambiguity::of(parsed.shape, fit.moves());
            Err(Refusal::new(Cause::Ambiguous(ambiguity), fit.moves()))
        }
        (one, other, ..) => {
            let moves = [one.moves(), other.moves()].concat();
            Err(Refusal::new(Cause::Ambiguous(Ambiguity::Case), moves))
        }
    }
}

/// A text read in another case, with the note on that.
fn folded(body: &str, case: Case, context: &Context) -> Option<Parsed> {
    let mut parsed = parse(body, context.letters, case)?;
    if parsed.doubtful {
        return None;
    }
    let small_b = case == Case::Piece && body.starts_with('b');
    let note = if small_b { Note::SmallB } else { Note::Case };
    parsed.notes.insert(0, note);
    Some(parsed)
}

/// The reason why a text has not the form of a move.
fn refuse_unreadable(body: &str, context: &Context) -> Refusal {
    let capitals = body.to_ascii_uppercase().replace('X', "x");
    let told = foreign::refuse(body, context, Case::Piece)
        .or_else(|| descriptive::refuse(&capitals, context));
    if let Some(refusal) = told {
        return refusal;
    }
    let words: Vec<&str> = body.split_whitespace().collect();
    let is_move = |text: &&str| {
        let (_, body) = marks::strip(text);
        parse(body, context.letters, Case::Exact).is_some()
    };
    let why = match words[..] {
        [] => Unreadable::Empty,
        [first, .., last] if is_move(&first) && is_move(&last) => Unreadable::SeveralMoves,
        [word] if is_near_a_square(word) => Unreadable::Square,
        _ => Unreadable::Other,
    };
    unreadable(why)
}

/// Whether a short text has a letter or a digit of a square without being one.
fn is_near_a_square(word: &str) -> bool {
    let last = word.chars().last();
    word.chars().count() <= 5
        && word
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || matches!(c, 'x' | '-' | ':'))
        && last.is_some_and(|c| c.is_ascii_digit() || matches!(c, 'a'..='h'))
}
