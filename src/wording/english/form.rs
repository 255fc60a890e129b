//! English words of the form for a new game.

use super::English;
use crate::rules::Color;
use crate::wording::{Field, FieldValue, FormWords};

impl FormWords for English {
    fn field(&self, field: Field) -> &'static str {
        match field {
            Field::White => "White",
            Field::Black => "Black",
            Field::Position => "Position",
            Field::Clock => "Clock",
            Field::BlacksClock => "  Black's",
            Field::Profile => "Profile",
            Field::View => "View",
            Field::Event => "Event",
            Field::Site => "Site",
            Field::Round => "Round",
            Field::Begin => "",
        }
    }

    fn form_title(&self) -> &'static str {
        "New game"
    }

    fn form_keys(&self) -> &'static str {
        "Up Down, Left Right, Enter; Esc leaves"
    }

    fn field_value(&self, value: FieldValue) -> &'static str {
        match value {
            FieldValue::Casual => "casual: hints, takebacks by consent",
            FieldValue::Tournament => "tournament: the Laws as an arbiter applies them",
            FieldValue::Side(Color::White) => "White at the bottom",
            FieldValue::Side(Color::Black) => "Black at the bottom",
            FieldValue::Mover => "the side to move at the bottom",
            FieldValue::FaceToFace => "face to face",
            FieldValue::Begin => "Begin the game",
        }
    }

    fn last_game_head(&self) -> &'static str {
        "How the last game was begun; Tabiya fills in the form for the next one with it."
    }

    fn last_game_damaged(&self) -> String {
        "What was kept of the last game cannot be read.".to_owned()
    }

    fn field_hint(&self, field: Field) -> &'static str {
        match field {
            Field::Position => "the usual start",
            Field::Clock => "none",
            Field::BlacksClock => "the same",
            _ => "",
        }
    }

    fn form_refusal(&self) -> String {
        "The position or the clock cannot be read; see below the form.".to_owned()
    }
}
