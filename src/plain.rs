//! The same program by lines of text: for screen readers, dumb terminals, pipes and scripts.
//!
//! A line that comes in is typed into the program as it would be on the screen, with Enter
//! behind it; what changes in the program then, or by the passing of time, goes out as lines.
//! What there is to say, ask and answer is the program's own: here nothing about chess is
//! known and no sentence written. No escape code goes out, whatever came in.

mod conversation;
mod heard;
mod line;
mod scene;
mod speech;

use std::io::{self, BufRead, Write};

use crate::app::{App, Medium};
use crate::terminal::{EventSource, Shell};

use conversation::Conversation;
use heard::Listener;

pub use conversation::End;
pub use heard::Heard;

/// Runs the program by the lines of `input`, which a thread reads from now on. Time starts
/// now, at 0.
///
/// The end of the input is a clean quit; a request to end gives the code 143, a hang-up 129.
///
/// # Errors
///
/// When nothing can be written to `output` any more, or no thread can be had. The program
/// has been told then that nobody hears it.
pub fn run<S: Shell>(
    app: &mut App,
    input: impl BufRead + Send + 'static,
    output: impl Write,
    shell: &mut S,
) -> io::Result<End> {
    converse(app, Listener::start(input)?, output, shell)
}

/// Runs the program by what is heard from any source, which also tells the time.
///
/// # Errors
///
/// When nothing can be written to `output` any more.
pub fn converse<S: Shell>(
    app: &mut App,
    source: impl EventSource<Heard>,
    output: impl Write,
    shell: &mut S,
) -> io::Result<End> {
    app.talk_by(Medium::Lines);
    Conversation::new(app, source, output, shell).run()
}
