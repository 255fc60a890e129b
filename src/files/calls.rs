//! The calls of the system of which durable writing is made, so that a test can let each of them
//! fail.

use std::fs::File;
use std::io::{self, Seek, SeekFrom, Write};
use std::path::Path;

use tempfile::{Builder, NamedTempFile};

/// How the names of files begin that are not whole yet.
pub(super) const UNFINISHED: &str = ".tabiya-";

/// What writing a file needs of the system.
pub(super) trait Calls {
    /// Makes a file without a name that anybody looks for; it goes away when it is dropped.
    fn begin(&mut self, folder: &Path) -> io::Result<NamedTempFile> {
        // In the same folder, for only within a file system is a rename a single step.
        Builder::new().prefix(UNFINISHED).tempfile_in(folder)
    }

    /// Writes all of this.
    fn write(&mut self, file: &mut File, content: &[u8]) -> io::Result<()> {
        file.write_all(content)
    }

    /// Writes all of this from this byte on.
    fn write_at(&mut self, file: &mut File, place: u64, content: &[u8]) -> io::Result<()> {
        file.seek(SeekFrom::Start(place))?;
        file.write_all(content)
    }

    /// Returns when what was written is on the disk.
    fn sync(&mut self, file: &File) -> io::Result<()> {
        file.sync_all()
    }

    /// Returns when what was written is on the disk, whatever else is known of the file.
    fn sync_content(&mut self, file: &File) -> io::Result<()> {
        file.sync_data()
    }

    /// Gives the file its name, in place of another that has it.
    fn replace(&mut self, file: NamedTempFile, path: &Path) -> io::Result<()> {
        file.persist(path)?;
        Ok(())
    }

    /// Gives the file its name, unless another has it.
    fn name(&mut self, file: NamedTempFile, path: &Path) -> io::Result<()> {
        file.persist_noclobber(path)?;
        Ok(())
    }

    /// A rename is a change of the folder, which has to reach the disk like any other.
    fn sync_folder(&mut self, folder: &Path) -> io::Result<()> {
        if cfg!(unix) {
            File::open(folder)?.sync_all()
        } else {
            Ok(())
        }
    }
}

/// The system as it is.
pub(super) struct System;

impl Calls for System {}
