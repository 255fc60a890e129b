//! A file of games of any size: opened, read in parts, and known game by game.
//!
//! The file stays open, so that another one that takes its name does no harm; whether its own
//! content changes is looked at whenever it is read.

mod places;
mod search;
mod slice;

use std::fs::{File, Metadata};
use std::io;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

use super::fault::fault;
use super::paths;
use crate::app::review::{Heading, Indexed, Loaded, Study};
use crate::pgn::{Index, PgnGame, Reader};
use crate::wording::{FileDeed, FileFault, LibraryFault};

use places::Places;
use slice::Slice;

pub use search::Progress;

/// How much is read of a single game; the longest that people have written are far shorter.
const LONGEST_GAME: u64 = 1_000_000;
/// How much is read of a game for its tags.
const LONGEST_TAGS: u64 = 8 * 1024;
/// How much of the beginning tells whether the file is text.
const BEGINNING: u64 = 4 * 1024;

/// A file of games.
pub struct Library {
    file: Arc<File>,
    /// The name as it is shown.
    name: String,
    bytes: u64,
    modified: Option<SystemTime>,
    known: Mutex<Known>,
    grown: Condvar,
}

/// How much of the file is known.
#[derive(Default)]
struct Known {
    places: Places,
    bytes: u64,
    done: bool,
}

/// Why a game cannot be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoGame {
    /// There are only so many.
    Only(usize),
    /// The file cannot be read.
    Fault(LibraryFault),
}

impl From<LibraryFault> for NoGame {
    fn from(fault: LibraryFault) -> NoGame {
        NoGame::Fault(fault)
    }
}

impl Library {
    /// Opens a file and reads its first game.
    ///
    /// # Errors
    ///
    /// When it cannot be read, or there is no game in it.
    pub fn open(path: &Path) -> Result<(Library, Loaded), LibraryFault> {
        let broken = |error: io::Error| LibraryFault::File(fault(FileDeed::Read, path, &error));
        let file = File::open(path).map_err(broken)?;
        let metadata = file.metadata().map_err(broken)?;
        if metadata.is_dir() {
            return Err(broken(io::ErrorKind::IsADirectory.into()));
        }
        let file = if metadata.is_file() {
            file
        } else {
            spooled(file).map_err(broken)?
        };
        Library::of_file(file, paths::shown(path))
    }

    /// The same with games that come in by a stream, which is read to its end first.
    ///
    /// # Errors
    ///
    /// When it cannot be read, or there is no game in it.
    pub fn of_stream(input: impl io::Read, name: &str) -> Result<(Library, Loaded), LibraryFault> {
        let file = spooled(input).map_err(|error| broken(name, &error))?;
        Library::of_file(file, name.to_owned())
    }

    fn of_file(file: File, name: String) -> Result<(Library, Loaded), LibraryFault> {
        let metadata = file.metadata().map_err(|error| broken(&name, &error))?;
        let library = Library {
            file: Arc::new(file),
            bytes: metadata.len(),
            modified: metadata.modified().ok(),
            known: Mutex::default(),
            grown: Condvar::new(),
            name,
        };
        if library.bytes == 0 {
            return Err(LibraryFault::Empty(library.name));
        }
        if library.is_no_text()? {
            return Err(LibraryFault::NotText(library.name));
        }
        let first = library.read_game(0, 1)?;
        match first.filter(|loaded| is_pgn(loaded.study.game())) {
            Some(first) => Ok((library, first)),
            None => Err(LibraryFault::NotPgn(library.name)),
        }
    }

    /// The name as it is shown.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How many bytes it has.
    pub const fn bytes(&self) -> u64 {
        self.bytes
    }

    /// How much is known of it.
    pub fn indexed(&self) -> Indexed {
        let known = self.known();
        Indexed {
            games: known.places.count().max(1),
            bytes: known.bytes,
            done: known.done,
        }
    }

    /// Gets to know where each game is, and tells from time to time how far that is.
    ///
    /// # Errors
    ///
    /// When the file cannot be read to its end.
    pub fn index(
        &self,
        stop: &AtomicBool,
        mut tell: impl FnMut(Indexed),
    ) -> Result<(), LibraryFault> {
        let mut progress = Progress::default();
        let slice = self.slice(0, self.bytes).watched(stop);
        let read = slice.passed();
        let mut failed = None;
        for entry in Index::new(slice) {
            let entry = match entry {
                Ok(entry) => entry,
                Err(error) => {
                    failed = Some(self.broken(&error));
                    break;
                }
            };
            let mut known = self.known();
            known.places.push(entry.offset, entry.line);
            known.bytes = read.get();
            drop(known);
            self.grown.notify_all();
            if progress.is_due() {
                tell(self.indexed());
            }
        }
        if slice::is_stopped(stop) {
            return Ok(());
        }
        let mut known = self.known();
        known.bytes = self.bytes;
        known.done = true;
        drop(known);
        self.grown.notify_all();
        tell(self.indexed());
        failed.map_or_else(|| self.is_unchanged(), Err)
    }

    /// Whether it is known where a game is.
    pub fn knows(&self, number: usize) -> bool {
        let known = self.known();
        known.done || number < known.places.count()
    }

