//! How things stand at one moment: clocks, what is due, what binds the players, what they have
//! written and signed, and from where they look at the board.

use super::codes::{SIDES, STANDARDS, TERMINATIONS, VIEWS, value, word};
use super::{Record, grades, sheets, snapshot};
use crate::app::App;
use crate::game::{Adjournment, Loss};
use crate::rules::Color;

/// As words. The first one tells after how many plies it is so.
pub(super) fn write(app: &App, game: &Adjournment) -> Vec<String> {
    let mut words = vec![format!("plies={}", game.game.len())];
    words.push(format!("view={}", word(&VIEWS, &app.preferences().view)));
    let strict = app.preferences().spelling.strict;
    words.extend(strict.map(|standard| format!("strict={}", word(&STANDARDS, &standard))));
    for (is_so, name) in [
        (game.started, "started"),
        (game.paused, "paused"),
        (game.press_due, "press"),
        (game.adjusting, "adjusting"),
    ] {
        words.extend(is_so.then(|| name.to_owned()));
    }
    for (name, clocks) in [("clocks", game.clocks), ("began", game.turn_began)] {
        if let Some(clocks) = clocks {
            words.push(name.to_owned());
            words.extend(snapshot::write(&clocks));
        }
    }
    // Before the clock is pressed what the margin of the move says of it is not the last word.
    let pressed = game.margins.last().filter(|_| game.press_due);
    words.extend(pressed.and_then(|margin| Some(format!("left={}", margin.left?))));
    words.extend(pressed.and_then(|margin| Some(format!("used={}", margin.used?))));
    words.extend(game.touched.iter().map(|man| format!("touched={man}")));
    words.extend(game.offer.map(|by| format!("offer={}", word(&SIDES, &by))));
    words.extend(game.loss.map(|Loss { color, termination }| {
        let (side, by) = (word(&SIDES, &color), word(&TERMINATIONS, &termination));
        format!("lost-{side}={by}")
    }));
    for color in Color::ALL {
        put_player(&mut words, app, game, color);
    }
    words
}

fn put_player(words: &mut Vec<String>, app: &App, game: &Adjournment, color: Color) {
    let (side, name) = (color.index(), word(&SIDES, &color));
    let last = game.last_offer[side];
    words.extend(last.map(|moves| format!("offered-{name}={moves}")));
    let illegal = Some(game.illegal[side]).filter(|&count| count > 0);
    words.extend(illegal.map(|count| format!("illegal-{name}={count}")));
    words.extend(game.gaps_due[side].then(|| format!("gaps={name}")));
    let spent = game.spent_flags[side];
    words.extend(spent.then(|| format!("spent-flag={name}")));
    words.extend(app.has_signed(color).then(|| format!("signed={name}")));
    let grade = grades::write(app.grades().of(color));
    words.extend(grade.map(|grade| format!("grade-{name}={grade}")));
    let sheet = sheets::write(&game.sheets, color, game.game.len());
    if !sheet.is_empty() {
        words.push(format!("sheet-{name}={}", sheet.len()));
        words.extend(sheet);
    }
}

/// After how many plies these words say that it is so.
pub(super) fn plies(words: &[&str]) -> Option<usize> {
    words.first()?.strip_prefix("plies=")?.parse().ok()
}

/// Sets what the words say; nothing if one of them is not understood, and then not all is set.
pub(super) fn read<'a>(
    mut words: impl Iterator<Item = &'a str>,
    record: &mut Record,
) -> Option<()> {
    let game = &mut record.game;
    game.started = false;
    while let Some(word) = words.next() {
        match word.split_once('=').unwrap_or((word, "")) {
            ("plies", plies) => (plies.parse() == Ok(game.game.len())).then_some(())?,
            ("view", view) => record.view = Some(value(&VIEWS, view)?),
            ("strict", standard) => record.strict = Some(value(&STANDARDS, standard)?),
            ("started", "") => game.started = true,
            ("paused", "") => game.paused = true,
            ("press", "") => game.press_due = !game.game.is_empty(),
            ("adjusting", "") => game.adjusting = true,
            ("clocks", "") => game.clocks = Some(snapshot::read(&mut words)?),
            ("began", "") => game.turn_began = Some(snapshot::read(&mut words)?),
            ("left", left) => game.margins.last_mut()?.left = Some(left.parse().ok()?),
            ("used", used) => game.margins.last_mut()?.used = Some(used.parse().ok()?),
            ("touched", square) => game.touched.push(square.parse().ok()?),
            ("offer", color) => game.offer = Some(value(&SIDES, color)?),
            ("gaps", color) => game.gaps_due[side(color)?] = true,
            ("spent-flag", color) => game.spent_flags[side(color)?] = true,
            ("signed", color) => record.signed[side(color)?] = true,
            (name, given) => {
                let (what, color) = name.split_once('-')?;
                let color = value(&SIDES, color)?;
                match what {
                    "offered" => game.last_offer[color.index()] = Some(given.parse().ok()?),
                    "illegal" => game.illegal[color.index()] = given.parse().ok()?,
                    "lost" => {
                        let termination = value(&TERMINATIONS, given)?;
                        game.loss = Some(Loss { color, termination });
                    }
                    "grade" => record.grades.set(color, grades::read(given)?),
                    "sheet" => {
                        let own = words.by_ref().take(given.parse().ok()?);
                        sheets::read(&mut game.sheets, color, game.game.len(), own)?;
                    }
                    _ => return None,
                }
            }
        }
    }
    Some(())
}

fn side(name: &str) -> Option<usize> {
    value(&SIDES, name).map(Color::index)
}
