//! Takes the terminal and gives it back, whatever happens.

use std::backtrace::{Backtrace, BacktraceStatus};
use std::io::{self, BufWriter, Write};
use std::panic::{self, PanicHookInfo};
use std::process;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::event::{DisableBracketedPaste, EnableBracketedPaste};
use crossterm::queue;
use crossterm::style::{ResetColor, force_color_output};
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};

use super::deadline::{PANICKED, end_soon};
use super::frames::END_FRAME;
use super::output::{Output, complain};

/// Whether the terminal is ours. Whoever turns it off has to give the terminal back, so
/// that this happens exactly once: a second time would wipe out what a panic printed.
static HELD: AtomicBool = AtomicBool::new(false);

/// Holds the terminal; it is given back when this is dropped, or when any thread panics.
#[derive(Debug)]
pub(super) struct Guard {
    mouse: bool,
}

impl Guard {
    /// Takes the terminal, with or without mouse reports.
    pub(super) fn take(mouse: bool) -> io::Result<Guard> {
        end_on_panic();
        // With NO_COLOR crossterm would send empty sequences, which reset bold and reverse
        // too. How many colours there are is decided by `capability`.
        force_color_output(true);
        let guard = Guard { mouse };
        guard.enter()?;
        Ok(guard)
    }

    /// Takes the terminal (again): also right after the process was stopped from outside and
    /// the modes of the terminal may be anybody's.
    pub(super) fn enter(&self) -> io::Result<()> {
        // Raw mode counts as on until it is switched off, whatever the terminal's state is.
        let _ = disable_raw_mode();
        enable_raw_mode()?;
        HELD.store(true, Ordering::SeqCst);
        let mut out = BufWriter::new(Output);
        queue!(out, EnterAlternateScreen)?;
        // The Linux console has no alternate screen: what stands there has to go.
        queue!(out, ResetColor, Clear(ClearType::All), Hide)?;
        // Not known to old Windows consoles, and no reason to give up.
        let _ = queue!(out, EnableBracketedPaste);
        if self.mouse {
            mouse_on(&mut out)?;
        }
        out.flush()
    }

    /// Switches mouse reports on or off, now and after the next suspension.
    pub(super) fn set_mouse(&mut self, on: bool) -> io::Result<()> {
        self.mouse = on;
        let mut out = BufWriter::new(Output);
        if on {
            mouse_on(&mut out)?;
        } else {
            mouse_off(&mut out)?;
        }
        out.flush()
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        give_back();
    }
}

/// Gives the terminal back if it is held, until the next [`Guard::enter`]: each step is tried
/// though others fail, and nothing is printed, as there may be nobody to read it.
pub(super) fn give_back() {
    if !HELD.swap(false, Ordering::SeqCst) {
        return;
    }
    let mut out = BufWriter::new(Output);
    // A frame may have been cut off in the middle.
    let _ = out.write_all(END_FRAME);
    let _ = mouse_off(&mut out);
    let _ = queue!(out, DisableBracketedPaste);
    let _ = queue!(out, ResetColor, Clear(ClearType::All), MoveTo(0, 0));
    let _ = queue!(out, LeaveAlternateScreen);
    let _ = queue!(out, Show);
    let _ = out.flush();
    let _ = disable_raw_mode();
}

/// From now on a panic in any thread gives the terminal back if it is held, then prints its
/// message, then ends the process, whichever thread it was: with one of them gone the others
/// would wait for ever. Nothing is unwound, so that this holds as well where a panic would abort.
pub(crate) fn end_on_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        panic::set_hook(Box::new(|panic| {
            end_soon(PANICKED);
            give_back();
            complain(&report(panic));
            process::exit(PANICKED.into());
        }));
    });
}

/// What the standard hook would print; that takes a lock which another thread may hold
/// until it ends.
fn report(panic: &PanicHookInfo<'_>) -> String {
    let thread = thread::current();
    let name = thread.name().unwrap_or("<unnamed>");
    let backtrace = Backtrace::capture();
    match backtrace.status() {
        BacktraceStatus::Captured => format!("thread '{name}' {panic}\n{backtrace}\n"),
        _ => format!("thread '{name}' {panic}\n"),
    }
}

/// Asks for buttons, the wheel and drags with coordinates of any size. Crossterm's own
/// command also asks for every motion, a flood that nobody here reads.
#[cfg(unix)]
fn mouse_on(out: &mut impl Write) -> io::Result<()> {
    out.write_all(b"\x1b[?1000h\x1b[?1002h\x1b[?1006h")
}

#[cfg(unix)]
fn mouse_off(out: &mut impl Write) -> io::Result<()> {
    out.write_all(b"\x1b[?1006l\x1b[?1002l\x1b[?1000l")
}

#[cfg(not(unix))]
fn mouse_on(out: &mut impl Write) -> io::Result<()> {
    queue!(out, crossterm::event::EnableMouseCapture)
}

#[cfg(not(unix))]
fn mouse_off(out: &mut impl Write) -> io::Result<()> {
    queue!(out, crossterm::event::DisableMouseCapture)
}
