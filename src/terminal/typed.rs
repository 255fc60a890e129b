//! Standard input where it is read by lines and not key by key.

use std::io::{self, IsTerminal, Read, Stdin};

/// Standard input. Where it is a terminal that goes away, that is an error and not its end.
pub(crate) struct TypedInput {
    input: Stdin,
    is_terminal: bool,
}

impl TypedInput {
    /// Standard input as it is now.
    pub(crate) fn new() -> TypedInput {
        let input = io::stdin();
        let is_terminal = input.is_terminal();
        TypedInput { input, is_terminal }
    }
}

impl Read for TypedInput {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self.input.read(buffer)? {
            0 if self.is_terminal && is_gone()? => Err(io::ErrorKind::UnexpectedEof.into()),
            count => Ok(count),
        }
    }
}

/// Whether the terminal will never have anything to read again.
#[cfg(unix)]
fn is_gone() -> io::Result<bool> {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    use rustix::stdio::stdin;

    let input = stdin();
    let mut polled = [PollFd::new(&input, PollFlags::IN)];
    let at_once = Timespec::default();
    rustix::io::retry_on_intr(|| poll(&mut polled, Some(&at_once)))?;
    let gone = PollFlags::HUP | PollFlags::ERR;
    Ok(polled[0].revents().intersects(gone))
}

#[cfg(not(unix))]
fn is_gone() -> io::Result<bool> {
    Ok(false)
}
