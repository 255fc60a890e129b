//! The only code that touches the disk: where things are kept, and writing them so that nothing
//! is lost.
//!
//! Every failure is a [`FileFault`](crate::wording::FileFault): what was tried, on which file,
//! and why it failed; its sentence is in `wording`.

mod calls;
pub mod durable;
mod fault;
pub mod games;
mod growing;
mod identity;
pub mod last_game;
pub mod library;
mod lock;
mod ordinary;
pub mod paths;
pub mod practice;
pub mod settings;
