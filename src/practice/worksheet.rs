//! A sheet of exercises for paper, made from a seed.

use super::{Drill, Item, Skill, Supply, Task};
use crate::notation::letters::Letters;
use crate::rules::{Color, File, Piece, Position, Rank, Square};

/// Exercises and the seed they were made from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worksheet {
    /// The same seed, skills, drill, count, letters and games give the same sheet.
    pub seed: u64,
    /// The letters for the men.
    pub letters: Letters,
    /// The exercises.
    pub items: Vec<Item>,
}

impl Worksheet {
    /// So many exercises from a seed and nothing else.
    pub fn new(skills: &[Skill], drill: Option<Drill>, count: usize, seed: u64) -> Worksheet {
        Worksheet::of(Supply::new(seed), skills, drill, count)
    }

    /// So many exercises, the skills taking turns, in a drill or in that which
    /// tells most about each. Skills that the drill does not serve, whole
    /// games, and squares to be found, for which paper is no board, are left out.
    pub fn of(
        mut supply: Supply,
        skills: &[Skill],
        drill: Option<Drill>,
        count: usize,
    ) -> Worksheet {
        let drill_of = |skill: Skill| drill.or_else(|| Drill::of(skill).first().copied());
        let pairs: Vec<(Skill, Drill)> = skills
            .iter()
            .filter(|&&skill| skill != Skill::Games && drill != Some(Drill::Find))
            .filter_map(|&skill| Some((skill, drill_of(skill)?)))
            .filter(|(skill, drill)| drill.serves(*skill))
            .collect();
        let turns = pairs.iter().cycle().take(count);
        let items = turns.filter_map(|&(skill, drill)| supply.item(skill, drill));
        Worksheet {
            items: items.collect(),
            seed: supply.seed(),
            letters: supply.letters(),
        }
    }
}

/// What surrounds a square in a text diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The square from which a man moves: `(N)`.
    From,
    /// The square to which it moves, or which is asked for: `[ ]`.
    To,
}

/// A board as text with White below: capital letters for White's men, small
/// ones for Black's, ranks and files beside them, and some squares marked.
pub fn diagram(
    position: Option<&Position>,
    marks: &[(Square, Mark)],
    letters: Letters,
) -> Vec<String> {
    let cell = |square: Square| {
        let man = position.and_then(|position| position.piece_at(square));
        let man = man.map_or('.', |piece| letter(piece, letters));
        match marks.iter().find(|(marked, _)| *marked == square) {
            Some((_, Mark::From)) => format!("({man})"),
            Some((_, Mark::To)) => format!("[{man}]"),
            None => format!(" {man} "),
        }
    };
    let row = |rank: Rank| {
        let cells = File::all().map(|file| cell(Square::new(file, rank)));
        let cells: String = cells.collect();
        format!("{rank} {cells}").trim_end().to_owned()
    };
    let files: Vec<String> = File::all().map(|file| file.to_string()).collect();
    let mut rows: Vec<String> = Rank::all().rev().map(row).collect();
    rows.push(format!("   {}", files.join("  ")));
    rows
}

/// The letter of a man in a diagram: that of the set, if it is one small and capital letter as
/// wide as the others; else the English one.
fn letter(piece: Piece, letters: Letters) -> char {
    let mut own = letters.of(piece.role).chars();
    match (own.next(), own.next(), piece.color) {
        (Some(letter), None, Color::White) if letter.is_ascii_uppercase() => letter,
        (Some(letter), None, Color::Black) if letter.is_ascii_uppercase() => {
            letter.to_ascii_lowercase()
        }
        _ => piece.fen_letter(),
    }
}

impl Item {
    /// Whether its board shows a move by marks.
    pub const fn has_marked_move(&self) -> bool {
        matches!(
            self.task,
            Task::Write(_) | Task::Choose { .. } | Task::Dictate { .. }
        )
    }

    /// The board of the item as text, with what is asked for marked; nothing if
    /// the item needs no board.
    pub fn diagram(&self) -> Option<Vec<String>> {
        let shown = |example: &super::Example| {
            let from = (example.mv.from, Mark::From);
            diagram(
                Some(&example.position),
                &[from, (example.mv.target(), Mark::To)],
                self.letters,
            )
        };
        match &self.task {
            Task::Find(_) | Task::Color(_) => None,
            Task::Name(square) => Some(diagram(None, &[(*square, Mark::To)], self.letters)),
            Task::Read(example) | Task::Convert { example, .. } => {
                Some(diagram(Some(&example.position), &[], self.letters))
            }
            Task::Repair(repair) => Some(diagram(Some(&repair.start), &[], self.letters)),
            Task::Write(example) | Task::Choose { example, .. } | Task::Dictate { example, .. } => {
                Some(shown(example))
            }
        }
    }
}
