//! The records of games: one file each, unfinished ones in `games`, the others in `archive`.
//!
//! A record is replaced as a whole or [grows](super::growing); it is a game in PGN at any time,
//! whatever happens. Only who holds the lock of a game writes it.

use std::cmp::Reverse;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::calls::{System, UNFINISHED};
use super::durable;
use super::fault::fault;
use super::growing::Growing;
use super::lock::{Lock, NotLocked};
use super::ordinary;
use super::paths;
use crate::app::record::Journal;
use crate::order::InOrder;
use crate::wording::{FileDeed, FileFault, Holder};

/// No program takes so long to write a record.
const LONGEST_WRITE: Duration = Duration::from_hours(1);

/// How the names of games go on whose moves came through a pipe.
const PIPED: &str = "-piped";

/// Whether the moves of a game came through a pipe: scripts make many such games, so that they
/// are kept and found by their names, but not offered.
pub fn is_piped(name: &str) -> bool {
    name.contains(PIPED)
}

/// The folders of the records.
#[derive(Clone, Debug)]
pub struct Games {
    folder: PathBuf,
}

/// A record that this process alone writes.
#[derive(Debug)]
pub struct Held {
    games: Games,
    name: String,
    /// Whether it lies in the archive.
    archived: bool,
    /// What was last written, where it can be added to.
    grows: Option<(Growing, Journal)>,
    lock: Lock,
}

/// Why a record cannot be had.
#[derive(Debug)]
pub enum NotHeld {
    /// There is none of that name.
    Missing,
    /// Another process plays the game.
    Held(Holder),
    /// Something with its file failed.
    File(FileFault),
}

/// An unfinished game among others.
#[derive(Clone, Debug)]
pub struct Found {
    /// The name of its record.
    pub name: String,
    /// What is in it.
    pub content: Vec<u8>,
    /// The process that plays it, if one does.
    pub held_by: Option<Holder>,
}

impl Games {
    /// The user's records.
    ///
    /// # Errors
    ///
    /// When nobody knows where the user's home is.
    pub fn of_user() -> Result<Games, FileFault> {
        paths::state().map(Games::below)
    }

    /// The records below some folder.
    pub const fn below(folder: PathBuf) -> Games {
        Games { folder }
    }

    fn unfinished_folder(&self) -> PathBuf {
        self.folder.join("games")
    }

    fn unfinished(&self, name: &str) -> PathBuf {
        self.unfinished_folder().join(format!("{name}.pgn"))
    }

    fn archived(&self, name: &str) -> PathBuf {
        self.folder.join("archive").join(format!("{name}.pgn"))
    }

    fn damaged(&self, name: &str) -> PathBuf {
        self.folder.join("damaged").join(format!("{name}.pgn"))
    }

    fn lock(&self, name: &str) -> PathBuf {
        self.unfinished_folder().join(format!("{name}.lock"))
    }

    /// Takes away what programs left behind that were killed while they wrote.
    pub fn tidy(&self) {
        let entries = fs::read_dir(self.unfinished_folder()).into_iter().flatten();
        for entry in entries.flatten() {
            let is_left = entry.file_name().to_string_lossy().starts_with(UNFINISHED);
            let changed = entry.metadata().and_then(|data| data.modified());
            let age = changed.ok().and_then(|changed| changed.elapsed().ok());
            if is_left && age.is_some_and(|age| age > LONGEST_WRITE) {
                // Another program may just do the same.
                let _ = fs::remove_file(entry.path());
            }
        }
    }

    /// The unfinished games with names like this that can be read, the last one first; each is
    /// read when it is asked for. Without a folder there are none.
    pub fn list(&self, wanted: impl Fn(&str) -> bool) -> impl Iterator<Item = Found> {
        let entries = fs::read_dir(self.unfinished_folder()).into_iter().flatten();
        // Each is asked once when it was written.
        let mut names: Vec<Reverse<(Option<SystemTime>, String)>> = entries
            .filter_map(|entry| name_of(&entry.ok()?.path()))
            .filter(|name| wanted(name))
            .map(|name| Reverse(self.changed(&name)))
            .collect();
        names.put_in_order();
        let found = move |Reverse((_, name)): Reverse<(Option<SystemTime>, String)>| {
            Some(Found {
                content: ordinary::read(&self.unfinished(&name)).ok()?,
                held_by: Lock::holder(&self.lock(&name)),
                name,
            })
        };
        names.into_iter().filter_map(found)
    }

    /// When a record was last written; of two at once, by their names.
    fn changed(&self, name: &str) -> (Option<SystemTime>, String) {
        let data = fs::metadata(self.unfinished(name));
        let changed = data.and_then(|data| data.modified()).ok();
        (changed, name.to_owned())
    }

    /// A record for a new game, named after the moment, and after the pipe if there is one.
    ///
    /// # Errors
    ///
    /// When the folder cannot be written.
    pub fn create(&self, moment: &str, piped: bool) -> Result<Held, FileFault> {
        let first = format!("{moment}{}", if piped { PIPED } else { "" });
        let folder = self.unfinished_folder();
        durable::make_folder(&folder)?;
        for number in 1..u32::MAX {
            let name = match number {
                1 => first.clone(),
                _ => format!("{first}-{number}"),
            };
            match self.hold(name) {
                Ok(held) if !held.is_taken() => return Ok(held),
                Ok(_) | Err(NotHeld::Held(_) | NotHeld::Missing) => {}
                Err(NotHeld::File(fault)) => return Err(fault),
            }
        }
        Err(fault(
            FileDeed::Write,
            &folder,
            &ErrorKind::AlreadyExists.into(),
        ))
    }

