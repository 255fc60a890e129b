//! The lines of the data: a code, a name and moves.

use crate::notation::san;
use crate::rules::{Move, Position};

/// The data, a line an opening: code, name and moves, set apart by tabulators.
pub(super) static DATA: &str = include_str!("openings.tsv");

/// A named opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Opening {
    /// The code of the *Encyclopaedia of Chess Openings*, A00 to E99.
    pub eco: &'static str,
    /// The English name, "Family: Variation, Subvariation".
    pub name: &'static str,
    /// The moves in standard notation: "e4 e5 Nf3".
    pub moves: &'static str,
}

impl Opening {
    /// The opening of a line of the data.
    pub(super) fn parse(line: &'static str) -> Option<Opening> {
        let mut columns = line.split('\t');
        Some(Opening {
            eco: columns.next()?,
            name: columns.next()?,
            moves: columns.next()?,
        })
    }

    /// The name without variations: "Sicilian Defense".
    pub fn family(&self) -> &'static str {
        self.name
            .split([':', ','])
            .next()
            .unwrap_or(self.name)
            .trim_end()
    }

    /// The moves in standard notation, one by one.
    pub fn sans(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.moves.split(' ')
    }

    /// The moves as the score of a game: "1. e4 e5 2. Nf3".
    pub fn score(&self) -> String {
        let numbered = self.sans().enumerate().map(|(ply, san)| match ply % 2 {
            0 => format!("{}. {san}", ply / 2 + 1),
            _ => san.to_owned(),
        });
        numbered.collect::<Vec<_>>().join(" ")
    }

    /// The moves, each with the position in which it is made, from the initial
    /// position on.
    pub fn line(&self) -> impl Iterator<Item = (Position, Move)> + use<> {
        self.sans()
            .scan(Position::initial(), |position, text| {
                let before = *position;
                let mv = san::read(text, &before)?;
                *position = before.play(mv);
                Some((before, mv))
            })
            .fuse()
    }

    /// The position at the end of the line.
    pub fn position(&self) -> Position {
        let last = self.line().last();
        last.map_or_else(Position::initial, |(before, mv)| before.play(mv))
    }
}

/// All openings, in the order of their codes and names.
pub fn all() -> impl Iterator<Item = Opening> {
    DATA.lines().skip(1).filter_map(Opening::parse)
}
