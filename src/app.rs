//! All state of the program: an event and its time come in, effects go out.

mod effect;
mod event;

pub use effect::Effect;
pub use event::{Event, Key, KeyPress, Pointer, PointerKind, Target};
