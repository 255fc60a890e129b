//! One writer a game: a lock that the system takes back when its process ends, however it ends.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process;

use super::identity::{self, Identity};
use crate::wording::Holder;

/// A lock that this process holds until it is dropped.
#[derive(Debug)]
pub(super) struct Lock {
    path: PathBuf,
    /// Whoever has this open has the lock.
    file: File,
}

/// Why there is no lock.
#[derive(Debug)]
pub(super) enum NotLocked {
    /// Another process has it.
    Held(Holder),
    /// Something with the file failed.
    File(io::Error),
}

impl From<io::Error> for NotLocked {
    fn from(error: io::Error) -> NotLocked {
        NotLocked::File(error)
    }
}

impl Lock {
    /// Takes the lock that goes with a path. What a dead process left behind is no lock.
    pub(super) fn take(path: PathBuf) -> Result<Lock, NotLocked> {
        loop {
            let mut file = File::options()
                .read(true)
                .write(true)
                .create(true)
                .truncate(false)
                .open(&path)?;
            match file.try_lock() {
                // Not every file system has locks; a game is played there all the same.
                Ok(()) | Err(TryLockError::Error(_)) => {}
                Err(TryLockError::WouldBlock) => return Err(NotLocked::Held(holder(&mut file))),
            }
            // Its holder may have removed it meanwhile.
            if identity::is_at(&file, &path) != Identity::Another {
                file.set_len(0)?;
                write!(file, "{}", process::id())?;
                return Ok(Lock { path, file });
            }
        }
    }

    /// Whether others find this lock: its file may have been removed.
    pub(super) fn is_in_place(&self) -> bool {
        identity::is_at(&self.file, &self.path) != Identity::Another
    }

    /// Who holds the lock that goes with a path, if anybody does.
    pub(super) fn holder(path: &Path) -> Option<Holder> {
        let mut file = File::options().read(true).open(path).ok()?;
        match file.try_lock_shared() {
            Err(TryLockError::WouldBlock) => Some(holder(&mut file)),
            _ => None,
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // The lock goes with the open file; the name is only tidied up, if it is still its own.
        if self.is_in_place() {
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// The process that wrote its number into the file.
fn holder(file: &mut File) -> Holder {
    let mut text = String::new();
    let read = file.take(20).read_to_string(&mut text);
    let id = read.ok().and_then(|_| text.trim().parse().ok());
    id.map_or(Holder::Unknown, Holder::Process)
}
