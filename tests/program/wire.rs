//! The reading end of the terminal: what has come out of it, and the thread that reads it.

use std::io::Read;
use std::num::NonZeroU16;
use std::sync::{Condvar, Mutex, MutexGuard};
use std::time::Duration;

use vt100::Parser;

/// What has come out of the terminal so far.
pub(crate) struct Seen {
    pub(crate) parser: Parser,
    pub(crate) output: Vec<u8>,
    pub(crate) order: Order,
    pub(crate) state: State,
}

/// What the thread that reads is to do.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Order {
    Read,
    /// To read nothing until there is another order.
    Freeze,
    /// To let go of the terminal.
    Unplug,
}

/// What the thread that reads does.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum State {
    Reading,
    /// Told not to read, and there is more than the terminal would take.
    Frozen,
    /// There is nothing to be read any more.
    Over,
}

/// The reading end, shared with the thread that reads.
pub(crate) struct Wire {
    pub(crate) seen: Mutex<Seen>,
    pub(crate) changed: Condvar,
}

impl Wire {
    /// A terminal of this size on which nothing has been written.
    pub(crate) fn new(columns: u16, rows: u16) -> Wire {
        Wire {
            seen: Mutex::new(Seen {
                parser: Parser::new(at_least_one(rows), at_least_one(columns), 0),
                output: Vec::new(),
                order: Order::Read,
                state: State::Reading,
            }),
            changed: Condvar::new(),
        }
    }

    /// Reads until there is nothing more to come, and follows orders.
    pub(crate) fn read(&self, mut out: impl Read) {
        let mut bytes = [0; 4096];
        loop {
            let count = out.read(&mut bytes).unwrap_or(0);
            let mut seen = self.lock();
            while seen.order == Order::Freeze {
                seen.state = State::Frozen;
                self.changed.notify_all();
                seen = self.changed.wait(seen).unwrap();
            }
            if count == 0 || seen.order == Order::Unplug {
                seen.state = State::Over;
                self.changed.notify_all();
                return;
            }
            seen.state = State::Reading;
            seen.parser.process(&bytes[..count]);
            seen.output.extend_from_slice(&bytes[..count]);
            self.changed.notify_all();
        }
    }

    /// Gives another order.
    pub(crate) fn order(&self, order: Order) {
        self.lock().order = order;
        self.changed.notify_all();
    }

    /// Whether what has come out gets to be so within this time.
    pub(crate) fn comes_within(&self, time: Duration, is_so: impl Fn(&Seen) -> bool) -> bool {
        let (_seen, result) = self
            .changed
            .wait_timeout_while(self.lock(), time, |seen| !is_so(seen))
            .unwrap();
        !result.timed_out()
    }

    pub(crate) fn lock(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap()
    }
}

/// The picture of a window of no size still has one cell.
pub(crate) fn at_least_one(count: u16) -> NonZeroU16 {
    NonZeroU16::new(count).unwrap_or(NonZeroU16::MIN)
}
