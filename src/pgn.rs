//! The exchange format for games, PGN: reading and writing.
//!
//! Reading asks for little: [`Reader`] takes what real files hold and tells, with
//! line and column, what it could not take. Writing is strict: [`write()`] gives
//! the export format of the standard, the same bytes for the same game.
//!
//! The way in: bytes with their places ([`source`]), tokens ([`lexer`]), a game
//! growing token by token ([`draft`]). In between stand [`PgnGame`] and its [`Tree`].

pub mod clock;
mod draft;
mod game;
mod glyph;
mod lexer;
mod marker;
mod null_move;
mod problem;
mod reader;
mod source;
mod start;
mod tags;
mod tree;
mod writer;

pub use game::PgnGame;
pub use glyph::sign;
pub use marker::Marker;
pub use null_move::play as play_or_pass;
pub use problem::{PgnError, Problem, RefusedMove};
pub use reader::{Entry, Index, Reader};
pub use source::Spot;
pub use tags::Tags;
pub use tree::{Builder, NodeId, Place, Step, Tree, Walk};
pub use writer::{to_text, write, write_in_style};
