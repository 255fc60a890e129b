//! Writing that survives: after a crash at any moment the old file is there or the new one,
//! whole.

use std::fs::{self, DirBuilder};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use tempfile::Builder;

use super::fault::fault;
use crate::wording::{FileDeed, FileFault};

/// Gives a file this content in place of what it had, and makes missing folders on the way.
///
/// When this returns the content is on the disk. Only the user can read it (mode 0600). A file
/// that is a link to another stays one: the other is replaced.
///
/// # Errors
///
/// Then the old content, if there was any, is as it was.
pub fn write(path: &Path, content: &[u8]) -> Result<(), FileFault> {
    replace(path, content).map_err(|error| fault(FileDeed::Write, path, &error))
}

/// Makes a file with this content, unless there is one of that name already.
///
/// When this returns the content is on the disk. Only the user can read it (mode 0600).
///
/// # Errors
///
/// `None` in the place of a fault if there is a file already; it stays as it is.
pub fn create(path: &Path, content: &[u8]) -> Result<(), Option<FileFault>> {
    match add(path, content) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(None),
        done => done.map_err(|error| Some(fault(FileDeed::Write, path, &error))),
    }
}

/// Makes a folder with all above it, where only the user can look (mode 0700), if it is not there.
///
/// # Errors
///
/// When it cannot be made, or something else has its name.
pub fn make_folder(path: &Path) -> Result<(), FileFault> {
    make(path).map_err(|error| fault(FileDeed::Write, path, &error))
}

/// Makes sure that the names in a folder are on the disk, after a file was made or removed.
///
/// # Errors
///
/// When the system refuses.
pub fn sync_folder(path: &Path) -> Result<(), FileFault> {
    sync(path).map_err(|error| fault(FileDeed::Write, path, &error))
}

fn replace(path: &Path, content: &[u8]) -> io::Result<()> {
    let path = behind_links(path)?;
    let folder = path.parent().ok_or(ErrorKind::InvalidInput)?;
    make(folder)?;
    // In the same folder, for only within a file system is a rename a single step.
    let mut file = Builder::new().prefix(".tabiya-").tempfile_in(folder)?;
    file.write_all(content)?;
    file.as_file().sync_all()?;
    file.persist(&path)?;
    sync(folder)
}

fn add(path: &Path, content: &[u8]) -> io::Result<()> {
    let folder = path.parent().ok_or(ErrorKind::InvalidInput)?;
    let mut file = Builder::new().prefix(".tabiya-").tempfile_in(folder)?;
    file.write_all(content)?;
    file.as_file().sync_all()?;
    file.persist_noclobber(path)?;
    sync(folder)
}

/// The file itself where the path is a link to one.
fn behind_links(path: &Path) -> io::Result<PathBuf> {
    match fs::canonicalize(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(path.to_owned()),
        found => found,
    }
}

fn make(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    let parent = folder.parent().unwrap_or(Path::new("/"));
    make(parent)?;
    match private_folders().create(folder) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists && folder.is_dir() => Ok(()),
        made => made,
    }?;
    sync(parent)
}

#[cfg(unix)]
fn private_folders() -> DirBuilder {
    use std::os::unix::fs::DirBuilderExt;

    let mut builder = DirBuilder::new();
    builder.mode(0o700);
    builder
}

#[cfg(not(unix))]
fn private_folders() -> DirBuilder {
    DirBuilder::new()
}

/// A rename is a change of the folder, which has to reach the disk like any other.
#[cfg(unix)]
fn sync(folder: &Path) -> io::Result<()> {
    fs::File::open(folder)?.sync_all()
}

#[cfg(not(unix))]
fn sync(_folder: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::write;
    use crate::wording::{FileCause, FileDeed};

    #[test]
    fn a_file_is_replaced_as_a_whole_and_nothing_else_is_left_behind() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new/and/deep/file.toml");
        for content in ["old and rather long", "new"] {
            write(&path, content.as_bytes()).unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), content);
        }
        let names = fs::read_dir(path.parent().unwrap()).unwrap();
        assert_eq!(names.count(), 1);
    }

    #[test]
    fn a_failure_tells_its_cause_and_leaves_what_was_there() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        fs::write(&file, "as it was").unwrap();
        let fault = write(&file.join("below"), b"new").unwrap_err();
        assert_eq!(
            (fault.deed, fault.cause),
            (FileDeed::Write, FileCause::NoFolder)
        );
        assert_eq!(fs::read_to_string(&file).unwrap(), "as it was");
        let fault = write(folder.path(), b"new").unwrap_err();
        assert_eq!(fault.cause, FileCause::IsFolder);
    }

    #[cfg(unix)]
    #[test]
    fn only_the_user_can_read_what_is_written() {
        use std::os::unix::fs::PermissionsExt;

        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("private/file");
        write(&path, b"mine").unwrap();
        let mode = |path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode(&*path), 0o600);
        assert_eq!(mode(path.parent().unwrap()), 0o700);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link() {
        let folder = tempfile::tempdir().unwrap();
        let [link, file] = ["link", "file"].map(|name| folder.path().join(name));
        fs::write(&file, "old").unwrap();
        std::os::unix::fs::symlink(&file, &link).unwrap();
        write(&link, b"new").unwrap();
        assert!(link.is_symlink());
        assert_eq!(fs::read_to_string(&file).unwrap(), "new");
    }
}
