//! What was wrong with an answer, about this very position. The right answer
//! is not told: that comes after the third try.

use super::reasons;
use super::tasks::form;
use crate::notation::note::{Note, Standard};
use crate::notation::refusal::{Cause, PawnFault, Refusal};
use crate::practice::{Drill, Example, Item, Miss};
use crate::rules::{Bitboard, Move, Position, Role, attacks};
use crate::wording::english::notation::notes::remark;
use crate::wording::english::{English, man, quoted};
use crate::wording::{Asked, NotationWords};

/// What was wrong with an answer that was given as such a text.
pub(super) fn miss(miss: &Miss, item: &Item, given: &str) -> String {
    match miss {
        Miss::OtherSquare(square) if item.drill() == Drill::Find => {
            format!("That is {square}; asked was {}.", item.expected())
        }
        Miss::OtherSquare(square) => format!("{square} is another square."),
        Miss::NoSquare => "A square is a letter a–h and a digit 1–8.".to_owned(),
        Miss::OtherColor => format!("{}.", color(item)),
        Miss::OtherMove(mv) => other_move(item, *mv, given),
        Miss::OtherForm(style) => format!("That is the move, but not {}.", form(*style)),
        Miss::Refused(refusal) => refused(refusal, item, given),
        Miss::OtherLetter => other_letter(item),
        Miss::NoLetter => "Without a letter it is a pawn's move.".to_owned(),
        Miss::RankForFile => rank_for_file(item),
        Miss::SpeltRight => format!("{} is spelt right; look at the others.", given.trim()),
        Miss::NotAnAnswer => "That is no answer to this question.".to_owned(),
    }
}

/// The colour of the square that is asked for, with the sum that tells it.
fn color(item: &Item) -> String {
    let square = item.square();
    square.map_or_else(String::new, |square| {
        let color = if square.is_light() { "light" } else { "dark" };
        format!("{square} is {color}: {}", reasons::sum(square))
    })
}

/// Which man moves, and its letter.
fn other_letter(item: &Item) -> String {
    let role = item.example().map_or(Role::Pawn, |example| example.mv.role);
    match role {
        Role::Pawn => "The man that moves is a pawn: it has no letter.".to_owned(),
        _ => format!(
            "The man that moves is a {}: {}.",
            man(role),
            item.letters.of(role)
        ),
    }
}

/// That the file is due and not the rank.
fn rank_for_file(item: &Item) -> String {
    let from = item.example().map(|example| example.mv.from);
    from.map_or_else(String::new, |from| {
        format!(
            "The file comes before the rank: {}, not {}.",
            from.file(),
            from.rank()
        )
    })
}

/// Another move was made or written than the one that was asked for.
fn other_move(item: &Item, mv: Move, given: &str) -> String {
    let given = quoted(given);
    let deed = item
        .example()
        .filter(|example| example.position.is_legal(mv))
        .map(|example| English.deed(&example.position, mv));
    match (item.drill(), deed) {
        (Drill::Read, _) => format!("That was {given}; asked was {}.", item.expected()),
        (Drill::Repair, _) => format!("{given} is not the move that is spelt wrong."),
        (_, Some(deed)) => format!("{given} is another move: {deed}."),
        (_, None) => format!("{given} is another move."),
    }
}

fn refused(refusal: &Refusal, item: &Item, given: &str) -> String {
    let Some(example) = item.example() else {
        return quoted(given);
    };
    match &refusal.cause {
        Cause::NotStandard { standard, lessons } if !refusal.candidates.is_empty() => {
            return lesson(lessons.first().copied(), *standard, example);
        }
        // With the move itself behind it, that would be the answer.
        Cause::PawnCapture {
            fault: PawnFault::NamesNoFile,
            ..
        } => return "A pawn capture names its file.".to_owned(),
        _ => {}
    }
    // A sentence about the form has a move as its example: not one that may be the answer.
    let elsewhere = Position::initial();
    let is_of_form = matches!(refusal.cause, Cause::Unreadable(_) | Cause::Descriptive);
    let asked = Asked {
        text: given,
        position: if is_of_form {
            &elsewhere
        } else {
            &example.position
        },
        style: item.style(),
        variant: example.variant(),
        helps: true,
    };
    if names_moves_by_nature(&refusal.cause) {
        return English.move_refusal(refusal, &asked);
    }
    let bare = Refusal {
        cause: refusal.cause.clone(),
        candidates: Vec::new(),
    };
    English.move_refusal(&bare, &asked)
}

/// Whether the sentence is none without the moves that may be meant. They are
/// several, so they do not tell which is right.
const fn names_moves_by_nature(cause: &Cause) -> bool {
    matches!(
        cause,
        Cause::Ambiguous(_) | Cause::PromoMissing | Cause::InCheck { .. }
    )
}

/// The move is right, its spelling is not: what is to be seen on the board, and so on paper.
fn lesson(note: Option<Note>, standard: Standard, example: &Example) -> String {
    let remark = match note {
        None | Some(Note::Characters) => "Some characters are not the plain ones",
        Some(Note::Iccf) => "Those are the numbers of correspondence chess",
        Some(Note::DoublePlus) => "++ is mate in the Laws and double check in older books",
        Some(note) => match seen(note, example) {
            Some(sentence) => return sentence,
            None => remark(note, Some(standard), example.mv.role),
        },
    };
    let stop = if remark.ends_with('.') { "" } else { "." };
    format!("{remark}{stop}")
}

/// What is wrong about a spelling, said of this position; nothing where it has nothing to do
/// with the position.
fn seen(note: Note, example: &Example) -> Option<String> {
    let Example { position, mv, .. } = example;
    let king = position.king(!position.turn());
    Some(match note {
        Note::NeedlessOrigin => needless(example),
        Note::MissingCapture => {
            let (square, taken) = position.captured(*mv)?;
            format!(
                "The {} on {square} is captured, and a capture has an x.",
                man(taken.role)
            )
        }
        Note::FalseCapture => format!("{} is empty: nothing is captured.", mv.to),
        Note::MissingCheck => format!("The king on {king} is in check then, and check is +."),
        Note::MissingMate => format!("The king on {king} is mated then, and mate is #."),
        Note::FalseCheck => format!("The king on {king} is not in check then."),
        Note::FalseMate => format!("The king on {king} is in check then, but not mated."),
        _ => return None,
    })
}

/// Why less of the square of departure will do.
fn needless(example: &Example) -> String {
    let Example { position, mv, .. } = example;
    let (kind, to) = (man(mv.role), mv.to);
    let rivals = position.legal_sources(mv.role, to).without(mv.from);
    if rivals.any() {
        let on_file = (rivals & Bitboard::file(mv.from.file())).any();
        let part = if on_file { "rank" } else { "file" };
        return format!("The {part} it comes from is enough.");
    }
    let twins = position.pieces(position.turn(), mv.role).without(mv.from);
    let near = attacks::of(mv.role, position.turn(), to, position.occupied());
    let mut pinned = (twins & near & position.pinned()).into_iter();
    match pinned.next() {
        Some(twin) => format!("The {kind} on {twin} is pinned: only one may go to {to}."),
        None => format!("Only one {kind} may go to {to}."),
    }
}
