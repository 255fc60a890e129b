//! The thread that turns signals into events.

use std::ffi::c_int;
use std::io;
use std::thread;

use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH, SIGXFSZ};
use signal_hook::iterator::Signals;

use super::deadline::{HUNG_UP, TERMINATED, end_soon};
use super::inbox::Post;
use super::translate::RawEvent;

/// The signals that end a program.
pub(crate) const ENDING: &[c_int] = &[SIGHUP, SIGTERM, SIGQUIT, SIGINT];

/// Those, and the ones that say what becomes of the terminal.
pub(super) const ALL: &[c_int] = &[SIGHUP, SIGTERM, SIGQUIT, SIGINT, SIGWINCH, SIGCONT, SIGTSTP];

/// Starts the thread. From now on none of these signals does by itself what it would.
pub(crate) fn watch<E>(signals: &[c_int], post: Post<E>) -> io::Result<()>
where
    E: From<RawEvent> + Send + 'static,
{
    let mut signals = Signals::new(signals)?;
    // A file that may not grow ends the process, unless somebody listens: then the write fails
    // and that is told.
    signals.add_signal(SIGXFSZ)?;
    thread::Builder::new()
        .name("signals".to_owned())
        .spawn(move || {
            for signal in &mut signals {
                pass_on(signal, &post);
            }
        })?;
    Ok(())
}

fn pass_on<E: From<RawEvent>>(signal: c_int, post: &Post<E>) {
    let send = |event: RawEvent| post.send(event.into());
    match signal {
        SIGHUP => {
            send(RawEvent::HungUp);
            end_soon(HUNG_UP);
        }
        SIGTERM | SIGQUIT => {
            send(RawEvent::Terminated);
            end_soon(TERMINATED);
        }
        SIGINT => send(RawEvent::Interrupted),
        // Crossterm watches this one too, but while the reader waits for the terminal it is
        // not asked.
        SIGWINCH => send(RawEvent::Resized),
        SIGCONT => send(RawEvent::Resumed),
        SIGTSTP => send(RawEvent::StopAsked),
        _ => {}
    }
}
