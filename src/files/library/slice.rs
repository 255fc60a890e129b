//! A part of an open file, read from its own place, whoever else reads the file at the same time.

use std::cell::Cell;
use std::fs::File;
use std::io::{self, Read};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A part of a file.
pub(super) struct Slice<'a> {
    file: Arc<File>,
    at: u64,
    end: u64,
    passed: Rc<Cell<u64>>,
    /// Says that nobody wants to read any more: then the part is at its end.
    stop: Option<&'a AtomicBool>,
}

impl Slice<'static> {
    pub(super) fn new(file: Arc<File>, offset: u64, length: u64) -> Slice<'static> {
        Slice {
            file,
            at: offset,
            end: offset.saturating_add(length),
            passed: Rc::default(),
            stop: None,
        }
    }
}

impl Slice<'_> {
    /// The same, at its end as soon as that is asked for.
    pub(super) fn watched(self, stop: &AtomicBool) -> Slice<'_> {
        Slice {
            file: self.file,
            at: self.at,
            end: self.end,
            passed: self.passed,
            stop: Some(stop),
        }
    }

    /// How many bytes have been read, also when somebody else has the slice.
    pub(super) fn passed(&self) -> Rc<Cell<u64>> {
        Rc::clone(&self.passed)
    }
}

impl Read for Slice<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.stop.is_some_and(is_stopped) {
            return Ok(0);
        }
        let left = usize::try_from(self.end.saturating_sub(self.at)).unwrap_or(usize::MAX);
        let length = left.min(buffer.len());
        let count = read_at(&self.file, &mut buffer[..length], self.at)?;
        self.at += count as u64;
        self.passed.set(self.passed.get() + count as u64);
        Ok(count)
    }
}

/// Whether a work is to be given up.
pub(super) fn is_stopped(stop: &AtomicBool) -> bool {
    stop.load(Ordering::Relaxed)
}

#[cfg(unix)]
fn read_at(file: &File, buffer: &mut [u8], offset: u64) -> io::Result<usize> {
    std::os::unix::fs::FileExt::read_at(file, buffer, offset)
}

#[cfg(windows)]
fn read_at(file: &File, buffer: &mut [u8], offset: u64) -> io::Result<usize> {
    std::os::windows::fs::FileExt::seek_read(file, buffer, offset)
}
