//! What a typed text or a gesture on the board means here, or why it means nothing.

use super::App;
use crate::laws::{self, Topic};
use crate::notation::diagnosis;
use crate::notation::history::History;
use crate::notation::letters::Letters;
use crate::notation::note::{Note, Standard};
use crate::notation::reader::{self, Context};
use crate::notation::refusal::{Cause, Refusal};
use crate::notation::style::Style;
use crate::rules::{Move, Position, Square};
use crate::wording::Asked;

/// How moves are read and written on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spelling {
    /// How moves are written; its letters are also those that are read.
    pub style: Style,
    /// The standard that typed moves are held to, if any.
    pub strict: Option<Standard>,
}

impl Spelling {
    /// The letters for the men.
    pub const fn letters(&self) -> Letters {
        self.style.letters
    }
}

/// A text that means a legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Understood {
    /// The move.
    pub(super) mv: Move,
    /// Whether a draw is offered with it.
    pub(super) offer: bool,
    /// Where the text was not the canonical one.
    pub(super) notes: Vec<Note>,
}

/// A text or gesture that means no legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Misread {
    /// Why not.
    pub(super) sentence: String,
    /// The short name of the cause.
    pub(super) code: &'static str,
    /// Whether one definite move was meant, so that it counts as an illegal move.
    pub(super) definite: bool,
    /// The man that was meant to move, if it is known.
    pub(super) man: Option<Square>,
    /// The topic of the Laws behind it.
    pub(super) topic: Option<Topic>,
    /// The promotions among which the text leaves the choice open.
    pub(super) promotions: Vec<Move>,
}

/// What Enter would do with the text as it stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Preview {
    /// Nothing that could be said.
    #[default]
    Nothing,
    /// Play this: "knight g1 to f3".
    Deed(String),
    /// How the text reads, whether or not it is legal.
    Saying(String),
    /// Refuse it, for this reason.
    Refused(String),
}

impl App {
    /// The legal move that a text means, or why there is none.
    pub(super) fn understand(&self, text: &str) -> Result<Understood, Misread> {
        let history = self.history();
        let context = Context {
            position: self.position_to_move_in().0,
            history: &history,
            letters: self.preferences.spelling.letters(),
        };
        let read = match self.preferences.spelling.strict {
            None => reader::read(text, &context),
            Some(standard) => reader::read_strictly(text, &context, standard),
        };
        match read {
            Ok(accepted) => Ok(Understood {
                mv: accepted.mv,
                offer: accepted.draw_offer,
                notes: accepted.notes,
            }),
            Err(refusal) => Err(self.misread(&refusal, text)),
        }
    }

    /// Why the man on a square may not go to another.
    pub(super) fn why_not(&self, from: Square, to: Square) -> Misread {
        let (position, _) = self.position_to_move_in();
        let refusal = diagnosis::why_not(position, from, to, None, &self.history());
        refusal.map_or_else(
            || Misread {
                sentence: String::new(),
                code: "",
                definite: false,
                man: Some(from),
                topic: None,
                promotions: Vec::new(),
            },
            |refusal| Misread {
                // Whoever drops a man on a square means this move.
                definite: true,
                man: Some(from),
                ..self.misread(&refusal, "")
            },
        )
    }

    fn misread(&self, refusal: &Refusal, text: &str) -> Misread {
        let open = matches!(refusal.cause, Cause::PromoMissing);
        let man = self.man_meant(text);
        Misread {
            sentence: self.words.move_refusal(refusal, &self.asked(text)),
            code: refusal.code(),
            definite: refusal.cause.is_illegal() && man.is_some() && !stays(&refusal.cause),
            man,
            topic: Some(laws::of_cause(&refusal.cause)),
            promotions: if open {
                refusal.candidates.clone()
            } else {
                Vec::new()
            },
        }
    }

    /// The man that a text is about, if it is one only.
    fn man_meant(&self, text: &str) -> Option<Square> {
        let shape = reader::shape(text, self.preferences.spelling.letters())?;
        match diagnosis::men_meant(shape, self.table.game().position())[..] {
            [man] => Some(man),
            _ => None,
        }
    }

    /// What is remarkable about an accepted text and was not said before in this game.
    pub(super) fn remark(&mut self, understood: &Understood, text: &str) -> Option<String> {
        let unsaid = |note: &&Note| {
            self.preferences.spelling.strict.is_some() || !self.noted.contains(&note.code())
        };
        let note = *understood.notes.iter().find(unsaid)?;
        self.noted.push(note.code());
        Some(self.words.move_note(note, understood.mv, &self.asked(text)))
    }

    /// What Enter would do with the text as it stands.
    pub(super) fn preview(&self) -> Preview {
        let text = self.line.text().trim();
        let plays = self.is_at_the_table() && self.table.ending().is_none();
        let makes_moves = plays || self.review().is_some();
        if !makes_moves || text.is_empty() || text.starts_with(':') {
            return Preview::Nothing;
        }
        if !self.hints() {
            let shape = reader::shape(text, self.preferences.spelling.letters());
            return shape.map_or(Preview::Nothing, |shape| {
                Preview::Saying(self.words.saying(shape))
            });
        }
        match self.understand(text) {
            Ok(understood) => {
                let (position, _) = self.position_to_move_in();
                Preview::Deed(self.words.deed(position, understood.mv))
            }
            Err(misread) if self.line.candidates().is_empty() => Preview::Refused(misread.sentence),
            Err(_) => Preview::Nothing,
        }
    }

    /// A legal move as the players want it written.
    pub fn write(&self, position: &Position, mv: Move) -> String {
        self.preferences
            .spelling
            .style
            .write(position, mv, self.position_to_move_in().1)
    }

    fn history(&self) -> History {
        if let Some(review) = self.review() {
            return review.study().history(review.at());
        }
        let game = self.table.game();
        History::of_game(game.start(), game.plies().iter().map(|ply| ply.mv))
    }

    fn asked<'a>(&'a self, text: &'a str) -> Asked<'a> {
        let (position, variant) = self.position_to_move_in();
        Asked {
            text,
            position,
            style: self.preferences.spelling.style,
            variant,
            helps: self.hints(),
        }
    }
}

/// Whether a text names the square on which its man stands: then nobody means to move it.
fn stays(cause: &Cause) -> bool {
    matches!(cause, Cause::CannotReach { men, to } if men.iter().any(|man| man.square == *to))
}
