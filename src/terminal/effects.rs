//! Carries out what the program asks of the terminal; the rest goes on to its shell.

use std::io::{self, Write};

use crossterm::clipboard::CopyToClipboard;
use crossterm::queue;

use super::guard::Guard;
use super::inbox::Messenger;
use super::output::Output;
use super::run_loop::Shell;
use super::settler::Settler;
use crate::app::{Effect, Event};
use crate::game::{Finding, Question};
use crate::rules::mating::Answer;
use crate::wording::{Language, TerminalDeed};

/// The shell of the program with the terminal around it.
pub(super) struct TerminalShell<'a, S> {
    guard: Guard,
    settler: Settler,
    language: Language,
    shell: &'a mut S,
}

impl<'a, S: Shell> TerminalShell<'a, S> {
    /// Holds the terminal from now on; it is given back when this is dropped.
    pub(super) fn new(
        guard: Guard,
        settler: Settler,
        shell: &'a mut S,
        language: Language,
    ) -> Self {
        TerminalShell {
            guard,
            settler,
            language,
            shell,
        }
    }
}

impl<S> TerminalShell<'_, S> {
    /// Has a question settled. Where no thread can be had it stays unsettled at once, so that
    /// no game waits for ever.
    fn settle(&mut self, question: Option<Question>) -> Option<Event> {
        self.settler.settle(question).err()?;
        let open = Finding::Settled(Answer::Unknown(0));
        question.map(|question| Event::Found(question, open))
    }
}

impl<S: Shell> Shell for TerminalShell<'_, S> {
    fn perform(&mut self, effect: Effect) -> Option<Event> {
        if let Effect::Speak(language) = effect {
            self.language = language;
        }
        let (what, done) = match effect {
            Effect::Copy(text) => (TerminalDeed::Copy, copy(&text)),
            Effect::Bell => (TerminalDeed::Bell, Output.write_all(b"\x07")),
            Effect::Mouse(on) => (TerminalDeed::Mouse, self.guard.set_mouse(on)),
            Effect::Suspend => (TerminalDeed::Suspend, suspend(&self.guard)),
            Effect::Settle(question) => return self.settle(question),
            effect => return self.shell.perform(effect),
        };
        let error = done.err()?;
        let sentence = self
            .language
            .words()
            .terminal_fault(what, &error.to_string());
        Some(Event::Failed(sentence))
    }

    fn connect(&mut self, messenger: Messenger) {
        self.shell.connect(messenger);
    }

    fn resume(&mut self) -> io::Result<()> {
        self.guard.enter()
    }
}

/// Asks the terminal to put the text on the clipboard (OSC 52); it never tells whether it did.
fn copy(text: &str) -> io::Result<()> {
    let mut request = Vec::new();
    queue!(request, CopyToClipboard::to_clipboard_from(text))?;
    Output.write_all(&request)
}

/// Gives the terminal back and stops the whole process group, as a pipeline or a script
/// around the program would otherwise keep the terminal.
///
/// It is the stop that cannot be refused: SIGTSTP, the polite one, is discarded where no
/// shell with job control is the parent.
#[cfg(unix)]
fn suspend(guard: &Guard) -> io::Result<()> {
    use super::guard::give_back;
    use rustix::process::{Signal, kill_current_process_group};

    give_back();
    if let Err(refused) = kill_current_process_group(Signal::STOP) {
        guard.enter()?;
        return Err(refused.into());
    }
    Ok(())
}

#[cfg(not(unix))]
fn suspend(_guard: &Guard) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}
