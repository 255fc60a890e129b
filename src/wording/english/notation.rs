//! English sentences about moves as text.

mod castling;
mod deeds;
pub(super) mod notes;

use super::{English, list, man, quoted, side};
use crate::notation::letters::Letters;
use crate::notation::note::{Note, Standard};
use crate::notation::refusal::{Ambiguity, Cause, Man, PawnFault, Place, Refusal, Unreadable};
use crate::notation::shape::Shape;
use crate::notation::style::{Form, Style};
use crate::rules::{Move, Position, Role, Square};
use crate::wording::{Asked, NotationWords};

/// So many moves are named when a sentence offers some.
const NAMED: usize = 4;

impl NotationWords for English {
    fn move_refusal(&self, refusal: &Refusal, asked: &Asked) -> String {
        let sentence = cause(refusal, asked);
        match offer(refusal, asked) {
            Some(offer) => format!("{sentence} {offer}"),
            None => sentence,
        }
    }

    fn move_note(&self, note: Note, mv: Move, asked: &Asked) -> String {
        notes::note(note, None, mv, asked)
    }

    fn with_offer(&self) -> String {
        "A draw is offered.".to_owned()
    }

    fn deed(&self, position: &Position, mv: Move) -> String {
        deeds::deed(position, mv)
    }

    fn saying(&self, shape: Shape) -> String {
        deeds::saying(shape)
    }
}

/// The cause in a sentence.
fn cause(refusal: &Refusal, asked: &Asked) -> String {
    let mover = asked.position.turn();
    match &refusal.cause {
        Cause::Unreadable(why) => unreadable(*why, asked),
        Cause::Descriptive => descriptive(refusal, asked),
        Cause::Letters { letter, set, role } => foreign(letter, *set, *role, asked),
        Cause::NoPiece { role, place } => no_piece(*role, *place, asked),
        Cause::CannotReach { men, to } => cannot_reach(men, *to, asked),
        Cause::Blocked { man, by, .. } => {
            format!("The {} is blocked by the {}.", at(*man), at(*by))
        }
        Cause::OwnPiece { by, .. } => {
            format!("{} holds your own {}.", by.square, man(by.piece.role))
        }
        Cause::PawnCapture { fault, to } => pawn_fault(*fault, *to, refusal, asked),
        Cause::EpSquare { landing } => format!(
            "En passant: write the square where the pawn lands, {}.",
            moves_or(refusal, asked, *landing)
        ),
        Cause::EpLate {
            pawn,
            landing,
            certain,
        } => ep_late(*pawn, *landing, *certain),
        Cause::Pinned { man, pinner } => {
            format!("The {} is pinned by the {}.", at(*man), at(*pinner))
        }
        Cause::EpExposes { attacker } => format!(
            "Taking en passant would open the line from the {} to the king.",
            at(*attacker)
        ),
        Cause::InCheck { checkers } => in_check(checkers, refusal, asked),
        Cause::KingAttacked { to, by } => format!("{to} is attacked by the {}.", at(*by)),
        Cause::Castling { side, bar } => castling::barred(*side, bar),
        Cause::WrongSide => format!("It is {}'s move.", side(mover)),
        Cause::Ambiguous(ambiguity) => ambiguous(*ambiguity, refusal, asked),
        Cause::PromoMissing => format!("Add the new piece: {}.", moves(refusal, asked)),
        Cause::PromoPiece(_) => "A pawn becomes a queen, rook, bishop or knight.".to_owned(),
        Cause::PromoNotNow {
            role: Role::Pawn,
            to,
        } => {
            format!("No promotion on {to}: a pawn is promoted on the last rank.")
        }
        Cause::PromoNotNow { role, .. } => {
            format!("A {} is not promoted; only pawns are.", man(*role))
        }
        Cause::NotStandard { standard, lessons } => {
            lesson(*standard, lessons, &refusal.candidates, asked)
        }
    }
}

/// The first thing that a standard asks for, the move written by that standard.
fn lesson(standard: Standard, lessons: &[Note], moves: &[Move], asked: &Asked) -> String {
    let style = match standard {
        Standard::Pgn => Style::SAN,
        Standard::Fide => Style {
            form: Form::Fide,
            letters: asked.style.letters,
        },
    };
    let asked = Asked { style, ..*asked };
    match (lessons, moves) {
        ([lesson, ..], [mv]) => notes::note(*lesson, Some(standard), *mv, &asked),
        _ => "Not as the standard asks.".to_owned(),
    }
}

