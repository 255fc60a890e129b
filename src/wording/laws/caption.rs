//! What happens in a scene of an example, in the sentences that the game itself has for it.

use crate::game::Notice;
use crate::laws::{Event, Scene};
use crate::notation::style::Style;
use crate::rules::{Position, Variant};
use crate::wording::{Asked, Words};

/// What happens in a scene, and how things stand then.
pub fn caption(words: &dyn Words, scene: &Scene) -> String {
    let table = &scene.table;
    let position = table.game().position();
    let variant = table.game().variant();
    let mut said = Vec::new();
    let mut notices: &[Notice] = &[];
    match &scene.event {
        Event::SetUp if table.ending().is_none() => {
            said.push(words.ended(&words.to_move(position, true)));
        }
        Event::SetUp => {}
        Event::Played {
            before,
            mv,
            notices: came,
        } => {
            let written = Style::SAN.write(before, *mv, variant);
            said.push(words.ended(&words.move_line(before, *mv, &written)));
            notices = came;
        }
        Event::Refused {
            text,
            refusal,
            notices: came,
        } => {
            said.push(words.is_refused(text));
            said.push(words.move_refusal(refusal, &asked(text, position, variant)));
            notices = came;
        }
        Event::Done {
            by,
            deed,
            notices: came,
        } => {
            said.push(words.deed_at_table(*by, *deed, position));
            notices = came;
        }
        Event::Denied { by, deed, refusal } => {
            let deed = words.deed_at_table(*by, *deed, position);
            said.push(words.is_denied(&deed));
            said.push(words.refusal(refusal, table));
        }
        Event::Waited { by, seconds } => said.push(words.time_passes(*by, *seconds)),
    }
    // Where the game has ended there is nothing to claim any more.
    let over = table.ending().is_some();
    let told = notices
        .iter()
        .filter(|notice| !(over && matches!(notice, Notice::Claimable(_))));
    said.extend(told.filter_map(|notice| words.notice(notice, table)));
    if let Some(ending) = table.ending() {
        said.push(words.ended(&words.ending(&ending)));
    }
    if table.clock().is_some() {
        said.push(words.clocks(table, scene.now));
    }
    words.in_a_row(&said)
}

fn asked<'a>(text: &'a str, position: &'a Position, variant: Variant) -> Asked<'a> {
    Asked {
        text,
        position,
        style: Style::SAN,
        variant,
        helps: true,
    }
}
