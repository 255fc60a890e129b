//! The form for a new game: names, position, clock, profile and view on one screen.

use super::line_edit::LineEdit;
use super::preferences::View;
use super::{App, Key, KeyPress};
use crate::game::regulations::{Profile, Regulations};
use crate::game::time_control::SpecError;
use crate::game::{Game, Players, Table, TimeControl};
use crate::notation::fen::{self, FenError, Reading};
use crate::rules::{Color, Position, Variant, chess960};
pub use crate::wording::{Field, FieldValue};

/// What is filled in.
#[derive(Clone, Debug)]
pub struct Form {
    texts: [LineEdit; 4],
    /// The regulations that are chosen.
    pub profile: Profile,
    /// The view that is chosen.
    pub view: View,
    /// The line that is being filled in.
    pub selected: Field,
}

/// The views in the order in which they are offered.
const VIEWS: [View; 4] = [
    View::Fixed(Color::White),
    View::Fixed(Color::Black),
    View::Mover,
    View::FaceToFace,
];

impl Form {
    /// The form filled in as for the game on the board.
    pub(super) fn of(app: &App) -> Form {
        let table = app.table();
        let name = |color| table.players().name(color).unwrap_or_default().to_owned();
        let start = table.game().start();
        let position = if *start == Position::initial() {
            String::new()
        } else {
            fen::write(start)
        };
        let clock = match &table.controls()[0] {
            TimeControl::None => String::new(),
            control => control.to_string(),
        };
        let texts = [name(Color::White), name(Color::Black), position, clock];
        Form {
            texts: texts.map(|text| {
                let mut edit = LineEdit::default();
                edit.set(&text);
                edit
            }),
            profile: table.regulations().profile,
            view: app.preferences().view,
            selected: Field::Begin,
        }
    }

    /// The form with another position to start from.
    pub(super) fn at_position(mut self, fen: &str) -> Form {
        self.texts[2].set(fen);
        self
    }

    /// The text of a line that is typed.
    pub const fn edit(&self, field: Field) -> Option<&LineEdit> {
        match field {
            Field::White => Some(&self.texts[0]),
            Field::Black => Some(&self.texts[1]),
            Field::Position => Some(&self.texts[2]),
            Field::Clock => Some(&self.texts[3]),
            _ => None,
        }
    }

    /// What is chosen in a line that is not typed.
    pub const fn value(&self, field: Field) -> FieldValue {
        match (field, self.profile, self.view) {
            (Field::Profile, Profile::Casual, _) => FieldValue::Casual,
            (Field::Profile, Profile::Tournament, _) => FieldValue::Tournament,
            (Field::View, _, View::Fixed(color)) => FieldValue::Side(color),
            (Field::View, _, View::Mover) => FieldValue::Mover,
            (Field::View, _, View::FaceToFace) => FieldValue::FaceToFace,
            _ => FieldValue::Begin,
        }
    }

    fn selected_edit(&mut self) -> Option<&mut LineEdit> {
        let index = Field::ALL
            .iter()
            .position(|field| *field == self.selected)?;
        self.texts.get_mut(index)
    }

    /// The position that is meant, and which game is played.
    ///
    /// # Errors
    ///
    /// Why the text means no position.
    pub fn position(&self) -> Result<(Position, Variant), FenError> {
        let text = self.texts[2].text().trim();
        let numbered = text.parse().ok().and_then(chess960);
        match numbered.and_then(|setup| Position::from_setup(&setup).ok()) {
            _ if text.is_empty() => Ok((Position::initial(), Variant::Standard)),
            Some((position, _)) => Ok((position, Variant::Chess960)),
            None => {
                let (position, _) = fen::read(text, Reading::Lenient, Variant::Standard)?;
                // Rights named by the files of rooks are those of Chess960.
                let (setup, _) = fen::parse(text, Reading::Lenient, Variant::Standard);
                Ok((position, setup.variant))
            }
        }
    }

    /// The time control that is meant.
    ///
    /// # Errors
    ///
    /// What is wrong with the text.
    pub fn clock(&self) -> Result<TimeControl, SpecError> {
        match self.texts[3].text().trim() {
            "" => Ok(TimeControl::None),
            text => text.parse(),
        }
    }

    /// A key; whether the game is to begin.
    pub(super) fn key(&mut self, press: KeyPress) -> bool {
        match press.key {
            Key::Enter if self.selected == Field::Begin => return true,
            Key::Enter | Key::Down | Key::Tab => self.step(true),
            Key::Up | Key::BackTab => self.step(false),
            Key::Left | Key::Right | Key::Char(' ') if !self.selected.is_text() => {
                self.turn(press.key != Key::Left);
            }
            key => self.type_key(key),
        }
        false
    }

    fn step(&mut self, forward: bool) {
        let count = Field::ALL.len();
        let now = Field::ALL
            .iter()
            .position(|field| *field == self.selected)
            .unwrap_or(0);
        let step = if forward { 1 } else { count - 1 };
        self.selected = Field::ALL[(now + step) % count];
    }

    /// The next choice of a line that is not typed.
    fn turn(&mut self, forward: bool) {
        match self.selected {
            Field::Profile => {
                self.profile = match self.profile {
                    Profile::Casual => Profile::Tournament,
                    Profile::Tournament => Profile::Casual,
                };
            }
            Field::View => {
                let count = VIEWS.len();
                let now = VIEWS
                    .iter()
                    .position(|view| *view == self.view)
                    .unwrap_or(0);
                let step = if forward { 1 } else { count - 1 };
                self.view = VIEWS[(now + step) % count];
            }
            _ => {}
        }
    }

    fn type_key(&mut self, key: Key) {
        let Some(edit) = self.selected_edit() else {
            return;
        };
        match key {
            Key::Char(letter) => edit.insert(letter.encode_utf8(&mut [0; 4])),
            Key::Backspace => edit.backspace(),
            Key::Delete => edit.delete(),
            Key::Left => edit.left(),
            Key::Right => edit.right(),
            Key::Home => edit.home(),
            Key::End => edit.end(),
            _ => {}
        }
    }

    /// Text that was pasted.
    pub(super) fn paste(&mut self, text: &str) {
        if let Some(edit) = self.selected_edit() {
            edit.insert(text.lines().next().unwrap_or_default());
        }
    }

    /// The game that is meant, if everything is filled in rightly. What the
    /// present regulations have beyond the profile is kept where the profile is.
    pub(super) fn table(&self, present: &Regulations) -> Option<Table> {
        let (position, variant) = self.position().ok()?;
        let control = self.clock().ok()?;
        let name = |index: usize| Some(self.texts[index].text().trim().to_owned());
        let regulations = if self.profile == present.profile {
            *present
        } else {
            Regulations::of(self.profile)
        };
        let players = Players::new(name(0), name(1));
        let game = Game::new(position, variant);
        Some(Table::new(
            game,
            players,
            regulations,
            [control.clone(), control],
        ))
    }
}
