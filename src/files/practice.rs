//! The log of practice: read as a whole, and only ever added to.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::fault::fault;
use super::{durable, ordinary, paths};
use crate::practice::log::{self, HEADER, Line, Log};
use crate::wording::{FileCause, FileDeed, FileFault};

/// The file of the log: `practice.log` in the folder of what the program keeps by itself.
///
/// # Errors
///
/// When nobody knows where the user's home is.
pub fn path() -> Result<PathBuf, FileFault> {
    Ok(paths::state()?.join("practice.log"))
}

/// The log as far as it can be read; an empty one if there is none.
///
/// # Errors
///
/// When the file is there and cannot be read, or is no log of a known version.
pub fn read() -> Result<Log, FileFault> {
    let path = path()?;
    let bytes = match ordinary::read(&path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Log::default()),
        Err(error) => return Err(fault(FileDeed::Read, &path, &error)),
    };
    log::read(&bytes).map_err(|error| FileFault {
        deed: FileDeed::Read,
        path: paths::shown(&path),
        cause: FileCause::Other(error.to_string()),
    })
}

/// Adds a line.
///
/// # Errors
///
/// When it cannot be written, or the file is no log of a known version.
pub fn append(line: &Line) -> Result<(), FileFault> {
    let path = path()?;
    if let Some(folder) = path.parent() {
        durable::make_folder(folder)?;
    }
    add(&path, &line.write()).map_err(|error| fault(FileDeed::Write, &path, &error))
}

fn add(path: &Path, line: &str) -> io::Result<()> {
    let mut file = OpenOptions::new()
        .create(true)
        .append(true)
        .read(true)
        .open(path)?;
    let length = file.metadata()?.len();
    let mut text = String::new();
    if length == 0 {
        text.push_str(HEADER);
        text.push('\n');
    } else if !is_ours(&mut file)? {
        return Err(ErrorKind::InvalidData.into());
    } else if !ends_with_newline(&mut file)? {
        text.push('\n');
    }
    text.push_str(line);
    text.push('\n');
    file.write_all(text.as_bytes())
}

/// Whether it begins as our logs do, or with a part of that.
fn is_ours(file: &mut fs::File) -> io::Result<bool> {
    let mut head = Vec::new();
    file.seek(SeekFrom::Start(0))?;
    file.take(HEADER.len() as u64).read_to_end(&mut head)?;
    let whole = head.split(|&byte| byte == b'\n').next();
    Ok(whole.is_some_and(|row| HEADER.as_bytes().starts_with(row)))
}

/// Whether the last line is whole: a crash may have cut it short.
fn ends_with_newline(file: &mut fs::File) -> io::Result<bool> {
    let mut last = [0];
    file.seek(SeekFrom::End(-1))?;
    file.read_exact(&mut last)?;
    Ok(last == *b"\n")
}

/// Deletes the log; one that is not there is no mistake.
///
/// # Errors
///
/// When it cannot be deleted.
pub fn delete() -> Result<(), FileFault> {
    let path = path()?;
    match fs::remove_file(&path) {
        Err(error) if error.kind() != ErrorKind::NotFound => {
            Err(fault(FileDeed::Write, &path, &error))
        }
        _ => Ok(()),
    }
}
