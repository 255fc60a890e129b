//! The settings file: its text as it is, and changes to it.

use std::io::ErrorKind;
use std::path::Path;

use super::fault::fault;
use super::{durable, ordinary, paths};
use crate::app::settings::{Change, edit};
use crate::wording::{FileDeed, FileFault, Trouble};

/// Why settings were not saved; the file is then as it was.
#[derive(Clone, Debug, PartialEq)]
pub enum NotSaved {
    /// Something with the file failed.
    File(FileFault),
    /// What is in the file now is no TOML.
    Text(Trouble),
}

impl From<FileFault> for NotSaved {
    fn from(fault: FileFault) -> NotSaved {
        NotSaved::File(fault)
    }
}

/// The text of a settings file; none if it is not there.
///
/// # Errors
///
/// When it is there and cannot be read as text.
pub fn text(path: &Path) -> Result<Option<String>, FileFault> {
    let read = ordinary::read(path)
        .and_then(|bytes| String::from_utf8(bytes).map_err(|_| ErrorKind::InvalidData.into()));
    match read {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(fault(FileDeed::Read, path, &error)),
    }
}

/// Changes settings in the user's file and leaves the rest of it as it is; the place of the
/// file. A file that is not there is made and begins with a comment that says `head`.
///
/// # Errors
///
/// When the file cannot be read, understood or written.
pub fn save(changes: &[Change], head: &str) -> Result<String, NotSaved> {
    let path = paths::settings()?;
    let old = text(&path)?.unwrap_or_default();
    let new = edit(&old, changes, head).map_err(NotSaved::Text)?;
    durable::write(&path, new.as_bytes())?;
    Ok(paths::shown(&path))
}
