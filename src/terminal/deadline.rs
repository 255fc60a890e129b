//! Sees to it that a process which has to end does end.

use std::process;
use std::thread;
use std::time::Duration;

use crossterm::terminal::disable_raw_mode;

/// The exit code after the terminal was lost: 128 and the number of SIGHUP.
pub(crate) const HUNG_UP: u8 = 129;

/// The exit code after a request to end: 128 and the number of SIGTERM.
pub(crate) const TERMINATED: u8 = 143;

/// The exit code of a process that panicked, as Rust has it.
pub(super) const PANICKED: u8 = 101;

/// How long the program has for its last deeds.
const GRACE: Duration = Duration::from_secs(1);

/// Ends the process with this code if it is still there after a second.
///
/// The loop cannot end by itself while it is stuck in a write to a terminal that takes
/// nothing any more (stopped, or behind a dead connection).
pub(crate) fn end_soon(code: u8) {
    // Without another thread to be had, the loop is the only hope.
    let _ = thread::Builder::new()
        .name("deadline".to_owned())
        .spawn(move || {
            thread::sleep(GRACE);
            // Whatever would have to be written could not be.
            let _ = disable_raw_mode();
            process::exit(code.into());
        });
}
