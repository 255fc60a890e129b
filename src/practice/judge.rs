//! Whether an answer is right, and what is wrong with one that is not.

use super::{Example, Item, Repair, Task};
use crate::notation::letters::Letters;
use crate::notation::note::{Note, Standard};
use crate::notation::reader::{self, Context};
use crate::notation::refusal::{Cause, Refusal};
use crate::notation::shape::Shape;
use crate::notation::style::Style;
use crate::rules::{Bitboard, Move, Role, Square};

/// What a learner answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A text.
    Text(String),
    /// A square of the board.
    Square(Square),
    /// Light, or not.
    Light(bool),
    /// A move made on the board.
    Move(Move),
    /// One of several, from 0.
    Choice(usize),
}

/// What is wrong with an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Miss {
    /// Another square than the one that was asked for.
    OtherSquare(Square),
    /// No square has such a name.
    NoSquare,
    /// A light square is not dark, and a dark one not light.
    OtherColor,
    /// A legal move, rightly written or made, but another one than was asked for.
    OtherMove(Move),
    /// The right move in another form than the one that was asked for.
    OtherForm(Style),
    /// No legal move, or not spelt as the standard asks.
    Refused(Refusal),
    /// The letter of another man than the one that moves.
    OtherLetter,
    /// No letter, though a piece moves.
    NoLetter,
    /// The rank of departure, where its file is due.
    RankForFile,
    /// A move of the line that is spelt right.
    SpeltRight,
    /// The answer is of another kind than the question.
    NotAnAnswer,
}

impl Miss {
    /// The short stable name: that of the refusal, if the text was refused.
    pub fn code(&self) -> &'static str {
        match self {
            Miss::OtherSquare(_) => "other-square",
            Miss::NoSquare => "no-square",
            Miss::OtherColor => "other-color",
            Miss::OtherMove(_) => "other-move",
            Miss::OtherForm(_) => "other-form",
            Miss::Refused(refusal) => refusal.code(),
            Miss::OtherLetter => "other-letter",
            Miss::NoLetter => "missing-letter",
            Miss::RankForFile => "rank-for-file",
            Miss::SpeltRight => "spelt-right",
            Miss::NotAnAnswer => "no-answer",
        }
    }
}

/// Judges an answer; written moves are held to a standard.
///
/// # Errors
///
/// What is wrong with it.
pub fn judge(item: &Item, answer: &Answer, standard: Standard) -> Result<(), Miss> {
    match (&item.task, answer) {
        (Task::Find(asked), Answer::Square(given)) => square(*asked, *given),
        (Task::Find(asked) | Task::Name(asked), Answer::Text(text)) => {
            square(*asked, text.trim().parse().map_err(|_| Miss::NoSquare)?)
        }
        (Task::Color(asked), Answer::Light(light)) => {
            require(asked.is_light() == *light, || Miss::OtherColor)
        }
        (Task::Read(example), Answer::Move(mv)) => {
            require(example.mv == *mv, || Miss::OtherMove(*mv))
        }
        (Task::Read(example), Answer::Text(text)) => understood(example, text, item.letters),
        (Task::Write(example) | Task::Dictate { example, .. }, Answer::Text(text)) => {
            written(example, text, standard, item.letters)
        }
        (Task::Repair(repair), Answer::Text(text)) => repaired(repair, text),
        (
            Task::Choose {
                example,
                options,
                right,
            },
            Answer::Choice(choice),
        ) if choice != right => {
            let option = options.get(*choice).ok_or(Miss::NotAnAnswer)?;
            written(example, option, Standard::Pgn, Letters::English)
        }
        (Task::Choose { .. }, Answer::Choice(_)) => Ok(()),
        (Task::Convert { example, to, .. }, Answer::Text(text)) => converted(example, *to, text),
        _ => Err(Miss::NotAnAnswer),
    }
}

fn require(holds: bool, miss: impl FnOnce() -> Miss) -> Result<(), Miss> {
    if holds { Ok(()) } else { Err(miss()) }
}

fn square(asked: Square, given: Square) -> Result<(), Miss> {
    require(asked == given, || Miss::OtherSquare(given))
}

/// The one move of a line that is spelt wrong, spelt right.
fn repaired(repair: &Repair, text: &str) -> Result<(), Miss> {
    let Repair {
        shown,
        fault,
        example,
        ..
    } = repair;
    let judged = written(example, text, Standard::Pgn, Letters::English);
    let text = without_number(text).trim_end();
    let mut others = shown.iter().enumerate().filter(|(index, _)| index != fault);
    match judged {
        Err(_) if others.any(|(_, other)| other == text) => Err(Miss::SpeltRight),
        judged => judged,
    }
}

/// The text without a number of a move in front: no number is asked for, so none is wrong.
fn without_number(text: &str) -> &str {
    let text = text.trim_start();
    let rest = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let dots = ['.', '…'];
    if rest.len() < text.len() && rest.starts_with(dots) {
        rest.trim_start_matches(dots).trim_start()
    } else {
        text
    }
}

