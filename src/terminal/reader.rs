//! The thread that reads the keys, and notices when the terminal is gone.

use std::convert::Infallible;
use std::io;
use std::thread;
use std::time::Duration;

use crossterm::event;

use super::deadline::{HUNG_UP, end_soon};
use super::inbox::Post;
use super::keyboard::Keyboard;
use super::translate::{RawEvent, translate};

/// Starts the thread; keys come from standard input if that is a terminal, else from the
/// controlling terminal.
pub(super) fn start(post: Post) -> io::Result<()> {
    let keyboard = Keyboard::open()?;
    thread::Builder::new()
        .name("keys".to_owned())
        .spawn(move || {
            // Whatever the error was, no key will come any more.
            let Err(_) = read(&keyboard, &post);
            post.send(RawEvent::HungUp);
            end_soon(HUNG_UP);
        })?;
    Ok(())
}

/// Passes on what is typed, until the terminal is gone.
///
/// When crossterm has got only the beginning of a sequence it waits for the rest, however
/// long that takes; then only this thread waits with it.
fn read(keyboard: &Keyboard, post: &Post) -> io::Result<Infallible> {
    loop {
        let patience = keyboard.wait()?;
        pass_on(post, patience)?;
    }
}

fn pass_on(post: &Post, patience: Duration) -> io::Result<()> {
    while event::poll(patience)? {
        if let Some(event) = translate(event::read()?) {
            post.send(event);
        }
    }
    Ok(())
}
