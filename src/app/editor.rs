//! Setting up a position: what stands on the board so far, what the mouse puts there, whether it is legal yet.

mod keys;
mod mouse;
mod playing;
mod reading;

use super::activity::Activity;
use super::{App, Medium};
use crate::notation::fen;
use crate::rules::{
    Bitboard, CastlingSide, Color, Doubt, Fault, File, IllegalSetup, Piece, Position, Rank, Role,
    Setup, Square,
};

/// A position that is being set up.
pub struct Editor {
    setup: Setup,
    /// What it was before each change.
    past: Vec<Setup>,
    /// What a click does to a square, if something was chosen.
    tool: Option<Tool>,
    /// Whether the program was started for this alone.
    alone: bool,
}

/// What a click does to a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Puts such a man on it.
    Put(Piece),
    /// Takes off what stands there.
    TakeOff,
}

impl Tool {
    /// The man that stands there afterwards.
    pub(super) const fn man(self) -> Option<Piece> {
        match self {
            Tool::Put(piece) => Some(piece),
            Tool::TakeOff => None,
        }
    }
}

/// Something beside the board that can be chosen with the mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    /// Takes a tool in hand, or puts it away.
    Tool(Tool),
    /// Changes the side to move.
    Turn,
    /// Grants or takes a castling right.
    Right(Color, CastlingSide),
    /// The next possible en passant square.
    EnPassant,
    /// Begins a game from here.
    Play,
}

impl Control {
    /// All of them, in the order in which they stand beside the board.
    pub fn all() -> impl Iterator<Item = Control> {
        let men = Color::ALL.into_iter().flat_map(|color| {
            let man = move |role| Control::Tool(Tool::Put(Piece { color, role }));
            Role::ALL.into_iter().rev().map(man)
        });
        let rights = Color::ALL.into_iter().flat_map(|color| {
            let right = move |side| Control::Right(color, side);
            [CastlingSide::Short, CastlingSide::Long].map(right)
        });
        men.chain([Control::Tool(Tool::TakeOff), Control::Turn])
            .chain(rights)
            .chain([Control::EnPassant, Control::Play])
    }
}

impl Editor {
    pub(super) const fn new(setup: Setup, alone: bool) -> Editor {
        Editor {
            setup,
            past: Vec::new(),
            tool: None,
            alone,
        }
    }

    /// The position as it is so far.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What a click does to a square, if something was chosen.
    pub const fn tool(&self) -> Option<Tool> {
        self.tool
    }

    /// The position with what is doubtful about it, or why it is not legal yet.
    ///
    /// # Errors
    ///
    /// Everything that is against the Laws.
    pub fn verdict(&self) -> Result<(Position, Vec<Doubt>), IllegalSetup> {
        Position::from_setup(&self.setup)
    }

    /// The squares that stand against the Laws.
    pub fn faulty(&self) -> Bitboard {
        let faults = self.verdict().err().map_or_else(Vec::new, |it| it.faults);
        let squares = |fault: Fault| match fault {
            Fault::NoKing(_) => Bitboard::EMPTY,
            Fault::ManyKings(_, kings) => kings,
            Fault::KingsTouch { white, black } => Bitboard::of(white) | Bitboard::of(black),
            Fault::PawnsOnEndRanks(pawns) => pawns,
            Fault::OpponentInCheck { king, .. } => Bitboard::of(king),
        };
        faults
            .into_iter()
            .map(squares)
            .fold(Bitboard::EMPTY, |all, some| all | some)
    }

    /// Whether a castling right is granted, be it possible or not.
    pub fn has_right(&self, color: Color, side: CastlingSide) -> bool {
        self.setup.castling.contains(corner(color, side))
    }

    /// Makes a change that can be taken back; whether anything is different then.
    fn change(&mut self, setup: Setup) -> bool {
        let differs = setup != self.setup;
        if differs {
            self.past.push(std::mem::replace(&mut self.setup, setup));
        }
        differs
    }

