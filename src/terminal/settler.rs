//! The thread that finds out who can still mate, while the loop goes on.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::inbox::Post;
use super::translate::RawEvent;
use crate::game::{Finding, Question};
use crate::rules::mating::{FULL_LIMIT, Search};

/// So many positions are looked at before somebody can break in: less than a millisecond.
const SLICE: usize = 100;

/// How often it is told how far the search is, where somebody waits for it.
const REPORT_EVERY: Duration = Duration::from_millis(500);

/// Settles one question at a time.
pub(super) struct Settler {
    post: Post,
    /// Tells the thread at work, if there is one, that nobody wants its answer any more.
    given_up: Arc<AtomicBool>,
}

impl Settler {
    /// One that sends there what it finds out.
    pub(super) fn new(post: Post) -> Settler {
        Settler {
            post,
            given_up: Arc::default(),
        }
    }

    /// Gives the last question up for this one, if there is one.
    ///
    /// # Errors
    ///
    /// When no thread can be had.
    pub(super) fn settle(&mut self, question: Option<Question>) -> io::Result<()> {
        self.given_up.store(true, Ordering::Relaxed);
        let Some(question) = question else {
            return Ok(());
        };
        self.given_up = Arc::default();
        let (given_up, post) = (self.given_up.clone(), self.post.clone());
        thread::Builder::new()
            .name("mate".to_owned())
            .spawn(move || search(&question, &given_up, &post))?;
        Ok(())
    }
}

fn search(question: &Question, given_up: &AtomicBool, post: &Post) {
    let mut search = Search::new(&question.position, question.color, FULL_LIMIT);
    let mut reported = Instant::now();
    while !given_up.load(Ordering::Relaxed) {
        if let Some(answer) = search.run(SLICE) {
            return post.send(RawEvent::Found(*question, Finding::Settled(answer)));
        }
        if question.awaited && reported.elapsed() >= REPORT_EVERY {
            reported = Instant::now();
            let looked = Finding::Looked(search.visited());
            post.send(RawEvent::Found(*question, looked));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::clock::SystemClock;
    use super::super::inbox;
    use super::super::run_loop::{Arrival, EventSource};
    use super::{Finding, Question, RawEvent, Settler};
    use crate::notation::fen::{self, Reading};
    use crate::rules::mating::Answer;
    use crate::rules::{Color, Variant};

    fn question(fen: &str) -> Question {
        let read = fen::read(fen, Reading::Lenient, Variant::Standard);
        Question {
            position: read.expect("a position").0,
            color: Color::White,
            awaited: false,
        }
    }

    #[test]
    fn the_answer_to_the_last_question_comes_and_none_to_one_given_up() {
        let (mut inbox, post) = inbox::open(SystemClock::start());
        let mut settler = Settler::new(post);
        // Nothing is proved about it in two million positions.
        let endless = question("8/8/3b3p/2b2p1P/3b1p1K/b4Pp1/1b1b2P1/b4kb1 b - - 0 1");
        let walled = question("4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/4K3 w - - 0 1");
        settler.settle(Some(endless)).expect("a thread");
        settler.settle(Some(walled)).expect("a thread");
        let Arrival::Event(arrived) = inbox.wait(None) else {
            panic!("the wait has no end");
        };
        let answer = Finding::Settled(Answer::Cannot);
        assert_eq!(arrived.event, RawEvent::Found(walled, answer));
        settler.settle(Some(endless)).expect("a thread");
        settler.settle(None).expect("no thread is needed");
        assert_eq!(inbox.waiting(), None);
    }
}
