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
            Field::Profile => "Profile",
            Field::View => "View",
            Field::Begin => "",
        }
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

    fn form_refusal(&self) -> String {
        "The position or the clock cannot be read; see below the form.".to_owned()
    }
}
