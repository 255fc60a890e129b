//! The real program in a real pseudo-terminal, for what only a terminal can show.
#![cfg(unix)]
#![expect(
    clippy::unwrap_used,
    reason = "where the harness fails the test has failed"
)]

mod chance;
mod crash;
mod demo;
mod ends;
mod games;
mod input;
mod kept;
mod language;
mod launch;
mod laws;
mod look_up;
mod many_games;
mod monkey;
mod plain;
mod practice;
mod pty;
mod quiet;
mod review;
mod settings;
mod weigh;
mod wire;

use launch::Launch;

/// The program itself, and the demo, which must not behave differently.
fn programs() -> [Launch; 2] {
    [demo::demo(), Launch::tabiya()]
}
