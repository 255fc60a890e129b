//! One question with its right answer.

use super::{Drill, Example, Skill};
use crate::notation::fen;
use crate::notation::letters::Letters;
use crate::notation::note::Standard;
use crate::notation::style::{Form, Style};
use crate::rules::{Color, Position, Square};

/// A question about a skill.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The skill it trains.
    pub skill: Skill,
    /// The letters for the men in what is shown and answered, but for the
    /// drills about the PGN standard itself: `choose`, `repair`, `convert`.
    pub letters: Letters,
    /// The standard by which moves are shown and answered, but for the same drills.
    pub standard: Standard,
    /// What is asked.
    pub task: Task,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Find the square on the board.
    Find(Square),
    /// Name the marked square.
    Name(Square),
    /// Say whether the square is light or dark.
    Color(Square),
    /// Make the move that is written.
    Read(Example),
    /// Write the move that is shown.
    Write(Example),
    /// Choose the right one of four spellings of the move that is shown.
    Choose {
        /// The move that is shown.
        example: Example,
        /// The four spellings.
        options: [String; 4],
        /// The index of the right one.
        right: usize,
    },
    /// Write right the one move of a line that is spelt wrong.
    Repair(Repair),
    /// Write a move that is shown in one form in another.
    Convert {
        /// The move.
        example: Example,
        /// The form in which it is shown.
        from: Style,
        /// The form that is asked for.
        to: Style,
    },
    /// Write the next move of a game.
    Dictate {
        /// The move.
        example: Example,
        /// Which move of the game it is, from 0.
        ply: usize,
        /// How many moves the game has.
        plies: usize,
    },
}

/// A line of moves with one wrong spelling in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repair {
    /// The position from which the line starts.
    pub start: Position,
    /// The moves as they are shown.
    pub shown: Vec<String>,
    /// Which of them is wrong.
    pub fault: usize,
    /// That move, in its position.
    pub example: Example,
}

impl Repair {
    /// The line as a game score: `1. e4 e5 2. nf3`.
    pub fn line(&self) -> String {
        let (mut number, mut turn) = (self.start.fullmoves(), self.start.turn());
        let mut words = Vec::new();
        for (index, shown) in self.shown.iter().enumerate() {
            match turn {
                Color::White => words.push(format!("{number}.")),
                Color::Black if index == 0 => words.push(format!("{number}...")),
                Color::Black => {}
            }
            words.push(shown.clone());
            number = number.saturating_add(u32::from(!turn.is_white()));
            turn = !turn;
        }
        words.join(" ")
    }
}

impl Item {
    /// The drill that asks it.
    pub const fn drill(&self) -> Drill {
        match self.task {
            Task::Find(_) => Drill::Find,
            Task::Name(_) => Drill::Name,
            Task::Color(_) => Drill::Color,
            Task::Read(_) => Drill::Read,
            Task::Write(_) => Drill::Write,
            Task::Choose { .. } => Drill::Choose,
            Task::Repair(_) => Drill::Repair,
            Task::Convert { .. } => Drill::Convert,
            Task::Dictate { .. } => Drill::Dictation,
        }
    }

    /// The move it is about, if it is about one.
    pub const fn example(&self) -> Option<&Example> {
        match &self.task {
            Task::Find(_) | Task::Name(_) | Task::Color(_) => None,
            Task::Read(example)
            | Task::Write(example)
            | Task::Choose { example, .. }
            | Task::Repair(Repair { example, .. })
            | Task::Convert { example, .. }
            | Task::Dictate { example, .. } => Some(example),
        }
    }

    /// The square it is about, if it is about one.
    pub const fn square(&self) -> Option<Square> {
        match self.task {
            Task::Find(square) | Task::Name(square) | Task::Color(square) => Some(square),
            _ => None,
        }
    }

    /// The right answer as text: the name of a square, `l` or `d`, or a move.
    pub fn expected(&self) -> String {
        match &self.task {
            Task::Find(square) | Task::Name(square) => square.to_string(),
            Task::Color(square) => if square.is_light() { "l" } else { "d" }.to_owned(),
            Task::Convert { example, to, .. } => example.write(*to),
            Task::Choose { example, .. } | Task::Repair(Repair { example, .. }) => example.san(),
            Task::Read(example) | Task::Write(example) | Task::Dictate { example, .. } => {
                example.write(self.style())
            }
        }
    }

    /// The form of the item's standard, in the letters of the item.
    pub const fn style(&self) -> Style {
        Style {
            form: match self.standard {
                Standard::Pgn => Form::San,
                Standard::Fide => Form::Fide,
            },
            letters: self.letters,
        }
    }

    /// What the item is set on: the FEN of its position, or its square.
    pub fn ground(&self) -> String {
        match (self.example(), self.square()) {
            (Some(example), _) => fen::write(&example.position),
            (None, Some(square)) => square.to_string(),
            (None, None) => String::new(),
        }
    }
}
