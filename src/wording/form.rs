//! The words of the form for a new game.

use crate::rules::Color;

/// A line of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The name of the player with the white men.
    White,
    /// The name of the player with the black men.
    Black,
    /// A FEN, the number of a Chess960 start, or nothing for the usual start.
    Position,
    /// A time control, or nothing for none.
    Clock,
    /// The time control of Black, or nothing if it is the same.
    BlacksClock,
    /// Casual or tournament.
    Profile,
    /// From where the board is seen.
    View,
    /// The tournament or match.
    Event,
    /// The place.
    Site,
    /// The round.
    Round,
    /// Begins the game.
    Begin,
}

impl Field {
    /// All lines, from the top.
    pub const ALL: [Field; 11] = [
        Field::White,
        Field::Black,
        Field::Position,
        Field::Clock,
        Field::BlacksClock,
        Field::Profile,
        Field::View,
        Field::Event,
        Field::Site,
        Field::Round,
        Field::Begin,
    ];

    /// Whether text is typed there.
    pub const fn is_text(self) -> bool {
        !matches!(self, Field::Profile | Field::View | Field::Begin)
    }
}

/// What is chosen in a line that is not typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldValue {
    /// The casual profile.
    Casual,
    /// The tournament profile.
    Tournament,
    /// This side stays at the bottom.
    Side(Color),
    /// The mover is at the bottom.
    Mover,
    /// The players sit face to face.
    FaceToFace,
    /// The game begins.
    Begin,
}

/// What the form for a new game says.
pub trait FormWords {
    /// The name of a line.
    fn field(&self, field: Field) -> &'static str;

    /// What stands above the form.
    fn form_title(&self) -> &'static str;

    /// Which keys there are.
    fn form_keys(&self) -> &'static str;

    /// A choice.
    fn field_value(&self, value: FieldValue) -> &'static str;

    /// What stands above what is kept of the last game.
    fn last_game_head(&self) -> &'static str;

    /// That what was kept of the last game could not be read.
    fn last_game_damaged(&self) -> String;

    /// What stands in an empty line that need not be filled in.
    fn field_hint(&self, field: Field) -> &'static str;

    /// That something is filled in wrongly, so that the game cannot begin.
    fn form_refusal(&self) -> String;
}
