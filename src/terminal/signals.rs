//! The thread that turns signals into events.

use std::ffi::c_int;
use std::io;
use std::thread;

use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGTSTP, SIGWINCH};
use signal_hook::iterator::Signals;

use super::deadline::{HUNG_UP, TERMINATED, end_soon};
use super::inbox::Post;
use super::translate::RawEvent;

/// Starts the thread. From now on none of these signals does by itself what it would.
pub(super) fn watch(post: Post) -> io::Result<()> {
    let mut signals = Signals::new([SIGHUP, SIGTERM, SIGINT, SIGWINCH, SIGCONT, SIGTSTP])?;
    thread::Builder::new()
        .name("signals".to_owned())
        .spawn(move || {
            for signal in &mut signals {
                pass_on(signal, &post);
            }
        })?;
    Ok(())
}

fn pass_on(signal: c_int, post: &Post) {
    match signal {
        SIGHUP => {
            post.send(RawEvent::HungUp);
            end_soon(HUNG_UP);
        }
        SIGTERM => {
            post.send(RawEvent::Terminated);
            end_soon(TERMINATED);
        }
        SIGINT => post.send(RawEvent::Interrupted),
        // Crossterm watches this one too, but while the reader waits for the terminal it is
        // not asked.
        SIGWINCH => post.send(RawEvent::Resized),
        SIGCONT => post.send(RawEvent::Resumed),
        SIGTSTP => post.send(RawEvent::StopAsked),
        _ => {}
    }
}