/// What may have been meant, where the sentence has not named it yet.
fn offer(refusal: &Refusal, asked: &Asked) -> Option<String> {
    let names_nothing = matches!(
        refusal.cause,
        Cause::NoPiece { .. }
            | Cause::CannotReach { .. }
            | Cause::Blocked { .. }
            | Cause::OwnPiece { .. }
            | Cause::Pinned { .. }
            | Cause::EpExposes { .. }
            | Cause::KingAttacked { .. }
            | Cause::EpLate { .. }
            | Cause::PromoPiece(_)
            | Cause::PromoNotNow { .. }
    );
    (names_nothing && asked.helps && !refusal.candidates.is_empty())
        .then(|| format!("Did you mean {}?", moves(refusal, asked)))
}

/// The candidates in a row: "Nbd2 or Nfd2".
fn moves(refusal: &Refusal, asked: &Asked) -> String {
    let named = refusal.candidates.iter().take(NAMED);
    alternatives(named.map(|&mv| asked.write(mv)))
}

/// The same, or a square if there are none.
fn moves_or(refusal: &Refusal, asked: &Asked, square: Square) -> String {
    if refusal.candidates.is_empty() {
        square.to_string()
    } else {
        moves(refusal, asked)
    }
}

/// Words as a choice: "one, two or three".
fn alternatives(items: impl IntoIterator<Item = String>) -> String {
    let mut items: Vec<String> = items.into_iter().collect();
    match items.pop() {
        Some(last) if !items.is_empty() => format!("{} or {last}", items.join(", ")),
        last => last.unwrap_or_default(),
    }
}

/// A man and its square: "knight on g1".
fn at(one: Man) -> String {
    format!("{} on {}", man(one.piece.role), one.square)
}

/// Men and their squares: "the bishop on f1 and the knight on g1".
fn all_at(men: &[Man]) -> String {
    list(men.iter().map(|&man| format!("the {}", at(man))))
}

fn unreadable(why: Unreadable, asked: &Asked) -> String {
    let text = quoted(asked.text);
    let example = example(asked);
    match why {
        Unreadable::Empty => format!("No move is written. Piece letter, then square: {example}."),
        Unreadable::TooLong => {
            format!("Not a move, and much too long. Piece letter, then square: {example}.")
        }
        Unreadable::SeveralMoves => format!("One move at a time: {text} has more than one."),
        Unreadable::Pass => "A move may not be passed.".to_owned(),
        Unreadable::Square => format!(
            "Not a move: {text}. A square is a letter a–h and a digit 1–8, as in {example}."
        ),
        Unreadable::Other => format!("Not a move: {text}. Piece letter, then square: {example}."),
    }
}

/// A legal move to show the form: of the piece whose letter is written, else of a knight, else any.
fn example(asked: &Asked) -> String {
    if !asked.helps {
        return "Nf3".to_owned();
    }
    let moves = asked.position.legal_moves();
    let first = asked.text.trim_start().chars().next();
    let written = first.and_then(|letter| Role::from_letter(letter.to_ascii_uppercase()));
    let of = |role: Role| moves.iter().find(|mv| mv.role == role);
    let mv = written
        .and_then(of)
        .or_else(|| of(Role::Knight))
        .or_else(|| moves.first());
    mv.map_or_else(|| "Nf3".to_owned(), |&mv| asked.write(mv))
}

fn descriptive(refusal: &Refusal, asked: &Asked) -> String {
    match refusal.candidates.first() {
        Some(&mv) => format!("Descriptive notation; algebraic is {}.", asked.write(mv)),
        None => format!(
            "Descriptive notation. Algebraic is piece letter, then square: {}.",
            example(asked)
        ),
    }
}

fn foreign(letter: &str, set: Letters, role: Role, asked: &Asked) -> String {
    format!(
        "{letter} is the {} {}. Choose the letters {} or write {}.",
        language(set),
        man(role),
        set.code(),
        own_letter(asked.style, role)
    )
}

