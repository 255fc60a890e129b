//! One writer a game: a lock that the system takes back when its process ends, however it ends.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process;

use crate::wording::Holder;

/// A lock that this process holds until it is dropped.
#[derive(Debug)]
pub(super) struct Lock {
    path: PathBuf,
    /// Whoever has this open has the lock.
    _file: File,
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
            if is_still_there(&file, &path) {
                file.set_len(0)?;
                write!(file, "{}", process::id())?;
                return Ok(Lock { path, _file: file });
            }
        }
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
        // The lock goes with the open file; the name is only tidied up.
        let _ = fs::remove_file(&self.path);
    }
}

/// The process that wrote its number into the file.
fn holder(file: &mut File) -> Holder {
    let mut text = String::new();
    let read = file.take(20).read_to_string(&mut text);
    let id = read.ok().and_then(|_| text.trim().parse().ok());
    id.map_or(Holder::Unknown, Holder::Process)
}

/// Whether the open file is the one that has the name: its holder may have removed it meanwhile.
#[cfg(unix)]
fn is_still_there(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;

    let identity = |data: fs::Metadata| (data.dev(), data.ino());
    let own = file.metadata().map(identity);
    let named = fs::metadata(path).map(identity);
    matches!((own, named), (Ok(own), Ok(named)) if own == named)
}

#[cfg(not(unix))]
fn is_still_there(_file: &File, _path: &Path) -> bool {
    true
}
