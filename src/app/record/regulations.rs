//! The profile and every switch as words: `casual hints=on touch-move=off …`.

use super::codes::{
    Codes, FIRST_INCREMENTS, FLAG_CALLS, OFFERS, PRESSES, PROFILES, SCORE_SHEETS, SIDES, SWITCHES,
    value, word,
};
use crate::game::Regulations;

/// A switch by its name.
type Switch = (&'static str, fn(&mut Regulations) -> &mut bool);

/// The switches that are on or off.
const PLAIN: [Switch; 7] = [
    ("hints", |it| &mut it.hints),
    ("touch-move", |it| &mut it.touch_move),
    ("takeback", |it| &mut it.takeback),
    ("claim-notice", |it| &mut it.claim_notice),
    ("opening-names", |it| &mut it.opening_names),
    ("free-pause", |it| &mut it.free_pause),
    ("check-notice", |it| &mut it.check_notice),
];

pub(super) fn write(regulations: &Regulations) -> Vec<String> {
    let mut own = *regulations;
    let mut words = vec![word(&PROFILES, &own.profile).to_owned()];
    for (name, switch) in PLAIN {
        words.push(format!("{name}={}", word(&SWITCHES, switch(&mut own))));
    }
    let limit = own.illegal_limit.unwrap_or(0);
    words.push(format!("illegal-limit={limit}"));
    words.push(format!("offers={}", word(&OFFERS, &own.offers)));
    words.push(format!("no-draw-before={}", own.no_draw_before));
    words.push(format!("press={}", word(&PRESSES, &own.press)));
    words.push(format!("flag={}", word(&FLAG_CALLS, &own.flag)));
    let first = word(&FIRST_INCREMENTS, &own.first_increment);
    words.push(format!("first-increment={first}"));
    words.push(format!(
        "scoresheet={}",
        word(&SCORE_SHEETS, &own.score_sheet)
    ));
    if let Some(color) = own.draw_counts_for {
        words.push(format!("draw-counts-for={}", word(&SIDES, &color)));
    }
    words
}

/// Nothing if a word is not understood: a game is not played under other regulations.
pub(super) fn read<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<Regulations> {
    let mut own = Regulations::of(value(&PROFILES, words.next()?)?);
    for word in words {
        let (name, given) = word.split_once('=')?;
        set(&mut own, name, given)?;
    }
    Some(own)
}

fn set(own: &mut Regulations, name: &str, given: &str) -> Option<()> {
    if let Some((_, switch)) = PLAIN.iter().find(|(own, _)| *own == name) {
        *switch(own) = value(&SWITCHES, given)?;
        return Some(());
    }
    match name {
        "illegal-limit" => {
            own.illegal_limit = Some(given.parse().ok()?).filter(|&limit| limit > 0);
        }
        "no-draw-before" => own.no_draw_before = given.parse().ok()?,
        "draw-counts-for" => own.draw_counts_for = Some(value(&SIDES, given)?),
        "offers" => choose(&mut own.offers, &OFFERS, given)?,
        "press" => choose(&mut own.press, &PRESSES, given)?,
        "flag" => choose(&mut own.flag, &FLAG_CALLS, given)?,
        "first-increment" => choose(&mut own.first_increment, &FIRST_INCREMENTS, given)?,
        "scoresheet" => choose(&mut own.score_sheet, &SCORE_SHEETS, given)?,
        _ => return None,
    }
    Some(())
}

fn choose<T: Copy, const N: usize>(own: &mut T, codes: &Codes<T, N>, given: &str) -> Option<()> {
    *own = value(codes, given)?;
    Some(())
}
