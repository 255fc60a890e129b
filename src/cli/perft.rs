//! `tabiya perft`: how many move sequences of a length are legal.
//!
//! The positions after two plies are shared out among threads, which take
//! one after the other; so all are busy to the end.

use std::io::{self, Write};
use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;

use super::{PositionArguments, position};
use crate::notation::coordinate;
use crate::notation::fen::Reading;
use crate::rules::{Instructions, Move, Position};

/// How often something is said while it takes long.
const PATIENCE: Duration = Duration::from_secs(2);

/// What is asked of `perft`.
#[derive(Debug, Args)]
pub(super) struct PerftArguments {
    /// The length of the sequences, in plies
    depth: u32,
    #[command(flatten)]
    position: PositionArguments,
    /// Also the number for each first move
    #[arg(long)]
    divide: bool,
    /// How many threads count; as many as the processor runs at once if not said
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<usize>>,
    /// Use only instructions that every processor has
    #[arg(long)]
    portable: bool,
}

/// Counts, and prints the total.
pub(super) fn run(
    arguments: &PerftArguments,
    out: &mut impl Write,
    err: &mut impl Write,
) -> io::Result<u8> {
    let start = match position::start(&arguments.position, Reading::Lenient, || 518) {
        Ok(start) => start,
        Err(error) => {
            position::report(&error, err)?;
            return Ok(2);
        }
    };
    if arguments.depth == 0 {
        writeln!(out, "1")?;
        return Ok(0);
    }
    let work = Work::new(&start.position, arguments);
    let counts = work.share_out(arguments.threads.unwrap_or_else(all_threads), err)?;
    if arguments.divide {
        for (mv, leaves) in work.first_moves.iter().zip(&counts) {
            writeln!(out, "{} {leaves}", coordinate::write(*mv, start.variant))?;
        }
    }
    writeln!(out, "{}", counts.iter().sum::<u64>())?;
    Ok(0)
}

fn all_threads() -> NonZero<usize> {
    thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN)
}

/// What is to be counted, in parts.
struct Work {
    first_moves: Vec<Move>,
    parts: Vec<Part>,
    /// How many plies are left in each part.
    depth: u32,
    instructions: Instructions,
}

/// A position some plies on, and the number of the first move that led there.
struct Part {
    first_move: usize,
    position: Position,
}

impl Part {
    /// The parts one ply on.
    fn split(&self) -> Vec<Part> {
        let moves = self.position.legal_moves();
        let on = |&mv: &Move| Part {
            first_move: self.first_move,
            position: self.position.play(mv),
        };
        moves.iter().map(on).collect()
    }
}

impl Work {
    fn new(start: &Position, arguments: &PerftArguments) -> Work {
        let first_moves = start.legal_moves().to_vec();
        let after_first = first_moves.iter().enumerate();
        let after_first = after_first.map(|(first_move, &mv)| Part {
            first_move,
            position: start.play(mv),
        });
        let (parts, plies) = if arguments.depth > 2 {
            (after_first.flat_map(|part| part.split()).collect(), 2)
        } else {
            (after_first.collect(), 1)
        };
        Work {
            first_moves,
            parts,
            depth: arguments.depth - plies,
            instructions: if arguments.portable {
                Instructions::PORTABLE
            } else {
                Instructions::best()
            },
        }
    }

    /// The number for each first move.
    fn share_out(&self, threads: NonZero<usize>, err: &mut impl Write) -> io::Result<Vec<u64>> {
        let next = AtomicUsize::new(0);
        let (sender, receiver) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..threads.get().min(self.parts.len()) {
                let (sender, next) = (sender.clone(), &next);
                scope.spawn(move || {
                    while let Some(part) = self.parts.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let leaves = self.instructions.perft(&part.position, self.depth);
                        if sender.send((part.first_move, leaves)).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            self.gather(&receiver, err)
        })
    }

    /// Adds up what the threads find, and tells how far they are if it takes long.
    fn gather(&self, found: &Receiver<(usize, u64)>, err: &mut impl Write) -> io::Result<Vec<u64>> {
        let mut counts = vec![0; self.first_moves.len()];
        let (start, mut done) = (Instant::now(), 0);
        let mut report_at = start + PATIENCE;
        loop {
            match found.recv_timeout(report_at.saturating_duration_since(Instant::now())) {
                Ok((first_move, leaves)) => {
                    counts[first_move] += leaves;
                    done += 1;
                }
                Err(RecvTimeoutError::Timeout) => {
                    report(done * 100 / self.parts.len(), &counts, start, err)?;
                    report_at += PATIENCE;
                }
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        if start.elapsed() > PATIENCE {
            report(100, &counts, start, err)?;
        }
        Ok(counts)
    }
}

fn report(percent: usize, counts: &[u64], start: Instant, err: &mut impl Write) -> io::Result<()> {
    let leaves = counts.iter().sum::<u64>();
    let per_second = u128::from(leaves) * 1000 / start.elapsed().as_millis().max(1);
    writeln!(err, "{percent} %: {leaves} found, {per_second} a second")
}
