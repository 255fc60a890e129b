//! Reading the program's own files, which are ordinary ones of a sensible size.
//!
//! Whatever else lies where one of them is expected, a pipe that nobody writes to or a device
//! without an end, would stop the program for good.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;

/// No record, log or settings file comes near this size, in bytes.
const LARGEST: u64 = 1 << 26;

/// What is in an ordinary file.
///
/// # Errors
///
/// When it cannot be read, is too large, or is something else than an ordinary file.
pub(super) fn read(path: &Path) -> io::Result<Vec<u8>> {
    refuse_others(path)?;
    if fs::metadata(path)?.len() > LARGEST {
        return Err(ErrorKind::FileTooLarge.into());
    }
    fs::read(path)
}

/// Refuses what is there and is neither an ordinary file nor a folder.
///
/// # Errors
///
/// `NotSeekable` for a pipe, a socket or a device.
pub(super) fn refuse_others(path: &Path) -> io::Result<()> {
    match fs::metadata(path) {
        Ok(data) if !data.is_file() && !data.is_dir() => Err(ErrorKind::NotSeekable.into()),
        _ => Ok(()),
    }
}
