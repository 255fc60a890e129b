//! A record that grows: what happened is added at its end, and one sync brings it to the disk.
//!
//! Replacing a file takes two: one for the content, one for the name, which after a power cut may
//! otherwise still lead to the old content. Here the name stays, and all that was acknowledged
//! stays where it lies.
//!
//! Two writes are made, both before the sync. The first adds lines behind the game that are
//! comments as long as its last mark, a `*`, stands; the second turns that one byte into `{`, see
//! [`Journal`](crate::app::record::Journal). So whoever reads the file meanwhile, or after the
//! program was killed, finds the game with the news or without them, whole.
//!
//! A system that loses its power before the sync has returned may have brought any of the new
//! bytes to the disk. Then a comment may be open at the end of the file; what was acknowledged
//! stands before it. The bytes before the mark are never written again.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use super::calls::Calls;
use super::identity;

/// A mark and the end of its line end every record.
const END: &[u8] = b"*\n";

/// A file that holds a record and nothing else.
#[derive(Debug)]
pub(super) struct Growing {
    file: File,
    path: PathBuf,
    length: u64,
}

impl Growing {
    /// A file that was just written as a whole, if it can be added to.
    pub(super) fn new(path: &Path, content: &[u8]) -> Option<Growing> {
        let file = File::options().write(true).open(path).ok()?;
        let growing = Growing {
            file,
            path: path.to_owned(),
            length: u64::try_from(content.len()).ok()?,
        };
        (content.ends_with(END) && growing.is_untouched()).then_some(growing)
    }

    /// Whether the path still leads to this file, and nobody else has written to it.
    pub(super) fn is_untouched(&self) -> bool {
        let length = self.file.metadata().map(|data| data.len());
        length.is_ok_and(|length| length == self.length)
            && identity::is_at(&self.file, &self.path) == Some(true)
    }

    /// Adds these lines, of which the last one ends with the new mark. When this returns they
    /// are on the disk.
    ///
    /// # Errors
    ///
    /// Then the file holds the game with the news or without them, and cannot be added to again.
    pub(super) fn add(&mut self, calls: &mut impl Calls, lines: &str) -> io::Result<()> {
        let mark = self.length - END.len() as u64;
        calls.write_at(&mut self.file, self.length, lines.as_bytes())?;
        calls.write_at(&mut self.file, mark, b"{")?;
        calls.sync_content(&self.file)?;
        self.length += lines.len() as u64;
        Ok(())
    }
}
