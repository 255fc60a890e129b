//! Going through all games of a file in search of some.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use super::{Library, slice};
use crate::app::review::{Found, Query, Verdict};
use crate::pgn::{Index, Reader};
use crate::wording::LibraryFault;

/// How often somebody hears how far a long work is.
const OFTEN: Duration = Duration::from_millis(100);

/// When it is time to tell again how far a long work is.
pub struct Progress(Instant);

impl Default for Progress {
    /// The first time is soon.
    fn default() -> Progress {
        Progress(Instant::now() + OFTEN / 5)
    }
}

impl Progress {
    /// Whether it is time; then it is not for a while.
    pub fn is_due(&mut self) -> bool {
        let now = Instant::now();
        let due = now >= self.0;
        if due {
            self.0 = now + OFTEN;
        }
        due
    }
}

impl Library {
    /// Looks for games, and tells of them as they are met.
    ///
    /// # Errors
    ///
    /// When the file cannot be read to its end.
    pub fn find(
        &self,
        search: u32,
        query: &Query,
        stop: &AtomicBool,
        mut tell: impl FnMut(Found),
    ) -> Result<(), LibraryFault> {
        let slice = self.slice(0, self.bytes()).watched(stop);
        let mut hits = Hits {
            found: Found {
                search,
                numbers: Vec::new(),
                games: 0,
                bytes: 0,
                done: false,
            },
            progress: Progress::default(),
        };
        let read = slice.passed();
        // The moves are read only where they can tell something.
        if query.needs_moves() {
            for game in Reader::new(slice) {
                let game = game.map_err(|error| self.broken(&error))?;
                hits.note(query.judge(&game), read.get(), &mut tell);
            }
        } else {
            for entry in Index::new(slice) {
                let entry = entry.map_err(|error| self.broken(&error))?;
                let verdict = query.judge_tags(&entry.tags, entry.result);
                hits.note(verdict == Verdict::Yes, read.get(), &mut tell);
            }
        }
        self.is_unchanged()?;
        if !slice::is_stopped(stop) {
            hits.found.bytes = self.bytes();
            hits.found.done = true;
            tell(hits.found);
        }
        Ok(())
    }
}

/// What was found and not told yet.
struct Hits {
    found: Found,
    progress: Progress,
}

impl Hits {
    fn note(&mut self, hit: bool, bytes: u64, tell: &mut impl FnMut(Found)) {
        let found = &mut self.found;
        if hit {
            let number = u32::try_from(found.games).unwrap_or(u32::MAX);
            found.numbers.push(number);
        }
        found.games += 1;
        found.bytes = bytes;
        if self.progress.is_due() {
            tell(found.clone());
            found.numbers.clear();
        }
    }
}
