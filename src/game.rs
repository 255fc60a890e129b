//! A game under the Laws: record, draws and claims, offers, results, clock, the two players.
//!
//! Time is an argument everywhere: nothing here asks what time it is.

mod timestamp;

pub use timestamp::Timestamp;
