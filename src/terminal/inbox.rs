//! What has come in and waits to be handled, each with the time at which it was read.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::clock::SystemClock;
use super::run_loop::{Arrival, EventSource};
use super::translate::RawEvent;
use crate::app::Event;
use crate::game::Timestamp;

/// An event and the time at which it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamped<E = RawEvent> {
    /// What came in.
    pub event: E,
    /// When it was read, not when it is handled.
    pub at: Timestamp,
}

/// Where the threads that listen drop what they heard.
pub(crate) struct Post<E = RawEvent>(Arc<Mutex<Sending<E>>>);

struct Sending<E> {
    clock: SystemClock,
    sender: Sender<Stamped<E>>,
}

impl<E> Clone for Post<E> {
    fn clone(&self) -> Post<E> {
        Post(self.0.clone())
    }
}

impl<E> Post<E> {
    /// Stamps an event and passes it on. Both happen under one lock, so that events arrive
    /// in the order of their stamps, and none arrives after a later time has been told.
    pub(crate) fn send(&self, event: E) {
        let mut sending = self.lock();
        let at = sending.clock.now();
        // Without a receiver the program is over, and nobody wants to know.
        let _ = sending.sender.send(Stamped { event, at });
    }

    fn lock(&self) -> MutexGuard<'_, Sending<E>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// By which way a thread tells the program something, whenever it likes.
#[derive(Clone)]
pub struct Messenger(Post);

impl Messenger {
    /// A messenger to the program whose post this is.
    pub(super) const fn new(post: Post) -> Messenger {
        Messenger(post)
    }

    /// Tells the program something.
    pub fn send(&self, event: Event) {
        self.0.send(RawEvent::Told(event));
    }
}

/// The receiving end.
pub(crate) struct Inbox<E = RawEvent> {
    receiver: Receiver<Stamped<E>>,
    post: Post<E>,
}

/// An empty inbox, and the post to fill it.
pub(crate) fn open<E>(clock: SystemClock) -> (Inbox<E>, Post<E>) {
    let (sender, receiver) = channel();
    let post = Post(Arc::new(Mutex::new(Sending { clock, sender })));
    let inbox = Inbox {
        receiver,
        post: post.clone(),
    };
    (inbox, post)
}

impl<E> Inbox<E> {
    /// The wait is over: something that was read in time may still have slipped in.
    fn time_is_up(&self) -> Arrival<E> {
        let mut sending = self.post.lock();
        let now = sending.clock.now();
        match self.receiver.try_recv() {
            Ok(stamped) => Arrival::Event(stamped),
            Err(_) => Arrival::TimeIsUp(now),
        }
    }
}

impl<E> EventSource<E> for Inbox<E> {
    fn now(&self) -> Timestamp {
        self.post.lock().clock.now()
    }

    fn wait(&mut self, until: Option<Timestamp>) -> Arrival<E> {
        let received = match until {
            None => self
                .receiver
                .recv()
                .map_err(|_| RecvTimeoutError::Disconnected),
            Some(until) => {
                let patience = until.monotonic.saturating_sub(self.now().monotonic);
                self.receiver.recv_timeout(patience)
            }
        };
        received.map_or_else(|_| self.time_is_up(), Arrival::Event)
    }

    fn waiting(&mut self) -> Option<Stamped<E>> {
        self.receiver.try_recv().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::{SystemClock, open};
    use crate::game::Timestamp;
    use crate::terminal::RawEvent;
    use crate::terminal::run_loop::{Arrival, EventSource};

    #[test]
    fn events_come_in_the_order_of_their_stamps() {
        let (mut inbox, post) = open(SystemClock::start());
        post.send(RawEvent::Resized);
        post.send(RawEvent::HungUp);
        let first = inbox.waiting().unwrap();
        let second = inbox.waiting().unwrap();
        assert_eq!(first.event, RawEvent::Resized);
        assert_eq!(second.event, RawEvent::HungUp);
        assert!(first.at <= second.at && second.at <= inbox.now());
        assert_eq!(inbox.waiting(), None);
    }

    #[test]
    fn what_was_read_in_time_comes_before_the_end_of_the_wait() {
        let (mut inbox, post) = open(SystemClock::start());
        post.send(RawEvent::Resized);
        let long_past = Some(Timestamp::default());
        assert!(matches!(inbox.wait(long_past), Arrival::Event(_)));
        assert!(matches!(inbox.wait(long_past), Arrival::TimeIsUp(_)));
    }

    #[test]
    fn an_event_that_slips_in_at_the_last_moment_is_found() {
        let (inbox, post) = open(SystemClock::start());
        post.send(RawEvent::Resized);
        assert!(matches!(inbox.time_is_up(), Arrival::Event(_)));
        assert!(matches!(inbox.time_is_up(), Arrival::TimeIsUp(_)));
    }
}
