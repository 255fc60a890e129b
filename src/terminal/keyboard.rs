//! The terminal from which keys come: waiting until it has something to read, or is gone.

use std::time::Duration;

/// Where the terminal cannot be watched, crossterm has to wait for the keys itself.
const UNWATCHED: Duration = Duration::from_hours(1);

#[cfg(not(unix))]
pub(super) use console::Keyboard;
#[cfg(unix)]
pub(super) use unix::Keyboard;

#[cfg(unix)]
mod unix {
    use std::fs::File;
    use std::io;
    use std::os::fd::{AsFd, BorrowedFd};
    use std::time::Duration;

    use rustix::event::{PollFd, PollFlags, poll};
    use rustix::stdio::stdin;
    use rustix::termios::isatty;

    use super::UNWATCHED;

    /// How long crossterm may wait for one more key before the terminal itself is watched
    /// again. It takes a wait of no length as leave not to look at what it has parsed
    /// already, and on a busy machine a short wait may have no length left when it begins.
    const SETTLE: Duration = Duration::from_millis(20);

    /// The terminal that crossterm reads; the same rule finds it.
    pub(in crate::terminal) enum Keyboard {
        StandardInput,
        ControllingTerminal(File),
    }

    impl Keyboard {
        pub(in crate::terminal) fn open() -> io::Result<Keyboard> {
            if isatty(stdin()) {
                Ok(Keyboard::StandardInput)
            } else {
                Ok(Keyboard::ControllingTerminal(File::open("/dev/tty")?))
            }
        }

        /// Sleeps until there is something to read; how long crossterm may then look for it.
        ///
        /// # Errors
        ///
        /// When the terminal is gone: it will never have anything to read again. Crossterm
        /// would not notice, but read nothing over and over.
        pub(in crate::terminal) fn wait(&self) -> io::Result<Duration> {
            let mut polled = [PollFd::new(self, PollFlags::IN)];
            rustix::io::retry_on_intr(|| poll(&mut polled, None))?;
            let seen = polled[0].revents();
            if seen.contains(PollFlags::NVAL) {
                Ok(UNWATCHED)
            } else if seen.intersects(PollFlags::HUP | PollFlags::ERR) {
                Err(io::ErrorKind::UnexpectedEof.into())
            } else {
                Ok(SETTLE)
            }
        }
    }

    impl AsFd for Keyboard {
        fn as_fd(&self) -> BorrowedFd<'_> {
            match self {
                Keyboard::StandardInput => stdin(),
                Keyboard::ControllingTerminal(file) => file.as_fd(),
            }
        }
    }
}

#[cfg(not(unix))]
mod console {
    use std::io;
    use std::time::Duration;

    use super::UNWATCHED;

    /// The console, which goes away only together with the process.
    pub(in crate::terminal) struct Keyboard;

    #[expect(
        clippy::unnecessary_wraps,
        clippy::unused_self,
        reason = "elsewhere there is more to it"
    )]
    impl Keyboard {
        pub(in crate::terminal) fn open() -> io::Result<Keyboard> {
            Ok(Keyboard)
        }

        pub(in crate::terminal) fn wait(&self) -> io::Result<Duration> {
            Ok(UNWATCHED)
        }
    }
}
