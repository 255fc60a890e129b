//! How the last game was begun, for the form of the next one.

use std::path::PathBuf;

use super::{durable, ordinary, paths};
use crate::wording::FileFault;

/// The file: `last-game.toml` in the folder of what the program keeps by itself.
fn path() -> Result<PathBuf, FileFault> {
    Ok(paths::state()?.join("last-game.toml"))
}

/// What was kept, if anything was that can be read.
pub fn read() -> Option<Vec<u8>> {
    ordinary::read(&path().ok()?).ok()
}

/// Keeps a text in place of the one before.
///
/// # Errors
///
/// When it cannot be written.
pub fn write(text: &str) -> Result<(), FileFault> {
    durable::write(&path()?, text.as_bytes())
}
