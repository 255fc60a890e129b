//! English sentences about files.

use super::English;
use crate::wording::{FileCause, FileDeed, FileFault, FileWords};

impl FileWords for English {
    fn file_fault(&self, fault: &FileFault) -> String {
        let FileFault { deed, path, cause } = fault;
        let why = why(cause);
        match deed {
            FileDeed::Find => format!("There is no place to keep anything: {why}."),
            FileDeed::Read => format!("Cannot read {path}: {why}."),
            FileDeed::Write => format!("Cannot write {path}: {why}."),
        }
    }
}

/// Why something with a file failed, in a few words.
pub(super) fn why(cause: &FileCause) -> &str {
    match cause {
        FileCause::NoHome => "HOME is not set to a folder",
        FileCause::Missing => "it is not there",
        FileCause::Forbidden => "that is not allowed",
        FileCause::Full => "the disk is full",
        FileCause::ReadOnly => "the disk cannot be written",
        FileCause::IsFolder => "it is a folder",
        FileCause::NoFolder => "something on the way to it is no folder",
        FileCause::NoFile => "it is no ordinary file",
        FileCause::TooLarge => "it is too large",
        FileCause::NotText => "it is not text in UTF-8",
        FileCause::Other(words) => words,
    }
}
