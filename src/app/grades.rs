//! How well each player wrote the moves, where they are held to a standard.

use crate::rules::Color;

/// What was typed by one player in a game with strict notation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grade {
    /// Moves that were made.
    pub moves: usize,
    /// Moves that were written rightly at the first try.
    pub first_try: usize,
    /// How often each mistake was made, by its short name, in the order of first appearance.
    pub mistakes: Vec<(String, usize)>,
    /// Whether the move being written was miswritten before.
    pub(super) stumbled: bool,
}

/// The grades of White and Black.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grades([Grade; 2]);

impl Grades {
    /// The grade of a player.
    pub const fn of(&self, color: Color) -> &Grade {
        &self.0[color.index()]
    }

    /// A player has this grade.
    pub(super) fn set(&mut self, color: Color, grade: Grade) {
        self.0[color.index()] = grade;
    }

    /// A move was written rightly.
    pub(super) fn right(&mut self, color: Color) {
        let grade = &mut self.0[color.index()];
        grade.moves += 1;
        grade.first_try += usize::from(!grade.stumbled);
        grade.stumbled = false;
    }

    /// A text was refused for this reason.
    pub(super) fn wrong(&mut self, color: Color, code: &str) {
        let grade = &mut self.0[color.index()];
        grade.stumbled = true;
        match grade.mistakes.iter_mut().find(|(known, _)| *known == code) {
            Some((_, count)) => *count += 1,
            None => grade.mistakes.push((code.to_owned(), 1)),
        }
    }
}