    /// Takes an unfinished game to be played on with, and gives what is in its record.
    ///
    /// # Errors
    ///
    /// When there is none of that name, another process plays it, or it cannot be read.
    pub fn open(&self, name: &str) -> Result<(Held, Vec<u8>), NotHeld> {
        let path = self.unfinished(name);
        if !is_name(name) || !path.exists() {
            return Err(NotHeld::Missing);
        }
        let held = self.hold(name.to_owned())?;
        let content = ordinary::read(&path)
            .map_err(|error| NotHeld::File(fault(FileDeed::Read, &path, &error)))?;
        Ok((held, content))
    }

    /// Puts an unfinished game away among the finished ones.
    ///
    /// # Errors
    ///
    /// As for [`Games::open`], and when it cannot be moved.
    pub fn put_away(&self, name: &str) -> Result<(), NotHeld> {
        let (mut held, _) = self.open(name)?;
        held.archive().map_err(NotHeld::File)
    }

    fn hold(&self, name: String) -> Result<Held, NotHeld> {
        let path = self.lock(&name);
        match Lock::take(path.clone()) {
            Ok(lock) => Ok(Held {
                games: self.clone(),
                name,
                archived: false,
                grows: None,
                lock,
            }),
            Err(NotLocked::Held(holder)) => Err(NotHeld::Held(holder)),
            Err(NotLocked::File(error)) => {
                Err(NotHeld::File(fault(FileDeed::Write, &path, &error)))
            }
        }
    }
}

impl Held {
    /// The name of the record.
    pub fn name(&self) -> &str {
        &self.name
    }

    fn is_taken(&self) -> bool {
        let paths = [
            self.games.unfinished(&self.name),
            self.games.archived(&self.name),
        ];
        paths.iter().any(|path| path.exists())
    }

    /// Makes this the record; when this returns it is on the disk. A finished game goes to the
    /// archive, and comes back if it is played on.
    ///
    /// # Errors
    ///
    /// Then what was in it before is still there.
    pub fn write(&mut self, record: &Journal, over: bool) -> Result<(), FileFault> {
        if !self.lock.is_in_place() {
            self.hold_again()?;
        }
        let path = self.games.unfinished(&self.name);
        if let Some(grown) = self.grows.take().and_then(|grows| grow(grows, record)) {
            self.grows = Some(grown);
            return Ok(());
        }
        let text = record.text();
        durable::write(&path, text.as_bytes())?;
        if over {
            return self.archive();
        }
        if self.archived {
            self.forget_archived()?;
        }
        let growing = Growing::new(&path, text.as_bytes());
        self.grows = growing.map(|growing| (growing, record.clone()));
        Ok(())
    }

    /// The folder was taken away, and the lock with it. The game goes on under its name, unless
    /// somebody else has taken that meanwhile: then under another, and both are kept.
    fn hold_again(&mut self) -> Result<(), FileFault> {
        durable::make_folder(&self.games.unfinished_folder())?;
        let is_untouched = |(growing, _): &(Growing, Journal)| growing.is_untouched();
        let is_ours = self.grows.as_ref().is_some_and(is_untouched);
        let held = match self.games.hold(self.name.clone()) {
            Ok(held) if is_ours || !held.is_taken() => held,
            Ok(_) | Err(NotHeld::Held(_) | NotHeld::Missing) => {
                self.games.create(&self.name, false)?
            }
            Err(NotHeld::File(fault)) => return Err(fault),
        };
        let grows = self.grows.take().filter(|_| is_ours);
        *self = Held { grows, ..held };
        Ok(())
    }

    /// Moves the record to the finished ones. No sync waits for that: where a power cut undoes it
    /// the record is found to be over, and moved the next time.
    fn archive(&mut self) -> Result<(), FileFault> {
        let path = self.games.archived(&self.name);
        let folder = path.parent().unwrap_or(&self.games.folder);
        durable::make_folder(folder)?;
        fs::rename(self.games.unfinished(&self.name), &path)
            .map_err(|error| fault(FileDeed::Write, &path, &error))?;
        self.archived = true;
        Ok(())
    }

    fn forget_archived(&mut self) -> Result<(), FileFault> {
        let path = self.games.archived(&self.name);
        match fs::remove_file(&path) {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                Err(fault(FileDeed::Write, &path, &error))
            }
            _ => {
                self.archived = false;
                Ok(())
            }
        }
    }

    /// Keeps a damaged record as it is beside the one that will be written; where it lies.
    ///
    /// # Errors
    ///
    /// When the copy cannot be written.
    pub fn keep_damaged(&self, content: &[u8]) -> Result<String, FileFault> {
        let path = self.games.damaged(&self.name);
        durable::write(&path, content)?;
        Ok(paths::shown(&path))
    }
}

/// Adds to a record what makes it this one; nothing if that does not do or fails, and the record
/// has to be written as a whole.
fn grow((mut growing, old): (Growing, Journal), record: &Journal) -> Option<(Growing, Journal)> {
    let lines = record.added_to(&old).filter(|_| growing.is_untouched())?;
    growing.add(&mut System, &lines).ok()?;
    Some((growing, record.clone()))
}

/// The name of the record in a file, if it is one.
fn name_of(path: &Path) -> Option<String> {
    let is_record = path.extension().is_some_and(|extension| extension == "pgn");
    let name = path.file_stem()?.to_str()?;
    (is_record && is_name(name)).then(|| name.to_owned())
}

/// Whether a name leads nowhere else.
fn is_name(name: &str) -> bool {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
    !name.is_empty() && !name.starts_with('.') && name.chars().all(plain)
}
