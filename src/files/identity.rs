//! Whether a path still leads to an open file.

#[cfg(unix)]
use std::fs;
use std::fs::File;
use std::path::Path;

/// What a path leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Identity {
    /// The open file.
    Same,
    /// Another file, or nothing.
    Another,
    /// The system does not tell.
    #[cfg_attr(unix, expect(dead_code, reason = "other systems do not tell"))]
    Unknown,
}

/// Whether the file is the one that the path leads to: it may have been removed or replaced
/// meanwhile.
#[cfg(unix)]
pub(super) fn is_at(file: &File, path: &Path) -> Identity {
    use std::os::unix::fs::MetadataExt;

    let identity = |data: fs::Metadata| (data.dev(), data.ino());
    let own = file.metadata().map(identity);
    let named = fs::metadata(path).map(identity);
    match (own, named) {
        (Ok(own), Ok(named)) if own == named => Identity::Same,
        _ => Identity::Another,
    }
}

/// The system does not tell.
#[cfg(not(unix))]
pub(super) fn is_at(_file: &File, _path: &Path) -> Identity {
    Identity::Unknown
}