/// How the player's own letters name a man.
fn own_letter(style: Style, role: Role) -> &'static str {
    style.letters.of(role)
}

const fn language(letters: Letters) -> &'static str {
    match letters {
        Letters::English => "English",
        Letters::German => "German",
        Letters::French => "French",
        Letters::Spanish => "Spanish",
        Letters::Italian => "Italian",
        Letters::Portuguese => "Portuguese",
        Letters::Dutch => "Dutch",
        Letters::Polish => "Polish",
        Letters::Russian => "Russian",
        Letters::ChineseSimplified | Letters::ChineseTraditional => "Chinese",
    }
}

fn no_piece(role: Option<Role>, place: Place, asked: &Asked) -> String {
    let Some(role) = role.map(man) else {
        return match place {
            Place::Square(square) => format!("Nothing stands on {square}."),
            _ => "No such man.".to_owned(),
        };
    };
    match place {
        Place::Board => format!("{} has no {role}.", side(asked.position.turn())),
        Place::File(file) => format!("No {role} on the {file}-file."),
        Place::Rank(rank) => format!("No {role} on rank {rank}."),
        Place::Square(square) => format!("No {role} on {square}."),
    }
}

fn cannot_reach(men: &[Man], to: Square, asked: &Asked) -> String {
    if let Some(there) = men.iter().find(|man| man.square == to) {
        return format!("The {} already stands on {to}.", man(there.piece.role));
    }
    let [one] = men else {
        let role = men.first().map_or("man", |one| man(one.piece.role));
        return format!("No {role} reaches {to}.");
    };
    let moves = asked.position.legal_moves();
    let mut reached: Vec<String> = moves
        .iter()
        .filter(|mv| mv.from == one.square)
        .map(|mv| mv.to.to_string())
        .collect();
    reached.dedup();
    if one.piece.role == Role::Pawn && asked.helps && !reached.is_empty() {
        format!(
            "The {} reaches {}, not {to}.",
            at(*one),
            alternatives(reached)
        )
    } else {
        format!("The {} does not reach {to}.", at(*one))
    }
}

fn pawn_fault(fault: PawnFault, to: Square, refusal: &Refusal, asked: &Asked) -> String {
    match fault {
        PawnFault::NamesNoFile => format!(
            "A pawn capture names its file: {}.",
            moves_or(refusal, asked, to)
        ),
        PawnFault::CapturesStraight => "Pawns capture diagonally, not straight ahead.".to_owned(),
        PawnFault::NothingThere => {
            format!("Pawns go diagonally only to capture, and {to} is empty.")
        }
    }
}

fn ep_late(pawn: Square, landing: Square, certain: bool) -> String {
    if certain {
        format!(
            "En passant is possible only on the very next move; the pawn on {pawn} came earlier."
        )
    } else {
        format!("{landing} is empty; en passant is possible only on the move after a double step.")
    }
}

fn in_check(checkers: &[Man], refusal: &Refusal, asked: &Asked) -> String {
    let by = all_at(checkers);
    match refusal.candidates.len() {
        0 => format!("This is mate: your king is in check from {by}."),
        1..=NAMED if asked.helps => format!(
            "You are in check from {by}; what answers is {}.",
            moves(refusal, asked)
        ),
        _ => format!("You are in check from {by}."),
    }
}

fn ambiguous(ambiguity: Ambiguity, refusal: &Refusal, asked: &Asked) -> String {
    let which = moves(refusal, asked);
    let count = match refusal.candidates.len() {
        2 => "Two",
        3 => "Three",
        _ => "Several",
    };
    match ambiguity {
        Ambiguity::Men(role, to) => format!("{count} {}s reach {to}: {which}.", man(role)),
        Ambiguity::Files(from, to) => {
            format!("{count} captures go from the {from}-file to the {to}-file: {which}.")
        }
        Ambiguity::Case => format!("{} can mean {which}.", quoted(asked.text.trim())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_joined_by_or() {
        let choice = |items: &[&str]| alternatives(items.iter().map(|&item| item.to_owned()));
        assert_eq!(choice(&[]), "");
        assert_eq!(choice(&["a"]), "a");
        assert_eq!(choice(&["a", "b"]), "a or b");
        assert_eq!(choice(&["a", "b", "c"]), "a, b or c");
    }
}
