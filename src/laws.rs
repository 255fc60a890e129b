//! The Laws of Chess as a book to look things up in: its topics, and an example for each.
//!
//! ```text
//! Topic ──→ Example ──→ scenes: the boards one steps through
//!   ↑
//! a refused move, or something refused at the table
//! ```
//!
//! An [`Example`] is a small game at a real [`Table`](crate::game::Table): what
//! it shows as allowed is played there, and what it shows as forbidden is
//! refused there, with the reason that players get. Titles and texts belong to
//! the wording layer; nothing here is a sentence.

mod example;
mod examples;
mod scene;
mod topic;
mod why;

pub use example::{Deed, Example, Step};
pub use examples::examples;
pub use scene::{Event, Flaw, Scene, replay, set_up};
pub use topic::{Chapter, Topic};
pub use why::{of_cause, of_refusal};