/// A move as text, held to a standard, but in the letters that were chosen.
fn written(
    example: &Example,
    text: &str,
    standard: Standard,
    letters: Letters,
) -> Result<(), Miss> {
    let text = without_number(text);
    let judged = spelt(example, text, standard, letters);
    judged.map_err(|miss| match miss {
        Miss::Refused(refusal) if is_of_spelling(&refusal, example) => {
            if has_rank_for_file(example, &refusal, text, letters) {
                Miss::RankForFile
            } else {
                Miss::Refused(refusal)
            }
        }
        miss => wrong_letter(example, text, letters).unwrap_or(miss),
    })
}

/// Whether the move is right, and only its spelling is not.
fn is_of_spelling(refusal: &Refusal, example: &Example) -> bool {
    let is_spelling = matches!(refusal.cause, Cause::NotStandard { .. });
    is_spelling && refusal.candidates == [example.mv]
}

/// Whether the rank tells a man from the others where the file would do it, and so has to.
fn has_rank_for_file(example: &Example, refusal: &Refusal, text: &str, letters: Letters) -> bool {
    let Cause::NotStandard { lessons, .. } = &refusal.cause else {
        return false;
    };
    let Example { position, mv, .. } = example;
    let rivals = position.legal_sources(mv.role, mv.to).without(mv.from);
    let on_file = (rivals & Bitboard::file(mv.from.file())).any();
    let behind = text.strip_prefix(letters.of(mv.role)).unwrap_or_default();
    lessons.first() == Some(&Note::NeedlessOrigin)
        && rivals.any()
        && !on_file
        && behind.starts_with(|letter: char| letter.is_ascii_digit())
}

/// What is wrong with the letter, if the text has the right square and another man.
fn wrong_letter(example: &Example, text: &str, letters: Letters) -> Option<Miss> {
    let mv = example.mv;
    let Shape::Man(man) = reader::shape(text, letters)? else {
        return None;
    };
    let role = man.role?;
    if mv.castling().is_some() || man.to != mv.to || role == mv.role {
        return None;
    }
    let has_letter = role != Role::Pawn || text.starts_with(char::is_uppercase);
    Some(if has_letter {
        Miss::OtherLetter
    } else {
        Miss::NoLetter
    })
}

/// A move as text, held to a standard.
fn spelt(example: &Example, text: &str, standard: Standard, letters: Letters) -> Result<(), Miss> {
    match reader::read_strictly(text, &context(example, letters), standard) {
        Ok(accepted) => require(accepted.mv == example.mv, || Miss::OtherMove(accepted.mv)),
        Err(refusal) => match without_letters(refusal, letters) {
            Ok(mv) => require(mv == example.mv, || Miss::OtherMove(mv)),
            Err(refusal) => Err(refused(example, refusal)),
        },
    }
}

/// The refusal without the lesson that files have English letters, where others
/// were chosen; the move if nothing else is wrong.
fn without_letters(mut refusal: Refusal, letters: Letters) -> Result<Move, Refusal> {
    if let (Cause::NotStandard { lessons, .. }, &[mv]) =
        (&mut refusal.cause, &refusal.candidates[..])
    {
        lessons.retain(|&lesson| lesson != Note::LocalLetter || letters == Letters::English);
        if lessons.is_empty() {
            return Ok(mv);
        }
    }
    Err(refusal)
}

/// A move as text that any way of saying it will do for.
fn understood(example: &Example, text: &str, letters: Letters) -> Result<(), Miss> {
    match reader::read(text, &context(example, letters)) {
        Ok(accepted) => require(accepted.mv == example.mv, || Miss::OtherMove(accepted.mv)),
        Err(refusal) => Err(Miss::Refused(refusal)),
    }
}

/// A move as text in a form that was asked for, to the byte.
fn converted(example: &Example, to: Style, text: &str) -> Result<(), Miss> {
    let text = without_number(text);
    if text.trim() == example.write(to) {
        return Ok(());
    }
    if to == Style::SAN {
        return written(example, text, Standard::Pgn, Letters::English);
    }
    match reader::read(text, &context(example, to.letters)) {
        Ok(accepted) if accepted.mv != example.mv => Err(Miss::OtherMove(accepted.mv)),
        Ok(_) => Err(Miss::OtherForm(to)),
        Err(refusal) => Err(refused(example, refusal)),
    }
}

fn context(example: &Example, letters: Letters) -> Context<'_> {
    Context {
        position: &example.position,
        history: &example.history,
        letters,
    }
}

/// A refusal; where only the spelling of another move is wrong, the other move
/// matters more.
fn refused(example: &Example, refusal: Refusal) -> Miss {
    match (&refusal.cause, &refusal.candidates[..]) {
        (Cause::NotStandard { .. }, &[mv]) if mv != example.mv => Miss::OtherMove(mv),
        _ => Miss::Refused(refusal),
    }
}
