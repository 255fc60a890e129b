//! The way out to the terminal, without a lock and without a buffer.

use std::io::{self, Write};

use ratatui::layout::Size;

/// Standard output as it is: each write is one system call.
///
/// The standard library's own handle has a lock, which a thread that is stuck in a write to
/// a stopped terminal never lets go, and a line buffer, whose rest would be written when the
/// process ends, after the terminal has been given back. Whoever wants a buffer brings one.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Output;

#[cfg(unix)]
impl Output {
    /// The size of the terminal in cells; 0 by 0 is possible.
    pub(super) fn size() -> io::Result<Size> {
        let size = rustix::termios::tcgetwinsize(rustix::stdio::stdout())?;
        Ok(Size::new(size.ws_col, size.ws_row))
    }

    /// Waits until something can be written: another program may have left the terminal
    /// in the mode in which a write that has to wait fails.
    fn wait_until_writable() -> io::Result<()> {
        use rustix::event::{PollFd, PollFlags, poll};

        let stdout = rustix::stdio::stdout();
        rustix::io::retry_on_intr(|| {
            poll(&mut [PollFd::new(&stdout, PollFlags::OUT)], None).map(drop)
        })?;
        Ok(())
    }
}

/// Prints on standard error, past its lock as well; there is nobody left to hear of an error.
#[cfg(unix)]
pub(super) fn complain(text: &str) {
    let mut rest = text.as_bytes();
    while let Ok(count @ 1..) =
        rustix::io::retry_on_intr(|| rustix::io::write(rustix::stdio::stderr(), rest))
    {
        rest = &rest[count..];
    }
}

/// Prints on standard error; there is nobody left to hear of an error.
#[cfg(not(unix))]
pub(super) fn complain(text: &str) {
    let _ = io::stderr().write_all(text.as_bytes());
}

#[cfg(unix)]
impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        loop {
            match rustix::io::write(rustix::stdio::stdout(), bytes) {
                Err(rustix::io::Errno::AGAIN) => Output::wait_until_writable()?,
                written => return Ok(written?),
            }
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(not(unix))]
impl Output {
    /// The size of the terminal in cells; 0 by 0 is possible.
    pub(super) fn size() -> io::Result<Size> {
        let (width, height) = crossterm::terminal::size()?;
        Ok(Size::new(width, height))
    }
}

#[cfg(not(unix))]
impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        io::stdout().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stdout().flush()
    }
}
