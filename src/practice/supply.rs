//! Making items: an example from the sources, and a question about it.

use std::collections::HashSet;

use super::line::of_opening;
use super::source::{Found, Sources};
use super::{Drill, Example, Item, Random, Repair, Skill, Task};
use crate::game::Game;
use crate::notation::letters::Letters;
use crate::notation::note::Standard;
use crate::notation::style::{Form, Style};
use crate::openings::{Class, Opening};
use crate::rules::{Move, PositionKey, Square};

/// How often something new is looked for before something is asked again.
const TRIES: usize = 100;

/// Makes items, none of them twice as long as there are others.
///
/// The same seed, games and calls give the same items.
#[derive(Clone, Debug)]
pub struct Supply {
    seed: u64,
    random: Random,
    sources: Sources,
    letters: Letters,
    standard: Standard,
    asked: HashSet<(PositionKey, Move)>,
    squares: Vec<Square>,
}

impl Supply {
    /// Items from opening lines, picked positions and generators.
    pub fn new(seed: u64) -> Supply {
        Supply {
            seed,
            random: Random::new(seed),
            sources: Sources::default(),
            letters: Letters::English,
            standard: Standard::Pgn,
            asked: HashSet::new(),
            squares: Vec::new(),
        }
    }

    /// Items from these games, as far as they have examples of what is asked.
    #[must_use]
    pub fn with_games(mut self, games: Vec<Game>) -> Supply {
        self.sources = Sources::new(games);
        self
    }

    /// Moves are shown and written with these letters.
    #[must_use]
    pub const fn with_letters(mut self, letters: Letters) -> Supply {
        self.letters = letters;
        self
    }

    /// Moves are shown and written by this standard.
    #[must_use]
    pub const fn with_standard(mut self, standard: Standard) -> Supply {
        self.standard = standard;
        self
    }

    /// The seed.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// The letters with which moves are shown and written.
    pub const fn letters(&self) -> Letters {
        self.letters
    }

    /// The chance that everything is drawn by.
    pub const fn random(&mut self) -> &mut Random {
        &mut self.random
    }

    /// An item that asks for a skill in a drill. Nothing if the drill does not
    /// ask for the skill one by one.
    pub fn item(&mut self, skill: Skill, drill: Drill) -> Option<Item> {
        if !drill.serves(skill) {
            return None;
        }
        let task = match drill {
            Drill::Find => Task::Find(self.square()),
            Drill::Name => Task::Name(self.square()),
            Drill::Color => Task::Color(self.square()),
            Drill::Read => Task::Read(self.find(skill)?.example),
            Drill::Write => Task::Write(self.find(skill)?.example),
            Drill::Choose => self.choose(skill)?,
            Drill::Repair => self.repair(skill)?,
            Drill::Convert => self.convert(skill)?,
            Drill::Dictation | Drill::ScoreSheet => return None,
        };
        Some(self.made(skill, task))
    }

    /// A whole game, move by move: one of the games handed in, or else an
    /// opening line of that class.
    pub fn dictation(&mut self, class: Class) -> Vec<Item> {
        let line = self.sources.whole_game(class, &mut self.random);
        self.dictated(line)
    }

    /// The moves of an opening, one by one.
    pub fn dictated_opening(&self, opening: &Opening) -> Vec<Item> {
        self.dictated(of_opening(opening))
    }

    fn dictated(&self, line: Vec<Example>) -> Vec<Item> {
        let plies = line.len();
        let dictate = |(ply, example)| {
            let task = Task::Dictate {
                example,
                ply,
                plies,
            };
            self.made(Skill::Games, task)
        };
        line.into_iter().enumerate().map(dictate).collect()
    }

    fn made(&self, skill: Skill, task: Task) -> Item {
        let (letters, standard) = match task {
            Task::Read(_) | Task::Write(_) | Task::Dictate { .. } => (self.letters, self.standard),
            _ => (Letters::English, Standard::Pgn),
        };
        Item {
            skill,
            letters,
            standard,
            task,
        }
    }

