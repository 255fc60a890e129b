//! Letters of another language: told, never taken.

use super::parse::{Case, parse};
use super::{Context, Letters};
use crate::notation::refusal::{Cause, Refusal};
use crate::notation::shape::{Fit, Shape};
use crate::rules::{Move, Role};

/// A reading in a set that was not chosen.
struct Reading {
    set: Letters,
    role: Role,
    /// The letter as written, as a capital.
    letter: String,
    fit: Fit,
}

/// The refusal of a text that names its man by a letter of another set.
///
/// A language in which the move is legal is preferred.
pub(super) fn refuse(body: &str, context: &Context, case: Case) -> Option<Refusal> {
    let readings = || {
        let others = Letters::ALL
            .into_iter()
            .filter(|set| *set != context.letters);
        others.filter_map(|set| reading(body, context, set, case))
    };
    let reading = readings()
        .find(|reading| matches!(reading.fit, Fit::One(_)))
        .or_else(|| readings().next())?;
    let cause = Cause::Letters {
        letter: reading.letter,
        set: reading.set,
        role: reading.role,
    };
    let mut candidates = reading.fit.moves().to_vec();
    // A capital for a file is the other thing that may have been meant.
    candidates.extend(as_pawn(body, context).filter(|mv| !candidates.contains(mv)));
    Some(Refusal::new(cause, candidates))
}

/// The refusal of a promotion to what is a pawn in the chosen letters and a piece in the English
/// ones, as the German `B`.
pub(super) fn refuse_promotion(body: &str, context: &Context) -> Option<Refusal> {
    let set = Letters::English;
    let reading = reading(body, context, set, Case::Exact).filter(|_| context.letters != set)?;
    let cause = Cause::Letters {
        letter: reading.letter,
        set,
        role: reading.role,
    };
    Some(Refusal::new(cause, reading.fit.moves().to_vec()))
}

fn reading(body: &str, context: &Context, set: Letters, case: Case) -> Option<Reading> {
    let Shape::Man(man) = parse(body, set, case)?.shape else {
        return None;
    };
    let is_piece = |role: &Role| *role != Role::Pawn;
    let text: Vec<char> = body.trim_end_matches(')').chars().collect();
    let (role, letter) = if let Some(role) = man.role.filter(is_piece) {
        (role, &text[..set.role_at(&text, true)?.1])
    } else {
        let role = man.promotion.filter(is_piece)?;
        let length = set.of(role).chars().count();
        (role, &text[text.len().checked_sub(length)?..])
    };
    Some(Reading {
        set,
        role,
        letter: letter.iter().flat_map(|c| c.to_uppercase()).collect(),
        fit: Shape::Man(man).fit(context.position),
    })
}

fn as_pawn(body: &str, context: &Context) -> Option<Move> {
    match parse(body, context.letters, Case::Pawn)?
        .shape
        .fit(context.position)
    {
        Fit::One(mv) => Some(mv),
        _ => None,
    }
}
