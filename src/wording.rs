//! Every sentence the program says: codes and data of the layers below become text here.
//!
//! A language is a type that implements [`Words`]; the compiler names every
//! sentence that is missing. Nothing outside this layer writes to players.

mod english;
mod position;

pub use english::English;
pub use position::PositionWords;

/// All sentences of one language.
pub trait Words: PositionWords {}

impl<T: PositionWords> Words for T {}