    /// A square that was not asked yet, neither on the file nor on the rank of
    /// the last one.
    fn square(&mut self) -> Square {
        let last = self.squares.last().copied();
        let apart = |square: &Square| {
            last.is_none_or(|last| last.file() != square.file() && last.rank() != square.rank())
        };
        let mut choice: Vec<Square> = Square::all().filter(apart).collect();
        if choice.iter().all(|square| self.squares.contains(square)) {
            self.squares.clear();
        }
        choice.retain(|square| !self.squares.contains(square));
        let square = choice[self.random.below(choice.len())];
        self.squares.push(square);
        square
    }

    /// An example of a skill of single moves that was not asked yet. When the
    /// games have no more of them, another source has.
    fn find(&mut self, skill: Skill) -> Option<Found> {
        let mut found = None;
        for attempt in 0..TRIES {
            found = if attempt < TRIES / 2 {
                self.sources.draw(skill, &mut self.random)
            } else {
                Sources::draw_elsewhere(skill, &mut self.random)
            };
            let Example { position, mv, .. } = found.as_ref()?.example;
            if self.asked.insert((position.key(), mv)) {
                break;
            }
        }
        found
    }

    /// The right spelling among three wrong ones.
    fn choose(&mut self, skill: Skill) -> Option<Task> {
        let base = self.base(skill)?;
        let example = self.find(base)?.example;
        let wrong = example.draw_misspellings(skill, 3, &mut self.random);
        let mut options: Vec<String> = wrong.into_iter().map(|wrong| wrong.text).collect();
        let right = self.random.below(options.len() + 1);
        options.insert(right, example.san());
        Some(Task::Choose {
            example,
            options: options.try_into().ok()?,
            right,
        })
    }

    /// A few moves, the one that is an example of the skill spelt wrong.
    fn repair(&mut self, skill: Skill) -> Option<Task> {
        let found = self.find(skill)?;
        let (line, fault) = found.excerpt(&mut self.random);
        let example = line[fault];
        let wrong = example.draw_misspellings(skill, 1, &mut self.random);
        let mut shown: Vec<String> = line.iter().map(Example::san).collect();
        shown[fault] = wrong.into_iter().next()?.text;
        Some(Task::Repair(Repair {
            start: line[0].position,
            shown,
            fault,
            example,
        }))
    }

    /// A move to be written in another form, or read from it.
    fn convert(&mut self, skill: Skill) -> Option<Task> {
        let other = match skill {
            Skill::LongForm => style(Form::Long, Letters::English),
            Skill::Standards => style(Form::Fide, Letters::English),
            Skill::Iccf => style(Form::Iccf, Letters::English),
            _ if self.letters == Letters::English => style(Form::Figurine, Letters::English),
            _ => style(Form::San, self.letters),
        };
        let differs = |example: &Example| example.write(other) != example.san();
        let example = (0..TRIES).find_map(|_| {
            let base = self.base(skill)?;
            let found = self.find(base)?;
            Some(found.example).filter(differs)
        })?;
        // Figurines are on no keyboard: they are only read.
        let only_read = other.form == Form::Figurine;
        let (from, to) = if only_read || self.random.percent(50) {
            (other, Style::SAN)
        } else {
            (Style::SAN, other)
        };
        Some(Task::Convert { example, from, to })
    }

    /// The skill whose examples serve for a skill of forms; itself for others.
    fn base(&mut self, skill: Skill) -> Option<Skill> {
        let any = Drill::Write.skills().iter().copied();
        let bases: Vec<Skill> = any.filter(|&base| serves_as_base(base, skill)).collect();
        self.random.pick(&bases)
    }
}

/// Whether examples of one skill show what another is about.
fn serves_as_base(base: Skill, skill: Skill) -> bool {
    let names_no_piece = matches!(
        base,
        Skill::Castling | Skill::PawnMoves | Skill::PawnCaptures | Skill::EnPassant
    );
    match skill {
        Skill::LongForm => base != Skill::Castling,
        Skill::Standards => {
            matches!(base, Skill::Castling | Skill::Promotion | Skill::EnPassant)
        }
        Skill::Letters => !names_no_piece,
        Skill::Iccf => true,
        _ => base == skill,
    }
}

const fn style(form: Form, letters: Letters) -> Style {
    Style { form, letters }
}