    /// The same with a change made to a copy.
    fn edit(&mut self, edit: impl FnOnce(&mut Setup)) -> bool {
        let mut setup = self.setup.clone();
        edit(&mut setup);
        self.change(setup)
    }

    /// Takes the last change back, if there is one.
    fn undo(&mut self) -> bool {
        let before = self.past.pop();
        let undone = before.is_some();
        self.setup = before.unwrap_or_else(|| self.setup.clone());
        undone
    }

    /// Moves a man to another square, whatever stands there.
    fn carry(&mut self, from: Square, to: Square) -> bool {
        let piece = self.setup.piece_at(from);
        self.edit(|setup| {
            setup.put(from, None);
            setup.put(to, piece);
        })
    }

    /// What a control does with the position.
    fn use_control(&mut self, control: Control) {
        match control {
            Control::Tool(tool) => {
                self.tool = (self.tool != Some(tool)).then_some(tool);
            }
            Control::Turn => {
                // A pawn that has just moved is no longer the other side's.
                self.edit(|setup| {
                    setup.turn = !setup.turn;
                    setup.en_passant = None;
                });
            }
            Control::Right(color, side) => {
                let rook = corner(color, side);
                self.edit(|setup| {
                    setup.castling = if setup.castling.contains(rook) {
                        setup.castling & !Bitboard::of(rook)
                    } else {
                        setup.castling.with(rook)
                    };
                });
            }
            Control::EnPassant => {
                let next = self.next_en_passant();
                self.edit(|setup| setup.en_passant = next);
            }
            Control::Play => {}
        }
    }

    /// The next square that a pawn can just have passed over, to the right of the present
    /// one; nothing after the last.
    fn next_en_passant(&self) -> Option<Square> {
        let rank = Rank::relative(self.setup.turn, 6);
        let now = self.setup.en_passant.map(Square::file);
        let later = |file: &File| now.is_none_or(|now| *file > now);
        let squares = File::all()
            .filter(later)
            .map(|file| Square::new(file, rank));
        squares.into_iter().find(|&square| {
            let mut setup = self.setup.clone();
            setup.en_passant = Some(square);
            !matches!(
                Position::from_setup(&setup).map_or_else(|it| it.doubts, |(_, doubts)| doubts)[..],
                [Doubt::EnPassantVoid(_), ..]
            )
        })
    }
}

/// Where the rook stands with which a king castles in the usual game.
fn corner(color: Color, side: CastlingSide) -> Square {
    let file = match side {
        CastlingSide::Short => File::H,
        CastlingSide::Long => File::A,
    };
    Square::new(file, Rank::relative(color, 1))
}

impl App {
    /// The position that is being set up, if one is.
    pub fn editor(&self) -> Option<&Editor> {
        match &self.activity {
            Activity::SetUp(editor) => Some(editor),
            _ => None,
        }
    }

    fn editor_mut(&mut self) -> Option<&mut Editor> {
        match &mut self.activity {
            Activity::SetUp(editor) => Some(editor),
            _ => None,
        }
    }

    /// The position in words: legal, or why not.
    pub(super) fn setup_state(&self, editor: &Editor) -> String {
        let verdict = editor.verdict();
        let legal = verdict.as_ref().map(|(_, doubts)| doubts.as_slice());
        self.words.setup_state(editor.setup.turn, legal)
    }

    /// What can be done next.
    pub(super) fn setup_due(&self, editor: &Editor) -> String {
        let is_legal = editor.verdict().is_ok();
        let cursor = self.cursor.visible.then_some(self.cursor.square);
        match self.medium {
            Medium::Screen => self.words.setup_hint(cursor, is_legal),
            Medium::Lines => self.words.plain_setup_hint(is_legal),
        }
    }

    fn setup_fen(&self) -> String {
        self.editor()
            .map_or_else(String::new, |editor| fen::write_setup(&editor.setup))
    }
}
