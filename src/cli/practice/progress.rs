//! What is known of the learner: printed, or deleted.

use std::io::{self, BufRead, Write};

use super::opened;
use crate::cli::language::words;
use crate::cli::settings;
use crate::files;
use crate::practice::Progress;

/// Prints what is known of the learner.
pub(super) fn print(out: &mut impl Write, err: &mut impl Write) -> io::Result<u8> {
    let opened = match opened() {
        Ok(opened) => opened,
        Err(fault) => {
            writeln!(err, "tabiya: {}", words().file_fault(&fault))?;
            return Ok(2);
        }
    };
    if opened.damaged > 0 {
        writeln!(err, "tabiya: {}", words().damaged(opened.damaged))?;
    }
    let loaded = settings::load();
    let preferences = loaded.preferences();
    let progress = Progress::rebuilt(preferences.targets, &opened.lines);
    let letters = preferences.spelling.letters();
    for line in words().progress(&progress, opened.now.day, letters) {
        writeln!(out, "{line}")?;
    }
    Ok(0)
}

/// Deletes the log if that is really wanted.
pub(super) fn reset(out: &mut impl Write, err: &mut impl Write) -> io::Result<u8> {
    write!(out, "{} [y/n] ", words().ask_reset())?;
    out.flush()?;
    let mut answer = String::new();
    io::stdin().lock().read_line(&mut answer)?;
    if !matches!(answer.trim(), "y" | "yes") {
        return Ok(1);
    }
    match files::practice::delete() {
        Ok(()) => Ok(0),
        Err(fault) => {
            writeln!(err, "tabiya: {}", words().file_fault(&fault))?;
            Ok(1)
        }
    }
}
