//! `tabiya perft`: how many move sequences of a length are legal.

use std::io::{self, Write};

use clap::Args;

use super::{PositionArguments, position};
use crate::notation::coordinate;
use crate::notation::fen::Reading;
use crate::rules::{divide, perft};

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
    if arguments.divide && arguments.depth > 0 {
        for (mv, nodes) in divide(&start.position, arguments.depth) {
            writeln!(out, "{} {nodes}", coordinate::write(mv, start.variant))?;
        }
    }
    writeln!(out, "{}", perft(&start.position, arguments.depth))?;
    Ok(0)
}
