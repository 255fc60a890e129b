//! What the program costs, beside another one if there is one: a long look, not a test.
//!
//! ```text
//! TABIYA_WEIGH=/path/to/chess-tui cargo test --release --test program weigh -- --ignored --nocapture
//! ```
//!
//! `TABIYA_WEIGH_START` holds the keys that bring the other program to an empty board, and
//! `TABIYA_WEIGH_MOVE` those of a move there; `\r` in them is Enter, `\x1b[A` the arrow up.

#![expect(clippy::print_stdout, reason = "it tells its figures")]

use std::fs;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use crate::launch::Launch;
use crate::pty::Session;

/// A program that writes nothing for so long has finished a frame.
const STILL: Duration = Duration::from_millis(150);

/// How long it is left alone.
const IDLE: Duration = Duration::from_secs(5);

const STARTS: usize = 15;

/// A program with the keys that lead to a game, and those of a move.
struct Subject {
    path: PathBuf,
    start: String,
    mv: String,
}

#[test]
#[ignore = "it prints figures, and takes half a minute"]
fn what_the_program_costs() {
    let own = PathBuf::from(env!("CARGO_BIN_EXE_tabiya"));
    let (start, mv) = (String::new(), "e4\r".to_owned());
    let mut subjects = vec![Subject {
        path: own,
        start,
        mv,
    }];
    if let Ok(path) = std::env::var("TABIYA_WEIGH") {
        let keys = |name| unescaped(&std::env::var(name).unwrap_or_default());
        subjects.push(Subject {
            path: path.into(),
            start: keys("TABIYA_WEIGH_START"),
            mv: keys("TABIYA_WEIGH_MOVE"),
        });
    }
    for subject in &subjects {
        weigh(subject);
    }
}

fn weigh(subject: &Subject) {
    let launch = Launch::new(&subject.path);
    let mut starts: Vec<Duration> = (0..STARTS).map(|_| first_frame(&launch)).collect();
    starts.sort_unstable();
    let mut session = launch.start();
    settle(&session);
    session.key(&subject.start);
    settle(&session);
    let (written, sleeps) = (session.written(), session.sleeps());
    thread::sleep(IDLE);
    let idle = (session.written() - written, session.sleeps() - sleeps);
    let before = session.written();
    session.key(&subject.mv);
    let took = settle(&session);
    println!(
        "{}\n  first frame {:.1} ms (median of {STARTS}, least {:.1})\n  most memory {} kB\n  \
         idle for {} s: {} bytes, {} times asleep\n  a move: {} bytes, {:.1} ms\n  size of the file {} kB",
        subject.path.display(),
        millis(starts[STARTS / 2]),
        millis(starts[0]),
        most_memory(session.id()),
        IDLE.as_secs(),
        idle.0,
        idle.1,
        session.written() - before,
        millis(took),
        fs::metadata(&subject.path).unwrap().len() / 1024,
    );
}

fn first_frame(launch: &Launch) -> Duration {
    let start = Instant::now();
    let session = launch.start();
    start.elapsed() + settle(&session)
}

/// Waits until nothing has been written for a while; when the last of it was.
fn settle(session: &Session) -> Duration {
    let start = Instant::now();
    let (mut written, mut last) = (session.written(), Duration::ZERO);
    while start.elapsed().saturating_sub(last) < STILL {
        if session.written() != written {
            (written, last) = (session.written(), start.elapsed());
        }
        thread::sleep(Duration::from_micros(100));
    }
    last
}

/// The most memory that a process has had so far, in kilobytes.
fn most_memory(process: i32) -> String {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let figure = line.and_then(|line| line.split_whitespace().next());
    figure.unwrap_or("?").to_owned()
}

fn millis(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1000.0
}

fn unescaped(text: &str) -> String {
    text.replace("\\r", "\r").replace("\\x1b", "\x1b")
}
