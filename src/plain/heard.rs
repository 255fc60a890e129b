//! What comes in from outside, each with its time: lines, their end, and signals.

use std::io::{self, BufRead};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use super::line::{self, Line};
use crate::game::Timestamp;
use crate::terminal::{
    Arrival, EventSource, HUNG_UP, Inbox, Post, RawEvent, Stamped, SystemClock, end_soon, open,
};

/// Something that came in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A line, without its end and without control characters.
    Line(String),
    /// A line too long to be read.
    TooLong,
    /// There are no more lines.
    End,
    /// A signal, or the loss of the terminal.
    Outside(RawEvent),
}

impl Heard {
    /// Whether there is another line to come after it.
    const fn is_line(&self) -> bool {
        matches!(self, Heard::Line(_) | Heard::TooLong)
    }

    /// Whether it comes from where lines come from.
    pub(super) const fn is_typed(&self) -> bool {
        !matches!(self, Heard::Outside(_))
    }
}

impl From<RawEvent> for Heard {
    fn from(event: RawEvent) -> Heard {
        Heard::Outside(event)
    }
}

impl From<Line> for Heard {
    fn from(line: Line) -> Heard {
        match line {
            Line::Text(text) => Heard::Line(text),
            Line::TooLong => Heard::TooLong,
        }
    }
}

/// Listens to lines in one thread and to signals in another.
pub(super) struct Listener {
    inbox: Inbox<Heard>,
    /// Each leave lets one more line be read, so that a long file is not heaped up.
    leaves: Sender<()>,
}

impl Listener {
    /// Starts the threads, and the clock.
    pub(super) fn start(input: impl BufRead + Send + 'static) -> io::Result<Listener> {
        let (inbox, post) = open(SystemClock::start());
        #[cfg(unix)]
        crate::terminal::watch(crate::terminal::ENDING, post.clone())?;
        let (leaves, leave) = channel();
        thread::Builder::new()
            .name("lines".to_owned())
            .spawn(move || read(input, &post, &leave))?;
        let listener = Listener { inbox, leaves };
        listener.give_leave();
        Ok(listener)
    }

    fn give_leave(&self) {
        // A reader that is gone has said why.
        let _ = self.leaves.send(());
    }

    fn heard(&self, event: &Heard) {
        if event.is_line() {
            self.give_leave();
        }
    }
}

/// Passes on the lines, one for each leave.
fn read(mut input: impl BufRead, post: &Post<Heard>, leave: &Receiver<()>) {
    while leave.recv().is_ok() {
        match line::next(&mut input) {
            Ok(Some(line)) => post.send(line.into()),
            Ok(None) => return post.send(Heard::End),
            Err(_) => {
                // Whatever the error was, no line will come any more.
                post.send(RawEvent::HungUp.into());
                return end_soon(HUNG_UP);
            }
        }
    }
}

impl EventSource<Heard> for Listener {
    fn now(&self) -> Timestamp {
        self.inbox.now()
    }

    fn wait(&mut self, until: Option<Timestamp>) -> Arrival<Heard> {
        let arrival = self.inbox.wait(until);
        if let Arrival::Event(Stamped { event, .. }) = &arrival {
            self.heard(event);
        }
        arrival
    }

    fn waiting(&mut self) -> Option<Stamped<Heard>> {
        let stamped = self.inbox.waiting()?;
        self.heard(&stamped.event);
        Some(stamped)
    }
}
