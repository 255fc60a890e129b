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
        letter: letter(body, reading.set)?,
        set: reading.set,
        role: reading.role,
    };
    let mut candidates = reading.fit.moves().to_vec();
    // A capital for a file is the other thing that may have been meant.
    candidates.extend(as_pawn(body, context).filter(|mv| !candidates.contains(mv)));
    Some(Refusal::new(cause, candidates))
}

fn reading(body: &str, context: &Context, set: Letters, case: Case) -> Option<Reading> {
    let Shape::Man(man) = parse(body, set, case)?.shape else {
        return None;
    };
    let role = man.role.filter(|role| *role != Role::Pawn)?;
    Some(Reading {
        set,
        role,
        fit: Shape::Man(man).fit(context.position),
    })
}

/// The letter as written.
fn letter(body: &str, set: Letters) -> Option<String> {
    let text: Vec<char> = body.chars().collect();
    let (_, length) = set.role_at(&text, true)?;
    Some(text[..length].iter().collect())
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
