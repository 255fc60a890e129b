//! How long it takes to find out who can still mate, over all known answers.
//!
//! Prints the median, 90 %, 99 % and worst time of a question, asked with the
//! full limit, for the whole collection and for ordinary falls of a flag. All
//! times are those of the processor.
#![expect(clippy::print_stdout, reason = "a bench tells its figures")]

use std::time::Duration;

use serde_json::Value;
use tabiya::notation::fen::{self, Reading};
use tabiya::rules::mating::{Answer, FULL_LIMIT, can_mate};
use tabiya::rules::{Color, Position, Variant};

/// The processor's time of this thread so far, which other programs do not lengthen.
#[cfg(unix)]
fn processor_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::try_from(time).expect("it does not run backwards")
}

/// The time so far.
#[cfg(not(unix))]
fn processor_time() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

/// Questions that take longer are asked once only.
const LONG: Duration = Duration::from_millis(2);

/// The least time of a few runs, and whether the question was settled.
fn ask(position: &Position, color: Color) -> (Duration, bool) {
    let mut least = Duration::MAX;
    for _ in 0..7 {
        let start = processor_time();
        let answer = can_mate(position, color, FULL_LIMIT);
        least = least.min(processor_time().saturating_sub(start));
        if matches!(answer, Answer::Unknown(_)) {
            return (least, false);
        }
        if least > LONG {
            break;
        }
    }
    (least, true)
}

fn report(what: &str, kind: &str) {
    let (mut times, mut open) = (Vec::new(), 0);
    for line in include_str!("../tests/data/dead.jsonl").lines() {
        let case: Value = serde_json::from_str(line).expect("a case is JSON");
        let text = |key: &str| case[key].as_str().expect("text");
        if !text("kind").contains(kind) {
            continue;
        }
        let position = fen::read(text("fen"), Reading::Lenient, Variant::Standard);
        let (position, _) = position.expect("a position");
        for color in Color::ALL {
            let (time, settled) = ask(&position, color);
            times.push(time);
            open += usize::from(!settled);
        }
    }
    times.sort();
    let part = |percent: usize| times[(times.len() - 1) * percent / 100];
    println!(
        "{what}: {} questions, {open} open, median {:?}, 90 % {:?}, 99 % {:?}, worst {:?}",
        times.len(),
        part(50),
        part(90),
        part(99),
        part(100)
    );
}

fn main() {
    report("ordinary falls of a flag", "lichess-timeout");
    report("all known answers", "");
}
