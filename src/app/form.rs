//! The form for a new game on one screen: names, position, clocks, profile, view, occasion.

use super::line_edit::LineEdit;
use super::preferences::View;
use super::{App, Key, KeyPress};
use crate::game::regulations::{Profile, Regulations};
use crate::game::time_control::SpecError;
use crate::game::{Game, Occasion, Players, Table, TimeControl};
use crate::notation::fen::{self, FenError, Reading};
use crate::rules::{Color, Position, Variant, chess960};
pub use crate::wording::{Field, FieldValue};

/// What is filled in.
#[derive(Clone, Debug)]
pub struct Form {
    texts: [LineEdit; TYPED.len()],
    /// The regulations that are chosen.
    pub profile: Profile,
    /// The view that is chosen.
    pub view: View,
    /// The line that is being filled in.
    pub selected: Field,
    /// What is typed as the first move of the game; Enter plays it there.
    pub(super) typed: String,
}

/// The lines that are typed.
const TYPED: [Field; 8] = [
    Field::White,
    Field::Black,
    Field::Position,
    Field::Clock,
    Field::BlacksClock,
    Field::Event,
    Field::Site,
    Field::Round,
];

/// The views in the order in which they are offered.
const VIEWS: [View; 4] = [
    View::Fixed(Color::White),
    View::Fixed(Color::Black),
    View::Mover,
    View::FaceToFace,
];

impl Form {
    /// The form filled in as for the game on the board, or the last one.
    pub(super) fn of(app: &App) -> Form {
        let like = app.like_which();
        let start = app.table().game().start();
        let position = if *start == Position::initial() {
            String::new()
        } else {
            fen::write(start)
        };
        let [white, black] = &like.controls;
        let spelt = |control: &TimeControl| match control {
            TimeControl::None if white == black => String::new(),
            control => control.to_string(),
        };
        let text = |field| match field {
            Field::White | Field::Black => {
                let color = if field == Field::White {
                    Color::White
                } else {
                    Color::Black
                };
                like.players.name(color).unwrap_or_default().to_owned()
            }
            Field::Position => position.clone(),
            Field::Clock => spelt(white),
            Field::BlacksClock if white != black => spelt(black),
            Field::Event => app.occasion().event.clone(),
            Field::Site => app.occasion().site.clone(),
            Field::Round => app.occasion().round.clone(),
            _ => String::new(),
        };
        Form {
            texts: TYPED.map(|field| {
                let mut edit = LineEdit::default();
                edit.set(&text(field));
                edit
            }),
            profile: like.profile,
            view: like.view,
            selected: Field::Begin,
            typed: String::new(),
        }
    }

    /// The form with another position to start from.
    pub(super) fn at_position(mut self, fen: &str) -> Form {
        self.texts[2].set(fen);
        self
    }

    /// The form for a game from this position, in which this move is typed.
    pub(super) fn from_position(app: &App, position: &Position, typed: String) -> Form {
        let form = Form::of(app).at_position(&fen::write(position));
        Form { typed, ..form }
    }

    /// The text of a line that is typed.
    pub fn edit(&self, field: Field) -> Option<&LineEdit> {
        let index = TYPED.iter().position(|&typed| typed == field)?;
        self.texts.get(index)
    }

    /// What is typed in a line, without blanks around it.
    fn text(&self, field: Field) -> &str {
        self.edit(field).map_or("", |edit| edit.text().trim())
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
        let index = TYPED.iter().position(|&typed| typed == self.selected)?;
        self.texts.get_mut(index)
    }

    /// The position that is meant, and which game is played.
    ///
    /// # Errors
    ///
    /// Why the text means no position.
    pub fn position(&self) -> Result<(Position, Variant), FenError> {
        let text = self.text(Field::Position);
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

    /// The time controls of White and Black that are meant.
    ///
    /// # Errors
    ///
    /// What is wrong with a text, and in which line.
    pub fn clocks(&self) -> Result<[TimeControl; 2], (Field, SpecError)> {
        let read = |field, usual: &TimeControl| match self.text(field) {
            "" => Ok(usual.clone()),
            text => text.parse().map_err(|error| (field, error)),
        };
        let white = read(Field::Clock, &TimeControl::None)?;
        let black = read(Field::BlacksClock, &white)?;
        Ok([white, black])
    }

    /// Where and when the game is played, on the day of the game before.
    pub(super) fn occasion(&self, before: &Occasion) -> Occasion {
        let [event, site, round] =
            [Field::Event, Field::Site, Field::Round].map(|field| self.text(field).to_owned());
        Occasion {
            date: before.date.clone(),
            event,
            site,
            round,
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
            _ => self.type_key(press),
        }
        false
    }

    /// A click on a line: it is selected, and what is not typed goes on to its next choice;
    /// whether the game is to begin.
    pub(super) fn point_at(&mut self, line: usize) -> bool {
        let Some(&field) = Field::ALL.get(line) else {
            return false;
        };
        if self.selected == field {
            self.turn(true);
        }
        self.selected = field;
        field == Field::Begin
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

    fn type_key(&mut self, press: KeyPress) {
        let Some(edit) = self.selected_edit() else {
            return;
        };
        if let Some(change) = LineEdit::by_control(press) {
            return change(edit);
        }
        match press.key {
            Key::Char(letter) if !(press.ctrl || press.alt) => {
                edit.insert(letter.encode_utf8(&mut [0; 4]));
            }
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
        let controls = self.clocks().ok()?;
        let name = |field| Some(self.text(field).to_owned());
        let regulations = if self.profile == present.profile {
            *present
        } else {
            Regulations::of(self.profile)
        };
        let players = Players::new(name(Field::White), name(Field::Black));
        let game = Game::new(position, variant);
        Some(Table::new(game, players, regulations, controls))
    }
}
