//! What is known of the file under review: how many games it has, what was looked for, the list.

use std::collections::BTreeMap;

use super::traffic::{Found, Heading, Indexed};
use crate::wording::Listed;

/// So many rows on both sides of the selected one may be seen in a high window.
const SEEN: usize = 100;
/// So many are asked for, so that not every step asks again.
const AROUND: usize = 2 * SEEN;

/// A file with games.
#[derive(Clone, Debug)]
pub struct Library {
    /// Which file it is, counted as they are opened.
    pub(super) file: u32,
    /// Its name as it is shown.
    pub name: String,
    /// How many bytes it has.
    pub bytes: u64,
    /// How much of it is known.
    pub indexed: Indexed,
    /// What was looked for, and what was found.
    pub search: Option<Search>,
    /// Headings around the one that is selected in the list.
    headings: BTreeMap<usize, Heading>,
    /// Searches so far.
    searches: u32,
}

/// What was looked for, and what was found.
#[derive(Clone, Debug)]
pub struct Search {
    number: u32,
    /// What was typed.
    pub text: String,
    /// The numbers of the games, from 0.
    pub games: Vec<u32>,
    /// How many bytes were looked at.
    pub bytes: u64,
    /// How many games were looked at.
    pub looked: usize,
    /// Whether all were.
    pub done: bool,
}

impl Library {
    pub(super) const fn new(file: u32, name: String, bytes: u64) -> Library {
        Library {
            file,
            name,
            bytes,
            indexed: Indexed {
                games: 1,
                bytes: 0,
                done: false,
            },
            search: None,
            headings: BTreeMap::new(),
            searches: 0,
        }
    }

    /// How many games the list has.
    pub fn listed(&self) -> usize {
        match &self.search {
            Some(search) => search.games.len(),
            None => self.indexed.games,
        }
    }

    /// The number of the game in a row of the list.
    pub fn game_in_row(&self, row: usize) -> Option<usize> {
        match &self.search {
            Some(search) => {
                let number = search.games.get(row)?;
                usize::try_from(*number).ok()
            }
            None => (row < self.indexed.games).then_some(row),
        }
    }

    /// The row of the list in which a game stands, or would.
    pub fn row_of_game(&self, game: usize) -> usize {
        match &self.search {
            Some(search) => {
                let before = |number: &u32| usize::try_from(*number).is_ok_and(|it| it < game);
                search.games.partition_point(before)
            }
            None => game,
        }
    }

    /// The next game of the list, or the one before.
    pub(super) fn beside(&self, game: usize, forward: bool) -> Option<usize> {
        let row = self.row_of_game(game);
        let stands_there = self.game_in_row(row) == Some(game);
        let next = match (forward, stands_there) {
            (true, true) => row + 1,
            (true, false) => row,
            (false, _) => row.checked_sub(1)?,
        };
        self.game_in_row(next)
    }

    /// What the list shows of a game, if it is known.
    pub fn heading(&self, game: usize) -> Option<&Heading> {
        self.headings.get(&game)
    }

    /// The games whose headings are to be asked for, if any that may be seen around a row is not
    /// known; what is far from it is forgotten.
    pub(super) fn unknown_around(&mut self, row: usize) -> Vec<usize> {
        let unknown = |numbers: Vec<usize>| -> Vec<usize> {
            let unknown = numbers.into_iter();
            unknown
                .filter(|number| !self.headings.contains_key(number))
                .collect()
        };
        if unknown(self.games_around(row, SEEN)).is_empty() {
            return Vec::new();
        }
        let near = self.games_around(row, AROUND);
        let ends = (near.first().copied(), near.last().copied());
        let asked = unknown(near);
        if let (Some(first), Some(last)) = ends {
            self.headings
                .retain(|number, _| (first..=last).contains(number));
        }
        asked
    }

    fn games_around(&self, row: usize, distance: usize) -> Vec<usize> {
        let rows = row.saturating_sub(distance)..row.saturating_add(distance).min(self.listed());
        rows.filter_map(|row| self.game_in_row(row)).collect()
    }

    pub(super) fn take_headings(&mut self, headings: Vec<(usize, Heading)>) {
        self.headings.extend(headings);
    }

    /// Begins a search; its number.
    pub(super) fn begin_search(&mut self, text: &str) -> u32 {
        self.searches += 1;
        self.search = Some(Search {
            number: self.searches,
            text: text.to_owned(),
            games: Vec::new(),
            bytes: 0,
            looked: 0,
            done: false,
        });
        self.searches
    }

    /// Takes in what was found; nothing if it was not asked for any more.
    pub(super) fn take_found(&mut self, found: Found) -> Option<&Search> {
        let search = self.search.as_mut()?;
        if search.number != found.search {
            return None;
        }
        search.games.extend(found.numbers);
        search.bytes = found.bytes;
        search.looked = found.games;
        search.done = found.done;
        Some(search)
    }

    /// How far the file is known, and what was looked for in it, as it is told.
    pub fn told(&self) -> Listed<'_> {
        let percent = |done: bool, bytes: u64| {
            (!done).then(|| (bytes.saturating_mul(100) / self.bytes.max(1)).min(99))
        };
        let told = |search: &'_ Search| percent(search.done, search.bytes);
        Listed {
            name: &self.name,
            games: self.indexed.games,
            percent: percent(self.indexed.done, self.indexed.bytes),
            search: self
                .search
                .as_ref()
                .map(|search| (&*search.text, search.games.len(), told(search))),
        }
    }
}
