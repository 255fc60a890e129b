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
use super::identity::{self, Identity};

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
            && identity::is_at(&self.file, &self.path) == Identity::Same
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

#[cfg(test)]
mod tests {
    use std::fs::{self, File};
    use std::io::{self, ErrorKind, Write};

    use super::Growing;
    use crate::files::calls::{Calls, System};

    /// A system in which only so many calls work, and which then writes so many bytes more.
    struct Broken {
        calls: usize,
        room: usize,
    }

    impl Broken {
        fn call(&mut self) -> io::Result<()> {
            let calls = self.calls.checked_sub(1).ok_or(ErrorKind::StorageFull);
            self.calls = calls?;
            Ok(())
        }
    }

    impl Calls for Broken {
        fn write_at(&mut self, file: &mut File, place: u64, content: &[u8]) -> io::Result<()> {
            if let Err(error) = self.call() {
                let part = &content[..self.room.min(content.len())];
                System.write_at(file, place, part)?;
                return Err(error);
            }
            System.write_at(file, place, content)
        }

        fn sync_content(&mut self, file: &File) -> io::Result<()> {
            self.call()?;
            System.sync_content(file)
        }
    }

    const OLD: &str = "1. e4 *\n";
    const LINES: &str = "; how things stand\n;} 1... e5 *\n";

    #[test]
    fn whichever_call_fails_and_wherever_a_write_is_cut_the_old_game_or_the_new_one_is_there() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.pgn");
        for (calls, room) in (0..LINES.len())
            .map(|room| (0, room))
            .chain([(1, 0), (2, 0)])
        {
            fs::write(&path, OLD).unwrap();
            let mut growing = Growing::new(&path, OLD.as_bytes()).unwrap();
            growing.add(&mut Broken { calls, room }, LINES).unwrap_err();
            let text = fs::read_to_string(&path).unwrap();
            let new = format!("1. e4 {{\n{LINES}");
            let is_old = text
                .strip_prefix(OLD)
                .is_some_and(|rest| LINES.starts_with(rest));
            assert!(is_old || text == new, "{text}");
            assert_eq!(text == new, calls == 2, "{text}");
        }
    }

    #[test]
    fn a_file_that_somebody_else_touched_is_not_added_to() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.pgn");
        let write = || fs::write(&path, OLD).unwrap();
        let longer = || {
            let mut file = File::options().append(true).open(&path).unwrap();
            file.write_all(b"more").unwrap();
        };
        let replaced = || {
            fs::rename(&path, folder.path().join("elsewhere")).unwrap();
            write();
        };
        let removed = || fs::remove_file(&path).unwrap();
        let folder_now = || {
            fs::remove_file(&path).unwrap();
            fs::create_dir(&path).unwrap();
        };
        for touch in [&longer as &dyn Fn(), &replaced, &removed, &folder_now] {
            write();
            let growing = Growing::new(&path, OLD.as_bytes()).unwrap();
            assert!(growing.is_untouched());
            touch();
            assert!(!growing.is_untouched());
        }
    }
}
