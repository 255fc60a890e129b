//! Sentences about files: what was tried, and why it failed.

/// What was tried with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FileDeed {
    /// To find out where it belongs.
    Find,
    /// To read it.
    Read,
    /// To write it, or to make its folder.
    Write,
}

/// Why it failed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum FileCause {
    /// Nobody knows where the user's home is.
    NoHome,
    /// It is not there.
    Missing,
    /// The user may not do that.
    Forbidden,
    /// There is no room left.
    Full,
    /// What it lies on cannot be written.
    ReadOnly,
    /// It is a folder.
    IsFolder,
    /// Something on the way to it is no folder.
    NoFolder,
    /// It is a pipe, a socket or a device.
    NoFile,
    /// It is larger than such a file can be.
    TooLarge,
    /// It holds something else than text.
    NotText,
    /// Anything else, in the words of the system.
    Other(String),
}

/// Something with a file that failed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FileFault {
    /// What was tried.
    pub deed: FileDeed,
    /// On which file; empty where that is just what is not known.
    pub path: String,
    /// Why it failed.
    pub cause: FileCause,
}

/// What is said about files.
pub trait FileWords {
    /// That something with a file failed, and why.
    fn file_fault(&self, fault: &FileFault) -> String;
}
