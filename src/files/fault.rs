//! What the system says when something with a file fails, as a fault with its cause.

use std::io::{self, ErrorKind};
use std::path::Path;

use super::paths;
use crate::wording::{FileCause, FileDeed, FileFault};

/// The fault of an attempt that ended with this error.
pub(super) fn fault(deed: FileDeed, path: &Path, error: &io::Error) -> FileFault {
    FileFault {
        deed,
        path: paths::shown(path),
        cause: cause(error),
    }
}

fn cause(error: &io::Error) -> FileCause {
    match error.kind() {
        ErrorKind::NotFound => FileCause::Missing,
        ErrorKind::PermissionDenied => FileCause::Forbidden,
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => FileCause::Full,
        ErrorKind::ReadOnlyFilesystem => FileCause::ReadOnly,
        ErrorKind::IsADirectory => FileCause::IsFolder,
        ErrorKind::NotADirectory => FileCause::NoFolder,
        ErrorKind::InvalidData => FileCause::NotText,
        ErrorKind::NotSeekable => FileCause::NoFile,
        ErrorKind::FileTooLarge => FileCause::TooLarge,
        _ => FileCause::Other(error.to_string()),
    }
}
