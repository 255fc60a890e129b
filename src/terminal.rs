//! The terminal: taken and given back, what comes in from it, and the loop around the program.
//!
//! Three threads and one channel: one reads keys, one receives signals, and the main thread
//! waits for both, for the time the program asked for, or for ever. A fourth is there as long as
//! the program wants to know something that takes long. No thread ever wakes
//! without a cause, and a frame in which nothing changed writes not a single byte.

mod capability;
mod clock;
mod deadline;
mod effects;
mod frames;
mod guard;
mod inbox;
mod keyboard;
mod output;
mod reader;
mod run_loop;
mod settler;
#[cfg(unix)]
mod signals;
mod translate;
mod typed;

use std::fs::OpenOptions;
use std::io::{self, IsTerminal};
use std::process;

use ratatui::Terminal;

use effects::TerminalShell;
use frames::Frames;
use guard::Guard;
use output::Output;
use settler::Settler;

use crate::wording::Language;

pub(crate) use clock::SystemClock;
pub(crate) use deadline::{HUNG_UP, TERMINATED, end_soon};
pub(crate) use guard::end_on_panic;
pub(crate) use inbox::{Inbox, Post, open};
#[cfg(unix)]
pub(crate) use signals::{ENDING, watch};

pub use capability::{Characters, ColorChoice, ColorDepth, ColorEnvironment, color_depth};
pub use inbox::{Messenger, Stamped};
pub use run_loop::{Arrival, End, EventSource, Loop, Program, Shell};
pub use translate::RawEvent;
pub(crate) use typed::TypedInput;

/// How the terminal is to be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Whether mouse reports are on from the start; they take away the terminal's own way to
    /// select text.
    pub mouse: bool,
    /// The language in which it is told that something of the terminal failed.
    pub language: Language,
}

/// Where keys may come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keys {
    /// From standard input, which has to be a terminal.
    StandardInput,
    /// From the controlling terminal if standard input, which was used up for something
    /// else, is none.
    AnyTerminal,
}

/// Whether there is a terminal to draw on and one to take keys from.
pub fn is_at_hand(keys: Keys) -> bool {
    let keyboard =
        io::stdin().is_terminal() || keys == Keys::AnyTerminal && has_controlling_terminal();
    keyboard && io::stdout().is_terminal()
}

fn has_controlling_terminal() -> bool {
    let name = if cfg!(windows) { "CONIN$" } else { "/dev/tty" };
    OpenOptions::new().read(true).write(true).open(name).is_ok()
}

/// Runs the program in the terminal and returns its exit code. Time starts now, at 0.
///
/// The terminal is given back however this ends: by [`Effect::Exit`](crate::app::Effect),
/// by a request to end (the code is then 143), by a panic in any thread (101). When the
/// terminal is gone the program gets [`Event::HungUp`](crate::app::Event), its effects are
/// carried out, and the process ends here with 129: there is nothing to give back, and
/// whatever tried to write would fail.
///
/// # Errors
///
/// When the terminal cannot be taken; then nothing has been drawn.
pub fn run<P: Program, S: Shell>(
    program: &mut P,
    shell: &mut S,
    options: Options,
) -> io::Result<u8> {
    let (inbox, post) = inbox::open(SystemClock::start());
    #[cfg(unix)]
    signals::watch(signals::ALL, post.clone())?;
    let settler = Settler::new(post.clone());
    let mut shell = TerminalShell::new(
        Guard::take(options.mouse)?,
        settler,
        shell,
        options.language,
    );
    let messenger = Messenger::new(post.clone());
    reader::start(post)?;
    shell.connect(messenger);
    let screen = Terminal::new(Frames::new(Output, Output::size))?;
    let mut running = Loop::new(program, inbox, screen, shell);
    let end = running.run();
    if end.hung_up {
        // After a signal the terminal may well be there. If not, nothing comes of the attempt, and
        // nobody else may touch it: to fail there would be a panic.
        guard::give_back();
        process::exit(end.code.into());
    }
    Ok(end.code)
}