    /// Waits until it is known where a game is, or that there is none; `false` if the wait was
    /// given up.
    pub fn wait_for(&self, number: usize, stop: &AtomicBool) -> bool {
        let mut known = self.known();
        while !known.done && known.places.count() <= number {
            if slice::is_stopped(stop) {
                return false;
            }
            known = self
                .grown
                .wait(known)
                .unwrap_or_else(PoisonError::into_inner);
        }
        true
    }

    /// Nobody needs to wait any more.
    pub fn give_up(&self) {
        self.grown.notify_all();
    }

    /// Reads a game that is known.
    ///
    /// # Errors
    ///
    /// When there is no such game, or it cannot be read.
    pub fn game(&self, number: usize) -> Result<Loaded, NoGame> {
        self.is_unchanged()?;
        let (place, games) = {
            let known = self.known();
            (known.places.get(number), known.places.count())
        };
        let (offset, line) = match place {
            Some(place) => place,
            None if number == 0 => (0, 1),
            None => return Err(NoGame::Only(games)),
        };
        let loaded = self.read_game(offset, line)?;
        loaded.ok_or(NoGame::Only(games))
    }

    /// What the list shows of games, as far as they are known.
    ///
    /// # Errors
    ///
    /// When the file cannot be read any more.
    pub fn headings(&self, numbers: &[usize]) -> Result<Vec<(usize, Heading)>, LibraryFault> {
        self.is_unchanged()?;
        let mut headings = Vec::with_capacity(numbers.len());
        for &number in numbers {
            let place = self.known().places.get(number);
            let Some((offset, _)) = place else { continue };
            let slice = self.slice(offset, LONGEST_TAGS);
            match Index::new(slice).next() {
                Some(Ok(entry)) => headings.push((number, Heading::of(&entry.tags, entry.result))),
                Some(Err(error)) => return Err(self.broken(&error)),
                None => {}
            }
        }
        Ok(headings)
    }

    /// Whether a path leads to this very file.
    pub fn is_at(&self, path: &Path) -> bool {
        let there = File::open(path).and_then(|file| file.metadata());
        let own = self.file.metadata();
        match (there, own) {
            (Ok(there), Ok(own)) => same_file(&there, &own),
            _ => false,
        }
    }

    fn read_game(&self, offset: u64, line: u64) -> Result<Option<Loaded>, LibraryFault> {
        let slice = self.slice(offset, LONGEST_GAME);
        let passed = slice.passed();
        let Some(game) = Reader::new(slice).next() else {
            return Ok(None);
        };
        let mut game = game.map_err(|error| self.broken(&error))?;
        for error in &mut game.errors {
            error.spot.line += line.saturating_sub(1);
        }
        let cut = passed.get() >= LONGEST_GAME && offset + LONGEST_GAME < self.bytes && {
            // A game that ends in time is followed by another one.
            Index::new(self.slice(offset, LONGEST_GAME))
                .nth(1)
                .is_none()
        };
        Ok(Some(Loaded {
            study: Study::new(game),
            cut,
        }))
    }

    fn is_no_text(&self) -> Result<bool, LibraryFault> {
        let mut beginning = Vec::new();
        let mut slice = self.slice(0, BEGINNING);
        io::Read::read_to_end(&mut slice, &mut beginning).map_err(|error| self.broken(&error))?;
        Ok(beginning.contains(&0))
    }

    fn slice(&self, offset: u64, length: u64) -> Slice<'static> {
        Slice::new(Arc::clone(&self.file), offset, length)
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// That the system says this of the file.
    pub fn broken(&self, error: &io::Error) -> LibraryFault {
        broken(&self.name, error)
    }

    /// Whether the file is as it was when it was opened.
    fn is_unchanged(&self) -> Result<(), LibraryFault> {
        let now = self.file.metadata().map_err(|error| self.broken(&error))?;
        if now.len() == self.bytes && now.modified().ok() == self.modified {
            Ok(())
        } else {
            Err(LibraryFault::Changed(self.name.clone()))
        }
    }
}

fn broken(name: &str, error: &io::Error) -> LibraryFault {
    let fault = fault(FileDeed::Read, Path::new(name), error);
    LibraryFault::File(FileFault {
        path: name.to_owned(),
        ..fault
    })
}

/// What comes in by a pipe, in a file without a name, so that it can be gone through.
fn spooled(mut input: impl io::Read) -> io::Result<File> {
    let mut file = tempfile::tempfile()?;
    io::copy(&mut input, &mut file)?;
    Ok(file)
}

/// Whether a text that was read as a game is one: it has tags, moves, or a result alone.
fn is_pgn(game: &PgnGame) -> bool {
    !game.tags.is_empty() || game.tree.places() > 1 || game.errors.is_empty()
}

#[cfg(unix)]
fn same_file(one: &Metadata, other: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

#[cfg(not(unix))]
fn same_file(one: &Metadata, other: &Metadata) -> bool {
    one.len() == other.len() && one.modified().ok() == other.modified().ok()
}

#[cfg(test)]
mod tests;
