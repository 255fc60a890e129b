//! Whether a path still leads to an open file.

use std::fs::{self, File};
use std::path::Path;

/// Whether the file is the one that the path leads to: it may have been removed or replaced
/// meanwhile.
#[cfg(unix)]
pub(super) fn is_at(file: &File, path: &Path) -> Option<bool> {
    use std::os::unix::fs::MetadataExt;

    let identity = |data: fs::Metadata| (data.dev(), data.ino());
    let own = file.metadata().map(identity);
    let named = fs::metadata(path).map(identity);
    Some(matches!((own, named), (Ok(own), Ok(named)) if own == named))
}

/// Nothing where the system does not tell.
#[cfg(not(unix))]
pub(super) fn is_at(_file: &File, _path: &Path) -> Option<bool> {
    None
}
