//! Writing that survives: after a crash at any moment the old file is there or the new one,
//! whole.

use std::fs::{self, DirBuilder};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::calls::{Calls, System};
use super::fault::fault;
use super::ordinary;
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
    replace(&mut System, path, content).map_err(|error| fault(FileDeed::Write, path, &error))
}

/// Makes a file with this content, unless there is one of that name already.
///
/// When this returns the content is on the disk. Only the user can read it (mode 0600).
///
/// # Errors
///
/// `None` in the place of a fault if there is a file already; it stays as it is.
pub fn create(path: &Path, content: &[u8]) -> Result<(), Option<FileFault>> {
    match add(&mut System, path, content) {
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

fn replace(calls: &mut impl Calls, path: &Path, content: &[u8]) -> io::Result<()> {
    let path = behind_links(path)?;
    ordinary::refuse_others(&path)?;
    let folder = path.parent().ok_or(ErrorKind::InvalidInput)?;
    make(folder)?;
    let file = whole(calls, folder, content)?;
    calls.replace(file, &path)?;
    calls.sync_folder(folder)
}

fn add(calls: &mut impl Calls, path: &Path, content: &[u8]) -> io::Result<()> {
    let folder = path.parent().ok_or(ErrorKind::InvalidInput)?;
    let file = whole(calls, folder, content)?;
    calls.name(file, path)?;
    calls.sync_folder(folder)
}

/// A file with this content, on the disk but still without its name.
fn whole(calls: &mut impl Calls, folder: &Path, content: &[u8]) -> io::Result<NamedTempFile> {
    let mut file = calls.begin(folder)?;
    calls.write(file.as_file_mut(), content)?;
    calls.sync(file.as_file())?;
    Ok(file)
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
    System.sync_folder(parent)
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

#[cfg(test)]
mod tests {
    use std::fs::{self, File};
    use std::io::{self, ErrorKind, Write};
    use std::path::Path;

    use tempfile::NamedTempFile;

    use super::{Calls, System, add, replace, write};
    use crate::wording::{FileCause, FileDeed};

    /// A system in which one call fails, and whose disk has room for so many bytes only.
    struct Broken {
        /// How many calls work before that.
        calls: usize,
        room: usize,
    }

    impl Broken {
        fn call(&mut self) -> io::Result<()> {
            self.calls = match self.calls.checked_sub(1) {
                Some(calls) => calls,
                None => return Err(ErrorKind::StorageFull.into()),
            };
            Ok(())
        }
    }

    impl Calls for Broken {
        fn begin(&mut self, folder: &Path) -> io::Result<NamedTempFile> {
            self.call()?;
            System.begin(folder)
        }

        fn write(&mut self, file: &mut File, content: &[u8]) -> io::Result<()> {
            self.call()?;
            let (head, rest) = content.split_at(self.room.min(content.len()));
            file.write_all(head)?;
            if rest.is_empty() {
                Ok(())
            } else {
                Err(ErrorKind::StorageFull.into())
            }
        }

        fn sync(&mut self, file: &File) -> io::Result<()> {
            self.call()?;
            System.sync(file)
        }

        fn replace(&mut self, file: NamedTempFile, path: &Path) -> io::Result<()> {
            self.call()?;
            System.replace(file, path)
        }

        fn name(&mut self, file: NamedTempFile, path: &Path) -> io::Result<()> {
            self.call()?;
            System.name(file, path)
        }

        fn sync_folder(&mut self, folder: &Path) -> io::Result<()> {
            self.call()?;
            System.sync_folder(folder)
        }
    }

    #[test]
    fn whichever_call_fails_the_file_is_whole_and_nothing_else_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        let (old, new) = ("as it was", "rather another text");
        let fails = |room: usize| (0..5).map(move |calls| Broken { calls, room });
        let cuts = (0..new.len()).map(|room| Broken { calls: 6, room });
        for mut broken in fails(usize::MAX).chain(cuts) {
            fs::write(&path, old).unwrap();
            // Only the last call comes after the file has its name.
            let wanted = if broken.calls == 4 { new } else { old };
            replace(&mut broken, &path, new.as_bytes()).unwrap_err();
            assert_eq!(fs::read_to_string(&path).unwrap(), wanted);
            assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        }
    }

    #[test]
    fn whichever_call_fails_another_file_of_that_name_is_untouched() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        fs::write(&path, "another's").unwrap();
        for calls in 0..6 {
            let mut broken = Broken {
                calls,
                room: usize::MAX,
            };
            add(&mut broken, &path, b"new").unwrap_err();
            assert_eq!(
                fs::read_to_string(&path).unwrap(),
                "another's",
                "call {calls}"
            );
            assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        }
    }

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
