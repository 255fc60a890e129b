//! Writing moves in the styles that people read: standard, as the Laws print
//! it, long, with figurines, for programs, for correspondence, in other letters.

use std::str::FromStr;

use super::letters::{Letters, figurine};
use super::{coordinate, san};
use crate::rules::{CastlingSide, File, Move, MoveKind, Position, Role, Square, Variant};

/// The form in which a move is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Form {
    /// Standard algebraic notation, as in files: `exd6 O-O a8=Q+ Qh4e1 Ra8#`.
    #[default]
    San,
    /// As Appendix C of the Laws prints it: `exd6 e.p. 0-0 a8Q+ Qh4e1 Ra8#`.
    Fide,
    /// With the square of departure: `e5xd6 e.p. O-O a7-a8=Q+ Qh4-e1 Ra1-a8#`.
    Long,
    /// As the standard, with figurines, the same for both sides: `♘f3`.
    Figurine,
    /// As programs talk to each other: `e5d6 e1g1 a7a8q`.
    Uci,
    /// As in correspondence: `5546 5171 17181`.
    Iccf,
}

/// A form, and the letters for the men in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Style {
    /// The form.
    pub form: Form,
    /// The letters; figurines and numbers need none.
    pub letters: Letters,
}

impl Style {
    /// The style of files: standard form, English letters.
    pub const SAN: Style = Style {
        form: Form::San,
        letters: Letters::English,
    };

    /// The name by which the style is chosen: that of its form, or of its
    /// letters where the form is the standard one.
    pub const fn code(self) -> &'static str {
        match self.form {
            Form::San => match self.letters {
                Letters::English => "san",
                letters => letters.code(),
            },
            Form::Fide => "fide",
            Form::Long => "long",
            Form::Figurine => "figurine",
            Form::Uci => "uci",
            Form::Iccf => "iccf",
        }
    }

    /// The text of a legal move, check and mate marked where the form does so.
    ///
    /// The variant tells how castling is written in coordinates.
    ///
    /// ```
    /// use tabiya::notation::{coordinate, style::Style};
    /// use tabiya::rules::{Position, Variant};
    ///
    /// let start = Position::initial();
    /// let mv = coordinate::read("g1f3", &start).expect("legal");
    /// let write = |style: &str| {
    ///     let style: Style = style.parse().expect("a style");
    ///     style.write(&start, mv, Variant::Standard)
    /// };
    /// assert_eq!(write("long"), "Ng1-f3");
    /// assert_eq!(write("de"), "Sf3");
    /// assert_eq!(write("iccf"), "7163");
    /// ```
    pub fn write(self, position: &Position, mv: Move, variant: Variant) -> String {
        match self.form {
            Form::Uci => coordinate::write(mv, variant),
            Form::Iccf => numeric(mv),
            Form::San | Form::Fide | Form::Long | Form::Figurine => {
                let mut text = self.without_mark(position, mv);
                text.push_str(san::mark(&position.play(mv)));
                text
            }
        }
    }

    /// The text of a legal move in an algebraic form, without the mark for check or mate.
    pub(super) fn without_mark(self, position: &Position, mv: Move) -> String {
        match (mv.castling(), self.form) {
            (Some(CastlingSide::Short), Form::Fide) => "0-0".to_owned(),
            (Some(CastlingSide::Long), Form::Fide) => "0-0-0".to_owned(),
            (Some(CastlingSide::Short), _) => "O-O".to_owned(),
            (Some(CastlingSide::Long), _) => "O-O-O".to_owned(),
            (None, _) => self.man_move(position, mv),
        }
    }

    fn man_move(self, position: &Position, mv: Move) -> String {
        let captures = position.captured(mv).is_some();
        let departure = match (self.form, mv.role) {
            (Form::Long, _) => mv.from.to_string(),
            (_, Role::Pawn) if captures => mv.from.file().to_string(),
            (_, Role::Pawn) => String::new(),
            _ => san::origin(position, mv).to_string(),
        };
        let sign = match (captures, self.form) {
            (true, _) => "x",
            (false, Form::Long) => "-",
            (false, _) => "",
        };
        let promotion = mv.promotion().map_or_else(String::new, |role| {
            let equals = if self.form == Form::Fide { "" } else { "=" };
            format!("{equals}{}", self.name(role))
        });
        let en_passant = match (mv.kind, self.form) {
            (MoveKind::EnPassant, Form::Fide | Form::Long) => " e.p.",
            _ => "",
        };
        let name = self.name(mv.role);
        format!("{name}{departure}{sign}{}{promotion}{en_passant}", mv.to)
    }

    /// How the style names a man; nothing for a pawn.
    pub const fn name(self, role: Role) -> &'static str {
        match self.form {
            Form::Figurine => figurine(role),
            _ => self.letters.of(role),
        }
    }
}

/// Files and ranks as digits, and one for a promotion: 1 queen, 2 rook,
/// 3 bishop, 4 knight. Castling is the king's two squares.
fn numeric(mv: Move) -> String {
    let digits = |square: Square| format!("{}{}", number(square.file()), square.rank());
    let promotion = match mv.promotion() {
        Some(Role::Queen) => "1",
        Some(Role::Rook) => "2",
        Some(Role::Bishop) => "3",
        Some(Role::Knight) => "4",
        _ => "",
    };
    format!("{}{}{promotion}", digits(mv.from), digits(mv.target()))
}

const fn number(file: File) -> u8 {
    file.index() + 1
}

/// No style has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a style is san, fide, long, figurine, uci, iccf, or a letter set")]
pub struct ParseStyleError;

impl FromStr for Style {
    type Err = ParseStyleError;

    fn from_str(text: &str) -> Result<Style, ParseStyleError> {
        let form = match text.to_ascii_lowercase().as_str() {
            "san" => Form::San,
            "fide" => Form::Fide,
            "long" => Form::Long,
            "figurine" => Form::Figurine,
            "uci" => Form::Uci,
            "iccf" => Form::Iccf,
            _ => {
                let letters = text.parse().map_err(|_| ParseStyleError)?;
                return Ok(Style {
                    form: Form::San,
                    letters,
                });
            }
        };
        Ok(Style {
            form,
            letters: Letters::English,
        })
    }
}
